import { addressName, type Activity } from '#web/features/calendar/plan/plan.ts';

/** Codes of work that addresses named otherwise before. */
const formerNames: Readonly<Record<string, string>> = { rainonset: 'ro' };

/** The activity an address names: by name (letter case does not matter), by number or by code. */
export function findActivity(activities: readonly Activity[], index: string): Activity | undefined {
  const named = index.trim().toLowerCase();
  const wanted = formerNames[named] ?? named;
  return (
    activities.find(({ activity }) => activity.toLowerCase() === wanted) ??
    activities.find((each) => addressName(each).toLowerCase() === wanted) ??
    activities.find(({ activityId }) => String(activityId) === wanted) ??
    activities.find(({ activity_code: code }) => code.toLowerCase() === wanted)
  );
}
