import quickselect from 'quickselect';
import { normalQuantile } from '../extremes/distributions.ts';

/** A straight-line change over the years of a record, with what it may be as well. */
export interface Trend {
  /** Change in ten years, in the unit of the values. */
  readonly perDecade: number;
  /** The range that holds the true change in 19 of 20 such records; a trend whose range holds 0 is not settled. */
  readonly low: number;
  readonly high: number;
  readonly years: number;
}

const FEWEST_YEARS = 10;

/**
 * The median of the slopes between all pairs of years, and its range at 95 %. Source: Sen (1968), "Estimates of the
 * regression coefficient based on Kendall's tau"; range after Gilbert (1987), without ties (recalled). Null below ten years.
 */
export function trendOf(values: readonly { readonly year: number; readonly value: number }[]): Trend | null {
  const n = values.length;
  if (n < FEWEST_YEARS) return null;
  const slopes = new Float64Array((n * (n - 1)) / 2);
  let pairs = 0;
  for (const [at, one] of values.entries()) {
    for (let next = at + 1; next < n; next += 1) {
      const other = values[next];
      if (!other || other.year === one.year) continue;
      slopes[pairs] = (other.value - one.value) / (other.year - one.year);
      pairs += 1;
    }
  }
  const found = slopes.subarray(0, pairs);
  const spread = normalQuantile(0.975) * Math.sqrt((n * (n - 1) * (2 * n + 5)) / 18);
  const at = (rank: number) => ranked(found, Math.min(pairs, Math.max(1, Math.round(rank))));
  return {
    perDecade: 10 * ((ranked(found, Math.ceil(pairs / 2)) + ranked(found, Math.floor(pairs / 2) + 1)) / 2),
    low: 10 * at((pairs - spread) / 2),
    high: 10 * at((pairs + spread) / 2 + 1),
    years: n,
  };
}

/** The value of a rank from 1; moves values about, which takes a sixth of what sorting all of them would. */
function ranked(values: Float64Array, rank: number): number {
  quickselect(values as unknown as number[], rank - 1, 0, values.length - 1, (one, other) => one - other);
  return values[rank - 1] ?? Number.NaN;
}
