import { expect, test } from 'vitest';
import type { Column } from '../tables/types.ts';
import { suggestCharts, type RowFacts } from './suggestCharts.ts';

const column = (
  name: string,
  type: Column['type'],
  distinct: number,
  top: readonly string[] = [],
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
    min: '0',
    max: '9',
    mean: null,
    top: top.map((value) => ({ value, count: 1 })),
    histogram: [],
  },
});

const between = (earliest: string, latest: string): RowFacts => ({
  mostFrequent: async () => null,
  latest: async () => latest,
  earliest: async () => earliest,
});

const titleOf = async (name: string, columns: readonly Column[], facts = between('', '')) =>
  (await suggestCharts({ name, columns, rows: 16 }, facts))[0]?.title;

test('months with their year are told by their years, seasons as they are written', async () => {
  const along = (name: string, value: string) => [column(name, 'text', 16, [value]), column('Price', 'decimal', 16)];
  expect(await titleOf('Prices', along('Month', '2006-01'), between('2006-01', '2023-07'))).toBe(
    'Price by month: 2006–2023',
  );
  expect(await titleOf('Prices', along('Month', '2006-01'), between('2006-01', '2006-07'))).toBe(
    'Price by month: 2006',
  );
  expect(await titleOf('Prices', along('Season', '2006-07'), between('2006-07', '2011-12'))).toBe(
    'Price by season: 2006-07–2011-12',
  );
});

test('a column that says a thing and not what is measured of it is called as its table is', async () => {
  const season = column('Season', 'text', 16, ['1996/97']);
  expect(await titleOf('Cocoa production 1997-2012', [season, column('CocoaMt', 'whole', 16)])).toBe(
    'Cocoa production (t) by season',
  );
  const [along] = await suggestCharts(
    { name: 'Cocoa production', columns: [season, column('CocoaMt', 'whole', 16)], rows: 16 },
    between('', ''),
  );
  expect(along?.yName).toBe('Cocoa production (t)');
  expect(await titleOf('Cocoa', [season, column('CocoaMt', 'whole', 16)])).toBe('Cocoa (t) by season');
  expect(await titleOf('Cocoa prices', [season, column('ProductionMt', 'whole', 16)])).toBe('Production (t) by season');
});

test('a table is about the column whose shortened name its own name spells out', async () => {
  const region = column('Region', 'text', 16, [], 'region');
  const people = column('Population2010', 'whole', 16);
  const all = column('TotalHouseholds', 'whole', 16);
  const farming = column('AgricHouseholds', 'whole', 16);
  expect(await titleOf('Agricultural households by region 2010', [region, people, all, farming])).toBe(
    'Agric households by region',
  );
});
