import { mkdirSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import pg from 'pg';
import { diskStorage } from '#server/adapters/storage/diskStorage.ts';
import type { TableAtRest } from '#server/adapters/tables/tables.ts';
import { makeTable } from '#server/adapters/tables/testing/makeTable.ts';
import { startBuiltServer } from '../tools/builtServer.ts';
import { type Ground, onGround, report, startDatabase, startProgram, timed } from './ground.ts';
import { hasWrk, load, median } from './wrk.ts';

/**
 * `ixd` and `dxd` over one large dataset and over 20 small ones, each question asked for the first time, against DuckDB
 * alone on the same Parquet at the same concurrency; and the same question again from memory with 32 connections, against
 * a bare Fastify that sends the same bytes. `npm run bench:charts`, after `npm run build`; ten million rows with
 * BENCH_ROWS=10000000. The part from memory needs wrk.
 */
const rows = Number(process.env.BENCH_ROWS ?? 1_000_000);
const smallRows = Number(process.env.BENCH_SMALL_ROWS ?? 10_000);
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const seconds = Number(process.env.BENCH_SECONDS ?? 3);
const DATASETS = 20;
/** Questions under way at once. */
const AT_ONCE = 3;
const MOST_SHARE = 1.5;
const MOST_P95_MS = 20;
const LEAST_STORED_SHARE = 0.5;
const MOST_MILLION_MS = 60;

/** Long enough to be spelled in more ways than there are questions, and without spaces, which are spelled in one. */
const REGION = 'AdministrativeRegion';
const CROP = 'CropOfTheMainField';
/** What reading a file finds out of each column. */
const profile = { empty: 0, distinct: 26, min: null, max: null, mean: null, top: [], histogram: [] };
const columns = [
  [REGION, 'text'],
  [CROP, 'text'],
  ['Year', 'whole'],
  ['Yield', 'decimal'],
] as const;
/** Connections that stay open: what is measured is the server, not the making of them. */
const agent = new http.Agent({ keepAlive: true });
let spelling = 0;

interface Placed {
  readonly slug: string;
  readonly table: TableAtRest;
}

await onGround(main);

async function main(ground: Ground): Promise<void> {
  const address = await startDatabase(ground);
  const dataDir = path.join(ground.folder, 'data');
  const env = { DEMO: '1', DATABASE_URL: address, DATA_DIR: dataDir };
  await (await startBuiltServer(env)).stop();

  const files = path.join(dataDir, 'files');
  const storage = diskStorage(files);
  const large = { slug: 'bench-large', table: await makeTable(storage, columns, rowsOf(rows, 0)) };
  const small: Placed[] = [];
  for (let at = 0; at < DATASETS; at++)
    small.push({ slug: `bench-${at}`, table: await makeTable(storage, columns, rowsOf(smallRows, at)) });
  await publish(address, [large, ...small]);
  const { url, stop } = await startBuiltServer(env);
  ground.later(stop);
  ground.later(() => agent.destroy());

  const alone = await DuckDBInstance.create(':memory:', { threads: '2' });
  const paths = async (placed: Placed) => (await storage.local(placed.table.fileKey)).path;
  await compare(`one dataset of ${rows.toLocaleString('en')} rows`, url, alone, [
    { slug: large.slug, file: await paths(large) },
  ]);
  await compare(
    `${DATASETS} datasets of ${smallRows.toLocaleString('en')} rows`,
    url,
    alone,
    await Promise.all(small.map(async (each) => ({ slug: each.slug, file: await paths(each) }))),
  );
  await fromMemory(ground, url, large.slug);
}

function rowsOf(count: number, seed: number): string {
  return `select 'Region ' || (hash(i + ${seed}) % 16), 'Crop ' || (hash(i + ${seed + 1}) % 12), 2000 + hash(i + 2) % 26, round((hash(i + 4) % 10000) / 1000.0, 2) from range(${count}) t(i)`;
}

/** Public datasets of one version with one table each, straight into the records. */
async function publish(address: string, all: readonly Placed[]): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  for (const { slug, table } of all) {
    await client.query(
      `with d as (insert into dataset (slug, name, private, licence, file_kind, current_version, bytes, rows, created_at, updated_at)
         values ($1, $1, false, 'CC-BY-4.0', 'csv', 1, 1, $2, now(), now()) returning id),
       v as (insert into dataset_version (dataset_id, number, file_name, file_key, file_kind, bytes, sha256, published_at)
         select id, 1, 'b.csv', 'originals/none', 'csv', 1, repeat('a', 64), now() from d returning id)
       insert into table_of_version (version_id, position, name, rows, columns, file_key, bytes, sha256)
         select id, 1, 'bench', $2, $3, $4, 1, repeat('b', 64) from v`,
      [slug, table.rows, JSON.stringify(table.columns.map((column) => ({ ...column, profile }))), table.fileKey],
    );
  }
  await client.end();
}

interface Asked {
  readonly slug: string;
  readonly file: string;
}

/** Names of columns in letters of another size are the same question to people, and a new one to what is remembered. */
function respelled(name: string): string {
  spelling++;
  return Array.from(name, (letter, at) =>
    (spelling >> at) % 2 === 0 ? letter.toLowerCase() : letter.toUpperCase(),
  ).join('');
}

async function compare(what: string, url: string, alone: DuckDBInstance, all: readonly Asked[]): Promise<void> {
  const sql = {
    ixd: (file: string) => `select c1, count(*) from '${file}' group by 1 order by 1`,
    dxd: (file: string) => `select c2, avg(c4) from '${file}' group by 1 order by 1`,
  };
  const body = {
    ixd: (slug: string) => ({ dbref: slug, x: respelled(REGION), y: 'Population' }),
    dxd: (slug: string) => ({ dbref: slug, x: respelled(CROP), y: 'Yield' }),
  };
  const questions = Array.from({ length: Math.max(1, Math.ceil(12 / all.length)) }, () => all).flat();
  for (const call of ['ixd', 'dxd'] as const) {
    const [ours, theirs]: [number[], number[]] = [[], []];
    const connections = await Promise.all(Array.from({ length: AT_ONCE }, () => alone.connect()));
    for (let round = 0; round <= rounds; round++) {
      const own = await timed(() =>
        together(questions, ({ slug }) => post(`${url}/api/datalake/${call}`, body[call](slug))),
      );
      const other = await timed(() =>
        together(questions, async ({ file }, lane) => connections[lane]?.runAndReadAll(sql[call](file))),
      );
      // The first round opens files and warms both up.
      if (round === 0) continue;
      ours.push(own);
      theirs.push(other);
    }
    const share = median(ours) / median(theirs);
    const each = median(ours) / questions.length;
    report(
      share <= MOST_SHARE,
      `${call}, ${what}, ${AT_ONCE} at once: ${each.toFixed(1)} ms a question against ${(median(theirs) / questions.length).toFixed(1)} ms of DuckDB alone = ${share.toFixed(2)} (at most ${MOST_SHARE})`,
    );
    if (rows === 1_000_000 && all.length === 1) {
      const single: number[] = [];
      for (let round = 0; round < rounds; round++)
        single.push(await timed(() => post(`${url}/api/datalake/${call}`, body[call](all[0]?.slug ?? ''))));
      report(
        median(single) <= MOST_MILLION_MS,
        `${call} of a million rows over HTTP, alone: ${median(single).toFixed(0)} ms (at most ${MOST_MILLION_MS})`,
      );
    }
  }
}

/** Runs all, so many at once. */
async function together<T>(all: readonly T[], act: (each: T, lane: number) => Promise<unknown>): Promise<void> {
  const left = [...all];
  const work = async (lane: number): Promise<void> => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) await act(next, lane);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, (_, lane) => work(lane)));
}

function post(url: string, body: object): Promise<string> {
  return new Promise((resolve, reject) => {
    const asking = http.request(
      url,
      { method: 'POST', agent, headers: { 'content-type': 'application/json' } },
      async (answer) => {
        const text = Buffer.concat(await answer.toArray()).toString();
        if (answer.statusCode === 200) resolve(text);
        else reject(new Error(`${url} answered ${answer.statusCode}: ${text}`));
      },
    );
    asking.on('error', reject);
    asking.end(JSON.stringify(body));
  });
}

async function fromMemory(ground: Ground, url: string, slug: string): Promise<void> {
  if (!hasWrk()) return console.log('skipped: from memory, wrk is not installed (apt-get install wrk)');
  const body = JSON.stringify({ dbref: slug, x: REGION, y: 'Population' });
  const bytes = await post(`${url}/api/datalake/ixd`, JSON.parse(body) as object);
  const stored = path.join(ground.folder, 'stored');
  mkdirSync(stored);
  writeFileSync(path.join(stored, 'ixd'), bytes);
  writeFileSync(
    path.join(stored, 'answers.json'),
    JSON.stringify([{ method: 'POST', path: '/api/datalake/ixd', file: 'ixd', encoding: null }]),
  );
  const { url: baseline } = await startProgram(ground, 'baseline.ts', stored);
  const script = path.join(ground.folder, 'ask.lua');
  writeFileSync(
    script,
    `wrk.method = "POST"\nwrk.headers["Content-Type"] = "application/json"\nwrk.body = ${JSON.stringify(body)}\ndone = function(_, latency) io.write(string.format("p95 %.3f ms\\n", latency:percentile(95) / 1000)) end\n`,
  );
  const [ours, theirs]: [number[], number[]] = [[], []];
  let slowest = 0;
  for (let round = 0; round < rounds; round++) {
    const run = load(`${url}/api/datalake/ixd`, seconds, script);
    if (run.errors > 0) throw new Error(`${run.errors} questions were refused.`);
    slowest = Math.max(slowest, run.p95Ms);
    ours.push(run.requestsPerSecond);
    theirs.push(load(`${baseline}/api/datalake/ixd`, seconds, script).requestsPerSecond);
  }
  const share = median(ours) / median(theirs);
  report(
    share >= LEAST_STORED_SHARE,
    `ixd again: ${Math.round(median(ours))}/s against ${Math.round(median(theirs))}/s of a stored buffer = ${Math.round(share * 100)} % (at least ${LEAST_STORED_SHARE * 100} %)`,
  );
  report(
    slowest <= MOST_P95_MS,
    `ixd again, 95 of 100 with 32 connections: within ${slowest.toFixed(1)} ms (${MOST_P95_MS})`,
  );
}
