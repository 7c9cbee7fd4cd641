import {
  groundRadiation,
  hargreaves,
  penmanMonteith,
  pressureAt,
  sunAt,
  vapourPressure,
} from './evapotranspiration.ts';
import { type DailySeries, yearSpan, yearsOf } from './series.ts';
import { dekadOf } from './dekads.ts';

/** Reference evapotranspiration of every day of a series, mm; NaN where an input is missing. */
export interface DailyEvapotranspiration {
  readonly penmanMonteith: Float64Array;
  readonly hargreaves: Float64Array;
}

/** Where a gauge is: degrees north and metres above the sea. */
export interface StationPlace {
  readonly latitude: number;
  readonly elevation: number;
}

/**
 * Both methods for every day; Penman-Monteith needs every one of its inputs. With the minimum above the maximum
 * Hargreaves has no answer; Penman-Monteith, which only takes their means, keeps to the values as they stand.
 */
export function dailyEvapotranspiration(
  series: DailySeries,
  { latitude, elevation }: StationPlace,
): DailyEvapotranspiration {
  const { tmin, tmax, sun, wind, rhMin, rhMax } = series;
  const pressure = pressureAt(elevation);
  const byDay = Array.from({ length: 367 }, (_, day) => sunAt(latitude, day));
  const answer = {
    penmanMonteith: new Float64Array(tmin.length).fill(NaN),
    hargreaves: new Float64Array(tmin.length).fill(NaN),
  };
  for (const year of yearsOf(series)) {
    const [from, to] = yearSpan(series, year);
    for (let index = from; index <= to; index += 1) {
      const [low, high] = [tmin[index] ?? NaN, tmax[index] ?? NaN];
      const above = byDay[index - from + 1];
      if (!above || Number.isNaN(low) || Number.isNaN(high)) continue;
      answer.hargreaves[index] = hargreaves(low, high, above.radiation);
      const vapour = vapourPressure(low, high, rhMin[index] ?? NaN, rhMax[index] ?? NaN);
      const radiation = groundRadiation(above.radiation, sun[index] ?? NaN, above.daylight);
      answer.penmanMonteith[index] = penmanMonteith({
        tmin: low,
        tmax: high,
        wind: wind[index] ?? NaN,
        vapour,
        radiation,
        top: above.radiation,
        elevation,
        pressure,
      });
    }
  }
  return answer;
}

/** Mean evapotranspiration a day in each dekad of the year (1 to 36) over a series, with the days it rests on. */
export function dekadMeans(
  series: DailySeries,
  daily: Float64Array,
): { readonly mean: number; readonly days: number }[] {
  const sums = Array.from({ length: 37 }, () => ({ sum: 0, days: 0 }));
  const dekads = Array.from({ length: 367 }, (_, doy) => dekadOf(Math.max(1, doy)));
  daily.forEach((value, index) => {
    const entry = sums[dekads[series.doy[index] ?? 1] ?? 1];
    if (!entry || Number.isNaN(value)) return;
    entry.sum += value;
    entry.days += 1;
  });
  return sums.map(({ sum, days }) => ({ mean: days === 0 ? NaN : sum / days, days }));
}
