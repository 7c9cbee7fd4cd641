import { ReadableStream } from 'node:stream/web';
import { cellRef, streamXlsxRows } from 'hucre/xlsx';
import type { Archive } from '../archive.ts';
import { FileRefusal } from '../refusal.ts';
import { damaged } from '../refusals.ts';
import { SheetInspector, type SheetInspection } from './inspectSheet.ts';
import { loneSheet } from './loneSheet.ts';
import type { SheetsWanted } from './readSpreadsheet.ts';
import type { ReadSheet } from './sheet.ts';
import { elapsedInWords, momentInWords, percentInWords, SheetFile, type SheetCell } from './sheetFile.ts';
import { ShownCells } from './shownCells.ts';
import { shownIn } from './shownNumber.ts';
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
    const cells = new ShownCells();
    const odd = await writeRows(archive, book, sheet, new Looks(before?.shown ?? new Map(), cells), file);
    return {
      path: order.path,
      written: file.close(),
      odd,
      shown: cells.findings(sheet.name),
      from1904: book.from1904,
    };
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
  looks: Looks,
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
      file.add(row, looks.of(row, values as SheetCell[]));
    }
  } catch (error) {
    const unsound = error instanceof Error && ['ZipError', 'XmlError', 'ParseError'].includes(error.name);
    throw unsound ? damaged(`${part}: ${error.message.slice(0, 60)}`) : error;
  }
  return inspector.end();
}

/** What the cells of a sheet show, where that is not what they hold. */
class Looks {
  readonly #shown: ReadonlyMap<string, Shown>;
  readonly #cells: ShownCells;

  constructor(shown: ReadonlyMap<string, Shown>, cells: ShownCells) {
    this.#shown = shown;
    this.#cells = cells;
  }

  /** The cells of a row as they are shown: with noughts in front, as shares of a hundred, as hours, as words. */
  of(row: number, values: readonly SheetCell[]): readonly SheetCell[] {
    return this.#shown.size === 0 ? values : values.map((value, column) => this.#cell(value, row, column));
  }

  #cell(value: SheetCell, row: number, column: number): SheetCell {
    if (typeof value !== 'number' && !(value instanceof Date)) return value;
    const way = this.#shown.get(cellRef(row, column));
    if (way === undefined) return value;
    if (value instanceof Date) {
      if (way === 'elapsed') return elapsedInWords(value);
      const words = momentInWords(value);
      if (typeof way === 'object' && way.leftOut !== undefined && words !== null)
        this.#cells.day(shownIn(way.format, serialOf(value)), words, way.leftOut, row, column);
      return value;
    }
    if (way === 'percent') return percentInWords(value);
    return way === 'elapsed' ? value : this.#cells.number(shownIn(way.format, value), value, row, column);
  }
}

/** The number by which spreadsheets count a moment. */
function serialOf(date: Date): number {
  return date.getTime() / 86_400_000 + 25_569;
}
