import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startBuiltServer } from '../tools/builtServer.ts';
import { fillFarms } from './fillFarms.ts';
import { inTurn, onGround, report, signIn, startDatabase, startProgram, timed, type Ground } from './ground.ts';
import { processorMs } from './memory.ts';
import { load, median, type Run } from './wrk.ts';

/**
 * 50,000 farms, or `BENCH_FARMS`: the first look; tiles one at a time that nobody asked for before; one tile again at 32
 * connections against a bare Fastify that sends stored bytes; boxes of the map at 32 connections, and
 * by OGC API. `npm run bench:farms`, after `npm run build`; needs wrk.
 */
const seconds = Number(process.env.BENCH_SECONDS ?? 3);
const FARMS = Number(process.env.BENCH_FARMS ?? 50_000);
const MOST_FIRST_MS = 50;
const MOST_COLD_MS = 40;
const LEAST_SHARE = 0.5;
const MOST_BOX_MS = 30;
const LEAST_BOXES = 3000;
const MOST_ITEMS_MS = 40;
const TILE = '/api/farms/tiles/10/508/491';

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
  await fillFarms(address, FARMS);
  const { url, stop, child } = await startBuiltServer(env);
  ground.later(stop);
  const token = await signIn(url, 'ama');
  const ask = (at: string) => fetch(url + at, { headers: { authorization: `Bearer ${token}` } });
  const first = await timed(() => ask('/api/farms/tiles/16/0/0'));
  report(first <= MOST_FIRST_MS, `the first look among ${FARMS} farms: ${first.toFixed(0)} ms (${MOST_FIRST_MS})`);
  await coldTiles(async (at) => void (await (await ask(at)).arrayBuffer()));
  await warmTile(ground, { url, pid: child.pid }, token, Buffer.from(await (await ask(TILE)).arrayBuffer()));
  boxes(ground, { url, pid: child.pid }, token);
  items(ground, { url, pid: child.pid });
}

/** Tiles of zooms 9 to 12 over the south, each asked for once. */
async function coldTiles(ask: (at: string) => Promise<void>): Promise<void> {
  const took: number[] = [];
  for (const z of [9, 10, 11, 12]) {
    const [left, top] = [Math.floor(((-2.5 + 180) / 360) * 2 ** z), Math.floor(0.478 * 2 ** z)];
    const wide = z === 9 ? 3 : 6;
    for (let at = 0; at < wide * wide; at += 1)
      took.push(await timed(() => ask(`/api/farms/tiles/${z}/${left + (at % wide)}/${top + Math.floor(at / wide)}`)));
  }
  const slowest = Math.max(...took);
  report(
    slowest <= MOST_COLD_MS,
    `tiles cold: the slowest of ${took.length} ${slowest.toFixed(1)} ms (${MOST_COLD_MS}), median ${median(took).toFixed(1)} ms`,
  );
}

interface Program {
  readonly url: string;
  readonly pid: number | undefined;
}

/** One run, with what each answer takes of a processor, microseconds: that holds on a machine that others load, too. */
function loaded({ url, pid }: Program, script: string): Run & { readonly processorUs: number } {
  load(`${url}/`, 1, script);
  const before = processorMs(pid);
  const run = load(`${url}/`, seconds, script);
  return { ...run, processorUs: ((processorMs(pid) - before) * 1000) / (run.requestsPerSecond * seconds) };
}

async function warmTile(ground: Ground, product: Program, token: string, bytes: Buffer): Promise<void> {
  const stored = path.join(ground.folder, 'stored');
  mkdirSync(stored);
  writeFileSync(path.join(stored, 'tile'), bytes);
  writeFileSync(
    path.join(stored, 'answers.json'),
    JSON.stringify([{ method: 'GET', path: TILE, file: 'tile', encoding: null }]),
  );
  const baseline = await startProgram(ground, 'baseline.ts', stored);
  const script = inTurn(ground, [TILE], token);
  const mine = loaded(product, script);
  const theirs = loaded(baseline, script);
  const share = mine.requestsPerSecond / theirs.requestsPerSecond;
  report(
    share >= LEAST_SHARE && mine.errors === 0,
    `a tile of ${bytes.length} bytes warm: ${Math.round(mine.requestsPerSecond)}/s against ${Math.round(theirs.requestsPerSecond)}/s = ${Math.round(share * 100)} % (at least ${LEAST_SHARE * 100} %), ${mine.processorUs.toFixed(0)} against ${theirs.processorUs.toFixed(0)} µs of a processor each, ${mine.errors} errors`,
  );
}

/** Boxes as a phone shows them at zoom 13, anywhere. */
function boxes(ground: Ground, product: Program, token: string): void {
  const paths = Array.from({ length: 400 }, (_, at) => {
    const [west, south] = [-2.9 + (3.3 * ((at * 37) % 400)) / 400, 5.2 + (5.5 * ((at * 61) % 400)) / 400];
    return `/api/farms/in?west=${west.toFixed(4)}&south=${south.toFixed(4)}&east=${(west + 0.03).toFixed(4)}&north=${(south + 0.05).toFixed(4)}`;
  });
  const script = inTurn(ground, paths, token);
  const run = loaded(product, script);
  report(
    run.p99Ms <= MOST_BOX_MS && run.requestsPerSecond >= LEAST_BOXES && run.errors === 0,
    `boxes: 99 of 100 within ${run.p99Ms.toFixed(1)} ms (${MOST_BOX_MS}), ${Math.round(run.requestsPerSecond)}/s (at least ${LEAST_BOXES}), ${run.processorUs.toFixed(0)} µs of a processor each, ${run.errors} errors`,
  );
}

/** The same boxes as a GIS program asks for them: squares of farms by OGC API Features, a hundred at most. */
function items(ground: Ground, product: Program): void {
  const paths = Array.from({ length: 400 }, (_, at) => {
    const [west, south] = [-2.9 + (3.3 * ((at * 37) % 400)) / 400, 5.2 + (5.5 * ((at * 61) % 400)) / 400];
    const box = [west, south, west + 0.3, south + 0.5].map((each) => each.toFixed(4)).join(',');
    return `/ogc/collections/farms/items?limit=100&bbox=${box}`;
  });
  const run = loaded(product, inTurn(ground, paths));
  report(
    run.p99Ms <= MOST_ITEMS_MS && run.errors === 0,
    `boxes by OGC API: 99 of 100 within ${run.p99Ms.toFixed(1)} ms (${MOST_ITEMS_MS}), ${Math.round(run.requestsPerSecond)}/s, ${run.processorUs.toFixed(0)} µs of a processor each, ${run.errors} errors`,
  );
}
