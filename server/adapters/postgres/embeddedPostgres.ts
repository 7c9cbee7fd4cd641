import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { chooseAccount, commandFor, type Account } from './account.ts';
import { findBinaries, type Binaries } from './binaries.ts';
import { ensureCluster, socketFolder, superuser } from './cluster.ts';
import { findPostmaster, isAlive, stopPostmaster } from './postmaster.ts';
import { processName } from './processName.ts';
import { postgresSettings } from './settings.ts';

/** How to reach a server: what pg.Pool takes. */
export interface PostgresAddress {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: string;
  /** Names this process to the server. */
  readonly application_name: string;
}

export interface EmbeddedPostgres {
  readonly address: PostgresAddress;
  readonly pid: number;
  /** True when a server that was already running was taken over. */
  readonly adopted: boolean;
  /** Ends the server, unless another process still uses it. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** The folder that holds `postgres/`, its log and its socket. */
  readonly folder: string;
  readonly database?: string;
  /** Server settings over the product's own. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Programs to run; npm's when left out. */
  readonly binaries?: Binaries;
  /** Told when the server died unasked and was started again. */
  readonly onRestart?: (sentence: string) => void;
}

const startWithinMs = 30_000;
const watchEveryMs = 500;
const maxLaunches = 3;

/**
 * Starts PostgreSQL in a folder, or takes over the one a killed process left running, and starts it again
 * when it dies. Throws a sentence with the way out when it cannot.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const binaries = options.binaries ?? (await findBinaries());
  mkdirSync(options.folder, { recursive: true });
  const folder = realpathSync(options.folder);
  const data = path.join(folder, 'postgres');
  const account = chooseAccount(folder, data, binaries.folder);
  ensureCluster(binaries, account, data);
  const address: PostgresAddress = {
    host: socketFolder(account, folder),
    port: 5432,
    user: superuser,
    database: options.database ?? 'agrihub',
    application_name: processName,
  };

  const bringUp = (): Promise<{ pid: number; adopted: boolean }> =>
    startOrAdopt({ binaries, account, folder, data, address, settings: options.settings ?? {} });
  let current = await bringUp();
  const { adopted } = current;
  let restarting = false;
  const watch = setInterval(() => void restartWhenDead(), watchEveryMs);
  watch.unref();

  async function restartWhenDead(): Promise<void> {
    if (restarting || isAlive(current.pid)) return;
    restarting = true;
    try {
      current = await bringUp();
      options.onRestart?.(`PostgreSQL had ended unasked and was started again (process ${current.pid}).`);
    } catch (error) {
      options.onRestart?.(`PostgreSQL ended unasked and does not start: ${String(error)}`);
    } finally {
      restarting = false;
    }
  }

  return {
    address,
    get pid() {
      return current.pid;
    },
    adopted,
    async stop() {
      clearInterval(watch);
      if (!(await isUsedByOthers(address))) await stopPostmaster(data);
    },
  };
}

interface Place {
  readonly binaries: Binaries;
  readonly account: Account;
  readonly folder: string;
  readonly data: string;
  readonly address: PostgresAddress;
  readonly settings: Readonly<Record<string, string>>;
}

async function startOrAdopt(place: Place): Promise<{ pid: number; adopted: boolean }> {
  const found = findPostmaster(place.data);
  let child = found === undefined ? launch(place) : undefined;
  let launches = child ? 1 : 0;
  const deadline = Date.now() + startWithinMs;
  for (;;) {
    const refusal = await ensureDatabase(place.address);
    const pid = findPostmaster(place.data);
    if (refusal === undefined && pid !== undefined) return { pid, adopted: pid !== child?.pid };
    if (Date.now() > deadline) {
      throw new Error(
        `PostgreSQL did not answer within ${startWithinMs / 1000} s: ${refusal}. ${lastLog(place.folder)}`,
      );
    }
    // Ours may have lost against another starter, and the other one may have been on its way down.
    if (pid === undefined && (child === undefined || child.exitCode !== null || child.signalCode !== null)) {
      if (launches === maxLaunches) throw new Error(`PostgreSQL ended while starting. ${lastLog(place.folder)}`);
      child = launch(place);
      launches += 1;
    }
    await sleep(15);
  }
}

function launch(place: Place): ChildProcess {
  const settings = { ...postgresSettings(place.address.host), ...place.settings };
  const known = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const program = path.join(place.binaries.folder, 'postgres');
  const [command, args] = commandFor(place.account, program, ['-D', place.data, ...known]);
  const log = openSync(logFile(place.folder), 'a');
  // Detached: Ctrl-C reaches the portal alone, which ends PostgreSQL after its last transaction.
  const child = spawn(command, args, { ...place.account.ids, cwd: '/', detached: true, stdio: ['ignore', log, log] });
  child.on('error', () => undefined);
  child.unref();
  closeSync(log);
  return child;
}

/** Connects and makes the database when missing; answers why it could not, or undefined when all is well. */
async function ensureDatabase(address: PostgresAddress): Promise<string | undefined> {
  const client = new pg.Client({ ...address, database: 'postgres' });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [address.database]);
    if (rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(address.database)}`);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function isUsedByOthers(address: PostgresAddress): Promise<boolean> {
  const client = new pg.Client({ ...address, database: 'postgres' });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rowCount } = await client.query(
      "select 1 from pg_stat_activity where application_name like 'agrihub-%' and application_name <> $1",
      [address.application_name],
    );
    return (rowCount ?? 0) > 0;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function logFile(folder: string): string {
  return path.join(folder, 'postgres.log');
}

function lastLog(folder: string): string {
  const lines = readFileSync(logFile(folder), 'utf8').trim().split('\n').slice(-3);
  return `The end of ${logFile(folder)} says: ${lines.join(' / ')}`;
}
