import { expect, test } from 'vitest';
import { fillValuesOf } from './fillValues.ts';

/** The values of a column, the largest first, as they are counted in its cells. */
function suspected(...cells: readonly number[]): number[] {
  const counts = new Map<number, number>();
  for (const cell of cells) counts.set(cell, (counts.get(cell) ?? 0) + 1);
  const largest = [...counts]
    .map(([value, count]) => ({ value, count }))
    .toSorted((one, other) => Math.abs(other.value) - Math.abs(one.value));
  return fillValuesOf(largest, cells.length).map(({ value }) => value);
}

test('nines that stand twice, far from the other values, are asked about', () => {
  expect(suspected(12.5, 9999, 0, 40, 9999)).toEqual([9999]);
  expect(suspected(34, 999, 51, 999)).toEqual([999]);
  expect(suspected(3, 99_999, 5, 99_999, 999, 999)).toEqual([99_999, 999]);
});

test('nines among values of their size are numbers', () => {
  expect(suspected(9999, 12_450, 8700, 9999)).toEqual([]);
  expect(suspected(999, 998, 997, 1000)).toEqual([]);
  expect(suspected(99, 1, 2, 3, 99)).toEqual([]);
  expect(suspected(9999, 3400, 5, 9999)).toEqual([]);
});

test('nines that stand once are asked about where nothing else comes near', () => {
  expect(suspected(12, 9999, 30, 41, 8, 17)).toEqual([9999]);
  expect(suspected(120, 9999, 500, 40, 75, 60)).toEqual([]);
  expect(suspected(12, 9999, 30)).toEqual([]);
});

test('the ends of what computers keep are asked about', () => {
  expect(suspected(210, -32_768, 185, -32_768)).toEqual([-32_768]);
  expect(suspected(28.5, 9.969_21e36, 31, 9.969_21e36)).toEqual([9.969_21e36]);
  expect(suspected(1e20, 4, 5, 1e20)).toEqual([1e20]);
});

test('-999 is told by the way it is written, and not twice', () => {
  expect(suspected(3, -999, 4, -999, 9999, 9999)).toEqual([9999]);
  expect(suspected(3, -999, 4, -999)).toEqual([]);
});

test('a column of nothing but nines is left alone', () => expect(suspected(9999, 9999, 9999)).toEqual([]));
