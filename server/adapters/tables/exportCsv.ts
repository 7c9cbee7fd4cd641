import type { Column } from '#engines/tables/types.ts';
import { dateForms, decimalsOf } from '#engines/tables/cells/writtenForm.ts';
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

/**
 * A row as a line of CSV (RFC 4180), made by the database: ten million rows never become values of JavaScript. Texts that stand beside
 * one another are written by one expression: making ready one for each takes longer than some hundred rows take.
 */
export function csvLineSql(columns: readonly Column[]): string {
  const parts = besideOneAnother(columns).map((run) => {
    const [first] = run;
    if (run.length === 1 && first !== undefined) return cellSql(first);
    return `array_to_string(list_transform([${run.map((column) => shownSql(column)).join(', ')}], lambda cell: ${textSql('cell')}), ',')`;
  });
  return parts.length === 0 ? "''" : `concat_ws(',', ${parts.join(', ')})`;
}

/** Texts in runs, every other column by itself. */
function besideOneAnother(columns: readonly Column[]): Column[][] {
  const runs: Column[][] = [];
  for (const column of columns) {
    const last = runs.at(-1);
    if (column.type === 'text' && last?.[0]?.type === 'text') last.push(column);
    else runs.push([column]);
  }
  return runs;
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
  return textSql(shown);
}

function textSql(shown: string): string {
  const text = harmlessSql(shown);
  return `coalesce(case when regexp_matches(${shown}, '[",\\r\\n]') then '"' || replace(${text}, '"', '""') || '"' else ${text} end, '')`;
}

function quoted(text: string): string {
  return special.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
