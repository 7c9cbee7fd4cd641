import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { outlinesOf, polygonsOf } from '../../adapters/outlines/drawing.ts';
import type { OutlineSet } from '../../adapters/outlines/outlines.ts';
import { buildTestApp, type Caller, type TestApp } from '../../testing/testApp.ts';
import { requestFirstOutlines } from './outlineSets.service.ts';

const kept = JSON.parse(
  readFileSync(new URL('../../../content/geography/approximate-outlines.json', import.meta.url), 'utf8'),
) as OutlineSet;

/** A file as another institution would hand it over: capitals, hyphens, other spellings, and no Guan. */
const foreign = (): { name: string; geometry: unknown }[] =>
  outlinesOf(kept.topology)
    .filter(({ id }) => id !== 'guan')
    .map((outline) => ({
      name: String(outline.id)
        .replace('ejura_sekyedumase_municipal', 'EJURA-SEKYEDUMASE')
        .replace('sagnarigu', 'sagnerigu')
        .replace('bolgatanga_east', 'BOLGA  EAST')
        .replace(/^keta_municipal$/, 'District 17')
        .toUpperCase(),
      geometry: { type: 'MultiPolygon', coordinates: polygonsOf(kept.topology, outline) },
    }));
const file = (outlines: { name: string; geometry: unknown }[]): string =>
  JSON.stringify({
    type: 'FeatureCollection',
    features: outlines.map(({ name, geometry }) => ({ type: 'Feature', properties: { DISTRICT: name }, geometry })),
  });

interface OutlineRecord {
  id: string;
  state: string;
  active: boolean;
  refusal: string;
  source: string;
  vintage: string;
  report: {
    outlines: number;
    matched: { outline: string; district_id: string; by: string }[];
    unclaimed: { outline: string; nearest: string }[];
    missing: { district_id: string; liesIn: string }[];
  } | null;
}

let portal: TestApp;
let admin: Caller;
beforeEach(async () => {
  portal = await buildTestApp({ env: { INNER_HOSTS: '127.0.0.1' } });
  admin = await portal.as('admin');
});
afterEach(() => portal.close());

const upload = (who: Caller, body: string): Promise<LightMyRequestResponse> =>
  who.inject({
    method: 'POST',
    url: '/api/geography/outline-sets/upload?fileName=districts.geojson&vintage=2021&source=Survey%20Department&licence=CC%20BY%204.0',
    headers: { 'content-type': 'application/octet-stream' },
    payload: Buffer.from(body),
  });
const activate = (who: Caller, id: string): Promise<LightMyRequestResponse> =>
  who.inject({ method: 'POST', url: `/api/geography/outline-sets/${id}/activate` });
const sets = async (): Promise<OutlineRecord[]> => (await admin.inject('/api/geography/outline-sets')).json();
const drawn = async (): Promise<{ approximate: boolean; vintage: string; source: string }> =>
  (await portal.inject('/api/geography/atlas')).json<{
    outlines: { approximate: boolean; vintage: string; source: string };
  }>().outlines;

describe('an administrator', () => {
  test('imports a file, sees what matched how, puts it to use, and takes it back', async () => {
    const uploaded = await upload(admin, file(foreign()));
    expect(uploaded.statusCode).toBe(201);
    const set = uploaded.json<OutlineRecord>();
    expect(set).toMatchObject({ state: 'ready', active: false, source: 'Survey Department', vintage: '2021' });
    expect(set.report?.outlines).toBe(260);
    const by = (id: string) => set.report?.matched.find(({ district_id }) => district_id === id)?.by;
    expect(by('ejura_sekyedumase_municipal')).toBe('name');
    expect(by('sagnarigu_municipal')).toBe('known spelling');
    expect(by('bolgatanga_east')).toBe('known spelling');
    expect(by('keta_municipal')).toBe('place');
    expect(set.report?.unclaimed).toEqual([]);
    expect(set.report?.missing).toMatchObject([{ district_id: 'guan', liesIn: '' }]);
    expect(await drawn()).toMatchObject({ approximate: true });

    expect((await activate(admin, set.id)).json()).toMatchObject({ active: true });
    expect(await drawn()).toMatchObject({ approximate: false, vintage: '2021', source: 'Survey Department' });
    expect((await sets()).map(({ id, active }) => [id, active])).toEqual([
      [set.id, true],
      ['approximate', false],
    ]);

    expect((await activate(admin, 'approximate')).json()).toMatchObject({ active: true });
    expect(await drawn()).toMatchObject({ approximate: true });
    expect((await activate(admin, set.id)).statusCode).toBe(200);
  });

  test('is told what is wrong with a file, and nothing is kept of it', async () => {
    const three = await upload(admin, file(foreign().slice(0, 3)));
    expect(three.statusCode).toBe(422);
    expect(three.json()).toMatchObject({
      message: "The file has 3 outlines; a set of Ghana's districts has about 260. Import a file with every district.",
    });
    const elsewhere = await upload(
      admin,
      file(
        foreign().map(({ geometry }, i) => ({
          name: `Place ${i}`,
          geometry:
            i < 200
              ? {
                  type: 'Polygon',
                  coordinates: [
                    [
                      [-1, 11.3],
                      [-0.9, 11.3],
                      [-0.9, 11.4],
                      [-1, 11.3],
                    ],
                  ],
                }
              : geometry,
        })),
      ),
    );
    expect(elsewhere.json<{ message: string }>().message).toMatch(
      /^Only \d+ of the 261 districts were found in the file\./,
    );
    expect((await sets()).map(({ id }) => id)).toEqual(['approximate']);
  });

  test('may not use a set that does not exist or send something else than a file', async () => {
    expect((await activate(admin, 'none')).statusCode).toBe(404);
    expect((await activate(admin, '3f0c3d3e-0000-4000-8000-000000000000')).statusCode).toBe(404);
    const json = await admin.inject({
      method: 'POST',
      url: '/api/geography/outline-sets/upload?fileName=x',
      payload: { a: 1 },
    });
    expect(json.json()).toMatchObject({
      message: 'The file is missing. Send its bytes as the body with Content-Type: application/octet-stream.',
    });
  });
});

describe('everybody else', () => {
  test('an officer without that right and a visitor see and change no outline set', async () => {
    const ama = await portal.as('ama');
    expect((await ama.inject('/api/geography/outline-sets')).statusCode).toBe(403);
    expect((await upload(ama, 'x')).statusCode).toBe(403);
    expect((await activate(ama, 'approximate')).statusCode).toBe(403);
    expect((await portal.inject('/api/geography/outline-sets')).statusCode).toBe(401);
    expect((await upload(portal, 'x')).statusCode).toBe(401);
  });
});

describe('outlines from an address', () => {
  let stand: Server;
  let address = '';
  let answer = '';
  beforeAll(async () => {
    stand = createServer((_request, reply) => reply.end(answer));
    await new Promise<void>((ready) => stand.listen(0, '127.0.0.1', ready));
    address = `http://127.0.0.1:${(stand.address() as AddressInfo).port}/districts.geojson`;
  });
  afterAll(() => {
    stand.closeAllConnections();
    stand.close();
  });

  const order = (body: object): Promise<LightMyRequestResponse> =>
    admin.inject({ method: 'POST', url: '/api/geography/outline-sets', payload: body });
  const first = (boundariesUrl: string): Promise<void> =>
    requestFirstOutlines({ ...portal.context, config: { ...portal.context.config, boundariesUrl } });

  test('are fetched in the background and wait to be looked at', async () => {
    answer = file(foreign());
    const asked = await order({ address, source: 'Survey Department' });
    expect(asked.statusCode).toBe(202);
    expect(asked.json()).toMatchObject({ state: 'fetching', report: null });
    await portal.context.jobs.runDue();
    expect((await sets())[0]).toMatchObject({
      state: 'ready',
      active: false,
      source: 'Survey Department',
      vintage: 'year not stated',
    });
  });

  test('that cannot be used leave their sentence in the list', async () => {
    answer = '<html>moved</html>';
    const { id } = (await order({ address })).json<{ id: string }>();
    expect((await activate(admin, id)).statusCode).toBe(409);
    await portal.context.jobs.runDue();
    expect((await sets())[0]).toMatchObject({
      state: 'refused',
      active: false,
      refusal: expect.stringContaining('is not valid JSON'),
    });
    expect((await activate(admin, id)).statusCode).toBe(409);
    expect((await order({ address: 'ftp://example.org/file' })).statusCode).toBe(422);
  });

  test('in the inner network are not fetched, unless the operator named the host', async () => {
    answer = file(foreign());
    await order({ address: address.replace('127.0.0.1', 'localhost') });
    await portal.context.jobs.runDue();
    expect((await sets())[0]).toMatchObject({
      state: 'refused',
      refusal: expect.stringMatching(/^localhost lies in the inner network/),
    });
  });

  test('are put to use at once on the first start, and not asked for again', async () => {
    answer = file(foreign());
    await first(address);
    await portal.context.jobs.runDue();
    await expect.poll(drawn).toMatchObject({ approximate: false });
    await activate(admin, 'approximate');
    await first(address);
    await portal.context.jobs.runDue();
    expect(await sets()).toHaveLength(2);
    expect(await drawn()).toMatchObject({ approximate: true });
  });

  test('that cannot be reached leave one hint however often the portal starts, and the approximate outlines', async () => {
    await first('http://127.0.0.1:9/');
    await portal.context.jobs.runDue();
    expect((await sets())[0]).toMatchObject({
      state: 'refused',
      refusal: '127.0.0.1:9 cannot be reached. Try again when this machine is online, or import a file.',
    });
    expect(await drawn()).toMatchObject({ approximate: true });
    await first('http://127.0.0.1:9/');
    await portal.context.jobs.runDue();
    expect((await sets()).map(({ state }) => state)).toEqual(['refused', 'ready']);
  });
});
