import type { Code } from '#engines/tables/columns/dictionary.ts';
import type { SheetCell } from '../sheets/sheetFile.ts';

/** A table of a file that is neither text nor a spreadsheet: rows of cells, as a sheet has them. */
export interface OtherTable {
  readonly name: string;
  readonly columns: readonly OtherColumn[];
  readonly rows: Iterable<readonly SheetCell[]> | AsyncIterable<readonly SheetCell[]>;
}

/** A column, with what the file itself says of it. */
export interface OtherColumn {
  readonly name: string;
  readonly label: string;
  readonly codes: readonly Code[];
}

/** A column of which the file says nothing but its name. */
export function plainColumn(name: string): OtherColumn {
  return { name, label: '', codes: [] };
}
