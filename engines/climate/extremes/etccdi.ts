import { quantile } from '../statistics/quantiles.ts';
import { type DailySeries, gapsBetween, MISSING, yearSpan, yearsOf } from '../series.ts';

/** Indices of rain extremes of the Expert Team on Climate Change Detection and Indices; mm and days. */
export interface RainIndices {
  readonly PRCPTOT: number;
  readonly R1MM: number;
  readonly R10MM: number;
  readonly R20MM: number;
  /** Mean rain of a wet day; null in a year without one. */
  readonly SDII: number | null;
  readonly RX1DAY: number;
  readonly RX5DAY: number;
  /** Longest dry and wet spell; a spell belongs to the year in which it ends. Null in a year wholly inside one. */
  readonly CDD: number | null;
  readonly CWD: number | null;
  /** Null where the base period has no wet day. */
  readonly R95PTOT: number | null;
  readonly R99PTOT: number | null;
}

export interface BasePeriod {
  readonly from: number;
  readonly to: number;
}

const WET = 100;
/** A year with more missing days, or a month with more, has no indices. */
const MOST_MISSING = { year: 15, month: 3 };

/**
 * The indices of each year as climdex.pcic works them out: wet from 1 mm, very wet days above the 95th and 99th
 * percentile of the wet days of the base period (rule 8). Null for years with too many missing days.
 */
export function rainIndices(series: DailySeries, base: BasePeriod): Map<number, RainIndices | null> {
  const heavy = heavyDays(series, base);
  const spells = longestByEnd(series);
  return new Map(
    yearsOf(series).map((year) => [year, isTooSparse(series, year) ? null : indicesOf(series, year, heavy, spells)]),
  );
}

function indicesOf(
  series: DailySeries,
  year: number,
  heavy: { p95: number; p99: number },
  spells: LongestSpells,
): RainIndices {
  const [from, to] = yearSpan(series, year);
  let [total, r1, r10, r20, max1, max5, over95, over99] = [0, 0, 0, 0, 0, 0, 0, 0];
  for (let index = from; index <= to; index += 1) {
    const rain = series.rain[index] ?? MISSING;
    if (rain > max1) max1 = rain;
    const five = fiveDays(series, index);
    if (five > max5) max5 = five;
    if (rain < WET) continue;
    total += rain;
    r1 += 1;
    if (rain >= 1000) r10 += 1;
    if (rain >= 2000) r20 += 1;
    if (rain > heavy.p95) over95 += rain;
    if (rain > heavy.p99) over99 += rain;
  }
  return {
    PRCPTOT: total / 100,
    R1MM: r1,
    R10MM: r10,
    R20MM: r20,
    SDII: r1 === 0 ? null : total / 100 / r1,
    RX1DAY: max1 / 100,
    RX5DAY: max5 / 100,
    CDD: longestEnding(series, spells.dry, year, (rain) => rain !== MISSING && rain < WET),
    CWD: longestEnding(series, spells.wet, year, (rain) => rain >= WET),
    R95PTOT: Number.isNaN(heavy.p95) ? null : over95 / 100,
    R99PTOT: Number.isNaN(heavy.p99) ? null : over99 / 100,
  };
}

/** Rain of five days around one, missing days as dry; none within two days of the ends of the series. */
function fiveDays(series: DailySeries, middle: number): number {
  if (middle < 2 || middle > series.rain.length - 3) return 0;
  const { rainBefore } = series;
  return (rainBefore[middle + 3] ?? 0) - (rainBefore[middle - 2] ?? 0);
}

function heavyDays(series: DailySeries, base: BasePeriod) {
  const wet: number[] = [];
  for (const year of yearsOf(series)) {
    if (year < base.from || year > base.to) continue;
    const [from, to] = yearSpan(series, year);
    for (let index = from; index <= to; index += 1) {
      const rain = series.rain[index] ?? MISSING;
      if (rain >= WET) wet.push(rain);
    }
  }
  const sorted = Float64Array.from(wet).toSorted();
  return { p95: quantile(sorted, 0.95, 8), p99: quantile(sorted, 0.99, 8) };
}

/** The longest dry and wet spell that ends in each year, by the place of the year in the series; 0 where none ends in it. */
interface LongestSpells {
  readonly dry: Int32Array;
  readonly wet: Int32Array;
}

function longestByEnd({ rain, yearStarts }: DailySeries): LongestSpells {
  const years = yearStarts.length - 1;
  const [dry, wet] = [new Int32Array(years), new Int32Array(years)];
  let [dryRun, wetRun, year] = [0, 0, 0];
  for (let index = 0; index <= rain.length; index += 1) {
    const value = index < rain.length ? (rain[index] ?? MISSING) : MISSING;
    const isWet = value >= WET;
    // A spell that a day does not go on with has ended on the day before, whose year this still is.
    if (dryRun > 0 && (isWet || value === MISSING)) {
      if (dryRun > (dry[year] ?? 0)) dry[year] = dryRun;
      dryRun = 0;
    }
    if (wetRun > 0 && !isWet) {
      if (wetRun > (wet[year] ?? 0)) wet[year] = wetRun;
      wetRun = 0;
    }
    if (index >= (yearStarts[year + 1] ?? Infinity)) year += 1;
    if (isWet) wetRun += 1;
    else if (value !== MISSING) dryRun += 1;
  }
  return { dry, wet };
}

function longestEnding(
  series: DailySeries,
  longestSpells: Int32Array,
  year: number,
  belongs: (rain: number) => boolean,
): number | null {
  const [from, to] = yearSpan(series, year);
  const longest = longestSpells[year - series.firstYear] ?? 0;
  const isInside = longest === 0 && series.rain.subarray(from, to + 1).every(belongs);
  return isInside ? null : longest;
}

function isTooSparse(series: DailySeries, year: number): boolean {
  const [from, to] = yearSpan(series, year);
  const gaps = gapsBetween(series, from, to);
  if (gaps <= MOST_MISSING.month) return false;
  if (gaps > MOST_MISSING.year) return true;
  for (let first = from; first <= to;) {
    let end = first;
    while (end < to && series.month[end + 1] === series.month[first]) end += 1;
    if (gapsBetween(series, first, end) > MOST_MISSING.month) return true;
    first = end + 1;
  }
  return false;
}
