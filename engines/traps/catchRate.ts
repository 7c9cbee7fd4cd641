import { addDays, type Day, daysBetween, mondayOf } from '../dates/day.ts';

/** What was counted at one visit. */
export interface Visit {
  readonly day: Day;
  readonly count: number;
  /** Nights the trap was out before it; null where that is not known. */
  readonly nights: number | null;
}

/** Longer than this a trap is not left: what lies between two visits then says nothing of one catch. */
export const LONGEST_WAIT = 60;

/**
 * Catch per trap-night: what was caught divided by the nights the traps were out, over all visits whose nights are known.
 * Null where no night is known.
 *
 * It is the relative density that trapping programmes compare sites and weeks by, since it does not grow with the number of
 * visits as a total does: F / (T × D), flies per trap per day, in FAO/IAEA, "Trapping guidelines for area-wide fruit fly
 * programmes", 2nd edition (Rome, 2018), where T × D is the number of days each trap was exposed, summed over the traps.
 * Traps for moths are counted by nights; a day of exposure is a night.
 */
export function catchPerNight(visits: readonly Pick<Visit, 'count' | 'nights'>[]): number | null {
  const known = visits.filter(({ nights }) => nights !== null);
  return rateOf(sum(known.map(({ count }) => count)), sum(known.map(({ nights }) => nights ?? 0)));
}

/** The same of sums; null without a night. */
export function rateOf(caught: number, nights: number): number | null {
  return nights === 0 ? null : caught / nights;
}

/**
 * Nights that a visit adds to the effort of its trap: those since the visit before, of which there may be several reports (one a
 * pest) that add none more. Null for the first visit of a trap, and after a wait too long to be one catch.
 */
export function nightsOf(day: Day, lastVisit: Day | null): number | null {
  if (lastVisit === null) return null;
  const nights = daysBetween(lastVisit, day);
  return nights >= 0 && nights <= LONGEST_WAIT ? nights : null;
}

/** Catch of one pest, or of all, in the weeks of a window. A week without a visit is null: nobody looked. */
export function catchByWeek(visits: readonly Visit[], weeks: readonly Day[]): (number | null)[] {
  return weeks.map((monday) => {
    const end = addDays(monday, 7);
    return catchPerNight(visits.filter(({ day }) => day >= monday && day < end));
  });
}

/** The Mondays of all weeks between two days, both included. */
export function weeksBetween(from: Day, to: Day): Day[] {
  const weeks: Day[] = [];
  for (let monday = mondayOf(from); monday <= to; monday = addDays(monday, 7)) weeks.push(monday);
  return weeks;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
