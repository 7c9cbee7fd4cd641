import { zipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '#contract/endpoint.ts';
import type { importCollected } from '#contract/openData/collected.ts';
import { buildTestApp, type Caller, type TestApp } from '../../testing/testApp.ts';

let portal: TestApp;
let ama: Caller;
beforeAll(async () => {
  portal = await buildTestApp({ now: '2026-04-15T12:00:00Z' });
  ama = await portal.as('ama');
});
afterAll(() => portal.close());

type Review = Answer<typeof importCollected>;
async function bring(
  form: string,
  fileName: string,
  text: string | Uint8Array,
  asked: { apply?: boolean; columns?: object } = {},
  who = ama,
) {
  const query = new URLSearchParams({
    form,
    fileName,
    ...(asked.apply && { apply: 'true' }),
    ...(asked.columns && { columns: JSON.stringify(asked.columns) }),
  });
  const answer = await who.inject({
    method: 'POST',
    url: `/api/collected/import?${query}`,
    payload: Buffer.from(text),
    headers: { 'content-type': 'application/octet-stream' },
  });
  return { status: answer.statusCode, ...answer.json<Review & { message?: string }>() };
}
const risks = () => portal.context.db.selectFrom('risk').select(['description', 'count', 'lat', 'lng']).execute();
const uuid = (n: number) => `0b1c2d3e-1111-4222-8333-44445555666${n}`;

describe('an officer who collects with KoboToolbox', () => {
  const headers = 'What did you see,Notes from the field,cases,_place_latitude,_place_longitude,_place_precision,_uuid';
  const file = [
    headers,
    `Pest,Leaves are eaten,12,7.3912,-1.3567,4,${uuid(1)}`,
    `Locusts,A cloud of them,3,7.3912,-1.3567,4,${uuid(2)}`,
    `Flood,The field is under water,many,7.4,-1.36,4,${uuid(3)}`,
  ].join('\n');
  const columns = { 'What did you see': 'riskCategoryId', 'Notes from the field': 'description', cases: 'count' };

  test('says once what columns hold, sees what each row would become, and nothing is kept', async () => {
    expect(await bring('agrihub-risk', 'export.csv', file)).toMatchObject({ taken: 0, wrong: 3 });
    const review = await bring('agrihub-risk', 'export.csv', file, { columns });
    expect(review).toMatchObject({ applied: false, rows: 3, taken: 1, there: 0, wrong: 2 });
    expect(review.columns.find(({ header }) => header === 'place')).toEqual({
      header: 'place',
      question: 'place',
      example: '7.3912 -1.3567 0 4',
    });
    expect(review.review.map(({ row, act, sentences }) => [row, act, sentences[0]?.slice(0, 34)])).toEqual([
      [3, 'wrong', 'What was seen? is "Locusts". It is'],
      [4, 'wrong', 'How many cases? is "many". Expecte'],
      [2, 'take', undefined],
    ]);
    expect(await risks()).toEqual([]);
  });

  test('brings it in, each row once however often, and need not say the columns again', async () => {
    const applied = await bring('agrihub-risk', 'export.csv', file, { columns, apply: true });
    expect(applied).toMatchObject({ applied: true, taken: 1, wrong: 2 });
    const again = `${file}\nFlood,Another field,1,7.4,-1.36,4,${uuid(4)}`;
    expect(await bring('agrihub-risk', 'export.csv', again, { apply: true })).toMatchObject({
      taken: 1,
      there: 1,
      wrong: 2,
    });
    expect(await risks()).toMatchObject([
      { description: 'Leaves are eaten', count: 12, lat: 7.3912, lng: -1.3567 },
      { description: 'Another field', count: 1, lat: 7.4, lng: -1.36 },
    ]);
  });
});

test('the JSON of ODK Central becomes farmers, and a farm with its outline; a row the room refuses leaves nothing', async () => {
  const farmers = JSON.stringify({
    value: [
      {
        __id: `uuid:${uuid(5)}`,
        name: 'Yaa Asantewaa',
        phone: '0244123456',
        districtId: 'Ejura Sekyedumase Municipal',
        communityName: 'Ejura',
        crops: 'maize',
        agrees: 'yes',
      },
      {
        __id: `uuid:${uuid(6)}`,
        name: 'Kofi',
        phone: '12',
        districtId: 'ejura_sekyedumase_municipal',
        communityName: 'Ejura',
      },
    ],
  });
  const brought = await bring('agrihub-farmer', 'farmers.json', farmers, { apply: true });
  expect(brought).toMatchObject({ taken: 1, wrong: 1 });
  expect(brought.review[0]?.sentences[0]).toContain('12');
  const { db } = portal.context;
  expect(
    await db.selectFrom('openrosa_submission').select('instance_id').where('form', '=', 'agrihub-farmer').execute(),
  ).toEqual([{ instance_id: `uuid:${uuid(5)}` }]);
  const ring = [
    [-1.36, 7.38],
    [-1.358, 7.38],
    [-1.358, 7.382],
    [-1.36, 7.38],
  ];
  const farm = {
    __id: `uuid:${uuid(7)}`,
    farmerId: 'Yaa Asantewaa',
    name: 'By the river',
    boundary: { type: 'Polygon', coordinates: [ring] },
  };
  expect(await bring('agrihub-farm', 'farms.json', JSON.stringify([farm]), { apply: true })).toMatchObject({
    taken: 1,
  });
  expect((await db.selectFrom('farm').select('name').execute()).map(({ name }) => name)).toEqual(['By the river']);
});

test('trap reports of a sheet go to the trap by its name', async () => {
  const admin = await portal.as('admin');
  await admin.inject({
    method: 'POST',
    url: '/api/traps/sites',
    payload: { speciesId: 'fall_armyworm', name: 'Ejura north', latitude: 7.39, longitude: -1.36 },
  });
  const file = 'KEY,trapSiteId,riskCategoryId,pestCount,visitedOn\nuuid:a-b,Ejura north,Pest,7,2026-04-14';
  expect(await bring('agrihub-trap', 'traps.csv', file, { apply: true }, admin)).toMatchObject({ taken: 1, wrong: 0 });
});

test('photos that lie with the file in a .zip go to the row that names them, once', async () => {
  const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#3a7d34' } })
    .jpeg()
    .toBuffer();
  const csv = [
    'riskCategoryId,description,place,photo1,photo2,KEY',
    `Pest,With two photos,7.39 -1.36 0 4,leaf one.jpg,field.jpg,uuid:${uuid(8)}`,
    `Pest,With one photo,7.39 -1.36 0 4,field.jpg,,uuid:${uuid(9)}`,
  ].join('\n');
  const zip = zipSync({
    'risk.csv': Buffer.from(csv),
    'media/leaf_one.jpg': photo,
    [`media/${uuid(8)}/field.jpg`]: photo,
    [`media/${uuid(9)}/field.jpg`]: photo,
    'media/nobodys.jpg': photo,
  });
  expect(await bring('agrihub-risk', 'export.zip', zip)).toMatchObject({ applied: false, taken: 2, photos: 3 });
  expect(await bring('agrihub-risk', 'export.zip', zip, { apply: true })).toMatchObject({ taken: 2, photos: 3 });
  expect(await bring('agrihub-risk', 'export.zip', zip, { apply: true })).toMatchObject({
    taken: 0,
    there: 2,
    photos: 0,
  });
  await portal.context.jobs.runDue();
  const kept = await portal.context.db.selectFrom('risk').select(['id', 'description']).execute();
  const photosOf = async (description: string) => {
    const id = kept.find((risk) => risk.description === description)?.id;
    return (await ama.inject(`/api/risks/${id}`)).json<{ photos: unknown[] }>().photos.length;
  };
  expect([await photosOf('With two photos'), await photosOf('With one photo')]).toEqual([2, 1]);
});

test('a .zip of something else is refused with what it should hold', async () => {
  const refusal = async (files: Record<string, Uint8Array>) =>
    (await bring('agrihub-risk', 'export.zip', zipSync(files))).message;
  expect(await refusal({ 'a.jpg': new Uint8Array(3) })).toContain('holds no table');
  expect(await refusal({ 'a.csv': new Uint8Array(3), 'b.csv': new Uint8Array(3) })).toContain(
    '2 tables (a.csv, b.csv)',
  );
  expect((await bring('agrihub-risk', 'export.zip', 'PK no zip')).message).toContain('is damaged');
});

test('what is no export is refused with what was expected', async () => {
  expect(await bring('agrihub-risk', 'x.json', '{"a":1}')).toMatchObject({
    status: 400,
    message: expect.stringContaining('Expected: what KoboToolbox or ODK Central exports'),
  });
  expect((await bring('agrihub-nothing', 'x.csv', 'a\n1')).message).toContain('There is no form "agrihub-nothing"');
});
