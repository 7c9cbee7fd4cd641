import type { KyselyPlugin } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openListener } from '../database/listener.ts';
import { openSignals, type Signals } from '../platform/records/signals.ts';
import { openTestDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import { createJobs, type Jobs } from './jobs.ts';

let database: TestDatabase;
let signals: Signals;
const started: Jobs[] = [];

beforeEach(async () => {
  database = await openTestDatabase();
  signals = await openSignals(
    (options) => openListener({ ...options, address: database.address }),
    () => undefined,
  );
});

afterEach(async () => {
  await Promise.all(started.splice(0).map((jobs) => jobs.stop(0)));
  await signals.close();
  await database.close();
});

function newJobs(db = database.db): Jobs {
  const jobs = createJobs({ db, signals, onError: () => undefined });
  started.push(jobs);
  return jobs;
}

async function jobRow(kind: string) {
  return database.db.selectFrom('job').selectAll().where('kind', '=', kind).executeTakeFirstOrThrow();
}

/** Refuses to change rows, as many times as is said, as PostgreSQL does while it is restarted. */
function refusing(): { readonly plugin: KyselyPlugin; refuse(times: number): void } {
  let left = 0;
  return {
    refuse: (times) => void (left = times),
    plugin: {
      transformQuery({ node }) {
        if (node.kind !== 'UpdateQueryNode' || left === 0) return node;
        left -= 1;
        throw Object.assign(new Error('the database system is shutting down'), { code: '57P03' });
      },
      transformResult: async ({ result }) => result,
    },
  };
}

test('what takes long holds up nothing of another queue', async () => {
  const jobs = newJobs();
  let mayGoOn = (): void => undefined;
  const held = new Promise<void>((resolve) => (mayGoOn = resolve));
  const begun = vi.fn();
  const mailed = vi.fn();
  jobs.handle('readFile', async () => (begun(), held), 'files');
  jobs.handle('writeLetter', async () => void mailed(), 'mail');
  for (const each of [1, 2, 3]) await jobs.enqueue(database.db, { kind: 'readFile', payload: each });
  await jobs.enqueue(database.db, { kind: 'writeLetter', payload: null });
  jobs.start();
  await vi.waitFor(() => expect(mailed).toHaveBeenCalled(), { timeout: 10_000 });
  expect(begun).toHaveBeenCalledTimes(1);
  mayGoOn();
  await vi.waitFor(() => expect(begun).toHaveBeenCalledTimes(3), { timeout: 10_000 });
});

test('people take turns, however many files one of them sent first', async () => {
  const jobs = newJobs();
  const order: unknown[] = [];
  jobs.handle('readFile', async (job) => void order.push(job.payload), 'files');
  for (const each of [1, 2, 3, 4])
    await jobs.enqueue(database.db, { kind: 'readFile', payload: `esi ${each}`, owner: 'esi' });
  for (const each of [1, 2])
    await jobs.enqueue(database.db, { kind: 'readFile', payload: `kofi ${each}`, owner: 'kofi' });
  jobs.start();
  await vi.waitFor(() => expect(order).toEqual(['esi 1', 'kofi 1', 'esi 2', 'kofi 2', 'esi 3', 'esi 4']), {
    timeout: 10_000,
  });
});

test('a try that ended while the records were away costs none, unless it may have reached somebody outside', async () => {
  const away = refusing();
  const jobs = newJobs(database.db.withPlugin(away.plugin));
  let tries = 0;
  jobs.handle('readFile', async () => {
    tries += 1;
    if (tries > 1) return;
    away.refuse(2);
    throw new Error('broken off');
  });
  await jobs.enqueue(database.db, { kind: 'readFile', payload: null, maxAttempts: 2 });
  await jobs.runDue();
  expect(tries).toBe(2);
  const { attempts, done_at: doneAt } = await jobRow('readFile');
  expect([attempts, doneAt]).toEqual([1, expect.any(Date)]);
});

test('what may be done once only is set down as failed as soon as the records are back', async () => {
  const away = refusing();
  const jobs = newJobs(database.db.withPlugin(away.plugin));
  jobs.handle('sendMessage', async () => {
    away.refuse(2);
    throw new Error('broken off');
  });
  await jobs.enqueue(database.db, { kind: 'sendMessage', payload: null, maxAttempts: 1 });
  await jobs.runDue();
  expect(await jobRow('sendMessage')).toMatchObject({ attempts: 1, last_error: 'broken off' });
});
