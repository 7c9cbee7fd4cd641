import { dayNumber, dayText, daysBetween } from '../dates/day.ts';
import { colourOfRule } from './activityColour.ts';
import { planConfidence } from './planConfidence.ts';
import { planWarnings } from './planWarnings.ts';
import { plantingDays, plantingWindow } from './plantingWindow.ts';
import { schedule, type Schedule, type Slot } from './schedule.ts';
import {
  type CropRule, type Onset, type OnsetWindow, type Plan, type PlannedActivity, type PlantingWeek, type Season,
  PLANTING, RAIN_ONSET,
} from './types.ts';

/** Everything a plan is made from. */
export interface PlanInput {
  readonly crop: CropRule;
  readonly season: Season;
  readonly year: number;
  /** Null for calendar-anchored crops, and where no window is known. */
  readonly onset: Onset | null;
  readonly week: PlantingWeek | null;
  /** Windows of the place (see offeredSeasons). */
  readonly windows: readonly OnsetWindow[];
  readonly otherZone: boolean;
}

/** A plan, or the sentence that says why there is none. */
export type PlanAnswer = { readonly plan: Plan } | { readonly problem: string };

/**
 * The season plan of a crop: a chosen planting week is kept and everything else is placed around it; without one the
 * onset (or the calendar date) decides; with neither there is no plan. Every activity carries its range.
 */
export function planActivities(input: PlanInput): PlanAnswer {
  const { crop, season, year, onset, week } = input;
  const placed = schedule(crop, season, year, onset === null ? null : dayNumber(onset.typical), week);
  if (placed === null) {
    return {
      problem: `There is no onset of the rains for ${crop.name.toLowerCase()} here and no planting week was given. Choose a planting week.`,
    };
  }
  const window = plantingWindow(crop, placed, onset);
  const warnings = planWarnings({ ...input, schedule: placed, window });
  const [first, last] = [placed.slots[0], Math.max(...placed.slots.map((slot) => slot.end))];
  return {
    plan: {
      cropId: crop.cropId,
      season,
      year,
      anchor: placed.planting !== null && week !== null ? 'planting_week' : crop.anchor,
      onset,
      activities: plannedActivities(placed, onset, week),
      ...plantingDays(window),
      lengthDays: first === undefined ? 0 : last - first.start + 1,
      confidence: planConfidence(crop, onset, week, warnings),
      warnings,
    },
  };
}

function plannedActivities(placed: Schedule, onset: Onset | null, week: PlantingWeek | null): PlannedActivity[] {
  const rains = onset === null
    ? { sooner: 0, later: 0 }
    : { sooner: daysBetween(onset.earliest, onset.typical), later: daysBetween(onset.typical, onset.latest) };
  const fields = week === null || placed.planting === null
    ? rains
    : { sooner: 0, later: dayNumber(week.end) - dayNumber(week.start) };
  const seen = new Map<string, number>();
  return placed.slots.map((slot, index) => {
    const { rule } = slot;
    const count = (seen.get(rule.code) ?? 0) + 1;
    seen.set(rule.code, count);
    return {
      activityId: index + 1,
      ruleId: rule.ruleId,
      key: count === 1 ? rule.code : `${rule.code}${count}`,
      code: rule.code,
      name: rule.name,
      colour: colourOfRule(rule),
      start: dayText(slot.start),
      end: dayText(slot.end),
      ...rangeOf(slot, rule.code === RAIN_ONSET ? rains : fields, week !== null && rule.code === PLANTING),
      risks: rule.risks,
    };
  });
}

function rangeOf(slot: Slot, range: { sooner: number; later: number }, endIsChosen: boolean) {
  return {
    earliestStart: dayText(slot.start - range.sooner),
    latestStart: dayText(slot.start + range.later),
    latestEnd: dayText(endIsChosen ? slot.end : slot.end + range.later),
  };
}
