import { addDays, type Day, isLeapYear } from '../dates/day.ts';

/** A year and the number of a day in it, as they are written. */
export type DayOfYear = readonly [year: string, number: string];

/**
 * Answers the calendar day of a year and a number of a day in it; null where there is none. The numbers of a file count from 1 January
 * on, or with a 29 February in every year, as R-Instat does (1 March is 61): so where `counts366`, or where years without that
 * day have a 366th and none has a 60th.
 */
export function readDaysOfYear(written: readonly DayOfYear[], counts366: boolean): (day: DayOfYear) => Day | null {
  const inShortYears = new Set(
    written.filter(([year]) => isYear(year) && !isLeapYear(Number(year))).map(([, number]) => Number(number)),
  );
  const is366 = counts366 || (inShortYears.has(366) && !inShortYears.has(60));
  return ([year, number]) => {
    if (!isYear(year) || !/^\d{1,3}$/.test(number)) return null;
    const count = Number(number);
    const isShort = is366 && !isLeapYear(Number(year));
    if (count < 1 || (isShort && count === 60)) return null;
    const day = addDays(`${year}-01-01`, count - (isShort && count > 60 ? 2 : 1));
    return day.startsWith(year) ? day : null;
  };
}

function isYear(year: string): boolean {
  return /^\d{4}$/.test(year);
}
