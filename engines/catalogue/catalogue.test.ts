import { describe, expect, test } from 'vitest';
import type { Column } from '../tables/types.ts';
import { coverageOf } from './coverage.ts';
import type { CatalogueEntry } from './entry.ts';
import { inOrder, listed, narrow, yearsOf } from './listing.ts';
import { plainSlug, slugOf } from './slug.ts';

const entry = (id: string, more: Partial<CatalogueEntry> = {}): CatalogueEntry => ({
  id,
  slug: id,
  ownerId: null,
  name: id,
  description: '',
  private: false,
  licence: 'CC-BY-4.0',
  topic: '',
  source: '',
  institution: '',
  asksSignIn: false,
  regions: [],
  tags: [],
  coversFrom: null,
  coversTo: null,
  columnNames: '',
  fileKind: 'csv',
  version: 1,
  versionId: `${id}-v`,
  firstTable: '',
  bytes: 0,
  rows: 0,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...more,
});

describe('narrowing a list', () => {
  const all = [
    entry('cocoa', {
      topic: 'crops',
      regions: ['ashanti', 'western'],
      coversFrom: '1997-01-01',
      coversTo: '1999-12-31',
    }),
    entry('rain', { topic: 'climate', regions: ['ashanti'], private: true }),
    entry('yams', { topic: 'crops', regions: ['bono'], licence: 'Ask us' }),
  ].map(listed);
  const kept = (filters: Parameters<typeof narrow>[1]) => narrow(all, filters).kept.map((each) => each.entry.id);

  test('keeps what has any of the values of each filter', () => {
    expect(kept({})).toEqual(['cocoa', 'rain', 'yams']);
    expect(kept({ topic: ['crops', 'soils'] })).toEqual(['cocoa', 'yams']);
    expect(kept({ topic: ['crops'], region: ['ashanti', 'bono'], licence: ['other'] })).toEqual(['yams']);
    expect(kept({ year: ['1998'] })).toEqual(['cocoa']);
    expect(kept({ access: ['private'] })).toEqual(['rain']);
    expect(kept({ topic: [] })).toEqual(['cocoa', 'rain', 'yams']);
  });

  test('counts what each value would leave, its own filter set aside', () => {
    const { counts } = narrow(all, { topic: ['climate'], region: ['ashanti'] });
    expect(counts.topic).toEqual([
      { value: 'climate', count: 1 },
      { value: 'crops', count: 1 },
    ]);
    expect(counts.region).toEqual([{ value: 'ashanti', count: 1 }]);
    expect(counts.access).toEqual([{ value: 'private', count: 1 }]);
  });

  test('tells a chosen value that leaves nothing, to be taken back', () => {
    expect(narrow(all, { topic: ['soils'] }).counts.topic).toEqual([
      { value: 'crops', count: 2 },
      { value: 'climate', count: 1 },
      { value: 'soils', count: 0 },
    ]);
  });

  test('years come with the latest first', () => {
    expect(narrow(all, {}).counts.year.map(({ value }) => value)).toEqual(['1999', '1998', '1997']);
  });
});

test.each<[string | null, string | null, ReturnType<typeof yearsOf>]>([
  ['2019-03-01', '2021-01-01', { first: 2019, last: 2021 }],
  ['2019-03-01', null, { first: 2019, last: 2019 }],
  [null, '2021-01-01', { first: 2021, last: 2021 }],
  [null, null, null],
  ['2021-01-01', '2019-01-01', null],
  // One wrong date does not fill the list.
  ['0001-01-01', '2021-01-01', { first: 1, last: 200 }],
])('from %s to %s are the years %j', (coversFrom, coversTo, span) =>
  expect(yearsOf({ coversFrom, coversTo })).toEqual(span),
);

test('spans of years that overlap, touch and lie apart are counted year by year', () => {
  const covering = (from: number, to: number) =>
    listed(entry(`${from}`, { coversFrom: `${from}-01-01`, coversTo: `${to}-12-31` }));
  const { counts } = narrow([covering(2001, 2003), covering(2003, 2004), covering(2010, 2010)], {});
  expect(counts.year.map(({ value, count }) => `${value}:${count}`)).toEqual([
    '2010:1',
    '2004:1',
    '2003:2',
    '2002:1',
    '2001:1',
  ]);
});

test('a list is sorted by name, looks, downloads, size or age, and keeps its order for the best', () => {
  const all = [
    entry('b', { bytes: 5 }),
    entry('a', { bytes: 9, updatedAt: '2026-03-01T00:00:00.000Z' }),
    entry('c', { bytes: 1 }),
  ].map(listed);
  const looks: Record<string, { views: number; downloads: number }> = {
    a: { views: 1, downloads: 0 },
    b: { views: 9, downloads: 1 },
    c: { views: 5, downloads: 3 },
  };
  const order = (sort: Parameters<typeof inOrder>[1]) =>
    inOrder(all, sort, (id) => looks[id] ?? { views: 0, downloads: 0 })
      .map((each) => each.entry.id)
      .join('');
  expect([order('best'), order('name'), order('newest'), order('views'), order('downloads'), order('size')]).toEqual([
    'bac',
    'abc',
    'abc',
    'bca',
    'cba',
    'abc',
  ]);
});

describe('short names', () => {
  test.each([
    ['Cocoa production, 1997–2012', 'cocoa-production-1997-2012'],
    ['Ɛnɔ ŋutɔ: café crops', 'eno-nuto-cafe-crops'],
    ['  ***  ', 'dataset'],
    ['Show', 'show-2'],
    [
      'A very long name of a dataset that goes on and on and on until nobody reads it any more',
      'a-very-long-name-of-a-dataset-that-goes-on-and-on-and-on',
    ],
    ['x'.repeat(80), 'x'.repeat(60)],
  ])('%s becomes %s', (name, slug) => expect(slugOf(name, () => false)).toBe(slug));

  test('that are taken get a number', () => {
    const taken = new Set(['yams', 'yams-2']);
    expect(slugOf('Yams', (slug) => taken.has(slug))).toBe('yams-3');
    expect(plainSlug('Yams')).toBe('yams');
  });
});

describe('what the rows speak of', () => {
  const column = (
    name: string,
    type: Column['type'],
    min: string,
    max: string,
    more: Partial<Column> = {},
    top: readonly string[] = [],
  ): Column => ({
    name,
    key: 'c1',
    type,
    unit: '',
    names: null,
    unknownPlaces: [],
    profile: {
      empty: 0,
      distinct: top.length,
      min,
      max,
      mean: null,
      top: top.map((value) => ({ value, count: 1 })),
      histogram: [],
    },
    ...more,
  });
  const regionOf = (name: string) => ({ Ashanti: 'ashanti', Volta: 'volta' })[name];
  const coverage = (columns: readonly Column[]) => coverageOf(columns, regionOf, 2027);

  test('is the span of its days and years, and the regions it names', () => {
    expect(
      coverage([
        column('Region', 'text', 'Ashanti', 'Volta', { names: 'region' }, ['Volta', 'Ashanti']),
        column('Date', 'date', '2019-03-04', '2020-05-06'),
        column('Year', 'whole', '2018', '2019'),
      ]),
    ).toEqual({ coversFrom: '2018-01-01', coversTo: '2020-05-06', regions: ['ashanti', 'volta'] });
  });

  test.each([
    ['a number that is no year', [column('Year', 'whole', '1', '12')]],
    ['a target far ahead', [column('Year', 'whole', '2020', '2050')]],
    ['a column of another name', [column('Bags', 'whole', '1990', '2020')]],
    [
      'more regions than the profile lists',
      [
        column('Region', 'text', 'Ashanti', 'Volta', {
          names: 'region',
          profile: {
            empty: 0,
            distinct: 16,
            min: null,
            max: null,
            mean: null,
            top: [{ value: 'Volta', count: 3 }],
            histogram: [],
          },
        }),
      ],
    ],
    ['a column without a profile', [column('Date', 'date', '', '', { profile: null })]],
  ])('%s tells nothing', (_what, columns) =>
    expect(coverage(columns)).toEqual({ coversFrom: null, coversTo: null, regions: [] }),
  );
});
