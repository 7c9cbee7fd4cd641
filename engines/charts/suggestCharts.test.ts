import { describe, expect, test } from 'vitest';
import type { Column } from '../tables/types.ts';
import { roleOf, usualMeasure } from './columnRoles.ts';
import { suggestCharts, type RowFacts } from './suggestCharts.ts';

const column = (
  name: string,
  type: Column['type'],
  distinct: number,
  top: readonly string[] = [],
  range: [string, string] = ['0', '9'],
  names: Column['names'] = null,
): Column => ({
  name,
  key: name,
  type,
  unit: '',
  names,
  unknownPlaces: [],
  profile: {
    empty: 0,
    distinct,
    min: range[0],
    max: range[1],
    mean: null,
    top: top.map((value) => ({ value, count: 1 })),
    histogram: [],
  },
});

/** Answers from a list of what would be found. */
const facts = (found: Readonly<Record<string, string>>): RowFacts => ({
  mostFrequent: async (name) => (found[name] === undefined ? null : { value: found[name], only: name === 'category' }),
  latest: async (name) => found[name] ?? null,
  earliest: async () => null,
});

const harvests = [
  column('Region', 'text', 10, [], undefined, 'region'),
  column('Year', 'whole', 5, [], ['2013', '2017']),
  column('Crop', 'text', 8, ['Cassava', 'Maize']),
  column('DistrictCode', 'whole', 216),
  column('AreaHa', 'decimal', 900),
  column('YieldMtPerHa', 'decimal', 300),
  column('ProductionMt', 'decimal', 900),
];

describe('first charts of harvests by region, year and crop', () => {
  test('the trend, the regions and the crops of the newest year; one crop at a time; tonnes added up', async () => {
    expect(await suggestCharts({ columns: harvests, rows: 400 }, facts({ Year: '2017', Crop: 'Cassava' }))).toEqual([
      {
        title: 'Production (t) by year: Maize, 2013–2017',
        x: 'Year',
        y: 'ProductionMt',
        with: [],
        yName: '',
        measure: 'sum',
        kind: 'line',
        sort: 'x',
        top: 0,
        where: ['Crop:is:Maize'],
      },
      {
        title: 'Production (t) by region: Maize, 2017',
        x: 'Region',
        y: 'ProductionMt',
        with: [],
        yName: '',
        measure: 'sum',
        kind: 'bar',
        sort: 'value',
        top: 0,
        where: ['Crop:is:Maize', 'Year:is:2017'],
      },
      {
        title: 'Production (t) by crop: 2017',
        x: 'Crop',
        y: 'ProductionMt',
        with: [],
        yName: '',
        measure: 'sum',
        kind: 'bar',
        sort: 'value',
        top: 0,
        where: ['Year:is:2017'],
      },
    ]);
  });
});

test('prices are averaged for one good, one unit and one type of price; positions and codes are never measured', async () => {
  const prices = [
    column('date', 'date', 200, [], ['2006-01-15', '2023-07-15']),
    column('market_id', 'whole', 94),
    column('latitude', 'decimal', 90),
    column('market', 'text', 50, ['Kumasi']),
    column('category', 'text', 8, ['cereals and tubers']),
    column('commodity', 'text', 40, ['Yam', 'Millet']),
    column('unit', 'text', 12, ['KG']),
    column('price', 'decimal', 4000),
  ];
  const [trend, byGood] = await suggestCharts(
    { columns: prices, rows: 20_000 },
    facts({
      category: 'cereals and tubers',
      commodity: 'Yam',
      market: 'Kumasi',
      unit: '100 Tubers',
      date: '2023-07-15',
    }),
  );
  expect(trend).toMatchObject({
    x: 'date',
    y: 'price',
    with: [],
    yName: '',
    measure: 'mean',
    kind: 'line',
    where: ['commodity:is:Yam', 'unit:is:100 Tubers'],
  });
  expect(byGood).toMatchObject({
    x: 'commodity',
    where: ['unit:is:100 Tubers', 'date:atLeast:2023-01-01'],
    title: 'Price by commodity: 100 Tubers, 2023, mean of markets',
  });
});

test('a count of people is added up, a share of them is averaged', () => {
  expect(usualMeasure(column('Population', 'whole', 261))).toBe('sum');
  expect(usualMeasure(column('AgricHouseholds', 'whole', 10))).toBe('sum');
  expect(usualMeasure(column('IlliteracyPercent', 'decimal', 90))).toBe('mean');
  expect(usualMeasure(column('AverageYieldMtPerHa2012', 'decimal', 26))).toBe('mean');
});

test('many districts are a map, and none is left out for its type', async () => {
  const people = [
    column('District', 'text', 261, [], undefined, 'district'),
    column('Type', 'text', 2, ['Municipal']),
    column('Population', 'whole', 261, [], ['11000', '600000']),
  ];
  expect(await suggestCharts({ columns: people, rows: 261 }, facts({}))).toEqual([
    {
      title: 'Population by district',
      x: 'District',
      y: 'Population',
      with: [],
      yName: '',
      measure: 'sum',
      kind: 'map',
      sort: 'value',
      top: 0,
      where: [],
    },
    {
      title: 'Population by type',
      x: 'Type',
      y: 'Population',
      with: [],
      yName: '',
      measure: 'sum',
      kind: 'doughnut',
      sort: 'value',
      top: 0,
      where: [],
    },
  ]);
});

test('without a number rows are counted; a column of a thousand names is no axis', async () => {
  expect(
    await suggestCharts({ columns: [column('Name', 'text', 1000), column('Sex', 'text', 2)], rows: 1000 }, facts({})),
  ).toEqual([
    {
      title: 'Rows by sex',
      x: 'Sex',
      y: 'Population',
      with: [],
      yName: 'Rows',
      measure: 'count',
      kind: 'doughnut',
      sort: 'value',
      top: 0,
      where: [],
    },
  ]);
});

test.each([
  ['market_id', 'identifier'],
  ['District code', 'identifier'],
  ['Lat', 'identifier'],
  ['Currency', 'setting'],
  ['PriceType', 'setting'],
  ['Observations', 'remark'],
  ['Cattle000', 'amount'],
  ['MultidimPovertyPercent', 'rate'],
  ['rainMm', 'rate'],
  ['NumberOfTraps', 'amount'],
  ['FarmerID', 'identifier'],
  ['hhcode', 'identifier'],
  ['Longitude (E)', 'identifier'],
  ['GPS_X', 'identifier'],
  ['S/N', 'identifier'],
  ['Phone', 'identifier'],
  ['Number of households in poverty', 'amount'],
  ['Household size', 'rate'],
  ['Age', 'rate'],
  ['Population density', 'rate'],
  ['Trainees', 'amount'],
] as const)('the column %s is taken for: %s', (name, role) => {
  expect(roleOf(column(name, 'whole', 9))).toBe(role);
});

test('what a table is named after comes before what tables usually are of', async () => {
  const columns = [
    column('Region', 'text', 10, [], undefined, 'region'),
    column('Population2010', 'whole', 10, [], ['700000', '4000000']),
    column('AgricHouseholds', 'whole', 10, [], ['60000', '400000']),
  ];
  expect((await suggestCharts({ name: 'Agric households by region', columns, rows: 10 }, facts({})))[0]).toMatchObject({
    title: 'Agric households by region',
    y: 'AgricHouseholds',
    measure: 'sum',
  });
});

test('a currency in a column of its own stands at the axis as in the title', async () => {
  const columns = [
    column('Region', 'text', 10, [], undefined, 'region'),
    column('Currency', 'text', 1, ['GHS']),
    column('Price', 'decimal', 40, [], ['1', '9']),
  ];
  expect((await suggestCharts({ columns, rows: 40 }, facts({})))[0]).toMatchObject({
    title: expect.stringContaining('Price (GHS) by region') as string,
    yName: 'Price (GHS)',
  });
});

test('a name that each row has of its own is neither counted nor held to one value', async () => {
  const crops = [
    column('Name', 'text', 40, ['Okra']),
    column('ScientificName', 'text', 38, ['Abelmoschus spp.']),
    column('Group', 'text', 6, ['Vegetables']),
  ];
  const [byGroup, ...others] = await suggestCharts({ columns: crops, rows: 40 }, facts({}));
  expect([byGroup?.x, others]).toEqual(['Group', []]);
  const yields = await suggestCharts(
    { columns: [...crops, column('YieldMtPerHa', 'decimal', 30)], rows: 40 },
    facts({ ScientificName: 'Abelmoschus spp.' }),
  );
  expect(yields.flatMap(({ where }) => where)).toEqual([]);
});

test('running numbers are never measured, whatever they are called', async () => {
  const columns = [column('Entry', 'whole', 200, [], ['1', '200']), column('Sex', 'text', 2, ['F', 'M'])];
  expect((await suggestCharts({ columns, rows: 200 }, facts({})))[0]).toMatchObject({
    title: 'Rows by sex',
    measure: 'count',
  });
});

test('a mean over places is said in the title; rates of many districts are a map', async () => {
  const columns = [
    column('Region', 'text', 16, [], undefined, 'region'),
    column('District', 'text', 261, [], undefined, 'district'),
    column('IlliteracyPercent', 'decimal', 200),
  ];
  expect(await suggestCharts({ columns, rows: 261 }, facts({}))).toMatchObject([
    { title: 'Illiteracy (%) by region: mean of districts', measure: 'mean', kind: 'bar' },
    { title: 'Illiteracy (%) by district', kind: 'map', top: 0 },
  ]);
});

test('rows that are markets are counted as markets', async () => {
  const columns = [column('market', 'text', 90), column('admin1', 'text', 10, [], undefined, 'region')];
  expect((await suggestCharts({ columns, rows: 90 }, facts({})))[0]).toMatchObject({
    title: 'Number of markets by region',
    measure: 'count',
    yName: 'Number of markets',
  });
});

test('a column that is only called name is not named in the title', async () => {
  const crops = [
    column('name', 'text', 20, ['Cassava', 'Yam']),
    column('Yield2012', 'decimal', 20, [], ['0.4', '16.8']),
  ];
  const [first] = await suggestCharts({ columns: crops, rows: 20 }, facts({}));
  expect(first?.title).toBe('Yield 2012');
});
