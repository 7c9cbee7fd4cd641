import {
  groundRadiation,
  hargreaves,
  meanVapour,
  penmanMonteith,
  pressureAt,
  saturationPressure,
  sunAt,
} from './evapotranspiration.ts';
import { type DailySeries, yearSpan, yearsOf } from '../series.ts';
import { dekadOf } from '../statistics/dekads.ts';

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
  const saturationAt = keptSaturation();
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
      const vapour = meanVapour(saturationAt(low), saturationAt(high), rhMin[index] ?? NaN, rhMax[index] ?? NaN);
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
        saturationAt,
      });
    }
  }
  return answer;
}

/** As many places as there are tenths and twentieths of a degree, in which thermometers are read, between −18 and 84 °C. */
const PLACES = 2048;

/** Saturation vapour pressure (eq. 11) that keeps the newest answer of each twentieth of a degree: most days repeat one. */
function keptSaturation(): (temperature: number) => number {
  const temperatures = new Float64Array(PLACES).fill(NaN);
  const pressures = new Float64Array(PLACES);
  return (temperature) => {
    const at = Math.round(temperature * 20) & (PLACES - 1);
    if (temperatures[at] === temperature) return pressures[at] ?? NaN;
    const pressure = saturationPressure(temperature);
    temperatures[at] = temperature;
    pressures[at] = pressure;
    return pressure;
  };
}

/** Mean evapotranspiration a day in each dekad of the year (1 to 36) over a series, with the days it rests on. */
export function dekadMeans(
  series: DailySeries,
  daily: Float64Array,
): { readonly mean: number; readonly days: number }[] {
  const sums = new Float64Array(37);
  const counts = new Int32Array(37);
  const dekads = Uint8Array.from({ length: 367 }, (_, doy) => dekadOf(Math.max(1, doy)));
  for (let index = 0; index < daily.length; index += 1) {
    const value = daily[index] ?? NaN;
    if (Number.isNaN(value)) continue;
    const dekad = dekads[series.doy[index] ?? 1] ?? 1;
    sums[dekad] = (sums[dekad] ?? 0) + value;
    counts[dekad] = (counts[dekad] ?? 0) + 1;
  }
  return Array.from(sums, (sum, dekad) => {
    const days = counts[dekad] ?? 0;
    return { mean: days === 0 ? NaN : sum / days, days };
  });
}
