import { type DailySeries, entryOf, gapsBetween, MISSING, yearsOf } from '../series.ts';

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

/** First and last entries of days in a row, one pair after the other: of all that are known, and of all that are dry. */
export interface DayRuns {
  readonly known: readonly number[];
  readonly dry: readonly number[];
}

/** Where the known and, for a meaning of a wet day, the dry days of a record lie; a missing day ends both. */
export function dayRuns({ rain, firstRecord, lastRecord }: DailySeries, wetDay: number): DayRuns {
  const known: number[] = [];
  const dry: number[] = [];
  let [knownFrom, dryFrom] = [-1, -1];
  for (let day = firstRecord; day <= lastRecord + 1; day += 1) {
    const value = day > lastRecord ? MISSING : (rain[day] ?? MISSING);
    if (value === MISSING || value >= wetDay) {
      if (dryFrom >= 0) dry.push(dryFrom, day - 1);
      dryFrom = -1;
    } else if (dryFrom < 0) dryFrom = day;
    if (value === MISSING) {
      if (knownFrom >= 0) known.push(knownFrom, day - 1);
      knownFrom = -1;
    } else if (knownFrom < 0) knownFrom = day;
  }
  return { known, dry };
}

/**
 * For each day of the year (index 1 to 366, doy366) in how many years a dry spell of at least so many days followed.
 * Days of the record count, known themselves or not. Years of which a needed day is missing are left out; windows run on into the next year; 29 February counts leap
 * years only.
 */
export function drySpellRisk(
  series: DailySeries,
  wetDay: number,
  kind: RiskKind,
  days: number,
  { known, dry }: DayRuns = dayRuns(series, wetDay),
): YearCount[] {
  const { doy, firstRecord } = series;
  const hits = new Int32Array(367);
  const years = new Int32Array(367);
  // Of a day on, the days that must be known and those on which a long enough row may end.
  const [needFrom, endFrom] = kind === 'IN30' ? [1, days] : [0, days - 1];
  const needTo = kind === 'IN30' ? AHEAD : AHEAD - 2 + days;
  let spell = 0;
  for (let at = 0; at < known.length; at += 2) {
    const knownTo = known[at + 1] ?? 0;
    const last = knownTo - needTo;
    let next = Math.max(firstRecord, (known[at] ?? 0) - needFrom);
    countDays(years, doy, next, last);
    // A spell meets all days from one to another; those the spell before has met are counted already.
    for (; spell < dry.length && (dry[spell] ?? 0) <= knownTo; spell += 2) {
      const [from, to] = [dry[spell] ?? 0, dry[spell + 1] ?? 0];
      if (to - from + 1 < days) continue;
      const first = Math.max(next, from + days - 1 - needTo);
      next = Math.max(next, to - endFrom + 1);
      countDays(hits, doy, first, Math.min(last, next - 1));
    }
  }
  const counts: YearCount[] = [];
  for (let day = 0; day <= 366; day += 1) counts.push({ hits: hits[day] ?? 0, years: years[day] ?? 0 });
  return counts;
}

function countDays(counts: Int32Array, doy: Int16Array, from: number, to: number): void {
  for (let index = from; index <= to; index += 1) {
    const day = doy[index] ?? 0;
    counts[day] = (counts[day] ?? 0) + 1;
  }
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
