import type { Day } from '../dates/day.ts';

/** What is asked about a count before it is sent: a second report of the day, a trap of others, a number far outside. */
export type CountDoubt = 'sameDay' | 'notLinked' | 'farOutside';

/** A count this many times the most of the latest visits was often typed wrong. */
const farOutsideTimes = 20;
/** Below this many insects nothing is far outside: from 1 to 30 in a week is what an outbreak looks like. */
const leastFarOutside = 100;

/**
 * What is doubtful about a report from a trap. None of it is refused: an outbreak is far outside too, so whoever counted is
 * asked once. The bounds are our own: a digit typed twice or a comma left out makes ten or a hundred times the number, and
 * weekly catches of armyworm moths rarely grow twentyfold.
 */
export function doubtsOf(
  count: number,
  visitedOn: Day,
  trap: { readonly mine: boolean; readonly lastVisit: Day | null; readonly latestCounts: readonly number[] },
): CountDoubt[] {
  const most = Math.max(...trap.latestCounts);
  return [
    ...(trap.lastVisit === visitedOn ? (['sameDay'] as const) : []),
    ...(trap.mine ? [] : (['notLinked'] as const)),
    ...(trap.latestCounts.length > 0 && count >= leastFarOutside && count >= Math.max(most, 1) * farOutsideTimes
      ? (['farOutside'] as const)
      : []),
  ];
}
