import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { makeFolder, runAs, type Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { isAlive } from './postmaster.ts';

/** The database account of the embedded server; only its socket's owner can connect. */
export const superuser = 'agrihub';

/**
 * Makes the data folder when it is missing. It is built beside its place and renamed, so that a start
 * cut short leaves nothing half made and of two starters at once one wins.
 */
export function ensureCluster(binaries: Binaries, account: Account, data: string): void {
  if (existsSync(path.join(data, 'PG_VERSION'))) return refuseOtherVersion(binaries, data);
  removeAbandoned(data);
  const making = `${data}.new-${process.pid}`;
  makeFolder(account, making);
  const options = [
    '-D',
    making,
    '-U',
    superuser,
    '--auth=trust',
    '-E',
    'UTF8',
    '--data-checksums',
    ...locale(binaries),
  ];
  const result = runAs(account, path.join(binaries.folder, 'initdb'), options);
  if (result.status !== 0) {
    rmSync(making, { recursive: true, force: true });
    throw new Error(
      `PostgreSQL could not make its data folder ${data}: ${(result.stderr || String(result.error)).trim()}`,
    );
  }
  try {
    renameSync(making, data);
  } catch (error) {
    rmSync(making, { recursive: true, force: true });
    if (!existsSync(path.join(data, 'PG_VERSION'))) throw error;
  }
}

/**
 * Where the server listens: a folder closed to others, inside the data folder where the path is short enough
 * for a socket, else in the system's folder for temporary files.
 */
export function socketFolder(account: Account, folder: string): string {
  const inside = path.join(folder, 'run');
  const chosen = fits(inside)
    ? inside
    : path.join('/tmp', `agrihub-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`);
  makeFolder(account, chosen);
  const owner = lstatSync(chosen);
  if (!owner.isDirectory() || owner.uid !== (account.ids?.uid ?? process.getuid?.()) || (owner.mode & 0o077) !== 0) {
    throw new Error(`${chosen} must be a folder of PostgreSQL's user, closed to others; remove it and start again.`);
  }
  return chosen;
}

/** sun_path holds 108 bytes on Linux and 104 on macOS, with the closing zero. */
function fits(folder: string): boolean {
  return Buffer.byteLength(path.join(folder, '.s.PGSQL.5432.lock')) < (os.platform() === 'darwin' ? 104 : 108);
}

function locale(binaries: Binaries): string[] {
  return binaries.major >= 17 ? ['--locale-provider=builtin', '--locale=C.UTF-8'] : ['--locale=C.UTF-8'];
}

function refuseOtherVersion(binaries: Binaries, data: string): void {
  const found = Number.parseInt(readFileSync(path.join(data, 'PG_VERSION'), 'utf8'), 10);
  if (found === binaries.major) return;
  throw new Error(
    `${data} was written by PostgreSQL ${found}, and this release brings PostgreSQL ${binaries.major}, which cannot read it. ` +
      'Run script/backup with the release that wrote it, then script/restore with this one into an empty DATA_DIR.',
  );
}

function removeAbandoned(data: string): void {
  const prefix = `${path.basename(data)}.new-`;
  for (const name of readdirSync(path.dirname(data)).filter((entry) => entry.startsWith(prefix))) {
    const maker = Number(name.slice(prefix.length));
    if (maker === process.pid || !isAlive(maker)) {
      rmSync(path.join(path.dirname(data), name), { recursive: true, force: true });
    }
  }
}
