import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, type OpenDatabase } from '../../database/connection.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { addRateCounts, forgetRateCounts } from './rateCounts.repository.ts';
import { createRateLimit } from './rateLimit.ts';

let records: OpenDatabase;

beforeAll(async () => {
  records = openDatabase({ address: (await openTestDatabase()).address });
});

afterAll(async () => {
  await records.close();
});

const noon = Date.UTC(2026, 3, 15, 12);
const add: typeof addRateCounts extends (db: never, ...rest: infer Rest) => infer Result
  ? (...rest: Rest) => Result
  : never = (minute, shares) => addRateCounts(records.db, minute, shares);

function take(limit: ReturnType<typeof createRateLimit>, key: string, times: number): number[] {
  return Array.from({ length: times }, () => limit.take(key));
}

test('processes that exchange their counts keep one limit together', async () => {
  const [one, other] = [createRateLimit(100, () => noon), createRateLimit(100, () => noon)];
  expect(take(one, 'flood', 60).every((wait) => wait === 0)).toBe(true);
  expect(take(other, 'flood', 39).every((wait) => wait === 0)).toBe(true);
  await one.exchange(add);
  await other.exchange(add);
  // 60 there and 39 here: one is left.
  expect(take(other, 'flood', 2)).toEqual([0, 60]);
  expect(take(other, 'somebody else', 2)).toEqual([0, 0]);
  await other.exchange(add);
  expect(take(one, 'flood', 1)).toEqual([0]);
  await one.exchange(add);
  expect(take(one, 'flood', 1)).toEqual([60]);
});

test('who asks a little is not told of, and an exchange that fails loses no count', async () => {
  const limit = createRateLimit(100, () => noon + 60_000);
  take(limit, 'calm', 1);
  take(limit, 'busy', 70);
  await expect(limit.exchange(() => Promise.reject(new Error('away')))).rejects.toThrow('away');
  const told: string[] = [];
  await limit.exchange(async (minute, shares) => {
    told.push(...shares.map(({ key, count }) => `${key} ${count}`));
    return add(minute, shares);
  });
  expect(told).toEqual(['busy 70']);
  expect(take(limit, 'busy', 31).at(-1)).toBe(60);
});

test('minutes that are over leave the records', async () => {
  await forgetRateCounts(records.db, noon / 60_000 + 2);
  expect(await records.db.selectFrom('rate_count').selectAll().execute()).toEqual([]);
});
