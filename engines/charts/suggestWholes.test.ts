import { describe, expect, test } from 'vitest';
import type { DescribedColumn } from '../tables/columns/dictionary.ts';
import { suggestCharts, type RowFacts } from './suggestCharts.ts';

type Profile = NonNullable<DescribedColumn['profile']>;
const column = (
  name: string,
  type: DescribedColumn['type'],
  distinct: number,
  profile: Partial<Profile> = {},
  more: Partial<DescribedColumn> = {},
): DescribedColumn => ({
  name,
  key: name,
  type,
  unit: '',
  names: null,
  unknownPlaces: [],
  profile: { empty: 0, distinct, min: '0', max: '9', mean: null, top: [], histogram: [], ...profile },
  ...more,
});
const nothing: RowFacts = {
  mostFrequent: async () => null,
  latest: async () => null,
  earliest: async () => null,
};
const kindsOf = async (columns: DescribedColumn[], rows: number) =>
  (await suggestCharts({ columns, rows }, nothing)).map(({ title, kind, measure }) => [title, kind, measure]);

describe('a doughnut is drawn of parts that add up to a whole, and of nothing else', () => {
  test('percentages that are 100 together', async () => {
    // 28.1 + 22.6 + 49.3 = 100.
    const shares = [column('Sector', 'text', 3), column('Share', 'decimal', 3, { mean: 33.333 }, { unit: '%' })];
    expect(await kindsOf(shares, 3)).toEqual([['Share (%) by sector', 'doughnut', 'sum']]);
    const others = [column('Sector', 'text', 3), column('Share', 'decimal', 3, { mean: 41 }, { unit: '%' })];
    expect(await kindsOf(others, 3)).toEqual([['Share (%) by sector', 'bar', 'mean']]);
  });

  test('an amount by few kinds of thing, while none is below zero', async () => {
    const farmers = (min: string, kinds = 3) => [
      column('Ownership', 'text', kinds),
      column('Farmers', 'whole', 90, { min }),
    ];
    expect(await kindsOf(farmers('1'), 90)).toEqual([['Farmers by ownership', 'doughnut', 'sum']]);
    expect(await kindsOf(farmers('-4'), 90)).toEqual([['Farmers by ownership', 'bar', 'sum']]);
    expect(await kindsOf(farmers('1', 6), 90)).toEqual([['Farmers by ownership', 'bar', 'sum']]);
  });

  test('no mean, no place, no column with gaps', async () => {
    expect(await kindsOf([column('Variety', 'text', 3), column('Yield', 'decimal', 90)], 90)).toEqual([
      ['Yield by variety', 'bar', 'mean'],
    ]);
    expect(
      await kindsOf([column('Region', 'text', 3, {}, { names: 'region' }), column('Farmers', 'whole', 90)], 90),
    ).toEqual([['Farmers by region', 'bar', 'sum']]);
    expect(await kindsOf([column('Sex', 'text', 2, { empty: 5 })], 90)).toEqual([['Rows by sex', 'bar', 'count']]);
  });
});

test('a column that is empty in most rows is not counted, and where rows come from is no kind of thing', async () => {
  const columns = [
    column('districts', 'text', 4, { empty: 33 }, { names: 'district' }),
    column('source', 'text', 5),
    column('reviewedBy', 'text', 3),
    column('cessationBasis', 'text', 3),
    column('onsetTypical', 'text', 9, { top: ['03-16', '04-01'].map((value) => ({ value, count: 4 })) }),
    column('Group', 'text', 6),
  ];
  expect(await kindsOf(columns, 40)).toEqual([['Rows by group', 'bar', 'count']]);
});

test('rows without a value are left out of what is counted, and a label of the data dictionary names it', async () => {
  const columns = [column('wtrSrc', 'text', 7, { empty: 3 }, { label: 'Water source' })];
  expect(await suggestCharts({ columns, rows: 40 }, nothing)).toMatchObject([
    { title: 'Rows by water source', where: ['wtrSrc:filled'] },
  ]);
});

test('a column of codes is a kind of thing, called by its label, and held to a value by what it stands for', async () => {
  const columns = [
    column('Region', 'text', 16, {}, { names: 'region' }),
    column('cropCode', 'whole', 9, { top: [] }, { label: 'Crop', codes: [{ code: '4', label: 'Maize' }] }),
    column('yld', 'decimal', 200, {}, { label: 'Yield', unit: 't/ha' }),
  ];
  const facts = { ...nothing, mostFrequent: async () => ({ value: '4', only: false }) };
  const titles = (await suggestCharts({ columns, rows: 400 }, facts)).map(({ title, where }) => [title, ...where]);
  expect(titles[0]).toEqual(['Yield (t/ha) by region: Maize', 'cropCode:is:4']);
});
