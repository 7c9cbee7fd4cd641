import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Column } from '#engines/tables/types.ts';
import { buildTestApp, type TestApp } from '../../testing/testApp.ts';
import { makeDataset } from '../../testing/makeDataset.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await buildTestApp({ now: '2026-04-15T12:00:00Z' });
  await makeDataset(portal);
  await makeDataset(portal, { name: 'Secret yields', private: true });
  await makeDataset(portal, {
    name: 'People',
    columns: [
      ['Region', 'text'],
      ['Population', 'whole'],
      ['A "quoted" <b>name</b>', 'text'],
    ],
    rows: "values ('Ashanti', 5440463, 'x'), ('Ashanti', 100, 'y'), ('Volta', 1659040, 'x')",
  });
});
afterAll(() => portal.close());

const draw = async (query: Record<string, string>) => {
  const answer = await portal.inject(`/api/charts/values?${new URLSearchParams(query)}`);
  return {
    status: answer.statusCode,
    ...answer.json<{ labels: string[]; series: unknown[]; warnings: string[]; message?: string }>(),
  };
};

const yields = 'crop-yields-by-region';

describe('points', () => {
  const points = async (query: Record<string, string>) =>
    (await portal.inject(`/api/charts/points?${new URLSearchParams(query)}`)).json<{
      drawn: number;
      rows: number;
      message?: string;
      [field: string]: unknown;
    }>();

  test('are two numbers of each row, in groups', async () => {
    expect(
      await points({ dbref: yields, x: 'Year', y: 'Yield', by: 'Crop', where: 'Region:isNot:Bono' }),
    ).toMatchObject({
      groups: [
        { name: 'Maize', points: [{ x: 2019, y: 2.1 }] },
        { name: 'Rice', points: [{ x: 2020, y: 3.5 }] },
      ],
      y: { name: 'Yield', unit: 't/ha' },
      caption: 'Yield against Year by Crop',
      filters: ['Region is not Bono'],
      rows: 2,
      drawn: 2,
    });
  });

  test('of many rows are a fair part, the same at each look, and say so', async () => {
    await makeDataset(portal, {
      name: 'Plots',
      columns: [
        ['Size', 'decimal'],
        ['Yield', 'decimal'],
      ],
      rows: 'select case when i % 10 = 0 then null else i end, i * 2 from range(10000) t(i)',
    });
    const asked = { dbref: 'plots', x: 'Size', y: 'Yield', most: '500' };
    const first = await points(asked);
    expect(first).toMatchObject({ rows: 9_000, drawn: 500 });
    expect(first['warnings']).toContain('500 of 9000 rows are drawn: a fair part of them, the same at each look.');
    const sizes = (first['groups'] as { points: { x: number }[] }[])[0]?.points.map(({ x }) => x) ?? [];
    // From all over the table: the mean of 500 fair ones of 0 to 9,999 lies within 600 of the middle.
    expect(Math.abs(sizes.reduce((sum, x) => sum + x, 0) / 500 - 5_000)).toBeLessThan(600);
    expect((await points({ ...asked, where: 'Size:atLeast:0' }))['groups']).toEqual(first['groups']);
  });

  test('of words are refused with the columns that would do', async () => {
    expect((await points({ dbref: yields, x: 'Region', y: 'Yield' })).message).toBe(
      '"Region" holds no numbers, which points need. Choose two of "Year", "Yield".',
    );
  });
});

test('a chart of more labels than can be drawn is refused with what to do; the first ones can be asked for', async () => {
  await makeDataset(portal, {
    name: 'Many',
    columns: [['Name', 'text']],
    rows: "select 'n' || i from range(1200) t(i)",
  });
  const answer = await draw({ dbref: 'many', x: 'Name' });
  expect([answer.status, answer.message]).toEqual([
    422,
    '"Name" has 1200 labels; a chart takes at most 1000. Choose a column with fewer values, add a filter, or ask for the largest ones alone (top).',
  ]);
  expect((await draw({ dbref: 'many', x: 'Name', top: '3' })).labels).toHaveLength(4);
});

test('of a hundred thousand labels the first are drawn, the rest added up or counted; all of them are refused with better columns', async () => {
  const region: Column = {
    name: 'Region',
    key: 'c2',
    type: 'text',
    unit: '',
    names: null,
    unknownPlaces: [],
    profile: { empty: 0, distinct: 4, min: 'a', max: 'd', mean: null, top: [], histogram: [] },
  };
  await makeDataset(portal, {
    name: 'Farmers',
    columns: [
      ['Farmer', 'text'],
      ['Region', 'text'],
      ['Bags', 'whole'],
    ],
    profiled: [region],
    rows: "select 'f' || i, 'r' || (i % 4), case when i = 7 then 500 when i = 3 then 400 else 1 end from range(100000) t(i)",
  });
  const all = await draw({ dbref: 'farmers', x: 'Farmer', y: 'Bags' });
  expect([all.status, all.message]).toEqual([
    422,
    '"Farmer" has too many labels; a chart takes at most 1000. Choose a column with fewer values, such as "Region", add a filter, or ask for the largest ones alone (top).',
  ]);
  expect(await draw({ dbref: 'farmers', x: 'Farmer', y: 'Bags', measure: 'sum', top: '2' })).toMatchObject({
    labels: ['f7', 'f3', 'Others'],
    series: [{ values: [500, 400, 99_998] }],
    rows: 100_000,
  });
  expect(await draw({ dbref: 'farmers', x: 'Farmer', y: 'Bags', measure: 'mean', top: '2', sort: 'x' })).toMatchObject({
    labels: ['f3', 'f7'],
    series: [{ values: [400, 500] }],
    warnings: ['99998 smaller labels are left out.'],
  });
});

test('columns of a wide table are drawn together, a series each; one of words or unknown is refused', async () => {
  await makeDataset(portal, {
    name: 'Herds',
    columns: [
      ['Year', 'whole'],
      ['Cattle000', 'whole'],
      ['Sheep000', 'whole'],
      ['Remark', 'text'],
    ],
    rows: "values (2011, 1498, 3887, 'a'), (2012, 1543, 4019, 'b')",
  });
  const answer = await portal.inject(
    '/api/charts/values?dbref=herds&x=Year&y=Cattle000&with=Sheep000&measure=sum&title=Herds%20of%20Ghana&yName=Thousand%20head',
  );
  expect(answer.json()).toMatchObject({
    labels: ['2011', '2012'],
    caption: 'Herds of Ghana',
    axes: { x: 'Year', y: 'Thousand head' },
    addsUp: true,
    warnings: [],
    series: [
      { name: 'Sheep', values: [3887, 4019] },
      { name: 'Cattle', values: [1498, 1543] },
    ],
  });
  expect((await portal.inject('/api/charts/values?dbref=herds&x=Year&y=Cattle000&with=Goats')).statusCode).toBe(400);
  expect((await portal.inject('/api/charts/values?dbref=herds&x=Year&y=Cattle000&with=Remark')).statusCode).toBe(400);
});
