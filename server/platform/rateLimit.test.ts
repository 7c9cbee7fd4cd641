import { expect, test } from 'vitest';
import { createRateLimit } from './rateLimit.ts';

const second = 1_000;

test('who has used up the minute waits until it is over', () => {
  const clock = { now: 20 * second };
  const limit = createRateLimit(2, () => clock.now);
  expect([limit.take('a'), limit.take('a'), limit.take('a')]).toEqual([0, 0, 40]);
  expect(limit.take('b')).toBe(0);
  clock.now = 59_999;
  expect(limit.take('a')).toBe(1);
});

test('the minute before counts for as much of it as is less than a minute ago', () => {
  const clock = { now: 0 };
  const limit = createRateLimit(2, () => clock.now);
  for (let count = 0; count < 3; count += 1) limit.take('a');
  // Three, of which half: 1.5 and this one are more than 2.
  clock.now = 90 * second;
  expect(limit.take('a')).toBe(30);
  // Three of which a quarter, and two of this minute.
  clock.now = 105 * second;
  expect(limit.take('a')).toBe(15);
});

test('a minute that was nearly idle leaves room', () => {
  const clock = { now: 0 };
  const limit = createRateLimit(2, () => clock.now);
  limit.take('a');
  clock.now = 60 * second;
  expect(limit.take('a')).toBe(0);
});

test('what came before the last minute is forgotten', () => {
  const clock = { now: 0 };
  const limit = createRateLimit(1, () => clock.now);
  limit.take('a');
  limit.take('a');
  clock.now = 120 * second;
  expect(limit.take('a')).toBe(0);
});

test('0 is no limit', () => {
  const limit = createRateLimit(0, () => 0);
  expect(Array.from({ length: 100 }, () => limit.take('a'))).toEqual(Array.from({ length: 100 }, () => 0));
});
