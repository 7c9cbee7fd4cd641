import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '#server/adapters/postgres/embeddedPostgres.ts';
import { startBuiltServer } from '../tools/builtServer.ts';
import { hasWrk, load, median } from './wrk.ts';

/**
 * Searches among 5,000 resources with 32 connections: how long they take, and how many a second against a bare Fastify
 * and pg on the same database. `npm run bench:search`, after `npm run build`; needs wrk.
 */
const seconds = Number(process.env.BENCH_SECONDS ?? 3);
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const RESOURCES = 5_000;
const MOST_MS = 30;
const LEAST_SHARE = 0.4;

const root = path.resolve(import.meta.dirname, '..');
const folder = mkdtempSync(path.join(os.tmpdir(), 'agrihub-bench-'));
const stops: (() => Promise<void>)[] = [];

try {
  process.exitCode = await main();
} finally {
  for (const stop of stops.toReversed()) await stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}

interface Resource {
  readonly id: string;
  readonly title: string;
  readonly subtext: string;
  readonly link: string;
  readonly source: string;
  readonly sourcelink: string;
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
  const product = await startBuiltServer({ DEMO: '1', DATABASE_URL: address, DATA_DIR: path.join(folder, 'data') });
  stops.push(product.stop);
  const resources = await fill(product.url);
  const baseline = await startBaseline(address, resources);
  const words = searchesOf(resources);

  let failed = 0;
  for (const [name, searches] of [
    ['searches, each another one', words],
    ['the same search again', ['maize']],
  ] as const) {
    const [mine, theirs]: [number[], number[]] = [[], []];
    let slowest = 0;
    for (let round = 0; round < rounds; round++) {
      const run = load(`${product.url}/api/resource/x`, seconds, luaFor('/api/resource/', searches));
      slowest = Math.max(slowest, run.p99Ms);
      mine.push(run.requestsPerSecond);
      theirs.push(load(`${baseline}/resource/x`, seconds, luaFor('/resource/', searches)).requestsPerSecond);
    }
    const share = median(mine) / median(theirs);
    const ok = share >= LEAST_SHARE && slowest <= MOST_MS;
    if (!ok) failed++;
    console.log(
      `${ok ? 'ok  ' : 'FAIL'} ${name}: ${Math.round(median(mine))}/s against ${Math.round(median(theirs))}/s = ${Math.round(share * 100)} % ` +
        `(at least ${LEAST_SHARE * 100} %), 99 of 100 within ${slowest.toFixed(1)} ms (95 within ${MOST_MS})`,
    );
  }
  return failed === 0 ? 0 : 1;
}

/** Fills the library up to 5,000, with the words of the resources it comes with. */
async function fill(url: string): Promise<Resource[]> {
  const signedIn = await fetch(`${url}/api/accounts/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@demo.agrihub.example', password: 'demo-agrihub' }),
  });
  const cookie = signedIn.headers.getSetCookie().map((each) => each.split(';')[0]).join('; ');
  const shipped = (await (await fetch(`${url}/api/resource`)).json()) as Resource[];
  const rows = Array.from({ length: RESOURCES - shipped.length }, (_, n) => {
    const [a, b, c] = [shipped[n % 48], shipped[(n * 7 + 3) % 48], shipped[(n * 11 + 5) % 48]];
    return [`bench_${n}`, `"${a?.title} ${n}"`, `"${b?.subtext}"`, `https://example.org/${n}`, `"${c?.source}"`, 'source', 'A measurement'].join(',');
  });
  for (let begin = 0; begin < rows.length; begin += 2_000) {
    const csv = ['resourceId,title,subtext,link,publisher,basis,source', ...rows.slice(begin, begin + 2_000)].join('\n');
    const answer = await fetch(`${url}/api/reference/resources/csv`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, origin: url },
      body: JSON.stringify({ csv, apply: true }),
    });
    if (!answer.ok) throw new Error(`The resources were not taken: ${(await answer.text()).slice(0, 500)}`);
  }
  const all: Resource[] = [];
  while (all.length < RESOURCES) {
    const after = all.at(-1)?.id;
    const page = (await (await fetch(`${url}/api/resource?limit=500${after ? `&after=${after}` : ''}`)).json()) as Resource[];
    if (page.length === 0) throw new Error(`There are ${all.length} resources, ${RESOURCES} were wanted.`);
    all.push(...page);
  }
  return all;
}

/** Searches of one and of two words that occur, thousands of them. */
function searchesOf(resources: readonly Resource[]): string[] {
  const words = [...new Set(resources.flatMap(({ title }) => title.toLowerCase().match(/[a-z]{4,}/g) ?? []))];
  return words.flatMap((one) => [one, ...words.filter((other) => other !== one).map((other) => `${one} ${other}`)]);
}

function luaFor(path_: string, searches: readonly string[]): string {
  const file = path.join(folder, 'load.lua');
  const list = searches.map((text) => `"${encodeURIComponent(text)}"`).join(', ');
  writeFileSync(
    file,
    `local searches = { ${list} }\nlocal turn = 0\nrequest = function()\n  turn = turn + 1\n  return wrk.format("GET", "${path_}" .. searches[turn * 7919 % #searches + 1])\nend\n`,
  );
  return file;
}

async function startBaseline(address: string, resources: readonly Resource[]): Promise<string> {
  const file = path.join(folder, 'resources.json');
  writeFileSync(file, JSON.stringify(resources));
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(root, 'bench/searchBaseline.ts'), address, file], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  stops.push(async () => void child.kill('SIGTERM'));
  return new Promise<string>((resolve) => child.stdout?.once('data', (line: Buffer) => resolve(String(line).trim())));
}
