import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readConfig } from '../config.ts';
import { rowTotal } from '../database/backup/format.ts';
import { requireEmptyFolder, restoreBackup } from '../database/backup/restoreBackup.ts';
import { holdPaused, order } from '../supervisor/control.ts';
import { listBackups, withBackups } from './backup.ts';
import { holdOutboxOf } from './holdOutbox.ts';
import { readIdentity } from './identity.ts';
import { openRecords } from './records.ts';
import { say } from './say.ts';

/**
 * agrihub restore FILE|newest [--replace] [--identity FILE]: brings a backup back, into an empty DATA_DIR and an empty
 * database; with --replace over what is there, while the portal does not run.
 */
export async function restore(args: readonly string[]): Promise<void> {
  const file = args.find((each, index) => !each.startsWith('--') && args[index - 1] !== '--identity');
  if (file === undefined) throw new Error('Name the backup: bin/agrihub restore portal-2026-04-15.tar.gz, or newest');
  const config = readConfig(process.env);
  const replace = args.includes('--replace');
  if ((await order(config, 'status').catch(() => null))?.processes.length)
    throw new Error('The portal runs. Stop it first: systemctl stop agrihub');
  // One that an upgrade paused stays so until this is done, also when the upgrade is killed.
  const hold = await holdPaused(config);
  const fresh = !replace && !existsSync(path.join(config.dataDir, 'backups'));
  if (fresh) requireEmptyFolder(config.dataDir);
  const identity = await readIdentity(config, args);
  const bring = async (at: string): Promise<void> => {
    const records = await openRecords(config);
    try {
      const contents = await restoreBackup(at, records.address, records.folders, { identity, over: replace });
      say(
        `${rowTotal(contents)} rows and ${Object.keys(contents.files).length} files are back in ${config.dataDir}.${records.remark}`,
      );
    } catch (error) {
      await records.close();
      // The folder was empty before: what came of a failed try goes again.
      if (fresh) rmSync(config.dataDir, { recursive: true, force: true });
      throw error;
    }
    try {
      await holdOutboxOf(records.address);
    } finally {
      await records.close();
    }
  };
  try {
    await (file === 'newest' ? withNewestBackup(bring) : bring(path.resolve(file)));
  } finally {
    await hold?.letGo();
  }
  say('Start the portal.');
}

/** A path of this machine with the newest backup of BACKUP_URL, while it is used. */
export async function withNewestBackup<Result>(use: (file: string, name: string) => Promise<Result>): Promise<Result> {
  const config = readConfig(process.env);
  return withBackups(config, async (backups) => {
    const name = (await listBackups(backups)).at(-1);
    if (name === undefined)
      throw new Error(`There is no backup in ${config.backup.url}. Write one: bin/agrihub backup`);
    const { path: file, release } = await backups.local(name);
    try {
      return await use(file, name);
    } finally {
      release();
    }
  });
}
