import type { DuckDBResult } from '@duckdb/node-api';
import type { Cell } from './tables.ts';

/** All rows of an answer, as they cross the wire. */
export async function cellsOf(result: DuckDBResult): Promise<Cell[][]> {
  const rows = await result.getRows();
  return rows.map((row) => row.map(cellOf));
}

/** A whole number that JavaScript cannot keep exactly is a text; what has no number (NaN, infinite) is empty. */
export function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value === 'bigint') return Number.isSafeInteger(Number(value)) ? Number(value) : value.toString();
  return String(value);
}
