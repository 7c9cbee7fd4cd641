import { cropSeasonNames, type Zone } from '../reference/words.ts';
import type { CropRule, OnsetWindow, Place, RainSeason, Season, SeasonRule } from './types.ts';

/** The seasons a crop is farmed in at a place. */
export interface Offer {
  /** In the order of their words: major before minor, rainy seasons before dry ones. Empty: the crop has none at all. */
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
  /** The zone whose months were taken because no source gives any here; null where they are known. */
  readonly takenFrom: Zone | null;
}

const RAINS: readonly RainSeason[] = ['major', 'minor', 'single'];

/**
 * Zones whose months come nearest to those of a zone, nearest first: by its rainy seasons, then by how wet they are.
 * General knowledge, our own order.
 */
const NEAREST_ZONES: Readonly<Record<Zone, readonly Zone[]>> = {
  rain_forest: ['deciduous_forest', 'transition', 'coastal_savanna', 'guinea_savanna', 'sudan_savanna'],
  deciduous_forest: ['transition', 'rain_forest', 'coastal_savanna', 'guinea_savanna', 'sudan_savanna'],
  transition: ['deciduous_forest', 'coastal_savanna', 'guinea_savanna', 'rain_forest', 'sudan_savanna'],
  coastal_savanna: ['transition', 'deciduous_forest', 'rain_forest', 'guinea_savanna', 'sudan_savanna'],
  guinea_savanna: ['sudan_savanna', 'transition', 'deciduous_forest', 'coastal_savanna', 'rain_forest'],
  sudan_savanna: ['guinea_savanna', 'transition', 'deciduous_forest', 'coastal_savanna', 'rain_forest'],
};

/**
 * Which seasons a place offers for a crop: those that name its zone and whose rains it has. A zone where the crop is
 * usual goes before one where it is rare, and the main zone of a mixed district before the other. Where no season names
 * a zone of the place, those of the nearest zone are taken, counted from the rains of the place.
 */
export function offeredSeasons(crop: CropRule, place: Place, allWindows: readonly OnsetWindow[]): Offer {
  const zones = place.secondaryZone === null ? [place.zone] : [place.zone, place.secondaryZone];
  const offers = zones.map((zone) => offerOf(crop, place, zone, allWindows));
  const grown = offers.filter((offer) => offer.seasons.length > 0);
  return grown.find((offer) => offer.isUsual) ?? grown[0] ?? withMonthsOfNearest(crop, offers[0] as Offer);
}

function withMonthsOfNearest(crop: CropRule, offer: Offer): Offer {
  for (const zone of NEAREST_ZONES[offer.zone as Zone] ?? []) {
    const rules = inOrder(
      crop.seasons.filter((rule) => rule.zones.includes(zone)).flatMap((rule) => movedTo(offer, rule, zone)),
    );
    if (rules.length === 0) continue;
    return { ...offer, rules, seasons: rules.map((rule) => rule.season), isUsual: false, takenFrom: zone };
  }
  return offer;
}

/** A season of another zone with the rains of this one: the first of two for an only one, and the other way round. */
function movedTo({ windows }: Offer, rule: SeasonRule, zone: string): SeasonRule[] {
  const moved = { ...rule, takenFrom: { season: rule.season, zone } };
  const has = (season: RainSeason) => windows.some((window) => window.season === season);
  if (rule.rains === null || has(rule.rains)) return [moved];
  const rains = rule.rains === 'single' ? 'major' : 'single';
  if (rule.rains === 'minor' || !has(rains)) return [];
  // A season named after its rains takes the name of those it is counted from here; others keep their word.
  const renamed = rule.season === rule.rains && rule.fixedDay === null;
  const name = rains === 'single' ? 'Rainy season' : 'Major season';
  return [{ ...moved, rains, ...(renamed && { season: rains, name }) }];
}

function offerOf(crop: CropRule, place: Place, zone: string, allWindows: readonly OnsetWindow[]): Offer {
  const windows = allWindows
    .filter((window) => window.regionId === place.regionId && window.zone === zone)
    .toSorted((a, b) => RAINS.indexOf(a.season) - RAINS.indexOf(b.season));
  const rules = inOrder(
    crop.seasons
      .filter((rule) => rule.zones.includes(zone))
      .filter((rule) => rule.rains === null || windows.some((window) => window.season === rule.rains)),
  );
  return {
    seasons: rules.map((rule) => rule.season),
    rules,
    zone,
    windows,
    otherZone: zone !== place.zone,
    isUsual: crop.zones.includes(zone),
    takenFrom: null,
  };
}

function inOrder(rules: readonly SeasonRule[]): SeasonRule[] {
  return rules.toSorted((a, b) => cropSeasonNames.indexOf(a.season) - cropSeasonNames.indexOf(b.season));
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
