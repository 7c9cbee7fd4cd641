import type { DuckDBMaterializedResult, DuckDBResult } from '@duckdb/node-api';
import type { Cell } from './tables.ts';

/** All rows of an answer, as they cross the wire. */
export async function cellsOf(result: DuckDBResult): Promise<Cell[][]> {
  const rows = await result.getRows();
  return rows.map((row) => row.map(cellOf));
}

/** The first rows of an answer that is kept whole, without waiting for each piece of it. */
export function firstCellsOf(result: DuckDBMaterializedResult, most: number): Cell[][] {
  const rows: Cell[][] = [];
  for (let chunk = 0; chunk < result.chunkCount && rows.length < most; chunk += 1) {
    rows.push(
      ...result
        .getChunk(chunk)
        .getRows()
        .slice(0, most - rows.length)
        .map((row) => row.map(cellOf)),
    );
  }
  return rows;
}

/** A whole number that JavaScript cannot keep exactly is a text; what has no number (NaN, infinite) is empty. */
export function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value === 'bigint') return Number.isSafeInteger(Number(value)) ? Number(value) : value.toString();
  return String(value);
}
