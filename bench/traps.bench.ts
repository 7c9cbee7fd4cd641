import path from 'node:path';
import pg from 'pg';
import { startBuiltServer } from '../tools/builtServer.ts';
import { fillTraps } from './fillTraps.ts';
import { processorMs } from './memory.ts';
import { onGround, report, startDatabase, timed, type Ground } from './ground.ts';
import { median } from './wrk.ts';

/**
 * The map of 2,000 trap sites with 200,000 reports, filtered, one question at a time; beside it PostgreSQL alone, summing what
 * was caught at every site in one statement. `npm run bench:traps`, after `npm run build`.
 */
const rounds = Number(process.env.BENCH_ROUNDS ?? 30);
const SITES = 2_000;
const REPORTS = 200_000;
const MOST_MS = 50;

const filters: readonly (readonly [name: string, query: string])[] = [
  ['all of them since the season began', ''],
  ['all of them in 30 days', '?window=30'],
  ['all of them ever', '?window=all'],
  ['a region', '?region=ashanti'],
  ['a district in 90 days', '?district=ejura_sekyedumase_municipal&window=90'],
  ['a community', '?community=community%20117'],
  ['many caught', '?minCount=3000'],
  ['many reports in 90 days', '?minReports=100&window=90'],
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
  await fillTraps(address, SITES, REPORTS);
  const { url, stop, child } = await startBuiltServer(env);
  ground.later(stop);
  const ask = async (query: string) => {
    const answer = await fetch(`${url}/api/broadcast/trap_sites${query}`);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${query} answered ${answer.status}: ${text}`);
    return text;
  };
  const alone = await sumAlone(address);
  console.log(`     PostgreSQL alone sums all sites in ${alone.toFixed(1)} ms`);
  for (const [name, query] of filters) {
    const sites = (JSON.parse(await ask(query)) as unknown[]).length;
    const took: number[] = [];
    const before = processorMs(child.pid);
    for (let round = 0; round < rounds; round += 1) took.push(await timed(() => ask(query)));
    const busy = (processorMs(child.pid) - before) / rounds;
    const slowest = took.toSorted((a, b) => a - b)[Math.ceil(rounds * 0.95) - 1] ?? Number.NaN;
    report(
      slowest <= MOST_MS,
      `${name}: ${sites} sites, 95 of 100 within ${slowest.toFixed(1)} ms (${MOST_MS}), half within ${median(took).toFixed(1)} ms, ${busy.toFixed(1)} ms of a processor each`,
    );
  }
}

/** The median of summing every site's reports in one statement, without a product around it. */
async function sumAlone(address: string): Promise<number> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  const took: number[] = [];
  for (let round = 0; round < 10; round += 1) {
    took.push(
      await timed(() =>
        client.query('select site_id, sum(count), sum(nights), max(visited_on) from trap_report group by site_id'),
      ),
    );
  }
  await client.end();
  return median(took);
}
