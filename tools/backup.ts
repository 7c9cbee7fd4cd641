import path from 'node:path';
import { readConfig } from '#server/config.ts';
import { rowTotal } from '#server/database/backup/format.ts';
import { writeBackup } from '#server/database/backup/writeBackup.ts';
import { openRecords, requireRecords } from './records.ts';
import { say, sayFailure } from './say.ts';

/* script/backup FILE: the whole portal as it is at this moment in one file, while it goes on working. */
const file = process.argv[2];
try {
  if (file === undefined) throw new Error('Name the file to write: script/backup portal-2026-04-15.tar.gz');
  const config = readConfig(process.env);
  requireRecords(config);
  const records = await openRecords(config);
  try {
    const contents = await writeBackup(path.resolve(file), records.address, records.folders);
    say(`${file} holds ${rowTotal(contents)} rows of ${Object.keys(contents.rows).length} tables and ${Object.keys(contents.files).length} files.`);
    say(`It holds passwords' hashes and keys: keep it where only you can read it.${records.remark}`);
  } finally {
    await records.close();
  }
} catch (error) {
  sayFailure(error);
}
