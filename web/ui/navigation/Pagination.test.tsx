import { expect, test } from 'vitest';
import { pagesShown } from './Pagination.tsx';

test('the first, the last and the neighbours are shown, with a gap where pages are left out', () => {
  expect(pagesShown(5, 20)).toEqual([1, null, 4, 5, 6, null, 20]);
  expect(pagesShown(1, 20)).toEqual([1, 2, null, 20]);
  expect(pagesShown(20, 20)).toEqual([1, null, 19, 20]);
});

test('a gap of one page is that page', () => {
  expect(pagesShown(4, 6)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(pagesShown(1, 1)).toEqual([1]);
});
