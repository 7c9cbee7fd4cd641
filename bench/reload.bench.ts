import { spawn } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startBuiltServer } from '../tools/builtServer.ts';
import { onGround, report, startDatabase, type Ground } from './ground.ts';
import { atRate, inWords, within } from './openLoad.ts';
import { uploadOverAndOver } from './slowUploads.ts';

/**
 * Processes replaced one after the other while visitors ask 200 times a second and files come in over slow lines: no request fails,
 * no upload is dropped, and no bell is silent for more than five seconds. `npm run bench:reload`, after `npm run build`; BENCH_SECONDS=300 as promised, 60 when left out.
 */
const seconds = Number(process.env.BENCH_SECONDS ?? 60);
const perSecond = Number(process.env.BENCH_RATE ?? 200);
const MOST_SILENT_MS = 5_000;
const home = path.resolve(import.meta.dirname, '..');

await onGround(main);

async function main(ground: Ground): Promise<void> {
  const env = {
    DEMO: '1',
    PROCESSES: '2',
    DATABASE_URL: await startDatabase(ground),
    DATA_DIR: path.join(ground.folder, 'data'),
  };
  const product = await startBuiltServer(env);
  ground.later(product.stop);
  const cookie = await signIn(product.url);
  const bell = keepListening(product.url, cookie);
  ground.later(bell.close);
  const uploads = uploadOverAndOver({ url: product.url, cookie: await signIn(product.url) }, 4);
  await sleep(3_000);
  const reload = sleep((seconds * 1_000) / 4).then(() => reloaded(env, product.url));
  const answers = await atRate(perSecond, seconds, (turn) => askOne(product.url, cookie, turn));
  const reloadSeconds = await reload;
  const { whole, resumed, failed } = await uploads.stop();
  const good = answers.outcomes.get('200') ?? 0;
  report(reloadSeconds !== null, `two processes replaced in ${reloadSeconds?.toFixed(1)} s`);
  report(good === answers.sent, `${perSecond} requests a second for ${seconds} s: ${inWords(answers)}`);
  report(
    failed.length === 0 && whole > 0,
    `files over lines of 100 kB a second: ${whole} arrived whole (${resumed} times resumed), ${failed.length} did not ${failed.slice(0, 5).join('; ')}`,
  );
  report(
    true,
    `answered within ${within(answers, 50).toFixed(0)} ms (half), ${within(answers, 99).toFixed(0)} ms (99 of 100), ${within(answers, 100).toFixed(0)} ms (all)`,
  );
  report(
    bell.longestSilenceMs() <= MOST_SILENT_MS && bell.opened() > 1,
    `the bell was opened ${bell.opened()} times and closed for ${bell.longestSilenceMs().toFixed(0)} ms at most (${MOST_SILENT_MS})`,
  );
}

/** What visitors and officers ask, on connections that are kept, and every tenth on a new one. */
function askOne(url: string, cookie: string, turn: number): Promise<Response> {
  const headers = turn % 10 === 0 ? { cookie, connection: 'close' } : { cookie };
  if (turn % 20 === 0)
    return fetch(`${url}/main/croppingcalendar?crop=maize&district=ejura_sekyedumase_municipal`, { headers });
  if (turn % 4 === 0) return fetch(`${url}/api/farmers`, { headers });
  if (turn % 4 === 1) return fetch(`${url}/api/cc/districts/ashanti`, { headers });
  const day = new Date(Date.UTC(2026, 0, 1 + (turn % 300))).toISOString().slice(0, 10);
  const body = JSON.stringify({ crop: 'maize', district: 'ejura_sekyedumase_municipal', planting_start: day });
  return fetch(`${url}/api/cc/calculate`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body,
  });
}

/** Seconds that `agrihub reload` took; null where it failed. */
async function reloaded(env: Readonly<Record<string, string>>, url: string): Promise<number | null> {
  const begun = performance.now();
  const child = spawn(path.join(home, 'bin', 'agrihub'), ['reload'], {
    env: { ...process.env, ...env, PORT: new URL(url).port },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code === 0 ? (performance.now() - begun) / 1_000 : null;
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/accounts/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ email: 'ama@demo.agrihub.example', password: 'demo-agrihub' }),
  });
  if (!answer.ok) throw new Error(`Signing in answered ${answer.status}.`);
  return answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
}

/** A bell as a browser keeps it: opened again one second after it ends. */
function keepListening(url: string, cookie: string): { opened(): number; longestSilenceMs(): number; close(): void } {
  let [opened, longest, closedAt, stopped] = [0, 0, 0, false];
  let current: http.ClientRequest | undefined;
  const open = (): void => {
    current = http.get(`${url}/api/notifications/stream`, {
      headers: { cookie, accept: 'text/event-stream' },
      agent: false,
    });
    const again = (): void => {
      if (stopped) return;
      if (closedAt === 0) closedAt = performance.now();
      setTimeout(open, 1_000);
    };
    current.on('response', (answer) => {
      if (answer.statusCode === 200) {
        opened += 1;
        if (closedAt > 0) longest = Math.max(longest, performance.now() - closedAt);
        closedAt = 0;
      }
      answer.resume().once('close', again);
    });
    current.once('error', again);
  };
  open();
  return {
    opened: () => opened,
    longestSilenceMs: () => longest,
    close() {
      stopped = true;
      current?.destroy();
    },
  };
}
