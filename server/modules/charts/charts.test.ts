import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/testHouse.ts';
import { makeDataset } from '../../testing/makeDataset.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await buildTestApp({ now: '2026-04-15T12:00:00Z' });
  await makeDataset(portal);
  await makeDataset(portal, { name: 'Secret yields', private: true });
  await makeDataset(portal, {
    name: 'People',
    columns: [['Region', 'text'], ['Population', 'whole'], ['A "quoted" <b>name</b>', 'text']],
    rows: "values ('Ashanti', 5440463, 'x'), ('Ashanti', 100, 'y'), ('Volta', 1659040, 'x')",
  });
});
afterAll(() => portal.close());

const post = async (call: string, payload: object) => {
  const answer = await portal.inject({ method: 'POST', url: `/api/datalake/${call}`, payload });
  return [answer.statusCode, answer.json<unknown>()];
};
const draw = async (query: Record<string, string>) => {
  const answer = await portal.inject(`/api/charts/values?${new URLSearchParams(query)}`);
  return { status: answer.statusCode, ...answer.json<{ labels: string[]; series: unknown[]; message?: string; [field: string]: unknown }>() };
};
const yields = 'crop-yields-by-region';

describe('sources', () => {
  test('are the tables of public datasets; a private one is none', async () => {
    expect((await portal.inject('/api/datalake/sources')).json()).toEqual([
      { dbref: yields, dbname: 'Crop yields by region' },
      { dbref: 'people', dbname: 'People' },
    ]);
    const answer = await portal.inject('/api/datalake/columns/secret-yields');
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([404, 'There is no data source "secret-yields". Take its dbref from /api/datalake/sources.']);
  });

  test('tell their columns', async () => {
    expect((await portal.inject(`/api/datalake/columns/${yields}`)).json()).toEqual(['Region', 'Crop', 'Year', 'Yield']);
  });

  test('say what would make a good first chart', async () => {
    const source = (await portal.inject(`/api/charts/source?dbref=${yields}`)).json<{ rows: number; licence: string; suggestions: unknown[] }>();
    expect(source).toMatchObject({ rows: 3, licence: 'CC-BY-4.0' });
    expect(source.suggestions[0]).toEqual({ x: 'Year', y: 'Yield', measure: 'mean' });
  });
});

describe('the calls of the specification', () => {
  test('Population counts rows where no column is called so', async () => {
    expect(await post('ixd', { x: 'Crop', y: 'Population', dbref: yields })).toEqual([200, [{ lables: ['Maize', 'Rice'] }, ['Population (number of rows)'], [2, 1]]]);
  });

  test('Population adds up a column of that name', async () => {
    expect(await post('ixd', { x: 'Region', y: 'Population', dbref: 'people' })).toEqual([200, [{ lables: ['Ashanti', 'Volta'] }, ['Sum of Population'], [5_440_563, 1_659_040]]]);
  });

  test('a number is averaged', async () => {
    expect(await post('dxd', { x: 'Crop', y: 'Yield', dbref: yields })).toEqual([200, [{ lables: ['Maize', 'Rice'] }, ['Mean of Yield'], [2.25, 3.5]]]);
  });

  test('two texts are counted against each other', async () => {
    expect(await post('dxd', { x: 'Region', y: 'Crop', dbref: yields })).toEqual([200, [{ lables: ['Ashanti', 'Bono', 'Volta'] }, ['Maize', 'Rice'], [1, 1, null], [null, null, 1]]]);
  });

  test('columns that one source alone has need no dbref; others do, and the sources are named', async () => {
    expect((await post('dxd', { x: 'Crop', y: 'Yield' }))[0]).toBe(200);
    expect(await post('ixd', { x: 'Region', y: 'Population' })).toEqual([
      400,
      expect.objectContaining({ message: `More than one data source has "Region". Add dbref: one of ${yields}, people.` }),
    ]);
    expect((await post('dxd', { x: 'Crop', y: 'Nothing' }))[0]).toBe(404);
  });

  test('the same field twice is refused in the words of the specification', async () => {
    const [status, body] = await post('dxd', { x: 'Crop', y: 'crop', dbref: yields });
    expect([status, (body as { message: string }).message]).toEqual([400, 'independent and dependent data must be of different fields']);
  });
});

describe('a chart', () => {
  test('has its caption, unit, rows, and warnings of few of them and of averaged rates', async () => {
    expect(await draw({ dbref: yields, x: 'Region', y: 'Yield' })).toMatchObject({
      status: 200,
      labels: ['Volta', 'Bono', 'Ashanti'],
      series: [{ name: 'Mean of Yield', values: [3.5, 2.4, 2.1] }],
      unit: 't/ha',
      caption: 'Mean of Yield by Region',
      rows: 3,
      warnings: ['Only 3 rows stand behind this chart.', 'Yield is a rate: its mean counts every row alike, large or small.'],
    });
  });

  test('is filtered, cut to the first ones, and shared out in percent', async () => {
    expect((await draw({ dbref: yields, x: 'Region', where: 'Crop:is:Maize', sort: 'x' })).labels).toEqual(['Ashanti', 'Bono']);
    expect(await draw({ dbref: 'people', x: 'Region', y: 'Population', measure: 'share', top: '1' })).toMatchObject({
      labels: ['Ashanti', 'Others'],
      series: [{ name: 'Share of Population', values: [76.63, 23.37] }],
      unit: '%',
    });
  });

  test('has a series for each value of a third column', async () => {
    expect((await draw({ dbref: yields, x: 'Year', y: 'Yield', by: 'Crop' })).series).toEqual([
      { name: 'Maize', values: [2.1, 2.4] },
      { name: 'Rice', values: [null, 3.5] },
    ]);
  });

  test('takes names of columns as they are, whatever is in them', async () => {
    expect((await draw({ dbref: 'people', x: 'A "quoted" <b>name</b>' })).labels).toEqual(['x', 'y']);
    const forged = await draw({ dbref: yields, x: 'Region"; drop table dataset; --' });
    expect([forged.status, forged.message]).toEqual([400, expect.stringContaining('There is no column')]);
  });

  test('of a text that is to be averaged is refused', async () => {
    expect((await draw({ dbref: yields, x: 'Region', y: 'Crop', measure: 'mean' })).status).toBe(400);
  });
});

test('a chart of more labels than can be drawn is refused with what to do; the first ones can be asked for', async () => {
  await makeDataset(portal, { name: 'Many', columns: [['Name', 'text']], rows: "select 'n' || i from range(1200) t(i)" });
  const answer = await draw({ dbref: 'many', x: 'Name' });
  expect([answer.status, answer.message]).toEqual([422, expect.stringContaining('"Name" has 1200 labels; a chart takes at most 1000.')]);
  expect((await draw({ dbref: 'many', x: 'Name', top: '3' })).labels).toHaveLength(4);
});
