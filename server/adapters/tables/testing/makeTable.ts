import { randomUUID } from 'node:crypto';
import os from 'node:os';
import path from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import type { Column, ColumnType } from '#engines/tables/types.ts';
import type { Storage } from '../../storage/storage.ts';
import type { TableAtRest } from '../tables.ts';

/** The columns of a made table: name and type, in their order. */
export type MadeColumns = readonly (readonly [name: string, type: ColumnType])[];

/**
 * A table at rest as the reader of files leaves it. `sql` gives its rows: "values (1, 'Ashanti'), (2, null)", or any
 * select.
 */
export async function makeTable(storage: Storage, columns: MadeColumns, sql: string): Promise<TableAtRest> {
  const file = path.join(os.tmpdir(), `made-${randomUUID()}.parquet`);
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  const keys = columns.map((_, index) => `c${index + 1}`);
  const cells = columns.map(([, type], index) => `c${index + 1}::${keptAs[type]} as c${index + 1}`);
  await connection.run(
    `copy (select ${cells.join(', ')} from (${sql}) made(${keys.join(', ')})) to '${file}' (format parquet, compression zstd)`,
  );
  const counted = await connection.runAndReadAll(`select count(*) from '${file}'`);
  connection.closeSync();
  instance.closeSync();
  const { key: fileKey } = await storage.take(`tables/${randomUUID()}.parquet`, file);
  return {
    fileKey,
    rows: Number(counted.getRows()[0]?.[0]),
    columns: columns.map(([name, type], index) => madeColumn(name, `c${index + 1}`, type)),
  };
}

const keptAs: Readonly<Record<ColumnType, string>> = {
  whole: 'bigint',
  decimal: 'double',
  text: 'varchar',
  date: 'date',
  time: 'timestamp',
  truth: 'boolean',
};

function madeColumn(name: string, key: string, type: ColumnType): Column {
  return { name, key, type, unit: '', names: null, unknownPlaces: [], profile: null };
}
