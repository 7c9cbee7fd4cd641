import { rmSync } from 'node:fs';
import path from 'node:path';
import { readConfig } from '#server/config.ts';
import { rowTotal } from '#server/database/backup/format.ts';
import { requireEmptyFolder, restoreBackup } from '#server/database/backup/restoreBackup.ts';
import { openRecords } from './records.ts';
import { say, sayFailure } from './say.ts';

/* script/restore FILE: brings a backup back into an empty DATA_DIR and an empty database. */
const file = process.argv[2];
try {
  if (file === undefined) throw new Error('Name the backup: script/restore portal-2026-04-15.tar.gz');
  const config = readConfig(process.env);
  const { dataDir } = config;
  requireEmptyFolder(dataDir);
  const records = await openRecords(config);
  try {
    const contents = await restoreBackup(path.resolve(file), records.address, records.folders);
    say(`${rowTotal(contents)} rows and ${Object.keys(contents.files).length} files are back in ${dataDir}.${records.remark}`);
    say('Start the portal with script/server.');
  } catch (error) {
    await records.close();
    // The folder was empty before: what came of a failed try goes again.
    rmSync(dataDir, { recursive: true, force: true });
    throw error;
  }
  await records.close();
} catch (error) {
  sayFailure(error);
}
