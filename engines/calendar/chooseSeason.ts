import { type Day, dayNumber, yearOf } from '../dates/day.ts';
import { monthDayNumber } from '../dates/monthDay.ts';
import type { Offer } from './offeredSeasons.ts';
import { onsetDay, resolveOnset } from './resolveOnset.ts';
import { schedule } from './schedule.ts';
import {
  type CropRule, type Onset, type OnsetReport, type OnsetWindow, type PlantingWeek, type Season, LAND_PREPARATION,
} from './types.ts';

/** The season a plan is made for. */
export interface ChosenSeason {
  readonly season: Season;
  readonly year: number;
  /** Null for calendar-anchored crops. */
  readonly onset: Onset | null;
}

/** What a season is chosen by, as day numbers; of a crop alone, as days from its onset or calendar date. */
interface Marks {
  /** What the farmer's year turns on: planting, or the first day of a standing crop's plan. */
  readonly turn: number;
  readonly landPreparation: number;
  readonly harvestEnd: number;
}

interface Candidate extends Marks {
  readonly season: Season;
  readonly year: number;
}

/**
 * Which season to plan: with a planting week the one whose usual planting is nearest to it; without, the season that
 * is running, else the next. A season runs until its harvest is over; a crop that stands longer than a year gives
 * way when the land is prepared for the next planting, because that is then the decision at hand.
 * @param wanted plan this season, in the year that fits
 * @returns null when the crop is not grown here, or not in the season wanted
 */
export function chooseSeason(
  crop: CropRule,
  offer: Offer,
  reports: readonly OnsetReport[],
  today: Day,
  week: PlantingWeek | null,
  wanted: Season | null,
): ChosenSeason | null {
  const seasons = wanted === null ? offer.seasons : offer.seasons.filter((season) => season === wanted);
  const year = yearOf(week?.start ?? today);
  // A mango harvest ends 15 months after its onset, so the season that runs may be two years back.
  const candidates = [year - 2, year - 1, year, year + 1].flatMap((y) =>
    seasons.flatMap((season) => candidate(crop, offer, reports, season, y)),
  );
  candidates.sort((a, b) => a.turn - b.turn);
  const chosen = week === null ? running(crop, candidates, dayNumber(today)) : nearest(candidates, dayNumber(week.start));
  if (chosen === null) return null;
  const window = windowOf(crop, offer, chosen.season);
  return {
    season: chosen.season,
    year: chosen.year,
    onset: window === undefined ? null : resolveOnset(window, chosen.year, reports),
  };
}

function candidate(
  crop: CropRule,
  offer: Offer,
  reports: readonly OnsetReport[],
  season: Season,
  year: number,
): Candidate[] {
  const origin = originDay(crop, windowOf(crop, offer, season), year, reports);
  const marks = origin === null ? null : marksOf(crop, season);
  if (origin === null || marks === null) return [];
  return [{
    season,
    year,
    turn: origin + marks.turn,
    landPreparation: origin + marks.landPreparation,
    harvestEnd: origin + marks.harvestEnd,
  }];
}

/** The day a season is counted from: the onset, or the crop's calendar date. */
function originDay(crop: CropRule, window: OnsetWindow | undefined, year: number, reports: readonly OnsetReport[]): number | null {
  if (crop.anchor === 'calendar_date') return crop.anchorMonthDay === null ? null : monthDayNumber(crop.anchorMonthDay, year);
  return window === undefined ? null : onsetDay(window, year, reports);
}

const known = new WeakMap<CropRule, Map<Season, Marks | null>>();

/** The marks of a crop's season, reckoned once: another year or place only moves them. */
function marksOf(crop: CropRule, season: Season): Marks | null {
  const ofCrop = known.get(crop) ?? new Map<Season, Marks | null>();
  known.set(crop, ofCrop);
  const found = ofCrop.get(season);
  if (found !== undefined) return found;
  const marks = reckonMarks(crop, season);
  ofCrop.set(season, marks);
  return marks;
}

function reckonMarks(crop: CropRule, season: Season): Marks | null {
  const anyYear = 2001;
  const calendarDay = crop.anchor === 'calendar_date' && crop.anchorMonthDay !== null ? monthDayNumber(crop.anchorMonthDay, anyYear) : null;
  const placed = schedule(crop, season, anyYear, calendarDay === null ? 0 : null, null);
  if (placed === null) return null;
  const origin = calendarDay ?? 0;
  const firstDay = placed.slots[0]?.start ?? placed.harvestEnd;
  const landPreparation = placed.slots.find((slot) => slot.rule.code === LAND_PREPARATION)?.start ?? firstDay;
  return {
    turn: (placed.planting?.start ?? firstDay) - origin,
    landPreparation: landPreparation - origin,
    harvestEnd: placed.harvestEnd - origin,
  };
}

/** The window a season is counted from; none for calendar-anchored crops. */
function windowOf(crop: CropRule, offer: Offer, season: Season): OnsetWindow | undefined {
  return crop.anchor === 'rain_onset' ? offer.windows.find((each) => each.season === season) : undefined;
}

function running(crop: CropRule, candidates: readonly Candidate[], today: number): Candidate | null {
  for (const [index, candidate] of candidates.entries()) {
    if (candidate.harvestEnd < today) continue;
    const next = candidates[index + 1];
    const nextHasBegun = next !== undefined && crop.calendarType === 'long_cycle' && next.landPreparation <= today;
    if (!nextHasBegun) return candidate;
  }
  return null;
}

function nearest(candidates: readonly Candidate[], day: number): Candidate | null {
  let best: Candidate | null = null;
  for (const candidate of candidates) {
    if (best === null || Math.abs(candidate.turn - day) < Math.abs(best.turn - day)) best = candidate;
  }
  return best;
}
