import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** The system account PostgreSQL runs under: it refuses to run as root. */
export interface Account {
  /** Set when the programs run as another user than this process. */
  readonly ids: { readonly uid: number; readonly gid: number } | undefined;
  /** Whether the programs run as root dressed as user 1000 in a user namespace: same files, not uid 0. */
  readonly inNamespace: boolean;
}

/**
 * Chooses the account for a data folder. Root hands PostgreSQL to the folder's owner, `postgres` or `nobody`
 * where they can enter the folder, else to a user namespace. Throws a sentence when neither is possible.
 */
export function chooseAccount(folder: string, data: string, programs: string): Account {
  if (process.getuid?.() !== 0) return { ids: undefined, inNamespace: false };
  const owner = existsSync(data) ? statSync(data) : undefined;
  const candidates = owner ? [{ uid: owner.uid, gid: owner.gid }] : [idsOf('postgres'), idsOf('nobody')];
  for (const ids of candidates) {
    if (ids && ids.uid !== 0 && canRun(folder, programs, ids)) return { ids, inNamespace: false };
  }
  if ((owner === undefined || owner.uid === 0) && namespacesWork()) return { ids: undefined, inNamespace: true };
  throw new Error(
    `PostgreSQL does not run as root, and no other user may enter ${folder}. ` +
      'Start the portal as an ordinary user, move DATA_DIR to a folder that others may enter, or set DATABASE_URL.',
  );
}

/** The command line that runs a program under the account. */
export function commandFor(account: Account, program: string, options: readonly string[]): [string, string[]] {
  if (!account.inNamespace) return [program, [...options]];
  return ['unshare', ['--user', '--map-user=1000', '--map-group=1000', program, ...options]];
}

/** Runs a program under the account to its end. */
export function runAs(account: Account, program: string, options: readonly string[]): SpawnSyncReturns<string> {
  const [command, args] = commandFor(account, program, options);
  return spawnSync(command, args, { ...account.ids, encoding: 'utf8', cwd: '/' });
}

/** Makes a folder only the account may enter. */
export function makeFolder(account: Account, folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (account.ids) chownSync(folder, account.ids.uid, account.ids.gid);
}

function idsOf(name: string): { uid: number; gid: number } | undefined {
  const uid = spawnSync('id', ['-u', name], { encoding: 'utf8' });
  const gid = spawnSync('id', ['-g', name], { encoding: 'utf8' });
  return uid.status === 0 && gid.status === 0 ? { uid: Number(uid.stdout), gid: Number(gid.stdout) } : undefined;
}

function canRun(folder: string, programs: string, ids: { uid: number; gid: number }): boolean {
  const runs = spawnSync(path.join(programs, 'postgres'), ['--version'], { ...ids, cwd: '/' });
  const enters = spawnSync('test', ['-x', folder], { ...ids, cwd: '/' });
  return runs.status === 0 && enters.status === 0;
}

function namespacesWork(): boolean {
  return spawnSync('unshare', ['--user', '--map-user=1000', '--map-group=1000', 'true']).status === 0;
}
