import { createHash } from 'node:crypto';
import { createWriteStream, existsSync, readdirSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { DatabaseAddress } from '../connection.ts';
import { listMigrations, migrate } from '../migrator.ts';
import { readArchive, type ArchiveEntry } from './archive.ts';
import { format, type BackupContents, type BackupHead, type Folders } from './format.ts';
import { NotForThisKey } from './encryption.ts';
import { beginLoading, isEmptyDatabase, type Loading, type RowWriter } from './loadTables.ts';

export interface RestoreOptions {
  /** The age identity of an encrypted backup. */
  readonly identity?: string | null;
  /** Takes the place of what the database holds; files of the folders that the backup names stay: nothing changes in place there. */
  readonly over?: boolean;
}

/** Throws a sentence unless the folder is missing or holds no file: restoring never mixes two portals. Setup leaves empty folders. */
export function requireEmptyFolder(folder: string): void {
  if (!existsSync(folder)) return;
  const held = readdirSync(folder, { recursive: true, withFileTypes: true }).find((each) => !each.isDirectory());
  if (held !== undefined)
    throw new Error(
      `${folder} is not empty: it holds ${path.join(held.parentPath, held.name)}. Restore into an empty DATA_DIR, or over what is there: agrihub restore FILE --replace.`,
    );
}

/**
 * Brings a backup back: tables into an empty database, then files and key into their folders, then the migrations
 * this release has added since. The tables stand all or not at all, and each file whole or not at all, also where the process
 * is killed; throws a sentence when the backup is cut short, changed, not a backup, or from a newer release.
 */
export async function restoreBackup(
  file: string,
  address: DatabaseAddress,
  folders: Folders,
  { identity = null, over = false }: RestoreOptions = {},
): Promise<BackupContents> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  if (!over && !(await isEmptyDatabase(address)))
    throw new Error('The database is not empty. Restore into a new, empty database.');
  const entries = readArchive(file, identity);
  const head = await readHead(entries, file);
  const loading = await beginLoading(address, head, over);
  const contents = await unpack(entries, head, loading, folders, over).catch(async (error: unknown) => {
    await loading.abandon();
    throw error;
  });
  await loading.commit(head.sequences);
  await migrate(address);
  return contents;
}

async function readHead(entries: AsyncGenerator<ArchiveEntry>, file: string): Promise<BackupHead> {
  const first = await entries.next().catch((error: unknown) => {
    if (error instanceof NotForThisKey) throw error;
    return undefined;
  });
  const notOurs = new Error(`${file} is not a backup of the portal. Name a file that script/backup wrote.`);
  if (first === undefined || first.done || first.value.name !== 'backup.json') throw notOurs;
  const head = JSON.parse(await text(first.value.stream)) as BackupHead;
  if (head.product !== 'agrihub-ghana') throw notOurs;
  const known = await listMigrations();
  const unknown = head.migrations.find((name) => !known.includes(name));
  if (head.format > format || unknown !== undefined) {
    throw new Error(
      `${file} was made by a newer release (${unknown ?? `format ${head.format}`}). Restore it with that release or a later one.`,
    );
  }
  return head;
}

async function unpack(
  entries: AsyncGenerator<ArchiveEntry>,
  head: BackupHead,
  loading: Loading,
  folders: Folders,
  over: boolean,
): Promise<BackupContents> {
  const rows: Record<string, number> = Object.fromEntries(head.tables.map((table) => [table.name, 0]));
  const files: Record<string, string> = {};
  let open: { name: string; writer: RowWriter } | undefined;
  const closeTable = async (): Promise<void> => {
    if (open) rows[open.name] = await open.writer.end();
    open = undefined;
  };
  for await (const entry of entries) {
    const [part = '', name = ''] = entry.name.split('/');
    if (part !== 'tables' || name !== open?.name) await closeTable();
    if (part === 'tables') {
      const table = head.tables.find((each) => each.name === name);
      if (table === undefined) throw new Error(`The backup holds rows of an unknown table ${name}.`);
      open ??= { name, writer: loading.open(table) };
      for await (const chunk of entry.stream) await open.writer.write(chunk);
    } else if (part === 'data' || part === 'files') {
      files[entry.name] = await unpackFile(entry, folders, over);
    } else if (entry.name === 'contents.json') {
      return compare(JSON.parse(await text(entry.stream)) as BackupContents, { rows, files });
    }
  }
  throw new Error('The backup was cut short: its table of contents is missing. Take another copy of it.');
}

async function unpackFile(entry: ArchiveEntry, folders: Folders, over: boolean): Promise<string> {
  const [part, ...rest] = entry.name.split('/');
  if (rest.some((name) => name === '..' || name === ''))
    throw new Error(`The backup holds an unsafe path ${entry.name}.`);
  const folder = part === 'files' ? (folders.files ?? path.join(folders.data, 'files')) : folders.data;
  const target = path.join(folder, ...rest);
  await mkdir(path.dirname(target), { recursive: true });
  const isKept = existsSync(target);
  if (isKept && !over) throw new Error(`${target} is there already.`);
  const aside = `${target}.restoring`;
  const hash = createHash('sha256');
  await pipeline(
    entry.stream,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        yield chunk;
      }
    },
    isKept ? nowhere() : createWriteStream(aside, { mode: entry.mode, flush: true }),
  );
  if (!isKept) await rename(aside, target);
  return hash.digest('hex');
}

/** Reads to the end, for the hash. */
function nowhere(): Writable {
  return new Writable({ write: (_chunk, _encoding, done) => done() });
}

function compare(expected: BackupContents, found: BackupContents): BackupContents {
  for (const [table, rows] of Object.entries(expected.rows)) {
    if (found.rows[table] !== rows)
      throw new Error(`The backup is damaged: ${table} has ${found.rows[table] ?? 0} rows instead of ${rows}.`);
  }
  for (const [name, hash] of Object.entries(expected.files)) {
    if (found.files[name] !== hash) throw new Error(`The backup is damaged: ${name} is missing or changed.`);
  }
  return expected;
}
