import { type Day, monthOf, yearOf } from '../../dates/day.ts';

/** What months are reckoned from; the plan's activities and the answers on the wire both fit. */
export interface Span {
  readonly start: Day;
  readonly end: Day;
}

/** Twelve lists, January first: each activity is in every month it touches, also over New Year, whatever the year. */
export function monthsOf<A extends Span>(activities: readonly A[]): A[][] {
  const months: A[][] = Array.from({ length: 12 }, () => []);
  for (const activity of activities) {
    const first = monthOf(activity.start) - 1;
    const count = Math.min(12, monthsTouched(activity));
    for (let step = 0; step < count; step += 1) months[(first + step) % 12]?.push(activity);
  }
  return months;
}

/** Whether a month of the year (1–12) lies in the range of an activity; ranges may wrap across New Year. */
export function isInMonth(span: Span, month: number): boolean {
  const first = monthOf(span.start);
  return (month - first + 12) % 12 < monthsTouched(span);
}

/** The THIS MONTH ribbon: whether the month of today lies in the range of the activity. */
export function isThisMonth(span: Span, today: Day): boolean {
  return isInMonth(span, monthOf(today));
}

/** The activities in carousel order: from the first one of the current month, or the next to come, and round. */
export function carouselOrder<A extends Span>(activities: readonly A[], today: Day): A[] {
  const month = monthOf(today);
  let first = 0;
  let least = Infinity;
  for (const [index, activity] of activities.entries()) {
    const wait = isInMonth(activity, month) ? 0 : (monthOf(activity.start) - month + 12) % 12;
    if (wait < least) [first, least] = [index, wait];
  }
  return [...activities.slice(first), ...activities.slice(0, first)];
}

/** Where the popup stands: a month (0–11) and one of its activities. */
export interface MonthStep {
  readonly month: number;
  readonly index: number;
}

/**
 * One press of an arrow: through the activities of the month, then to the next (or previous) month that has any,
 * wrapping across New Year. Stays where it is when no month has activities.
 * @param counts how many activities each of the twelve months has
 * @param direction 1 forward, −1 back; back enters a month at its last activity
 */
export function stepMonth(counts: readonly number[], from: MonthStep, direction: 1 | -1): MonthStep {
  const within = from.index + direction;
  if (within >= 0 && within < (counts[from.month] ?? 0)) return { month: from.month, index: within };
  for (let step = 1; step <= 12; step += 1) {
    const month = (from.month + direction * step + 24) % 12;
    const count = counts[month] ?? 0;
    if (count > 0) return { month, index: direction === 1 ? 0 : count - 1 };
  }
  return from;
}

function monthsTouched({ start, end }: Span): number {
  return (yearOf(end) - yearOf(start)) * 12 + monthOf(end) - monthOf(start) + 1;
}
