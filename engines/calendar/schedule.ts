import { dayNumber } from '../dates/day.ts';
import { monthDayNumber } from '../dates/monthDay.ts';
import {
  type ActivityRule, type CropRule, type PlantingWeek, type Season,
  HARVESTING, PLANTING, RAIN_ONSET,
} from './types.ts';

/** First and last day of an activity, as day numbers. */
export interface Slot {
  readonly rule: ActivityRule;
  readonly start: number;
  readonly end: number;
}

export interface Schedule {
  /** In order of start; equal starts in the order of the rules. */
  readonly slots: readonly Slot[];
  /** The rule of planting and its offset from onset or calendar date; null for standing tree crops. */
  readonly planting: { readonly rule: ActivityRule; readonly offset: number; readonly start: number } | null;
  /** First day of the first harvest and last day of the last; of the plan's end when nothing is coded HV. */
  readonly harvestStart: number;
  readonly harvestEnd: number;
}

/**
 * Places a crop's activities on days. Planting stands on the chosen week, else on onset or calendar date plus its
 * offset; everything else of a planted crop keeps its distance to planting, but the rains come when they come.
 * Null when nothing is known to count from.
 * @param rain day number of the onset; null when it is not known or does not matter
 */
export function schedule(
  crop: CropRule,
  season: Season,
  year: number,
  rain: number | null,
  week: PlantingWeek | null,
): Schedule | null {
  const calendarDay = crop.anchorMonthDay === null ? null : monthDayNumber(crop.anchorMonthDay, year);
  const origin = crop.anchor === 'calendar_date' ? calendarDay : rain;
  const plantingRule = crop.activities.find((rule) => rule.code === PLANTING) ?? null;
  const plantingOffset = plantingRule === null ? null : (crop.plantingOffsets[season] ?? plantingRule.startOffsetDays);
  const plantingStart = plantingOffset === null ? null : startOfPlanting(origin, plantingOffset, week);

  const slots: Slot[] = [];
  for (const rule of crop.activities) {
    const offset = rule === plantingRule && plantingOffset !== null ? plantingOffset : rule.startOffsetDays;
    let start: number | null;
    if (rule.code === RAIN_ONSET) {
      if (rain === null) continue;
      start = rain + offset;
    } else if (plantingStart === null || plantingOffset === null) start = origin === null ? null : origin + offset;
    else start = plantingStart + offset - (rule.anchor === 'planting' ? 0 : plantingOffset);
    if (start === null) return null;
    const chosenEnd = rule === plantingRule && week !== null ? dayNumber(week.end) : null;
    slots.push({ rule, start, end: chosenEnd ?? start + rule.durationDays - 1 });
  }
  if (slots.length === 0) return null;
  slots.sort((a, b) => a.start - b.start || a.rule.ruleId - b.rule.ruleId);
  return {
    slots,
    planting: plantingRule === null || plantingStart === null || plantingOffset === null
      ? null
      : { rule: plantingRule, offset: plantingOffset, start: plantingStart },
    ...harvestOf(slots),
  };
}

function startOfPlanting(origin: number | null, offset: number, week: PlantingWeek | null): number | null {
  if (week !== null) return dayNumber(week.start);
  return origin === null ? null : origin + offset;
}

function harvestOf(slots: readonly Slot[]): { harvestStart: number; harvestEnd: number } {
  let [harvestStart, harvestEnd, lastEnd] = [Infinity, -Infinity, -Infinity];
  for (const slot of slots) {
    lastEnd = Math.max(lastEnd, slot.end);
    if (slot.rule.code !== HARVESTING) continue;
    harvestStart = Math.min(harvestStart, slot.start);
    harvestEnd = Math.max(harvestEnd, slot.end);
  }
  return Number.isFinite(harvestEnd) ? { harvestStart, harvestEnd } : { harvestStart: lastEnd, harvestEnd: lastEnd };
}
