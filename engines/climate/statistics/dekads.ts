import { type DailySeries, entryOf } from '../series.ts';

/** Day of the year (doy366) on which each dekad begins: the 1st, 11th and 21st of each month. */
const STARTS = [1, 32, 61, 92, 122, 153, 183, 214, 245, 275, 306, 336].flatMap((first) => [
  first,
  first + 10,
  first + 20,
]);

/** Entries of the first and last day of a dekad, 1 to 36; 37 and more are dekads of the next year. */
export function dekadSpan(series: DailySeries, year: number, dekad: number): readonly [from: number, to: number] {
  const [ofYear, number] = [year + Math.floor((dekad - 1) / 36), ((dekad - 1) % 36) + 1];
  const from = dekadStart(series, ofYear, number);
  const next = number === 36 ? dekadStart(series, ofYear + 1, 1) : dekadStart(series, ofYear, number + 1);
  return [from, next - 1];
}

/** Which dekad of the year, 1 to 36, a day (doy366) lies in. */
export function dekadOf(doy366: number): number {
  return STARTS.findLastIndex((start) => start <= doy366) + 1;
}

function dekadStart(series: DailySeries, year: number, dekad: number): number {
  if (year > series.lastYear) return (series.yearStarts.at(-1) ?? 0) + (STARTS[dekad - 1] ?? 1) - 1;
  return entryOf(series, year, STARTS[dekad - 1] ?? 1);
}
