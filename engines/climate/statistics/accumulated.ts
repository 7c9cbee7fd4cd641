import { type DailySeries, entryOf, gapsBetween, knownRainBetween, MISSING, yearsOf } from '../series.ts';

/** Rain since a day of the year, at the end of each ten days. */
export interface AccumulatedYear {
  readonly year: number;
  /** Hundredths of a millimetre; null from the first missing day on, and for days to come. */
  readonly rain: readonly (number | null)[];
}

const STEP = 10;

/**
 * How the rain of each year added up from a day of the year (doy366) on, at the end of every ten days until the year's end.
 * From a missing day on a year's sum is not known.
 */
export function accumulatedRain(series: DailySeries, from: number): { steps: number[]; years: AccumulatedYear[] } {
  const steps: number[] = [];
  for (let doy = from + STEP - 1; doy <= 366; doy += STEP) steps.push(doy);
  const years = yearsOf(series).map((year) => {
    const first = entryOf(series, year, from === 60 ? 61 : from);
    return {
      year,
      rain: steps.map((doy) => {
        const to = entryOf(series, year, doy === 60 ? 59 : doy);
        if (first < series.firstRecord || to > series.lastRecord || gapsBetween(series, first, to) > 0) return null;
        const rain = knownRainBetween(series, first, to);
        return rain === MISSING ? null : rain;
      }),
    };
  });
  return { steps, years };
}
