import { expect, test } from 'vitest';
import { judgeLook } from './looks.ts';

test.each([
  [0, 10, true, null],
  [6, 10, true, null],
  [7, 10, true, 'near'],
  [9, 10, true, 'near'],
  [10, 10, false, 'over'],
  [0, 1, true, 'near'],
  [4, 7, true, null],
  [5, 7, true, 'near'],
  [0, 0, false, 'over'],
] as const)('after %i of %i numbers of the day: allowed %s, told %s', (used, most, allowed, alarm) => {
  expect(judgeLook(used, most)).toEqual({ allowed, alarm });
});
