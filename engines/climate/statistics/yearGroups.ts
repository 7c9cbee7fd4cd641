import { quantile } from './quantiles.ts';
import { type DailySeries, entryOf, gapsBetween, knownRainBetween } from '../series.ts';
import type { SeasonOfYear } from '../seasons/placeSeasons.ts';

/** The third of the years of a record a year belongs to, by its rain. */
export type RainThird = 'dry' | 'middle' | 'wet';

/** The third of each year whose rain is known, by the terciles of those years (R's quantile 7). */
export function rainThirds(years: readonly Pick<SeasonOfYear, 'year' | 'rain'>[]): ReadonlyMap<number, RainThird> {
  const known = years.flatMap(({ year, rain }) => (rain === null ? [] : [{ year, rain }]));
  const sorted = known.map(({ rain }) => rain).toSorted((p, q) => p - q);
  const [low, high] = [quantile(sorted, 1 / 3, 7), quantile(sorted, 2 / 3, 7)];
  return new Map(known.map(({ year, rain }) => [year, rain <= low ? 'dry' : rain > high ? 'wet' : 'middle']));
}

/** Rain from a day of the year on, up to the newest day of a record, beside the same days of all other years. */
export interface RainSoFar {
  readonly year: number;
  /** Entry of the newest day. */
  readonly asOf: number;
  /** Hundredths of a millimetre; days that are missing count as dry, and are counted. */
  readonly rain: number;
  readonly missing: number;
  /** In how many of the years whose same days are all known less fell. */
  readonly drier: number;
  readonly years: number;
}

const FEWEST_YEARS = 5;

/** The season so far of the last year of a record; null before the day, and with fewer than five other years. */
export function rainSoFar(series: DailySeries, from: number): RainSoFar | null {
  const { firstYear, lastYear, lastRecord, doy } = series;
  const first = entryOf(series, lastYear, from);
  if (lastRecord < first) return null;
  const rain = knownRainBetween(series, first, lastRecord);
  const upTo = doy[lastRecord] ?? 1;
  const others = Array.from({ length: lastYear - firstYear }, (_, at) => firstYear + at).flatMap((year) => {
    const [start, end] = [entryOf(series, year, from), entryOf(series, year, upTo === 60 ? 59 : upTo)];
    return gapsBetween(series, start, end) > 0 ? [] : [knownRainBetween(series, start, end)];
  });
  if (others.length < FEWEST_YEARS) return null;
  return {
    year: lastYear,
    asOf: lastRecord,
    rain,
    missing: gapsBetween(series, first, lastRecord),
    drier: others.filter((other) => other < rain).length,
    years: others.length,
  };
}
