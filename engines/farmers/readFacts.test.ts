import { expect, test } from 'vitest';
import { readAgeGroup, readCropArea, readFacts } from './readFacts.ts';

// Youth is 15 to 35. 1 acre is 0.4047 ha, so 2 acres are 0.81 ha.
test.each([
  ['35', '15-35'],
  ['36', '36-59'],
  ['60', '60+'],
  ['34 years', '15-35'],
  ['36 – 59', '36-59'],
  ['60 and above', '60+'],
  ['1991', '15-35'],
  ['1990', '36-59'],
  ['12', undefined],
  ['old', undefined],
])('the age "%s" of 2026 is read as %s', (text, group) => {
  expect(readAgeGroup(text, 2026)).toBe(group);
});

test.each([
  ['Maize', { crop: 'Maize', hectares: null }],
  ['Maize 0.8 ha', { crop: 'Maize', hectares: 0.8 }],
  ['Maize (2 acres)', { crop: 'Maize', hectares: 0.81 }],
  ['Sweet potato: 1 hectare', { crop: 'Sweet potato', hectares: 1 }],
  ['Maize 0 ha', { crop: 'Maize 0 ha', hectares: null }],
])('"%s" is read as %o', (text, read) => {
  expect(readCropArea(text)).toEqual(read);
});

test('cells of a person are read as lists write them; what is not understood is named with what was expected', () => {
  const mistakes: string[] = [];
  const read = (cells: Record<string, string>) =>
    readFacts(
      (column) => cells[column] ?? '',
      '2026-04-15',
      (_, sentence) => mistakes.push(sentence),
    );
  expect(
    read({ sex: 'F', ageGroup: '41', reach: 'Phone call', organisation: 'Kuapa Kokoo', household: 'HH 7' }),
  ).toEqual({ sex: 'female', ageGroup: '36-59', reach: 'call', organisation: 'Kuapa Kokoo', householdName: 'HH 7' });
  expect(read({})).toEqual({});
  expect(mistakes).toEqual([]);
  expect(read({ sex: 'x', registryNumber: 'GH-1000001-15' })).toEqual({});
  expect(mistakes).toEqual([
    '"x" was found; expected female or male, or nothing where it is not known.',
    '"GH-1000001-15" was found; expected a number of the registry such as GH-1000001-14; its last two digits do not fit. Check each digit, or leave it empty.',
  ]);
});
