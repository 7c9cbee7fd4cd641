import { type DailySeries, entryOf, gapsBetween, MISSING, yearsOf } from './series.ts';

/** In how many of the years that can be known it was so. */
export interface YearCount {
  readonly hits: number;
  readonly years: number;
}

/**
 * How often a dry spell followed: IN30 asks for so many dry days in a row wholly within the 30 days after a day, as if
 * it rained on that day; BEGIN30 for a row that begins on the day or one of the 29 after it, counting from the day
 * where one is going on already.
 */
export type RiskKind = 'IN30' | 'BEGIN30';

const AHEAD = 30;

/**
 * For each day of the year (index 1 to 366, doy366) in how many years a dry spell of at least so many days followed.
 * Days of the record count, known themselves or not. Years of which a needed day is missing are left out; windows run on into the next year; 29 February counts leap
 * years only.
 */
export function drySpellRisk(series: DailySeries, wetDay: number, kind: RiskKind, days: number): YearCount[] {
  const ends = longSpellsBefore(series, wetDay, days);
  const hits = new Int32Array(367);
  const years = new Int32Array(367);
  const { gapsBefore, doy: days366 } = series;
  const [needFrom, needTo] = kind === 'IN30' ? [1, AHEAD] : [0, AHEAD - 2 + days];
  const [endFrom, endTo] = kind === 'IN30' ? [days, AHEAD] : [days - 1, AHEAD - 2 + days];
  // Beyond the record's last day all is missing.
  for (let index = series.firstRecord; index + needTo <= series.lastRecord; index += 1) {
    if (gapsBefore[index + needTo + 1] !== gapsBefore[index + needFrom]) continue;
    const doy = days366[index] ?? 0;
    years[doy] = (years[doy] ?? 0) + 1;
    if ((ends[index + endTo + 1] ?? 0) > (ends[index + endFrom] ?? 0)) hits[doy] = (hits[doy] ?? 0) + 1;
  }
  return Array.from(hits, (hit, doy) => ({ hits: hit, years: years[doy] ?? 0 }));
}

/** In how many years so many dry days in a row came within the days after dates of any year (doy366), in their order. */
export function drySpellsAfter(
  series: DailySeries,
  wetDay: number,
  dates: readonly number[],
  within: number,
  days: number,
): YearCount[] {
  const ends = longSpellsBefore(series, wetDay, days);
  return dates.map((doy366) => countAfter(series, ends, doy366, within, days));
}

function countAfter(series: DailySeries, ends: Int32Array, doy366: number, within: number, days: number): YearCount {
  let [hits, years] = [0, 0];
  for (const year of yearsOf(series)) {
    const day = entryOf(series, year, doy366);
    if (day < 0 || gapsBetween(series, day + 1, day + within) > 0) continue;
    years += 1;
    if ((ends[day + within + 1] ?? 0) > (ends[day + days] ?? 0)) hits += 1;
  }
  return { hits, years };
}

/**
 * How many days before an entry end at least so many dry days in a row; one longer than the series. A missing day ends
 * a row: whoever asks looks at days that are all known.
 */
function longSpellsBefore({ rain }: DailySeries, wetDay: number, days: number): Int32Array {
  const before = new Int32Array(rain.length + 1);
  let run = 0;
  for (let index = 0; index < rain.length; index += 1) {
    const value = rain[index] ?? MISSING;
    run = value === MISSING || value >= wetDay ? 0 : run + 1;
    before[index + 1] = (before[index] ?? 0) + (run >= days ? 1 : 0);
  }
  return before;
}
