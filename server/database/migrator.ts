import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { Kysely, Migrator, PostgresDialect, sql, type Migration, type MigrationProvider } from 'kysely';
import pg from 'pg';
import { root } from '../root.ts';
import { clientConfig, type DatabaseAddress } from './connection.ts';

/** The dated `.sql` files, applied in the order of their names. */
export const migrationsFolder = path.join(root, 'server', 'database', 'migrations');

/** Oldest server the product's SQL is written for. */
export const oldestMajor = 15;

/**
 * Applies every migration the database lacks (up to the named one), in one transaction; of several processes
 * at once one applies.
 * Answers the names applied. Throws a sentence for a server that is too old or a database from a newer release.
 */
export async function migrate(address: DatabaseAddress, upTo?: string): Promise<string[]> {
  const pool = new pg.Pool({ ...clientConfig(address), max: 1 });
  // What breaks is told by the statement that was under way.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', () => undefined);
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    await refuseOldServer(db);
    if (upTo === undefined && isDeepStrictEqual(await appliedIn(db), await listMigrations())) return [];
    return await apply(new Migrator({ db, provider: sqlFiles }), upTo);
  } finally {
    await db.destroy();
  }
}

/** Applies migrations up to the named one as part of the transaction that a client is in: they stand when it is committed. */
export async function migrateWithin(client: pg.Client, upTo: string | undefined): Promise<void> {
  const pool = {
    connect: async () => ({ query: client.query.bind(client), release: () => undefined }),
    end: async () => undefined,
  };
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  await refuseOldServer(db);
  await apply(new Migrator({ db, provider: sqlFiles, disableTransactions: true }), upTo);
}

async function apply(migrator: Migrator, upTo: string | undefined): Promise<string[]> {
  const { error, results } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo));
  if (error !== undefined) throw describe(error, results?.find((result) => result.status === 'Error')?.migrationName);
  return (results ?? []).map((result) => result.migrationName);
}

/** Names of the migrations this release knows, in order. */
export async function listMigrations(): Promise<string[]> {
  const files = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql'));
  return files.map((name) => name.slice(0, -'.sql'.length)).toSorted();
}

/** Names of the migrations in the records, in order; none where they are empty. Throws for a server that is too old. */
export async function listApplied(address: DatabaseAddress): Promise<string[]> {
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ ...clientConfig(address), max: 1 }) }),
  });
  try {
    await refuseOldServer(db);
    return await appliedIn(db);
  } finally {
    await db.destroy();
  }
}

async function appliedIn(db: Kysely<unknown>): Promise<string[]> {
  const found = await sql<{ there: boolean }>`select to_regclass('kysely_migration') is not null as there`.execute(db);
  if (found.rows[0]?.there !== true) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

const sqlFiles: MigrationProvider = {
  async getMigrations() {
    const names = await listMigrations();
    return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await readMigration(name)] as const)));
  },
};

async function readMigration(name: string): Promise<Migration> {
  const text = await readFile(path.join(migrationsFolder, `${name}.sql`), 'utf8');
  return {
    async up(db) {
      await sql.raw(text).execute(db);
    },
  };
}

async function refuseOldServer(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ number: string }>`select current_setting('server_version_num') as number`.execute(db);
  const major = Math.floor(Number(rows[0]?.number) / 10_000);
  if (major < oldestMajor) {
    throw new Error(`DATABASE_URL leads to PostgreSQL ${major}; the portal needs ${oldestMajor} or newer.`);
  }
}

function describe(error: unknown, migration: string | undefined): Error {
  const reason = error instanceof Error ? error.message : String(error);
  if (reason.includes('corrupted migrations')) {
    return new Error(
      `The database was migrated by another release of the portal (${reason}). ` +
        'Start the release that wrote it, or restore a backup made with this one.',
    );
  }
  return new Error(`Migration ${migration ?? ''} failed: ${reason}`.replace('  ', ' '));
}
