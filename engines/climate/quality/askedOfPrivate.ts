import type { StartRule } from '../seasons/startOfRains.ts';

/** Steps of the amount that may be asked of a private record, and the fewest days of an event and of a search. */
const LEAST = { amount: 1000, step: 500, days: 2, search: 30 };
const WET_DAYS: ReadonlySet<number> = new Set([85, 100]);

/**
 * Why a rule may not be asked of a record whose daily values are private; null where it may. Whoever may ask for any
 * amount on any single day finds its rain by halving.
 */
export function refusedOfPrivate({ amount, days, wetDay, from, to }: StartRule, place: string): string | null {
  const isCoarse = amount >= LEAST.amount && amount % LEAST.step === 0 && days >= LEAST.days;
  if (isCoarse && WET_DAYS.has(wetDay) && to - from + 1 >= LEAST.search) return null;
  return `The daily rain of ${place} is private. Ask for ${LEAST.amount / 100} mm or more in steps of ${LEAST.step / 100}, in ${LEAST.days} days or more, a wet day from 0.85 or 1 mm, and a search of ${LEAST.search} days or more.`;
}
