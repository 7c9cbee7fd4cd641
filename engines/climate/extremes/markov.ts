import { daysInMonth } from '../../dates/day.ts';
import { type DailySeries, MISSING } from '../series.ts';
import { fitLogistic } from '../statistics/logistic.ts';

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
  const { rain, doy } = series;
  const counts = new Int32Array(367 * 4);
  let before: number = MISSING;
  for (let index = 0; index < rain.length; index += 1) {
    const today = rain[index] ?? MISSING;
    if (before !== MISSING && today !== MISSING) {
      const at = (doy[index] ?? 0) * 4 + (before < wetDay ? 0 : 2) + (today < wetDay ? 0 : 1);
      counts[at] = (counts[at] ?? 0) + 1;
    }
    before = today;
  }
  const byDay: Transitions[] = [];
  for (let at = 0; at < counts.length; at += 4) {
    const [n00, n01, n10, n11] = [counts[at] ?? 0, counts[at + 1] ?? 0, counts[at + 2] ?? 0, counts[at + 3] ?? 0];
    byDay.push({ n00, n01, n10, n11 });
  }
  return byDay;
}

/** The same counts by month, index 1 to 12, added up from those by day. */
export function transitionsByMonth(byDay: readonly Transitions[]): Transitions[] {
  const months = Array.from({ length: 13 }, () => ({ n00: 0, n01: 0, n10: 0, n11: 0 }));
  for (const [doy, { n00, n01, n10, n11 }] of byDay.entries()) {
    const month = months[MONTH_OF[doy] ?? 0];
    if (!month) continue;
    month.n00 += n00;
    month.n01 += n01;
    month.n10 += n10;
    month.n11 += n11;
  }
  return months;
}

/** The month of each day of a year with 29 February, index 1 to 366. */
const MONTH_OF = [
  0,
  ...Array.from({ length: 12 }, (_, at) => Array<number>(daysInMonth(2000, at + 1)).fill(at + 1)).flat(),
];

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
