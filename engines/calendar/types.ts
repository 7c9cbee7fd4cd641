import type { Day } from '../dates/day.ts';
import type { MonthDay } from '../dates/monthDay.ts';

/** A rainy season: `single` in the unimodal north, `major` and `minor` in the bimodal south. */
export type Season = 'major' | 'minor' | 'single';

/** What the first day of an activity is counted from. */
export type Anchor = 'rain_onset' | 'planting' | 'calendar_date';

/** Activity codes the rules speak of; others are just placed and shown. */
export const PLANTING = 'PL';
export const RAIN_ONSET = 'RO';
export const LAND_PREPARATION = 'LP';
export const HARVESTING = 'HV';

/** One activity of a crop's calendar, as the reference data give it. */
export interface ActivityRule {
  /** Position in the crop's list; identifies the rule. */
  readonly ruleId: number;
  readonly code: string;
  readonly name: string;
  /** Legend entry for names that hold no keyword of the legend. */
  readonly colourKeyword: string;
  readonly anchor: Anchor;
  readonly startOffsetDays: number;
  readonly durationDays: number;
  readonly risks: readonly string[];
}

/** What the engine has to know of a crop. */
export interface CropRule {
  readonly cropId: string;
  readonly name: string;
  readonly calendarType: 'annual' | 'long_cycle' | 'perennial';
  readonly anchor: 'rain_onset' | 'calendar_date';
  /** The day calendar-anchored crops count from. */
  readonly anchorMonthDay: MonthDay | null;
  /** Zones the crop is grown in. */
  readonly zones: readonly string[];
  /** Days from onset to planting; null where the crop is not grown in that season, and for calendar-anchored crops. */
  readonly plantingOffsets: Readonly<Record<Season, number | null>>;
  /** Days to maturity of early varieties, for advice when a season is short. */
  readonly earlyDays: { readonly min: number; readonly max: number } | null;
  /** Share of the time to harvest in which the crop ripens and needs little water (0–1). */
  readonly ripeningShare: number;
  readonly activities: readonly ActivityRule[];
}

/** Where a field lies. */
export interface Place {
  readonly districtId: string;
  readonly regionId: string;
  readonly zone: string;
  /** The other zone of a mixed district. */
  readonly secondaryZone: string | null;
}

interface MonthDayRange {
  readonly earliest: MonthDay;
  readonly typical: MonthDay;
  readonly latest: MonthDay;
}

/** Usual onset and end of the rains of one season, for a region and zone. */
export interface OnsetWindow {
  readonly regionId: string;
  readonly zone: string;
  readonly season: Season;
  readonly onset: MonthDayRange;
  readonly cessation: MonthDayRange;
}

export type OnsetKind = 'declared' | 'observed' | 'forecast' | 'default';

/** What somebody found out about the onset of one season, for a district or its region. */
export interface OnsetReport {
  readonly kind: Exclude<OnsetKind, 'default'>;
  readonly scope: 'district' | 'region';
  readonly season: Season;
  readonly earliest: Day;
  readonly typical: Day;
  readonly latest: Day;
  readonly note: string;
}

/** The onset a plan is reckoned from, with its range and where it comes from. */
export interface Onset {
  readonly season: Season;
  readonly year: number;
  readonly kind: OnsetKind;
  /** Whom a report is for; null with the default window. */
  readonly scope: 'district' | 'region' | null;
  readonly earliest: Day;
  readonly typical: Day;
  readonly latest: Day;
  /** Latest onset of the default window, whatever was reported. */
  readonly usualLatest: Day;
  /** Usual end of the rains. */
  readonly cessation: { readonly earliest: Day; readonly typical: Day; readonly latest: Day };
  /** Days the report moved the onset against the default window; later is positive. */
  readonly shiftedByDays: number;
  readonly note: string;
}

/** The week (or span) a farmer chose for planting. */
export interface PlantingWeek {
  readonly start: Day;
  readonly end: Day;
}

/** One activity of a plan. */
export interface PlannedActivity {
  /** Position in the plan, 1 first, in order of the start. */
  readonly activityId: number;
  readonly ruleId: number;
  /** The code, with a number after it when the plan holds the code again ("PS", "PS2"): stable across plans. */
  readonly key: string;
  readonly code: string;
  readonly name: string;
  readonly colour: ActivityColour;
  readonly start: Day;
  readonly end: Day;
  readonly earliestStart: Day;
  readonly latestStart: Day;
  readonly latestEnd: Day;
  readonly risks: readonly string[];
}

/** Legend entries of the newer calendar; the style sheet gives each its colour. */
export type ActivityColour =
  | 'site' | 'test' | 'land' | 'rainonset' | 'innoculation' | 'planting'
  | 'basal' | 'top' | 'weed' | 'pest' | 'harvesting';

export type WarningKind =
  | 'beforeTheRains' | 'afterTheUsualTime' | 'plantedLate' | 'seasonTooShort' | 'ripensAfterTheRains'
  | 'needsIrrigation' | 'standingCrop' | 'otherZone';

export interface PlanWarning {
  readonly kind: WarningKind;
  readonly sentence: string;
}

export interface Confidence {
  readonly level: 'good' | 'fair' | 'low';
  readonly reason: string;
}

/** A season's plan for a crop in a place. */
export interface Plan {
  readonly cropId: string;
  readonly season: Season;
  /** The year the rains set in, or of the calendar date. */
  readonly year: number;
  readonly anchor: 'rain_onset' | 'planting_week' | 'calendar_date';
  readonly onset: Onset | null;
  /** In order of activityId, which is order of start. */
  readonly activities: readonly PlannedActivity[];
  /** First and last sensible day for planting; null for standing tree crops. */
  readonly plantFrom: Day | null;
  readonly plantBy: Day | null;
  /** From the first day of the first activity to the last day of the last, both counted. */
  readonly lengthDays: number;
  readonly confidence: Confidence;
  readonly warnings: readonly PlanWarning[];
}
