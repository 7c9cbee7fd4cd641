import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { nearFrom } from '#engines/farmers/wordSimilarity.ts';
import { processName } from '../adapters/postgres/processName.ts';
import { type PoolWatch, watchPool } from './poolWatch.ts';
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
  /** A read replica; reads that bear being some seconds old go there. */
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
  const { db, pool } = open(options.address, options);
  const readDb = options.readAddress ? open(options.readAddress, options).db : db;
  return {
    db,
    readDb,
    pool,
    async close() {
      await db.destroy();
      if (readDb !== db) await readDb.destroy();
    },
  };
}

/** What pg.Client and pg.Pool take for an address: the same names, types and time zone on every connection. */
export function clientConfig(address: DatabaseAddress): pg.ClientConfig {
  return {
    application_name: processName,
    ...(typeof address === 'string' ? { connectionString: address } : address),
    // How alike words must be to be found with letters wrong: "mawena" finds Mawuena (0.5), "owsu" Owusu (0.4).
    options: `-c timezone=UTC -c pg_trgm.word_similarity_threshold=${nearFrom}`,
    types: { getTypeParser },
  };
}

function open(address: DatabaseAddress, options: DatabaseOptions): Pick<OpenDatabase, 'db' | 'pool'> {
  const pool = new pg.Pool({
    ...clientConfig(address),
    max: options.poolSize ?? 10,
    // A caller waits this long for a free connection; the platform then answers 503.
    connectionTimeoutMillis: 5_000,
    statement_timeout: options.statementTimeoutMs ?? 15_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  // A connection in use that breaks says so itself, one at rest through the pool too: each is heard once.
  pool.on('connect', (client) => client.on('error', (error: Error) => options.onError?.(error)));
  pool.on('error', () => undefined);
  const { asked, watch } = watchPool(pool);
  const { onStatement } = options;
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: asked }),
    ...(onStatement && { log: ({ query, queryDurationMillis }) => onStatement(query.sql, queryDurationMillis) }),
  });
  return { db, pool: watch };
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
