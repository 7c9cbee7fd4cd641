import { dekadOf, dekadSpan } from '../statistics/dekads.ts';
import { type DailySeries, MISSING, rainBetween } from '../series.ts';

/**
 * Crop coefficients of maize by dekad after planting: means over ten days of the curve 0.30 / 1.20 / 0.60 of FAO
 * Irrigation and Drainage Paper 56 with stages of 15, 25, 30 and 20 days (90 in all) or 20, 35, 40 and 25 (120).
 */
export const MAIZE = {
  90: [0.3, 0.35, 0.68, 1.04, 1.2, 1.2, 1.2, 1.03, 0.73],
  120: [0.3, 0.3, 0.44, 0.7, 0.96, 1.17, 1.2, 1.2, 1.2, 1.16, 0.95, 0.71],
} as const;

/** Water requirement satisfaction, per cent, by three published balances. */
export interface Satisfaction {
  /** Frere and Popov (1979), FAO. */
  readonly fp: number;
  /** The same less three points for each dekad that leaves more than 100 mm over. */
  readonly fpx: number;
  /** Verdin and Klaver (2002), Senay and Verdin (2003): the one of GeoWRSI. */
  readonly geo: number;
}

/** Below this share of the holding capacity a crop can no longer take what it wants. */
const CRITICAL_SHARE = 0.45;

/**
 * Satisfaction of a crop planted in the dekad that holds an entry. `coefficients` by dekad; `losses` is the mean
 * reference evapotranspiration a day (mm) of each dekad of the year, index 1 to 36; `holds` what the soil holds, mm.
 * Null where rain of a day, or a loss, is not known. The soil is empty at planting.
 */
export function waterSatisfaction(
  series: DailySeries,
  year: number,
  plantedOn: number,
  coefficients: readonly number[],
  losses: readonly number[],
  holds: number,
): Satisfaction | null {
  const first = dekadOf(series.doy[plantedOn] ?? 0);
  let [need, deficit, surpluses, soil] = [0, 0, 0, 0];
  let [taken, geoSoil] = [0, 0];
  for (const [step, coefficient] of coefficients.entries()) {
    const dekad = first + step;
    const [from, to] = dekadSpan(series, year, dekad);
    const hundredths = rainBetween(series, from, to);
    const loss = losses[((dekad - 1) % 36) + 1] ?? NaN;
    if (hundredths === MISSING || Number.isNaN(loss)) return null;
    const rain = hundredths / 100;
    const wanted = coefficient * loss * (to - from + 1);
    need += wanted;
    deficit += Math.max(0, wanted - rain - soil);
    if (soil + rain - wanted - holds > 100) surpluses += 1;
    soil = Math.min(holds, Math.max(0, soil + rain - wanted));
    const water = geoSoil + rain;
    const critical = CRITICAL_SHARE * holds;
    const actual = Math.min(water, water >= critical ? wanted : (wanted * water) / critical);
    taken += actual;
    geoSoil = Math.min(holds, water - actual);
  }
  const fp = 100 * (1 - deficit / need);
  return { fp, fpx: Math.max(0, fp - 3 * surpluses), geo: (100 * taken) / need };
}
