import type { Column } from '#engines/tables/types.ts';
import { ColumnUnknown, type TableAtRest } from './tables.ts';

/** The column of that name. @throws ColumnUnknown naming those there are. */
export function columnOf(table: TableAtRest, name: string): Column {
  const found = table.columns.find((column) => column.name === name);
  if (found === undefined)
    throw new ColumnUnknown(
      name,
      table.columns.map((column) => column.name),
    );
  return found;
}

/** Columns by their names, or all of them. */
export function columnsOf(table: TableAtRest, names: readonly string[] | undefined): readonly Column[] {
  return names === undefined || names.length === 0 ? table.columns : names.map((name) => columnOf(table, name));
}

/** The column in SQL. Keys are made by the reader of files; one that is not of its making is a defect. */
export function keyOf(column: Column): string {
  if (!/^c\d{1,5}$/.test(column.key)) throw new Error(`A column is kept as ${column.key}.`);
  return column.key;
}

export function isNumber(column: Column): boolean {
  return column.type === 'whole' || column.type === 'decimal';
}

/** The value as it is shown: dates and times in the form of ISO 8601, the rest as it is. */
export function shownSql(column: Column, of: string = keyOf(column)): string {
  if (column.type === 'date') return `${of}::varchar`;
  if (column.type === 'time') return `replace(${of}::varchar, ' ', 'T')`;
  return of;
}
