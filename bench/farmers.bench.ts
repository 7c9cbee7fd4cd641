import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '#server/adapters/postgres/embeddedPostgres.ts';
import { startBuiltServer } from '../tools/builtServer.ts';
import { families, fillFarmers, firstNames } from './fillFarmers.ts';
import { hasWrk, load } from './wrk.ts';

/**
 * 100,000 farmers of twenty officers, 32 connections: lists, filters and searches within one officer's 5,000, and the
 * search through those of all. `npm run bench:farmers`, after `npm run build`; needs wrk.
 */
const seconds = Number(process.env.BENCH_SECONDS ?? 3);
const FARMERS = 100_000;
const OFFICERS = 20;
const MOST_MS = 50;
const MOST_MS_OF_ALL = 300;

const folder = mkdtempSync(path.join(os.tmpdir(), 'agrihub-bench-'));
const stops: (() => Promise<void>)[] = [];

try {
  process.exitCode = await main();
} finally {
  for (const stop of stops.toReversed()) await stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}

async function main(): Promise<number> {
  if (!hasWrk()) {
    console.log('skipped: wrk is not installed (apt-get install wrk)');
    return 0;
  }
  const postgres = await startEmbeddedPostgres({ folder, database: 'bench' });
  stops.push(() => postgres.stop());
  const { user, host, database } = postgres.address;
  const address = `postgresql://${user}@${encodeURIComponent(host)}/${database}`;
  const env = { DEMO: '1', SAMPLE_DATASETS: '0', DATABASE_URL: address, DATA_DIR: path.join(folder, 'data'), RATE_LIMIT: '0' };
  await (await startBuiltServer(env)).stop();
  await fillFarmers(address, FARMERS, OFFICERS);
  const product = await startBuiltServer(env);
  stops.push(product.stop);
  const ama = await signIn(product.url, 'ama@demo.agrihub.example');
  const admin = await signIn(product.url, 'admin@demo.agrihub.example');

  const names = families.flatMap((family) => firstNames.map((first) => `${first}%20${family}`));
  const wrong = families.map((family) => `${family.slice(0, 2)}${family.slice(3)}`);
  const results = [
    measure('pages of a list', product.url, ama, Array.from({ length: 90 }, (_, page) => `limit=50&offset=${page * 50}`), MOST_MS),
    measure('filters', product.url, ama, ['crop=maize', 'crop=rice&language=ak', 'district=ejura_sekyedumase_municipal', 'consent=true'], MOST_MS),
    measure('searches', product.url, ama, names.map((name) => `q=${name}`), MOST_MS),
    measure('searches with a letter missing', product.url, ama, wrong.map((word) => `q=${word}`), MOST_MS),
    measure('searches through all officers', product.url, admin, names.map((name) => `whose=everyone&q=${name}`), MOST_MS_OF_ALL),
  ];
  return results.every(Boolean) ? 0 : 1;
}

function measure(name: string, url: string, token: string, queries: readonly string[], most: number): boolean {
  load(`${url}/api/farmers?limit=1`, 1, luaFor(token, queries));
  const run = load(`${url}/api/farmers?limit=1`, seconds, luaFor(token, queries));
  const ok = run.p95Ms <= most && run.errors === 0;
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${name}: 95 of 100 within ${run.p95Ms.toFixed(1)} ms (${most}), ${Math.round(run.requestsPerSecond)}/s, ${run.errors} errors`);
  return ok;
}

async function signIn(url: string, email: string): Promise<string> {
  const answer = await fetch(`${url}/api/broadcast/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'demo-agrihub' }),
  });
  if (!answer.ok) throw new Error(`${email} could not sign in: ${answer.status}`);
  return answer.text();
}

function luaFor(token: string, queries: readonly string[]): string {
  const file = path.join(folder, 'load.lua');
  const list = queries.map((text) => `"${text}"`).join(', ');
  writeFileSync(
    file,
    `local all = { ${list} }\nlocal turn = 0\nlocal headers = { Authorization = "Bearer ${token}" }\n` +
      `request = function()\n  turn = turn + 1\n  return wrk.format("GET", "/api/farmers?" .. all[turn * 7919 % #all + 1], headers)\nend\n` +
      `done = function(summary, latency)\n  io.write(string.format("p95 %.3f ms\\n", latency:percentile(95) / 1000))\nend\n`,
  );
  return file;
}
