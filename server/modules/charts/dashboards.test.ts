import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDataset } from '../../testing/makeDataset.ts';
import { buildTestApp, type Caller, type TestApp } from '../../testing/testApp.ts';

let portal: TestApp;
let esi: Caller;
let ama: Caller;
let datasetId: string;
beforeAll(async () => {
  portal = await buildTestApp({ now: '2026-04-15T12:00:00Z' });
  ({ datasetId } = await makeDataset(portal));
  await makeDataset(portal, { name: 'Secret yields', private: true });
  await makeDataset(portal, {
    name: 'Rainfall',
    columns: [
      ['Town', 'text'],
      ['Rain', 'whole'],
    ],
    rows: "values ('Wa', 10)",
  });
  [esi, ama] = await Promise.all([portal.as('esi'), portal.as('ama')]);
});
afterAll(() => portal.close());

interface Shown {
  slug: string;
  name: string;
  panels: { dbref: string; version: number; latest: number; dbname: string }[];
  withheld: number;
  mine: boolean;
  message?: string;
}
const yields = { dbref: 'crop-yields-by-region', x: 'Region', y: 'Yield', kind: 'bar', where: ['Crop:is:Maize'] };
const rain = { dbref: 'rainfall', x: 'Town', y: 'Rain', kind: 'line' };
const save = async (name: string, panels: object[] = [yields, rain], who = esi) => {
  const answer = await who.inject({ method: 'POST', url: '/api/dashboards', payload: { name, panels } });
  return { status: answer.statusCode, ...answer.json<Shown>() };
};
const show = async (slug: string, who: Caller = portal) => {
  const answer = await who.inject(`/api/dashboards/${slug}`);
  return { status: answer.statusCode, text: answer.body, ...answer.json<Shown>() };
};
const setPrivate = async (id: string, value: boolean) =>
  expect(
    (await esi.inject({ method: 'PATCH', url: `/api/datasets/${id}`, payload: { private: value } })).statusCode,
  ).toBe(200);

test('a dashboard is saved under a name, bound to the versions of its data, and seen by whoever has its address', async () => {
  const { status, slug } = await save('  Maize in  Bono ');
  expect(status).toBe(201);
  expect(slug).toMatch(/^maize-in-bono-[0-9a-f]{8}$/);
  await makeDataset(portal, {
    name: 'Rainfall',
    datasetId: portal.context.catalogue.find('rainfall')?.id ?? '',
    columns: [
      ['Town', 'text'],
      ['Rain', 'whole'],
    ],
    rows: "values ('Wa', 20)",
  });
  expect(await show(slug)).toMatchObject({
    name: 'Maize in Bono',
    panels: [
      {
        dbref: 'crop-yields-by-region',
        version: 1,
        latest: 1,
        where: ['Crop:is:Maize'],
        dbname: 'Crop yields by region',
      },
      { dbref: 'rainfall', version: 1, latest: 2 },
    ],
    withheld: 0,
    mine: false,
  });
  expect((await show(slug, esi)).mine).toBe(true);
});

test('its owner lists, renames and deletes it and brings it back; others do not', async () => {
  const { slug } = await save('Mine');
  const url = `/api/dashboards/${slug}`;
  expect((await esi.inject('/api/dashboards/mine')).json<{ name: string; panels: number }[]>()).toContainEqual(
    expect.objectContaining({ slug, name: 'Mine', panels: 2 }),
  );
  expect((await ama.inject('/api/dashboards/mine')).json()).toEqual([]);
  for (const method of ['PATCH', 'DELETE'] as const)
    expect(
      (await ama.inject({ method, url, ...(method === 'PATCH' && { payload: { name: 'Theirs' } }) })).statusCode,
    ).toBe(404);
  expect((await esi.inject({ method: 'PATCH', url, payload: { name: 'Rice and rain' } })).json()).toMatchObject({
    slug,
    name: 'Rice and rain',
    panels: [{}, {}],
  });

  const { name, undo } = (await esi.inject({ method: 'DELETE', url })).json<{ name: string; undo: string }>();
  expect(name).toBe('Rice and rain');
  const gone = await show(slug);
  expect([gone.status, gone.message]).toEqual([
    404,
    `There is no dashboard "${slug}" of this address. It may have been deleted; /main/dashboard makes a new one.`,
  ]);
  const back = `/api/trash/${undo}/restore`;
  expect((await ama.inject({ method: 'POST', url: back })).statusCode).toBe(404);
  expect((await esi.inject({ method: 'POST', url: back })).json()).toEqual({ message: 'Brought back: Rice and rain' });
  expect((await show(slug)).status).toBe(200);
});

test('a private dataset is saved in no chart, not even by its owner', async () => {
  const refused = await save('Secret', [{ ...yields, dbref: 'secret-yields' }]);
  expect([refused.status, refused.message]).toEqual([
    404,
    'There is no data source "secret-yields". Take its dbref from /api/datalake/sources.',
  ]);
  const { slug } = await save('Open', [rain]);
  expect(
    (
      await esi.inject({
        method: 'PATCH',
        url: `/api/dashboards/${slug}`,
        payload: { panels: [{ ...yields, dbref: 'secret-yields' }] },
      })
    ).statusCode,
  ).toBe(404);
});

test('a dataset made private later is gone from every saved dashboard, for everybody, and from the export of one’s data', async () => {
  const { slug } = await save('Both', [yields, rain], ama);
  await setPrivate(datasetId, true);
  for (const who of [portal, ama, esi]) {
    const shown = await show(slug, who);
    expect(shown).toMatchObject({ panels: [{ dbref: 'rainfall' }], withheld: 1 });
    expect(shown.text).not.toMatch(/yield/i);
  }
  const exported = (await ama.inject('/api/accounts/export')).body;
  expect(exported).toContain(slug);
  expect(exported).not.toContain('crop-yields');
  for (const url of [
    '/api/charts/values?dbref=crop-yields-by-region&x=Region',
    '/api/charts/values?dbref=crop-yields-by-region&version=1&x=Region',
    '/api/charts/points?dbref=crop-yields-by-region&x=Year&y=Yield',
    '/api/charts/source?dbref=crop-yields-by-region&version=1',
  ]) {
    expect([url, (await esi.inject(url)).statusCode]).toEqual([url, 404]);
  }
  await setPrivate(datasetId, false);
  expect(await show(slug)).toMatchObject({ panels: [{}, {}], withheld: 0 });
});

test('a name of blanks alone, no chart and seven charts are refused', async () => {
  expect((await save('   ')).message).toContain('The name');
  expect((await save('N', [])).status).toBe(400);
  expect(
    (
      await save(
        'N',
        Array.from({ length: 7 }, () => yields),
      )
    ).status,
  ).toBe(400);
});
