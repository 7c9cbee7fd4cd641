import { type DailySeries, MISSING } from './series.ts';
import { fitLogistic } from './logistic.ts';

/** How often a day followed another: the first digit says whether the day before was wet, the second this one. */
export interface Transitions {
  readonly n00: number;
  readonly n01: number;
  readonly n10: number;
  readonly n11: number;
}

/**
 * Counts of the first-order Markov chain of wet and dry days by day of the year (index 1 to 366, doy366), of all pairs
 * of known days. A pair belongs to its second day.
 */
export function transitionsByDay(series: DailySeries, wetDay: number): Transitions[] {
  return countPairs(series, wetDay, series.doy, 367);
}

/** The same counts by month, index 1 to 12. */
export function transitionsByMonth(series: DailySeries, wetDay: number): Transitions[] {
  return countPairs(series, wetDay, series.month, 13);
}

/** Chance of a wet day after a dry and after a wet one; null where no such day before is known. */
export function wetChances(count: Transitions): { readonly afterDry: number | null; readonly afterWet: number | null } {
  const share = (wet: number, dry: number) => (wet + dry === 0 ? null : wet / (wet + dry));
  return { afterDry: share(count.n01, count.n00), afterWet: share(count.n11, count.n10) };
}

const HARMONICS = 3;

/**
 * Three harmonics of the year fitted to those chances by logistic regression: coefficients B0, C1, S1 … C3, S3 of
 * 1, cos and sin(2πk·doy366/366). Source: Stern and Coe (1984), "A model fitting analysis of daily rainfall data".
 * Null where the days do not settle them (never wet, or always).
 */
export function harmonicFit(
  byDay: readonly Transitions[],
  after: 'dry' | 'wet',
): { coefficients: number[]; pairs: number } | null {
  const rows = byDay.flatMap((count, doy) => {
    const [wet, dry] = after === 'dry' ? [count.n01, count.n00] : [count.n11, count.n10];
    return wet + dry === 0 ? [] : [{ terms: HARMONICS_OF[doy] ?? [], hits: wet, trials: wet + dry }];
  });
  const coefficients = fitLogistic(rows);
  return coefficients && { coefficients, pairs: rows.reduce((sum, { trials }) => sum + trials, 0) };
}

const HARMONICS_OF = Array.from({ length: 367 }, (_, doy) => harmonicsOf(doy));

function harmonicsOf(doy366: number): number[] {
  const terms = [1];
  for (let k = 1; k <= HARMONICS; k += 1) {
    const angle = (2 * Math.PI * k * doy366) / 366;
    terms.push(Math.cos(angle), Math.sin(angle));
  }
  return terms;
}

function countPairs(
  { rain }: DailySeries,
  wetDay: number,
  groups: Int16Array | Uint8Array,
  size: number,
): Transitions[] {
  const counts = new Int32Array(size * 4);
  let before: number = MISSING;
  for (let index = 0; index < rain.length; index += 1) {
    const today = rain[index] ?? MISSING;
    if (before !== MISSING && today !== MISSING) {
      const at = (groups[index] ?? 0) * 4 + (before < wetDay ? 0 : 2) + (today < wetDay ? 0 : 1);
      counts[at] = (counts[at] ?? 0) + 1;
    }
    before = today;
  }
  return Array.from({ length: size }, (_, group) => {
    const [n00 = 0, n01 = 0, n10 = 0, n11 = 0] = counts.subarray(group * 4, group * 4 + 4);
    return { n00, n01, n10, n11 };
  });
}
