/** What a process that reads foreign files does first. */
import { writeFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

/** When memory runs short, the kernel is to end this process before the server. */
export function goFirst(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '800');
  } catch {
    // Not on Linux, or shut in so that it may not be said: the bounds of memory hold all the same.
  }
}

/** A server that was killed leaves nobody to stop this process. Watched beside, for a file may keep it from looking up. */
export function endWithServer(): void {
  const watch = `setInterval(() => process.ppid === ${process.ppid} || process.kill(process.pid, 'SIGKILL'), 500)`;
  new Worker(watch, { eval: true }).unref();
}
