import type { Answer } from '#contract/endpoint.ts';
import type { calculateCalendar, showCropClimate } from '#contract/calendar/calendar.ts';

/** A season plan as the server answers it: months, activities, summary. */
export type Plan = Answer<typeof calculateCalendar>;
export type Months = Plan[0];
export type MonthActivity = Plan[0][number][number];
export type Activity = Plan[1][number];
export type Summary = Plan[2];
/** Monthly normals and pest levels of a crop in a district. */
export type Climate = Answer<typeof showCropClimate>;

/** How many of a plan's figures an agronomist has reviewed: its onset, planting time, variety's days and activities, each by its own row. */
export function reviewCounts([, activities, { onset, variety, provenance }]: Plan): {
  reviewed: number;
  count: number;
} {
  const sources = [provenance, ...[onset, variety, ...activities].flatMap((each) => (each ? [each.provenance] : []))];
  return { reviewed: sources.filter(({ reviewed }) => reviewed).length, count: sources.length };
}

/** The first activity that starts after the day; undefined when the season is over. */
export function nextWork<A extends { activityStart: string }>(activities: readonly A[], today: string): A | undefined {
  return activities
    .filter((activity) => activity.activityStart > today)
    .sort((one, other) => (one.activityStart < other.activityStart ? -1 : 1))[0];
}

/** Whether an activity is over on a day. Its last day still belongs to it. */
export function hasEnded({ activityEnd }: { activityEnd: string }, today: string): boolean {
  return activityEnd < today;
}

/** Whether an activity begins after the month of a day: in the same month of another year, where a plan is for the next one. */
export function isAhead({ activityStart }: { activityStart: string }, today: string): boolean {
  return activityStart.slice(0, 7) > today.slice(0, 7);
}

/**
 * The work of this month as a person needs it: what is still to be done first, what is over last. Where all of it is
 * over, or there is none, the next work of the season leads.
 */
export function workNow<A extends { activityStart: string; activityEnd: string }, B extends A>(
  here: readonly A[],
  activities: readonly B[],
  today: string,
): { open: readonly A[]; ended: readonly A[]; next: B | undefined } {
  const ended = here.filter((activity) => hasEnded(activity, today));
  const open = here.filter((activity) => !hasEnded(activity, today) && !isAhead(activity, today));
  return { open, ended, next: open.length > 0 ? undefined : nextWork(activities, today) };
}

/** Every risk of the plan once, with the activities it threatens, in the order of the season. */
export function risksOf(
  activities: readonly Activity[],
): { risk: Activity['risk_Advisory'][number]; during: string[] }[] {
  const found = new Map<string, { risk: Activity['risk_Advisory'][number]; during: string[] }>();
  for (const activity of activities) {
    for (const risk of activity.risk_Advisory) {
      const known = found.get(risk.risk_id) ?? { risk, during: [] };
      known.during.push(activity.activity);
      found.set(risk.risk_id, known);
    }
  }
  return [...found.values()];
}

/** An activity under the names the calendar engine reckons with. */
export function spanOf<A extends { activityStart: string; activityEnd: string }>(
  activity: A,
): A & { start: string; end: string } {
  return { ...activity, start: activity.activityStart, end: activity.activityEnd };
}

/** The name of an activity in addresses: English in every language, so that a link leads to the same work in each. */
export function addressName(activity: Pick<Activity, 'activity'> & { readonly inEnglish?: string }): string {
  return activity.inEnglish ?? activity.activity;
}
