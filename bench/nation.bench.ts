import path from 'node:path';
import { startBuiltServer } from '../tools/builtServer.ts';
import { fillNation } from './fillNation.ts';
import { residentMb } from './memory.ts';
import { inTurn, onGround, report, signIn, startDatabase, timed, type Ground } from './ground.ts';
import { load } from './wrk.ts';

/**
 * A nation, or `BENCH_SHARE` of one (a tenth when left out): how long it takes to load, then what officers and administrators
 * ask, each at 32 connections, and what the server weighs afterwards. `npm run bench:nation`, after `npm run build`; needs wrk.
 */
const share = Number(process.env.BENCH_SHARE ?? 0.1);
const seconds = Number(process.env.BENCH_SECONDS ?? 3);
const MOST_MINUTES = 15;
const OF_ONE_MS = 50;
const OF_ALL_MS = 300;
const MOST_MB = 400;

/** What is asked, by whom, and within how many milliseconds 95 of 100 are answered. */
const questions = [
  ['an officer’s list', 'ama', ['/api/farmers?limit=50', '/api/farmers?limit=50&offset=200'], OF_ONE_MS],
  ['an officer’s filter', 'ama', ['/api/farmers?crop=maize', '/api/farmers?language=ak&consent=true'], OF_ONE_MS],
  ['an officer’s search', 'ama', ['/api/farmers?q=mensah', '/api/farmers?q=akosua%20owusu'], OF_ONE_MS],
  ['an officer’s farms', 'ama', ['/api/farms?limit=50'], OF_ONE_MS],
  ['farms of a district', 'admin', ['/api/farms?district=ejura_sekyedumase_municipal&limit=50'], OF_ONE_MS],
  ['farms counted by district', 'admin', ['/api/farms/districts'], OF_ONE_MS],
  ['all farmers by name', 'admin', ['/api/farmers?whose=everyone'], OF_ALL_MS],
  ['an officer’s messages', 'ama', ['/api/messages?limit=20'], OF_ONE_MS],
  ['boxes of the map', 'admin', boxes(), OF_ONE_MS],
  [
    'all farmers of a district',
    'admin',
    ['/api/farmers?whose=everyone&district=ejura_sekyedumase_municipal'],
    OF_ALL_MS,
  ],
  ['a search through all farmers', 'admin', ['/api/farmers?whose=everyone&q=akosua%20owusu'], OF_ALL_MS],
  ['farmers of two officers that may be one', 'admin', ['/api/farmers/duplicates?across=true'], OF_ALL_MS],
  ['officers found by name', 'admin', ['/api/officers/search?managed=true&limit=25&q=mensah'], OF_ALL_MS],
  ['risks', 'admin', ['/api/risks?limit=50'], OF_ALL_MS],
] as const;

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
  const minutes = (await timed(() => fillNation(address, share))) / 60_000;
  report(minutes <= MOST_MINUTES, `${share} of a nation loaded in ${minutes.toFixed(1)} minutes (${MOST_MINUTES})`);
  const server = await startBuiltServer(env);
  ground.later(server.stop);
  console.log(`     ready in ${(server.readyMs / 1000).toFixed(2)} s`);
  const tokens = { ama: await signIn(server.url, 'ama'), admin: await signIn(server.url, 'admin') };
  for (const [name, who, paths, most] of questions) {
    const script = inTurn(ground, paths, tokens[who]);
    const run = load(`${server.url}/`, seconds, script);
    report(
      run.p95Ms <= most && run.errors === 0,
      `${name}: 95 of 100 within ${run.p95Ms.toFixed(0)} ms (${most}), ${run.requestsPerSecond.toFixed(0)}/s, ${run.errors} errors`,
    );
  }
  const headers = { authorization: `Bearer ${tokens.admin}` };
  let status = 0;
  const reach = await timed(async () => {
    const answer = await fetch(`${server.url}/api/messages/reach?whose=everyone`, { headers });
    status = answer.status;
    await answer.arrayBuffer();
  });
  report(status === 200, `reach of all officers: ${status} after ${(reach / 1000).toFixed(1)} s`);
  const weight = residentMb(server.child.pid);
  report(weight <= MOST_MB, `server resident afterwards: ${weight.toFixed(0)} MB (${MOST_MB})`);
}

/** Boxes as a phone shows them at zoom 13, anywhere. */
function boxes(): string[] {
  return Array.from({ length: 400 }, (_, at) => {
    const [west, south] = [-2.9 + (3.3 * ((at * 37) % 400)) / 400, 5.2 + (5.5 * ((at * 61) % 400)) / 400];
    return `/api/farms/in?west=${west.toFixed(4)}&south=${south.toFixed(4)}&east=${(west + 0.03).toFixed(4)}&north=${(south + 0.05).toFixed(4)}`;
  });
}
