import { readFileSync, readdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../root.ts';
import { createEmptyDatabase, openTestDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import { openDatabase } from './connection.ts';
import { listMigrations, migrate } from './migrator.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});

afterAll(() => database.close());

async function columnsInDatabase(): Promise<Record<string, string[]>> {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select c.relname as table, array_agg(a.attname::text order by a.attname) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not like 'kysely%'
    group by c.relname`.execute(database.db);
  return Object.fromEntries(rows.map((row) => [row.table, row.columns]));
}

/** Table and columns of a document; the form is plain enough to be read line by line. */
function columnsInDocument(file: string): [string, string[]] {
  const text = readFileSync(path.join(root, 'server/database/docs', file), 'utf8');
  const table = /^table: (\w+)$/m.exec(text)?.[1] ?? '';
  return [table, [...text.matchAll(/^ {2}(\w+): \S.*$/gm)].map(([, name = '']) => name).toSorted()];
}

test('every table and every column is explained, and nothing that is not there', async () => {
  const files = readdirSync(path.join(root, 'server/database/docs')).filter((name) => name.endsWith('.yml'));
  expect(Object.fromEntries(files.map(columnsInDocument))).toEqual(await columnsInDatabase());
  expect(files.map((name) => name.replace('.yml', ''))).toEqual(files.map((name) => columnsInDocument(name)[0]));
});

test('days come as text, counts as numbers, instants as dates', async () => {
  const { rows } =
    await sql`select date '2026-04-15' as day, count(*) as count, timestamptz '2026-04-15T10:00:00Z' as at`.execute(
      database.db,
    );
  expect(rows).toEqual([{ day: '2026-04-15', count: 1, at: new Date('2026-04-15T10:00:00Z') }]);
});

test('statements are not compiled first, which takes seconds where PostgreSQL expects many rows', async () => {
  const { rows } = await sql`select setting, source from pg_settings where name = 'jit'`.execute(database.db);
  expect(rows).toEqual([{ setting: 'off', source: 'client' }]);
});

test('a statement that takes too long is ended', async () => {
  const hasty = openDatabase({ address: database.address, statementTimeoutMs: 50 });
  await expect(sql`select pg_sleep(5)`.execute(hasty.db)).rejects.toMatchObject({ code: '57014' });
  await hasty.close();
});

test('reads that bear being late go to the replica where there is one', async () => {
  const both = openDatabase({ address: database.address, readAddress: { ...database.address, database: 'postgres' } });
  const nameOf = async (db: typeof both.db) =>
    (await sql<{ name: string }>`select current_database() as name`.execute(db)).rows[0]?.name;
  expect(await nameOf(both.db)).toBe(database.address.database);
  expect(await nameOf(both.readDb)).toBe('postgres');
  await both.close();
});

test('reads of a replica that is not reached go to the primary', async () => {
  const nowhere = { ...database.address, host: path.join(os.tmpdir(), 'no-such-folder') };
  const both = openDatabase({ address: database.address, readAddress: nowhere });
  for (let turn = 0; turn < 2; turn++)
    expect((await sql`select current_database() as name`.execute(both.readDb)).rows).toEqual([
      { name: database.address.database },
    ]);
  await both.close();
});

test('three processes that migrate an empty database at once apply every migration once', async () => {
  const empty = await createEmptyDatabase();
  const applied = await Promise.all([migrate(empty.address), migrate(empty.address), migrate(empty.address)]);
  expect(applied.flat()).toEqual(await listMigrations());
  await empty.drop();
});

test('a database that a newer release migrated is refused with the way out', async () => {
  const empty = await createEmptyDatabase();
  await migrate(empty.address);
  const opened = openDatabase({ address: empty.address });
  await sql`insert into kysely_migration (name, timestamp) values ('20990101-01-later', '')`.execute(opened.db);
  await opened.close();
  await expect(migrate(empty.address)).rejects.toThrow(
    /The database was migrated by another release of the portal .* Start the release that wrote it, or restore a backup made with this one\./,
  );
  await empty.drop();
});
