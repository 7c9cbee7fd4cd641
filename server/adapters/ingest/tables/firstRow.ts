import type { DuckDBConnection } from '@duckdb/node-api';
import { literal } from '../../tables/duckdb.ts';

/** The first row of a table of which something holds; `$1` in the condition is the value. */
export async function firstRow(
  duckdb: DuckDBConnection,
  parquet: string,
  condition: string,
  value?: string,
): Promise<number | null> {
  const found = await duckdb.runAndReadAll(
    `select min(file_row_number)::double from read_parquet(${literal(parquet)}, file_row_number=true) where ${condition}`,
    value === undefined ? [] : [value],
  );
  const row = found.getRowsJson()[0]?.[0];
  return row === null || row === undefined ? null : Number(row);
}
