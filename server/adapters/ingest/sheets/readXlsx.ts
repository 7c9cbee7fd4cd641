import { ReadableStream } from 'node:stream/web';
import { cellRef, streamXlsxRows } from 'hucre/xlsx';
import type { Archive } from '../archive.ts';
import { FileRefusal } from '../refusal.ts';
import { damaged } from '../refusals.ts';
import { SheetInspector, type SheetInspection } from './inspectSheet.ts';
import { loneSheet } from './loneSheet.ts';
import type { SheetsWanted } from './readSpreadsheet.ts';
import type { ReadSheet } from './sheet.ts';
import { elapsedInWords, percentInWords, SheetFile, type SheetCell } from './sheetFile.ts';
import { readWorkbook, type Shown, type Workbook, type WorkbookSheet } from './workbook.ts';

/** Writes the sheets of an Excel workbook out as CSV: values by hucre, what goes with them by our own look. @throws FileRefusal */
export async function readXlsx(archive: Archive, wanted: SheetsWanted): Promise<ReadSheet[]> {
  const book = await readWorkbook(archive);
  const sheets: ReadSheet[] = [];
  for (const sheet of book.sheets)
    sheets.push({ name: sheet.name, hidden: sheet.hidden, result: await readSheet(archive, book, sheet, wanted) });
  return sheets;
}

async function readSheet(
  archive: Archive,
  book: Workbook,
  sheet: WorkbookSheet,
  wanted: SheetsWanted,
): Promise<ReadSheet['result']> {
  const order = wanted(sheet.name, sheet.hidden);
  if (order === null) return null;
  try {
    // Mostly the sheet can be looked at while its rows pass; where what is found changes the rows, it is looked at before.
    const before = order.fillMerged || book.shownStyles.size > 0 ? await inspect(archive, book, sheet) : null;
    const file = new SheetFile(order.path, order, before?.merged ?? []);
    const odd = await writeRows(archive, book, sheet, before?.shown ?? new Map(), file);
    return { path: order.path, written: file.close(), odd, from1904: book.from1904 };
  } catch (error) {
    if (error instanceof FileRefusal) return error;
    throw error;
  }
}

async function inspect(archive: Archive, book: Workbook, { part }: WorkbookSheet): Promise<SheetInspection> {
  const inspector = new SheetInspector(part, { shownStyles: book.shownStyles, unitStyles: new Map() });
  for await (const chunk of archive.content(part)) inspector.add(chunk);
  return inspector.end();
}

async function writeRows(
  archive: Archive,
  book: Workbook,
  sheet: WorkbookSheet,
  shown: ReadonlyMap<string, Shown>,
  file: SheetFile,
): Promise<SheetInspection> {
  const { part } = sheet;
  const inspector = new SheetInspector(part, { shownStyles: new Map(), unitStyles: book.unitStyles });
  const workbook = ReadableStream.from(loneSheet(archive, book, sheet, (chunk) => inspector.add(chunk)));
  let last = -1;
  try {
    for await (const { index: row, values } of streamXlsxRows(
      workbook as unknown as globalThis.ReadableStream<Uint8Array>,
    )) {
      if (!(row > last)) throw damaged(`${part}, whose row ${row + 1} comes after row ${last + 1}`);
      last = row;
      file.add(row, shown.size === 0 ? (values as SheetCell[]) : asShown(row, values as SheetCell[], shown));
    }
  } catch (error) {
    const unsound = error instanceof Error && ['ZipError', 'XmlError', 'ParseError'].includes(error.name);
    throw unsound ? damaged(`${part}: ${error.message.slice(0, 60)}`) : error;
  }
  return inspector.end();
}

/** Numbers as they are shown: with noughts in front, as shares of a hundred, as hours. */
function asShown(row: number, values: readonly SheetCell[], shown: ReadonlyMap<string, Shown>): SheetCell[] {
  return values.map((value, column) => {
    if (typeof value !== 'number' && !(value instanceof Date)) return value;
    const way = shown.get(cellRef(row, column));
    if (value instanceof Date) return way === 'elapsed' ? elapsedInWords(value) : value;
    if (way === 'percent') return percentInWords(value);
    return typeof way !== 'number' || !Number.isInteger(value) || value < 0 ? value : String(value).padStart(way, '0');
  });
}
