import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { unzipWithin } from './unzipWithin.ts';

const refusal = (trouble: string) => new Error(trouble);

test('what a Mac adds to a .zip is no file of it', () => {
  const zip = zipSync({ 'farms.csv': strToU8('a'), '__MACOSX/farms.csv': strToU8('b') });
  expect([...unzipWithin(zip, { wanted: /csv$/, unpackedBytes: 10 }, refusal).keys()]).toEqual(['farms.csv']);
});

test('a .zip that unpacks to more than it may is not unpacked, whatever else it holds', () => {
  const zip = zipSync({ 'farms.csv': strToU8('12345678901'), 'notes.txt': strToU8('1') });
  expect(() => unzipWithin(zip, { wanted: /csv$/, unpackedBytes: 10 }, refusal)).toThrow('tooLarge');
  expect(unzipWithin(zip, { wanted: /csv$/, unpackedBytes: 11 }, refusal).size).toBe(1);
});
