import { expect, test } from 'vitest';
import { countWords, nameOfFile, readDetails, readTags } from './readFields.ts';

function formOf(fields: readonly (readonly [string, string])[]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

test('tags are split at commas and semicolons, each taken once whatever its case', () => {
  expect(readTags(' maize, Prices;  local   markets,maize,, prices')).toEqual(['maize', 'Prices', 'local markets']);
  expect(readTags('')).toEqual([]);
});

test('words are counted as people count them', () => {
  expect(countWords('  Weekly prices,\nof maize  ')).toBe(4);
  expect(countWords('')).toBe(0);
});

test.each([
  ['cocoa_production-1997.xlsx', 'cocoa production-1997'],
  ['Rain fall.CSV', 'Rain fall'],
  ['prices.csv.zip', 'prices'],
  ['no ending', 'no ending'],
])('%s suggests the name "%s"', (file, name) => expect(nameOfFile(file)).toBe(name));

test('a licence that is not decided is left out, terms in words stand in its place', () => {
  expect(readDetails(formOf([['licence', '']]))).not.toHaveProperty('licence');
  expect(readDetails(formOf([['licence', 'CC0-1.0']])).licence).toBe('CC0-1.0');
  expect(
    readDetails(
      formOf([
        ['licence', 'other'],
        ['licenceText', ' Ask MoFA first '],
      ]),
    ).licence,
  ).toBe('Ask MoFA first');
});

test('several regions are read, and what was emptied is sent as empty', () => {
  const details = readDetails(
    formOf([
      ['regions', 'ashanti'],
      ['regions', 'bono'],
      ['topic', 'prices'],
      ['coversFrom', '2019-01-01'],
      ['source', ''],
    ]),
  );
  expect(details).toMatchObject({
    regions: ['ashanti', 'bono'],
    topic: 'prices',
    coversFrom: '2019-01-01',
    coversTo: '',
    source: '',
    tags: [],
  });
});
