import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { diskStorage } from '../../adapters/storage/diskStorage.ts';
import { createEmptyDatabase, openTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
import { removeFolder, temporaryFolder } from '../../testing/testServer.ts';
import { openDatabase, type DatabaseAddress } from '../connection.ts';
import { requireEmptyFolder, restoreBackup } from './restoreBackup.ts';
import { inOrderOfReference } from './tableShapes.ts';
import { writeBackup } from './writeBackup.ts';

let database: TestDatabase;
let empty: Awaited<ReturnType<typeof createEmptyDatabase>>;
let folder: string;
let file: string;

beforeEach(async () => {
  [database, empty] = [await openTestDatabase(), await createEmptyDatabase()];
  folder = temporaryFolder('backup');
  file = path.join(folder, 'portal.tar.gz');
  mkdirSync(path.join(folder, 'data', 'files', 'ab'), { recursive: true });
  mkdirSync(path.join(folder, 'data', 'postgres'), { recursive: true });
  writeFileSync(path.join(folder, 'data', 'postgres', 'base'), 'the database itself');
  mkdirSync(path.join(folder, 'data', 'work', 'reading-7-1'), { recursive: true });
  writeFileSync(path.join(folder, 'data', 'work', 'reading-7-1', 'table-0.parquet'), 'a reading under way');
  writeFileSync(path.join(folder, 'data', 'secret.key'), 'a key nobody knows', { mode: 0o600 });
  writeFileSync(path.join(folder, 'data', 'files', 'ab', 'picture.bin'), Buffer.alloc(5_000_000, 7));
  writeFileSync(path.join(folder, 'data', 'files', 'empty'), '');
});

afterEach(async () => {
  await database.close();
  await empty.drop();
  removeFolder(folder);
});

const folders = () => ({ data: path.join(folder, 'data') });
const restored = () => ({ data: path.join(folder, 'restored') });

/** Every table's rows as one text each, in an order that does not depend on how they are stored. */
async function everyRow(address: DatabaseAddress): Promise<Record<string, string[]>> {
  const client = new pg.Client(address as pg.ClientConfig);
  await client.connect();
  const tables = await client.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely%' order by 1",
  );
  const rows: Record<string, string[]> = {};
  for (const { name } of tables.rows) {
    const found = await client.query<{ row: string }>(
      `select t::text as row from ${pg.escapeIdentifier(name)} t order by 1`,
    );
    rows[name] = found.rows.map(({ row }) => row);
  }
  await client.end();
  return rows;
}

async function writeOddRows(): Promise<void> {
  const thing = {
    room: 'x',
    kind: 'x',
    thing_id: 'x',
    deleted_at: new Date('2026-04-15'),
    restorable_until: new Date('2026-05-15'),
  };
  await database.db
    .insertInto('trash')
    .values([
      {
        ...thing,
        label: 'tab\there',
        payload: JSON.stringify({ text: 'line\nbreak \\N \\. "quoted" ɛ ɔ 🌽', none: null }),
        deleted_by: null,
      },
      { ...thing, label: '\\.', payload: '"end of copy"', deleted_by: 'ama' },
    ])
    .execute();
  await database.db
    .insertInto('idempotency_key')
    .values({
      actor: 'ama',
      endpoint: 'x',
      key: 'k',
      fingerprint: 'f',
      status: 200,
      headers: '{}',
      body: Buffer.from([0, 10, 92, 255]),
    })
    .execute();
  await database.db
    .insertInto('audit_entry')
    .values({ actor_id: null, act: 'try', ids: ['a,b', '{}', 'null', ''], field_names: [], request_id: null })
    .execute();
  await sql`insert into job (kind, payload) select 'x', jsonb_build_object('n', n, 'text', repeat('grain ', 40)) from generate_series(1, 30000) n`.execute(
    database.db,
  );
}

test('every row, file and the key come back from a backup, and new rows get new ids', async () => {
  await writeOddRows();
  const before = await everyRow(database.address);
  await writeBackup(file, database.address, folders());
  const contents = await restoreBackup(file, empty.address, restored());

  expect(await everyRow(empty.address)).toEqual(before);
  expect(contents.rows['job']).toBe(30_000);
  expect(readFileSync(path.join(restored().data, 'secret.key'), 'utf8')).toBe('a key nobody knows');
  expect(statSync(path.join(restored().data, 'secret.key')).mode & 0o777).toBe(0o600);
  expect(
    readFileSync(path.join(restored().data, 'files', 'ab', 'picture.bin')).equals(Buffer.alloc(5_000_000, 7)),
  ).toBe(true);
  expect(statSync(path.join(restored().data, 'files', 'empty')).size).toBe(0);
  expect(Object.keys(contents.files).filter((name) => /postgres|work/.test(name))).toEqual([]);

  const reopened = openDatabase({ address: empty.address });
  const added = await reopened.db
    .insertInto('job')
    .values({ kind: 'new', payload: '1' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await reopened.close();
  expect(added.id).toBe(30_001);
});

test('a file that is removed while the backup is made comes back with the record that names it', async () => {
  await writeOddRows();
  const files = path.join(folder, 'data', 'files');
  const storage = diskStorage(files);
  await storage.put('photos/maize.jpg', Readable.from([Buffer.from('a photo')]));
  const backup = writeBackup(file, database.address, folders());
  await expect.poll(() => existsSync(`${file}.part`), { timeout: 10_000 }).toBe(true);
  await storage.remove('photos/maize.jpg');
  await backup;
  expect(await storage.stat('photos/maize.jpg')).toBeNull();
  expect(readdirSync(files).filter((name) => name === '.held')).toEqual([]);
  await restoreBackup(file, empty.address, restored());
  expect(readFileSync(path.join(restored().data, 'files', 'photos', 'maize.jpg'), 'utf8')).toBe('a photo');
});

test('files people sent come back, wherever their folder lies; one still on its way does not', async () => {
  for (const [data, files] of [
    ['data', 'data/files'],
    ['data2', 'disk/files'],
  ] as const) {
    const [from, to] = [folder, path.join(folder, `restored-${data}`)].map((at) => ({
      data: path.join(at, data),
      files: path.join(at, files),
    })) as [Place, Place];
    const storage = diskStorage(from.files);
    await storage.put('originals/maize.csv', Readable.from([Buffer.from('Region,Yield\n')]));
    const coming = new Readable({ read: () => undefined });
    coming.push('hal');
    const kept = storage.put('originals/later.csv', coming);
    await expect.poll(() => readdirSync(path.join(from.files, '.arriving'))).toHaveLength(1);

    const backup = path.join(folder, `${data}.tar.gz`);
    const outside = (place: Place) => ({ data: place.data, files: data === 'data2' ? place.files : undefined });
    await writeBackup(backup, database.address, outside(from));
    const target = await createEmptyDatabase();
    const { files: found } = await restoreBackup(backup, target.address, outside(to));
    await target.drop();
    expect(Object.keys(found).filter((name) => name.includes('arriving') || name.includes('later'))).toEqual([]);
    expect(await text(await diskStorage(to.files).read('originals/maize.csv'))).toBe('Region,Yield\n');
    coming.push(null);
    await kept;
  }
});

interface Place {
  readonly data: string;
  readonly files: string;
}

test('a backup taken while people write holds each transaction whole or not at all', async () => {
  const done = new AbortController();
  const writer = (async () => {
    for (let each = 0; !done.signal.aborted; each += 1) {
      await database.db.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('visit_day')
          .values({ visited_on: '2026-04-15', page: `pair-${each}`, visits: 1 })
          .execute();
        await transaction.insertInto('job').values({ kind: 'pair', payload: '1' }).execute();
      });
    }
  })();
  await writeBackup(file, database.address, folders());
  done.abort();
  await writer;
  await restoreBackup(file, empty.address, restored());
  const rows = await everyRow(empty.address);
  const visits = rows['visit_day']?.filter((row) => row.includes(',pair-')).length;
  const jobs = rows['job']?.filter((row) => row.includes(',pair,')).length;
  expect(visits).toBe(jobs);
});

test('a backup is for its owner alone and never replaces another', async () => {
  await writeBackup(file, database.address, folders());
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await expect(writeBackup(file, database.address, folders())).rejects.toThrow('exists already. Name a new file');
});

test('a backup cut short is refused and leaves no rows behind', async () => {
  await writeOddRows();
  await writeBackup(file, database.address, folders());
  truncateSync(file, Math.floor(statSync(file).size / 2));
  await expect(restoreBackup(file, empty.address, restored())).rejects.toThrow('The backup is damaged or cut short');
  expect(await everyRow(empty.address)).toEqual({});
});

test('a file that is no backup is refused with its name', async () => {
  writeFileSync(file, 'hello');
  await expect(restoreBackup(file, empty.address, restored())).rejects.toThrow(`${file} is not a backup of the portal`);
});

test('nothing is restored over what is there', async () => {
  await writeBackup(file, database.address, folders());
  await expect(restoreBackup(file, database.address, restored())).rejects.toThrow('The database is not empty');
  expect(() => requireEmptyFolder(folders().data)).toThrow(/is not empty: it holds .* Restore into an empty DATA_DIR/);
});

test('folders without a file, as setup leaves them, bear a restore', () => {
  const folder = path.join(folders().data, 'as-set-up');
  mkdirSync(path.join(folder, 'files', '.arriving'), { recursive: true });
  expect(() => requireEmptyFolder(folder)).not.toThrow();
  writeFileSync(path.join(folder, 'files', 'a'), 'kept');
  expect(() => requireEmptyFolder(folder)).toThrow('--replace');
});

test('tables are loaded after those they refer to, and a circle is named', () => {
  const table = (name: string) => ({ name, columns: [] });
  const ordered = inOrderOfReference(
    [table('child'), table('parent'), table('single')],
    [{ from: 'child', to: 'parent' }],
  );
  expect(ordered.map(({ name }) => name)).toEqual(['parent', 'single', 'child']);
  expect(() =>
    inOrderOfReference(
      [table('hen'), table('egg')],
      [
        { from: 'hen', to: 'egg' },
        { from: 'egg', to: 'hen' },
      ],
    ),
  ).toThrow('Tables refer to each other in a circle: hen, egg.');
});
