import { resolveOnset } from '../calendar/resolveOnset.ts';
import type { OnsetWindow, RainSeason } from '../calendar/types.ts';
import { type Day, daysBetween, yearOf } from '../dates/day.ts';
import { spokenDay } from '../dates/spokenDay.ts';

/** Days outside the usual window from which an onset is not believed. */
export const unbelievableDays = 120;

/** What is to be declared, and for where. */
export interface OnsetClaim {
  readonly placeName: string;
  readonly season: RainSeason;
  readonly onsetOn: Day;
  readonly today: Day;
}

/** The year the season belongs to, what is unusual about the day, that and whatever else is to be said of it; or the sentence that refuses the claim. */
export type CheckedOnset =
  | { readonly year: number; readonly warnings: readonly string[]; readonly unusual: readonly string[] }
  | { readonly mistake: string };

/**
 * Whether the rains can have set in on that day: the place must have the season, the day must lie in last, this or
 * next year, nearer to this season's window than to the other's, and at most 120 days outside it; a day outside
 * the window at all is unusual.
 * @param windows those of the place, all seasons; several of one season for a region of several zones
 */
export function checkOnset(
  { placeName, season, onsetOn, today }: OnsetClaim,
  windows: readonly OnsetWindow[],
): CheckedOnset {
  const own = windows.filter((window) => window.season === season);
  const first = own[0];
  if (first === undefined) {
    const seasons = [...new Set(windows.map((window) => window.season))];
    return { mistake: `${placeName} has no ${season} season. Choose ${seasons.join(' or ')}.` };
  }
  const year = yearOf(onsetOn);
  if (Math.abs(year - yearOf(today)) > 1) {
    return { mistake: `The onset of ${onsetOn} lies in ${year}. Give a day of last, this or next year.` };
  }
  const distance = nearestDistance(own, onsetOn);
  const others = windows.filter((window) => window.season !== season);
  const other = others.find((window) => distanceOf(window, onsetOn) === nearestDistance(others, onsetOn));
  if (other !== undefined && distanceOf(other, onsetOn) < distance) {
    return {
      mistake: `${spokenDay(onsetOn, true)} is nearer to the ${other.season} season of ${placeName}, whose rains set in ${windowWords(other, year)}; those of the ${season} season ${windowWords(first, year)}. Choose the ${other.season} season, or another day.`,
    };
  }
  if (distance > unbelievableDays) {
    return {
      mistake: `${spokenDay(onsetOn, true)} is ${distance} days outside the window of the ${season} season in ${placeName}, where the rains set in ${windowWords(first, year)}. Check the date.`,
    };
  }
  const unusual: string[] = [];
  if (distance > 0) {
    unusual.push(
      `${spokenDay(onsetOn, true)} is ${distance === 1 ? '1 day' : `${distance} days`} outside the usual window: the rains of the ${season} season set in ${windowWords(first, year)}. Check the date.`,
    );
  }
  const warnings = [...unusual];
  const rainsEnd =
    own
      .map((window) => resolveOnset(window, year, []).cessation.latest)
      .toSorted()
      .at(-1) ?? '';
  if (rainsEnd < today) {
    warnings.push(
      `The rains of that season were over by ${spokenDay(rainsEnd, true)}. The declaration is kept, but the plans visitors see are of the next season and do not move, except those of crops that stand longer.`,
    );
  }
  return { year, warnings, unusual };
}

/** Days the day lies outside the window, 0 inside. */
function distanceOf(window: OnsetWindow, day: Day): number {
  const { earliest, latest } = resolveOnset(window, yearOf(day), []);
  return Math.max(daysBetween(day, earliest), daysBetween(latest, day), 0);
}

function nearestDistance(windows: readonly OnsetWindow[], day: Day): number {
  return Math.min(...windows.map((window) => distanceOf(window, day)));
}

function windowWords(window: OnsetWindow, year: number): string {
  const { earliest, latest } = resolveOnset(window, year, []);
  return `between ${spokenDay(earliest)} and ${spokenDay(latest)}`;
}
