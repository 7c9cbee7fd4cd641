import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, readlinkSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { seeded } from '#server/testing/seeded.ts';
import { onGround, report, startDatabase, type Ground } from './ground.ts';

/**
 * A release put in use over another and killed (SIGKILL) at any moment, over and over, while an officer adds farmers, each repeated
 * under its key until it is acknowledged: the command, the whole of what it started, or the portal is killed. Then it is given again,
 * or taken back. Nothing acknowledged is lost, and the portal serves again without anybody doing more.
 *
 * `npm run bench:upgrade -- OLD.tar.gz NEW.tar.gz`, two archives of script/release of which the second has more migrations;
 * BENCH_KILLS=20 when left out.
 */
const kills = Number(process.env.BENCH_KILLS ?? 20);
const chance = seeded(Number(process.env.BENCH_SEED ?? 1));
const [older = '', newer = ''] = process.argv.slice(2).map((each) => path.resolve(each));
const port = Number(process.env.BENCH_PORT ?? 3419);
const url = `http://127.0.0.1:${port}`;
const mostMs = 180_000;

await onGround(main);

async function main(ground: Ground): Promise<void> {
  const place = install(ground, await startDatabase(ground));
  const keeper = keep(place);
  ground.later(keeper.stop);
  await serves();
  const written: Written = { acknowledged: [], turn: 0, going: false, cookie: await signIn() };
  const before = path.basename(place.current());
  let lost = 0;
  for (let round = 1; round <= kills; round++) {
    written.going = true;
    const writing = writeOverAndOver(written);
    await sleep(2_000);
    // What is acknowledged now is in the backup that the upgrade makes first.
    const safe = [...written.acknowledged];
    const said = await killedUpgrade(place, keeper);
    const begun = performance.now();
    await serves();
    const ready = performance.now() - begun;
    const after = path.basename(place.current());
    const again = after === before ? await place.run('upgrade', newer) : null;
    await serves();
    written.going = false;
    await writing;
    const whole = await missing(place, written.acknowledged);
    lost += whole.length;
    // Back to where it began: what was written since the upgrade may go, what was there before may not.
    const back = await place.run('rollback', '--lose-changes');
    await serves();
    const gone = await missing(place, safe);
    lost += gone.length;
    const kept = new Set(await names(place));
    written.acknowledged = written.acknowledged.filter((name) => kept.has(name));
    const isBack = path.basename(place.current()) === before;
    report(
      whole.length === 0 && gone.length === 0 && again !== false && back && isBack,
      `${round}: ${said}; then ${after === before ? 'the older' : 'the newer'} release served after ${(ready / 1_000).toFixed(1)} s${again === null ? '' : `, given again it ${again ? 'went through' : 'FAILED'}`}; ${whole.length} lost; taken back: ${back ? 'yes' : 'NO'}, ${gone.length} of before lost`,
    );
  }
  report(
    lost === 0 && written.turn > kills,
    `killed ${kills} times within an upgrade: ${written.turn} farmers acknowledged, ${lost} lost`,
  );
}

interface Place {
  readonly database: string;
  current(): string;
  start(...args: readonly string[]): ChildProcess;
  /** Gives a command to the release in use; whether it ended well. */
  run(...args: readonly string[]): Promise<boolean>;
}

function install({ folder }: Ground, database: string): Place {
  const base = path.join(folder, 'agrihub');
  const current = path.join(base, 'current');
  mkdirSync(path.join(base, 'releases'), { recursive: true });
  execFileSync('tar', ['-xzf', older, '-C', path.join(base, 'releases')]);
  symlinkSync(path.join('releases', path.basename(older, '.tar.gz')), current);
  const settings = path.join(folder, 'settings.env');
  const lines = {
    DATABASE_URL: database,
    DATA_DIR: path.join(folder, 'data'),
    BACKUP_URL: `file:${path.join(folder, 'backups')}`,
    SECRET_KEY: 'a key of this bench, made of words alone',
    HOST: '127.0.0.1',
    PORT: port,
    PROCESSES: 1,
    DEMO: 1,
    RATE_LIMIT: 0,
    LOG_LEVEL: 'error',
    BOUNDARIES_URL: 'off',
    CHECK_LINKS: 0,
    SAMPLE_DATASETS: 0,
    REFERENCE_DATASETS: 0,
  };
  writeFileSync(
    settings,
    Object.entries(lines)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  );
  const env = { PATH: process.env.PATH, HOME: folder, AGRIHUB_SETTINGS: settings, NODE_ENV: 'development' };
  const start = (...args: readonly string[]): ChildProcess =>
    spawn(path.join(current, 'bin', 'agrihub'), args, { env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  return {
    database,
    current: () => path.resolve(base, readlinkSync(current)),
    start,
    async run(...args) {
      const child = start(...args);
      let said = '';
      for (const stream of [child.stdout, child.stderr])
        stream?.setEncoding('utf8').on('data', (text: string) => (said += text));
      const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
      if (code !== 0) console.log(`     ${args[0]}: ${said.trim()}`);
      return code === 0;
    },
  };
}

interface Keeper {
  kill(): void;
  stop(): Promise<void>;
}

/** Does what systemd does: starts the portal, and again when it ends. */
function keep(place: Place): Keeper {
  let child: ChildProcess;
  let isWanted = true;
  let ended: Promise<unknown> = Promise.resolve();
  const start = (): void => {
    child = place.start('start');
    child.stdout?.resume();
    child.stderr?.resume();
    ended = new Promise((resolve) =>
      child.once('exit', () => {
        if (isWanted) setTimeout(start, 500);
        resolve(undefined);
      }),
    );
  };
  start();
  return {
    kill: () => killGroup(child),
    async stop() {
      isWanted = false;
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function killGroup({ pid }: ChildProcess): void {
  if (pid !== undefined)
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // It ended by itself.
    }
}

/** Gives the command and kills it, all it started, or the portal: from the start on, or once its backup is made. */
async function killedUpgrade(place: Place, keeper: Keeper): Promise<string> {
  const victim = (['the command', 'the command and all it started', 'the portal'] as const)[Math.floor(chance() * 3)];
  const late = chance() < 0.75;
  const child = place.start('upgrade', newer);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let said = '';
  const backedUp = new Promise<void>((resolve) => {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (said.includes(' holds ')) resolve();
    });
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (said += text));
  });
  await Promise.race([late ? backedUp : undefined, ended]);
  const waited = chance() * (late ? 10_000 : 20_000);
  await Promise.race([sleep(waited), ended]);
  const isOver = child.exitCode !== null;
  if (victim === 'the portal') keeper.kill();
  else if (victim === 'the command') child.kill('SIGKILL');
  else killGroup(child);
  await ended;
  return `${victim} killed ${(waited / 1_000).toFixed(1)} s after ${late ? 'the backup' : 'the start'}${isOver ? ' (it was through)' : ''}${victim === 'the portal' && child.exitCode !== 0 ? `, it said: ${said.trim().split('\n').at(-1)}` : ''}`;
}

async function serves(): Promise<void> {
  const end = performance.now() + mostMs;
  while (performance.now() < end) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(50);
  }
  throw new Error(`The portal did not serve again within ${mostMs / 1_000} s.`);
}

interface Written {
  acknowledged: string[];
  /** How many were. */
  turn: number;
  going: boolean;
  readonly cookie: string;
}

async function writeOverAndOver(written: Written): Promise<void> {
  const headers = { cookie: written.cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
  while (written.going) {
    const turn = written.turn++;
    const name = `Sample farmer ${turn}`;
    const body = JSON.stringify({ name, phone: `024${String(1_000_000 + turn).padStart(7, '0')}`, addressId: 'ejura' });
    const key = randomUUID();
    for (;;) {
      const answer = await fetch(`${url}/api/farmers`, {
        method: 'POST',
        headers: { ...headers, 'idempotency-key': key },
        body,
      }).catch(() => undefined);
      if ((await answer?.text().catch(() => undefined)) !== undefined && answer?.ok) break;
      await sleep(100);
    }
    written.acknowledged.push(name);
    await sleep(100);
  }
}

async function missing(place: Place, acknowledged: readonly string[]): Promise<string[]> {
  const asked = [...acknowledged];
  const there = new Set(await names(place));
  return asked.filter((name) => !there.has(name));
}

async function names({ database }: Place): Promise<string[]> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(`select name from farmer where name like 'Sample farmer %'`);
    if (new Set(rows.map(({ name }) => name)).size !== rows.length) throw new Error('A farmer is there twice.');
    return rows.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

async function signIn(): Promise<string> {
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
