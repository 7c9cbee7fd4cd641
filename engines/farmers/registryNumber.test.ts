import { expect, test } from 'vitest';
import { readRegistryNumber } from './registryNumber.ts';

// 100000114 mod 97 = 1; 100000211 likewise.
test.each([
  ['GH-1000001-14', 'GH-1000001-14'],
  ['gh 1000001 14', 'GH-1000001-14'],
  ['100000211', 'GH-1000002-11'],
  // A digit wrong, two swapped, a telephone number, words.
  ['GH-1000001-15', null],
  ['GH-1000010-14', null],
  ['0244123456', null],
  ['Ghana', null],
  ['', null],
])('%s is read as %s', (text, number) => {
  expect(readRegistryNumber(text)).toBe(number);
});
