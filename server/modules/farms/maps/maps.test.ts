import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTile } from '#engines/shapes/vectorTile.ts';
import { allHeard } from '../../../testing/heard.ts';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/testApp.ts';
import { putPosts } from '../../../testing/putPosts.ts';

let portal: TestApp;
let ama: Caller;
let kofi: Caller;
beforeAll(async () => {
  portal = await buildTestApp();
  [ama, kofi] = [await portal.as('ama'), await portal.as('kofi')];
  for (const [who, lat, name] of [
    [ama, 7.38, 'Mine'],
    [kofi, 7.4, 'His'],
    [kofi, 9.43, 'Far'],
  ] as const) {
    const [west, south] = [-1.36, lat];
    const outline = [
      [
        [
          [west, south],
          [west + 0.002, south],
          [west + 0.002, south + 0.002],
          [west, south + 0.002],
          [west, south],
        ],
      ],
    ];
    await who.inject({ method: 'POST', url: '/api/farms', payload: { outline, name, source: 'drawn' } });
  }
  // Ama looks after all districts with a farm.
  const farmed = await portal.context.db.selectFrom('farm').select('district_id').distinct().execute();
  await putPosts(
    portal.context.db,
    'ama',
    'user',
    farmed.flatMap(({ district_id: id }) => id ?? []),
  );
  await allHeard(portal.context);
});
afterAll(() => portal.close());

const around = (more = '') => `/api/farms/in?west=-1.4&south=7.3&east=-1.3&north=7.5${more}`;
const names = async (who: Caller, url: string) =>
  (await who.inject(url))
    .json<{ found: { name: string }[] }>()
    .found.map(({ name }) => name)
    .toSorted();
const tile = async (who: Caller) => {
  const answer = await who.inject('/api/farms/tiles/9/254/245');
  return { shapes: readTile(answer.rawPayload), answer };
};

test('from afar farms are counted by district', async () => {
  const counts = (await ama.inject('/api/farms/districts')).json<
    { farms: number; hectares: number; center_point: string }[]
  >();
  expect(counts.map(({ farms }) => farms)).toEqual([2, 1]);
  expect(counts[0]).toMatchObject({ district: { id: 'ejura_sekyedumase_municipal' } });
  expect(counts[0]?.center_point).toMatch(/^7\.39\d*, -1\.359\d*$/);
  expect(counts[0]?.hectares).toBeCloseTo(9.77, 1);
});

test('farms are found in a box, as many as are asked for', async () => {
  expect(await names(ama, around())).toEqual(['His', 'Mine']);
  expect((await ama.inject(around('&limit=1'))).json()).toMatchObject({ more: true });
  expect(
    (await ama.inject('/api/farms/in?west=-3&south=4&east=1&north=11')).json<{ found: object[] }>().found,
  ).toHaveLength(3);
  expect((await ama.inject('/api/farms/in?west=-3&south=4&east=1&north=200')).statusCode).toBe(400);
});

test('a tile holds the farms in it, marks one’s own, and nobody may keep it', async () => {
  const { shapes, answer } = await tile(ama);
  expect(shapes.map(({ own }) => own).toSorted()).toEqual([false, true]);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/vnd.mapbox-vector-tile',
    'cache-control': 'private, no-store',
  });
  expect(answer.body).not.toMatch(/GHA|Mine|His/);
  expect((await ama.inject('/api/farms/tiles/8/127/122')).statusCode).toBe(400);
  // Who has it still may ask whether it changed.
  const again = await ama.inject({
    url: '/api/farms/tiles/9/254/245',
    headers: { 'if-none-match': String(answer.headers.etag) },
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('who looks after other districts sees their own alone; a farm that is mapped, moved or deleted shows at once', async () => {
  await putPosts(portal.context.db, 'kofi', 'user', ['ho_municipal']);
  await allHeard(portal.context);
  expect(await names(kofi, around())).toEqual(['His']);
  expect((await tile(kofi)).shapes).toHaveLength(1);
  const outline = [
    [
      [
        [-1.35, 7.35],
        [-1.34, 7.35],
        [-1.34, 7.36],
        [-1.35, 7.35],
      ],
    ],
  ];
  const { id } = (
    await kofi.inject({ method: 'POST', url: '/api/farms', payload: { outline, name: 'New', source: 'drawn' } })
  ).json<{ id: string }>();
  expect(await names(kofi, around())).toEqual(['His', 'New']);
  expect((await tile(kofi)).shapes).toHaveLength(2);
  await kofi.inject({ method: 'PATCH', url: `/api/farms/${id}`, payload: { name: 'Renamed' } });
  expect(await names(kofi, around())).toEqual(['His', 'Renamed']);
  await kofi.inject({ method: 'DELETE', url: `/api/farms/${id}` });
  expect(await names(kofi, around())).toEqual(['His']);
  expect((await tile(kofi)).shapes).toHaveLength(1);
});
