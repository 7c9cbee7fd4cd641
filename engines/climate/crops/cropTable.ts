import type { Answer } from '../yearResult.ts';
import { type DailySeries, entryOf, knownRainBetween, MISSING, rainBetween, yearSpan } from '../series.ts';
import type { YearCount } from '../extremes/drySpellRisk.ts';

/** A crop as a table of chances sees it: planted on a day (doy366), so many days in the field, so much rain (mm). */
export interface CropNeed {
  readonly plantedOn: number;
  readonly days: number;
  readonly water: number;
}

/** True, false, or null: cannot be known. */
type Truth = boolean | null;

/** Rain from the planting day on while the crop stands, hundredths; MISSING where it cannot be known. */
export function cropRain(series: DailySeries, year: number, { plantedOn, days }: Omit<CropNeed, 'water'>): number {
  const [from, to] = timeInField(series, year, { plantedOn, days });
  return isCut(series, year, from, to) ? MISSING : rainBetween(series, from, to);
}

function timeInField(series: DailySeries, year: number, crop: Omit<CropNeed, 'water'>): readonly [number, number] {
  const from = entryOf(series, year, crop.plantedOn);
  return [from, from + crop.days - 1];
}

/** Whether the record or the year ends, or the record begins, while the crop stands. */
function isCut(series: DailySeries, year: number, from: number, to: number): boolean {
  return from < series.firstRecord || to > Math.min(series.lastRecord, yearSpan(series, year)[1]);
}

/** What decides a year for a crop planted on a day: its rain, and whether season and start allow it. */
export interface CropYear {
  /** Rain of the known days, hundredths, null where the record or the year cuts them off; and whether it is all. */
  readonly rain: number | null;
  readonly isKnown: boolean;
  /** Whether the crop is ripe by the end of the season, and the rains have begun by the day of planting. */
  readonly isRipe: Truth;
  readonly hasBegun: Truth;
}

/** What decides a year. A year without a start or an end counts as not known, as in rpicsa. */
export function cropYear(
  series: DailySeries,
  year: number,
  crop: Omit<CropNeed, 'water'>,
  start: Answer,
  end: Answer,
): CropYear {
  const [from, to] = timeInField(series, year, crop);
  return {
    rain: isCut(series, year, from, to) ? null : knownRainBetween(series, from, to),
    isKnown: cropRain(series, year, crop) !== MISSING,
    isRipe: end.kind === 'day' ? crop.plantedOn + crop.days <= (series.doy[end.day] ?? 0) : null,
    hasBegun: start.kind === 'day' ? (series.doy[start.day] ?? 0) <= crop.plantedOn : null,
  };
}

/**
 * Whether a crop would have come through: rain enough (mm) while it stands, ripe by the end of the season and, where
 * asked for, the rains begun by the day of planting. False beats what cannot be known. Days of the field the record or
 * the year cuts off leave the rain unknown, however much fell on the others, as in rpicsa.
 */
export function isCropSafe({ rain, isKnown, isRipe, hasBegun }: CropYear, water: number, withStart: boolean): Truth {
  const hasRain = rain === null ? null : rain >= water * 100 ? true : isKnown ? false : null;
  if (hasRain === false || isRipe === false || (withStart && hasBegun === false)) return false;
  return hasRain === null || isRipe === null || (withStart && hasBegun === null) ? null : true;
}

/** In how many of the years that can be known a crop would have come through. */
export function cropChance(years: readonly CropYear[], water: number, withStart: boolean): YearCount {
  let [hits, known] = [0, 0];
  for (const year of years) {
    const isSafe = isCropSafe(year, water, withStart);
    if (isSafe !== null) known += 1;
    if (isSafe) hits += 1;
  }
  return { hits, years: known };
}
