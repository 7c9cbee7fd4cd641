import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { nearFrom } from '#engines/farmers/wordSimilarity.ts';
import { processName } from '../adapters/postgres/processName.ts';
import { type AskedPool, type PoolWatch, watchPool } from './poolWatch.ts';
import { orPrimary } from './orPrimary.ts';
import type { Tables } from './tables.ts';

/** The records; inside a write it is the transaction. */
export type Database = Kysely<Tables>;

/** What reaches a server: a DATABASE_URL, or the address of the embedded one. */
export type DatabaseAddress =
  | string
  | {
      readonly host: string;
      readonly port: number;
      readonly user: string;
      readonly database: string;
      readonly password?: string;
    };

export interface DatabaseOptions {
  readonly address: DatabaseAddress;
  /** A read replica; reads that bear being some seconds old go there, to the primary while it is not reached. */
  readonly readAddress?: DatabaseAddress | undefined;
  /** Connections per process, default 10. */
  readonly poolSize?: number;
  /** The server ends a statement after this many milliseconds, default 15,000; 0 is never. */
  readonly statementTimeoutMs?: number;
  /** Told of each statement that ended: its text, without the values, and how long it took. */
  readonly onStatement?: ((sql: string, milliseconds: number) => void) | undefined;
  /** Told when a connection breaks, at rest or in use; the pool replaces it by itself. */
  readonly onError?: (error: Error) => void;
}

export interface OpenDatabase {
  readonly db: Database;
  /** The replica, or `db` where there is none. */
  readonly readDb: Database;
  /** The connections of `db`. */
  readonly pool: PoolWatch;
  close(): Promise<void>;
}

/** Opens the pools. No connection is made before the first statement. */
export function openDatabase(options: DatabaseOptions): OpenDatabase {
  const primary = watchPool(openPool(options.address, options, 5_000));
  const db = askedBy(primary.asked, options);
  if (options.readAddress === undefined) return { db, readDb: db, pool: primary.watch, close: () => db.destroy() };
  const replica = watchPool(openPool(options.readAddress, options, 2_000)).asked;
  const readDb = askedBy(orPrimary(replica, primary.asked), options);
  return {
    db,
    readDb,
    pool: primary.watch,
    async close() {
      await db.destroy();
      await readDb.destroy();
    },
  };
}

/** What pg.Client and pg.Pool take for an address: the same names, types and time zone on every connection. */
export function clientConfig(address: DatabaseAddress): pg.ClientConfig {
  return {
    application_name: processName,
    ...(typeof address === 'string' ? { connectionString: address } : address),
    // How alike words must be to be found with letters wrong: "mawena" finds Mawuena (0.5), "owsu" Owusu (0.4). Statements are not
    // compiled first (jit), as PostgreSQL does by itself where it expects many rows: what we ask is through before the compiler is.
    options: `-c timezone=UTC -c jit=off -c pg_trgm.word_similarity_threshold=${nearFrom}`,
    types: { getTypeParser },
  };
}

/** `waitMs`: a caller waits this long for a free connection; the platform then answers 503. */
function openPool(address: DatabaseAddress, options: DatabaseOptions, waitMs: number): pg.Pool {
  const pool = new pg.Pool({
    ...clientConfig(address),
    max: options.poolSize ?? 10,
    connectionTimeoutMillis: waitMs,
    statement_timeout: options.statementTimeoutMs ?? 15_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  // A connection in use that breaks says so itself, one at rest through the pool too: each is heard once.
  pool.on('connect', (client) => client.on('error', (error: Error) => options.onError?.(error)));
  pool.on('error', () => undefined);
  return pool;
}

function askedBy(pool: AskedPool, { onStatement }: DatabaseOptions): Database {
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    ...(onStatement && { log: ({ query, queryDurationMillis }) => onStatement(query.sql, queryDurationMillis) }),
  });
}

const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  // Counts and generated ids stay far below 2^53.
  [pg.types.builtins.INT8]: Number,
  // bigint[], which the list of names leaves out.
  1016: (text) => (text === '{}' ? [] : text.slice(1, -1).split(',').map(Number)),
  // Days, not instants: a planting date must stay the same day in every time zone.
  [pg.types.builtins.DATE]: (text) => text,
};

function getTypeParser(oid: number, format?: 'text' | 'binary'): (text: string) => unknown {
  return (format === 'binary' ? undefined : parsers[oid]) ?? pg.types.getTypeParser(oid, format as 'text');
}
