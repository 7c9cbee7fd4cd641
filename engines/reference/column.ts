/** What a cell holds. `reference` and `references` hold keys of another table; `list` and `references` are written `a;b;c`. */
export type ColumnKind =
  | 'id'
  | 'text'
  | 'longText'
  | 'url'
  | 'page'
  | 'integer'
  | 'number'
  | 'monthDay'
  | 'choice'
  | 'list'
  | 'reference'
  | 'references'
  | 'json';

/** One column of a reference table: what it holds and how a person is told about it. */
export interface Column {
  readonly kind: ColumnKind;
  readonly label: string;
  /** One sentence for whoever fills the cell in: meaning and unit. */
  readonly help: string;
  readonly required: boolean;
  /** Bounds of a number, both allowed. */
  readonly least: number | null;
  readonly most: number | null;
  /** Most characters of a text, of one entry of a list, or of JSON. */
  readonly longest: number;
  /** Allowed values of a choice or of the entries of a list; null: free. */
  readonly choices: readonly string[] | null;
  /** The table whose key a reference names. */
  readonly table: string | null;
}

/** A column that remembers, for the compiler alone, the type of its values. */
export interface ColumnOf<Value> extends Column {
  readonly value?: Value;
}

type Columns = Readonly<Record<string, ColumnOf<unknown>>>;

/** The row of a set of columns. */
export type RowOf<C extends Columns> = {
  readonly [Name in keyof C]: C[Name] extends ColumnOf<infer Value> ? Value : never;
};

/** Entries of one list at most. */
export const longestList = 60;

interface TextOptions {
  readonly required?: boolean;
  readonly longest?: number;
}

/** A key in lower-case letters, digits and underscores. */
export function id(label: string, help: string): ColumnOf<string> {
  return column({ kind: 'id', label, help, required: true, longest: 80 });
}

/** One line; empty when unknown. */
export function text(label: string, help: string, options: TextOptions = {}): ColumnOf<string> {
  return column({ kind: 'text', label, help, longest: 300, ...options });
}

/** Several sentences; empty when unknown. */
export function longText(label: string, help: string, options: TextOptions = {}): ColumnOf<string> {
  return column({ kind: 'longText', label, help, longest: 4_000, ...options });
}

/** A web address; empty when there is none. */
export function url(label: string, help: string): ColumnOf<string> {
  return column({ kind: 'url', label, help, longest: 1_000 });
}

/** A page of the portal, as its path; empty when there is none. */
export function page(label: string, help: string, options: Omit<TextOptions, 'longest'> = {}): ColumnOf<string> {
  return column({ kind: 'page', label, help, longest: 200, ...options });
}

/** A whole number within bounds. */
export function integer(label: string, help: string, least: number, most: number): ColumnOf<number> {
  return column({ kind: 'integer', label, help, required: true, least, most });
}

/** A number within bounds. */
export function number(label: string, help: string, least: number, most: number): ColumnOf<number> {
  return column({ kind: 'number', label, help, required: true, least, most });
}

/** A day of any year, MM-DD. */
export function monthDay(label: string, help: string): ColumnOf<string> {
  return column({ kind: 'monthDay', label, help, required: true });
}

/** One of a few words. */
export function choice<const Word extends string>(
  label: string,
  help: string,
  choices: readonly Word[],
): ColumnOf<Word> {
  return column({ kind: 'choice', label, help, required: true, choices });
}

/** Several of a few words, at least one. */
export function choices<const Word extends string>(
  label: string,
  help: string,
  words: readonly Word[],
): ColumnOf<readonly Word[]> {
  return column({ kind: 'list', label, help, required: true, choices: words, longest: 80 });
}

/** Several of a few words, or none. */
export function choicesOrNone<const Word extends string>(
  label: string,
  help: string,
  words: readonly Word[],
): ColumnOf<readonly Word[]> {
  return column({ kind: 'list', label, help, choices: words, longest: 80 });
}

/** Several short texts; may be empty. */
export function list(label: string, help: string): ColumnOf<readonly string[]> {
  return column({ kind: 'list', label, help, longest: 200 });
}

/** The key of a row of another table. */
export function reference(label: string, help: string, table: string): ColumnOf<string> {
  return column({ kind: 'reference', label, help, required: true, table, longest: 200 });
}

/** Keys of rows of another table; may be empty. */
export function references(label: string, help: string, table: string): ColumnOf<readonly string[]> {
  return column({ kind: 'references', label, help, table, longest: 200 });
}

/** A nested value; its shape is checked by the table. */
export function json<Value>(label: string, help: string): ColumnOf<Value> {
  return column({ kind: 'json', label, help, required: true, longest: 40_000 });
}

/** The same column where the value may be missing: null. */
export function optional<Value>(required: ColumnOf<Value>): ColumnOf<Value | null> {
  return { ...(required as Column), required: false };
}

function column<Value>(given: Partial<Column> & Pick<Column, 'kind' | 'label' | 'help'>): ColumnOf<Value> {
  return { required: false, least: null, most: null, longest: 40, choices: null, table: null, ...given };
}
