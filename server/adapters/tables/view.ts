import type { Column } from '#engines/tables/types.ts';
import { bound, type Bound } from './bound.ts';
import { columnOf, columnsOf, keyOf, shownSql } from './columns.ts';
import { conditionSql, whereSql } from './filters.ts';
import type { TableAtRest, TableView } from './tables.ts';

/** The rows of a view: what to select from, which columns, and the values bound so far. */
export interface ViewRows {
  readonly from: string;
  readonly columns: readonly Column[];
  readonly asked: Bound;
}

/** Whether a view leaves rows out. */
export function isNarrowed({ filters, search, condition }: TableView): boolean {
  return condition !== undefined || (filters?.length ?? 0) > 0 || (search?.trim() ?? '') !== '';
}

/** Which rows a view shows, in SQL with its values bound; "true" for all. @throws ColumnUnknown, ValueUnfit */
export function conditionsSql(table: TableAtRest, view: TableView, asked: Bound): string {
  const { filters, search, condition } = view;
  const plain = whereSql(table, filters, asked);
  const where = condition === undefined ? plain : `${plain} and ${conditionSql(table, condition, asked)}`;
  return search === undefined || search.trim() === ''
    ? where
    : `${where} and ${searchSql(table, search.trim(), asked)}`;
}

/** In which order, in SQL; rows that are equal stand as in the file. @throws ColumnUnknown */
export function orderSql(table: TableAtRest, { sort }: TableView): string {
  return [
    ...(sort ?? []).map(({ column, down }) => `${keyOf(columnOf(table, column))} ${down ? 'desc' : 'asc'} nulls last`),
    'file_row_number',
  ].join(', ');
}

/** The rows of a view as something to select from, and the table as it shows it. @throws ColumnUnknown, ValueUnfit */
export function viewOf(
  table: TableAtRest,
  view: TableView,
  path: string,
  asked: Bound,
): { readonly from: string; readonly table: TableAtRest } {
  const shown = { ...table, columns: columnsOf(table, view.select) };
  if (!isNarrowed(view) && !view.sort?.length) return { from: `read_parquet(${asked.bind(path)})`, table: shown };
  const from = `read_parquet(${asked.bind(path)}, file_row_number = true)`;
  return {
    from: `(select * exclude (file_row_number) from ${from} where ${conditionsSql(table, view, asked)} order by ${orderSql(table, view)})`,
    table: shown,
  };
}

/** Rows in which some cell holds the text, without regard to capitals and accents. */
function searchSql(table: TableAtRest, search: string, { bind }: Bound): string {
  const text = bind(search);
  const holds = table.columns.map(
    (column) => `contains(strip_accents(lower(${shownSql(column)}::varchar)), strip_accents(lower(${text})))`,
  );
  return holds.length === 0
    ? 'true'
    : `coalesce(${holds.map((each) => `coalesce(${each}, false)`).join(' or ')}, false)`;
}

/** How many rows a view shows, in SQL. */
export function countSql(table: TableAtRest, view: TableView, path: string) {
  const asked = bound();
  const where = conditionsSql(table, view, asked);
  return { sql: `select count(*) from read_parquet(${asked.bind(path)}) where ${where}`, values: asked.values };
}
