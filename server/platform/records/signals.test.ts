import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openListener } from '../../database/listener.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
import { openSignals, type Signal, type Signals } from './signals.ts';

let database: TestDatabase;
let here: Signals;
let there: Signals;

beforeEach(async () => {
  database = await openTestDatabase();
  const open = (): Promise<Signals> =>
    openSignals(
      (options) => openListener({ ...options, address: database.address }),
      () => undefined,
    );
  [here, there] = await Promise.all([open(), open()]);
});

afterEach(async () => {
  await Promise.all([here.close(), there.close()]);
  await database.close();
});

test('a signal reaches every process when the transaction commits, and none when it is rolled back', async () => {
  const heard: Signal[] = [];
  here.subscribe('reference', (signal) => heard.push(signal));
  there.subscribe('reference', (signal) => heard.push(signal));
  there.subscribe('other', (signal) => heard.push(signal));
  await database.db
    .transaction()
    .execute(async (transaction) => {
      await here.publish(transaction, 'reference', { version: 1 });
      throw new Error('rolled back');
    })
    .catch(() => undefined);
  await database.db.transaction().execute((transaction) => here.publish(transaction, 'reference', { version: 2 }));
  const second = { kind: 'message', body: { version: 2 } };
  await vi.waitFor(() => expect(heard).toEqual([second, second]));
});

test('after the line was cut, subscribers are told of the gap and hear again', async () => {
  const heard: Signal[] = [];
  here.subscribe('reference', (signal) => heard.push(signal));
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' and pid <> pg_backend_pid()`.execute(
    database.db,
  );
  await vi.waitFor(() => expect(heard).toEqual([{ kind: 'gap' }]), { timeout: 5_000 });
  await there.publish(database.db, 'reference', 'again');
  await vi.waitFor(() => expect(heard).toEqual([{ kind: 'gap' }, { kind: 'message', body: 'again' }]));
});

test('who has ended the subscription hears nothing more', async () => {
  const heard: Signal[] = [];
  const end = here.subscribe('reference', (signal) => heard.push(signal));
  end();
  const told = new Promise<void>((resolve) => here.subscribe('reference', () => resolve()));
  await here.publish(database.db, 'reference', 1);
  await told;
  expect(heard).toEqual([]);
});

test('a body too large for a signal is refused with its size', async () => {
  await expect(here.publish(database.db, 'reference', 'x'.repeat(8_000))).rejects.toThrow(
    'The signal reference has 8031 bytes; it may have 7000: send keys, not rows.',
  );
});
