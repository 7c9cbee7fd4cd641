/** How a day's minimum and maximum temperature (°C) become degree days. */
export type DegreeDayMethod = (tmin: number, tmax: number) => number;

/** Mean above a base. */
export function averageDegreeDays(base: number): DegreeDayMethod {
  return (tmin, tmax) => Math.max(0, (tmin + tmax) / 2 - base);
}

/** Mean above a base, minimum and maximum each held between base and ceiling first (AquaCrop's method 2). */
export function clippedDegreeDays(base: number, ceiling: number): DegreeDayMethod {
  const clip = (value: number) => Math.min(ceiling, Math.max(base, value));
  return (tmin, tmax) => (clip(tmin) + clip(tmax)) / 2 - base;
}

/**
 * Single sine with a horizontal cutoff: the area of the day's sine curve between base and ceiling.
 * Source: Baskerville and Emin (1969); Zalom and others (1983), "Degree-days" (recalled).
 */
export function sineDegreeDays(base: number, ceiling: number): DegreeDayMethod {
  return (tmin, tmax) => areaAbove(tmin, tmax, base) - areaAbove(tmin, tmax, ceiling);
}

/** Mean height of the day's sine curve above a threshold. */
function areaAbove(tmin: number, tmax: number, threshold: number): number {
  const middle = (tmin + tmax) / 2;
  const swing = (tmax - tmin) / 2;
  if (tmin >= threshold) return middle - threshold;
  if (tmax <= threshold) return 0;
  const theta = Math.asin((threshold - middle) / swing);
  return ((middle - threshold) * (Math.PI / 2 - theta) + swing * Math.cos(theta)) / Math.PI;
}

/**
 * Sums of degree days from an entry on: entry k is the sum of the first k days, as far as no temperature is missing.
 */
export function degreeDaySums(
  tmin: Float64Array,
  tmax: Float64Array,
  from: number,
  days: number,
  method: DegreeDayMethod,
): Float64Array {
  const sums = new Float64Array(days + 1);
  for (let day = 0; day < days; day += 1) {
    const value = method(tmin[from + day] ?? NaN, tmax[from + day] ?? NaN);
    if (Number.isNaN(value)) return sums.subarray(0, day + 1);
    sums[day + 1] = (sums[day] ?? 0) + value;
  }
  return sums;
}

/** On which day (1 is the first) a sum reaches an amount; null where it does not before a gap or the end. */
export function dayReaching(sums: Float64Array, amount: number): number | null {
  const needed = amount - 1e-9;
  for (let day = 0; day < sums.length; day += 1) if ((sums[day] ?? NaN) >= needed) return day === 0 ? null : day;
  return null;
}
