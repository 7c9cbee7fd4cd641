import { expect, test } from 'vitest';
import { areYears } from './areYears.ts';

test('years are whole numbers around ours; sizes, means of years and nothing at all are none', () => {
  expect(areYears([1957, 2019, 2026])).toBe(true);
  expect(areYears([2019, 2019.5])).toBe(false);
  expect(areYears([2019, 12_500])).toBe(false);
  expect(areYears([])).toBe(false);
});
