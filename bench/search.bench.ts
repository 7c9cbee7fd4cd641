import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { startBuiltServer } from '../tools/builtServer.ts';
import { inTurn, onGround, report, signIn, startDatabase, startProgram, type Ground } from './ground.ts';
import { load, median } from './wrk.ts';

/**
 * Searches among 5,000 resources with 32 connections: how long they take, and how many a second against a bare Fastify
 * and pg on the same database. `npm run bench:search`, after `npm run build`; needs wrk.
 */
const seconds = Number(process.env.BENCH_SECONDS ?? 3);
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const RESOURCES = 5_000;
const MOST_MS = 30;
const LEAST_SHARE = 0.4;

await onGround(main, { needsWrk: true });

interface Resource {
  readonly id: string;
  readonly title: string;
  readonly subtext: string;
  readonly link: string;
  readonly source: string;
  readonly sourcelink: string;
}

async function main(ground: Ground): Promise<void> {
  const address = await startDatabase(ground);
  const product = await startBuiltServer({
    DEMO: '1',
    DATABASE_URL: address,
    DATA_DIR: path.join(ground.folder, 'data'),
  });
  ground.later(product.stop);
  const resources = await fill(product.url);
  const file = path.join(ground.folder, 'resources.json');
  writeFileSync(file, JSON.stringify(resources));
  const baseline = (await startProgram(ground, 'searchBaseline.ts', address, file)).url;
  const words = searchesOf(resources);

  for (const [name, searches] of [
    ['searches, each another one', words],
    ['the same search again', ['maize']],
  ] as const) {
    const [mine, theirs]: [number[], number[]] = [[], []];
    let slowest = 0;
    for (let round = 0; round < rounds; round++) {
      const run = load(
        `${product.url}/`,
        seconds,
        inTurn(
          ground,
          searches.map((text) => `/api/resource/${text}`),
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
            searches.map((text) => `/resource/${text}`),
          ),
        ).requestsPerSecond,
      );
    }
    const share = median(mine) / median(theirs);
    report(
      share >= LEAST_SHARE && slowest <= MOST_MS,
      `${name}: ${Math.round(median(mine))}/s against ${Math.round(median(theirs))}/s = ${Math.round(share * 100)} % ` +
        `(at least ${LEAST_SHARE * 100} %), 99 of 100 within ${slowest.toFixed(1)} ms (95 within ${MOST_MS})`,
    );
  }
}

/** Fills the library up to 5,000, with the words of the resources it comes with. */
async function fill(url: string): Promise<Resource[]> {
  const token = await signIn(url, 'admin');
  const shipped = (await (await fetch(`${url}/api/resource`)).json()) as Resource[];
  const rows = Array.from({ length: RESOURCES - shipped.length }, (_, n) => {
    const [a, b, c] = [shipped[n % 48], shipped[(n * 7 + 3) % 48], shipped[(n * 11 + 5) % 48]];
    return [
      `bench_${n}`,
      `"${a?.title} ${n}"`,
      `"${b?.subtext}"`,
      `https://example.org/${n}`,
      `"${c?.source}"`,
      'source',
      'A measurement',
    ].join(',');
  });
  for (let begin = 0; begin < rows.length; begin += 2_000) {
    const csv = ['resourceId,title,subtext,link,publisher,basis,source', ...rows.slice(begin, begin + 2_000)].join(
      '\n',
    );
    const answer = await fetch(`${url}/api/reference/resources/csv`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ csv, apply: true }),
    });
    if (!answer.ok) throw new Error(`The resources were not taken: ${(await answer.text()).slice(0, 500)}`);
  }
  const all: Resource[] = [];
  while (all.length < RESOURCES) {
    const after = all.at(-1)?.id;
    const page = (await (
      await fetch(`${url}/api/resource?limit=500${after ? `&after=${after}` : ''}`)
    ).json()) as Resource[];
    if (page.length === 0) throw new Error(`There are ${all.length} resources, ${RESOURCES} were wanted.`);
    all.push(...page);
  }
  return all;
}

/** Searches of one and of two words that occur, thousands of them. */
function searchesOf(resources: readonly Resource[]): string[] {
  const words = [...new Set(resources.flatMap(({ title }) => title.toLowerCase().match(/[a-z]{4,}/g) ?? []))];
  return words.flatMap((one) => [one, ...words.filter((other) => other !== one).map((other) => `${one}%20${other}`)]);
}
