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

/** An exchange with others whose sums are these; what they are told is kept. */
function others(sums: Readonly<Record<string, number>>) {
  const told: { minute: number; shares: readonly { key: string; count: number }[] }[] = [];
  const add = async (minute: number, shares: readonly { key: string; count: number }[]) => {
    told.push({ minute, shares });
    return new Map(Object.entries(sums));
  };
  return { told, add };
}
const times = (count: number, act: () => number): number[] => Array.from({ length: count }, act);

test('what other processes counted of a busy key counts here too', async () => {
  const limit = createRateLimit(100, () => 60 * second);
  times(2, () => limit.take('a'));
  const { told, add } = others({ a: 90 });
  await limit.exchange(add);
  expect(told).toEqual([{ minute: 1, shares: [{ key: 'a', count: 2 }] }]);
  // 88 of the others, 2 and 10 here: 100 are the most.
  expect(times(11, () => limit.take('a'))).toEqual([...times(10, () => 0), 60]);
});

test('others are told what came since, the busiest key first, and nothing of a key that asks a little', async () => {
  const limit = createRateLimit(100, () => 0);
  const { told, add } = others({});
  limit.take('idle');
  await limit.exchange(add);
  expect(told).toEqual([]);
  times(2, () => limit.take('a'));
  times(3, () => limit.take('b'));
  await limit.exchange(add);
  times(4, () => limit.take('a'));
  await limit.exchange(add);
  await limit.exchange(add);
  expect(told.map(({ shares }) => shares)).toEqual([
    [
      { key: 'b', count: 3 },
      { key: 'a', count: 2 },
    ],
    [{ key: 'a', count: 4 }],
  ]);
});

test('what others are known to have counted is not taken back by an older sum', async () => {
  const limit = createRateLimit(100, () => 0);
  times(2, () => limit.take('a'));
  await limit.exchange(others({ a: 92 }).add);
  times(2, () => limit.take('a'));
  await limit.exchange(others({ a: 10 }).add);
  // 90 of the others, 4 and 6 here.
  expect(times(7, () => limit.take('a'))).toEqual([0, 0, 0, 0, 0, 0, 60]);
});

test('a thousand keys are told at once, the busiest', async () => {
  const limit = createRateLimit(1, () => 0);
  for (let key = 0; key < 1_001; key += 1) times(key === 1_000 ? 3 : 2, () => limit.take(`k${key}`));
  const { told, add } = others({});
  await limit.exchange(add);
  expect(told[0]?.shares).toHaveLength(1_000);
  expect(told[0]?.shares[0]).toEqual({ key: 'k1000', count: 3 });
});

test('the seconds to wait are rounded up, and the seconds of a minute are those of the clock', () => {
  const limit = createRateLimit(1, () => 130 * second + 500);
  expect([limit.take('a'), limit.take('a')]).toEqual([0, 50]);
});
