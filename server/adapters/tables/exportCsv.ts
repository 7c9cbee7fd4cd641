import type { Column } from '#engines/tables/types.ts';
import { dateForms, decimalsOf } from '#engines/tables/writtenForm.ts';
import { keyOf, shownSql } from './columns.ts';
import { harmless } from '#engines/words/harmless.ts';
import { harmlessSql } from './harmless.ts';

const special = /[",\r\n]/;

/** The mark by which Excel knows UTF-8. Other programs take it for a part of the first name. */
export const byteOrderMark = '\uFEFF';

/** The names of the columns as the first line. */
export function csvHeader(columns: readonly Column[]): string {
  return `${columns.map(({ name }) => quoted(harmless(name))).join(',')}\r\n`;
}

/** A row as a line of CSV (RFC 4180), made by the database: ten million rows never become values of JavaScript. */
export function csvLineSql(columns: readonly Column[]): string {
  return columns.map(cellSql).join(" || ',' || ") || "''";
}

function cellSql(column: Column): string {
  const shown = shownSql(column);
  // As the file that was sent writes them: 31/12/2024, 2.50.
  const decimals = decimalsOf(column.written ?? '');
  if (column.type === 'date' && dateForms.includes(column.written ?? ''))
    return `coalesce(strftime(${keyOf(column)}, '${column.written}'), '')`;
  if (column.type === 'decimal' && decimals !== null)
    return `coalesce(case when isfinite(${shown}) then format('{:.${decimals}f}', ${shown}) end, '')`;
  if (column.type === 'decimal')
    return `coalesce(case when not isfinite(${shown}) then '' when ${shown} = trunc(${shown}) and abs(${shown}) < 1e15 then ${shown}::bigint::varchar else ${shown}::varchar end, '')`;
  if (column.type !== 'text') return `coalesce(${shown}::varchar, '')`;
  const text = harmlessSql(shown);
  return `coalesce(case when regexp_matches(${shown}, '[",\\r\\n]') then '"' || replace(${text}, '"', '""') || '"' else ${text} end, '')`;
}

function quoted(text: string): string {
  return special.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
