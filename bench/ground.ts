import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '#server/adapters/postgres/embeddedPostgres.ts';
import { hasWrk } from './wrk.ts';

/** What a bench stands on: a folder of its own, and what is started there. */
export interface Ground {
  readonly folder: string;
  /** Asked at the end, the last first. */
  later(stop: () => unknown): void;
}

/** Runs a bench on a folder of its own and clears everything away again, whatever happens. */
export async function onGround(main: (ground: Ground) => Promise<void>, { needsWrk = false } = {}): Promise<void> {
  if (needsWrk && !hasWrk()) return console.log('skipped: wrk is not installed (apt-get install wrk)');
  const folder = mkdtempSync(path.join(os.tmpdir(), 'agrihub-bench-'));
  const stops: (() => unknown)[] = [];
  try {
    await main({ folder, later: (stop) => void stops.push(stop) });
  } finally {
    for (const stop of stops.toReversed()) await stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Says what was measured; one target that is missed and the bench ends with 1. */
export function report(ok: boolean, sentence: string): void {
  if (!ok) process.exitCode = 1;
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${sentence}`);
}

/** Milliseconds an act takes. */
export async function timed(act: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await act();
  return performance.now() - begun;
}

/** An empty PostgreSQL: its address, as DATABASE_URL has it. */
export async function startDatabase({ folder, later }: Ground): Promise<string> {
  const postgres = await startEmbeddedPostgres({ folder, database: 'bench' });
  later(() => postgres.stop());
  const { user, host, database } = postgres.address;
  return `postgresql://${user}@${encodeURIComponent(host)}/${database}`;
}

/** A program of this folder that prints its address once it is ready: what the product is compared with. */
export function startProgram(
  { later }: Ground,
  program: string,
  ...args: readonly string[]
): Promise<{ readonly url: string; readonly pid: number }> {
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(import.meta.dirname, program), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  later(() => child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.stdout.once('data', (line: Buffer) => resolve({ url: String(line).trim(), pid: child.pid ?? 0 }));
    child.once('exit', (code) => reject(new Error(`${program} ended with ${code} before it was ready`)));
  });
}

/** A script for wrk that asks for one path after another, far apart in the list, and says how long 95 of 100 took. */
export function inTurn({ folder }: Ground, paths: readonly string[], token?: string): string {
  const file = path.join(folder, 'load.lua');
  const headers = token === undefined ? 'nil' : `{ Authorization = "Bearer ${token}" }`;
  writeFileSync(
    file,
    `local paths = { ${paths.map((each) => `"${each}"`).join(', ')} }\nlocal turn = 0\nlocal headers = ${headers}\n` +
      `request = function()\n  turn = turn + 1\n  return wrk.format("GET", paths[turn * 7919 % #paths + 1], headers)\nend\n` +
      `done = function(_, latency)\n  io.write(string.format("p95 %.3f ms\\n", latency:percentile(95) / 1000))\nend\n`,
  );
  return file;
}

/** The token of a sample person. */
export async function signIn(url: string, who: string): Promise<string> {
  const answer = await fetch(`${url}/api/broadcast/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${who}@demo.agrihub.example`, password: 'demo-agrihub' }),
  });
  if (!answer.ok) throw new Error(`${who} could not sign in: ${answer.status}`);
  return answer.text();
}
