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
  /** Last day that leaves the crop rain enough; never before `by`. */
  readonly lastByRain: number;
}

/**
 * From when and until when planting makes sense: not before the earliest onset, not after the usual time (the latest
 * onset, the crop's days after it and the days planting takes), and early enough that the rains last until an annual
 * crop ripens on stored water, until other crops have rooted. In a season too short for the crop only the day of the
 * usual planting is left. Null for standing tree crops.
 */
export function plantingWindow(crop: CropRule, plan: Schedule, onset: Onset | null): PlantingWindow | null {
  if (plan.planting === null) return null;
  const { rule, offset, start } = plan.planting;
  if (onset === null) {
    const by = start + rule.durationDays - 1;
    return { from: start, by, lastByRain: by };
  }
  const from = dayNumber(onset.earliest) + offset;
  const usual = dayNumber(onset.typical) + offset;
  const latest = Math.max(dayNumber(onset.latest), dayNumber(onset.usualLatest));
  const byOnset = latest + offset + rule.durationDays - 1;
  const byRain =
    crop.calendarType === 'annual'
      ? dayNumber(onset.cessation.typical) - daysOfRainNeeded(crop, plan)
      : dayNumber(onset.cessation.typical);
  const by = Math.max(usual, Math.min(byOnset, byRain));
  return { from: Math.min(from, usual), by, lastByRain: Math.max(by, byRain) };
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
