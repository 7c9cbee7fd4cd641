import { mean, quantile, standardDeviation } from './quantiles.ts';
import { type DailySeries, entryOf, MISSING, rainBetween, yearSpan } from '../series.ts';

/** Months and seasons of the year normals are worked out for, with their first and last month. */
export const NORMAL_PERIODS: readonly { readonly id: string; readonly from: number; readonly to: number }[] = [
  ...Array.from({ length: 12 }, (_, at) => ({ id: `M${String(at + 1).padStart(2, '0')}`, from: at + 1, to: at + 1 })),
  { id: 'MAM', from: 3, to: 5 },
  { id: 'AMJ', from: 4, to: 6 },
  { id: 'MJJ', from: 5, to: 7 },
  { id: 'JAS', from: 7, to: 9 },
  { id: 'SON', from: 9, to: 11 },
  { id: 'ANN', from: 1, to: 12 },
];

/** Shares of years below a quantile; thirds bound the terciles. */
export const NORMAL_QUANTILES = [
  { id: 'Q200', share: 0.2 },
  { id: 'Q333', share: 1 / 3 },
  { id: 'Q500', share: 0.5 },
  { id: 'Q666', share: 2 / 3 },
  { id: 'Q800', share: 0.8 },
] as const;

export interface Normal {
  /** Years in which every day of the period is known. */
  readonly years: number;
  /** mm. */
  readonly mean: number;
  readonly deviation: number;
  /** By the order of NORMAL_QUANTILES, by R's rule (7) and Weibull's (6). */
  readonly quantiles: readonly { readonly t7: number; readonly t6: number }[];
}

/** The normal of rain in a period over some years; null where no year is complete. */
export function rainNormal(
  series: DailySeries,
  years: readonly number[],
  period: { readonly from: number; readonly to: number },
): Normal | null {
  const totals: number[] = [];
  for (const year of years) {
    const total = monthsTotal(series, year, period.from, period.to);
    if (total !== MISSING) totals.push(total / 100);
  }
  if (totals.length === 0) return null;
  const sorted = new Float64Array(totals).toSorted();
  return {
    years: totals.length,
    mean: mean(totals),
    deviation: standardDeviation(totals),
    quantiles: NORMAL_QUANTILES.map(({ share }) => ({
      t7: quantile(sorted, share, 7),
      t6: quantile(sorted, share, 6),
    })),
  };
}

/** Rain of whole months of a year, hundredths; MISSING where a day is. */
export function monthsTotal(series: DailySeries, year: number, fromMonth: number, toMonth: number): number {
  if (year < series.firstYear || year > series.lastYear) return MISSING;
  const from = entryOf(series, year, MONTH_STARTS[fromMonth - 1] ?? 1);
  const to = toMonth === 12 ? yearSpan(series, year)[1] : entryOf(series, year, MONTH_STARTS[toMonth] ?? 1) - 1;
  return rainBetween(series, from, to);
}

/** The first day of each month as doy366. */
const MONTH_STARTS = [1, 32, 61, 92, 122, 153, 183, 214, 245, 275, 306, 336];

/** Years of a thirty-year period that must lie in the record for normals to be worked out: half. */
const ENOUGH_YEARS = 15;

/** Thirty-year periods from a year ending in 1, half of which the record covers: 1951–1980, 1961–1990 … */
export function normalPeriods(series: DailySeries): { readonly from: number; readonly to: number }[] {
  const periods = [];
  for (let from = Math.floor(series.firstYear / 10) * 10 - 29; from <= series.lastYear; from += 10) {
    const covered = Math.min(from + 29, series.lastYear) - Math.max(from, series.firstYear) + 1;
    if (covered >= ENOUGH_YEARS) periods.push({ from, to: from + 29 });
  }
  return periods;
}
