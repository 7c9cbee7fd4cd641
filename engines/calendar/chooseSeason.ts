import { type Day, dayNumber, dayText, yearOf } from '../dates/day.ts';
import { type Offer, seasonMeant } from './offeredSeasons.ts';
import { plantingWindow } from './plantingWindow.ts';
import { resolveOnset } from './resolveOnset.ts';
import { schedule } from './schedule.ts';
import {
  type CropRule,
  type Onset,
  type OnsetReport,
  type OnsetWindow,
  type PlantingWeek,
  type Season,
  type SeasonRule,
  type VarietyRule,
  LAND_PREPARATION,
} from './types.ts';
import { usualVariety, varietyOf } from './varieties.ts';

/** When the major season of a crop is planted and harvested, and what that is reckoned from. */
export interface MajorSeason {
  readonly variety: VarietyRule | null;
  readonly onset: Onset | null;
  readonly plantedUntil: Day;
  readonly harvestEnd: Day;
}

/** The season a plan is made for. */
export interface ChosenSeason {
  readonly rule: SeasonRule;
  /** What is planted: what was asked for, else what is mostly grown. Null for bearing trees. */
  readonly variety: VarietyRule | null;
  readonly year: number;
  /** Null for seasons that wait for no rains. */
  readonly onset: Onset | null;
  /** Of a minor season: the plan of the major season of the crop there in that year, as it is usually grown. */
  readonly major?: MajorSeason;
  /** Another season of the crop on the same rains that this one is planned for, because they came too late for it. */
  readonly insteadOf?: SeasonRule;
}

/** What a person asked a plan for, as far as they did. */
export interface Wanted {
  readonly week: PlantingWeek | null;
  /** Plan this season, in the year that fits. */
  readonly season: Season | null;
  /** Key of a variety or class. */
  readonly variety: string | null;
}

/** What a season is chosen by, as day numbers. */
interface Candidate extends ChosenSeason {
  /** What the farmer's year turns on: planting, or the first day of a standing crop's plan. */
  readonly turn: number;
  readonly plantedUntil: number;
  readonly landPreparation: number;
  readonly harvestEnd: number;
  /** Its rains came too late to plant; it is over with them. */
  readonly isTooLate: boolean;
}

/**
 * Which season to plan: with a planting week the one whose usual planting is nearest to it; without, the rain-fed season
 * that is running, else the next. A season runs until its harvest is over; a crop that stands longer than a year gives
 * way when the land is prepared for the next planting, because that is then the decision at hand.
 * @returns null when the crop is not grown here, or not in the season wanted
 */
export function chooseSeason(
  crop: CropRule,
  offer: Offer,
  reports: readonly OnsetReport[],
  today: Day,
  { week, season, variety }: Wanted,
): ChosenSeason | null {
  const rules = rulesToPlan(offer, season, week);
  const year = yearOf(week?.start ?? today);
  // A cassava harvest ends 14 months after its planting, so the season that runs may be two years back.
  const candidates = [year - 2, year - 1, year, year + 1].flatMap((each) =>
    rules.flatMap((rule) => candidate(crop, offer, rule, reports, each, variety)),
  );
  candidates.sort((a, b) => a.turn - b.turn);
  const chosen =
    week === null ? running(crop, candidates, dayNumber(today)) : nearest(candidates, dayNumber(week.start));
  return chosen === null ? null : { ...chosen, ...majorOf(crop, offer, reports, chosen) };
}

function majorOf(
  crop: CropRule,
  offer: Offer,
  reports: readonly OnsetReport[],
  { rule, year }: ChosenSeason,
): Pick<ChosenSeason, 'major'> {
  const major = rule.season === 'minor' ? offer.rules.find(({ season }) => season === 'major') : undefined;
  const [planned] = major === undefined ? [] : candidate(crop, offer, major, reports, year, null);
  if (planned === undefined || planned.isTooLate) return {};
  const { variety, onset, plantedUntil, harvestEnd } = planned;
  return { major: { variety, onset, plantedUntil: dayText(plantedUntil), harvestEnd: dayText(harvestEnd) } };
}

/** The season asked for; for a chosen week all of them; else the rain-fed ones, which most farmers have, where there are any. */
function rulesToPlan(offer: Offer, wanted: Season | null, week: PlantingWeek | null): readonly SeasonRule[] {
  if (wanted !== null) {
    const meant = seasonMeant(offer, wanted);
    return offer.rules.filter((rule) => rule.season === meant);
  }
  const rainfed = offer.rules.filter((rule) => rule.water === 'rainfed');
  return week !== null || rainfed.length === 0 ? offer.rules : rainfed;
}

function candidate(
  crop: CropRule,
  offer: Offer,
  rule: SeasonRule,
  reports: readonly OnsetReport[],
  year: number,
  wanted: string | null,
): Candidate[] {
  const variety = (wanted === null ? null : varietyOf(crop, wanted)) ?? usualVariety(crop, rule);
  const onset = onsetOfSeason(offer, rule, variety, reports, year);
  const facts = { crop, rule, variety, year, onset };
  const rain = onset === null ? null : dayNumber(onset.typical);
  const window = plantingWindow(facts);
  const placed = schedule({ ...facts, rain, window, week: null });
  if (placed === null) return [];
  const isTooLate = window?.isTooLate === true;
  const rainsEnd = isTooLate && onset !== null ? dayNumber(onset.cessation.latest) : placed.harvestEnd;
  const firstDay = placed.slots[0]?.start ?? placed.harvestEnd;
  return [
    {
      rule,
      variety,
      year,
      onset,
      turn: placed.planting?.start ?? firstDay,
      plantedUntil: placed.planting?.end ?? firstDay,
      landPreparation: placed.slots.find((slot) => slot.rule.code === LAND_PREPARATION)?.start ?? firstDay,
      harvestEnd: Math.min(placed.harvestEnd, rainsEnd),
      isTooLate,
    },
  ];
}

/**
 * The onset a season is counted from, with the end of the rains that carry it: of the minor rains for what is planted in
 * the major season and not ripe before the minor rains have set in (late sorghum of the transition zone). In a season of a
 * fixed day the first rains after it. Null for seasons that wait for none.
 */
function onsetOfSeason(
  { windows }: Offer,
  rule: SeasonRule,
  variety: VarietyRule | null,
  reports: readonly OnsetReport[],
  year: number,
): Onset | null {
  const window = rule.rains === null ? undefined : windows.find(({ season }) => season === rule.rains);
  if (window === undefined) return null;
  const rainsYear = yearOfRains(rule, window, year);
  const onset = resolveOnset(window, rainsYear, reports);
  const second = rule.rains === 'major' ? windows.find(({ season }) => season === 'minor') : undefined;
  const notBefore = variety?.harvestNotBefore ?? rule.harvestNotBefore;
  if (second === undefined || notBefore === null || notBefore <= second.onset.typical) return onset;
  return { ...onset, cessation: resolveOnset(second, rainsYear, []).cessation };
}

/** The year in which the rains of a season set in: of yam planted in December the next. */
export function yearOfRains({ fixedDay }: SeasonRule, { onset }: OnsetWindow, year: number): number {
  return fixedDay !== null && onset.typical < fixedDay ? year + 1 : year;
}

function running(crop: CropRule, candidates: readonly Candidate[], today: number): Candidate | null {
  for (const [index, candidate] of candidates.entries()) {
    if (candidate.harvestEnd < today) continue;
    const next = candidates[index + 1];
    const nextHasBegun = next !== undefined && crop.calendarType === 'long_cycle' && next.landPreparation <= today;
    if (!nextHasBegun) return candidate.isTooLate ? onSameRains(candidate, candidates) : candidate;
  }
  return null;
}

/** The season that can still be planted on rains that came too late for another, else that other one. */
function onSameRains(late: Candidate, candidates: readonly Candidate[]): Candidate {
  const other = candidates.find(
    ({ rule, year, isTooLate }) => !isTooLate && year === late.year && rule.rains === late.rule.rains,
  );
  return other === undefined ? late : { ...other, insteadOf: late.rule };
}

function nearest(candidates: readonly Candidate[], day: number): Candidate | null {
  let best: Candidate | null = null;
  for (const candidate of candidates) {
    if (best === null || Math.abs(candidate.turn - day) < Math.abs(best.turn - day)) best = candidate;
  }
  return best;
}
