import type { DuckDBConnection } from '@duckdb/node-api';
import { type CellKind, type KindCounts } from '#engines/tables/cellKinds.ts';
import { kindOfV, trimmed } from './columnSql.ts';
import { literal } from '../tables/duckdb.ts';

/** Rows as text at rest, each with its line or row of the sheet: r, f1, f2 … */
export interface RawTable {
  readonly path: string;
  readonly columns: number;
  readonly rows: number;
}

interface Source {
  readonly path: string;
  readonly columns: number;
  /** Rows of titles and headers at its beginning. */
  readonly after: number;
  readonly evenWidth: boolean;
  readonly holdsLineEnds: boolean;
  readonly longestRecord: number;
}

/** Bytes of a line DuckDB reads without more room. */
const USUAL_LINE = 1_900_000;

/** Lays a written-out text down as columns of text: at rest as Parquet, what repeats is judged once. */
export async function layDown(duckdb: DuckDBConnection, source: Source, to: string): Promise<RawTable> {
  const fields = Array.from({ length: source.columns }, (_, index) => `f${index + 1}`);
  const columns = [`'r': 'BIGINT'`, ...fields.map((field) => `'${field}': 'VARCHAR'`)].join(', ');
  const options = [
    `delim=','`, `quote='"'`, `escape='"'`, `header=false`, `auto_detect=false`, `nullstr=''`, `columns={${columns}}`,
    ...(source.evenWidth ? [] : ['null_padding=true']),
    ...(source.evenWidth && !source.holdsLineEnds ? [] : ['parallel=false']),
    ...(source.longestRecord > USUAL_LINE ? [`max_line_size=${source.longestRecord * 4 + 1_000}`, `buffer_size=${source.longestRecord * 8 + 1_000}`] : []),
  ].join(', ');
  await duckdb.run(`copy (select * from read_csv(${literal(source.path)}, ${options}) where r > ${source.after}) to ${literal(to)} (format parquet)`);
  const counted = await duckdb.runAndReadAll(`select count(*)::double n from read_parquet(${literal(to)})`);
  return { path: to, columns: source.columns, rows: Number(counted.getRowObjectsJson()[0]?.['n'] ?? 0) };
}

/** The last rows, to look for notes under the table. */
export async function lastRows(duckdb: DuckDBConnection, raw: RawTable, number: number): Promise<{ line: number; cells: string[] }[]> {
  const result = await duckdb.runAndReadAll(
    `select * from read_parquet(${literal(raw.path)}, file_row_number=true) where file_row_number >= ${Math.max(0, raw.rows - number)} order by file_row_number`,
  );
  return result.getRowsJson().map((row) => ({ line: Number(row[0]), cells: row.slice(1, raw.columns + 1).map((cell) => (cell === null ? '' : String(cell))) }));
}

/** How often each kind of cell occurs in a column. */
export async function kindsOf(duckdb: DuckDBConnection, raw: RawTable, field: number, before: number | null): Promise<KindCounts> {
  const limit = before === null ? '' : `where r < ${before}`;
  const result = await duckdb.runAndReadAll(
    `select kind, count(*)::double, min(r)::double, arg_min(v, r, 3) from
       (select r, v, ${kindOfV} kind from (select r, ${trimmed(`f${field}`)} v from read_parquet(${literal(raw.path)}) ${limit}))
     group by kind`,
  );
  return new Map(
    result.getRowsJson().map(([kind, count, first, examples]) => [
      String(kind) as CellKind,
      { count: Number(count), first: Number(first), examples: Array.isArray(examples) ? examples.map(String) : [] },
    ]),
  );
}
