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

/** In a second, as Linux counts them for programs (man 5 proc, USER_HZ). */
const ticks = 100;

/** Milliseconds of a processor that a process took so far; null where the machine does not tell. */
export async function processorMs({ pid }: Pick<ChildProcess, 'pid'>): Promise<number | null> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (line === null) return null;
  // The name before the last bracket may hold anything; of the 52 fields utime is the 14th and stime the 15th.
  const [user = 0, system = 0] = line
    .slice(line.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return ((user + system) * 1_000) / ticks;
}

/** How many times as long as allowed a process may take while it hardly gets a processor. */
const PATIENCE = 4;
const lookAgainMs = 250;

/**
 * Calls `late` once a process took longer than allowed, by the clock and of a processor: what stepped back waits on a busy machine,
 * and no good file is refused for that. At the latest after four times as long. Answers how to leave it.
 */
export function whenLate(
  child: Pick<ChildProcess, 'pid'>,
  milliseconds: number,
  late: () => void,
  taken = processorMs,
): () => void {
  const [began, before] = [performance.now(), taken(child)];
  let left = false;
  async function look(): Promise<void> {
    const [then, now] = [await before, await taken(child)];
    if (left) return;
    const isWaiting = then !== null && now !== null && now - then < milliseconds;
    if (isWaiting && performance.now() - began < milliseconds * PATIENCE)
      timer = setTimeout(() => void look(), Math.min(lookAgainMs, milliseconds));
    else late();
  }
  let timer = setTimeout(() => void look(), milliseconds);
  return () => {
    left = true;
    clearTimeout(timer);
  };
}
