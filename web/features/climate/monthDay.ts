import { dayNumber, dayText } from '#engines/dates/day.ts';
import { sayDay } from '#web/lib/format.ts';

const LEAP = '2000';
const NEW_YEAR = dayNumber(`${LEAP}-01-01`);

/** Day of the year with 29 February in every year: 1 March is 61. */
export function doyOf(monthDay: string): number {
  return dayNumber(`${LEAP}-${monthDay}`) - NEW_YEAR + 1;
}

/** That day as MM-DD. */
export function monthDayOf(doy366: number): string {
  return dayText(NEW_YEAR + doy366 - 1).slice(5);
}

/** A day of any year as people say it: "20 May". */
export function sayMonthDay(monthDay: string): string {
  return sayDay(`${LEAP}-${monthDay}`);
}
