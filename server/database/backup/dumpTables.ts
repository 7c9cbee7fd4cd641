import type { Readable } from 'node:stream';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { clientConfig, type DatabaseAddress } from '../connection.ts';
import { listSequences, listTables, type SequencePosition, type TableShape } from './tableShapes.ts';

/** A moment of the whole database, seen through one transaction while the portal goes on working. */
export interface Snapshot {
  /** Names of the applied migrations, in order. */
  readonly migrations: readonly string[];
  readonly tables: readonly TableShape[];
  readonly sequences: readonly SequencePosition[];
  /** The table's rows in PostgreSQL's own text form, one line each. */
  rowsOf(table: TableShape): Readable;
  close(): Promise<void>;
}

/** Opens a consistent view of every table. */
export async function openSnapshot(address: DatabaseAddress): Promise<Snapshot> {
  const client = new pg.Client(clientConfig(address));
  await client.connect();
  await client.query('begin isolation level repeatable read, read only');
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name');
  return {
    migrations: rows.map((row) => row.name),
    tables: await listTables(client),
    sequences: await listSequences(client),
    rowsOf: (table) => client.query(copyTo(`copy ${columnsOf(table)} to stdout`)),
    async close() {
      await client.query('rollback');
      await client.end();
    },
  };
}

/** `"job" ("id", "kind")`, as COPY wants it. */
export function columnsOf(table: TableShape): string {
  return `${pg.escapeIdentifier(table.name)} (${table.columns.map((column) => pg.escapeIdentifier(column)).join(', ')})`;
}
