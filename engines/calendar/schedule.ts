import { dayNumber } from '../dates/day.ts';
import { monthDayNumber } from '../dates/monthDay.ts';
import type { PlantingWindow } from './plantingWindow.ts';
import {
  type ActivityRule,
  type CropRule,
  type PlantingWeek,
  type SeasonRule,
  type VarietyRule,
  HARVESTING,
  PLANTING,
  RAIN_ONSET,
} from './types.ts';
import { harvestOfPlanting, maturityDays } from './varieties.ts';

/** First and last day of an activity, as day numbers. */
export interface Slot {
  readonly rule: ActivityRule;
  readonly start: number;
  readonly end: number;
}

export interface Schedule {
  /** In order of start; equal starts in the order of the rules. */
  readonly slots: readonly Slot[];
  /** First and last day of planting; null for standing tree crops. */
  readonly planting: { readonly start: number; readonly end: number } | null;
  /** First day of the first harvest and last day of the last; of the plan's end when nothing is coded HV. */
  readonly harvestStart: number;
  readonly harvestEnd: number;
}

/** What the activities of a season are placed by. */
export interface ScheduleFacts {
  readonly crop: CropRule;
  readonly rule: SeasonRule;
  readonly variety: VarietyRule | null;
  readonly year: number;
  /** Day number of the onset; null when it is not known or does not matter. */
  readonly rain: number | null;
  readonly window: PlantingWindow | null;
  readonly week: PlantingWeek | null;
}

/** Work that lasts longer than this, such as scouting, lasts as the crop does; shorter work takes its days. */
const LONG_WORK_DAYS = 28;

/**
 * Places a crop's activities on days. Planting stands on the chosen week, else in its window; everything else of a
 * planted crop keeps its distance to planting, and after it in proportion to the days the variety takes (stage lengths
 * scaled to the length of the variety, as FAO-56 tables are), but the rains come when they come, and work that waits for
 * them in a season of a fixed day (weeding of yam planted in the dry months) is counted from their onset, or from the end
 * of planting where that comes later. Null when nothing is known to count from.
 */
export function schedule(facts: ScheduleFacts): Schedule | null {
  const { crop, rule, rain } = facts;
  const season = rule.takenFrom?.season ?? rule.season;
  const activities = crop.activities.filter(({ seasons }) => seasons.length === 0 || seasons.includes(season));
  const planting = plantingOf(facts, activities);
  if (planting === null && activities.some(({ code }) => code === PLANTING)) return null;
  const origin = rule.fixedDay === null ? rain : monthDayNumber(rule.fixedDay, facts.year);
  const slots: Slot[] = [];
  for (const activity of activities) {
    if (activity.code === RAIN_ONSET) {
      if (rain !== null) slots.push(slot(activity, rain + activity.startOffsetDays));
    } else if (planting === null) {
      if (origin === null) return null;
      slots.push(slot(activity, origin + activity.startOffsetDays));
    } else if (activity.code === PLANTING) slots.push({ rule: activity, ...planting });
    else if (followsRains(rule, activity)) {
      if (rain !== null) slots.push(slot(activity, Math.max(rain, planting.end) + activity.startOffsetDays));
    } else slots.push(aroundPlanting(facts, activities, activity, planting.start));
  }
  if (slots.length === 0) return null;
  slots.sort((a, b) => a.start - b.start || a.rule.ruleId - b.rule.ruleId);
  return { slots, planting, ...harvestOf(slots) };
}

/** Whether a step waits for rains that planting does not wait for. */
export function followsRains({ fixedDay, rains }: SeasonRule, { anchor, code }: ActivityRule): boolean {
  return fixedDay !== null && rains !== null && anchor === 'rain_onset' && code !== PLANTING;
}

function plantingOf({ week, window }: ScheduleFacts, activities: readonly ActivityRule[]): Schedule['planting'] {
  if (!activities.some(({ code }) => code === PLANTING)) return null;
  if (week !== null) return { start: dayNumber(week.start), end: dayNumber(week.end) };
  return window === null ? null : { start: window.start, end: window.end };
}

/** Work before planting keeps its days; work after it stretches with the variety; harvest begins when it is ripe. */
function aroundPlanting(
  facts: ScheduleFacts,
  activities: readonly ActivityRule[],
  activity: ActivityRule,
  planting: number,
): Slot {
  const { crop, rule, variety } = facts;
  const offset = activity.startOffsetDays - (activity.anchor === 'planting' ? 0 : rule.plantAfterDays);
  if (offset <= 0 || variety === null || crop.writtenForDays === null) return slot(activity, planting + offset);
  const harvest = activities.find(({ code }) => code === HARVESTING)?.startOffsetDays ?? crop.writtenForDays;
  if (offset >= harvest) return slot(activity, harvestOfPlanting(planting, rule, variety) + offset - harvest);
  const stretch = maturityDays(variety) / crop.writtenForDays;
  const days =
    activity.durationDays > LONG_WORK_DAYS ? Math.round(activity.durationDays * stretch) : activity.durationDays;
  return slot(activity, planting + Math.max(1, Math.round(offset * stretch)), days);
}

function slot(rule: ActivityRule, start: number, days = rule.durationDays): Slot {
  return { rule, start, end: start + days - 1 };
}

function harvestOf(slots: readonly Slot[]): { harvestStart: number; harvestEnd: number } {
  let [harvestStart, harvestEnd, lastEnd] = [Infinity, -Infinity, -Infinity];
  for (const each of slots) {
    lastEnd = Math.max(lastEnd, each.end);
    if (each.rule.code !== HARVESTING) continue;
    harvestStart = Math.min(harvestStart, each.start);
    harvestEnd = Math.max(harvestEnd, each.end);
  }
  return Number.isFinite(harvestEnd) ? { harvestStart, harvestEnd } : { harvestStart: lastEnd, harvestEnd: lastEnd };
}
