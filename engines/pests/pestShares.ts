import type { PestLevel } from './pestModels.ts';
import type { PestYear } from './pestYear.ts';

/** Share of the days the crop is in the field, or of the days there have been, in class moderate and in class high, whole percent. */
export interface PestShares {
  readonly highPercent: number;
  readonly moderatePercent: number;
  /** Days they are shares of. */
  readonly days: number;
}

/** The shares of a typical year: of the days on which the crop is in the field. Null without any. */
export function pestShares({ levels, inField }: PestYear): PestShares | null {
  return sharesOf(levels.filter((_, day) => inField[day]));
}

/** Fewest days that shares of daily levels are made of. */
export const FEWEST_PEST_DAYS = 14;

/** The shares of days with known levels; null with fewer than FEWEST_PEST_DAYS. */
export function dailyPestShares(levels: readonly PestLevel[]): PestShares | null {
  return levels.length < FEWEST_PEST_DAYS ? null : sharesOf(levels);
}

function sharesOf(levels: readonly PestLevel[]): PestShares | null {
  if (levels.length === 0) return null;
  const share = (wanted: PestLevel) =>
    Math.round((levels.filter((level) => level === wanted).length / levels.length) * 100);
  return { highPercent: share('high'), moderatePercent: share('moderate'), days: levels.length };
}

/** The word of the pest sentence (1-public-portal, section 9; decision 37): "no data" only when nothing is known. */
export function pestWord(
  shares: Pick<PestShares, 'highPercent' | 'moderatePercent'> | null,
): 'high' | 'more stable' | 'no data' {
  if (shares === null) return 'no data';
  return shares.highPercent > shares.moderatePercent ? 'high' : 'more stable';
}
