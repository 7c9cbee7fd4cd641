/**
 * Reads a file as the portal would and writes its table as CSV, every cell as it is in the file: npm run read-table -- IN OUT.csv
 * What was odd about the file is told on the error output. Further tables of the file go to OUT-2.csv and so on.
 */
import { copyFileSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Finding } from '#engines/tables/types.ts';
import { readFileToTables } from '#server/adapters/ingest/readFile.ts';
import { FileRefusal } from '#server/adapters/ingest/refusal.ts';

const [file, to] = process.argv.slice(2);
if (file === undefined || to === undefined) {
  console.error('Which file, and where to? npm run read-table -- IN OUT.csv');
  process.exit(2);
}
if (!existsSync(file)) {
  console.error(`There is no file at ${file}.`);
  process.exit(1);
}
process.exitCode = await readTable(file, to);

async function readTable(from: string, target: string): Promise<number> {
  const out = mkdtempSync(path.join(os.tmpdir(), 'read-table-'));
  try {
    const today = new Date().toISOString().slice(0, 10);
    const { findings } = await readFileToTables(
      { file: from, fileName: path.basename(from), out, fixes: [], places: [], today, asWritten: true },
      () => undefined,
    );
    findings.forEach(tell);
    return copyTables(out, target) ? 0 : 1;
  } catch (error) {
    if (!(error instanceof FileRefusal)) throw error;
    tell(error.finding);
    // Of a table without rows the names are written; of an empty file nothing.
    if (copyTables(out, target)) return 0;
    if (statSync(from).size > 0) return 1;
    writeFileSync(target, '');
    return 0;
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

/** Puts the tables where they were asked for; whether there were any. */
function copyTables(out: string, target: string): boolean {
  const { dir, name, ext } = path.parse(target);
  let found = 0;
  for (let position = 0; position < 100; position++) {
    const written = path.join(out, `written-${position}.csv`);
    if (!existsSync(written)) continue;
    found += 1;
    copyFileSync(written, found === 1 ? target : path.join(dir, `${name}-${found}${ext}`));
  }
  return found > 0;
}

function tell({ weight, at, found, mend }: Finding): void {
  console.error(`${weight}${at === null ? '' : `, ${at}`}: ${found}. ${mend}`);
}
