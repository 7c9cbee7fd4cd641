import type { ComparedPlan } from '#engines/calendar/display/comparePlans.ts';
import type { Plan } from '../plan/plan.ts';

/** A plan as the engine compares it. */
export function comparable([, activities, summary]: Plan): ComparedPlan {
  return {
    activities: activities.map((activity) => ({
      key: activity.activity_key,
      name: activity.activity,
      start: activity.activityStart,
      end: activity.activityEnd,
      risks: activity.risk_Advisory.map(({ risk_id: riskId, risk, level }) => ({ riskId, risk, level })),
    })),
    warnings: summary.warnings,
  };
}
