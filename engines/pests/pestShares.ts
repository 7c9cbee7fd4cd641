import { daysInMonth } from '../dates/day.ts';
import type { PestLevel } from './pestModels.ts';

/** Share of the days of a year, or of the days there have been, in class moderate and in class high, whole percent. */
export interface PestShares {
  readonly highPercent: number;
  readonly moderatePercent: number;
}

const PLAIN_YEAR = 2027;

/**
 * The shares of a crop over a typical year: each day counts with the worst class any of its pests has that month.
 * Null when no pest of the crop has data.
 * @param levels one list of twelve classes per pest; null where a pest has no data
 */
export function pestShares(levels: readonly (readonly PestLevel[] | null)[]): PestShares | null {
  const known = levels.filter((each) => each !== null);
  if (known.length === 0) return null;
  let [high, moderate] = [0, 0];
  for (let month = 1; month <= 12; month += 1) {
    const classes = new Set(known.map((each) => each[month - 1]));
    if (classes.has('high')) high += daysInMonth(PLAIN_YEAR, month);
    else if (classes.has('moderate')) moderate += daysInMonth(PLAIN_YEAR, month);
  }
  return { highPercent: Math.round((high / 365) * 100), moderatePercent: Math.round((moderate / 365) * 100) };
}

/** Fewest days that shares of daily levels are made of. */
export const FEWEST_PEST_DAYS = 14;

/** The shares of days with known levels; null with fewer than FEWEST_PEST_DAYS. */
export function dailyPestShares(levels: readonly PestLevel[]): PestShares | null {
  if (levels.length < FEWEST_PEST_DAYS) return null;
  const share = (wanted: PestLevel) => Math.round((levels.filter((level) => level === wanted).length / levels.length) * 100);
  return { highPercent: share('high'), moderatePercent: share('moderate') };
}

/** The word of the pest sentence (1-public-portal, section 9; decision 37): "no data" only when nothing is known. */
export function pestWord(shares: PestShares | null): 'high' | 'more stable' | 'no data' {
  if (shares === null) return 'no data';
  return shares.highPercent > shares.moderatePercent ? 'high' : 'more stable';
}
