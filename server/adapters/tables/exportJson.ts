import type { Column } from '#engines/tables/types.ts';
import type { Bound } from './bound.ts';
import { shownSql } from './columns.ts';

/** A row as an object by the names of the columns, made by the database; the names are bound, never SQL. */
export function jsonLineSql(columns: readonly Column[], { bind }: Bound): string {
  return `json_object(${columns.map((column) => `${bind(column.name)}, ${cellSql(column)}`).join(', ')})::varchar`;
}

/** JSON has no word for what is no number, or infinite. */
function cellSql(column: Column): string {
  const shown = shownSql(column);
  return column.type === 'decimal' ? `case when isfinite(${shown}) then ${shown} end` : shown;
}
