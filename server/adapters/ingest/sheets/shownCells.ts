import { cellRef } from 'hucre/xlsx';
import { columnLetters } from '#engines/tables/findings.ts';
import { isErrorValue } from '#engines/tables/cells/errorValues.ts';
import type { Finding } from '#engines/tables/types.ts';
import { noTally, tally, type Tally } from './inspectSheet.ts';
import { percentInWords, type SheetCell } from './sheetFile.ts';
import { sayingOf, unitBeside } from './shownNumber.ts';

/** The cells of a sheet that show something else than they hold: what is read of them, and what the sender has to know. */
export class ShownCells {
  readonly #otherwise = noTally();
  readonly #withoutYear = noTally();
  readonly #withoutDay = noTally();
  /** By column, the cells by what they show beside their number. */
  readonly units = new Map<string, Map<string, Tally>>();

  /** What is read of a number: codes and words as they are shown, all else as it is held (`kept`, where that is written otherwise). */
  number(shown: string, value: number, row: number, column: number, kept: SheetCell = value): SheetCell {
    if (isErrorValue(shown.trim())) return shown.trim();
    const saying = sayingOf(shown, value);
    if (saying === 'code' || saying === 'word') return shown.trim();
    if (saying === 'percent') return percentInWords(value);
    if (saying === 'other')
      tally(this.#otherwise, cellRef(row, column), `“${shown.trim().slice(0, 30)}” shown for ${value}`);
    else this.#beside(shown, value, row, column);
    return kept;
  }

  #beside(shown: string, value: number, row: number, column: number): void {
    const unit = unitBeside(shown, value);
    if (unit === null) return;
    const letters = columnLetters(column);
    const own = this.units.get(letters) ?? new Map<string, Tally>();
    const of = own.get(unit) ?? noTally();
    tally(of, cellRef(row, column), unit);
    this.units.set(letters, own.set(unit, of));
  }

  /** A day that is shown without its year or without its day of the month. */
  day(shown: string, words: string, leftOut: 'year' | 'day', row: number, column: number): void {
    tally(
      leftOut === 'year' ? this.#withoutYear : this.#withoutDay,
      cellRef(row, column),
      `“${shown.trim().slice(0, 30)}” shown for the day ${words}`,
    );
  }

  findings(sheet: string): Finding[] {
    return [
      found('shownOtherwise', 'warning', sheet, this.#otherwise, {
        expected: 'cells that show the number they hold',
        mend: 'The format of the cells shows another number than they hold: in thousands, without its minus, or nothing. The number they hold is read. If the one shown is right, type it as it is shown and send the file again.',
      }),
      found('unreadableDates', 'warning', sheet, this.#withoutYear, {
        expected: 'days with their year, or text where no day is meant',
        mend: 'Read as the days that the cells hold. Spreadsheets turn what looks like a day into one of the year it is typed in: the age group 5-9, or 1/2 acre. If no days are meant, format the column as text, type the values again and send the file again.',
      }),
      found('unreadableDates', 'note', sheet, this.#withoutDay, {
        expected: 'days as year-month-day, or months as text',
        mend: 'Read as the days that the cells hold, which the sheet shows in part. Nothing to do, unless only the month or the year is meant.',
      }),
    ].flat();
  }
}

function found(
  code: Finding['code'],
  weight: Finding['weight'],
  sheet: string,
  { count, at, found: first }: Tally,
  words: Pick<Finding, 'expected' | 'mend'>,
): Finding[] {
  return count === 0 ? [] : [{ code, weight, sheet, at, count, found: first, ...words, fix: null }];
}
