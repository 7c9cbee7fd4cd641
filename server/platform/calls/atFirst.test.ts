import { expect, test } from 'vitest';
import { atFirst } from './atFirst.ts';

test('what is made at first is made when it is first called, and once', () => {
  let made = 0;
  const double = atFirst(() => {
    made += 1;
    return (value: number) => 2 * value;
  });
  expect(made).toBe(0);
  expect([double(2), double(4)]).toEqual([4, 8]);
  expect(made).toBe(1);
});
