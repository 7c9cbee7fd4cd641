import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { startBuiltServer } from '../tools/builtServer.ts';
import { onGround, report, startProgram, type Ground } from './ground.ts';
import { load, median } from './wrk.ts';

/**
 * Requests a second of the product against a bare Fastify that sends the same bytes, both loaded in turn by wrk
 * with 32 connections. `npm run bench:http`, after `npm run build`; needs wrk.
 */
const seconds = Number(process.env.BENCH_SECONDS ?? 3);
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);

interface Case {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
  readonly encoding: 'br' | null;
  /** Least share of the baseline's requests per second that is acceptable. */
  readonly floor: number;
  /** Lua that makes each request different, so that nothing is remembered. */
  readonly varied?: boolean;
  readonly notModified?: boolean;
}

const plan = JSON.stringify({
  crop: 'maize',
  district: 'ejura_sekyedumase_municipal',
  planting_start: '',
  planting_end: '',
});
const cases: readonly Case[] = [
  {
    name: 'POST cc/calculate, computed',
    method: 'POST',
    path: '/api/cc/calculate',
    body: plan,
    encoding: null,
    floor: 0.25,
    varied: true,
  },
  {
    name: 'POST cc/calculate, repeated',
    method: 'POST',
    path: '/api/cc/calculate',
    body: plan,
    encoding: 'br',
    floor: 0.6,
  },
  { name: 'GET cc/regions', method: 'GET', path: '/api/cc/regions', encoding: 'br', floor: 0.5 },
  { name: 'GET cc/districts/ashanti', method: 'GET', path: '/api/cc/districts/ashanti', encoding: 'br', floor: 0.5 },
  {
    name: 'GET cc/regions, 304',
    method: 'GET',
    path: '/api/cc/regions',
    encoding: 'br',
    floor: 0.5,
    notModified: true,
  },
];

await onGround(main, { needsWrk: true });

async function main(ground: Ground): Promise<void> {
  const { folder, later } = ground;
  const product = await startBuiltServer({ DEMO: '0' });
  later(product.stop);
  const answers = await Promise.all(cases.map((each, index) => store(folder, product.url, each, index)));
  writeFileSync(path.join(folder, 'answers.json'), JSON.stringify(answers.filter((answer) => answer !== null)));
  const baseline = await startProgram(ground, 'baseline.ts', folder);
  const districts = await districtIds(product.url);

  for (const [index, each] of cases.entries()) {
    const mine: number[] = [];
    const theirs: number[] = [];
    let errors = 0;
    for (let round = 0; round < rounds; round++) {
      const script = await luaFor(folder, product.url, each, districts, round);
      const run = load(product.url + each.path, seconds, script);
      errors += run.errors;
      mine.push(run.requestsPerSecond);
      const other = each.notModified ? '/hello' : `/stored/${index}`;
      theirs.push(load(baseline.url + other, seconds, each.notModified ? undefined : script).requestsPerSecond);
    }
    const ratio = median(mine) / median(theirs);
    report(
      ratio >= each.floor && errors === 0,
      `${each.name}: ${Math.round(median(mine))}/s against ${Math.round(median(theirs))}/s = ` +
        `${(ratio * 100).toFixed(0)} % (at least ${each.floor * 100} %)${errors ? `, ${errors} errors` : ''}`,
    );
  }
}

/** Keeps the bytes of an answer for the baseline to send. */
async function store(folder: string, url: string, each: Case, index: number) {
  if (each.notModified) return null;
  const file = `answer-${index}`;
  const response = await fetch(url + each.path, {
    method: each.method,
    headers: { 'accept-encoding': 'identity', ...(each.body ? { 'content-type': 'application/json' } : {}) },
    ...(each.body ? { body: each.body } : {}),
  });
  if (!response.ok) throw new Error(`${each.path} answered ${response.status}: ${await response.text()}`);
  let bytes = Buffer.from(await response.arrayBuffer());
  if (each.encoding === 'br') {
    const { brotliCompressSync, constants } = await import('node:zlib');
    bytes = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  }
  writeFileSync(path.join(folder, file), bytes);
  return { method: each.method, path: `/stored/${index}`, file, encoding: each.encoding };
}

async function luaFor(
  folder: string,
  url: string,
  each: Case,
  districts: readonly string[],
  round: number,
): Promise<string | undefined> {
  const lines = [`wrk.method = "${each.method}"`, `wrk.headers["Accept-Encoding"] = "${each.encoding ?? 'identity'}"`];
  if (each.notModified) {
    const response = await fetch(url + each.path, { headers: { 'accept-encoding': each.encoding ?? 'identity' } });
    await response.arrayBuffer();
    lines.push(`wrk.headers["If-None-Match"] = '${response.headers.get('etag')}'`);
  }
  if (each.body) lines.push('wrk.headers["Content-Type"] = "application/json"', `wrk.body = '${each.body}'`);
  if (each.varied) {
    lines.push(
      `local districts = { ${districts.map((id) => `"${id}"`).join(', ')} }`,
      `local turn = ${round * 1_000_003}`,
      'request = function()',
      '  turn = turn + 1',
      '  local district = districts[turn % #districts + 1]',
      '  local day = math.floor(turn / #districts)',
      '  local from = string.format("2027-%02d-%02d", math.floor(day / 28) % 12 + 1, day % 28 + 1)',
      '  local body = string.format(\'{"crop":"maize","district":"%s","planting_start":"%s","planting_end":"%s"}\', district, from, from)',
      '  return wrk.format(nil, nil, nil, body)',
      'end',
    );
  }
  const file = path.join(folder, 'load.lua');
  writeFileSync(file, lines.join('\n'));
  return file;
}

/** Districts that grow maize: elsewhere a plan is refused, and a refusal is not what is measured. */
async function districtIds(url: string): Promise<string[]> {
  const list = (await (await fetch(`${url}/api/geography/districts`)).json()) as { district_id: string }[];
  const answers = await Promise.all(
    list.map(async ({ district_id: district }) => {
      const body = JSON.stringify({ crop: 'maize', district });
      const response = await fetch(`${url}/api/cc/calculate`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      await response.arrayBuffer();
      return response.ok ? [district] : [];
    }),
  );
  return answers.flat();
}
