import { type Day, dayNumber, dayText } from '../dates/day.ts';
import { monthDayNumber } from '../dates/monthDay.ts';
import { type CropRule, type Onset, PLANTING, type SeasonRule, type VarietyRule } from './types.ts';
import { maturityDays } from './varieties.ts';

/**
 * Days a full soil store carries a crop after the last rain: 70 mm drained by 5 mm a day.
 * Source: soil water balance of AGRHYMET practice, content/reference onset rules, section 3.
 */
export const STORED_WATER_DAYS = 14;

/**
 * Days of rain that stakes, suckers and setts of crops that stand longer than a season need to root in. General
 * knowledge, our own line: cassava stakes sprout on their own water for two to three weeks.
 */
const ROOTING_DAYS = 28;

/** Fewer days than this between the first and the last sensible day are no time to plant in. */
const SHORTEST_WINDOW_DAYS = 7;

/** First and last sensible day for planting, and the days a plan plants on, as day numbers. */
export interface PlantingWindow {
  readonly from: number;
  readonly by: number;
  /** Planting of the plan where no week was chosen; never after `by`. */
  readonly start: number;
  readonly end: number;
  /** Last day that leaves the crop rain enough; never before `by`. */
  readonly lastByRain: number;
  /** True when the rains are too short for this variety however early it is planted. */
  readonly isTooShort: boolean;
}

/** What a planting window is worked out from. */
export interface WindowFacts {
  readonly crop: CropRule;
  readonly rule: SeasonRule;
  readonly variety: VarietyRule | null;
  readonly year: number;
  /** Null where planting is counted from a fixed day, or the onset is not known. */
  readonly onset: Onset | null;
}

/**
 * From when and until when planting makes sense: not before the earliest onset, not after the usual time (the latest
 * onset, the season's days after it and the days planting takes), and early enough that the rains last until an annual
 * crop ripens on stored water, until other crops have rooted. The plan plants at the usual time, sooner where the last
 * sensible day comes before its end. In a season too short for the variety the usual planting is left, and says so.
 * Null for standing tree crops, and where nothing is known to count from.
 */
export function plantingWindow({ crop, rule, variety, year, onset }: WindowFacts): PlantingWindow | null {
  const planting = crop.activities.find(({ code }) => code === PLANTING);
  if (planting === undefined || variety === null) return null;
  const days = planting.durationDays;
  if (rule.fixedDay !== null) {
    const from = monthDayNumber(rule.fixedDay, year);
    const by = from + rule.plantingDays - 1;
    return { ...placed(from, from + rule.plantAfterDays, by, days), lastByRain: by };
  }
  if (onset === null) return null;
  const usual = dayNumber(onset.typical) + rule.plantAfterDays;
  const from = Math.min(usual, dayNumber(onset.earliest) + rule.plantAfterDays);
  const latest = Math.max(dayNumber(onset.latest), dayNumber(onset.usualLatest));
  const byOnset = latest + rule.plantAfterDays + rule.plantingDays - 1;
  const byRain = rule.water === 'rainfed' ? lastPlantingByRain(crop, variety, onset) : byOnset;
  const window = placed(from, usual, Math.min(byOnset, byRain), days);
  return { ...window, lastByRain: Math.max(window.by, byRain) };
}

/** The planting of a plan within its window; in one that is too short, the usual planting with its own last day. */
function placed(from: number, usual: number, by: number, days: number) {
  if (by - from + 1 < Math.min(SHORTEST_WINDOW_DAYS, days)) {
    const end = usual + days - 1;
    return { from: Math.min(from, usual), by: end, start: usual, end, isTooShort: true };
  }
  const start = Math.min(usual, Math.max(from, by - days + 1));
  return { from, by, start, end: Math.min(start + days - 1, by), isTooShort: false };
}

function lastPlantingByRain(crop: CropRule, variety: VarietyRule, onset: Onset): number {
  const rainsEnd = dayNumber(onset.cessation.typical);
  return rainsEnd - (crop.calendarType === 'annual' ? daysOfRainNeeded(crop, variety) : ROOTING_DAYS);
}

/** Days from planting until a crop no longer needs rain: time to maturity less ripening and stored soil water. */
export function daysOfRainNeeded(crop: CropRule, variety: VarietyRule): number {
  const days = maturityDays(variety);
  return days - Math.round(days * crop.ripeningShare) - STORED_WATER_DAYS;
}

/** The window as days. */
export function plantingDays(window: PlantingWindow | null): { plantFrom: Day | null; plantBy: Day | null } {
  return window === null
    ? { plantFrom: null, plantBy: null }
    : { plantFrom: dayText(window.from), plantBy: dayText(window.by) };
}
