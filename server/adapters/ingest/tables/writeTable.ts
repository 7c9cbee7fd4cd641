import { rm } from 'node:fs/promises';
import type { DuckDBConnection } from '@duckdb/node-api';
import { literal } from '../../tables/duckdb.ts';
import { valueOf, wayOf } from './columnSql.ts';
import type { RawPiece, RawTable } from './rawTable.ts';
import { alikeBatches } from './stacked.ts';
import type { PlannedColumn } from './parquetTable.ts';

/** Values of a row group of a wide table: DuckDB holds one in memory while it writes. */
const VALUES_AT_ONCE = 4_000_000;
/** Row groups are made of so many rows at least. */
const VECTOR = 2_048;

interface Placed {
  readonly column: PlannedColumn;
  /** c1, c2 … */
  readonly key: string;
}

/** Writes the values of rows laid down as text, up to the row `before`, as Parquet: column c1, c2 … by the plan. */
export async function writeTable(
  duckdb: DuckDBConnection,
  raw: RawTable,
  plan: readonly PlannedColumn[],
  before: number | null,
  to: string,
): Promise<void> {
  const placed = plan.map((column, index) => ({ column, key: `c${index + 1}` }));
  const parts = raw.pieces.flatMap((piece) => {
    const within = new Set(piece.fields);
    const columns = placed.filter(({ column }) => within.has(column.field));
    return columns.length === 0 ? [] : [{ piece, columns }];
  });
  const [only] = parts;
  if (only === undefined || parts.length === 1) {
    await duckdb.run(
      `copy (${valuesOf(only?.piece, only?.columns ?? [], raw.rows, before)}) to ${literal(to)} (format parquet, compression zstd)`,
    );
    return;
  }
  const written: string[] = [];
  for (const [index, { piece, columns }] of parts.entries()) {
    const path = `${to}-${index}`;
    written.push(path);
    await duckdb.run(`copy (${valuesOf(piece, columns, raw.rows, before)}) to ${literal(path)} (format parquet)`);
  }
  const group = Math.ceil(VALUES_AT_ONCE / plan.length / VECTOR) * VECTOR;
  const joined = written.map((path) => `read_parquet(${literal(path)})`).join(' positional join ');
  await duckdb.run(
    `copy (select * from ${joined}) to ${literal(to)} (format parquet, compression zstd, row_group_size ${group})`,
  );
  await Promise.all(written.map((path) => rm(path)));
}

/** Cells as values. Where rows are few, columns that are read alike go through one expression. */
function valuesOf(
  piece: RawPiece | undefined,
  columns: readonly Placed[],
  rows: number,
  before: number | null,
): string {
  const values = new Map<Placed, string>();
  const lists: string[] = [];
  for (const some of alikeBatches(columns, rows, ({ column }) => wayOf(column.reading))) {
    const [first] = some;
    if (first === undefined) continue;
    if (some.length === 1) {
      values.set(first, valueOf(`f${first.column.field + 1}`, first.column.reading, 'empty'));
      continue;
    }
    const list = `l${lists.length}`;
    const cells = some.map(({ column }) => `f${column.field + 1}`).join(', ');
    lists.push(`list_transform([${cells}], lambda cell: ${valueOf('cell', first.column.reading, 'empty')}) as ${list}`);
    some.forEach((each, index) => values.set(each, `${list}[${index + 1}]`));
  }
  const source = `read_parquet(${literal(piece?.path ?? '')})${before === null ? '' : ` where r < ${before}`}`;
  const from = lists.length === 0 ? source : `(select *, ${lists.join(', ')} from ${source})`;
  return `select ${columns.map((each) => `${values.get(each) ?? 'null'} as ${each.key}`).join(', ')} from ${from}`;
}
