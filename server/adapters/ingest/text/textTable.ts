import type { FileKind, Finding, PersonalDataFinding } from '#engines/tables/types.ts';
import type { ConvertedTable } from '../ingest.ts';

/**
 * A table as text, ready to be converted: a CSV file as it came, or a sheet of a spreadsheet written out as CSV.
 *
 * A sheet written out (`addresses: 'cells'`) is UTF-8 without a byte order mark, comma, quotes doubled inside quotes,
 * `\n` after each record, no header taken away. Its first field is the number of the row in the sheet (1 is the first)
 * and no data: rows without any value are not written, so the numbers may leap. Field 2 is column A. Every record has
 * `columns + 1` fields. Numbers stand plain with a point, dates as 2024-03-31, moments as 2024-03-31 14:05:00, times
 * as 14:05:00, truth as true and false, error values of formulas as they stand (#DIV/0!, #N/A: already reported as
 * `errorValues`), texts as they are.
 */
export interface TextTable {
  /** Where the text lies; it is only read. */
  readonly path: string;
  /** The name of the table: the sheet's, or the file's without its ending. */
  readonly name: string;
  /** What its findings and fixes are filed under; null where the file is this one table. */
  readonly sheet: string | null;
  /** How its findings say where: "B7" or "line 7". */
  readonly addresses: 'cells' | 'lines';
  /** Known of what was written out; null where it is to be found out. */
  readonly written: { readonly columns: number; readonly rows: number } | null;
  /** Whether the workbook it came from counts days from 1904. */
  readonly from1904?: boolean;
  /** By the place of a column, what its cells show beside their numbers by their format alone, and how many do. */
  readonly units?: ReadonlyMap<number, ShownUnit>;
  /** Whether there is no other table in the file, so that leaving this one out leaves nothing. */
  readonly only: boolean;
  /** What the file itself says of columns, by their names. */
  readonly told?: readonly {
    readonly name: string;
    readonly label: string;
    readonly codes: readonly { readonly code: string; readonly label: string }[];
  }[];
}

/** A unit that only the format of cells writes, how many numbers are shown with it, and the first cell. */
export interface ShownUnit {
  readonly unit: string;
  readonly count: number;
  readonly at: string;
}

/** A table of an ingest, after its first and after its second step. */
export interface TextConversion {
  /** Stands as Parquet, without profiles. Null where the text holds no table: its findings say why. */
  readonly converted: ConvertedTable | null;
  readonly findings: readonly Finding[];
  /** csv or tsv, for a text file. */
  readonly kind: Extract<FileKind, 'csv' | 'tsv'>;
  /** Tables that stood below or beside this one, where the sender agreed that they become tables of their own. */
  readonly further?: readonly TextTable[];
  /** The second step, after all tables are previewable: columns with profiles, findings that need the profile, personal data. */
  profile(): Promise<TextProfile>;
}

export interface TextProfile {
  readonly converted: ConvertedTable;
  readonly findings: readonly Finding[];
  readonly personalData: readonly PersonalDataFinding[];
}

/*
 * convertText.ts:
 *   convertText(table: TextTable, order: IngestOrder, position: number, duckdb: DuckDBConnection): Promise<TextConversion>
 *
 * Parquet files are written to `order.out` as `table-<position>.parquet`; what is needed on the way may lie there too
 * under any other name. The connection is shut in: it reads `table.path` and what lies in `order.out`, and writes there.
 * A text that cannot go on throws FileRefusal (refusal.ts) with its finding.
 */
