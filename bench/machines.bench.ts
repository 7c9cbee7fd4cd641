import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startPrimary, startReplica } from './clusters.ts';
import { onGround, report, type Ground } from './ground.ts';
import { addMachine, isInsideOwnNetwork, layNetwork, missingForNetworks, type Machine } from './network.ts';
import { atRate, inWords, within } from './openLoad.ts';

/**
 * Two machines with the portal, PostgreSQL with a replica, a bucket and a proxy, each with a network address of its own, while
 * visitors ask and an officer writes: a machine goes, the primary restarts, the replica goes, the bucket goes, clocks are apart.
 * Nothing acknowledged is lost or there twice, and after each fault everything is answered again.
 * `npm run bench:machines` as root, after `npm run build`; BENCH_SECONDS a fault, 20 when left out.
 */
const seconds = Number(process.env.BENCH_SECONDS ?? 20);
const perSecond = Number(process.env.BENCH_RATE ?? 20);
const front = 'http://127.0.0.1:8080';
const home = path.resolve(import.meta.dirname, '..');
const aheadSeconds = 240;
/** The last is read from the replica. */
const reads = [
  '/api/farmers',
  '/api/datasets?limit=5',
  '/main/croppingcalendar',
  '/api/accounts/me',
  '/sitemap.xml',
] as const;

const missing = missingForNetworks();
if (missing !== null) console.log(`skipped: ${missing}`);
else if (isInsideOwnNetwork()) await onGround(main);

async function main(ground: Ground): Promise<void> {
  layNetwork();
  chmodSync(ground.folder, 0o755);
  const [primary, replica, bucket, one, two] = ['primary', 'replica', 'bucket', 'one', 'two'].map((name, turn) =>
    addMachine(name, 11 + turn, ground.later),
  ) as [Machine, Machine, Machine, Machine, Machine];
  const records = startPrimary(ground, primary);
  const copy = startReplica(ground, replica, primary);
  startBucket(ground, bucket);
  const env = {
    NODE_ENV: 'production',
    DEMO: '0',
    SECRET_KEY: 'a key of this bench, made of words alone',
    PUBLIC_URL: front,
    TRUST_PROXY: '1',
    RATE_LIMIT: '0',
    LOG_LEVEL: 'error',
    BOUNDARIES_URL: 'off',
    CHECK_LINKS: '0',
    REFERENCE_DATASETS: '0',
    HOST: '0.0.0.0',
    PORT: '3000',
    DATABASE_URL: `postgresql://agrihub@${primary.address}/agrihub`,
    DATABASE_READ_URL: `postgresql://agrihub@${replica.address}/agrihub`,
    STORAGE_URL: `s3://agrihub-files?endpoint=http://${bucket.address}:9000`,
    AWS_ACCESS_KEY_ID: 'S3RVER',
    AWS_SECRET_ACCESS_KEY: 'S3RVER',
  };
  await startPortal(ground, one, env, 0);
  // Its link replaces that of the first.
  const second = await startPortal(ground, two, env, aheadSeconds);
  startProxy(ground, [one, two]);
  await answers(front);
  const officer = await makeAdministrator(await second.code);
  const written: Written[] = [];
  const load = (): Promise<void> => write(officer, written);

  console.log(`clocks ${second.isAhead ? `${aheadSeconds} s apart` : 'alike: faketime is not installed'}`);
  await phase('all well', load, [], true);
  await phase('a machine gone', load, [() => one.connect(false), () => one.connect(true)]);
  await phase('the primary restarted', load, [() => records.restart(), () => undefined]);
  await phase('the replica gone', load, [() => copy.stop(), () => copy.start()]);
  await phase('the bucket away', load, [() => bucket.connect(false), () => bucket.connect(true)]);
  await phase('all well again', load, [], true);
  await compare(env.DATABASE_URL, written);

  async function phase(
    name: string,
    act: () => Promise<void>,
    [fault, mend]: readonly (() => unknown)[],
    isWhole = false,
  ): Promise<void> {
    const faults = (async () => {
      await sleep(seconds * 200);
      await fault?.();
      await sleep(seconds * 400);
      await mend?.();
    })();
    const writing = act();
    const outcome = await atRate(perSecond, seconds, (turn) => read(officer, turn));
    await Promise.all([faults, writing]);
    const good = outcome.outcomes.get('200') ?? 0;
    const text = `${name}: ${inWords(outcome)}; half within ${within(outcome, 50).toFixed(0)} ms, all within ${within(outcome, 100).toFixed(0)} ms`;
    report(!isWhole || good === outcome.sent, text);
    const after = await atRate(perSecond, 3, (turn) => read(officer, turn));
    report((after.outcomes.get('200') ?? 0) === after.sent, `after it: ${inWords(after)}`);
  }
}

interface Written {
  readonly kind: 'farmer' | 'file';
  readonly name: string;
}

/** Farmers and files written in turn for the length of a fault, each sent again under its key until it is acknowledged. */
async function write(cookie: string, written: Written[]): Promise<void> {
  const end = performance.now() + seconds * 1_000;
  while (performance.now() < end) {
    const kind = written.length % 4 === 3 ? 'file' : 'farmer';
    const one: Written = { kind, name: `Sample ${kind} ${written.length}` };
    const headers = { cookie, 'sec-fetch-site': 'same-origin', 'idempotency-key': randomUUID() };
    for (;;) {
      const answer = await send(one, written.length, headers).catch(() => undefined);
      const text = await answer?.text().catch(() => undefined);
      if (answer?.ok && text !== undefined) break;
      if (answer !== undefined && answer.status >= 400 && answer.status < 500)
        throw new Error(`${one.name}: ${answer.status} ${text}`);
      await sleep(100);
    }
    written.push(one);
    await sleep(50);
  }
}

function send({ kind, name }: Written, number: number, headers: Readonly<Record<string, string>>): Promise<Response> {
  const signal = AbortSignal.timeout(30_000);
  if (kind === 'farmer') {
    const body = JSON.stringify({
      name,
      phone: `024${String(1_000_000 + number).padStart(7, '0')}`,
      addressId: 'ejura',
    });
    return fetch(`${front}/api/farmers`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
      signal,
    });
  }
  const form = new FormData();
  form.append('fileName', name);
  form.append('licence', 'CC-BY-4.0');
  form.append('file', new Blob(['District,Yield\nEjura,1200\nWa,900\n'], { type: 'text/csv' }), 'yields.csv');
  return fetch(`${front}/api/datasets/upload/lake`, { method: 'POST', headers, body: form, signal });
}

function read(cookie: string, turn: number): Promise<Response> {
  const address = reads[turn % reads.length];
  return fetch(`${front}${address}`, { headers: { cookie }, signal: AbortSignal.timeout(30_000) });
}

async function compare(url: string, written: readonly Written[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const [kind, sql] of [
    ['farmer', `select name from farmer where name like 'Sample farmer %'`],
    ['file', `select name from lake_item where name like 'Sample file %'`],
  ] as const) {
    const { rows } = await client.query<{ name: string }>(sql);
    const kept = new Set(rows.map(({ name }) => name));
    const names = written.filter((one) => one.kind === kind).map(({ name }) => name);
    const lost = names.filter((name) => !kept.has(name)).length;
    report(
      lost === 0 && rows.length === kept.size && names.length > 0,
      `${kind}s: ${names.length} acknowledged, ${lost} lost, ${rows.length - kept.size} there twice`,
    );
  }
  await client.end();
}

interface Portal {
  /** Of the link that makes the first administrator. */
  readonly code: Promise<string>;
  readonly isAhead: boolean;
}

async function startPortal(
  ground: Ground,
  machine: Machine,
  env: Readonly<Record<string, string>>,
  ahead: number,
): Promise<Portal> {
  const isAhead = ahead > 0 && existsSync('/usr/bin/faketime');
  const server = path.join(home, 'script/lib/runServer.sh');
  const settings = { ...env, DATA_DIR: path.join(ground.folder, machine.name), FAKETIME_DONT_FAKE_MONOTONIC: '1' };
  const child = isAhead
    ? machine.start('faketime', ['-f', `+${ahead}s`, server], settings)
    : machine.start(server, [], settings);
  const code = said(child, /first-administrator\?code=(\S+)/);
  await answers(`http://${machine.address}:3000`);
  return { code, isAhead };
}

/** Waits until a portal, or the proxy before it, says that it is ready. */
async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(100);
  }
  throw new Error(`${url} was not ready within a minute.`);
}

function said(child: ChildProcess, pattern: RegExp): Promise<string> {
  let text = '';
  return new Promise((resolve) =>
    child.stdout?.setEncoding('utf8').on('data', (part: string) => {
      text += part;
      const found = pattern.exec(text)?.[1];
      if (found !== undefined) resolve(found);
    }),
  );
}

async function makeAdministrator(code: string): Promise<string> {
  const answer = await fetch(`${front}/api/accounts/first-administrator`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({
      code,
      name: 'Sample Administrator',
      email: 'first@agrihub.example',
      password: 'pelican orchid tram',
    }),
  });
  if (!answer.ok) throw new Error(`The first administrator: ${answer.status} ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
}

function startBucket({ folder }: Ground, machine: Machine): void {
  const program = path.join(import.meta.dirname, 'bucketProgram.ts');
  machine.start(process.execPath, ['--import', 'tsx', program, path.join(folder, 'bucket'), machine.address]);
}

/** nginx as docs/operations.md has it for several machines, without TLS. */
function startProxy(ground: Ground, machines: readonly Machine[]): void {
  const file = path.join(ground.folder, 'nginx.conf');
  const servers = machines.map(({ address }) => `server ${address}:3000 max_fails=1 fail_timeout=5s;`);
  writeFileSync(
    file,
    `daemon off; pid ${ground.folder}/nginx.pid; error_log /dev/null; events {}\n` +
      `http { access_log off; client_body_temp_path ${ground.folder}; proxy_temp_path ${ground.folder};\n` +
      `upstream agrihub { ${servers.join(' ')} keepalive 32; keepalive_timeout 60s; }\n` +
      `server { listen 127.0.0.1:8080; location / { proxy_pass http://agrihub; proxy_http_version 1.1;\n` +
      `proxy_set_header Connection ""; proxy_set_header Host $host:8080; proxy_connect_timeout 2s; proxy_buffering off;\n` +
      `proxy_read_timeout 20s; proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for; proxy_next_upstream error timeout; } } }\n`,
  );
  const child = spawn('nginx', ['-c', file], { stdio: 'inherit' });
  ground.later(() => child.kill('SIGTERM'));
}
