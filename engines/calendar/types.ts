import type { Day } from '../dates/day.ts';
import type { MonthDay } from '../dates/monthDay.ts';
import type { Sentence } from './sentences/say.ts';
import type { CropSeasonName, MaturityClass, SeasonName, Water } from '../reference/words.ts';

/** A rainy season: `single` in the unimodal north, `major` and `minor` in the bimodal south. */
export type RainSeason = SeasonName;

/** A season a crop is farmed in: a rainy season, one on irrigation or stored water, or a crop of trees. */
export type Season = CropSeasonName;

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
  /** Seasons it belongs to; empty: all of the crop. */
  readonly seasons: readonly Season[];
  readonly anchor: Anchor;
  readonly startOffsetDays: number;
  readonly durationDays: number;
  readonly risks: readonly string[];
}

/** A maturity class of a crop, or a named variety of it. */
export interface VarietyRule {
  /** In addresses: `early`, `obatanpa`. */
  readonly key: string;
  readonly name: string;
  readonly maturityClass: MaturityClass;
  /** False for a maturity class as a whole. */
  readonly isNamed: boolean;
  /** Days from planting (or transplanting) to maturity. */
  readonly daysMin: number;
  readonly daysMax: number;
  /** For what flowers by the length of the day: it is not ripe before this day, and ripens sooner when sown late. */
  readonly harvestNotBefore: MonthDay | null;
}

/** A season of a crop in some zones. */
export interface SeasonRule {
  readonly season: Season;
  /** Names the row among those of the crop and season. */
  readonly area: string;
  /** As it is shown: "Late millet". */
  readonly name: string;
  readonly zones: readonly string[];
  readonly water: Water;
  /**
   * The rains whose onset planting is counted from. Beside a `fixedDay`: the first rains after it, whose onset the steps
   * counted from the rains follow, as in yam planted dry; null where nothing waits for rains.
   */
  readonly rains: RainSeason | null;
  /** First day of planting; of trees, the first day of their year. */
  readonly fixedDay: MonthDay | null;
  /** Days from the onset or the fixed day to the usual start of planting. */
  readonly plantAfterDays: number;
  /** Days planting stays open, from the usual start after the latest onset, or from the fixed day. */
  readonly plantingDays: number;
  /** Key of the variety or class mostly grown; null: the usual class of the crop. */
  readonly usualVariety: string | null;
  readonly harvestNotBefore: MonthDay | null;
  /** Where a zone has no months of its own: the season and zone they were written for. */
  readonly takenFrom?: { readonly season: Season; readonly zone: string };
}

/** What the engine has to know of a crop. */
export interface CropRule {
  readonly cropId: string;
  readonly name: string;
  readonly calendarType: 'annual' | 'long_cycle' | 'perennial';
  /** Zones the crop is usually grown in. */
  readonly zones: readonly string[];
  readonly seasons: readonly SeasonRule[];
  /** Classes first, early before late, then named varieties; empty for bearing trees. */
  readonly varieties: readonly VarietyRule[];
  readonly usualClass: MaturityClass;
  /** Days to maturity the offsets of the activities are written for; null for bearing trees. */
  readonly writtenForDays: number | null;
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
  readonly season: RainSeason;
  readonly onset: MonthDayRange;
  readonly cessation: MonthDayRange;
}

export type OnsetKind = 'declared' | 'observed' | 'forecast' | 'default';

/** A start that was looked at in a year of daily rain: its day as doy366, and whether a dry spell made it a false one. */
export interface KnownStart {
  readonly year: number;
  readonly doy: number;
  readonly failed: boolean;
}

/** The daily rain that stands for a district, and every start in it. */
export interface OnsetRecord {
  readonly place: string;
  readonly firstYear: number;
  readonly lastYear: number;
  readonly starts: readonly KnownStart[];
}

/** What somebody found out about the onset of one season, for a district or its region. */
export interface OnsetReport {
  readonly kind: Exclude<OnsetKind, 'default'>;
  readonly scope: 'district' | 'region';
  readonly season: RainSeason;
  readonly earliest: Day;
  readonly typical: Day;
  readonly latest: Day;
  readonly note: string;
  /** Said before its day: nobody has seen these rains. */
  readonly isAhead?: boolean;
  /** Why it was said against what is known, or before its day. */
  readonly reason?: string;
  /** Where it comes from, instead of the sentence made of the kind. */
  readonly said?: Sentence;
  /** What else is known of these rains. */
  readonly told?: readonly Sentence[];
  /** The daily rain it was worked out from. */
  readonly record?: OnsetRecord;
}

/** The onset a plan is reckoned from, with its range and where it comes from. */
export interface Onset {
  readonly season: RainSeason;
  readonly year: number;
  readonly kind: OnsetKind;
  /** Whom a report is for; null with the default window. */
  readonly scope: 'district' | 'region' | null;
  readonly earliest: Day;
  readonly typical: Day;
  readonly latest: Day;
  /** Earliest and latest onset of the default window, whatever was reported. */
  readonly usualEarliest: Day;
  readonly usualLatest: Day;
  /** Usual end of the rains. */
  readonly cessation: { readonly earliest: Day; readonly typical: Day; readonly latest: Day };
  /** Days the report moved the onset against the default window; later is positive. */
  readonly shiftedByDays: number;
  readonly note: readonly Sentence[];
  /** Said before its day: nobody has seen these rains. */
  readonly isAhead?: boolean;
  /** Why it was said against what is known, or before its day. */
  readonly reason?: string;
  /** The onset itself was worked out from daily rain. */
  readonly isOfRecord?: boolean;
  /** The daily rain that stands for the district, whoever said when its rains begin. */
  readonly record?: OnsetRecord;
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
  /** Waits for the rains though planting does not: weeding of yam that was planted dry. */
  readonly followsRains?: true;
}

/** Legend entries of the newer calendar; the style sheet gives each its colour. */
export type ActivityColour =
  | 'site'
  | 'test'
  | 'land'
  | 'rainonset'
  | 'innoculation'
  | 'planting'
  | 'basal'
  | 'top'
  | 'weed'
  | 'pest'
  | 'harvesting';

export type WarningKind =
  | 'beforeTheRains'
  | 'beforeTheSecondRains'
  | 'afterTheUsualTime'
  | 'plantedLate'
  | 'tooLate'
  | 'insteadOfEarlier'
  | 'seasonTooShort'
  | 'ripensAfterTheRains'
  | 'needsIrrigation'
  | 'standingCrop'
  | 'otherZone'
  | 'notUsual'
  | 'datesLittleKnown'
  | 'monthsOfAnotherZone'
  | 'majorStillStands'
  | 'wetHarvest';

export interface PlanWarning {
  readonly kind: WarningKind;
  readonly said: readonly Sentence[];
}

export interface Confidence {
  readonly level: 'good' | 'fair' | 'low';
  readonly reason: readonly Sentence[];
}

/** What can still be planted where the rains set in too late for something: a shorter variety, a later season or another crop. */
export interface Instead {
  readonly cropId: string;
  /** "Early maize", "Late millet", "Cowpea". */
  readonly name: string;
  readonly season: Season;
  /** Name of that season: "Minor season", "Late millet". */
  readonly seasonName: string;
  /** Key of the variety; null for what is mostly grown. */
  readonly variety: string | null;
  readonly plantBy: Day;
}

/** A season's plan for a crop in a place. */
export interface Plan {
  readonly cropId: string;
  readonly season: Season;
  /** The season and its years, from planting to harvest: "Irrigated dry season 2026/27". */
  readonly title: string;
  readonly water: Water;
  /** The year of the fixed day, else of the rains. */
  readonly year: number;
  /** What is planted; null for bearing trees. */
  readonly variety: VarietyRule | null;
  readonly anchor: 'rain_onset' | 'planting_week' | 'calendar_date';
  readonly onset: Onset | null;
  /** In order of activityId, which is order of start. */
  readonly activities: readonly PlannedActivity[];
  /** First and last sensible day for planting; null for standing tree crops, and the first where the onset came too late. */
  readonly plantFrom: Day | null;
  readonly plantBy: Day | null;
  /** First and last day of harvest of what is planted in that time; null where nothing is. */
  readonly harvestFrom: Day | null;
  readonly harvestBy: Day | null;
  /** Where the rains set in too late to plant, what can still be planted; then the plan has no activities. */
  readonly instead: readonly Instead[] | null;
  /** From the first day of the first activity to the last day of the last, both counted. */
  readonly lengthDays: number;
  readonly confidence: Confidence;
  readonly warnings: readonly PlanWarning[];
}
