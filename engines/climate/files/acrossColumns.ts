import { readDaysOfYear } from '../dayOfYear.ts';
import type { Grid } from './grid.ts';
import { elementOf, findHeads, type Head } from './headings.ts';
import { monthNamed } from './plainDay.ts';
import { unitsIn } from './units.ts';
import { type Element, FileRefused, type Mistake, type RawFile, type RawValue } from './types.ts';

type Row = Grid['rows'][number];
type Heads = ReadonlyMap<Head, number>;

/** A heading row with columns across: of the months by their number, or of the years. */
interface Heading {
  readonly row: Row;
  readonly heads: Heads;
  readonly columns: ReadonlyMap<number, number>;
}

const YEAR = /^[xy]?((?:18|19|20)\d\d)$/i;
/** Fewer columns of years than this may be anything else with numbers for names. */
const FEWEST_YEARS = 2;

/** Columns of the days 1 to 28 and more: "1", "d1", "day 01"; null where they are not there. */
export function dayColumns({ cells }: Row): ReadonlyMap<number, number> | null {
  const days = new Map<number, number>();
  cells.forEach((cell, at) => {
    const day = Number(/^(?:d|day|value)?[\s_]*0?(\d{1,2})$/i.exec(cell)?.[1] ?? Number.NaN);
    if (day >= 1 && day <= 31 && !days.has(day)) days.set(day, at);
  });
  return days.size >= 28 ? days : null;
}

/** A form with a row for each month and a column for each of its days. */
export function readDayColumns(
  row: Row,
  heads: Heads,
  days: ReadonlyMap<number, number>,
  below: readonly Row[],
): RawFile {
  const mistakes: Mistake[] = [];
  const values = below.flatMap((each): RawValue[] => {
    const element = elementIn(each, heads, mistakes);
    if (!element) return [];
    const cell = (head: Head) => each.cells[heads.get(head) ?? -1] ?? '';
    return [...days].flatMap(([day, at]): RawValue[] => {
      const date = { year: cell('year'), month: cell('month'), day: String(day) };
      return isInMonth(date, each, at, mistakes) ? [valueAt(each, at, heads, element, date)] : [];
    });
  });
  return { format: 'monthRows', values, mistakes, settled: unitsIn(row, heads), ...openElement(heads) };
}

/**
 * A form with a row for each day of the month and a column for each month, as registers of stations are kept: with a column of years, or a
 * page for each year below a line that names it. Null where no row of the grid names all twelve months. Throws a sentence where days have
 * no year.
 */
export function readMonthColumns(grid: Grid, mostPreface: number): RawFile | null {
  const heading = findHeading(grid.rows.slice(0, mostPreface), monthsIn);
  if (!heading) return null;
  const { heads } = heading;
  const dayAt = heads.get('day') ?? heads.get('date') ?? besideMonths(heading);
  const mistakes: Mistake[] = [];
  const values: RawValue[] = [];
  let year = '';
  for (const row of grid.rows) {
    const day = row.cells[dayAt] ?? '';
    const isBelow = row.at > heading.row.at;
    if (!isBelow || monthsIn(row).size > 0 || !isDayOfMonth(day)) {
      const named = yearNamed(row.cells);
      if (named !== null) year = named;
      else if (isBelow && monthsIn(row).size === 0) mistakes.push(noDay(row, day));
      continue;
    }
    const written = row.cells[heads.get('year') ?? -1] ?? '';
    if (written !== '') year = written;
    if (year === '')
      throw new FileRefused(
        `Row ${row.at}: no year is written for its days. Add a column "year", or a line with the year above the months.`,
      );
    const element = elementIn(row, heads, mistakes);
    if (!element) continue;
    for (const [month, at] of heading.columns) {
      const date = { year, month: String(month), day };
      if (isInMonth(date, row, at, mistakes)) values.push(valueAt(row, at, heads, element, date));
    }
  }
  if (values.length === 0)
    throw new FileRefused(
      `Row ${heading.row.at} names the months, and no row below it begins with a day of the month (1 to 31). Values of whole months are no daily record.`,
    );
  return { format: 'monthColumns', values, mistakes, settled: {}, ...openElement(heads) };
}

/**
 * A form with a row for each day of the year and a column for each year; days are numbered from 1 January on, or written as month and day.
 * Null where no row of the grid names years beside such days.
 */
export function readYearColumns(grid: Grid, mostPreface: number): RawFile | null {
  const heading = findHeading(grid.rows.slice(0, mostPreface), yearsIn);
  if (!heading) return null;
  const { heads } = heading;
  if (heads.has('year')) return null;
  const counted = heads.get('doy') ?? (heads.has('month') ? undefined : heads.get('day'));
  if (counted === undefined && !(heads.has('month') && heads.has('day'))) return null;
  const below = grid.rows.filter(({ at }) => at > heading.row.at);
  const dayOf = readDaysOfYear(counted === undefined ? [] : daysWritten(below, heading, counted), false);
  const mistakes: Mistake[] = [];
  const values = below.flatMap((row): RawValue[] => {
    const element = elementIn(row, heads, mistakes);
    if (!element) return [];
    const [day, month] = [
      row.cells[counted ?? heads.get('day') ?? -1] ?? '',
      row.cells[heads.get('month') ?? -1] ?? '',
    ];
    if (counted === undefined ? !isDayOfMonth(day) : !isDayOfYear(day)) {
      mistakes.push(noDay(row, day));
      return [];
    }
    return [...heading.columns].flatMap(([year, at]): RawValue[] => {
      const text = row.cells[at] ?? '';
      const date = { year: String(year), month, day };
      if (counted === undefined)
        return isInMonth(date, row, at, mistakes) ? [valueAt(row, at, heads, element, date)] : [];
      const ofYear = dayOf([String(year), day]);
      if (ofYear !== null) return [valueAt(row, at, heads, element, ofYear)];
      if (Number(text) > 0)
        mistakes.push({
          line: row.at,
          mistake: `Column ${at + 1} holds ${text} for day ${day} of ${year}, which that year does not have; it is left out.`,
        });
      return [];
    });
  });
  return { format: 'yearColumns', values, mistakes, settled: {}, ...openElement(heads) };
}

/** Whether a month has a day; what is written for one that it has not, as forms are filled up, is named unless it is nothing. */
function isInMonth(date: Exclude<RawValue['date'], string>, { at: line, cells }: Row, at: number, mistakes: Mistake[]) {
  const length = new Date(Date.UTC(Number(date.year), monthNamed(date.month) ?? Number(date.month), 0)).getUTCDate();
  const text = cells[at] ?? '';
  const isThere = !(Number(date.day) > length);
  if (!isThere && Number(text) > 0)
    mistakes.push({
      line,
      mistake: `Column ${at + 1} holds ${text} for day ${date.day} of a month of ${length} days; it is left out.`,
    });
  return isThere;
}

/** Without a column of elements nothing says what was measured. */
function openElement(heads: Heads): { readonly hasOpenElement?: true } {
  return heads.has('element') ? {} : { hasOpenElement: true };
}

/** Whether nothing is written in a cell, or a word for nothing. */
function isBlank(text: string): boolean {
  return /^(na|nan|null|-|m)?$/i.test(text);
}

function findHeading(rows: readonly Row[], columnsIn: (row: Row) => ReadonlyMap<number, number>): Heading | null {
  const row = rows.find((each) => columnsIn(each).size > 0);
  return row ? { row, heads: findHeads(row.cells), columns: columnsIn(row) } : null;
}

/** Where the twelve months stand in a row that names each of them; nothing in any other row. */
function monthsIn({ cells }: Row): ReadonlyMap<number, number> {
  const months = new Map<number, number>();
  for (const [at, cell] of cells.entries()) {
    const month = /^\p{L}{3,9}\.?$/u.test(cell) ? monthNamed(cell) : null;
    if (month !== null && !months.has(month)) months.set(month, at);
  }
  return months.size === 12 ? months : new Map();
}

/** Where years stand in a row of which at least two cells are years and the first is none. */
function yearsIn({ cells }: Row): ReadonlyMap<number, number> {
  const years = new Map<number, number>();
  for (const [at, cell] of cells.entries()) {
    const year = Number(YEAR.exec(cell)?.[1] ?? Number.NaN);
    if (at > 0 && !Number.isNaN(year) && !years.has(year)) years.set(year, at);
  }
  return years.size >= FEWEST_YEARS && !YEAR.test(cells[0] ?? '') ? years : new Map();
}

/** The column before the first month: days often stand there without a name. */
function besideMonths({ columns }: Heading): number {
  return Math.min(...columns.values()) - 1;
}

/** The only year of a line; null where it names none or several, and for sums of months, which may look like one. */
function yearNamed(cells: readonly string[]): string | null {
  const years = new Set(cells.join(' ').match(/(?<![\d.])(?:18|19|20)\d\d(?![\d.])/g));
  const others = cells.filter((cell) => cell !== '' && Number.isFinite(Number(cell)) && !years.has(cell));
  return years.size === 1 && others.length < 3 ? ([...years][0] ?? null) : null;
}

function isDayOfMonth(text: string): boolean {
  return /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= 31;
}

function isDayOfYear(text: string): boolean {
  return /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= 366;
}

/** The years and numbers of days at which something is written. */
function daysWritten(below: readonly Row[], { columns }: Heading, dayAt: number) {
  return below.flatMap(({ cells }) =>
    [...columns].flatMap(([year, at]) =>
      isBlank(cells[at] ?? '') ? [] : [[String(year), cells[dayAt] ?? ''] as const],
    ),
  );
}

function elementIn(row: Row, heads: Heads, mistakes: Mistake[]): Element | null {
  if (!heads.has('element')) return 'rain';
  const word = row.cells[heads.get('element') ?? -1] ?? '';
  const element = elementOf(word);
  if (!element) mistakes.push(noElement(row, word));
  return element;
}

function noElement({ at }: Row, word: string): Mistake {
  return {
    line: at,
    mistake: `"${word.slice(0, 40)}" is neither rain nor temperature, sunshine, wind or humidity; the row is left out.`,
  };
}

function noDay({ at, cells }: Row, day: string): Mistake {
  const found = day === '' ? cells.find((cell) => cell !== '') : day;
  return { line: at, mistake: `"${(found ?? '').slice(0, 40)}" is not a day; the row is left out.` };
}

function valueAt(row: Row, at: number, heads: Heads, element: Element, date: RawValue['date']): RawValue {
  return {
    row: row.at,
    cell: `row ${row.at}, column ${at + 1}`,
    station: row.cells[heads.get('station') ?? -1] ?? '',
    date,
    element,
    text: row.cells[at] ?? '',
  };
}
