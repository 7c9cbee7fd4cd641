import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import {
  DATE,
  DOUBLE,
  type DuckDBInstance,
  DuckDBDateValue,
  INTEGER,
  LIST,
  listValue,
  VARCHAR,
} from '@duckdb/node-api';
import { literal, withConnection } from './duckdb.ts';
import type { MadeTable } from './tables.ts';

const TYPES = { day: DATE, number: DOUBLE, integer: INTEGER, text: VARCHAR } as const;

/** A table that lies in memory as Parquet, packed with Snappy, with what is said about it among its metadata. */
export async function makeParquet(
  { instance, scratch }: { readonly instance: DuckDBInstance; readonly scratch: string },
  { columns, about }: MadeTable,
): Promise<Uint8Array> {
  const file = path.join(scratch, `${randomUUID()}.parquet`);
  const cells = columns.map(({ name }, at) => `unnest($${at + 1}) as "${name.replaceAll('"', '""')}"`);
  const told = Object.entries(about).map(([key, value]) => `${key}: ${literal(value)}`);
  try {
    await withConnection(instance, (connection) =>
      connection.run(
        `copy (select ${cells.join(', ')}) to ${literal(file)} (format parquet, compression snappy, kv_metadata {${told.join(', ')}})`,
        columns.map(({ type, values }) =>
          listValue(type === 'day' ? values.map((day) => (day === null ? null : dateOf(String(day)))) : [...values]),
        ),
        columns.map(({ type }) => LIST(TYPES[type])),
      ),
    );
    return await readFile(file);
  } finally {
    await rm(file, { force: true });
  }
}

const DAY_MS = 86_400_000;

function dateOf(day: string): DuckDBDateValue {
  return new DuckDBDateValue(Date.parse(day) / DAY_MS);
}
