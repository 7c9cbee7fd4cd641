import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Clock, stoppedClock } from '../adapters/clock/clock.ts';
import { clientConfig } from '../database/connection.ts';
import { openListener } from '../database/listener.ts';
import { openSignals, type Signals } from '../platform/records/signals.ts';
import { openTestDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import { createJobs, type Jobs } from './jobs.ts';
import { TryLater } from './worker.ts';

let database: TestDatabase;
let signals: Signals;
let errors: string[];
const started: Jobs[] = [];

beforeEach(async () => {
  database = await openTestDatabase();
  signals = await openSignals(
    (options) => openListener({ ...options, address: database.address }),
    () => undefined,
  );
  errors = [];
});

afterEach(async () => {
  await Promise.all(started.splice(0).map((jobs) => jobs.stop(0)));
  await signals.close();
  await database.close();
});

function newJobs(leaseSeconds = 60, clock?: Clock): Jobs {
  const jobs = createJobs({
    db: database.db,
    signals,
    leaseSeconds,
    clock,
    onError: (error) => errors.push(error instanceof Error ? error.message : String(error)),
  });
  started.push(jobs);
  return jobs;
}

async function writeNote(db: TestDatabase['db'], name: string): Promise<void> {
  await db.insertInto('visit_day').values({ visited_on: '2026-04-15', page: name, visits: 1 }).execute();
}

async function notes(): Promise<string[]> {
  const rows = await database.db
    .selectFrom('visit_day')
    .select('page')
    .where('page', 'like', 'note%')
    .orderBy('page')
    .execute();
  return rows.map((row) => row.page);
}

async function jobRow(kind: string) {
  return database.db.selectFrom('job').selectAll().where('kind', '=', kind).executeTakeFirstOrThrow();
}

test('a job exists when the business row is committed, and not when it is rolled back', async () => {
  const jobs = newJobs();
  const ran: unknown[] = [];
  jobs.handle('greet', async (job) => void ran.push(job.payload));
  await expect(
    database.db.transaction().execute(async (transaction) => {
      await jobs.enqueue(transaction, { kind: 'greet', payload: { name: 'Kofi' } });
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  await database.db
    .transaction()
    .execute((transaction) => jobs.enqueue(transaction, { kind: 'greet', payload: { name: 'Ama' } }));
  await jobs.runDue();
  expect(ran).toEqual([{ name: 'Ama' }]);
});

test('asked for one kind, the jobs of others stay due', async () => {
  const jobs = newJobs();
  for (const kind of ['one', 'two']) {
    jobs.handle(kind, async (job) => job.settle((db) => writeNote(db, `note ${kind}`)));
    await jobs.enqueue(database.db, { kind, payload: null });
  }
  expect([await jobs.runDue(['two']), await notes()]).toEqual([1, ['note two']]);
  expect([await jobs.runDue(), await notes()]).toEqual([2, ['note one', 'note two']]);
});

test('a second job with the same key is not added', async () => {
  const jobs = newJobs();
  expect(await jobs.enqueue(database.db, { kind: 'greet', payload: 1, dedupeKey: 'greet:ama' })).toBe(true);
  expect(await jobs.enqueue(database.db, { kind: 'greet', payload: 2, dedupeKey: 'greet:ama' })).toBe(false);
});

test('a waiting worker starts within half a second of the commit', async () => {
  const jobs = newJobs();
  const ran = vi.fn();
  jobs.handle('greet', async () => ran());
  jobs.start();
  await vi.waitFor(async () => expect((await jobRow('forgetEndedJobs')).done_at).not.toBeNull());
  await jobs.enqueue(database.db, { kind: 'greet', payload: null });
  await vi.waitFor(() => expect(ran).toHaveBeenCalledTimes(1), { timeout: 500, interval: 5 });
});

test('a try that fails leaves none of its effects, its reason, and a later second try', async () => {
  const jobs = newJobs();
  jobs.handle('note', async (job) => {
    await job.settle(async (db) => {
      await writeNote(db, 'note-1');
      if (job.attempt === 1) throw new Error('the disk was full');
    });
  });
  await jobs.enqueue(database.db, { kind: 'note', payload: null });
  await jobs.runDue();
  expect(await notes()).toEqual([]);
  const failed = await jobRow('note');
  expect(failed).toMatchObject({ attempts: 1, last_error: 'the disk was full', done_at: null, failed_at: null });
  expect(failed.run_at.getTime()).toBeGreaterThan(Date.now() + 1_000);

  await database.db.updateTable('job').set({ run_at: new Date() }).where('kind', '=', 'note').execute();
  await jobs.runDue();
  expect(await notes()).toEqual(['note-1']);
  expect(await jobRow('note')).toMatchObject({ attempts: 2, last_error: null });
});

test('after its last allowed try a job is set down as failed and not tried again', async () => {
  const jobs = newJobs();
  const tries = vi.fn();
  jobs.handle('send', async () => {
    tries();
    throw new Error('no answer from the provider');
  });
  await jobs.enqueue(database.db, { kind: 'send', payload: null, maxAttempts: 1 });
  await jobs.runDue();
  await jobs.runDue();
  expect(tries).toHaveBeenCalledTimes(1);
  const row = await jobRow('send');
  expect(row.failed_at).not.toBeNull();
  expect(row.last_error).toBe('no answer from the provider');
  expect(await jobs.depths()).toEqual([{ kind: 'send', waiting: 0, running: 0, failed: 1 }]);
});

test('a try that says it is for later is tried again, and nothing is logged of it', async () => {
  const jobs = newJobs();
  jobs.handle('letter', () => Promise.reject(new TryLater('the door is closed')));
  await jobs.enqueue(database.db, { kind: 'letter', payload: null });
  await jobs.runDue();
  expect(errors).toEqual([]);
  expect(await jobRow('letter')).toMatchObject({ attempts: 1, last_error: 'the door is closed', failed_at: null });
});

test('200 jobs and two workers: each runs once', { timeout: 60_000 }, async () => {
  const first = newJobs();
  const second = newJobs();
  const ran: number[] = [];
  for (const jobs of [first, second]) {
    jobs.handle('count', async (job) => {
      await job.settle(async (db) => writeNote(db, `note-${String(job.payload).padStart(3, '0')}`));
      ran.push(job.payload as number);
    });
  }
  for (let each = 0; each < 200; each += 1) await first.enqueue(database.db, { kind: 'count', payload: each });
  first.start();
  second.start();
  await vi.waitFor(() => expect(ran).toHaveLength(200), { timeout: 50_000 });
  expect(new Set(ran).size).toBe(200);
  expect(await notes()).toHaveLength(200);
});

test('a worker that lost its lease leaves the effects to the one that took over', async () => {
  const slow = newJobs();
  const quick = newJobs();
  let mayGoOn = (): void => undefined;
  const held = new Promise<void>((resolve) => (mayGoOn = resolve));
  const begun = new Promise<void>((resolve) => {
    slow.handle('note', async (job) => {
      resolve();
      await held;
      await job.settle((db) => writeNote(db, 'note-slow'));
    });
  });
  quick.handle('note', (job) => job.settle((db) => writeNote(db, 'note-quick')));
  await slow.enqueue(database.db, { kind: 'note', payload: null });
  const slowRun = slow.runDue();
  await begun;
  // As if the slow process had been stopped for longer than its lease.
  await database.db
    .updateTable('job')
    .set({ locked_until: new Date(Date.now() - 1_000) })
    .where('kind', '=', 'note')
    .execute();
  await quick.runDue();
  mayGoOn();
  await slowRun;
  expect(await notes()).toEqual(['note-quick']);
  expect(errors).toEqual([]);
});

test('a worker that is still at it keeps its lease', async () => {
  const slow = newJobs(0.6);
  const other = newJobs(0.6);
  const tries = vi.fn();
  for (const jobs of [slow, other]) {
    jobs.handle('note', async (job) => {
      tries();
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      await job.settle((db) => writeNote(db, 'note-1'));
    });
  }
  await slow.enqueue(database.db, { kind: 'note', payload: null });
  slow.start();
  other.start();
  await vi.waitFor(async () => expect(await notes()).toEqual(['note-1']), { timeout: 5_000 });
  expect(tries).toHaveBeenCalledTimes(1);
});

test('a job that may be tried once and whose process died is named doubtful, not repeated', async () => {
  const jobs = newJobs();
  const tries = vi.fn();
  jobs.handle('send', async () => tries());
  await jobs.enqueue(database.db, { kind: 'send', payload: null, maxAttempts: 1 });
  await database.db
    .updateTable('job')
    .set({ attempts: 1, locked_by: '00000000-0000-0000-0000-000000000000', locked_until: new Date(Date.now() - 1_000) })
    .where('kind', '=', 'send')
    .execute();
  await jobs.runDue();
  expect(tries).not.toHaveBeenCalled();
  expect((await jobRow('send')).last_error).toContain('whether its effect outside happened is unknown');
});

test('a periodic job runs once per period over all processes', async () => {
  const ran = vi.fn();
  const clock = stoppedClock('2026-04-15T12:00:00Z');
  const both = [newJobs(60, clock), newJobs(60, clock)];
  for (const jobs of both) jobs.every('tidy', 60, async () => ran());
  const runTwice = async () => {
    for (const jobs of [...both, ...both]) await jobs.runDue(['tidy']);
    return ran.mock.calls.length;
  };
  expect(await runTwice()).toBe(1);
  clock.set('2026-04-15T12:00:59Z');
  expect(await runTwice()).toBe(1);
  clock.set('2026-04-15T12:01:00Z');
  expect(await runTwice()).toBe(2);
});

const heldByTheDead = () =>
  database.db
    .insertInto('job')
    .values({
      kind: 'greet',
      payload: 'null',
      attempts: 1,
      locked_by: '00000000-0000-4000-8000-000000000000',
      locked_until: new Date(Date.now() + 60_000),
    } as never)
    .execute();

test('a job of a process that was killed is taken up at the start of the only one, long before its lease is over', async () => {
  await heldByTheDead();
  const jobs = newJobs();
  const ran = vi.fn();
  jobs.handle('greet', async (job) => ran(job.attempt));
  await jobs.runDue();
  expect(ran).not.toHaveBeenCalled();
  await jobs.takeUpLost();
  jobs.start();
  await vi.waitFor(() => expect(ran).toHaveBeenCalledWith(2), { timeout: 3_000 });
});

test('while another process of the portal runs, what is held stays held', async () => {
  await heldByTheDead();
  const other = new pg.Client({ ...clientConfig(database.address), application_name: 'agrihub-elsewhere-1' });
  await other.connect();
  try {
    const jobs = newJobs();
    const ran = vi.fn();
    jobs.handle('greet', async () => ran());
    await jobs.takeUpLost();
    await jobs.runDue();
    expect(ran).not.toHaveBeenCalled();
  } finally {
    await other.end();
  }
});

test('asked to end, the worker lets what runs end and takes nothing new', async () => {
  const jobs = newJobs();
  const begun = vi.fn();
  let mayGoOn = (): void => undefined;
  const goingOn = new Promise<void>((resolve) => {
    mayGoOn = resolve;
  });
  jobs.handle('note', async (job) => {
    begun();
    await goingOn;
    await job.settle((db) => writeNote(db, `note-${job.payload as string}`));
  });
  await jobs.runDue();
  for (const name of ['a', 'b', 'c']) await jobs.enqueue(database.db, { kind: 'note', payload: name });
  jobs.start();
  await vi.waitFor(() => expect(begun).toHaveBeenCalledTimes(2));
  const stopped = jobs.stop();
  mayGoOn();
  await stopped;
  expect(await notes()).toEqual(['note-a', 'note-b']);
  expect(await jobs.depths()).toEqual([{ kind: 'note', waiting: 1, running: 0, failed: 0 }]);
});
