import { createHash, randomUUID } from 'node:crypto';
import net, { type AddressInfo } from 'node:net';
import sharp from 'sharp';
import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/testApp.ts';

let portal: TestApp;
let origin: string;
let photo: Buffer;
let trap: number;
beforeAll(async () => {
  portal = await buildTestApp({ now: '2026-04-15T12:00:00Z' });
  await portal.app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(portal.app.server.address() as AddressInfo).port}`;
  photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#3a7d34' } })
    .jpeg()
    .toBuffer();
  const admin = await portal.as('admin');
  const added = await admin.inject({
    method: 'POST',
    url: '/api/traps/sites',
    payload: { speciesId: 'fall_armyworm', name: 'Sekyedumase block', latitude: 7.39, longitude: -1.36 },
  });
  expect(added.statusCode).toBeLessThan(300);
  trap = added.json<{ id: number }>().id;
});
afterAll(() => portal.close());

const basic = (person: string, password = 'demo-agrihub') => ({
  authorization: `Basic ${Buffer.from(`${person}@demo.agrihub.example:${password}`).toString('base64')}`,
});
const collect = { ...basic('ama'), 'x-openrosa-version': '1.0', 'user-agent': 'org.odk.collect.android/v2024.3' };
const get = (path: string, headers: Record<string, string> = collect, method = 'GET') =>
  fetch(origin + path, { headers, method });

const instance = (form: string, answers: Record<string, string>, meta: Record<string, string>) =>
  [
    `<?xml version="1.0"?><data id="${form}" version="1" xmlns:orx="http://openrosa.org/xforms">`,
    ...Object.entries(answers).map(([name, value]) => `<${name}>${value}</${name}>`),
    `<orx:meta>${Object.entries(meta)
      .map(([name, value]) => `<orx:${name}>${value}</orx:${name}>`)
      .join('')}</orx:meta></data>`,
  ].join('');
const bodyOf = (xml: string, photos: readonly string[] = [], isIncomplete = false): FormData => {
  const form = new FormData();
  form.append('xml_submission_file', new Blob([xml], { type: 'text/xml' }), 'submission.xml');
  for (const name of photos) form.append(name, new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), name);
  if (isIncomplete) form.append('*isIncomplete*', 'yes');
  return form;
};
const send = async (body: FormData, headers: Record<string, string> = collect) => {
  const answer = await fetch(`${origin}/openrosa/submission?deviceID=collect:1`, { method: 'POST', headers, body });
  return { status: answer.status, text: await answer.text() };
};
/** The line drops in the middle of what is sent. */
const sendHalf = async (body: FormData): Promise<void> => {
  const request = new Request('http://x/', { method: 'POST', body });
  const bytes = Buffer.from(await request.arrayBuffer());
  const socket = net.connect(Number(new URL(origin).port), '127.0.0.1');
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  const head = Object.entries({
    ...collect,
    host: new URL(origin).host,
    'content-type': request.headers.get('content-type') ?? '',
    'content-length': String(bytes.length),
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`POST /openrosa/submission HTTP/1.1\r\n${head.join('')}\r\n`);
  await new Promise<void>((resolve) => socket.write(bytes.subarray(0, bytes.length / 2), () => resolve()));
  socket.destroy();
};
const risks = () =>
  portal.context.db.selectFrom('risk').select(['id', 'description', 'count', 'lat', 'lng', 'status']).execute();

function elements(xml: string): { name: string; attributes: Record<string, string> }[] {
  const found: { name: string; attributes: Record<string, string> }[] = [];
  const parser = new SaxesParser();
  parser.on(
    'opentag',
    ({ name, attributes }) => void found.push({ name, attributes: { ...attributes } as Record<string, string> }),
  );
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  return found;
}

describe('ODK Collect', () => {
  test('is asked to sign in, and only officers may', async () => {
    const nobody = await get('/openrosa/formList', { 'x-openrosa-version': '1.0' });
    expect([nobody.status, nobody.headers.get('www-authenticate'), nobody.headers.get('x-openrosa-version')]).toEqual([
      401,
      expect.stringMatching(/^Basic realm=/),
      '1.0',
    ]);
    expect(await nobody.text()).toContain('<OpenRosaResponse xmlns="http://openrosa.org/http/response"><message>');
    expect((await get('/openrosa/formList', basic('ama', 'wrong password'))).status).toBe(401);
    expect([401, 403]).toContain((await get('/openrosa/formList', basic('esi'))).status);
    const elsewhere = { ...collect, origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
    expect((await get('/openrosa/formList', elsewhere)).status).toBe(401);
  });

  test('downloads the forms, whose bounds are those of the portal', async () => {
    const list = await (await get('/openrosa/formList')).text();
    const addresses = [...list.matchAll(/<downloadUrl>([^<]+)</g)].map(([, address = '']) => new URL(address).pathname);
    const hashes = [...list.matchAll(/<hash>md5:(\w+)</g)].map(([, hash]) => hash);
    expect(addresses).toEqual([
      '/openrosa/forms/agrihub-risk',
      '/openrosa/forms/agrihub-trap',
      '/openrosa/forms/agrihub-scouting',
      '/openrosa/forms/agrihub-farmer',
      '/openrosa/forms/agrihub-farm',
      '/openrosa/forms/agrihub-rain',
    ]);
    for (const [at, address] of addresses.entries()) {
      const xml = await (await get(address)).text();
      expect(createHash('md5').update(xml).digest('hex')).toBe(hashes[at]);
      const all = elements(xml);
      const bound = all.filter(({ name }) => name === 'bind').map(({ attributes }) => attributes['nodeset']);
      const shown = all.flatMap(({ attributes }) =>
        attributes['ref']?.startsWith('/data/') ? [attributes['ref']] : [],
      );
      expect(shown).toEqual(bound.slice(0, -1));
      const lists = all
        .filter(({ name }) => name === 'itemset')
        .map(({ attributes }) => /instance\('(\w+)'\)/.exec(attributes['nodeset'] ?? '')?.[1]);
      expect(all.filter(({ name }) => name === 'instance').map(({ attributes }) => attributes['id'])).toEqual(
        expect.arrayContaining(lists),
      );
      expect(elements(await (await get(`${address}/manifest`)).text())[0]?.name).toBe('manifest');
    }
    const risk = elements(await (await get('/openrosa/forms/agrihub-risk')).text());
    const bind = (name: string) => risk.find(({ attributes }) => attributes['nodeset'] === `/data/${name}`)?.attributes;
    expect(bind('description')).toMatchObject({ required: 'true()', constraint: 'string-length(.) <= 2000' });
    expect(bind('count')).toMatchObject({ type: 'int', constraint: '. >= 0 and . <= 10000000' });
  });

  test('sends a risk with three photos over a line that drops: it is one risk with three photos', async () => {
    const head = await get('/openrosa/submission', collect, 'HEAD');
    expect([head.status, head.headers.get('location'), head.headers.get('x-openrosa-accept-content-length')]).toEqual([
      204,
      `${origin}/openrosa/submission`,
      '100000000',
    ]);
    const instanceID = `uuid:${randomUUID()}`;
    const names = ['1713.jpg', '1714.jpg', '1715.jpg'];
    const answers = {
      riskCategoryId: '1',
      description: 'Armyworms &amp; more in maize',
      count: '12',
      place: '7.391234 -1.360876 210.0 4.8',
      photo1: names[0] ?? '',
      photo2: names[1] ?? '',
      photo3: names[2] ?? '',
    };
    const xml = instance('agrihub-risk', answers, { instanceID });
    const before = (await risks()).length;

    await sendHalf(bodyOf(xml, names));
    expect((await send(bodyOf(xml, names.slice(0, 1), true))).status).toBe(202);
    // The answer was lost: the phone sends the part again.
    expect((await send(bodyOf(xml, names.slice(0, 1), true))).status).toBe(202);
    await sendHalf(bodyOf(xml, names.slice(1, 2), true));
    expect((await send(bodyOf(xml, names.slice(1, 2), true))).status).toBe(202);
    const missing = await send(bodyOf(xml));
    expect([missing.status, missing.text]).toEqual([400, expect.stringContaining('1715.jpg did not come')]);
    expect(await risks()).toHaveLength(before);

    const last = await send(bodyOf(xml, names.slice(2)));
    expect([last.status, last.text]).toEqual([201, expect.stringContaining('nature="submit_success"')]);
    const again = await Promise.all([send(bodyOf(xml, names)), send(bodyOf(xml, names))]);
    expect(again.map(({ status }) => status)).toEqual([201, 201]);
    expect(again[0]?.text).toContain('was here already');

    const found = (await risks()).slice(before);
    expect(found).toMatchObject([
      { description: 'Armyworms & more in maize', count: 12, lat: 7.391234, lng: -1.360876, status: 'pending' },
    ]);
    const ama = await portal.as('ama');
    await portal.context.jobs.runDue();
    const shown = (await ama.inject(`/api/risks/${found[0]?.id}`)).json<{ photos: unknown[]; own: boolean }>();
    expect([shown.photos.length, shown.own]).toEqual([3, true]);
    expect(await portal.context.db.selectFrom('openrosa_media').selectAll().execute()).toEqual([]);

    // What was changed on the phone afterwards is a new version of the same risk.
    const changed = instance(
      'agrihub-risk',
      { ...answers, count: '40' },
      { instanceID: `uuid:${randomUUID()}`, deprecatedID: instanceID },
    );
    expect(await send(bodyOf(changed, names))).toMatchObject({ status: 201 });
    expect((await risks()).slice(before)).toMatchObject([{ id: found[0]?.id, count: 40 }]);
    const kofi = { ...collect, ...basic('kofi') };
    const foreign = instance('agrihub-risk', answers, { instanceID: `uuid:${randomUUID()}`, deprecatedID: instanceID });
    expect((await send(bodyOf(foreign, names), kofi)).status).toBe(400);
  });

  test('sends a trap report, a scouting, a farmer and the boundary of a farm', async () => {
    const sent = async (form: string, answers: Record<string, string>) => {
      const { status, text } = await send(bodyOf(instance(form, answers, { instanceID: `uuid:${randomUUID()}` })));
      return status === 201 ? status : text;
    };
    const taken = {
      trap: await sent('agrihub-trap', {
        trapSiteId: String(trap),
        riskCategoryId: '1',
        pestCount: '7',
        nights: '7',
        lureChanged: 'true',
        point: '7.39 -1.36 0 5',
      }),
      scouting: await sent('agrihub-scouting', {
        speciesId: 'fall_armyworm',
        cropStage: 'Early_whorl',
        cropId: 'maize',
        districtId: 'ejura_sekyedumase_municipal',
        plantsASpot: '20',
        spot1: '3',
        spot2: '0',
      }),
      farmer: await sent('agrihub-farmer', {
        name: 'Sample Farmer',
        phone: '0244123456',
        districtId: 'ejura_sekyedumase_municipal',
        communityName: 'Sekyedumase',
        crops: 'maize yam',
        language: 'ak',
        agrees: 'true',
      }),
      farm: await sent('agrihub-farm', {
        name: 'Lower field',
        crop: 'maize',
        boundary: '7.390 -1.360 0 4;7.391 -1.360 0 4;7.391 -1.359 0 4;7.390 -1.359 0 4;7.390 -1.360 0 4',
      }),
    };
    expect(taken).toEqual({ trap: 201, scouting: 201, farmer: 201, farm: 201 });
    const ama = await portal.as('ama');
    const farms = (await ama.inject('/api/farms')).json<{ found: { name: string; source: string }[] }>();
    expect(farms.found).toMatchObject([{ name: 'Lower field', source: 'walked', crop: 'maize', own: true }]);
    const farmers = (await ama.inject('/api/farmers')).json<{ found: { name: string }[] }>();
    expect(farmers.found.map(({ name }) => name)).toContain('Sample Farmer');
  });

  test('is told in a sentence what is wrong, and nothing is kept', async () => {
    const before = await risks();
    const meta = { instanceID: `uuid:${randomUUID()}` };
    const refusal = async (xml: string) => {
      const { status, text } = await send(bodyOf(xml));
      return [status, /<message>([^<]*)</.exec(text)?.[1]];
    };
    expect(await refusal(instance('agrihub-risk', { riskCategoryId: '1' }, meta))).toEqual([
      400,
      expect.stringContaining('description is missing'),
    ]);
    expect(await refusal(instance('somebody-elses', {}, meta))).toEqual([
      400,
      expect.stringContaining('Download the forms'),
    ]);
    expect(await refusal(instance('agrihub-risk', {}, {}))).toEqual([400, expect.stringContaining('no instance id')]);
    expect(
      await refusal('<data id="agrihub-risk" encrypted="yes"><base64EncryptedKey>x</base64EncryptedKey></data>'),
    ).toEqual([400, expect.stringContaining('The form is encrypted')]);
    expect(await refusal('<!DOCTYPE x [<!ENTITY e "x">]><data id="agrihub-risk">&e;</data>')).toEqual([
      400,
      expect.stringContaining('document type'),
    ]);
    expect(await refusal('not xml')).toEqual([400, expect.stringContaining('no XML')]);
    expect(await risks()).toEqual(before);
  });
});
