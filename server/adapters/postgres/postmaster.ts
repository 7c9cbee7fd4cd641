import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * The process id of the PostgreSQL that serves a data folder, or undefined when none does.
 * A process id that now belongs to another program (after a crash or in a new container) is a stale file:
 * it is removed, since PostgreSQL itself would refuse to start beside it.
 */
export function findPostmaster(data: string): number | undefined {
  const file = path.join(data, 'postmaster.pid');
  const pid = existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : Number.NaN;
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return undefined;
  if (isPostgres(pid)) return pid;
  rmSync(file, { force: true });
  return undefined;
}

/** Ends PostgreSQL in order: connections are closed, everything is written, the process is gone on return. */
export async function stopPostmaster(data: string): Promise<void> {
  const pid = findPostmaster(data);
  if (pid === undefined) return;
  process.kill(pid, 'SIGINT');
  while (isAlive(pid)) await sleep(10);
}

/** Whether the process runs; one that ended and that nobody has buried yet does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    const state = existsSync(`/proc/${pid}/stat`) ? readFileSync(`/proc/${pid}/stat`, 'utf8') : '';
    return !/\) Z /.test(state);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function isPostgres(pid: number): boolean {
  const line = existsSync(`/proc/${pid}/cmdline`)
    ? readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    : spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).stdout;
  return /postgres/.test(line.split('\0')[0] ?? '');
}
