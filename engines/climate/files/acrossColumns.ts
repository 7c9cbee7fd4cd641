import { readDaysOfYear } from '../dayOfYear.ts';
import { isLeapYear } from '../../dates/day.ts';
import {
  cellOf,
  elementIn,
  type Heads,
  isDayOfMonth,
  isInMonth,
  isUnmeasured,
  noDay,
  type Row,
  valueAt,
} from './formRows.ts';
import type { Grid } from './grid.ts';
import { findHeads } from './headings.ts';
import { FileRefused, type Mistake, type RawFile, type RawValue } from './types.ts';
import { unitsIn } from './units.ts';

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
    return [...days].flatMap(([day, at]): RawValue[] => {
      const date = { year: cellOf(each, heads, 'year'), month: cellOf(each, heads, 'month'), day: String(day) };
      return isInMonth(date, each, at, mistakes) ? [valueAt(each, at, heads, element, date)] : [];
    });
  });
  return { format: 'monthRows', values, mistakes, settled: unitsIn(row, heads), hasOpenElement: !heads.has('element') };
}

/** A heading with a column for each of several years. */
interface Years {
  readonly row: Row;
  readonly heads: Heads;
  /** Where each year stands. */
  readonly columns: ReadonlyMap<number, number>;
}

const YEAR = /^[xy]?((?:18|19|20)\d\d)$/i;
/** Fewer columns of years than this may be anything else with numbers for names. */
const FEWEST_YEARS = 2;

/**
 * A form with a row for each day of the year and a column for each year; days are counted from 1 January on, or written as month and day.
 * Null where no row of the grid names years beside such days. Throws a sentence where it cannot be told how days are counted.
 */
export function readYearColumns(grid: Grid, mostPreface: number): RawFile | null {
  const heading = findYears(grid.rows.slice(0, mostPreface));
  if (!heading) return null;
  const { heads } = heading;
  const isDated = heads.has('month') && heads.has('day');
  if (heads.has('year') || (!heads.has('doy') && !isDated)) return null;
  const below = grid.rows.filter(({ at }) => at > heading.row.at);
  const mistakes: Mistake[] = [];
  const values = isDated ? datedValues(heading, below, mistakes) : countedValues(heading, below, mistakes);
  return { format: 'yearColumns', values, mistakes, settled: {}, hasOpenElement: !heads.has('element') };
}

function findYears(rows: readonly Row[]): Years | null {
  for (const row of rows) {
    const columns = new Map<number, number>();
    for (const [at, cell] of row.cells.entries()) {
      const year = Number(YEAR.exec(cell)?.[1] ?? Number.NaN);
      if (at > 0 && !Number.isNaN(year) && !columns.has(year)) columns.set(year, at);
    }
    if (columns.size >= FEWEST_YEARS && !YEAR.test(row.cells[0] ?? ''))
      return { row, heads: findHeads(row.cells), columns };
  }
  return null;
}

function datedValues({ heads, columns }: Years, below: readonly Row[], mistakes: Mistake[]): RawValue[] {
  let month = '';
  return below.flatMap((row): RawValue[] => {
    const element = elementIn(row, heads, mistakes);
    if (!element) return [];
    const day = cellOf(row, heads, 'day');
    if (!isDayOfMonth(day)) {
      mistakes.push(noDay(row, day));
      return [];
    }
    // A month is written once where its cells were merged.
    month = cellOf(row, heads, 'month') || month;
    return [...columns].flatMap(([year, at]): RawValue[] => {
      const date = { year: String(year), month, day };
      return isInMonth(date, row, at, mistakes) ? [valueAt(row, at, heads, element, date)] : [];
    });
  });
}

function countedValues(heading: Years, below: readonly Row[], mistakes: Mistake[]): RawValue[] {
  const { heads, columns } = heading;
  const dayOf = readDaysOfYear(daysMeasured(heading, below), false);
  return below.flatMap((row): RawValue[] => {
    const element = elementIn(row, heads, mistakes);
    if (!element) return [];
    const day = cellOf(row, heads, 'doy');
    if (!/^\d{1,3}$/.test(day) || Number(day) < 1 || Number(day) > 366) {
      mistakes.push(noDay(row, day));
      return [];
    }
    return [...columns].flatMap(([year, at]): RawValue[] => {
      const ofYear = dayOf([String(year), day]);
      if (ofYear !== null) return [valueAt(row, at, heads, element, ofYear)];
      const text = row.cells[at] ?? '';
      if (Number(text) > 0 && !isUnmeasured(text))
        mistakes.push({
          line: row.at,
          mistake: `Column ${at + 1} holds ${text} for day ${day} of ${year}, which that year does not have; it is left out.`,
        });
      return [];
    });
  });
}

/** The years and numbers of days on which something was measured. */
function daysMeasured({ heads, columns }: Years, below: readonly Row[]) {
  const measured = below.flatMap((row) =>
    [...columns].flatMap(([year, at]) =>
      isUnmeasured(row.cells[at] ?? '') ? [] : [[String(year), cellOf(row, heads, 'doy')] as const],
    ),
  );
  const [sixtieth, last] = [60, 366].map((count) =>
    measured.find(([year, day]) => Number(day) === count && !isLeapYear(Number(year))),
  );
  if (sixtieth && last)
    throw new FileRefused(
      `Years without a 29 February hold values on day 60 (${sixtieth[0]}) and on day 366 (${last[0]}), so that it cannot be told from which day on they are counted. Leave day 366 empty, or day 60 where 1 March is 61.`,
    );
  return measured;
}
