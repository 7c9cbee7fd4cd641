/** Processes that read foreign files: what the server does about them, from outside. */
import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import os from 'node:os';

/** Whatever else runs on this machine goes before. */
export function stepBack({ pid }: ChildProcess): void {
  const low = os.constants.priority.PRIORITY_BELOW_NORMAL;
  if (pid !== undefined && os.getPriority() < low) os.setPriority(pid, low);
}

/** What a process holds of the machine's memory; 0 where the machine does not tell. */
export async function residentMb(child: ChildProcess): Promise<number> {
  const pages = await readFile(`/proc/${child.pid}/statm`, 'utf8').catch(() => '');
  return (Number(pages.split(' ')[1] ?? 0) * 4096) / 1_000_000;
}
