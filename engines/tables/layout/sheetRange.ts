/** A block of cells. Rows and columns count from 1, row 1 is the header; the end is included, null where it is open. */
export interface SheetRange {
  /** Name of the sheet; null where none was named. */
  readonly sheet: string | null;
  readonly firstRow: number;
  readonly lastRow: number | null;
  readonly firstColumn: number;
  readonly lastColumn: number | null;
}

const cells = /^\$?([A-Z]{0,3})\$?(\d{0,7})(?::\$?([A-Z]{0,3})\$?(\d{0,7}))?$/i;

/**
 * Reads a range as spreadsheets write it: "Sheet1!A1:H11", "'Yield 2020'!A1:B", "A1:H11", "A:C", "Sheet1". Null where it is
 * none. A lone word is cells where it looks like cells ("B7"), else a sheet.
 */
export function readSheetRange(text: string): SheetRange | null {
  const trimmed = text.trim();
  if (trimmed === '') return wholeSheet(null);
  const bang = trimmed.lastIndexOf('!');
  if (bang < 0) return readCells(trimmed, null) ?? wholeSheet(readSheet(trimmed));
  const sheet = readSheet(trimmed.slice(0, bang));
  const part = trimmed.slice(bang + 1);
  if (sheet === '') return null;
  return part === '' ? wholeSheet(sheet) : readCells(part, sheet);
}

/** Column letters as a number: A is 1, Z 26, AA 27. */
export function columnNumber(letters: string): number {
  let number = 0;
  for (const letter of letters.toUpperCase()) number = number * 26 + letter.charCodeAt(0) - 64;
  return number;
}

function readCells(text: string, sheet: string | null): SheetRange | null {
  const found = cells.exec(text);
  if (found === null) return null;
  const [, fromColumn = '', fromRow = '', toColumn, toRow] = found;
  if (fromColumn === '' && fromRow === '') return null;
  const single = toColumn === undefined && toRow === undefined;
  // A word of up to three letters without a row is a sheet, unless it is one end of a range.
  if (single && (fromColumn === '' || fromRow === '')) return null;
  const range: SheetRange = {
    sheet,
    firstRow: fromRow === '' ? 1 : Number(fromRow),
    firstColumn: fromColumn === '' ? 1 : columnNumber(fromColumn),
    lastRow: single ? Number(fromRow) : numberOrNull(toRow),
    lastColumn: single ? columnNumber(fromColumn) : toColumn ? columnNumber(toColumn) : null,
  };
  return range.firstRow < 1 ? null : inOrder(range);
}

/** "H11:A1" means the same block as "A1:H11". */
function inOrder(range: SheetRange): SheetRange {
  const { firstRow, lastRow, firstColumn, lastColumn } = range;
  return {
    ...range,
    firstRow: Math.min(firstRow, lastRow ?? firstRow),
    lastRow: lastRow === null ? null : Math.max(firstRow, lastRow),
    firstColumn: Math.min(firstColumn, lastColumn ?? firstColumn),
    lastColumn: lastColumn === null ? null : Math.max(firstColumn, lastColumn),
  };
}

function numberOrNull(digits: string | undefined): number | null {
  return digits ? Number(digits) : null;
}

/** A name in quotes has its own quotes doubled. */
function readSheet(text: string): string {
  const trimmed = text.trim();
  return /^'.*'$/s.test(trimmed) ? trimmed.slice(1, -1).replaceAll("''", "'") : trimmed;
}

function wholeSheet(sheet: string | null): SheetRange {
  return { sheet, firstRow: 1, lastRow: null, firstColumn: 1, lastColumn: null };
}
