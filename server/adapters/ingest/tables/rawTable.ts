import type { DuckDBConnection } from '@duckdb/node-api';
import { type CellKind, type KindCounts } from '#engines/tables/cells/cellKinds.ts';
import type { Ragged } from '../text/cleanText.ts';
import { kindOfV, trimmed } from './columnSql.ts';
import { batchesOf, stacked } from './stacked.ts';
import { literal } from '../../tables/duckdb.ts';

/** Rows as text at rest, each with its line or row of the sheet: r, f1, f2 … Of a wide table some columns lie in one file, the next in another. */
export interface RawTable {
  readonly pieces: readonly RawPiece[];
  readonly columns: number;
  readonly rows: number;
  /** Rows that say the names again or are a drawn line, which were left out. */
  readonly repeated?: Ragged | null;
}

export interface RawPiece {
  readonly path: string;
  /** Places of its columns in the file, 0 is the first. */
  readonly fields: readonly number[];
}

interface Source {
  readonly path: string;
  readonly columns: number;
  /** Rows of titles and headers at its beginning. */
  readonly after: number;
  readonly evenWidth: boolean;
  readonly holdsLineEnds: boolean;
  readonly longestRecord: number;
  /** The names; a row that says them again is left out. */
  readonly names?: readonly string[];
}

/** Columns that DuckDB reads and writes at once within its memory: each takes some of it however few rows there are. */
const PIECE = 250;

/** Bytes of a line DuckDB reads without more room. */
const USUAL_LINE = 1_900_000;

/** Lays a written-out text down as columns of text: at rest as Parquet, what repeats is judged once. */
export async function layDown(duckdb: DuckDBConnection, source: Source, to: string): Promise<RawTable> {
  const fields = Array.from({ length: source.columns }, (_, index) => index);
  const columns = [`'r': 'BIGINT'`, ...fields.map((field) => `'f${field + 1}': 'VARCHAR'`)].join(', ');
  const options = [
    `delim=','`,
    `quote='"'`,
    `escape='"'`,
    `new_line='\\n'`,
    `header=false`,
    `auto_detect=false`,
    `nullstr=''`,
    `columns={${columns}}`,
    ...(source.evenWidth ? [] : ['null_padding=true']),
    ...(source.evenWidth && !source.holdsLineEnds ? [] : ['parallel=false']),
    ...(source.longestRecord > USUAL_LINE
      ? [`max_line_size=${source.longestRecord * 4 + 1_000}`, `buffer_size=${source.longestRecord * 8 + 1_000}`]
      : []),
  ].join(', ');
  const rows = `read_csv(${literal(source.path)}, ${options})`;
  // Of wide tables a part of the names tells.
  const named = (source.names ?? [])
    .slice(0, PIECE)
    .flatMap((name, at) => (name.trim() === '' ? [] : [[name, at] as const]));
  const again =
    named.length < 2
      ? null
      : `(${named.map(([name, at]) => `${folded(`coalesce(f${at + 1}, '')`)} = ${folded(literal(name))}`).join(' and ')}) or (${isDrawn(source.columns)})`;
  const [said] =
    again === null
      ? []
      : (
          await duckdb.runAndReadAll(
            `select count(*)::double, min(r)::double from ${rows} where r > ${source.after} and ${again}`,
          )
        ).getRowsJson();
  const repeated =
    said === undefined || Number(said[0]) === 0
      ? null
      : { count: Number(said[0]), line: Number(said[1]), cells: source.columns };
  const kept = repeated === null ? '' : ` and not (${again})`;
  const pieces: RawPiece[] = [];
  for (let begin = 0; begin < fields.length; begin += PIECE) {
    const piece = { path: begin === 0 ? to : `${to}-${begin}`, fields: fields.slice(begin, begin + PIECE) };
    pieces.push(piece);
    await duckdb.run(
      `copy (select r, ${piece.fields.map((field) => `f${field + 1}`).join(', ')} from ${rows} where r > ${source.after}${kept})
       to ${literal(piece.path)} (format parquet)`,
    );
  }
  const counted = await duckdb.runAndReadAll(`select count(*)::double n from read_parquet(${literal(to)})`);
  return { pieces, columns: source.columns, rows: Number(counted.getRowObjectsJson()[0]?.['n'] ?? 0), repeated };
}

/** A name without capitals, accents and blanks around it, as SQL. */
function folded(name: string): string {
  return `strip_accents(lower(trim(${name})))`;
}

/** Whether a row is nothing but a line drawn with hyphens or equals signs, as SQL; the first cells tell. */
function isDrawn(columns: number): string {
  const fields = Array.from({ length: Math.min(columns, PIECE) }, (_, index) => `f${index + 1}`);
  const drawn = `regexp_full_match(coalesce(${fields.join(', ')}, ''), '[-=_]{3,}')`;
  return `${drawn} and regexp_full_match(concat_ws(' ', ${fields.join(', ')}), '[-=_]{3,}( [-=_]{3,})*')`;
}

/** The last rows, to look for notes under the table. */
export async function lastRows(
  duckdb: DuckDBConnection,
  { pieces, rows }: RawTable,
  number: number,
): Promise<{ line: number; cells: string[] }[]> {
  const last: { line: number; cells: string[] }[] = [];
  for (const { path, fields } of pieces) {
    const result = await duckdb.runAndReadAll(
      `select * from read_parquet(${literal(path)}, file_row_number=true) where file_row_number >= ${Math.max(0, rows - number)} order by file_row_number`,
    );
    for (const [index, [line, ...cells]] of result.getRowsJson().entries()) {
      const texts = cells
        .slice(0, fields.length)
        .map((cell) => (cell === null || cell === undefined ? '' : String(cell)));
      const row = last[index];
      if (row === undefined) last.push({ line: Number(line), cells: texts });
      else row.cells.push(...texts);
    }
  }
  return last;
}

/** All rows with all their cells, as SQL. */
export function wholeRows({ pieces }: RawTable): string {
  const [first, ...further] = pieces.map(({ path }) => `read_parquet(${literal(path)})`);
  return [first, ...further.map((piece) => `(select * exclude (r) from ${piece})`)].join(' positional join ');
}

/** The line, or the row of the sheet, in which a row of the table stands; 0 is the first. */
export async function rowInFile(duckdb: DuckDBConnection, { pieces }: RawTable, row: number): Promise<number> {
  const found = await duckdb.runAndReadAll(
    `select r::double from read_parquet(${literal(pieces[0]?.path ?? '')}, file_row_number=true) where file_row_number = ${row}`,
  );
  return Number(found.getRowsJson()[0]?.[0] ?? 0);
}

/** How often each kind of cell occurs in each column, up to the row `before`. */
export async function kindsOf(duckdb: DuckDBConnection, raw: RawTable, before: number | null): Promise<KindCounts[]> {
  const counts = Array.from(
    { length: raw.columns },
    () => new Map<CellKind, { count: number; first: number; examples: string[]; signs: number }>(),
  );
  const where = before === null ? '' : `where r < ${before}`;
  for (const { path, fields } of raw.pieces.flatMap(({ path, fields: all }) =>
    batchesOf(all, raw.rows).map((fields) => ({ path, fields })),
  )) {
    const cells = stacked(
      path,
      fields.map((field) => `f${field + 1}`),
      { row: 'r', where },
    );
    const result = await duckdb.runAndReadAll(
      `select nth, kind, count(*)::double, min(r)::double, arg_min(v, r, 3), count(*) filter (where contains(v, '.') or contains(v, ','))::double from
         (select nth, r, v, ${kindOfV} kind from (select nth, r, ${trimmed('v')} v from ${cells}))
       group by nth, kind`,
    );
    for (const [at, kind, count, first, examples, signs] of result.getRowsJson()) {
      const told = {
        count: Number(count),
        first: Number(first),
        examples: Array.isArray(examples) ? examples.map(String) : [],
        signs: Number(signs),
      };
      counts[fields[Number(at)] ?? 0]?.set(String(kind) as CellKind, told);
    }
  }
  return counts;
}
