import { expect, test } from 'vitest';
import { listHolds, listOf, propertyOf } from './fileProperties.ts';

test('properties are known by the names that map programs and people give them', () => {
  expect(['FARM_NAME', 'Ghana Card No.', 'Tel', 'CROP', 'OBJECTID'].map(propertyOf)).toEqual([
    'name',
    'card',
    'phone',
    'crop',
    null,
  ]);
});

test('a list of numbers is written shortly and read again', () => {
  const list = listOf([9, 5, 3, 6, 7, 8]);
  expect(list).toBe('3,5-9');
  expect([1, 3, 4, 5, 9, 10].filter(listHolds(list))).toEqual([3, 5, 9]);
  expect([1].filter(listHolds(''))).toEqual([]);
});
