import { dayNumberOf } from '../dates/day.ts';
import { type DailySeries, layOut, MEASURED, MISSING, yearSpan, yearsOf } from './series.ts';

/** One year of a record as it is kept: 366 places by doy366, hundredths of the unit, null where nothing is known. */
export interface KeptYear {
  readonly year: number;
  readonly rain: readonly (number | null)[];
  readonly tmin: readonly (number | null)[] | null;
  readonly tmax: readonly (number | null)[] | null;
  /** Hours of sunshine, wind (m/s) and humidity (%), as hundredths. */
  readonly sun: readonly (number | null)[] | null;
  readonly wind: readonly (number | null)[] | null;
  readonly rhMin: readonly (number | null)[] | null;
  readonly rhMax: readonly (number | null)[] | null;
}

const DAYS = 366;

/** Lays a series out for keeping, year by year; all but rain only where a year has any. */
export function toKeptYears(series: DailySeries): KeptYear[] {
  // Elements that were not measured share one empty column: it is looked through once.
  const measured = new Set([...new Set(MEASURED.map((name) => series[name]))].filter(hasValues));
  return yearsOf(series).map((year) => {
    const [from, to] = yearSpan(series, year);
    const kept = (values: DailySeries['rain'] | Float64Array, unknown: number, unit: number) => {
      const places = Array<number | null>(DAYS).fill(null);
      for (let entry = from; entry <= to; entry += 1) {
        const value = values[entry] ?? unknown;
        const isKnown = value !== unknown && !Number.isNaN(value);
        places[(series.doy[entry] ?? 1) - 1] = isKnown ? Math.round(value * unit) : null;
      }
      return places;
    };
    const hundredths = (values: Float64Array) => {
      const isKnown = measured.has(values) && hasValues(values.subarray(from, to + 1));
      return isKnown ? kept(values, Number.NaN, 100) : null;
    };
    const rain = kept(series.rain, MISSING, 1);
    const others = Object.fromEntries(MEASURED.map((name) => [name, hundredths(series[name])]));
    return { year, rain, ...(others as Record<(typeof MEASURED)[number], (number | null)[] | null>) };
  });
}

function hasValues(values: Float64Array): boolean {
  for (const value of values) if (!Number.isNaN(value)) return true;
  return false;
}

/** A year to be laid out; its rain may be MISSING where nothing is known. */
export type LaidYear = Omit<KeptYear, 'rain'> & { readonly rain: ArrayLike<number | null> };

/** The series of a record that was kept, from its first day to its last (day numbers); one that nobody has read yet is missing. */
export function fromKeptYears(station: string, years: readonly LaidYear[], first: number, last: number): DailySeries {
  const kept = years.filter(({ year }) => dayNumberOf(year, 12, 31) >= first && dayNumberOf(year, 1, 1) <= last);
  const [oldest, newest] = [kept[0]?.year, kept.at(-1)?.year];
  const from = oldest === undefined ? first : Math.max(first, dayNumberOf(oldest, 1, 1));
  const to = newest === undefined ? last : Math.min(last, dayNumberOf(newest, 12, 31));
  const anywhere = MEASURED.filter((name) => kept.some((year) => year[name] !== null));
  const fill: Parameters<typeof layOut>[3] = (columns, start) => {
    for (const { year, rain, ...others } of kept) {
      const january = dayNumberOf(year, 1, 1);
      const leap = dayNumberOf(year, 3, 1) - dayNumberOf(year, 2, 28) === 2;
      const measured = MEASURED.filter((name) => others[name] !== null);
      for (let at = 0; at < DAYS; at += 1) {
        if (at === 59 && !leap) continue;
        const day = january + at - (leap || at < 60 ? 0 : 1);
        if (day < from || day > to) continue;
        columns.rain[day - start] = rain[at] ?? MISSING;
        for (const name of measured) columns[name][day - start] = (others[name]?.[at] ?? NaN) / 100;
      }
    }
  };
  return layOut(station, from, to, fill, anywhere);
}
