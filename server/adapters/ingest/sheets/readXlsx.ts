import { cellRef, streamXlsxRows } from 'hucre/xlsx';
import type { Archive } from '../archive.ts';
import { FileRefusal } from '../refusal.ts';
import { damaged, suspicious } from '../refusals.ts';
import { inspectSheet } from './inspectSheet.ts';
import type { SheetsWanted } from './readSpreadsheet.ts';
import type { ReadSheet } from './sheet.ts';
import { SheetFile, type SheetCell } from './sheetFile.ts';
import { readWorkbook, type Workbook, type WorkbookSheet } from './workbook.ts';

/** Writes the sheets of an Excel workbook out as CSV: values by hucre, what goes with them by our own look. @throws FileRefusal */
export async function readXlsx(archive: Archive, workbook: Uint8Array, wanted: SheetsWanted): Promise<ReadSheet[]> {
  const book = await readWorkbook(archive);
  const sheets: ReadSheet[] = [];
  for (const sheet of book.sheets) sheets.push({ name: sheet.name, hidden: sheet.hidden, result: await readSheet(archive, workbook, book, sheet, wanted) });
  return sheets;
}

async function readSheet(archive: Archive, workbook: Uint8Array, book: Workbook, sheet: WorkbookSheet, wanted: SheetsWanted): Promise<ReadSheet['result']> {
  const order = wanted(sheet.name, sheet.hidden);
  if (order === null) return null;
  try {
    const odd = await inspectSheet(archive.content(sheet.part), sheet.part, book.paddedStyles);
    const file = new SheetFile(order.path, order, odd.merged);
    await writeRows(workbook, sheet, odd.padded, file);
    return { path: order.path, written: file.close(), odd };
  } catch (error) {
    if (error instanceof FileRefusal) return error;
    throw error;
  }
}

async function writeRows(workbook: Uint8Array, { index, part }: WorkbookSheet, padded: ReadonlyMap<string, number>, file: SheetFile): Promise<void> {
  let last = -1;
  try {
    for await (const { index: row, values } of streamXlsxRows(workbook, { sheet: index })) {
      if (!(row > last)) throw damaged(`${part}, whose row ${row + 1} comes after row ${last + 1}`);
      last = row;
      file.add(row, padded.size === 0 ? (values as SheetCell[]) : withNoughts(row, values as SheetCell[], padded));
    }
  } catch (error) {
    throw translated(error, part);
  }
}

/** Numbers as they are shown, with the noughts in front. */
function withNoughts(row: number, values: readonly SheetCell[], padded: ReadonlyMap<string, number>): SheetCell[] {
  return values.map((value, column) => {
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 0) return value;
    const digits = padded.get(cellRef(row, column));
    return digits === undefined ? value : String(value).padStart(digits, '0');
  });
}

function translated(error: unknown, part: string): unknown {
  if (!(error instanceof Error) || error instanceof FileRefusal) return error;
  if (error.name === 'ZipError') return /exceeds limit/.test(error.message) ? suspicious(`${part}, which unpacks to more than it declares`) : damaged(`${part}, which does not unpack`);
  return error.name === 'XmlError' || error.name === 'ParseError' ? damaged(`${part}: ${error.message.slice(0, 60)}`) : error;
}

