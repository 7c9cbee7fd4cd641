import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { startBuiltServer } from '../tools/builtServer.ts';
import { onGround, report, signIn, startDatabase, type Ground } from './ground.ts';
import { residentMb } from './memory.ts';
import { atRate, inWords } from './openLoad.ts';

/**
 * A day of mixed traffic: pages, plans, searches, downloads, field reports, farmers, files. Memory, open files and connections of the
 * second half of the day are those of its first, and nothing answers 5xx. `npm run bench:day`, after `npm run build`;
 * BENCH_SECONDS=600 as promised. A clock that runs faster (the program faketime with its clock of intervals left alone) takes the jobs, sessions
 * and quiet hours of 24 hours through it.
 */
const seconds = Number(process.env.BENCH_SECONDS ?? 120);
const perSecond = Number(process.env.BENCH_RATE ?? 30);
const HOURS = 24;
const MOST_GROWTH = 1.1;
const read = [
  '/',
  '/main/croppingcalendar?crop=maize&district=ejura_sekyedumase_municipal',
  '/main/datasets',
  '/api/datasets',
  '/api/farmers?q=owusu',
  '/api/risks',
  '/api/notifications',
  '/',
  '/api/traps/sites',
  '/api/cc/districts/ashanti',
  '/main/climate',
  '/catalog.ttl',
  '/api/3/action/package_search?q=maize',
];

interface Weighed {
  readonly at: Date;
  readonly memoryMb: number;
  readonly openFiles: number;
  readonly connections: number;
}

await onGround(main);

async function main(ground: Ground): Promise<void> {
  const database = await startDatabase(ground);
  const product = await startBuiltServer({
    DEMO: '1',
    PROCESSES: '2',
    DATABASE_URL: database,
    DATA_DIR: path.join(ground.folder, 'data'),
  });
  ground.later(product.stop);
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  ground.later(() => client.end());
  const hours: Weighed[] = [];
  const outcomes = new Map<string, number>();
  for (let hour = 0; hour < HOURS; hour++) {
    const token = await signIn(product.url, 'admin');
    const answers = await atRate(perSecond, seconds / HOURS, (turn) =>
      askOne(product.url, token, hour * 100_000 + turn),
    );
    for (const [outcome, count] of answers.outcomes) outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + count);
    const weighed = await weigh(client, product.child.pid ?? 0);
    hours.push(weighed);
    console.log(
      `     ${weighed.at.toISOString().slice(0, 16)} ${weighed.memoryMb.toFixed(0)} MB, ${weighed.openFiles} files, ${weighed.connections} connections, ${inWords(answers)}`,
    );
  }
  const [first, second] = [hours.slice(HOURS / 4, (HOURS * 5) / 8), hours.slice((HOURS * 5) / 8)];
  for (const [name, of] of [
    ['memory in MB', ({ memoryMb }: Weighed) => memoryMb],
    ['open files', ({ openFiles }: Weighed) => openFiles],
    ['connections', ({ connections }: Weighed) => connections],
  ] as const) {
    const [before, after] = [mean(first.map(of)), mean(second.map(of))];
    report(
      after <= before * MOST_GROWTH,
      `${name}: ${before.toFixed(1)} in hours 7 to 15, ${after.toFixed(1)} in hours 16 to 24`,
    );
  }
  const failed = [...outcomes].filter(([outcome]) => !/^[234]/.test(outcome));
  report(
    failed.length === 0,
    `answers: ${inWords({ outcomes, sent: 0, times: [] })}; the clock went from ${hours[0]?.at.toISOString().slice(0, 16)} to ${hours.at(-1)?.at.toISOString().slice(0, 16)}`,
  );
}

/** The turn'th thing that somebody does. */
function askOne(url: string, token: string, turn: number): Promise<Response> {
  const headers = { authorization: `Bearer ${token}` };
  const json = (address: string, body: object): Promise<Response> =>
    fetch(`${url}${address}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const day = new Date(Date.UTC(2026, 0, 1 + (turn % 300))).toISOString().slice(0, 10);
  switch (turn % 15) {
    case 0:
      return json('/api/farmers', {
        name: `Sample Farmer ${turn}`,
        phone: `02${String(40_000_000 + turn).padStart(8, '0')}`,
        addressId: 'ejura',
      });
    case 1:
      return fetch(`${url}/api/datasets/upload/lake`, { method: 'POST', headers, body: fileOf(turn) });
    case 2:
      return fetch(`${url}/api/risks`, { method: 'POST', headers, body: riskOf(turn) });
    case 3:
      return json('/api/cc/calculate', {
        crop: 'maize',
        district: 'ejura_sekyedumase_municipal',
        planting_start: day,
      });
    default:
      return fetch(`${url}${read[turn % read.length] ?? '/'}`, { headers });
  }
}

function fileOf(turn: number): FormData {
  const form = new FormData();
  form.append('fileName', `Sample file ${turn}`);
  form.append('licence', 'CC-BY-4.0');
  form.append('file', new Blob([`District,Yield\nEjura,${turn}\nWa,900\n`], { type: 'text/csv' }), 'yields.csv');
  return form;
}

function riskOf(turn: number): FormData {
  const form = new FormData();
  form.append('riskCategoryId', '2');
  form.append('description', `Sample report ${turn}`);
  form.append('count', '3');
  form.append('location', '{"coordinates":"7.39, -1.36","name":"Ejura"}');
  return form;
}

/** What all processes of the portal take together. */
async function weigh(client: pg.Client, supervisor: number): Promise<Weighed> {
  const pids = familyOf(supervisor);
  const { rows } = await client.query<{ open: number }>(
    `select count(*)::int as open from pg_stat_activity where backend_type = 'client backend'`,
  );
  return {
    at: new Date(),
    memoryMb: sum(pids.map(residentMb)),
    openFiles: sum(pids.map((pid) => readdirSync(`/proc/${pid}/fd`).length)),
    connections: rows[0]?.open ?? 0,
  };
}

function familyOf(pid: number): readonly number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  return [pid, ...children.flatMap(familyOf)];
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function mean(values: readonly number[]): number {
  return sum(values) / values.length;
}
