import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startBuiltServer } from '../tools/builtServer.ts';
import { inTurn, onGround, report, startDatabase, startProgram, type Ground } from './ground.ts';
import { load, median } from './wrk.ts';

/**
 * List, search and weather calls with 10,000 places and 32 connections: how long they take, and searches a second
 * against a bare Fastify and pg on the same rows. `npm run bench:places`, after `npm run build`; needs wrk.
 */
const seconds = Number(process.env.BENCH_SECONDS ?? 3);
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const PLACES = 10_000;
const MOST_MS = 30;
const LEAST_SHARE = 0.4;

const root = path.resolve(import.meta.dirname, '..');

await onGround(main, { needsWrk: true });

interface Place {
  readonly id: string;
  readonly location: string;
}

interface Case {
  readonly name: string;
  /** Addresses asked for in turn. */
  readonly urls: readonly string[];
  /** The same questions as the bare server has them; left out where nothing is compared. */
  readonly bare?: readonly string[];
}

async function main(ground: Ground): Promise<void> {
  const address = await startDatabase(ground);
  const product = await startBuiltServer(
    { DEMO: '1', SAMPLE_DATASETS: '0', DATABASE_URL: address, DATA_DIR: path.join(ground.folder, 'data') },
    copyWithPlaces(ground),
  );
  ground.later(product.stop);
  const places = await allPlaces(product.url);
  const file = path.join(ground.folder, 'places.json');
  writeFileSync(file, JSON.stringify(places));
  const bare = (await startProgram(ground, 'placesBaseline.ts', address, file)).url;
  const searches = searchesOf(places);
  const cases: Case[] = [
    {
      name: 'a page of the list of places',
      urls: places.filter((_, n) => n % 7 === 0).map(({ id }) => `/api/weather/locations?limit=50&after=${id}`),
    },
    {
      name: 'searches of places, each another one',
      urls: searches.map((text) => `/api/weather/locations/${text}?limit=50`),
      bare: searches.map((text) => `/places/${text}`),
    },
    { name: 'forecasts, each of another place', urls: places.map(({ id }) => `/api/weather/forecast?location=${id}`) },
    { name: 'the forecast of one place', urls: ['/api/weather/forecast?location=kumasi'] },
    {
      name: 'the place nearest to a point',
      urls: Array.from(
        { length: 5_000 },
        (_, n) => `/api/weather/near?lat=${(5 + (n % 61) / 10).toFixed(4)}&lng=${(-3 + (n % 41) / 10).toFixed(4)}`,
      ),
    },
  ];
  for (const each of cases) measure(ground, each, product.url, bare);
}

function measure(ground: Ground, { name, urls, bare }: Case, product: string, bareUrl: string): void {
  const [mine, theirs, slow]: [number[], number[], number[]] = [[], [], []];
  let errors = 0;
  for (let round = 0; round < rounds; round++) {
    const run = load(`${product}/`, seconds, inTurn(ground, urls));
    errors += run.errors;
    slow.push(run.p95Ms);
    mine.push(run.requestsPerSecond);
    if (bare) theirs.push(load(`${bareUrl}/`, seconds, inTurn(ground, bare)).requestsPerSecond);
  }
  const share = bare ? median(mine) / median(theirs) : Infinity;
  const compared = bare
    ? ` against ${Math.round(median(theirs))}/s = ${Math.round(share * 100)} % (at least ${LEAST_SHARE * 100} %)`
    : '';
  report(
    share >= LEAST_SHARE && median(slow) <= MOST_MS && errors === 0,
    `${name}: 95 of 100 within ${median(slow).toFixed(1)} ms (at most ${MOST_MS}), ${Math.round(median(mine))}/s${compared}${errors > 0 ? `, ${errors} errors` : ''}`,
  );
}

/** The built product in a folder of its own, with towns added up to 10,000 places: near the true ones, under names made of theirs. */
function copyWithPlaces({ folder }: Ground): string {
  const copy = path.join(folder, 'product');
  for (const part of ['dist', 'content', 'script', 'server/database', 'package.json'])
    cpSync(path.join(root, part), path.join(copy, part), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  const file = path.join(copy, 'content/geography/towns.csv');
  const text = readFileSync(file, 'utf8').trimEnd();
  const towns = text
    .split('\n')
    .slice(1)
    .map((line) => line.split(','));
  const more = Array.from({ length: PLACES - towns.length }, (_, n) => {
    const [near, other] = [towns[n % towns.length] ?? [], towns[(n * 7 + 3) % towns.length] ?? []];
    const away = 0.002 * (1 + Math.floor(n / towns.length));
    return [
      `${other[0]} ${near[0]} ${n}`,
      (Number(near[1]) + away * 0.3).toFixed(4),
      (Number(near[2]) - away * 0.2).toFixed(4),
    ].join(',');
  });
  writeFileSync(file, `${[text, ...more].join('\n')}\n`);
  return copy;
}

async function allPlaces(url: string): Promise<Place[]> {
  const all: Place[] = [];
  while (true) {
    const after = all.at(-1)?.id;
    const answer = await fetch(
      `${url}/api/weather/locations?limit=500${after ? `&after=${encodeURIComponent(after)}` : ''}`,
    );
    if (!answer.ok) throw new Error(`The places answered ${answer.status}: ${await answer.text()}`);
    const page = (await answer.json()) as Place[];
    if (page.length === 0) break;
    all.push(...page);
  }
  if (all.length < PLACES) throw new Error(`There are ${all.length} places, ${PLACES} were wanted.`);
  return all;
}

/** Beginnings of the words of names, and pairs of words: what people type. */
function searchesOf(places: readonly Place[]): string[] {
  const words = [...new Set(places.flatMap(({ location }) => location.toLowerCase().match(/[a-z]{4,}/g) ?? []))];
  return words
    .flatMap((word) => [word, word.slice(0, 4), ...words.map((other) => `${word} ${other}`)])
    .map(encodeURIComponent);
}
