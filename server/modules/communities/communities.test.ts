import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openMessagesRoom, type MessagesRoom } from '../../testing/messagesRoom.ts';
import type { Caller } from '../../testing/testApp.ts';
import { putPosts, resetPosts } from '../../testing/putPosts.ts';

interface Community {
  readonly id: number;
  readonly name: string;
  readonly status: string;
  readonly version: number;
  readonly mergedInto: { readonly name: string } | null;
}
let room: MessagesRoom;
let efua: Caller;
beforeAll(async () => {
  room = await openMessagesRoom();
  efua = await room.portal.as('efua');
});
afterAll(() => room.close());
beforeEach(async () => {
  await room.reset();
  efua = await room.portal.as('efua');
  await room.portal.context.db.deleteFrom('risk').execute();
});

const ejura = 'ejura_sekyedumase_municipal';
/** A village about 16 km north-east of Ejura, one 6 km from it, and one in the next district but far. */
const village = { name: 'Sample: Bonyon', point: { lat: 7.4935, lng: -1.2639 } };
const next = { name: 'Sample: Kasei', point: { lat: 7.5235, lng: -1.2159 } };
const send = async (caller: Caller, method: 'POST' | 'PATCH' | 'DELETE' | 'GET', url: string, payload?: object) => {
  const answer = await caller.inject({ method, url: `/api${url}`, ...(payload && { payload }) });
  return {
    status: answer.statusCode,
    body: answer.json<
      Community & { found: Community[]; total: number; asked: number; message: string; farmers: number }
    >(),
  };
};
/** Adds it, or finds it where another test did. */
async function there(typed: typeof village): Promise<number> {
  const { found } = (await send(room.admin, 'GET', `/communities?q=${encodeURIComponent(typed.name)}`)).body;
  const same = found.find(({ name }) => name === typed.name);
  return same ? same.id : (await send(room.admin, 'POST', '/communities', typed)).body.id;
}
const search = async (q: string) =>
  (await send(room.ama, 'GET', `/communities?q=${encodeURIComponent(q)}`)).body.found.map(({ name }) => name);
const farmerAt = async (community: object, fields: object = {}, caller = room.ama) =>
  room.farmer({ community, addressId: undefined, ...fields }, caller);

describe('finding a community', () => {
  test.each([
    ['Edjura', 'Ejura'],
    ['ejur', 'Ejura'],
    ['Nsawm', 'Nsawam'],
    ['Tekyiman', 'Techiman'],
    ['Obuase', 'Obuasi'],
  ])('%s finds %s', async (typed, meant) => {
    expect((await search(typed))[0]).toBe(meant);
  });

  test('towns and capitals of the portal are communities with their source, listed page by page', async () => {
    const first = (await send(room.ama, 'GET', '/communities?limit=100')).body;
    expect(first.total).toBeGreaterThan(300);
    const after = (await send(room.ama, 'GET', `/communities?limit=100&after=${first.found.at(-1)?.id}`)).body;
    expect(after.found[0]!.name.toLowerCase() >= first.found.at(-1)!.name.toLowerCase()).toBe(true);
    expect((await send(room.ama, 'GET', '/communities?q=ejura')).body.found[0]).toMatchObject({
      name: 'Ejura',
      districtId: ejura,
      source: expect.stringMatching(/capital|towns/),
      point: { lat: expect.closeTo(7.38, 1) },
    });
  });
});

describe('a village nobody knows yet', () => {
  test('is kept as typed, waits to be asked about, and its farmers follow what it turns out to be, and back', async () => {
    const name = 'Sample: Dromankuma';
    const id = await farmerAt({ name, districtId: ejura });
    const address = async () => (await room.ama.inject(`/api/farmers/${id}`)).json<{ address: object }>().address;
    expect(await address()).toMatchObject({ location: name, districtId: ejura });
    const waiting = (await send(room.admin, 'GET', `/communities?status=asked&district=${ejura}`)).body.found.find(
      (each) => each.name === name,
    );
    expect(waiting).toMatchObject({ status: 'asked', mergedInto: null });
    // Typed again, it is the same.
    await farmerAt({ name: 'sample dromankuma', districtId: ejura });
    expect((await send(room.admin, 'GET', `/communities/${waiting!.id}`)).body.farmers).toBe(2);

    const real = await there(village);
    expect((await send(room.admin, 'POST', `/communities/${waiting!.id}/merge`, { into: real })).body).toMatchObject({
      status: 'merged',
      mergedInto: { name: village.name },
    });
    await room.work();
    expect(await address()).toMatchObject({ location: village.name });
    expect(await search(name)).toContain(village.name);

    expect((await send(room.admin, 'DELETE', `/communities/${waiting!.id}/merge`)).body).toMatchObject({
      status: 'asked',
      mergedInto: null,
    });
    await room.work();
    expect(await address()).toMatchObject({ location: name });
    expect(
      (
        await send(room.admin, 'PATCH', `/communities/${waiting!.id}`, {
          status: 'known',
          name: 'Sample: Dromankuma North',
        })
      ).body,
    ).toMatchObject({ status: 'known' });
    await room.work();
    expect(await address()).toMatchObject({ location: 'Sample: Dromankuma North' });
  });

  test('is settled by who looks after its district alone', async () => {
    const { db } = room.portal.context;
    const id = await there(next);
    await resetPosts(db);
    const yaw = await room.portal.as('yaw');
    const rename = async (caller: Caller) =>
      (await send(caller, 'PATCH', `/communities/${id}`, { near: 'On the Nkoranza road' })).status;
    expect(await rename(await room.portal.as('ama'))).toBe(403);
    const { district_id } = await db
      .selectFrom('community')
      .select('district_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await putPosts(db, 'ama', 'user', [district_id]);
    expect([await rename(await room.portal.as('ama')), await rename(yaw)]).toEqual([200, 403]);
  });
});

test('a risk in a village 16 km from Ejura warns the farmers of that village and the next one in their languages, of their crops alone, and asks about those known by district alone', async () => {
  const [bonyon, kasei] = [await there(village), await there(next)];
  const names = ['In the village', 'In the next one', 'In Ejura', 'District alone', 'Rice in the village'] as const;
  const [inVillage, inNext, inEjura, alone, rice] = names;
  await farmerAt({ id: bonyon }, { name: inVillage, crops: ['maize'], language: 'ak' });
  await farmerAt({ id: kasei }, { name: inNext, crops: ['maize'], language: 'ee' }, room.kofi);
  await room.farmer({ name: inEjura, addressId: 'ejura', crops: ['maize'] });
  await farmerAt({ name: 'Sample: Somewhere', districtId: ejura }, { name: alone, crops: ['maize'] });
  await farmerAt({ id: bonyon }, { name: rice, crops: ['rice'] });
  const location = JSON.stringify({ coordinates: `${village.point.lat}, ${village.point.lng}`, name: village.name });
  const risk = (
    await send(room.ama, 'POST', '/risks', {
      riskCategoryId: 2,
      description: 'Caterpillars',
      location,
      district_id: ejura,
    })
  ).body.id;
  await send(efua, 'POST', '/risks/act', { act: 'verify', risks: [{ id: risk }] });
  const area = { kind: 'around', ...village.point, km: 10 };
  expect((await send(efua, 'GET', `/risks/${risk}/warning`)).body).toMatchObject({
    area,
    where: `within 10 km of ${village.name}, Ejura Sekyedumase Municipal`,
  });
  const warn = async (draft: object) => {
    const preview = (
      await send(efua, 'POST', `/risks/${risk}/warning/preview`, { area, text: 'Walk your field.', ...draft })
    ).body;
    return preview as unknown as {
      inside: number;
      byPlace: number;
      districtOnly: number;
      preview: { willGet: number };
    };
  };
  expect(await warn({})).toMatchObject({ inside: 3, byPlace: 3, districtOnly: 1, preview: { willGet: 3 } });
  expect(await warn({ crops: ['maize'] })).toMatchObject({ inside: 2, districtOnly: 1 });
  expect(await warn({ withDistrict: true })).toMatchObject({ inside: 4, districtOnly: 1 });

  // Drawn around the two villages it is the same; around the first of them, its farmers alone.
  const drawn = (west: number, south: number, east: number, north: number) => ({
    area: {
      kind: 'shape',
      corners: [
        [west, south],
        [east, south],
        [east, north],
        [west, north],
      ],
    },
  });
  expect(await warn({ ...drawn(-1.3, 7.45, -1.2, 7.55), crops: ['maize'] })).toMatchObject({
    inside: 2,
    districtOnly: 1,
  });
  expect(await warn(drawn(-1.3, 7.45, -1.24, 7.51))).toMatchObject({
    inside: 2,
    where: expect.stringMatching(/^in a drawn area of 44 km² near /),
  });
  const crossed = drawn(-1.3, 7.45, -1.2, 7.55).area.corners.toSorted(([one = 0], [other = 0]) => one - other);
  expect(await warn({ area: { kind: 'shape', corners: crossed } })).toMatchObject({
    message: expect.stringContaining('sides of the drawn area cross'),
  });

  // Each in their own language; who grows something else reads nothing of it.
  const texts = async (draft: object) => {
    const sent = await send(efua, 'POST', `/risks/${risk}/warning`, { area, optOutHint: false, ...draft });
    expect(sent.status, JSON.stringify(sent.body)).toBe(200);
    await room.work();
    const message = (sent.body as unknown as { message: { id: number } }).message.id;
    return (
      await room.portal.context.db
        .selectFrom('delivery')
        .select(['name', 'text'])
        .where('message_id', '=', message)
        .orderBy('name')
        .execute()
    ).map(({ name, text }) => `${name}: ${text}`);
  };
  expect(
    await texts({
      text: 'Walk your maize.',
      versions: [
        { language: 'ak', text: 'Akan: maize.' },
        { language: 'ee', text: 'Ewe: maize.' },
      ],
      crops: ['maize'],
    }),
  ).toEqual([`${inNext}: Ewe: maize.`, `${inVillage}: Akan: maize.`]);
  expect(
    await texts({
      text: 'Drain the rice field.',
      versions: [{ language: 'ak', text: 'Akan: rice.' }],
      crops: ['rice'],
    }),
  ).toEqual([`${rice}: Drain the rice field.`]);
});

describe('a list of communities', () => {
  const file = `Village,District,Latitude,Longitude,Population,Other names
Sample: Babaso,Ejura Sekyedumase Municipal,7.45,-1.30,"1,200",Babasso
Ejurra,Ejura Sekyedumase Municipal,,,,
Ejura,Ejura Sekyedumase Municipal,,,,
Sample: Swapped,,-1.30,7.45,,
Sample: Nowhere,,,,,
`;
  const bring = async (query: string, content: string, caller = room.admin) =>
    caller.inject({
      method: 'POST',
      url: `/api/communities/import?source=Sample%20census&${query}`,
      headers: { 'content-type': 'application/octet-stream' },
      payload: Buffer.from(content),
    });

  test('is reviewed before anything is kept: new ones, those there already, those that sound like one, wrong ones with the reason', async () => {
    const tried = (await bring('fileName=villages.csv', file)).json<{ review: object[] }>();
    expect(tried).toMatchObject({ applied: false, rows: 5, added: 2, same: 1, alike: 1, wrong: 2 });
    expect(tried.review).toMatchObject([
      { row: 5, act: 'wrong', problem: expect.stringContaining('latitude and longitude are the other way round') },
      { row: 6, act: 'wrong', problem: expect.stringMatching(/^Neither a district nor a position/) },
      { row: 3, act: 'alike', there: 'Ejura' },
      { row: 2, act: 'add' },
      { row: 4, act: 'same' },
    ]);
    expect(await search('Sample: Babaso')).not.toContain('Sample: Babaso');
    expect((await bring('fileName=villages.csv&apply=true&without=3', file)).json()).toMatchObject({
      applied: true,
      added: 1,
    });
    expect((await send(room.ama, 'GET', '/communities?q=Babasso')).body.found[0]).toMatchObject({
      name: 'Sample: Babaso',
      population: 1200,
      source: 'Sample census',
      status: 'known',
    });
    expect((await bring('fileName=villages.csv', file, room.ama)).statusCode).toBe(403);
  });

  test('comes as points of a map file, too', async () => {
    const points = {
      type: 'FeatureCollection',
      features: [
        {
          type: 'Feature',
          properties: { name: 'Sample: Mapped' },
          geometry: { type: 'Point', coordinates: [-1.31, 7.46] },
        },
      ],
    };
    expect((await bring('fileName=villages.geojson&apply=true', JSON.stringify(points))).json()).toMatchObject({
      applied: true,
      added: 1,
      wrong: 0,
    });
    const kml =
      '<kml xmlns="http://www.opengis.net/kml/2.2"><Document><Placemark><name>Sample: Marked</name><Point><coordinates>-1.32,7.47,0</coordinates></Point></Placemark></Document></kml>';
    expect((await bring('fileName=villages.kml&apply=true', kml)).json()).toMatchObject({
      applied: true,
      added: 1,
      wrong: 0,
    });
    expect((await send(room.ama, 'GET', '/communities?q=Sample%20Marked')).body.found[0]).toMatchObject({
      name: 'Sample: Marked',
      point: { lat: 7.47, lng: -1.32 },
    });
  });
});
