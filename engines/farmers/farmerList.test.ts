import { expect, test } from 'vitest';
import type { Language } from './farmer.ts';
import { farmerList, type ListedFarmer, type ListFilter } from './farmerList.ts';

const farmer = (
  id: number,
  words: string,
  crops: string[],
  districtId: string,
  language: Language,
  given: boolean,
  ownerId = 'ama',
): ListedFarmer => ({
  id,
  words,
  crops,
  districtId,
  language,
  ownerId,
  consent: { given, source: 'unknown', date: null },
});
const list = farmerList('ama', [
  farmer(3, 'abena pokuaa kumasi 0244000003', ['maize', 'rice'], 'kumasi', 'ak', true),
  farmer(1, 'akosua mensah ejura 0244000001', ['maize'], 'ejura', 'ak', true),
  farmer(4, 'fuseini abukari tamale 0244000004', ['rice'], 'tamale', 'dag', false, 'kofi'),
  farmer(2, 'kwame mensah ejura 0244000002', ['cassava'], 'ejura', 'en', false),
]);
const ids = (filter: ListFilter, sort?: 'newest') => list.narrow(filter, sort).map(({ id }) => id);

test.each<[ListFilter, number[]]>([
  [{}, [3, 1, 4, 2]],
  [{ whose: 'own' }, [3, 1, 2]],
  [{ whose: 'shared' }, [4]],
  [{ crop: 'rice' }, [3, 4]],
  [{ district: 'ejura', consent: true }, [1]],
  [{ language: 'dag' }, [4]],
  [{ among: new Set([2, 4]) }, [4, 2]],
  [{ words: ['mensah'] }, [1, 2]],
  [{ words: ['ensa', 'kwam'] }, [2]],
  [{ words: ['0244000004'] }, [4]],
  [{ words: ['mensah'], crop: 'cassava' }, [2]],
])('%o leaves %o', (filter, expected) => {
  expect(ids(filter)).toEqual(expected);
});

test('the newest come first where that is asked for', () => {
  expect(ids({ whose: 'own' }, 'newest')).toEqual([3, 2, 1]);
});

test('letters that are wrong are forgiven, the nearest first', () => {
  expect(ids({ words: ['mesah'] })).toEqual([1, 2]);
  expect(ids({ words: ['kwami', 'mesah'] })).toEqual([2]);
  expect(ids({ words: ['abukary'] })).toEqual([4]);
  expect(ids({ words: ['zzzzz'] })).toEqual([]);
});

test('a number with a wrong digit is another number', () => {
  expect(ids({ words: ['0244000009'] })).toEqual([]);
});

test('what is searched for stands in one farmer’s words, the first and the last of the list too', () => {
  expect(ids({ words: ['abena'] })).toEqual([3]);
  expect(ids({ words: ['0244000002', 'kwame'] })).toEqual([2]);
  expect(ids({ words: ['a'] })).toEqual([3, 1, 4, 2]);
});
