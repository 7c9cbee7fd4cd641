import { mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { openStorage } from '../adapters/storage/openStorage.ts';
import type { Storage } from '../adapters/storage/storage.ts';
import { type Config, readConfig } from '../config.ts';
import { rowTotal } from '../database/backup/format.ts';
import { backupName, madeAt, toRemove } from '../database/backup/rotation.ts';
import { writeBackup } from '../database/backup/writeBackup.ts';
import { addBackupRun } from '../modules/health/health.repository.ts';
import { type OpenPortal, withPortal } from './openPortal.ts';
import { requireRecords } from './records.ts';
import { say } from './say.ts';

/**
 * agrihub backup [FILE]: the whole portal as it is at this moment in one file, while it goes on working. `--records FILE`, which an
 * upgrade gives while it is paused, writes the records alone, as a file that stays on this machine.
 */
export async function backup([file, ...others]: readonly string[]): Promise<void> {
  requireRecords(readConfig(process.env));
  if (file === '--records') return copyRecords(others[0] ?? '');
  await withPortal((portal) => (file === undefined ? backUpByRule(portal) : backUpInto(portal, path.resolve(file))));
}

async function backUpInto({ config, records }: OpenPortal, file: string): Promise<void> {
  const contents = await writeBackup(file, records.address, records.folders, config.backup.recipients);
  say(
    `${file} holds ${rowTotal(contents)} rows of ${Object.keys(contents.rows).length} tables and ${Object.keys(contents.files).length} files.`,
  );
  say(`${sayWhoReads(config)}${records.remark}`);
}

async function copyRecords(file: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await rm(file, { force: true });
  await withPortal(({ records }) => writeBackup(file, records.address, null));
}

/** Writes where BACKUP_URL says, notes it in the records, and takes away what BACKUP_KEEP_… no longer keeps. */
async function backUpByRule({ config, records, db }: Pick<OpenPortal, 'config' | 'records' | 'db'>): Promise<void> {
  const begunAt = new Date();
  const encrypted = config.backup.recipients.length > 0;
  const name = backupName(begunAt, encrypted);
  const aside = path.join(config.dataDir, 'work', name);
  const run = { kind: 'backup' as const, begunAt, file: name, encrypted };
  try {
    await mkdir(path.dirname(aside), { recursive: true });
    const contents = await writeBackup(aside, records.address, records.folders, config.backup.recipients);
    const { size } = await stat(aside);
    const removed = await withBackups(config, async (backups) => {
      await backups.take(name, aside);
      const leaving = toRemove(await listBackups(backups), config.backup.keep, begunAt);
      for (const key of leaving) await backups.remove(key);
      return leaving.length;
    });
    const files = Object.keys(contents.files).length;
    await addBackupRun(db, { ...run, endedAt: new Date(), bytes: size, rows: rowTotal(contents), files, error: '' });
    say(
      `${name} in ${config.backup.url} holds ${rowTotal(contents)} rows and ${files} files.${removed === 0 ? '' : ` ${removed} older ${removed === 1 ? 'one was' : 'ones were'} removed.`}`,
    );
    say(`${sayWhoReads(config)}${records.remark}`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    await addBackupRun(db, { ...run, endedAt: new Date(), bytes: null, rows: null, files: null, error: reason }).catch(
      () => undefined,
    );
    throw error;
  } finally {
    await rm(aside, { force: true });
  }
}

/** Opens the folder or bucket of the backups. */
export async function withBackups<Result>(config: Config, use: (backups: Storage) => Promise<Result>): Promise<Result> {
  const backups = await openStorage({ storageUrl: config.backup.url, dataDir: config.dataDir });
  try {
    return await use(backups);
  } finally {
    backups.close();
  }
}

/** Names of the backups there, the newest last. */
export async function listBackups(backups: Storage): Promise<string[]> {
  const names: string[] = [];
  for await (const { key } of backups.list('')) if (madeAt(key) !== null) names.push(key);
  return names.toSorted();
}

function sayWhoReads({ backup: { recipients } }: Config): string {
  return recipients.length > 0
    ? 'It is encrypted: keep the backup key in a second place too, or it opens for nobody.'
    : "It holds passwords' hashes and keys and is not encrypted: keep it where only you can read it, or set BACKUP_RECIPIENTS.";
}
