import type { Column, ColumnOf, RowOf } from './column.ts';

/** A row whose columns are not known to the compiler. */
export type AnyRow = Readonly<Record<string, unknown>>;

/** A reference table as one declaration: the file, the record, the form, the checks and the row type follow from it. */
export interface Table<C extends Readonly<Record<string, ColumnOf<unknown>>> = Readonly<Record<string, Column>>> {
  /** As in the address and the file name: `onsetWindows`. */
  readonly name: string;
  readonly title: string;
  /** One sentence on what a row says. */
  readonly description: string;
  /** Columns that name a row together. */
  readonly key: readonly (keyof C & string)[];
  /** The column that titles a row in a list. */
  readonly titleColumn: keyof C & string;
  readonly columns: C;
  /** JSON in content/ where rows are nested, else CSV. */
  readonly format: 'csv' | 'json';
  /** Sentences on what no single cell shows: an order of dates, the shape of a nested value. Cells are right already. */
  readonly check: (row: RowOf<C>) => readonly string[];
}

type Declared<C extends Readonly<Record<string, ColumnOf<unknown>>>> = Omit<Table<C>, 'format' | 'check'> &
  Partial<Pick<Table<C>, 'format' | 'check'>>;

/** Declares a reference table. */
export function table<const C extends Readonly<Record<string, ColumnOf<unknown>>>>(declared: Declared<C>): Table<C> {
  return { format: 'csv', check: () => [], ...declared };
}

/** The row type of a declared table. */
export type Row<T> = T extends Table<infer C> ? RowOf<C> : never;

/** The key of a row: its only key cell, or its key cells in letters, digits and underscores, joined by dots: `ahafo.deciduous_forest.major`. */
export function keyOf(declared: Pick<Table, 'key'>, row: AnyRow): string {
  const [first, another] = declared.key;
  if (first !== undefined && another === undefined) return String(row[first]);
  return declared.key.map((name) => keyPart(row[name])).join('.');
}

/** A name as part of a key: "Ejura-Sekyedumase Municipal" → "ejura_sekyedumase_municipal". */
export function keyPart(value: unknown): string {
  return String(value)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '');
}
