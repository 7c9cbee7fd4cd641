import { type Answer, NONE, UNKNOWN, onDay } from '../yearResult.ts';
import { type DailySeries, entryOf, gapsBetween, MISSING, rainBetween, yearSpan, yearsOf } from '../series.ts';

const DAYS = 365;
const PENTADS = 73;

/** Mean rain of each day of a year of 365 days over the complete years; 29 February is left out. */
export interface RainClimatology {
  readonly years: number;
  /** Days and hundredths of a millimetre of the complete years, 29 February included. */
  readonly days: number;
  readonly total: number;
  /** Sum over the years for each of the 365 days, hundredths. */
  readonly daySums: Float64Array;
}

/** The complete years of a series; null where it has none. */
export function rainClimatology(series: DailySeries): RainClimatology | null {
  const daySums = new Float64Array(DAYS);
  let [years, days, total] = [0, 0, 0];
  for (const year of yearsOf(series)) {
    const [from, to] = yearSpan(series, year);
    const rain = rainBetween(series, from, to);
    if (rain === MISSING) continue;
    years += 1;
    days += to - from + 1;
    total += rain;
    for (let index = from, day = 0; index <= to; index += 1) {
      if (series.doy[index] === 60) continue;
      daySums[day] = (daySums[day] ?? 0) + (series.rain[index] ?? 0);
      day += 1;
    }
  }
  return years === 0 ? null : { years, days, total, daySums };
}

/** Mean rain (mm) of each pentad and its cumulative share (%) of the year. Source: Ilesanmi (1972), recalled. */
export function pentadShares(climate: RainClimatology): { readonly mean: number; readonly share: number }[] {
  const sums = Array.from({ length: PENTADS }, (_, pentad) => {
    let sum = 0;
    for (let day = pentad * 5; day < pentad * 5 + 5; day += 1) sum += climate.daySums[day] ?? 0;
    return sum;
  });
  const total = sums.reduce((all, sum) => all + sum, 0);
  let soFar = 0;
  return sums.map((sum) => {
    soFar += sum;
    return { mean: sum / climate.years / 100, share: total === 0 ? 0 : (100 * soFar) / total };
  });
}

/** The first pentad (1 to 73) by which so many per cent of the mean rain of a year have fallen; null without rain. */
export function pentadOfShare(shares: readonly { readonly share: number }[], percent: number): number | null {
  const at = shares.findIndex(({ share }) => share >= percent - 1e-9);
  return at === -1 ? null : at + 1;
}

/** The first day by which so many thousandths of the year's own rain have fallen; only of complete years. */
export function dayOfShare(series: DailySeries, year: number, thousandths: number): Answer {
  const [from, to] = yearSpan(series, year);
  const total = rainBetween(series, from, to);
  if (total === MISSING) return UNKNOWN;
  if (total === 0) return NONE;
  // What has fallen so far never falls: the day is found by halving.
  const before = series.rainBefore[from] ?? 0;
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >> 1;
    const sum = (series.rainBefore[middle + 1] ?? 0) - before;
    if (sum > 0 && sum * 1000 >= total * thousandths) high = middle;
    else low = middle + 1;
  }
  return onDay(low);
}

/** Start and end of a season from the anomalous accumulation of rain; `isDegenerate` where the minimum follows. */
export interface AccumulatedSeason {
  readonly onset: number;
  readonly cessation: number;
  readonly isDegenerate: boolean;
}

/**
 * Liebmann and Marengo (2001): A(d) is the sum since 1 January of rain less its mean a day over the complete years.
 * The season begins the day after the first minimum of A in the calendar year and ends on the maximum from there on.
 * Null for years that are not complete. In hundredths times the days of the climatology, so that all is exact.
 */
export function liebmannSeason(series: DailySeries, year: number, climate: RainClimatology): AccumulatedSeason | null {
  const [from, to] = yearSpan(series, year);
  return seasonOfAnomaly(series, from, to, climate);
}

/** The mean climatological year: the day (1 to 365) on which its rain less the mean a day adds up to least and most. */
export function dunningBounds(climate: RainClimatology): { readonly least: number; readonly most: number } {
  const { daySums } = climate;
  let total = 0;
  for (const rain of daySums) total += rain;
  let [sum, least, most] = [0, Infinity, -Infinity];
  let [leastDay, mostDay] = [1, 1];
  for (let day = 0; day < daySums.length; day += 1) {
    sum += (daySums[day] ?? 0) * DAYS - total;
    if (sum < least) [least, leastDay] = [sum, day + 1];
    if (sum > most) [most, mostDay] = [sum, day + 1];
  }
  return { least: leastDay, most: mostDay };
}

const DUNNING_MARGIN = 50;

/**
 * Dunning and others (2016): as Liebmann's, from 50 days before the climatological minimum to 50 days after the
 * maximum, without smoothing. Null for years that are not complete, and where the maximum comes so long before the minimum that no
 * days lie between: a season over the new year, which a calendar year does not hold.
 */
export function dunningSeason(
  series: DailySeries,
  year: number,
  climate: RainClimatology,
  { least, most } = dunningBounds(climate),
): AccumulatedSeason | null {
  const from = entryOfDay365(series, year, least) - DUNNING_MARGIN;
  const to = entryOfDay365(series, year, most) + DUNNING_MARGIN;
  return seasonOfAnomaly(series, from, to, climate, false);
}

function seasonOfAnomaly(
  series: DailySeries,
  from: number,
  to: number,
  climate: RainClimatology,
  isAfter = true,
): AccumulatedSeason | null {
  if (to < from || gapsBetween(series, from, to) > 0) return null;
  const { days, total } = climate;
  let [sum, least, most] = [0, Infinity, -Infinity];
  let [leastDay, mostDay] = [from, from];
  for (let index = from; index <= to; index += 1) {
    sum += (series.rain[index] ?? 0) * days - total;
    const isLeast = sum < least;
    if (isLeast) [least, leastDay] = [sum, index];
    // Where the maximum is sought after the minimum, a new minimum begins the search anew.
    if (sum > most || (isAfter && isLeast)) [most, mostDay] = [sum, index];
  }
  const onset = Math.min(leastDay + 1, to);
  return { onset, cessation: mostDay, isDegenerate: onset >= mostDay };
}

/** The entry of a day of a year of 365 days, 29 February left out. */
function entryOfDay365(series: DailySeries, year: number, day: number): number {
  return entryOf(series, year, day <= 59 ? day : day + 1);
}
