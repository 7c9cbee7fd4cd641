import type { MajorSeason } from './chooseSeason.ts';
import { dayNumber, dayText, daysBetween, yearOf } from '../dates/day.ts';
import { colourOfRule } from './display/activityColour.ts';
import { planConfidence } from './planConfidence.ts';
import { planWarnings } from './planWarnings.ts';
import { tooLateWarning } from './tooLate.ts';
import { plantingSpan, plantingWindow, type PlantingWindow } from './plantingWindow.ts';
import type { MonthClimate } from './riskLevels.ts';
import { sentence } from './sentences/say.ts';
import { followsRains, schedule, type Schedule, type Slot } from './schedule.ts';
import {
  type CropRule,
  type Instead,
  type Onset,
  type Plan,
  type PlannedActivity,
  type PlantingWeek,
  type SeasonRule,
  type VarietyRule,
  HARVESTING,
  PLANTING,
  RAIN_ONSET,
} from './types.ts';
import { harvestOfPlanting } from './varieties.ts';

/** Everything a plan is made from. */
export interface PlanInput {
  readonly crop: CropRule;
  readonly rule: SeasonRule;
  /** What is planted; null for bearing trees. */
  readonly variety: VarietyRule | null;
  readonly year: number;
  /** Null where nothing waits for rains, and where no window is known. */
  readonly onset: Onset | null;
  readonly week: PlantingWeek | null;
  readonly otherZone: boolean;
  /** Null where the crop is usual; else what is known of it there, empty where nothing is. */
  readonly rareEvidence: string | null;
  /** Hectares a year that statistics count in the district itself, where the crop is not usual; absent where none do. */
  readonly rareAreaHa?: number | null;
  /** The zone the dates are for. */
  readonly zone: string;
  /** Of a minor season: the plan of the major season of the crop there. */
  readonly major?: MajorSeason;
  /** The season that the rains came too late for, where this one is planned in its place. */
  readonly insteadOf?: SeasonRule;
  /** What can still be planted; asked for only where the rains came too late. */
  readonly stillPossible?: () => readonly Instead[];
  /** Twelve months of the place, January first; null where it has no normals. */
  readonly climate: readonly MonthClimate[] | null;
}

/** A plan, or the sentence that says why there is none. */
export type PlanAnswer = { readonly plan: Plan } | { readonly problem: string };

/**
 * The season plan of a crop: a chosen planting week is kept and everything else is placed around it; without one the
 * onset (or the fixed day of the season) decides; with neither there is no plan. Every activity carries its range.
 */
export function planActivities(input: PlanInput): PlanAnswer {
  const { crop, rule, variety, year, onset, week } = input;
  const window = plantingWindow(input);
  if (window?.isTooLate && week === null && onset !== null) return { plan: planOfTooLate(input, window, onset) };
  const placed = schedule({ ...input, window, rain: onset === null ? null : dayNumber(onset.typical) });
  if (placed === null) {
    return {
      problem: `There is no onset of the rains for ${crop.name.toLowerCase()} here and no planting week was given. Choose a planting week.`,
    };
  }
  const harvest = harvestDays(input, window, placed);
  const warnings = planWarnings({ ...input, schedule: placed, window });
  const [first, last] = [placed.slots[0], Math.max(...placed.slots.map((slot) => slot.end))];
  return {
    plan: {
      cropId: crop.cropId,
      season: rule.season,
      title: `${rule.name} ${yearsOf(placed)}`,
      water: rule.water,
      year,
      variety,
      anchor: anchorOf(rule, placed.planting !== null && week !== null),
      onset,
      activities: plannedActivities(input, placed, window, harvest),
      ...plantingSpan(window),
      harvestFrom: dayText(harvest.from),
      harvestBy: dayText(harvest.by),
      instead: null,
      lengthDays: first === undefined ? 0 : last - first.start + 1,
      confidence: planConfidence(input, warnings),
      warnings,
    },
  };
}

/** A plan without work: the rains came after the last sensible day. It says so, and what can still be planted. */
function planOfTooLate(input: PlanInput, window: PlantingWindow, onset: Onset): Plan {
  const { crop, rule, variety, year } = input;
  const instead = input.stillPossible?.() ?? [];
  return {
    cropId: crop.cropId,
    season: rule.season,
    title: `${rule.name} ${onset.year}`,
    water: rule.water,
    year,
    variety,
    anchor: 'rain_onset',
    onset,
    activities: [],
    ...plantingSpan(window),
    harvestFrom: null,
    harvestBy: null,
    instead,
    lengthDays: 0,
    confidence: { level: 'low', reason: [sentence('reasonTooLate')] },
    warnings: [tooLateWarning(input, window, onset, instead)],
  };
}

function anchorOf(rule: SeasonRule, weekIsChosen: boolean): Plan['anchor'] {
  if (weekIsChosen) return 'planting_week';
  return rule.fixedDay === null ? 'rain_onset' : 'calendar_date';
}

/** The years a season runs in, from planting (of trees, from the first harvest) to harvest: "2026", "2026/27". */
function yearsOf({ planting, harvestStart, harvestEnd }: Schedule): string {
  const first = yearOf(dayText(planting?.start ?? harvestStart));
  const last = yearOf(dayText(planting === null ? harvestEnd : harvestStart));
  return first === last ? String(first) : `${first}/${String(last).slice(-2)}`;
}

/** First and last day of harvest, of what is planted within the window or the chosen week. */
function harvestDays(
  { rule, variety, week }: PlanInput,
  window: PlantingWindow | null,
  { planting, harvestStart, harvestEnd }: Schedule,
) {
  if (planting === null || variety === null) return { from: harvestStart, by: harvestEnd };
  const [from, by] = week !== null || window === null ? [planting.start, planting.end] : [window.from, window.by];
  const days = harvestEnd - harvestStart;
  return {
    from: Math.min(harvestStart, harvestOfPlanting(from, rule, variety)),
    by: Math.max(harvestEnd, harvestOfPlanting(by, rule, variety) + days),
  };
}

/** Days an activity may come sooner or later than planned. */
interface Range {
  readonly sooner: number;
  readonly later: number;
}

/** Risks that a season does not run: neither onset nor end of the rains counts where the field is watered or lives on what they left, nor a dry spell or a drought where it is watered. */
const NO_RISK_ON: Readonly<Record<SeasonRule['water'], ReadonlySet<string>>> = {
  rainfed: new Set(),
  residual: new Set(['false_start', 'late_onset', 'early_cessation']),
  irrigated: new Set(['false_start', 'late_onset', 'early_cessation', 'dry_spell', 'drought']),
};

function plannedActivities(
  { onset, week, rule: season }: PlanInput,
  placed: Schedule,
  window: PlantingWindow | null,
  harvest: { from: number; by: number },
): PlannedActivity[] {
  const rains =
    onset === null
      ? { sooner: 0, later: 0 }
      : { sooner: daysBetween(onset.earliest, onset.typical), later: daysBetween(onset.typical, onset.latest) };
  const fields = fieldRange(season.fixedDay === null ? rains : { sooner: 0, later: 0 }, placed, window, week);
  const seen = new Map<string, number>();
  return placed.slots.map((slot, index) => {
    const { rule } = slot;
    const waits = followsRains(season, rule);
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
      ...rangeOf(
        slot,
        waits || rule.code === RAIN_ONSET ? rains : fields,
        week !== null && rule.code === PLANTING,
        harvest,
      ),
      risks: rule.risks.filter((risk) => !NO_RISK_ON[season.water].has(risk)),
      ...(waits && { followsRains: true as const }),
    };
  });
}

/** Field work moves with the chosen week, else with the rains, but planting stays within its window. */
function fieldRange(
  rains: Range,
  { planting }: Schedule,
  window: PlantingWindow | null,
  week: PlantingWeek | null,
): Range {
  if (planting === null) return rains;
  if (week !== null) return { sooner: 0, later: dayNumber(week.end) - dayNumber(week.start) };
  if (window === null) return rains;
  return {
    sooner: Math.max(0, Math.min(rains.sooner, planting.start - window.from)),
    later: Math.max(0, Math.min(rains.later, window.by - planting.end)),
  };
}

function rangeOf(slot: Slot, range: Range, endIsChosen: boolean, harvest: { from: number; by: number }) {
  const isHarvest = slot.rule.code === HARVESTING;
  const earliest = slot.start - range.sooner;
  const end = slot.end + (endIsChosen ? 0 : range.later);
  const latestEnd = isHarvest ? Math.max(slot.end, Math.min(harvest.by, end)) : end;
  return {
    earliestStart: dayText(isHarvest ? Math.min(slot.start, Math.max(harvest.from, earliest)) : earliest),
    // Work that is held to a day begins by then, however late the rains were.
    latestStart: dayText(Math.min(slot.start + range.later, latestEnd)),
    latestEnd: dayText(latestEnd),
  };
}
