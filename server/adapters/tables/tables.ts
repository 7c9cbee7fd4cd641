import type { TimeStep } from '#engines/charts/timeSteps.ts';
import type { Condition } from '#engines/features/condition.ts';
import type { Column } from '#engines/tables/types.ts';
import type { Readable } from 'node:stream';

/** A table at rest: where its Parquet lies and which columns it has. Only what is named here can be asked for. */
export interface TableAtRest {
  readonly fileKey: string;
  readonly rows: number;
  readonly columns: readonly Column[];
}

export type Cell = string | number | boolean | null;

/** `column` is the name of a column; `is` and `isNot` compare, `has` looks for a part of a text without its case. */
export interface Filter {
  readonly column: string;
  readonly op: 'is' | 'isNot' | 'has' | 'atLeast' | 'atMost' | 'empty' | 'filled';
  readonly value: string;
}

/** What is shown of a table: some of its columns, some of its rows, in some order. */
export interface TableView {
  /** All columns, in their order, when left out. */
  readonly select?: readonly string[];
  readonly filters?: readonly Filter[];
  /** A text that some cell of a row holds, without regard to capitals and accents. */
  readonly search?: string;
  readonly sort?: readonly { readonly column: string; readonly down: boolean }[];
  /** A condition with AND, OR and NOT on the columns by their names; none about shapes. */
  readonly condition?: Condition;
}

export interface RowsQuestion extends TableView {
  /** Rows in an order that mixes them, the same at each asking: the first so many are a fair part of all. */
  readonly mixed?: true;
  /** Each row of the answer ends with its number in the table, 1 for the first, after the cells of `columns`. */
  readonly numbered?: true;
  readonly offset: number;
  readonly limit: number;
}

export type Measure = 'count' | 'sum' | 'mean' | 'median' | 'min' | 'max' | 'distinct';

export interface GroupQuestion {
  readonly by: readonly string[];
  /** Calendar steps for dates and times among `by`; a date has no hours. */
  readonly step?: TimeStep;
  readonly measures: readonly { readonly measure: Measure; readonly column: string | null }[];
  readonly filters?: readonly Filter[];
  /** Groups with the largest first measure first; in the order of their values when left out. */
  readonly largestFirst?: true;
  readonly limit: number;
}

/**
 * Asks tables at rest: DuckDB over Parquet, shut in, with every name taken from the table's own columns and every
 * value bound. Answers within a time limit and a bounded memory.
 *
 * @throws ColumnUnknown naming the columns there are; ValueUnfit where a value does not fit its column's type;
 * QuestionTooSlow past the time limit.
 */
export interface Tables {
  rows(
    table: TableAtRest,
    question: RowsQuestion,
  ): Promise<{
    readonly columns: readonly string[];
    readonly rows: readonly (readonly Cell[])[];
    readonly total: number;
  }>;
  groups(
    table: TableAtRest,
    question: GroupQuestion,
  ): Promise<{
    readonly columns: readonly string[];
    readonly rows: readonly (readonly Cell[])[];
    readonly cut: boolean;
  }>;
  /** Rows added, removed and changed between two tables, told apart by the columns of a key; at most `limit` of each. */
  compare(before: TableAtRest, after: TableAtRest, key: readonly string[], limit: number): Promise<TableDifference>;
  /**
   * A table, or a view of it, as a file that streams. Formula-looking texts are made harmless in csv, csvbom, xlsx and ods.
   * @throws TooManyRows for a sheet, gpkg and fgb; NoPositions for geojson, gpkg and fgb of a table without latitude and longitude; FormUnfit for hxl and sdmx
   */
  export(table: TableAtRest, form: ExportForm, sheet: ExportSheet): Promise<Readable>;
  /** A table that was made in memory, as the bytes of a Parquet file. */
  parquet(table: MadeTable): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** Columns of one length, and what is said about the table: plain words as keys. */
export interface MadeTable {
  readonly columns: readonly {
    readonly name: string;
    /** A day is written YYYY-MM-DD. */
    readonly type: 'day' | 'number' | 'integer' | 'text';
    readonly values: readonly (string | number | null)[];
  }[];
  readonly about: Readonly<Record<string, string>>;
}

/** `csvbom` is CSV behind a byte order mark, for Excel. */
export type ExportForm =
  | 'csv'
  | 'csvbom'
  | 'xlsx'
  | 'ods'
  | 'json'
  | 'parquet'
  | 'geojson'
  | 'gpkg'
  | 'fgb'
  | 'hxl'
  | 'sdmx';

/** What an exported file shows and how its sheets are called. */
export interface ExportSheet {
  readonly name: string;
  /** The whole table when left out. */
  readonly view?: TableView;
  /** A second sheet of a spreadsheet, such as what the columns mean: its first row names its columns. */
  readonly second?: { readonly name: string; readonly rows: readonly (readonly string[])[] };
}

export interface TableDifference {
  readonly added: { readonly count: number; readonly rows: readonly (readonly Cell[])[] };
  readonly removed: { readonly count: number; readonly rows: readonly (readonly Cell[])[] };
  readonly changed: {
    readonly count: number;
    readonly rows: readonly {
      readonly key: readonly Cell[];
      readonly cells: readonly { readonly column: string; readonly before: Cell; readonly after: Cell }[];
    }[];
  };
  /** Of the table after. */
  readonly columns: readonly string[];
  readonly columnsAdded: readonly string[];
  readonly columnsRemoved: readonly string[];
}

export class ColumnUnknown extends Error {
  readonly found: string;
  readonly columns: readonly string[];

  constructor(found: string, columns: readonly string[]) {
    super(`No column ${found}.`);
    this.name = 'ColumnUnknown';
    this.found = found;
    this.columns = columns;
  }
}

export class ValueUnfit extends Error {
  readonly column: string;
  readonly found: string;
  /** What the column holds: "numbers, such as 12.5". */
  readonly expected: string;

  constructor(column: string, found: string, expected: string) {
    super(`${found} does not fit the column ${column}, which holds ${expected}.`);
    this.name = 'ValueUnfit';
    this.column = column;
    this.found = found;
    this.expected = expected;
  }
}

/** More than a sheet of a spreadsheet holds, its header included. */
export class TooManyRows extends Error {
  readonly rows: number;
  readonly most: number;

  constructor(rows: number, most: number) {
    super(`${rows} rows are more than the ${most} of a sheet.`);
    this.name = 'TooManyRows';
    this.rows = rows;
    this.most = most;
  }
}

/** A table has nothing that a form could hold: its sentence says what, and what to take instead. */
export class FormUnfit extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'FormUnfit';
  }
}

/** A table without a column of latitudes and one of longitudes. */
export class NoPositions extends Error {
  constructor() {
    super('The table has no latitude and longitude.');
    this.name = 'NoPositions';
  }
}

export class QuestionTooSlow extends Error {
  constructor() {
    super('The question took too long.');
    this.name = 'QuestionTooSlow';
  }
}
