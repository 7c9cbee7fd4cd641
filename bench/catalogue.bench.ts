import path from 'node:path';
import { startBuiltServer } from '../tools/builtServer.ts';
import { fillCatalogue, matters, subjects } from './fillCatalogue.ts';
import { inTurn, onGround, report, startDatabase, startProgram, timed, type Ground } from './ground.ts';
import { load, median } from './wrk.ts';

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
const MOST_HARVEST_MS = 3_000;

await onGround(main, { needsWrk: true });

async function main(ground: Ground): Promise<void> {
  const address = await startDatabase(ground);
  const env = { DEMO: '1', DATABASE_URL: address, DATA_DIR: path.join(ground.folder, 'data') };
  await (await startBuiltServer(env)).stop();
  await fillCatalogue(address, DATASETS);
  const product = await startBuiltServer(env);
  ground.later(product.stop);
  const baseline = (await startProgram(ground, 'catalogueBaseline.ts', address)).url;
  await expectTotal(product.url);

  const words = [...subjects, ...matters];
  const searches = words.flatMap((one) =>
    words.flatMap((other) => (other === one ? [`q=${one}`] : [`q=${one}%20${other}`])),
  );
  const lists = [
    'crops',
    'livestock',
    'climate',
    'soils',
    'prices',
    'inputs',
    'pests',
    'households',
    'trade',
    'water',
  ].map((topic) => `topic=${topic}`);
  compare(ground, 'searches', product.url, baseline, searches);
  compare(ground, 'lists of a topic', product.url, baseline, lists);
  await harvest(product.url);
  const pages = Array.from({ length: PAGES }, (_, n) => `/main/datasetpreview/bench-${n + 1}`);
  // From the cache: each was asked for once before.
  for (const page of pages) await (await fetch(product.url + page)).text();
  const run = load(`${product.url}/`, seconds, inTurn(ground, pages));
  report(
    run.requestsPerSecond >= LEAST_PAGES && run.errors === 0,
    `pages of datasets: ${Math.round(run.requestsPerSecond)}/s (at least ${LEAST_PAGES}), ${run.errors} errors`,
  );
}

/** All datasets as a catalogue harvests them: DCAT as Turtle, page by page. */
async function harvest(product: string): Promise<void> {
  let datasets = 0;
  const took = await timed(async () => {
    for (let page = 1; datasets < DATASETS; page += 1) {
      const text = await (await fetch(`${product}/catalog.ttl?page=${page}`)).text();
      const found = text.match(/a dcat:Dataset/g)?.length ?? 0;
      if (found === 0) break;
      datasets += found;
    }
  });
  report(
    took <= MOST_HARVEST_MS && datasets >= DATASETS,
    `a harvest of ${datasets} datasets as DCAT: ${took.toFixed(0)} ms (${MOST_HARVEST_MS})`,
  );
}

function compare(ground: Ground, name: string, product: string, baseline: string, queries: readonly string[]): void {
  const [mine, theirs]: [number[], number[]] = [[], []];
  let slowest = 0;
  for (let round = 0; round < rounds; round++) {
    const run = load(
      `${product}/`,
      seconds,
      inTurn(
        ground,
        queries.map((query) => `/api/datasets?${query}`),
      ),
    );
    slowest = Math.max(slowest, run.p99Ms);
    mine.push(run.requestsPerSecond);
    theirs.push(
      load(
        `${baseline}/`,
        seconds,
        inTurn(
          ground,
          queries.map((query) => `/datasets?${query}`),
        ),
      ).requestsPerSecond,
    );
  }
  const share = median(mine) / median(theirs);
  report(
    share >= LEAST_SHARE && slowest <= MOST_MS,
    `${name}: ${Math.round(median(mine))}/s against ${Math.round(median(theirs))}/s = ${Math.round(share * 100)} % ` +
      `(at least ${LEAST_SHARE * 100} %), 99 of 100 within ${slowest.toFixed(1)} ms (${MOST_MS})`,
  );
}

async function expectTotal(url: string): Promise<void> {
  const { total } = (await (await fetch(`${url}/api/datasets`)).json()) as { total: number };
  if (total !== DATASETS) throw new Error(`There are ${total} datasets, ${DATASETS} were wanted.`);
}
