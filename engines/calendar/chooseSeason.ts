import { type Day, dayNumber, yearOf } from '../dates/day.ts';
import type { Offer } from './offeredSeasons.ts';
import { onsetDay, resolveOnset } from './resolveOnset.ts';
import { schedule, type Schedule } from './schedule.ts';
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

interface Candidate {
  readonly season: Season;
  readonly year: number;
  readonly placed: Schedule;
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
  candidates.sort((a, b) => originOf(a) - originOf(b));
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
  const window = windowOf(crop, offer, season);
  const placed = schedule(crop, season, year, window === undefined ? null : onsetDay(window, year, reports), null);
  return placed === null ? [] : [{ season, year, placed }];
}

/** The window a season is counted from; none for calendar-anchored crops. */
function windowOf(crop: CropRule, offer: Offer, season: Season): OnsetWindow | undefined {
  return crop.anchor === 'rain_onset' ? offer.windows.find((each) => each.season === season) : undefined;
}

function running(crop: CropRule, candidates: readonly Candidate[], today: number): Candidate | null {
  for (const [index, candidate] of candidates.entries()) {
    if (candidate.placed.harvestEnd < today) continue;
    const next = candidates[index + 1];
    const nextHasBegun = next !== undefined && crop.calendarType === 'long_cycle' && landPreparation(next) <= today;
    if (!nextHasBegun) return candidate;
  }
  return null;
}

function nearest(candidates: readonly Candidate[], day: number): Candidate | null {
  let best: Candidate | null = null;
  for (const candidate of candidates) {
    if (best === null || Math.abs(originOf(candidate) - day) < Math.abs(originOf(best) - day)) best = candidate;
  }
  return best;
}

/** What the farmer's year turns on: planting, or the first day of a standing crop's plan. */
function originOf({ placed }: Candidate): number {
  return placed.planting?.start ?? firstDay(placed);
}

function landPreparation({ placed }: Candidate): number {
  return placed.slots.find((slot) => slot.rule.code === LAND_PREPARATION)?.start ?? firstDay(placed);
}

function firstDay(placed: Schedule): number {
  return placed.slots[0]?.start ?? placed.harvestEnd;
}
