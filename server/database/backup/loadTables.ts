import { once } from 'node:events';
import { finished as finishedStream } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { clientConfig, type DatabaseAddress } from '../connection.ts';
import { columnsOf } from './dumpTables.ts';
import { migrateWithin } from '../migrator.ts';
import type { BackupHead } from './format.ts';
import type { SequencePosition, TableShape } from './tableShapes.ts';

/** Fills the tables of a database; all of it stands at `commit`, or nothing. */
export interface Loading {
  /** Opens a table for rows in the form `Snapshot.rowsOf` gave; one table at a time. */
  open(table: TableShape): RowWriter;
  commit(sequences: readonly SequencePosition[]): Promise<void>;
  abandon(): Promise<void>;
}

export interface RowWriter {
  write(chunk: Buffer): Promise<void>;
  /** Answers how many rows were added. */
  end(): Promise<number>;
}

/** Whether the database holds no table at all. */
export async function isEmptyDatabase(address: DatabaseAddress): Promise<boolean> {
  const client = new pg.Client(clientConfig(address));
  await client.connect();
  try {
    const { rowCount } = await client.query(
      "select 1 from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' limit 1",
    );
    return rowCount === 0;
  } finally {
    await client.end();
  }
}

/**
 * Begins to fill a database: makes the tables as they were at the named migration, takes out what migrations had put into
 * them, and lets triggers rest meanwhile. With `over` what is there goes first. All of it is one transaction: until `commit`
 * everybody else sees what was there before, and what is cut off leaves that.
 */
export async function beginLoading(
  address: DatabaseAddress,
  { tables, migrations }: Pick<BackupHead, 'tables' | 'migrations'>,
  over: boolean,
): Promise<Loading> {
  const client = new pg.Client(clientConfig(address));
  await client.connect();
  const names = tables.map((table) => pg.escapeIdentifier(table.name));
  try {
    await client.query('begin');
    if (over) await client.query('drop schema public cascade; create schema public');
    await migrateWithin(client, migrations.at(-1));
    for (const name of names) await client.query(`alter table ${name} disable trigger user`);
    if (names.length > 0) await client.query(`truncate ${names.join(', ')} cascade`);
  } catch (error) {
    await client.end();
    throw error;
  }

  return {
    open(table) {
      const copying = client.query(copyFrom(`copy ${columnsOf(table)} from stdin`));
      const finished = finishedStream(copying);
      finished.catch(() => undefined);
      return {
        async write(chunk) {
          if (!copying.write(chunk)) await Promise.race([once(copying, 'drain'), finished]);
        },
        async end() {
          copying.end();
          await finished;
          return copying.rowCount ?? 0;
        },
      };
    },
    async commit(sequences) {
      for (const { name, lastValue } of sequences) {
        if (lastValue !== null)
          await client.query('select setval($1::regclass, $2)', [pg.escapeIdentifier(name), lastValue]);
      }
      for (const name of names) await client.query(`alter table ${name} enable trigger user`);
      await client.query('commit');
      await client.end();
    },
    async abandon() {
      await client.end().catch(() => undefined);
    },
  };
}
