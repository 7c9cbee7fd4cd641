import { expect, test } from 'vitest';
import { isRainInMillimetres } from './questions.ts';

/** A hundred days, so many of them with 61 mm and with 60 mm; the others dry. */
function rain(heavy: number, light: number): Float64Array {
  return Float64Array.from({ length: 100 }, (_, at) => (at < heavy ? 61 : at < heavy + light ? 60 : 0));
}

test.each([
  // Of 20 wet days the eleventh from the least has 60 mm, or 61.
  [9, 11, true],
  [10, 10, false],
  // Of 21 it is the eleventh, too.
  [10, 11, true],
  [11, 10, false],
  // As long as fewer than ten days had rain, nobody can tell.
  [9, 0, true],
  [10, 0, false],
])('%i days of 61 mm beside %i of 60 mm can be mm: %s', (heavy, light, can) => {
  expect(isRainInMillimetres(rain(heavy, light))).toBe(can);
});

test('rain of less than 150 mm or more than 7,000 mm a year is no rain in mm', () => {
  const all = (amount: number) => isRainInMillimetres(new Float64Array(365).fill(amount));
  expect([0.4, 0.42, 19, 19.5].map(all)).toEqual([false, true, true, false]);
});
