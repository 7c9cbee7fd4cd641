import { describe, expect, test } from 'vitest';
import type { Column } from '../tables/types.ts';
import { roleOf, usualMeasure } from './columnRoles.ts';
import { inWords } from './inWords.ts';
import { suggestCharts, type RowFacts } from './suggestCharts.ts';

const column = (name: string, type: Column['type'], distinct: number, top: readonly string[] = [], range: [string, string] = ['0', '9'], names: Column['names'] = null): Column => ({
  name, key: name, type, unit: '', names, unknownPlaces: [],
  profile: { empty: 0, distinct, min: range[0], max: range[1], mean: null, top: top.map((value) => ({ value, count: 1 })), histogram: [] },
});
/** Answers from a list of what would be found. */
const facts = (found: Readonly<Record<string, string>>): RowFacts => ({
  mostFrequent: async (name) => (found[name] === undefined ? null : { value: found[name], only: name === 'category' }),
  latest: async (name) => found[name] ?? null,
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
      { title: 'Production (Mt) by year: Maize, 2013–2017', x: 'Year', y: 'ProductionMt', measure: 'sum', kind: 'line', sort: 'x', top: 0, where: ['Crop:is:Maize'] },
      { title: 'Production (Mt) by region: Maize, 2017', x: 'Region', y: 'ProductionMt', measure: 'sum', kind: 'bar', sort: 'value', top: 0, where: ['Crop:is:Maize', 'Year:is:2017'] },
      { title: 'Production (Mt) by crop: 2017', x: 'Crop', y: 'ProductionMt', measure: 'sum', kind: 'bar', sort: 'value', top: 0, where: ['Year:is:2017'] },
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
  const [trend, byGood] = await suggestCharts({ columns: prices, rows: 20_000 }, facts({ category: 'cereals and tubers', commodity: 'Yam', market: 'Kumasi', unit: '100 Tubers', date: '2023-07-15' }));
  expect(trend).toMatchObject({ x: 'date', y: 'price', measure: 'mean', kind: 'line', where: ['commodity:is:Yam', 'unit:is:100 Tubers'] });
  expect(byGood).toMatchObject({ x: 'commodity', where: ['unit:is:100 Tubers', 'date:atLeast:2023-01-01'], title: 'Price by commodity: 100 Tubers, 2023' });
});

test('a count of people is added up, a share of them is averaged', () => {
  expect(usualMeasure(column('Population', 'whole', 261))).toBe('sum');
  expect(usualMeasure(column('AgricHouseholds', 'whole', 10))).toBe('sum');
  expect(usualMeasure(column('IlliteracyPercent', 'decimal', 90))).toBe('mean');
  expect(usualMeasure(column('AverageYieldMtPerHa2012', 'decimal', 26))).toBe('mean');
});

test('many districts are cut to the twenty largest, and none is left out for its type', async () => {
  const people = [column('District', 'text', 261, [], undefined, 'district'), column('Type', 'text', 2, ['Municipal']), column('Population', 'whole', 261, [], ['11000', '600000'])];
  expect(await suggestCharts({ columns: people, rows: 261 }, facts({}))).toEqual([
    { title: 'Population by district', x: 'District', y: 'Population', measure: 'sum', kind: 'bar', sort: 'value', top: 20, where: [] },
    { title: 'Population by type', x: 'Type', y: 'Population', measure: 'sum', kind: 'bar', sort: 'value', top: 0, where: [] },
  ]);
});

test('without a number rows are counted; a column of a thousand names is no axis', async () => {
  expect(await suggestCharts({ columns: [column('Name', 'text', 1000), column('Sex', 'text', 2)], rows: 1000 }, facts({}))).toEqual([
    { title: 'Rows by sex', x: 'Sex', y: 'Population', measure: 'count', kind: 'bar', sort: 'value', top: 0, where: [] },
  ]);
});

test.each([
  ['market_id', 'identifier'], ['District code', 'identifier'], ['Lat', 'identifier'], ['Currency', 'setting'], ['PriceType', 'setting'],
  ['Observations', 'remark'], ['Cattle000', 'amount'], ['MultidimPovertyPercent', 'rate'], ['rainMm', 'rate'], ['NumberOfTraps', 'amount'],
] as const)('the column %s is taken for: %s', (name, role) => {
  expect(roleOf(column(name, 'whole', 9))).toBe(role);
});

test.each([
  ['MedianPriceGHSPerKg', 'Median price (GHS/kg)'],
  ['Area000Ha', 'Area (thousand ha)'],
  ['rainMm', 'Rain (mm)'],
  ['AverageYieldMtPerHa2012', 'Average yield 2012 (Mt/ha)'],
  ['admin1', 'Admin 1'],
  ['Price per bag', 'Price per bag'],
])('the name %s reads: %s', (name, words) => {
  expect(inWords(name)).toBe(words);
});
