import { type Day, dayNumberOf, daysInMonth, monthOf, dayOfMonth, dayOf } from './day.ts';

/** A day of any year, written MM-DD ("03-22"). */
export type MonthDay = string;

/** The day number of a month-day in a year; 02-29 is 28 February in a year that has no 29th. */
export function monthDayNumber(monthDay: MonthDay, year: number): number {
  const month = Number(monthDay.slice(0, 2));
  return dayNumberOf(year, month, Math.min(Number(monthDay.slice(3, 5)), daysInMonth(year, month)));
}

/** The same day of the month in another year; 29 February becomes 28 February where there is none. */
export function inYear(day: Day, year: number): Day {
  const month = monthOf(day);
  return dayOf(year, month, Math.min(dayOfMonth(day), daysInMonth(year, month)));
}
