import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startBuiltServer } from '../tools/builtServer.ts';
import { fillCatalogue, matters, subjects } from './fillCatalogue.ts';
import { inTurn, onGround, report, startDatabase, type Ground } from './ground.ts';
import { processorMs, residentMb } from './memory.ts';
import { load, median, type Run } from './wrk.ts';

/**
 * What other software asks for, against the portal's own call for the same rows or datasets, in turn in the same run and at
 * 32 connections: CKAN, DCAT, OAI-PMH, OGC API Features, files by query, feeds; and the memory of a harvest that goes on.
 * `npm run bench:faces`, after `npm run build`; needs wrk. BENCH_ONLY names the faces that are asked.
 */
const seconds = Number(process.env.BENCH_SECONDS ?? 2);
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const only = process.env.BENCH_ONLY ?? '';
const DATASETS = 5_000;
const districts = 'sample-districts-of-ghana';
const LEAST_SHARE = 0.4;
const HARVESTS = 5;
const MOST_HARVEST_MS = 3_000;
const MOST_GROWTH_MB = 60;

/** A face and the portal's own call, each at addresses that bring the same rows. */
interface Pair {
  readonly name: string;
  readonly face: readonly string[];
  readonly own: readonly string[];
}

async function main(ground: Ground): Promise<void> {
  const address = await startDatabase(ground);
  const env = {
    DEMO: '1',
    SAMPLE_DATASETS: '1',
    DATABASE_URL: address,
    DATA_DIR: path.join(ground.folder, 'data'),
    RATE_LIMIT: '0',
  };
  const first = await startBuiltServer(env);
  await sampleIsThere(first.url);
  await first.stop();
  await fillCatalogue(address, DATASETS);
  const { url, stop, child } = await startBuiltServer(env);
  ground.later(stop);
  const pairs = [...catalogues(), ...rows(await districtsAt(url)), ...feeds];
  for (const pair of pairs) if (pair.name.includes(only)) await compare(ground, { url, pid: child.pid }, pair);
  if ('harvests'.includes(only)) await harvest(url, child.pid);
}

/** Each of a hundred datasets, or of what else there is. */
function each(made: (number: number) => string, count = 100): string[] {
  return Array.from({ length: count }, (_, at) => made(at + 1));
}

function catalogues(): Pair[] {
  const words = [...subjects, ...matters];
  const own = each((n) => `/api/datasets/bench-${n}`);
  const lists = each((n) => `/api/datasets?limit=100&page=${n}`, 50);
  return [
    {
      name: 'CKAN package_search',
      face: words.map((word) => `/api/3/action/package_search?rows=12&q=${word}`),
      own: words.map((word) => `/api/datasets?limit=12&q=${word}`),
    },
    { name: 'CKAN package_show', face: each((n) => `/api/3/action/package_show?id=bench-${n}`), own },
    ...['ttl', 'jsonld', 'rdf', 'datacite', 'dc', 'datapackage'].map((form) => ({
      name: `a dataset as ${form}`,
      face: each((n) => `/api/datasets/bench-${n}/metadata?form=${form}`),
      own,
    })),
    {
      name: '100 datasets by OAI-PMH',
      face: each((n) => `/oai?verb=ListRecords&metadataPrefix=oai_dc&from=2026-01-${String(n).padStart(2, '0')}`, 28),
      own: lists,
    },
  ];
}

function rows(resource: string): Pair[] {
  const regions = ['ashanti', 'volta', 'northern', 'central', 'eastern', 'savannah', 'bono', 'oti'];
  const own = regions.map((region) => `/api/datasets/${districts}/rows?limit=100&where=regionId:is:${region}`);
  const pages = each((n) => `/api/datasets/${districts}/rows?limit=100&offset=${n}`);
  return [
    {
      name: 'CKAN datastore_search',
      face: each((n) => `/api/3/action/datastore_search?limit=100&offset=${n}&resource_id=${resource}`),
      own: pages,
    },
    {
      name: 'OGC items of a dataset',
      face: each((n) => `/ogc/collections/dataset.${districts}.1/items?limit=100&offset=${n}`),
      own: pages,
    },
    ...['csv', 'json', 'parquet'].map((form) => ({
      name: `rows of a region as ${form}`,
      face: regions.map((region) => `/api/datasets/${districts}/export?form=${form}&where=regionId:is:${region}`),
      own,
    })),
  ];
}

const feeds: readonly Pair[] = ['atom', 'rss'].map((form) => ({
  name: `feed of datasets as ${form}`,
  face: [`/feeds/datasets.${form}`],
  own: ['/api/datasets?limit=100&sort=newest'],
}));

/** Sample datasets are read in the background of the first start. */
async function sampleIsThere(url: string): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if ((await fetch(`${url}/api/datasets/${districts}/rows`)).ok) return;
    await sleep(100);
  }
  throw new Error('The sample of districts was not there within a minute.');
}

/** The id of a file of rows, as CKAN knows it. */
async function districtsAt(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/3/action/package_show?id=${districts}`);
  const { result } = (await answer.json()) as { result: { resources: { id: string; datastore_active: boolean }[] } };
  const found = result.resources.find(({ datastore_active: has }) => has);
  if (found === undefined) throw new Error('The sample of districts has no file of rows.');
  return found.id;
}

interface Program {
  readonly url: string;
  readonly pid: number | undefined;
}

/** By rates, with what each answer takes of a processor, microseconds: that holds on a machine that others load, too. */
async function compare(ground: Ground, { url, pid }: Program, { name, face, own }: Pair): Promise<void> {
  for (const at of [...face, ...own]) {
    const answer = await fetch(url + at);
    if (!answer.ok) throw new Error(`${at}: ${answer.status} ${(await answer.text()).slice(0, 200)}`);
    await answer.arrayBuffer();
  }
  const [mine, theirs] = [new Rates(), new Rates()];
  for (let round = 0; round < rounds; round++)
    for (const [paths, rates] of [
      [face, mine],
      [own, theirs],
    ] as const) {
      const script = inTurn(ground, paths);
      // What the calls before left behind is over then.
      load(`${url}/`, 1, script);
      const before = processorMs(pid);
      const run = load(`${url}/`, seconds, script);
      rates.add(run, ((processorMs(pid) - before) * 1_000) / (run.requestsPerSecond * seconds));
    }
  const share = mine.middle() / theirs.middle();
  report(
    share >= LEAST_SHARE && mine.errors + theirs.errors === 0,
    `${name}: ${mine.inWords()} against ${theirs.inWords()} = ${Math.round(share * 100)} % (at least ${LEAST_SHARE * 100} %)`,
  );
}

class Rates {
  readonly #perSecond: number[] = [];
  readonly #processorUs: number[] = [];
  errors = 0;

  add({ requestsPerSecond, errors }: Run, processorUs: number): void {
    this.#perSecond.push(requestsPerSecond);
    this.#processorUs.push(processorUs);
    this.errors += errors;
  }

  middle(): number {
    return median(this.#perSecond);
  }

  inWords(): string {
    return `${Math.round(this.middle())}/s (${Math.round(median(this.#processorUs))} µs, ${this.errors} errors)`;
  }
}

/** All datasets as DCAT, over and over: the memory after the first round and after the last, the time, and that of a processor. */
async function harvest(url: string, pid: number | undefined): Promise<void> {
  let [fastest, ofProcessor] = [Infinity, Infinity];
  const once = async (): Promise<number> => {
    const [begun, before] = [performance.now(), processorMs(pid)];
    for (let page = 1; page <= DATASETS / 100; page += 1)
      await (await fetch(`${url}/catalog.ttl?page=${page}`)).arrayBuffer();
    fastest = Math.min(fastest, performance.now() - begun);
    ofProcessor = Math.min(ofProcessor, processorMs(pid) - before);
    return residentMb(pid);
  };
  const first = await once();
  let last = first;
  for (let round = 1; round < HARVESTS; round += 1) last = await once();
  report(
    last - first <= MOST_GROWTH_MB && fastest <= MOST_HARVEST_MS,
    `${HARVESTS} harvests of ${DATASETS} datasets as DCAT: the fastest ${fastest.toFixed(0)} ms (${MOST_HARVEST_MS}), ${ofProcessor} ms of a processor at least, ${first.toFixed(0)} MB after the first, ${last.toFixed(0)} MB after the last (${MOST_GROWTH_MB} more at most)`,
  );
}

await onGround(main, { needsWrk: true });
