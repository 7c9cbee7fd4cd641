import { setTimeout as sleep } from 'node:timers/promises';
import { startBuiltServer, type BuiltServer } from '../tools/builtServer.ts';
import { onGround, report } from './ground.ts';
import { postgresMb, residentMb } from './memory.ts';
import { median } from './wrk.ts';

/** Start and memory of the built server on a warm folder, without and with sample people: `npm run bench:server`. */
const starts = Number(process.env.BENCH_ROUNDS ?? 3);
const requests = 10_000;
const atOnce = 32;

for (const DEMO of ['0', '1']) await onGround(({ folder }) => measure(DEMO, folder));

async function measure(DEMO: string, folder: string): Promise<void> {
  const start = () => startBuiltServer({ DEMO, DATA_DIR: folder });
  await (await start()).stop();
  const ready: number[] = [];
  for (let round = 1; round < starts; round++) {
    const server = await start();
    ready.push(server.readyMs);
    await server.stop();
  }
  const server = await start();
  ready.push(server.readyMs);
  try {
    const people = DEMO === '1' ? 'with sample people' : 'without sample people';
    say(`ready on a warm folder, ${people}`, median(ready) / 1000, 1.5, 's');
    await sleep(2000);
    say('server resident, idle', residentMb(server.child.pid), 150, 'MB');
    await ask(server);
    await sleep(2000);
    say(`server resident after ${requests} requests`, residentMb(server.child.pid), 400, 'MB');
    say('PostgreSQL, its share of shared pages counted once', postgresMb(folder), 200, 'MB');
  } finally {
    await server.stop();
  }
}

function say(what: string, found: number, most: number, unit: string): void {
  report(found <= most, `${what}: ${found.toFixed(unit === 's' ? 2 : 0)} ${unit} (at most ${most})`);
}

/** What farmers ask: pages, plans of ever other days, places. */
async function ask({ url }: BuiltServer): Promise<void> {
  let turn = 0;
  async function line(): Promise<void> {
    while (turn < requests) {
      turn += 1;
      const response = await askOne(url, turn);
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, line));
}

function askOne(url: string, turn: number): Promise<Response> {
  const place = { crop: 'maize', district: 'ejura_sekyedumase_municipal' };
  if (turn % 50 === 0) return fetch(`${url}/main/croppingcalendar?${new URLSearchParams(place)}`);
  if (turn % 5 === 0) return fetch(`${url}/api/cc/districts/ashanti`);
  const day = new Date(Date.UTC(2026, 0, 1 + (turn % 2000))).toISOString().slice(0, 10);
  return fetch(`${url}/api/cc/calculate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...place, planting_start: day }),
  });
}
