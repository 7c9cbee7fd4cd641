import { execFileSync } from 'node:child_process';

/** What one run of wrk measured. */
export interface Run {
  readonly requestsPerSecond: number;
  /** Infinity where nothing was answered. */
  readonly p99Ms: number;
  /** NaN when the script does not say it. */
  readonly p95Ms: number;
  readonly errors: number;
}

/**
 * Loads one address of this machine with 32 connections for some seconds.
 *
 * @param script a Lua script of wrk's, for bodies and headers.
 * @throws when the address is not on the loopback, or wrk is missing.
 */
export function load(url: string, seconds: number, script?: string): Run {
  if (!/^http:\/\/127\.0\.0\.1:\d+\//.test(url))
    throw new Error(`${url} is not on this machine; load goes to 127.0.0.1 only.`);
  const args = ['-t1', '-c32', `-d${seconds}s`, '--latency', ...(script ? ['-s', script] : []), url];
  const output = execFileSync('wrk', args, { encoding: 'utf8' });
  const number = (pattern: RegExp) => Number(pattern.exec(output)?.[1] ?? 0);
  const [, value = '0', unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s)/.exec(output) ?? [];
  const requestsPerSecond = number(/Requests\/sec:\s+([\d.]+)/);
  return {
    requestsPerSecond,
    p99Ms:
      requestsPerSecond === 0 ? Infinity : Number(value) * { us: 0.001, ms: 1, s: 1000 }[unit as 'us' | 'ms' | 's'],
    p95Ms: Number(/p95 ([\d.]+) ms/.exec(output)?.[1] ?? Number.NaN),
    errors: number(/Non-2xx or 3xx responses: (\d+)/) + number(/Socket errors: connect (\d+)/),
  };
}

/** Whether wrk can be run here. */
export function hasWrk(): boolean {
  try {
    execFileSync('wrk', ['--version'], { stdio: 'ignore' });
    return true;
  } catch (error) {
    // wrk prints its version and exits with 1; only a missing program counts.
    return (error as NodeJS.ErrnoException).code !== 'ENOENT';
  }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
