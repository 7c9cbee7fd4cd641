import { closeSync, openSync, writeSync } from 'node:fs';
import { cellRef } from 'hucre/xlsx';
import { isErrorValue } from '#engines/tables/cells/errorValues.ts';
import { limits } from '../limits.ts';
import { FileRefusal } from '../refusal.ts';
import { tooBig } from '../refusals.ts';
import { noTally, tally, type Tally } from './inspectSheet.ts';
import { MergedCells, type Area } from './mergedCells.ts';
import { padRecords } from './padRecords.ts';

/** A cell as spreadsheets know it. A number may come as text, to be kept digit for digit. */
export type SheetCell = string | number | boolean | Date | null;

export interface WrittenSheet {
  readonly columns: number;
  readonly rows: number;
  readonly errorValues: Tally;
  readonly badDates: Tally;
  readonly noughts: Tally;
  /** Whole numbers of so many digits that not all are kept. */
  readonly tooLong: Tally;
}

/** How a sheet is to be written out; what the sender accepted. */
export interface SheetOrder {
  readonly sheet: string;
  /** Whether the value of merged cells is written into all they cover. */
  readonly fillMerged: boolean;
  readonly emptyErrors: boolean;
  readonly stripNoughts: boolean;
}

/** So many rows are looked at before the first is written, so that all are written with as many fields. */
const rowsLookedAt = 1_000;
const pieceChars = 1 << 20;
/** Of longer numbers spreadsheets keep fifteen digits and write noughts behind them. */
const PAST_FIFTEEN_DIGITS = 1e15;

/**
 * Writes the rows of a sheet as CSV, as `TextTable` says: the row's number first, then its cells, as many in each
 * record. Rows and cells without a value at the edges are left away. Write operations block: this runs in the child.
 */
export class SheetFile {
  readonly #path: string;
  readonly #order: SheetOrder;
  readonly #file: number;
  readonly #merged: MergedCells | null;
  readonly #odd = { errorValues: noTally(), badDates: noTally(), noughts: noTally(), tooLong: noTally() };
  #piece: string[] = [];
  #pieceChars = 0;
  /** Records that wait for the width, and their widths; null once it is settled. */
  #waiting: { record: string; width: number }[] | null = [];
  #width = 0;
  /** From which record on how many fields were written. */
  readonly #widths: { from: number; width: number }[] = [];
  #records = 0;

  /** `merged` as far as it is known beforehand: "B2:D2". */
  constructor(path: string, order: SheetOrder, merged: readonly string[]) {
    this.#path = path;
    this.#order = order;
    this.#merged = order.fillMerged ? new MergedCells(merged) : null;
    this.#file = openSync(path, 'w');
  }

  /** Cells merged from a row on that is still to come. */
  merge(area: Area): void {
    this.#merged?.add(area);
  }

  /**
   * `row` counts from 0, and grows from call to call; `times` as many rows alike follow each other.
   * @throws FileRefusal where the sheet is too wide or too big
   */
  add(row: number, given: readonly SheetCell[], times = 1): void {
    if (times > 1) this.#refuse(row, given.length, times);
    for (let time = 0; time < times; time++) this.#add(row + time, given);
  }

  #add(row: number, given: readonly SheetCell[]): void {
    const cells = this.#merged?.fill(row, given) ?? given;
    let width = cells.length;
    while (width > 0 && isEmpty(cells[width - 1])) width -= 1;
    if (width === 0) return;
    this.#refuse(row, width, 1);
    const fields: (string | number)[] = [row + 1];
    for (let column = 0; column < width; column++) fields.push(this.#written(cells[column] ?? null, row, column));
    const record = fields.join(',');
    this.#records += 1;
    if (this.#waiting === null) return this.#write(record, width);
    this.#waiting.push({ record, width });
    this.#width = Math.max(this.#width, width);
    if (this.#waiting.length === rowsLookedAt) this.#settle();
  }

  close(): WrittenSheet {
    this.#settle();
    this.#flush();
    closeSync(this.#file);
    const [first] = this.#widths;
    if (first !== undefined && first.width < this.#width) padRecords(this.#path, this.#widths, this.#width);
    return { columns: this.#width, rows: this.#records, ...this.#odd };
  }

  #refuse(row: number, width: number, times: number): void {
    const { sheet } = this.#order;
    if (width > limits.columns) {
      throw new FileRefusal({
        code: 'tooManyColumns',
        sheet,
        at: cellRef(row, width - 1),
        found: `${width.toLocaleString('en')} columns`,
        expected: `at most ${limits.columns.toLocaleString('en')}`,
        mend: 'Delete stray cells far to the right of the table. If the columns are years, places or samples, write them as rows: one row for each value.',
      });
    }
    if ((this.#records + times) * Math.max(width, this.#width) > limits.cells) {
      throw tooBig(
        `more than ${(limits.cells / 1_000_000).toLocaleString('en')} million cells`,
        'a sheet with fewer',
        'Part the sheet into several files, or send it as CSV, which may be longer.',
        { sheet, at: cellRef(row, width - 1) },
      );
    }
  }

  #settle(): void {
    const waiting = this.#waiting;
    if (waiting === null) return;
    this.#waiting = null;
    this.#widths.push({ from: 0, width: this.#width });
    for (const { record, width } of waiting) this.#write(record, width);
  }

  #write(record: string, width: number): void {
    if (width > this.#width) {
      this.#width = width;
      this.#widths.push({ from: this.#records - 1, width });
    }
    this.#piece.push(width === this.#width ? record : `${record}${','.repeat(this.#width - width)}`);
    this.#pieceChars += record.length;
    if (this.#pieceChars > pieceChars) this.#flush();
  }

  #flush(): void {
    const bytes = Buffer.from(this.#piece.length === 0 ? '' : `${this.#piece.join('\n')}\n`);
    for (let at = 0; at < bytes.length;) at += writeSync(this.#file, bytes, at);
    this.#piece = [];
    this.#pieceChars = 0;
  }

  #written(cell: SheetCell, row: number, column: number): string | number {
    if (cell === null) return '';
    if (typeof cell === 'number') {
      if (Number.isInteger(cell) && Math.abs(cell) >= PAST_FIFTEEN_DIGITS)
        tally(this.#odd.tooLong, cellRef(row, column), String(cell));
      return cell;
    }
    if (typeof cell === 'boolean') return String(cell);
    if (cell instanceof Date) return this.#moment(cell, row, column);
    if (plain.test(cell)) return cell;
    if (isErrorValue(cell)) {
      tally(this.#odd.errorValues, cellRef(row, column), cell);
      return this.#order.emptyErrors ? '' : cell;
    }
    return quoted(withLineFeeds(cell.includes('\0') ? this.#withoutNoughts(cell, row, column) : cell));
  }

  #moment(date: Date, row: number, column: number): string {
    const words = momentInWords(date);
    if (words === null) tally(this.#odd.badDates, cellRef(row, column), 'a number too large for a date');
    return words ?? '';
  }

  #withoutNoughts(cell: string, row: number, column: number): string {
    tally(this.#odd.noughts, cellRef(row, column), cell.replaceAll('\0', '␀').slice(0, 80));
    return cell.replaceAll('\0', this.#order.stripNoughts ? '' : '\u{FFFD}');
  }
}

/** A text that is written as it stands. */
const plain = /^[^#E",\n\r\0][^",\n\r\0]*$/;

function isEmpty(cell: SheetCell | undefined): boolean {
  return cell === null || cell === undefined || cell === '';
}

/** Lines inside a cell ended by \n alone: Excel on old Macs and exports from other programs end them with a carriage return. */
function withLineFeeds(text: string): string {
  return text.includes('\r') ? text.replaceAll(/\r\n?/g, '\n') : text;
}

function quoted(text: string): string {
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const dayMs = 86_400_000;
/** Days as words, for the many dates of a sheet on few days. */
const days = new Map<number, string>();

/** 2024-03-31, 2024-03-31 14:05:00, or 14:05:00 for a time without a day; null where it is no moment before the year 10000. */
export function momentInWords(date: Date): string | null {
  // Times of day are kept as parts of a day, and may be off by a thousandth of a second.
  const seconds = Math.round(date.getTime() / 1_000);
  const day = Math.floor((seconds * 1_000) / dayMs);
  const second = seconds - day * 86_400;
  // Spreadsheets count days from the end of 1899: a moment on the first is a time alone.
  if (day === firstDay || day === firstDay - 1) return time(second);
  const words = days.get(day) ?? dayInWords(day);
  return words === null || second === 0 ? words : `${words} ${time(second)}`;
}

const firstDay = Date.UTC(1899, 11, 31) / dayMs;

/** A share as it is shown: 0.125 as 12.5%, without the digits that multiplying adds. */
export function percentInWords(share: number): string {
  return `${Number((share * 100).toPrecision(15))}%`;
}

/** Hours past a day as they are shown, 26:15:30, of a number that a workbook counts in days. */
export function elapsedInWords(date: Date): string {
  const seconds = Math.round(date.getTime() / 1_000) - firstDay * 86_400;
  // The 29th of February 1900, which never was, is a day to spreadsheets.
  const whole = seconds < 0 ? seconds + 86_400 : seconds >= 60 * 86_400 ? seconds + 86_400 : seconds;
  const hours = Math.floor(whole / 3_600);
  return `${String(hours).padStart(2, '0')}${time(whole % 86_400).slice(2)}`;
}

function dayInWords(day: number): string | null {
  const date = new Date(day * dayMs);
  if (Number.isNaN(date.getTime()) || date.getUTCFullYear() > 9999 || date.getUTCFullYear() < 0) return null;
  const words = date.toISOString().slice(0, 10);
  if (days.size < 100_000) days.set(day, words);
  return words;
}

function time(second: number): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${two(Math.floor(second / 3_600))}:${two(Math.floor(second / 60) % 60)}:${two(second % 60)}`;
}
