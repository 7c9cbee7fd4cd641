import { describe, expect, test } from 'vitest';
import { cite, type Citable } from '../catalogue/cite.ts';
import { guessKey } from './columns/guessKey.ts';
import { licenceOf } from '../catalogue/licences.ts';
import { columnNumber, readSheetRange } from './layout/sheetRange.ts';
import { readColumns, readCondition, readMeasure } from './tableQuestion.ts';
import type { Column } from './types.ts';

describe('ranges of cells', () => {
  const block = (
    sheet: string | null,
    firstRow: number,
    lastRow: number | null,
    firstColumn: number,
    lastColumn: number | null,
  ) => ({ sheet, firstRow, lastRow, firstColumn, lastColumn });
  test.each([
    ['Sheet1!A1:H11', block('Sheet1', 1, 11, 1, 8)],
    ['A1:H11', block(null, 1, 11, 1, 8)],
    ["'Yield ''20'!$B$2:$C$3", block("Yield '20", 2, 3, 2, 3)],
    ['a!b!C3', block('a!b', 3, 3, 3, 3)],
    ['A:C', block(null, 1, null, 1, 3)],
    ['2:5', block(null, 2, 5, 1, null)],
    ['A2:C', block(null, 2, null, 1, 3)],
    ['H11:A1', block(null, 1, 11, 1, 8)],
    ['B7', block(null, 7, 7, 2, 2)],
    ['Prices', block('Prices', 1, null, 1, null)],
    ['Prices!', block('Prices', 1, null, 1, null)],
    ['', block(null, 1, null, 1, null)],
  ])('%s', (text, range) => expect(readSheetRange(text)).toEqual(range));

  test.each(['!A1', '!', 'Sheet1!A1:H11:J2', 'Sheet1!hello world', 'Sheet1!A0:B2'])('%s is none', (text) =>
    expect(readSheetRange(text)).toBeNull(),
  );

  test('letters are numbers: A 1, Z 26, AA 27, XFD 16,384', () => {
    expect(['A', 'z', 'AA', 'XFD'].map(columnNumber)).toEqual([1, 26, 27, 16_384]);
  });
});

describe('questions', () => {
  const columns = [
    { name: 'Region', key: 'c1' },
    { name: 'Yield, t/ha', key: 'c2' },
    { name: 'c9', key: 'c3' },
  ];

  test.each<[string, ReturnType<typeof readCondition>]>([
    ['Region:is:Ashanti', { column: 'Region', op: 'is', value: 'Ashanti' }],
    ['Time: start:atLeast:08:30', { column: 'Time: start', op: 'atLeast', value: '08:30' }],
    ['Crop:is:', { column: 'Crop', op: 'is', value: '' }],
    ['Yield:empty', { column: 'Yield', op: 'empty', value: '' }],
    ['Yield:empty:1', null],
    ['Yield:is', null],
    ['Yield', null],
    ['Yield:like:x', null],
  ])('the condition %s', (text, read) => expect(readCondition(text)).toEqual(read));

  test.each<[string, ReturnType<typeof readMeasure>]>([
    ['count', { measure: 'count', column: null }],
    ['count:Crop', { measure: 'count', column: 'Crop' }],
    ['mean:Yield', { measure: 'mean', column: 'Yield' }],
    ['mean', null],
    ['mode:Yield', null],
    ['sum:', null],
  ])('the measure %s', (text, read) => expect(readMeasure(text)).toEqual(read));

  test.each([
    ['Region,c2', ['Region', 'Yield, t/ha']],
    ['region', ['Region']],
    ['Yield, t/ha,Region', ['Yield, t/ha', 'Region']],
    // A column that is called like a key is meant by its name.
    ['c9', ['c9']],
    ['Region,,nowhere', ['Region', 'nowhere']],
  ])('the columns %s', (text, names) => expect(readColumns(text, columns)).toEqual(names));
});

describe('the key of rows', () => {
  const column = (name: string, distinct: number, more: Partial<Column> = {}): Column => ({
    name,
    key: 'c1',
    type: 'text',
    unit: '',
    names: null,
    unknownPlaces: [],
    profile: { empty: 0, distinct, min: null, max: null, mean: null, top: [], histogram: [] },
    ...more,
  });
  const table = (rows: number, ...columns: Column[]) => ({ rows, columns });

  test('is the first column that tells every row apart in both', () => {
    expect(
      guessKey(
        table(3, column('Region', 2), column('Farm', 3), column('Phone', 3)),
        table(4, column('Region', 2), column('Phone', 4), column('Farm', 4)),
      ),
    ).toEqual(['Phone']);
  });

  test('is all the columns they share where none does, or none is known to', () => {
    expect(
      guessKey(table(3, column('Region', 2), column('Gone', 3)), table(3, column('Region', 2), column('New', 3))),
    ).toEqual(['Region']);
    expect(
      guessKey(
        table(1, column('Farm', 1, { profile: null })),
        table(1, column('Farm', 1, { profile: null }), column('X', 1)),
      ),
    ).toEqual(['Farm']);
  });

  test('is no measured quantity, though it may differ in every row', () => {
    expect(
      guessKey(
        table(3, column('Yield', 3, { type: 'decimal' }), column('Farm', 3)),
        table(3, column('Yield', 3, { type: 'decimal' }), column('Farm', 3)),
      ),
    ).toEqual(['Farm']);
  });
});

describe('citations', () => {
  const citable: Citable = {
    author: 'MoFA',
    title: 'Maize & rice: 100% of_farms',
    version: 2,
    publishedOn: '2026-04-15',
    url: 'https://x.example/main/datasetpreview/maize',
    licence: 'CC BY',
    description: 'Two\nlines',
    slug: 'maize',
  };
  test('as text', () => {
    expect(cite(citable, 'text')).toBe(
      'MoFA (2026): Maize & rice: 100% of_farms. Version 2. AgriHub Ghana. Dataset. https://x.example/main/datasetpreview/maize',
    );
    expect(cite({ ...citable, author: '' }, 'text')).toMatch(/^AgriHub Ghana \(2026\)/);
  });

  test('as BibTeX, with its signs escaped', () => {
    expect(cite(citable, 'bibtex')).toBe(`@misc{agrihub-maize-v2,
  author = {{MoFA}},
  title = {{Maize \\& rice: 100\\% of\\_farms}},
  year = {2026},
  month = apr,
  publisher = {AgriHub Ghana},
  version = {2},
  howpublished = {Dataset, AgriHub Ghana},
  url = {https://x.example/main/datasetpreview/maize},
  note = {Version 2. Licence: CC BY}
}
`);
  });

  test('as RIS, a tag a line', () => {
    expect(cite(citable, 'ris').split('\r\n')).toEqual([
      'TY  - DATA',
      'AU  - MoFA',
      'TI  - Maize & rice: 100% of_farms',
      'PY  - 2026',
      'DA  - 2026/04/15',
      'PB  - AgriHub Ghana',
      'ET  - Version 2',
      'AB  - Two lines',
      'N1  - Licence: CC BY',
      'UR  - https://x.example/main/datasetpreview/maize',
      'ER  - ',
      '',
    ]);
  });
});

test('a licence is one of the list by its identifier, else its words', () => {
  expect(licenceOf(' cc-by-4.0 ')).toMatchObject({ id: 'CC-BY-4.0', open: true });
  expect(licenceOf('All rights\nreserved')).toEqual({ id: 'other', name: 'All rights reserved', url: '', open: false });
});
