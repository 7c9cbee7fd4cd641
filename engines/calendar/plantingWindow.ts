import { type Day, dayNumber, dayText } from '../dates/day.ts';
import type { Schedule } from './schedule.ts';
import type { CropRule, Onset } from './types.ts';

/**
 * Days a full soil store carries a crop after the last rain: 70 mm drained by 5 mm a day.
 * Source: soil water balance of AGRHYMET practice, content/reference onset rules, section 3.
 */
export const STORED_WATER_DAYS = 14;

/** First and last sensible day for planting, as day numbers. */
export interface PlantingWindow {
  readonly from: number;
  readonly by: number;
  /** False when even planting at the usual onset leaves too little rain for the crop. */
  readonly seasonIsLongEnough: boolean;
}

/**
 * From when and until when planting makes sense: not before the earliest onset, not later than the latest onset
 * allows, and for annual crops early enough that the rains last until the crop ripens on stored water.
 * Null for standing tree crops.
 */
export function plantingWindow(crop: CropRule, plan: Schedule, onset: Onset | null): PlantingWindow | null {
  if (plan.planting === null) return null;
  const { rule, offset, start } = plan.planting;
  if (onset === null) {
    return { from: start, by: start + rule.durationDays - 1, seasonIsLongEnough: true };
  }
  const from = dayNumber(onset.earliest) + offset;
  const usual = dayNumber(onset.typical) + offset;
  const byOnset = dayNumber(onset.latest) + offset + rule.durationDays - 1;
  const byRain =
    crop.calendarType === 'annual'
      ? dayNumber(onset.cessation.typical) - daysOfRainNeeded(crop, plan)
      : dayNumber(onset.cessation.typical);
  return { from: Math.min(from, usual), by: Math.max(usual, Math.min(byOnset, byRain)), seasonIsLongEnough: byRain >= usual };
}

/** Days from planting until a crop no longer needs rain: time to harvest less ripening and stored soil water. */
export function daysOfRainNeeded(crop: CropRule, plan: Schedule): number {
  const toHarvest = plan.harvestStart - (plan.planting?.start ?? plan.harvestStart);
  return toHarvest - Math.round(toHarvest * crop.ripeningShare) - STORED_WATER_DAYS;
}

/** The window as days. */
export function plantingDays(window: PlantingWindow | null): { plantFrom: Day | null; plantBy: Day | null } {
  return window === null
    ? { plantFrom: null, plantBy: null }
    : { plantFrom: dayText(window.from), plantBy: dayText(window.by) };
}
