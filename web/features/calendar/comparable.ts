import type { ComparedPlan } from '#engines/calendar/comparePlans.ts';
import type { Plan } from './plan.ts';

/** A plan as the engine compares it. A code that stands twice is told apart by its number in the season. */
export function comparable([, activities, summary]: Plan): ComparedPlan {
  const seen = new Map<string, number>();
  return {
    activities: activities.map((activity) => {
      const count = (seen.get(activity.activity_code) ?? 0) + 1;
      seen.set(activity.activity_code, count);
      return {
        key: count === 1 ? activity.activity_code : `${activity.activity_code}${count}`,
        name: activity.activity,
        start: activity.activityStart,
        end: activity.activityEnd,
        risks: activity.risk_Advisory.map(({ risk_id: riskId, risk }) => ({ riskId, risk, level: null })),
      };
    }),
    warnings: summary.warnings,
  };
}
