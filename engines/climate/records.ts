import { dayNumberOf } from '../dates/day.ts';
import { type DailySeries, type DayValues, entryOf, makeSeries, MISSING, yearsOf } from './series.ts';

/** One year of a record as it is kept: 366 places by doy366, hundredths of the unit, null where nothing is known. */
export interface KeptYear {
  readonly year: number;
  readonly rain: readonly (number | null)[];
  readonly tmin: readonly (number | null)[] | null;
  readonly tmax: readonly (number | null)[] | null;
}

const DAYS = 366;

/** Lays a series out for keeping, year by year; temperatures only where a year has any. */
export function toKeptYears(series: DailySeries): KeptYear[] {
  return yearsOf(series).map((year) => {
    const of = (take: (entry: number) => number | null) =>
      Array.from({ length: DAYS }, (_, at) => {
        const entry = entryOf(series, year, at + 1);
        return entry === -1 ? null : take(entry);
      });
    const hundredths = (values: Float64Array) => {
      const kept = of((entry) => (Number.isNaN(values[entry] ?? NaN) ? null : Math.round((values[entry] ?? 0) * 100)));
      return kept.some((value) => value !== null) ? kept : null;
    };
    const rain = of((entry) => (series.rain[entry] === MISSING ? null : (series.rain[entry] ?? null)));
    return { year, rain, tmin: hundredths(series.tmin), tmax: hundredths(series.tmax) };
  });
}

/** The series of a record that was kept, from its first day to its last (day numbers). */
export function fromKeptYears(station: string, years: readonly KeptYear[], first: number, last: number): DailySeries {
  const days: DayValues[] = [];
  for (const { year, rain, tmin, tmax } of years) {
    const leap = dayNumberOf(year, 3, 1) - dayNumberOf(year, 2, 28) === 2;
    for (let at = 0; at < DAYS; at += 1) {
      if (at === 59 && !leap) continue;
      const day = dayNumberOf(year, 1, 1) + at - (leap || at < 60 ? 0 : 1);
      if (day < first || day > last) continue;
      days.push({ day, rain: rain[at] ?? null, tmin: unit(tmin?.[at]), tmax: unit(tmax?.[at]) });
    }
  }
  return makeSeries(station, days);
}

function unit(hundredths: number | null | undefined): number | null {
  return hundredths === null || hundredths === undefined ? null : hundredths / 100;
}
