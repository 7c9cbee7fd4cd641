import { mkdtemp, mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { rowTotal } from '../database/backup/format.ts';
import { restoreBackup } from '../database/backup/restoreBackup.ts';
import { createScratchDatabase } from '../database/backup/scratchDatabase.ts';
import { addBackupRun } from '../modules/health/health.repository.ts';
import { readIdentity } from './identity.ts';
import { withPortal } from './openPortal.ts';
import { withNewestBackup } from './restore.ts';
import { say } from './say.ts';

/** agrihub try-backup: restores the newest backup into a scratch database and folder, notes how that went, and removes both. */
export async function tryNewestBackup(): Promise<void> {
  await withPortal(async ({ config, records, db }) => {
    const begunAt = new Date();
    await withNewestBackup(async (file, name) => {
      const run = { kind: 'trial' as const, begunAt, file: name, encrypted: name.endsWith('.age') };
      const work = path.join(config.dataDir, 'work');
      await mkdir(work, { recursive: true });
      const folder = await mkdtemp(path.join(work, 'trial-'));
      try {
        const identity = await readIdentity(config);
        const scratch = await createScratchDatabase(records.address);
        try {
          const contents = await restoreBackup(
            file,
            scratch.address,
            { data: path.join(folder, 'data'), files: records.folders.files && path.join(folder, 'files') },
            { identity },
          );
          const [rows, files] = [rowTotal(contents), Object.keys(contents.files).length];
          await addBackupRun(db, {
            ...run,
            endedAt: new Date(),
            bytes: (await stat(file)).size,
            rows,
            files,
            error: '',
          });
          const seconds = Math.round((Date.now() - begunAt.getTime()) / 1000);
          say(`${name} can be restored: ${rows} rows and ${files} files, every one as it was written (${seconds} s).`);
        } finally {
          await scratch.drop();
        }
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        await addBackupRun(db, { ...run, endedAt: new Date(), bytes: null, rows: null, files: null, error: reason });
        throw error;
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    });
  });
}
