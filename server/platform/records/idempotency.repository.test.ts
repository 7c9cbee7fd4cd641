import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
import { forgetKeys, saveAnswer, takeKey } from './idempotency.repository.ts';

const call = { actor: 'ama', endpoint: 'sendNote', key: '6f1c' };
const answer = { status: 201, headers: { location: '/notes/1' }, body: Buffer.from('{"id":1}') };

let database: TestDatabase;

beforeEach(async () => {
  database = await openTestDatabase();
});

afterEach(() => database.close());

test('a repeat that comes while the first is at work waits, and gets its answer', async () => {
  let finishFirst = (): void => undefined;
  const mayFinish = new Promise<void>((resolve) => (finishFirst = resolve));
  let tellTaken = (): void => undefined;
  const taken = new Promise<void>((resolve) => (tellTaken = resolve));
  const first = database.db.transaction().execute(async (transaction) => {
    expect(await takeKey(transaction, call, 'a')).toBeUndefined();
    tellTaken();
    await mayFinish;
    await saveAnswer(transaction, call, answer);
  });
  await taken;
  const second = database.db.transaction().execute((transaction) => takeKey(transaction, call, 'a'));
  setTimeout(finishFirst, 50);
  await first;
  expect(await second).toEqual({ fingerprint: 'a', ...answer });
});

test('when the first is rolled back, the repeat takes its place', async () => {
  const first = database.db.transaction().execute(async (transaction) => {
    await takeKey(transaction, call, 'a');
    throw new Error('rolled back');
  });
  await expect(first).rejects.toThrow('rolled back');
  expect(await takeKey(database.db, call, 'a')).toBeUndefined();
});

test('the same key of another person or call is another key', async () => {
  await takeKey(database.db, call, 'a');
  expect(await takeKey(database.db, { ...call, actor: 'kofi' }, 'a')).toBeUndefined();
  expect(await takeKey(database.db, { ...call, endpoint: 'sendPicture' }, 'a')).toBeUndefined();
});

test('old keys are forgotten, new ones kept', async () => {
  await takeKey(database.db, call, 'a');
  expect(await forgetKeys(database.db, new Date(Date.now() - 60_000))).toBe(0);
  expect(await forgetKeys(database.db, new Date(Date.now() + 60_000))).toBe(1);
});
