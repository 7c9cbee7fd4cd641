import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startBuiltServer } from '../tools/builtServer.ts';
import { fillFarmers } from './fillFarmers.ts';
import { fillFarms } from './fillFarms.ts';
import { processorMs } from './memory.ts';
import { onGround, report, signIn, startDatabase, timed, type Ground } from './ground.ts';
import { median } from './wrk.ts';

/**
 * Who a warning of a verified risk would reach among 100,000 contacts and 20,000 farms: found, freed of who stopped or never
 * agreed, each with their text, parts and cost, as the composer shows it. Beside it PostgreSQL alone, reading as many contacts.
 * `npm run bench:warnings`, after `npm run build`.
 */
const rounds = Number(process.env.BENCH_ROUNDS ?? 20);
const CONTACTS = 100_000;
const FARMS = 20_000;
const MOST_MS = 300;
/** One person composes. */
const PAUSE_MS = 200;
const BUSY_MS = 1_000;

const around = { kind: 'around', lat: 7.39, lng: -1.36 };
const areas: readonly (readonly [name: string, draft: object])[] = [
  ['10 km around', { area: { ...around, km: 10 } }],
  ['50 km around', { area: { ...around, km: 50 } }],
  ['50 km around, growers of maize', { area: { ...around, km: 50 }, crops: ['maize'] }],
  ['a district', { area: { kind: 'districts', ids: ['ejura_sekyedumase_municipal'] } }],
];

await onGround(main);

async function main(ground: Ground): Promise<void> {
  const address = await startDatabase(ground);
  const env = {
    DEMO: '1',
    SAMPLE_DATASETS: '0',
    DATABASE_URL: address,
    DATA_DIR: path.join(ground.folder, 'data'),
    RATE_LIMIT: '0',
  };
  await (await startBuiltServer(env)).stop();
  await fillFarmers(address, CONTACTS, 20);
  await fillFarms(address, FARMS);
  await giveFarmsFarmers(address);
  const { url, stop, child } = await startBuiltServer(env);
  ground.later(stop);
  const headers = { authorization: `Bearer ${await signIn(url, 'efua')}`, 'content-type': 'application/json' };
  const post = async (at: string, body: object) => {
    const ask = () => fetch(`${url}/api/risks${at}`, { method: 'POST', headers, body: JSON.stringify(body) });
    let answer = await ask();
    // On a machine that others load the portal may ask for patience.
    for (; answer.status === 503; answer = await ask()) await sleep(BUSY_MS);
    if (!answer.ok) throw new Error(`${at} answered ${answer.status}: ${await answer.text()}`);
    return answer.json() as Promise<{ id: number; inside: number; preview: { willGet: number } }>;
  };
  const { id } = await post('', {
    riskCategoryId: 2,
    description: 'Caterpillars',
    location: '{"coordinates":"7.39, -1.36","name":"Ejura"}',
  });
  await post('/act', { act: 'verify', risks: [{ id }] });
  for (const [name, draft] of areas) {
    const ask = () =>
      post(`/${id}/warning/preview`, {
        ...draft,
        text: 'Armyworm near {district}. Walk your {crop} field today, {name}.',
      });
    const { inside, preview } = await ask();
    const took: number[] = [];
    const before = processorMs(child.pid);
    for (let round = 0; round < rounds; round += 1) {
      took.push(await timed(ask));
      await sleep(PAUSE_MS);
    }
    const busy = (processorMs(child.pid) - before) / rounds;
    const slowest = took.toSorted((a, b) => a - b)[Math.ceil(rounds * 0.95) - 1] ?? Number.NaN;
    const alone = await readAlone(address, inside);
    report(
      slowest <= MOST_MS,
      `${name}: ${inside} found, ${preview.willGet} would get it, 95 of 100 within ${slowest.toFixed(0)} ms (${MOST_MS}), half within ${median(took).toFixed(0)} ms, ${busy.toFixed(0)} ms of a processor each; PostgreSQL alone reads as many in ${alone.toFixed(0)} ms`,
    );
  }
}

/** Every farm is some contact's, in their district. */
async function giveFarmsFarmers(address: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query(`update farm set farmer_id = f.id, district_id = f.district_id from (select id, district_id, row_number() over (order by id) as n from farmer) f,
    (select id, row_number() over (order by id) * 5 as n from farm) m where m.id = farm.id and m.n = f.n`);
  await client.query('vacuum analyze farm');
  await client.end();
}

/** The median of reading so many contacts with what a message needs of them, without a product around it. */
async function readAlone(address: string, count: number): Promise<number> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  const took: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    took.push(
      await timed(() =>
        client.query(
          'select id, name, phone, district_id, crops, language, consent_given from farmer order by id limit $1',
          [count],
        ),
      ),
    );
  }
  await client.end();
  return median(took);
}
