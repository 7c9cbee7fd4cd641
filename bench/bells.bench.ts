import { readFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startBuiltServer } from '../tools/builtServer.ts';
import { onGround, report, startDatabase, timed, type Ground } from './ground.ts';
import { residentMb } from './memory.ts';

/**
 * Open bells: what a thousand browsers that listen and hear nothing cost, and how soon a ring is heard among them.
 * `npm run bench:bells`, after `npm run build`. Fifty officers, for one may have twenty.
 */
const officers = 50;
const bellsEach = 20;
const MOST_MB = 100;
const MOST_OF_A_CORE = 0.05;
const MOST_MS_TO_RING = 2_000;
/** Two beats of 25 seconds. */
const idleSeconds = 50;
/** Ticks of /proc/PID/stat in a second. */
const TICKS = 100;
const password = 'harmattan lorry egret';

await onGround(main);

async function main(ground: Ground): Promise<void> {
  const address = await startDatabase(ground);
  const product = await startBuiltServer({
    DEMO: '1',
    DATABASE_URL: address,
    DATA_DIR: path.join(ground.folder, 'data'),
  });
  ground.later(product.stop);
  const call = callsTo(product.url);
  const admin = await signIn(product.url, 'admin@demo.agrihub.example', 'demo-agrihub');
  const cookies: string[] = [];
  const ids: string[] = [];
  for (let each = 0; each < officers; each += 1) {
    const email = `officer${each}@example.org`;
    const phone = `02440000${String(each).padStart(2, '0')}`;
    const { id } = await call<{ id: string }>(admin, '/api/officers', {
      name: `Officer ${each}`,
      email,
      phone,
      institution: 'Bench',
      role: 'user',
      password,
      repeat_password: password,
    });
    ids.push(id);
    cookies.push(await signIn(product.url, email, password));
  }
  await sleep(5_000);

  const before = residentMb(product.child.pid);
  const bells: Bell[] = [];
  for (const cookie of cookies)
    bells.push(...(await Promise.all(Array.from({ length: bellsEach }, () => openBell(product.url, cookie)))));
  ground.later(() => bells.forEach(({ close }) => close()));
  await sleep(5_000);
  const busyBefore = coreSeconds(product.child.pid);
  await sleep(idleSeconds * 1_000);
  const share = (coreSeconds(product.child.pid) - busyBefore) / idleSeconds;
  const taken = residentMb(product.child.pid) - before;
  const alive = bells.filter(({ heard }) => heard.beats >= 2).length;
  report(alive === officers * bellsEach, `${alive} of ${officers * bellsEach} bells open, each heard beating`);
  report(
    taken <= MOST_MB,
    `they take ${taken.toFixed(1)} MB (${MOST_MB}), the server ${(before + taken).toFixed(0)} MB in all`,
  );
  report(share <= MOST_OF_A_CORE, `idle they take ${(share * 100).toFixed(2)} % of a core (${MOST_OF_A_CORE * 100})`);

  const { id } = await call<{ id: number }>(admin, '/api/farmers', {
    name: 'Afia',
    phone: '0244999999',
    addressId: 'ejura',
  });
  const hers = bells.slice(0, bellsEach);
  const ms = await timed(async () => {
    await call(admin, '/api/farmers/share', { ids: [id], officerIds: [ids[0]] });
    while (hers.some(({ heard }) => heard.rings === 0)) await sleep(5);
  });
  report(
    ms <= MOST_MS_TO_RING,
    `all ${bellsEach} bells of one officer ring ${ms.toFixed(0)} ms after the share is sent (${MOST_MS_TO_RING})`,
  );
  const astray = bells.slice(bellsEach).filter(({ heard }) => heard.rings > 0).length;
  report(astray === 0, `${astray} bells of others ring`);
}

interface Bell {
  readonly heard: { beats: number; rings: number };
  readonly close: () => void;
}

/** A stream of a browser of its own; there once something came. */
function openBell(url: string, cookie: string): Promise<Bell> {
  return new Promise((resolve, reject) => {
    const heard = { beats: 0, rings: 0 };
    const request = http.get(`${url}/api/notifications/stream`, { headers: { cookie }, agent: false }, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`a bell was refused: ${answer.statusCode}`));
      answer.setEncoding('utf8').on('data', (text: string) => {
        heard.beats += text.split('event: beat').length - 1;
        heard.rings += text.split('event: changed').length - 1;
        resolve({ heard, close: () => request.destroy() });
      });
      // The end of the bench cuts it.
      answer.on('error', () => undefined);
    });
    request.on('error', reject);
  });
}

/** Seconds of processor a process has taken. Linux alone. */
function coreSeconds(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

async function signIn(url: string, email: string, secret: string): Promise<string> {
  const answer = await fetch(`${url}/api/accounts/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: secret }),
  });
  if (!answer.ok) throw new Error(`${email} could not sign in: ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

function callsTo(url: string) {
  return async function call<Answer>(cookie: string, address: string, body: object): Promise<Answer> {
    const answer = await fetch(`${url}${address}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, origin: url },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
}
