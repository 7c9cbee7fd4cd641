import { spawnSync } from 'node:child_process';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../adapters/postgres/embeddedPostgres.ts';
import { chooseAccount, commandFor } from '../adapters/postgres/account.ts';
import { isAlive } from '../adapters/postgres/postmaster.ts';
import { toProblem } from '../platform/calls/errorHandler.ts';
import { removeFolder, temporaryFolder, testBinaries } from '../testing/testServer.ts';
import { openDatabase, type OpenDatabase } from './connection.ts';

let folder: string;
let postgres: EmbeddedPostgres;
let opened: OpenDatabase;
let broken: string[];

beforeAll(async () => {
  folder = temporaryFolder('restart');
  postgres = await startEmbeddedPostgres({ folder, binaries: await testBinaries() });
  opened = openDatabase({ address: postgres.address, poolSize: 4, onError: (error) => broken.push(error.message) });
});
beforeEach(() => {
  broken = [];
});
afterAll(async () => {
  await opened.close();
  await postgres.stop();
  removeFolder(folder);
});

/** A write that has read something and now works on it: its connection is in use, and nothing is asked over it. */
async function beginWrite(mayEnd: Promise<void>): Promise<{ readonly refusal: Promise<unknown> }> {
  return new Promise((begun) => {
    const refusal = opened.db
      .transaction()
      .execute(async (db) => {
        await sql`select 1`.execute(db);
        begun({ refusal });
        await mayEnd;
        await sql`select 2`.execute(db);
      })
      .catch((error: unknown) => error);
  });
}

async function pgCtl(...words: string[]): Promise<void> {
  const binaries = await testBinaries();
  const data = `${folder}/postgres`;
  const account = chooseAccount(folder, data, binaries.folder);
  const [command, args] = commandFor(account, `${binaries.folder}/pg_ctl`, [
    '-D',
    data,
    '-w',
    '-l',
    '/dev/null',
    ...words,
  ]);
  const { status, stderr } = spawnSync(command, args, {
    ...account.ids,
    cwd: '/',
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  expect([status, stderr]).toEqual([0, '']);
}

// On the version that comes along alone: what a client does when its connection ends does not depend on the server's version.
test.skipIf(process.env['TEST_POSTGRES'] !== undefined).each([
  ['is restarted in a hurry', () => pgCtl('restart', '-m', 'immediate')],
  ['is restarted in order', () => pgCtl('restart', '-m', 'fast')],
  [
    'is killed',
    async () => {
      // Who was restarted before is known anew after half a second.
      await vi.waitFor(() => expect(isAlive(postgres.pid)).toBe(true), { timeout: 10_000 });
      process.kill(postgres.pid, 'SIGKILL');
    },
  ],
])(
  'a write under way while PostgreSQL %s is refused for the moment; the process goes on and is served again',
  async (_how, end) => {
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    const writes = await Promise.all([1, 2, 3].map(() => beginWrite(held)));
    await end();
    await vi.waitFor(() => expect(broken.length).toBeGreaterThanOrEqual(3), { timeout: 20_000 });
    letGo();
    for (const { refusal } of writes) {
      expect(toProblem(await refusal)).toMatchObject({
        code: 'databaseUnreachable',
        status: 503,
        headers: { 'retry-after': '2' },
      });
    }
    await vi.waitFor(async () => expect((await sql`select 1 as one`.execute(opened.db)).rows).toEqual([{ one: 1 }]), {
      timeout: 20_000,
    });
  },
);
