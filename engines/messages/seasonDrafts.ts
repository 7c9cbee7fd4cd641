import type { PlannedActivity } from '../calendar/types.ts';
import { addDays, type Day } from '../dates/day.ts';
import { spokenDay } from '../dates/spokenDay.ts';

/** A message about one activity of a season, ready to be looked at. */
export interface SeasonDraft {
  /** The activity's own in every plan of the crop. */
  readonly key: string;
  readonly activity: string;
  readonly from: Day;
  readonly to: Day;
  /** When it is to go: some days before the activity begins, today where that has passed. */
  readonly day: Day;
  readonly text: string;
}

/** Days from a message to the activity it is about: time to get ready for it. */
const daysAhead = 3;

/**
 * Messages of a season's plan from today on, by day: each says the activity, its dates and the advice the reference data
 * give for it. An activity that is over, or that no advice is known for, has none.
 * @param adviceOf the words of the reference data for an activity; empty where there are none
 */
export function seasonDrafts(
  { crop, district, activities }: { readonly crop: string; readonly district: string; readonly activities: readonly PlannedActivity[] },
  adviceOf: (activity: PlannedActivity) => string,
  today: Day,
): SeasonDraft[] {
  return activities
    .filter((activity) => activity.end >= today && adviceOf(activity).trim() !== '')
    .map((activity) => {
      const { key, name, start, end } = activity;
      const wanted = addDays(start, -daysAhead);
      const dates = start === end ? spokenDay(start) : `${spokenDay(start)} to ${spokenDay(end)}`;
      return { key, activity: name, from: start, to: end, day: wanted < today ? today : wanted, text: `${crop}, ${district}: ${name}, ${dates}. ${adviceOf(activity).trim()}` };
    })
    .toSorted((one, other) => one.day.localeCompare(other.day) || one.from.localeCompare(other.from));
}
