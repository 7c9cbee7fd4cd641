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

/** Fewer days than this between the first and the last sensible day of a usual year are no time to plant in. */
const SHORTEST_WINDOW_DAYS = 7;

/**
 * Days after a late onset from which anything may be planted: what maize waits for the soil to fill. Longer waits are for
 * the crop to ripen as the rains end, and late rains use them up. General knowledge, our own line.
 */
const WETTING_DAYS = 7;

/** First and last sensible day for planting, and the days a plan plants on, as day numbers. */
export interface PlantingWindow {
  readonly from: number;
  readonly by: number;
  /** Planting of the plan where no week was chosen; never after `by`. */
  readonly start: number;
  readonly end: number;
  /** `by` of a year whose onset comes when it usually does. */
  readonly usualBy: number;
  /** Last day that leaves the crop rain enough; never before `by`. */
  readonly lastByRain: number;
  /** True when the onset came after the last sensible day: `from` is after `by`, and nothing is planted. */
  readonly isTooLate: boolean;
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
 * sensible day comes before its end. An early season, which another follows on the same rains, ends with its usual time
 * however late they are. An onset after the last sensible day is too late; in a season that is too short in usual years
 * the usual planting is left, and says so. Null for standing tree crops, and where nothing is known to count from.
 */
export function plantingWindow({ crop, rule, variety, year, onset }: WindowFacts): PlantingWindow | null {
  const planting = crop.activities.find(({ code }) => code === PLANTING);
  if (planting === undefined || variety === null) return null;
  const days = planting.durationDays;
  if (rule.fixedDay !== null) {
    const from = monthDayNumber(rule.fixedDay, year);
    const by = from + rule.plantingDays - 1;
    const window = placed(from, from + rule.plantAfterDays, by, days);
    return { ...window, usualBy: by, lastByRain: by, isTooShort: false, isTooLate: false };
  }
  return onset === null ? null : rainWindow(rule, onset, days, () => lastPlantingByRain(crop, variety, onset));
}

function rainWindow(rule: SeasonRule, onset: Onset, days: number, lastByRain: () => number): PlantingWindow {
  const after = rule.plantAfterDays;
  const usualLatest = dayNumber(onset.usualLatest) + after + rule.plantingDays - 1;
  const movedLatest = rule.season === 'early' ? usualLatest : dayNumber(onset.latest) + after + rule.plantingDays - 1;
  const latest = Math.max(usualLatest, movedLatest);
  const byRain = rule.water === 'rainfed' ? lastByRain() : latest;
  const start = dayNumber(onset.typical) + after;
  const usualFrom = dayNumber(onset.usualEarliest) + after;
  const onsetFrom = dayNumber(onset.earliest);
  const from = Math.min(start, onsetFrom + after, Math.max(usualFrom, onsetFrom + Math.min(after, WETTING_DAYS)));
  const [by, usualBy] = [Math.min(latest, byRain), Math.min(usualLatest, byRain)];
  const least = Math.min(SHORTEST_WINDOW_DAYS, days);
  if (by - from + 1 >= (onset.kind === 'default' ? least : 1)) {
    const window = placed(from, start, by, days);
    return { ...window, usualBy, lastByRain: Math.max(by, byRain), isTooShort: false, isTooLate: false };
  }
  const usuallyFits = usualBy - usualFrom + 1 >= least;
  if (onset.kind !== 'default' && (usuallyFits || start > usualLatest)) {
    const end = from + days - 1;
    return {
      from,
      by,
      start: from,
      end,
      usualBy,
      lastByRain: Math.max(by, byRain),
      isTooShort: false,
      isTooLate: true,
    };
  }
  const end = start + days - 1;
  return {
    from,
    by: end,
    start,
    end,
    usualBy: end,
    lastByRain: Math.max(end, byRain),
    isTooShort: true,
    isTooLate: false,
  };
}

/** The planting of a plan within its window. */
function placed(from: number, usual: number, by: number, days: number) {
  const start = Math.min(usual, Math.max(from, by - days + 1));
  return { from, by, start, end: Math.min(start + days - 1, by) };
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
export function plantingSpan(window: PlantingWindow | null): { plantFrom: Day | null; plantBy: Day | null } {
  if (window === null) return { plantFrom: null, plantBy: null };
  return { plantFrom: window.isTooLate ? null : dayText(window.from), plantBy: dayText(window.by) };
}
