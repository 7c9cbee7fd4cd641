import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDataset } from '../../testing/makeDataset.ts';
import { buildTestApp, type TestApp } from '../../testing/testApp.ts';

let portal: TestApp;
let slug: string;
beforeAll(async () => {
  portal = await buildTestApp({ now: '2026-04-15T12:00:00Z' });
  ({ slug } = await makeDataset(portal, {
    name: 'Farms',
    columns: [
      ['regionId', 'text'],
      ['sexCode', 'whole'],
      ['rainMm', 'decimal'],
      ['fldHa', 'decimal'],
    ],
    rows: "values ('Ashanti', 1, 100.5, 2), ('Ashanti', 2, 80, 3), ('Volta', 1, 60, 1), ('Volta', 3, 50, 4), ('Oti', 2, 40, 2)",
  }));
  const meaning = (column: string, label: string, unit = '', codes: object[] = []) => ({
    column,
    label,
    meaning: '',
    unit,
    codes,
  });
  const esi = await portal.as('esi');
  const answer = await esi.inject({
    method: 'PATCH',
    url: `/api/datasets/${slug}`,
    payload: {
      dictionary: [
        meaning('sexCode', 'Sex of the farmer', '', [
          { code: '1', label: 'Male' },
          { code: '2', label: 'Female' },
        ]),
        meaning('rainMm', 'Rain of the season', 'mm'),
        meaning('fldHa', 'Field', 'ha'),
      ],
    },
  });
  expect(answer.statusCode).toBe(200);
});
afterAll(() => portal.close());

const ask = async <T>(path: string, query: Record<string, string>): Promise<T> => {
  const answer = await portal.inject(`/api/charts/${path}?${new URLSearchParams({ dbref: slug, ...query })}`);
  expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
  return path.endsWith('.csv') || path.endsWith('.svg') ? (answer.body as T) : answer.json<T>();
};

test('a chart calls columns by their labels and codes by what they stand for', async () => {
  const drawn = await ask<{
    caption: string;
    axes: object;
    labels: string[];
    series: { name: string }[];
    filters: string[];
  }>('values', { x: 'sexCode', y: 'rainMm', measure: 'mean', where: 'rainMm:atLeast:50' });
  expect(drawn).toMatchObject({
    caption: 'Mean of Rain of the season (mm) by Sex of the farmer',
    axes: { x: 'Sex of the farmer', y: 'Mean of Rain of the season (mm)' },
    labels: ['Male', 'Female', '3'],
    filters: ['Rain of the season is at least 50'],
  });
  expect(drawn.series.map(({ name }) => name)).toEqual(['Mean of Rain of the season (mm)']);
});

test('series are called by what codes stand for, and a condition may say it as the chart shows it', async () => {
  const split = await ask<{ series: { name: string }[]; caption: string }>('values', {
    x: 'regionId',
    y: 'fldHa',
    by: 'sexCode',
  });
  expect(split.series.map(({ name }) => name).toSorted()).toEqual(['3', 'Female', 'Male']);
  expect(split.caption).toBe('Field (ha) by Region id and Sex of the farmer');
  for (const condition of ['sexCode:is:2', 'sexCode:is:Female']) {
    const drawn = await ask<{ rows: number; filters: string[] }>('values', { x: 'regionId', where: condition });
    expect([drawn.rows, drawn.filters]).toEqual([2, ['Sex of the farmer is Female']]);
  }
});

test('points, pictures and numbers to take along say the same', async () => {
  const points = await ask<{ caption: string; grouping: string; groups: { name: string }[]; x: { name: string } }>(
    'points',
    { x: 'fldHa', y: 'rainMm', by: 'sexCode' },
  );
  expect(points).toMatchObject({
    caption: 'Rain of the season against Field by Sex of the farmer',
    grouping: 'Sex of the farmer',
    x: { name: 'Field', unit: 'ha' },
  });
  const csv = await ask<string>('values.csv', { x: 'sexCode', y: 'rainMm', kind: 'bar' });
  const cloud = await ask<string>('values.csv', { x: 'fldHa', y: 'rainMm', by: 'sexCode', kind: 'scatter' });
  const picture = await ask<string>('picture.svg', { x: 'sexCode', y: 'rainMm', kind: 'bar' });
  expect(csv.split('\r\n')[0]).toBe('Sex of the farmer,Mean of Rain of the season (mm)');
  expect(cloud).toContain('Sex of the farmer,Field (ha),Rain of the season (mm)');
  for (const each of [csv, cloud, picture]) expect(each).not.toMatch(/rainMm|sexCode|fldHa/);
  expect(picture).toContain('Female');
});

test('the choices of the form are in the same words', async () => {
  const source = await ask<{ columns: { name: string; label: string }[] }>('source', {});
  expect(source.columns.map(({ label }) => label)).toEqual([
    'Region id',
    'Sex of the farmer',
    'Rain of the season (mm)',
    'Field (ha)',
  ]);
});

test('columns that nobody described are called by their names in words; months by the names of months', async () => {
  const { slug: plain } = await makeDataset(portal, {
    name: 'Rain by month',
    columns: [
      ['month', 'whole'],
      ['rain_mm_day', 'decimal'],
    ],
    rows: 'values (1, 0.5), (2, 0.9), (12, 0.4)',
    profiled: [
      {
        name: 'month',
        key: 'c1',
        type: 'whole',
        unit: '',
        names: null,
        unknownPlaces: [],
        profile: { empty: 0, distinct: 3, min: '1', max: '12', mean: null, top: [], histogram: [] },
      },
      {
        name: 'rain_mm_day',
        key: 'c2',
        type: 'decimal',
        unit: 'mm/day',
        names: null,
        unknownPlaces: [],
        profile: null,
      },
    ],
  });
  const drawn = await ask<object>('values', { dbref: plain, x: 'month', y: 'rain_mm_day', where: 'month:atMost:2' });
  expect(drawn).toMatchObject({
    caption: 'Rain (mm/day) by Month',
    axes: { x: 'Month', y: 'Rain (mm/day)' },
    labels: ['Jan', 'Feb'],
    filters: ['Month is at most Feb'],
  });
  expect(await ask<object>('values', { dbref: plain, x: 'month', where: 'month:is:Dec' })).toMatchObject({
    rows: 1,
    labels: ['Dec'],
  });
  const csv = await ask<string>('values.csv', { dbref: plain, x: 'month', y: 'rain_mm_day', kind: 'bar' });
  expect(csv).toBe('Month,Mean of Rain (mm/day)\r\nJan,0.5\r\nFeb,0.9\r\nDec,0.4\r\n');

  const { tables } = (await portal.inject(`/api/datasets/${plain}`)).json<{ tables: { columns: object[] }[] }>();
  expect(tables[0]?.columns).toMatchObject([
    { name: 'month', proposed: 'Month' },
    { name: 'rain_mm_day', proposed: 'Rain (mm/day)' },
  ]);
  // What is downloaded keeps the names of the file, for programs.
  const table = await portal.inject(`/api/datasets/${plain}/versions/1/files/1.csv`);
  expect(table.body.split(/\r?\n/)[0]).toBe('month,rain_mm_day');
});

test('regions that a file writes in capitals are spelled as ours, and others beside them in the same letters', async () => {
  const { slug: shouted } = await makeDataset(portal, {
    name: 'Shouted prices',
    columns: [
      ['admin1', 'text'],
      ['price', 'decimal'],
    ],
    rows: "values ('UPPER EAST', 3), ('VOLTA', 4), ('BRONG AHAFO', 5)",
    profiled: [
      {
        name: 'admin1',
        key: 'c1',
        type: 'text',
        unit: '',
        names: 'region',
        unknownPlaces: [],
        profile: {
          empty: 0,
          distinct: 3,
          min: null,
          max: null,
          mean: null,
          top: ['UPPER EAST', 'VOLTA', 'BRONG AHAFO'].map((value) => ({ value, count: 1 })),
          histogram: [],
        },
      },
    ],
  });
  const drawn = await ask<object>('values', { dbref: shouted, x: 'admin1', y: 'price', sort: 'x' });
  expect(drawn).toMatchObject({ labels: ['Brong Ahafo', 'Upper East', 'Volta'], places: { level: 'region' } });
  for (const condition of ['admin1:is:Upper East', 'admin1:is:UPPER EAST']) {
    const found = await ask<object>('values', { dbref: shouted, x: 'admin1', where: condition });
    expect(found).toMatchObject({ rows: 1, labels: ['Upper East'], filters: ['Admin 1 is Upper East'] });
  }
});

test.each([
  [
    'keys of the portal',
    'district',
    ['ejura_sekyedumase_municipal', 'ada_east'],
    ['Ada East', 'Ejura Sekyedumase Municipal'],
  ],
  ['codes of ISO 3166-2', 'region', ['GH-UE', 'GH-TV'], ['Upper East', 'Volta']],
] as const)('places that a file writes by %s are shown by their names', async (_how, names, values, labels) => {
  const { slug: coded } = await makeDataset(portal, {
    name: `Yields by ${names}`,
    columns: [
      ['placeId', 'text'],
      ['yield', 'decimal'],
    ],
    rows: `values ${values.map((value, at) => `('${value}', ${at + 1})`).join(', ')}`,
    profiled: [
      {
        name: 'placeId',
        key: 'c1',
        type: 'text',
        unit: '',
        names,
        unknownPlaces: [],
        profile: {
          empty: 0,
          distinct: values.length,
          min: null,
          max: null,
          mean: null,
          top: values.map((value) => ({ value, count: 1 })),
          histogram: [],
        },
      },
    ],
  });
  const drawn = await ask<{ labels: string[]; places: object }>('values', { dbref: coded, x: 'placeId', y: 'yield' });
  expect(drawn.labels.toSorted()).toEqual(labels);
  expect(drawn.places).toMatchObject({ level: names });
  const csv = await portal.inject(`/api/datasets/${coded}/versions/1/files/1.csv`);
  expect(csv.body).toContain(values[0]);
});
