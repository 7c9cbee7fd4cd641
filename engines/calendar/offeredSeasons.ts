import { cropSeasonNames } from '../reference/words.ts';
import type { CropRule, OnsetWindow, Place, RainSeason, Season, SeasonRule } from './types.ts';

/** The seasons a crop is farmed in at a place. */
export interface Offer {
  /** In the order of their words: major before minor, rainy seasons before dry ones. Empty: none is known here. */
  readonly seasons: readonly Season[];
  /** The rule of each season, in the same order. */
  readonly rules: readonly SeasonRule[];
  /** The zone the dates are for: the main zone of the place, or its other one. */
  readonly zone: string;
  /** The onset windows of that zone, one per rainy season, whether the crop uses it or not. */
  readonly windows: readonly OnsetWindow[];
  /** True when the crop is planned for the other zone of a mixed district. */
  readonly otherZone: boolean;
  /** False where the crop can be farmed but is not usual. */
  readonly isUsual: boolean;
}

const RAINS: readonly RainSeason[] = ['major', 'minor', 'single'];

/**
 * Which seasons a place offers for a crop: those that name its zone and whose rains it has. A zone where the crop is
 * usual goes before one where it is rare, and the main zone of a mixed district before the other.
 */
export function offeredSeasons(crop: CropRule, place: Place, allWindows: readonly OnsetWindow[]): Offer {
  const zones = place.secondaryZone === null ? [place.zone] : [place.zone, place.secondaryZone];
  const offers = zones.map((zone) => offerOf(crop, place, zone, allWindows));
  const grown = offers.filter((offer) => offer.seasons.length > 0);
  return grown.find((offer) => offer.isUsual) ?? grown[0] ?? (offers[0] as Offer);
}

function offerOf(crop: CropRule, place: Place, zone: string, allWindows: readonly OnsetWindow[]): Offer {
  const windows = allWindows
    .filter((window) => window.regionId === place.regionId && window.zone === zone)
    .toSorted((a, b) => RAINS.indexOf(a.season) - RAINS.indexOf(b.season));
  const rules = crop.seasons
    .filter((rule) => rule.zones.includes(zone))
    .filter((rule) => rule.rains === null || windows.some((window) => window.season === rule.rains))
    .toSorted((a, b) => cropSeasonNames.indexOf(a.season) - cropSeasonNames.indexOf(b.season));
  return {
    seasons: rules.map((rule) => rule.season),
    rules,
    zone,
    windows,
    otherZone: zone !== place.zone,
    isUsual: crop.zones.includes(zone),
  };
}

/** What takes the place of a season where it is not offered, nearest first. */
const ALIKE: Readonly<Record<Season, readonly Season[]>> = {
  major: ['single', 'main', 'late', 'early', 'dry'],
  single: ['main', 'late', 'early', 'dry'],
  main: ['major', 'single'],
  minor: ['light', 'irrigated'],
  light: ['minor'],
  early: ['single', 'major'],
  late: ['single', 'major'],
  dry: ['residual'],
  irrigated: ['dry'],
  residual: ['dry'],
};

/**
 * The season of an offer that a word asks for: the season itself, else the one that takes its place there, as "major"
 * means the only rainy season of the north. Null where nothing does.
 */
export function seasonMeant(offer: Offer, wanted: Season): Season | null {
  return [wanted, ...ALIKE[wanted]].find((season) => offer.seasons.includes(season)) ?? null;
}
