import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '#server/adapters/postgres/embeddedPostgres.ts';
import { startBuiltServer } from '../tools/builtServer.ts';
import { fillCatalogue, matters, subjects } from './fillCatalogue.ts';
import { hasWrk, load, median } from './wrk.ts';

/**
 * The catalogue of 5,000 datasets with 32 connections: lists and searches against a bare Fastify and pg on the same
 * database, and pages of datasets a second. `npm run bench:catalogue`, after `npm run build`; needs wrk.
 */
const seconds = Number(process.env.BENCH_SECONDS ?? 3);
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const DATASETS = 5_000;
const MOST_MS = 30;
const LEAST_SHARE = 0.4;
const LEAST_PAGES = 2_000;
const PAGES = 50;

const root = path.resolve(import.meta.dirname, '..');
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
  const env = { DEMO: '1', DATABASE_URL: address, DATA_DIR: path.join(folder, 'data') };
  await (await startBuiltServer(env)).stop();
  await fillCatalogue(address, DATASETS);
  const product = await startBuiltServer(env);
  stops.push(product.stop);
  const baseline = await startBaseline(address);
  await expectTotal(product.url);

  const words = [...subjects, ...matters];
  const searches = words.flatMap((one) => words.flatMap((other) => (other === one ? [`q=${one}`] : [`q=${one}%20${other}`])));
  const lists = ['crops', 'livestock', 'climate', 'soils', 'prices', 'inputs', 'pests', 'households', 'trade', 'water'].map((topic) => `topic=${topic}`);
  const compared = [
    compare('searches', product.url, baseline, searches),
    compare('lists of a topic', product.url, baseline, lists),
  ];
  const names = Array.from({ length: PAGES }, (_, n) => `bench-${n + 1}`);
  // From the cache: each was asked for once before.
  for (const name of names) await (await fetch(`${product.url}/main/datasetpreview/${name}`)).text();
  const pages = load(`${product.url}/main/datasetpreview/bench-1`, seconds, luaFor('/main/datasetpreview/', names));
  const enough = pages.requestsPerSecond >= LEAST_PAGES && pages.errors === 0;
  console.log(`${enough ? 'ok  ' : 'FAIL'} pages of datasets: ${Math.round(pages.requestsPerSecond)}/s (at least ${LEAST_PAGES}), ${pages.errors} errors`);
  return compared.every(Boolean) && enough ? 0 : 1;
}

function compare(name: string, product: string, baseline: string, queries: readonly string[]): boolean {
  const [mine, theirs]: [number[], number[]] = [[], []];
  let slowest = 0;
  for (let round = 0; round < rounds; round++) {
    const run = load(`${product}/api/datasets?q=x`, seconds, luaFor('/api/datasets?', queries));
    slowest = Math.max(slowest, run.p99Ms);
    mine.push(run.requestsPerSecond);
    theirs.push(load(`${baseline}/datasets?q=x`, seconds, luaFor('/datasets?', queries)).requestsPerSecond);
  }
  const share = median(mine) / median(theirs);
  const ok = share >= LEAST_SHARE && slowest <= MOST_MS;
  console.log(
    `${ok ? 'ok  ' : 'FAIL'} ${name}: ${Math.round(median(mine))}/s against ${Math.round(median(theirs))}/s = ${Math.round(share * 100)} % ` +
      `(at least ${LEAST_SHARE * 100} %), 99 of 100 within ${slowest.toFixed(1)} ms (${MOST_MS})`,
  );
  return ok;
}

async function expectTotal(url: string): Promise<void> {
  const { total } = (await (await fetch(`${url}/api/datasets`)).json()) as { total: number };
  if (total !== DATASETS) throw new Error(`There are ${total} datasets, ${DATASETS} were wanted.`);
}

function luaFor(beginning: string, endings: readonly string[]): string {
  const file = path.join(folder, 'load.lua');
  const list = endings.map((text) => `"${text}"`).join(', ');
  writeFileSync(file, `local all = { ${list} }\nlocal turn = 0\nrequest = function()\n  turn = turn + 1\n  return wrk.format("GET", "${beginning}" .. all[turn * 7919 % #all + 1])\nend\n`);
  return file;
}

function startBaseline(address: string): Promise<string> {
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(root, 'bench/catalogueBaseline.ts'), address], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  stops.push(async () => void child.kill('SIGTERM'));
  return new Promise<string>((resolve) => child.stdout?.once('data', (line: Buffer) => resolve(String(line).trim())));
}
