import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { mostFarmerRows } from '#contract/limits.ts';
import { startBuiltServer } from '../tools/builtServer.ts';
import { families, fillFarmers, firstNames } from './fillFarmers.ts';
import { inTurn, onGround, report, signIn, startDatabase, timed, type Ground } from './ground.ts';
import { load } from './wrk.ts';

/**
 * 100,000 farmers of twenty officers, 32 connections: lists, filters and searches within one officer's 5,000, and the
 * search through those of all; and a list of 50,000 that is brought in. `npm run bench:farmers`, after `npm run build`; needs wrk.
 */
const seconds = Number(process.env.BENCH_SECONDS ?? 3);
const FARMERS = 100_000;
const OFFICERS = 20;
const MOST_MS = 50;
const MOST_MS_OF_ALL = 300;
const MOST_IMPORT_MS = 20_000;

await onGround(main, { needsWrk: true });

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
  await fillFarmers(address, FARMERS, OFFICERS);
  const product = await startBuiltServer(env);
  ground.later(product.stop);
  const ama = await signIn(product.url, 'ama');
  const admin = await signIn(product.url, 'admin');

  const names = families.flatMap((family) => firstNames.map((first) => `${first}%20${family}`));
  const wrong = families.map((family) => `${family.slice(0, 2)}${family.slice(3)}`);
  measure(
    ground,
    'pages of a list',
    product.url,
    ama,
    Array.from({ length: 90 }, (_, page) => `limit=50&offset=${page * 50}`),
    MOST_MS,
  );
  measure(
    ground,
    'filters',
    product.url,
    ama,
    ['crop=maize', 'crop=rice&language=ak', 'district=ejura_sekyedumase_municipal', 'consent=true'],
    MOST_MS,
  );
  measure(
    ground,
    'searches',
    product.url,
    ama,
    names.map((name) => `q=${name}`),
    MOST_MS,
  );
  measure(
    ground,
    'searches with a letter missing',
    product.url,
    ama,
    wrong.map((word) => `q=${word}`),
    MOST_MS,
  );
  measure(
    ground,
    'searches through all officers',
    product.url,
    admin,
    names.map((name) => `whose=everyone&q=${name}`),
    MOST_MS_OF_ALL,
  );
  await bringIn(product.url, await signIn(product.url, 'kofi'));
}

/** A list of as many rows as one may have: checked, then applied, as its officer sees it. */
async function bringIn(url: string, token: string): Promise<void> {
  const rows = Array.from(
    { length: mostFarmerRows },
    (_, at) =>
      `${firstNames[at % 16]} ${families[at % 15]},05${String(at).padStart(8, '0')},Ejura,Maize; Cowpea,Twi,yes,in person,2026-04-01`,
  );
  const headers = { authorization: `Bearer ${token}` };
  const body = `Name,Phone,Place,Crops,Language,Consent,Consent source,Consent date\n${rows.join('\n')}\n`;
  const seen = new Set<number>();
  const until = async (state: string) => {
    for (;;) {
      const { current } = (await (await fetch(`${url}/api/farmers/import`, { headers })).json()) as {
        current: { id: string; state: string; done: number };
      };
      seen.add(current.done);
      if (current.state === state) return current;
      await setTimeout(100);
    }
  };
  const checkMs = await timed(async () => {
    await fetch(`${url}/api/farmers/import?fileName=bench.csv`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      body,
    });
    await until('checked');
  });
  const { id } = await until('checked');
  const applyMs = await timed(async () => {
    await fetch(`${url}/api/farmers/import/${id}/apply`, { method: 'POST', headers });
    await until('applied');
  });
  const said = `checked in ${(checkMs / 1_000).toFixed(1)} s, applied in ${(applyMs / 1_000).toFixed(1)} s`;
  report(
    checkMs + applyMs <= MOST_IMPORT_MS && seen.size > 2,
    `a list of ${mostFarmerRows} rows: ${said} (${MOST_IMPORT_MS / 1_000} together), told ${seen.size} times how far it was`,
  );
}

function measure(
  ground: Ground,
  name: string,
  url: string,
  token: string,
  queries: readonly string[],
  most: number,
): void {
  const script = inTurn(
    ground,
    queries.map((query) => `/api/farmers?${query}`),
    token,
  );
  load(`${url}/`, 1, script);
  const run = load(`${url}/`, seconds, script);
  report(
    run.p95Ms <= most && run.errors === 0,
    `${name}: 95 of 100 within ${run.p95Ms.toFixed(1)} ms (${most}), ${Math.round(run.requestsPerSecond)}/s, ${run.errors} errors`,
  );
}
