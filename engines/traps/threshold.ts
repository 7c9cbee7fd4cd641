import { addDays, type Day } from '../dates/day.ts';

/** At least so many of a pest, in so many days, in so many traps of a district. */
export interface Threshold {
  readonly leastCount: number;
  readonly days: number;
  readonly leastTraps: number;
}

/** What was counted in one trap of the district within the days. */
export interface TrapTotal {
  readonly siteId: number;
  readonly count: number;
}

/** The first day that counts towards a threshold on a day. */
export function thresholdFrom({ days }: Threshold, today: Day): Day {
  return addDays(today, 1 - days);
}

/** The traps that are over the threshold, where they are enough; none where they are too few. */
export function trapsOver({ leastCount, leastTraps }: Threshold, totals: readonly TrapTotal[]): readonly TrapTotal[] {
  const over = totals.filter(({ count }) => count >= leastCount);
  return over.length >= leastTraps ? over : [];
}
