import { grouped } from '#engines/lists/grouped.ts';
import { literal } from '../../tables/duckdb.ts';

/** Cells, and columns at most, that go through one statement one below the other. */
const CELLS = 200_000;
const COLUMNS = 100;

/**
 * Parts columns into those that are looked at in one statement: many where a table has few rows, each alone where it has
 * many. A statement costs some milliseconds whatever it reads, and one expression for all cells costs less than one for
 * each column, so that the cost of reading grows with the cells of a table.
 */
export function batchesOf<Item>(columns: readonly Item[], rows: number): Item[][] {
  const width = Math.max(1, Math.min(COLUMNS, Math.floor(CELLS / Math.max(1, rows))));
  return Array.from({ length: Math.ceil(columns.length / width) }, (_, index) =>
    columns.slice(index * width, (index + 1) * width),
  );
}

/** Parts columns by what is asked of them, each part into batches. */
export function alikeBatches<Item>(columns: readonly Item[], rows: number, asked: (column: Item) => string): Item[][] {
  return [...grouped(columns, asked).values()].flatMap((group) => batchesOf(group, rows));
}

/** Columns of a Parquet file one below the other, as SQL: `nth` says which of them (0 is the first), `r` the row, `v` the cell. */
export function stacked(
  parquet: string,
  keys: readonly string[],
  { row = 'file_row_number', where = '' } = {},
): string {
  const source = `read_parquet(${literal(parquet)}${row === 'file_row_number' ? ', file_row_number=true' : ''}) ${where}`;
  if (keys.length === 1) return `(select ${row} as r, 0 as nth, ${keys[0]} as v from ${source})`;
  return `(select ${row} as r, unnest(range(${keys.length})) as nth, unnest([${keys.join(', ')}]) as v from ${source})`;
}
