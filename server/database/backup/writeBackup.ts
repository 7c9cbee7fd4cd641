import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { arrivals } from '../../adapters/storage/diskStorage.ts';
import { held, holdFiles } from '../../adapters/storage/heldFiles.ts';
import type { DatabaseAddress } from '../connection.ts';
import { writeArchive, type ArchiveWriter } from './archive.ts';
import { openSnapshot, type Snapshot } from './dumpTables.ts';
import { format, leftOut, partBytes, type BackupContents, type BackupHead, type Folders } from './format.ts';
import type { TableShape } from './tableShapes.ts';

/**
 * Writes the whole portal as it is at this moment into one file, while it goes on working: every table from one
 * snapshot, then the files and the key. Throws when the file exists; a backup cut short leaves no file.
 *
 * @param folders null: the records alone.
 */
export async function writeBackup(
  file: string,
  address: DatabaseAddress,
  folders: Folders | null,
  recipients: readonly string[] = [],
): Promise<BackupContents> {
  if (existsSync(file)) throw new Error(`${file} exists already. Name a new file; a backup never replaces another.`);
  if (!existsSync(path.dirname(path.resolve(file))))
    throw new Error(`The folder of ${file} does not exist. Make it first.`);
  // Before the snapshot: from here on no file that it may name is lost.
  const kept = folders === null ? null : (folders.files ?? folders.kept ?? path.join(folders.data, 'files'));
  const hold = kept !== null && existsSync(kept) ? await holdFiles(kept) : undefined;
  const snapshot = await openSnapshot(address).catch(async (error: unknown) => {
    await hold?.end();
    throw error;
  });
  const archive = writeArchive(file, recipients);
  try {
    const head: BackupHead = {
      product: 'agrihub-ghana',
      format,
      madeAt: new Date().toISOString(),
      migrations: snapshot.migrations,
      tables: snapshot.tables,
      sequences: snapshot.sequences,
    };
    await archive.addText('backup.json', JSON.stringify(head, null, 2));
    const rows: Record<string, number> = {};
    for (const table of snapshot.tables) rows[table.name] = await addTable(archive, snapshot, table);
    // After the snapshot: a file whose row it holds was written before its row.
    const files = folders === null ? {} : await addFolders(archive, file, folders, hold?.removed);
    const contents: BackupContents = { rows, files };
    await archive.addText('contents.json', JSON.stringify(contents, null, 2));
    await archive.finish();
    return contents;
  } catch (error) {
    await archive.abandon();
    throw error;
  } finally {
    await snapshot.close();
    await hold?.end();
  }
}

/** @param removed where files lie that people removed since the backup began. */
async function addFolders(
  archive: ArchiveWriter,
  file: string,
  folders: Folders,
  removed: string | undefined,
): Promise<Record<string, string>> {
  const files = await addFolder(archive, 'data', folders.data, new Set([...leftOut, ...ownNames(file, folders.data)]));
  if (folders.files)
    Object.assign(files, await addFolder(archive, 'files', folders.files, new Set(ownNames(file, folders.files))));
  if (removed === undefined) return files;
  const kept = folders.kept ?? path.join(folders.data, 'files');
  const place = folders.files === undefined ? path.join('data', path.relative(folders.data, kept)) : 'files';
  const others = await addFolder(archive, place.split(path.sep).join('/'), removed, new Set(), files);
  return { ...files, ...others };
}

async function addTable(archive: ArchiveWriter, snapshot: Snapshot, table: TableShape): Promise<number> {
  let waiting: Buffer[] = [];
  let bytes = 0;
  let parts = 0;
  let rows = 0;
  const addPart = async (): Promise<void> => {
    await archive.addBytes(`tables/${table.name}/${String(parts).padStart(5, '0')}`, Buffer.concat(waiting));
    parts += 1;
    waiting = [];
    bytes = 0;
  };
  for await (const chunk of snapshot.rowsOf(table) as AsyncIterable<Buffer>) {
    rows += countLines(chunk);
    waiting.push(chunk);
    bytes += chunk.length;
    if (bytes >= partBytes) await addPart();
  }
  if (bytes > 0) await addPart();
  return rows;
}

/** COPY writes one row a line; a line break inside a value is written as \n. */
function countLines(chunk: Buffer): number {
  let lines = 0;
  for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) lines += 1;
  return lines;
}

async function addFolder(
  archive: ArchiveWriter,
  prefix: string,
  folder: string,
  except: ReadonlySet<string>,
  known: Readonly<Record<string, string>> = {},
): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  if (!existsSync(folder)) return hashes;
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = found
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter(
      (name) =>
        !except.has(name.split(path.sep)[0] ?? '') &&
        !name.split(path.sep).some((step) => step === arrivals || step === held),
    )
    .toSorted();
  for (const name of names) {
    const entryName = `${prefix}/${name.split(path.sep).join('/')}`;
    if (known[entryName] !== undefined) continue;
    try {
      hashes[entryName] = await archive.addFile(entryName, path.join(folder, name));
    } catch (error) {
      // Deleted since the folder was listed: deleted things are not part of the backup.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  return hashes;
}

/** A backup written into the folder it backs up does not hold itself. */
function ownNames(file: string, folder: string): string[] {
  const name = path.relative(folder, path.resolve(file));
  return [name, `${name}.part`];
}
