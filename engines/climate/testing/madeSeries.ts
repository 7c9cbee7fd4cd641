import { addDays, type Day, dayNumber, daysBetween } from '../../dates/day.ts';
import { type DailySeries, type DayValues, makeSeries } from '../series.ts';

/** Days of a made-up record: dry but for the rain given (mm), missing where it says so. */
export interface MadeDays {
  readonly from: Day;
  readonly to: Day;
  readonly rain?: Readonly<Record<Day, number>>;
  readonly missing?: readonly Day[];
}

/** A record made up for a test, with the answers worked out by hand beside it. */
export function madeSeries({ from, to, rain = {}, missing = [] }: MadeDays): DailySeries {
  const days: DayValues[] = [];
  for (let at = 0; at <= daysBetween(from, to); at += 1) {
    const day = addDays(from, at);
    days.push({ day: dayNumber(day), rain: missing.includes(day) ? null : Math.round((rain[day] ?? 0) * 100) });
  }
  return makeSeries('made-up', days);
}

/** The days from one to another, both counted. */
export function daysFrom(from: Day, to: Day): Day[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => addDays(from, at));
}

/** The same rain on each of the days. */
export function eachDay(days: readonly Day[], rain: number): Record<Day, number> {
  return Object.fromEntries(days.map((day) => [day, rain]));
}
