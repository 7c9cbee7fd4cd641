/** What a file can be, told by its content and never by its name. */
export type FileKind = 'xlsx' | 'ods' | 'csv' | 'tsv' | 'zippedCsv' | 'dta' | 'sav' | 'geojson' | 'gpkg';

/** How a column is kept. `text` keeps leading zeros and phone numbers as they were written. */
export type ColumnType = 'whole' | 'decimal' | 'text' | 'date' | 'time' | 'truth';

/** One column of a table, with what is known of its values. Counts leave out nothing: empty + filled = rows. */
export interface Column {
  /** As written in the file; "Column 3" where the header is empty, and numbered where a name occurs twice. */
  readonly name: string;
  /** The column in the Parquet file: c1, c2 … so that no name of a person's file ever becomes SQL. */
  readonly key: string;
  readonly type: ColumnType;
  /** Guessed from the header: "kg", "mm", "GHS", "%"; empty where nothing says so. */
  readonly unit: string;
  /** What the values name, where most of them match our codes. */
  readonly names: 'region' | 'district' | null;
  /** Values that look like places and match none of ours, with the nearest name; at most 20. */
  readonly unknownPlaces: readonly {
    readonly found: string;
    readonly nearest: string | null;
    readonly count: number;
  }[];
  /** Null until the profile is made. */
  readonly profile: ColumnProfile | null;
  /** What became of the cells of the file; left out of what was read before it was kept. */
  readonly changes?: ColumnChanges;
  /** How the file writes the values where all are written alike (engines/tables/cells/writtenForm.ts): CSV writes them back so. */
  readonly written?: string;
  /** What the file itself says of the column: its label and the labels of its values, as Stata and SPSS keep them. */
  readonly told?: {
    readonly label: string;
    readonly codes: readonly { readonly code: string; readonly label: string }[];
  };
}

/** What became of the cells of a column when its file was read. */
export interface ColumnChanges {
  /** Cells with a value now. */
  readonly read: number;
  /** Those of them that are written otherwise than in the file: 31/12/2024 as 2024-12-31, "GHS 1,200" as 1200. */
  readonly changed: number;
  /** Cells that say something in the file and are empty now, such as n/a. */
  readonly emptied: number;
  /** The first three of each; `value` is null where the cell is empty now. */
  readonly examples: readonly { readonly at: string; readonly written: string; readonly value: string | null }[];
}

export interface ColumnProfile {
  readonly empty: number;
  /** Approximate past 10,000. */
  readonly distinct: number;
  /** As text, in the order of the type; null where the column is empty. */
  readonly min: string | null;
  readonly max: string | null;
  /** Of numbers alone. */
  readonly mean: number | null;
  /** The ten most frequent values, the most frequent first. */
  readonly top: readonly { readonly value: string; readonly count: number }[];
  /** Of numbers and dates: at most 12 steps of equal width, for a small histogram. */
  readonly histogram: readonly { readonly from: string; readonly to: string; readonly count: number }[];
}

/** A table read out of a file. */
export interface ReadTable {
  /** The name of the sheet; of a CSV the name of the file without its ending. */
  readonly name: string;
  readonly rows: number;
  readonly columns: readonly Column[];
}

/** Something odd in a file, in words for the person who sent it. */
export interface Finding {
  readonly code: FindingCode;
  /** error: cannot be published so. warning: look at it. note: done for you and said here. */
  readonly weight: 'error' | 'warning' | 'note';
  /** The sheet; null where it concerns the whole file. */
  readonly sheet: string | null;
  /** "B7", "B7:B40" in a spreadsheet, "line 812" in a text file; null where it concerns the whole sheet. */
  readonly at: string | null;
  /** How often it occurs; `at` is the first. */
  readonly count: number;
  /** What stands there, in the file's own words, cut at 80 characters. */
  readonly found: string;
  readonly expected: string;
  readonly mend: string;
  /** A fix the sender may accept instead of mending the file; null where only a person can. */
  readonly fix: Fix | null;
  /** Other ways to settle it, of which one excludes the rest: "1,250" is 1250 or 1.25. */
  readonly otherFixes?: readonly Fix[];
}

export type FindingCode =
  | 'raggedRows'
  | 'mergedCells'
  | 'twoHeaderRows'
  | 'formulas'
  | 'hiddenSheet'
  | 'hiddenCells'
  | 'mixedTypes'
  | 'mixedDecimals'
  | 'duplicateHeaders'
  | 'emptyHeader'
  | 'emptyColumn'
  | 'spacesInNumbers'
  | 'unitsInCells'
  | 'brokenEncoding'
  | 'encodingGuessed'
  | 'titleLines'
  | 'decimalComma'
  | 'notes'
  | 'emptyTable'
  | 'unreadableDates'
  | 'errorValues'
  | 'unknownPlaces'
  | 'wrongEnding'
  | 'notATable'
  | 'macros'
  | 'locked'
  | 'truncated'
  | 'twoReadings'
  | 'noteMarks'
  | 'signs'
  | 'missingValues'
  | 'tooPrecise'
  | 'shownOtherwise'
  | 'fractions'
  | 'scales'
  | 'strayQuotes'
  | 'twoTables'
  | 'twiceEncoded'
  | 'fixedWidth'
  | 'repeatedHeader'
  | 'yearColumns'
  | 'totals'
  | 'besideTables'
  | 'tooBig'
  | 'tooManyColumns'
  | 'lineTooLong'
  | 'openQuote'
  | 'noughts'
  | 'archiveRefused'
  | 'tooSlow'
  | 'brokenFile';

/** What the sender may accept with one click. `sheet` as in its finding. */
export interface Fix {
  readonly kind:
    | 'skipLines'
    | 'joinHeaderRows'
    | 'fillMerged'
    | 'padRows'
    | 'numberHeaders'
    | 'dropEmptyColumns'
    | 'leaveOutSheet'
    | 'closeUpNumbers'
    | 'decimalPoint'
    | 'decimalComma'
    | 'readBothPoint'
    | 'readBothComma'
    | 'monthFirst'
    | 'dropMarks'
    | 'readSigns'
    | 'readShortYears'
    | 'emptySentinels'
    | 'emptyFillValues'
    | 'readUnits'
    | 'keepAsText'
    | 'emptyTheOdd'
    | 'stripNoughts'
    | 'takeResults'
    | 'decodeAgain'
    | 'decodeLines'
    | 'splitTables'
    | 'readSerialDates'
    | 'readFractions'
    | 'readScales'
    | 'yearsToRows';
  readonly sheet: string | null;
  /** The column, where the fix is about one. */
  readonly column: string | null;
  /** What pressing it does: "Read 14 numbers written with blanks as numbers". */
  readonly label: string;
}

/** Something that may be personal. The values themselves are never kept, only what kind they are and where. */
export interface PersonalDataFinding {
  readonly kind: 'phone' | 'email' | 'ghanaCard' | 'homePosition' | 'personName';
  readonly sheet: string;
  readonly column: string;
  readonly count: number;
  /** The cell or line of the first. */
  readonly at: string;
}

/** What reading a file came to. One that cannot be read has no tables, and a finding of weight `error` that says why. */
export interface Reading {
  readonly kind: FileKind | null;
  readonly tables: readonly ReadTable[];
  readonly findings: readonly Finding[];
  readonly personalData: readonly PersonalDataFinding[];
}
