import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Resident memory of a process in MB, as the kernel counts it. Linux alone. */
export function residentMb(pid: number | undefined): number {
  return kilobytes(`/proc/${pid}/status`, /VmRSS:\s+(\d+)/) / 1024;
}

/**
 * What the PostgreSQL of a data folder takes in MB: the sum over its processes of their proportional shares (PSS),
 * so that memory they share is counted once.
 */
export function postgresMb(dataDir: string): number {
  const pidFile = readdirSync(dataDir, { recursive: true })
    .map(String)
    .find((file) => path.basename(file) === 'postmaster.pid');
  if (pidFile === undefined) throw new Error(`No PostgreSQL runs in ${dataDir}.`);
  const first = readFileSync(path.join(dataDir, pidFile), 'utf8').split('\n')[0] ?? '';
  const all = [first, ...readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && parentOf(pid) === first)];
  return all.reduce((sum, pid) => sum + kilobytes(`/proc/${pid}/smaps_rollup`, /^Pss:\s+(\d+)/m), 0) / 1024;
}

/** Milliseconds a process has had of the processors so far, in steps of ten: what an act costs on a machine that others load, too. */
export function processorMs(pid: number | undefined): number {
  const [, , , , , , , , , , , user = '0', system = '0'] = (
    readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1] ?? ''
  ).split(' ');
  return (Number(user) + Number(system)) * 10;
}

function parentOf(pid: string): string | undefined {
  try {
    return /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  } catch {
    return undefined; // It ended between the listing and the reading.
  }
}

function kilobytes(file: string, pattern: RegExp): number {
  return Number(pattern.exec(readFileSync(file, 'utf8'))?.[1] ?? 0);
}
