import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { startBuiltServer } from '../tools/builtServer.ts';
import { inTurn, onGround, report, signIn, startProgram, type Ground } from './ground.ts';
import { processorMs } from './memory.ts';
import { load } from './wrk.ts';

/**
 * Pages that nobody asked for before, each made anew: plans of signed-out visitors, each of another day, and an officer's own pages,
 * beside a bare Fastify that sends the same bytes. `npm run bench:pages`, after `npm run build`; needs wrk.
 */
const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const MOST_MS = 8;
const LEAST = 200;
const MOST_P99_MS = 150;

await onGround(main, { needsWrk: true });

async function main(ground: Ground): Promise<void> {
  const { url, stop, child } = await startBuiltServer({ DEMO: '1' });
  ground.later(stop);
  const token = await signIn(url, 'ama');
  const plans = Array.from({ length: 20_000 }, (_, turn) => {
    const day = new Date(Date.UTC(2027, 0, 1 + (turn % 360))).toISOString().slice(0, 10);
    const crop = ['maize', 'cowpea', 'groundnut', 'cassava'][Math.floor(turn / 360) % 4] ?? '';
    const query = new URLSearchParams({ crop, district: 'ejura_sekyedumase_municipal', planting_start: day });
    return `/main/croppingcalendar?${query}&turn=${turn}`;
  });
  const cases = [
    ['plans, signed out', plans, undefined],
    ['the start, signed in', ['/'], token],
    ['the control centre', ['/controlcenter', '/controlcenter/messages', '/controlcenter/risks'], token],
  ] as const;
  const bare = await bareOf(ground, url);
  for (const [name, paths, by] of cases) {
    const script = inTurn(ground, paths, by);
    load(url + paths[0], 1, script);
    const before = processorMs(child.pid);
    const run = load(url + paths[0], seconds, script);
    const each = (processorMs(child.pid) - before) / (run.requestsPerSecond * seconds);
    const hello = load(`${bare}/stored/0`, 2).requestsPerSecond;
    report(
      each <= MOST_MS && run.requestsPerSecond >= LEAST && run.p99Ms <= MOST_P99_MS && run.errors === 0,
      `${name}: ${run.requestsPerSecond.toFixed(0)}/s (${LEAST}), 99 of 100 within ${run.p99Ms.toFixed(0)} ms (${MOST_P99_MS}), ` +
        `${each.toFixed(1)} ms of a processor each (${MOST_MS}); a bare Fastify sends such bytes ${hello.toFixed(0)}/s` +
        (run.errors > 0 ? `, ${run.errors} errors` : ''),
    );
  }
}

/** A bare Fastify that sends the start page as it was made once. */
async function bareOf(ground: Ground, url: string): Promise<string> {
  writeFileSync(path.join(ground.folder, 'page.html'), Buffer.from(await (await fetch(url)).arrayBuffer()));
  writeFileSync(
    path.join(ground.folder, 'answers.json'),
    JSON.stringify([{ method: 'GET', path: '/stored/0', file: 'page.html', encoding: null }]),
  );
  return (await startProgram(ground, 'baseline.ts', ground.folder)).url;
}
