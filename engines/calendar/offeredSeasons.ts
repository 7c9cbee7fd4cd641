import type { CropRule, OnsetWindow, Place, Season } from './types.ts';

/** The seasons a crop is grown in at a place. */
export interface Offer {
  /** In order of the year: major before minor. Empty: the crop is not grown here. */
  readonly seasons: readonly Season[];
  /** The windows of the place, one per season of its zone, whether the crop uses it or not. */
  readonly windows: readonly OnsetWindow[];
  /** True when only the other zone of a mixed district grows the crop. */
  readonly otherZone: boolean;
}

const ORDER: readonly Season[] = ['major', 'minor', 'single'];

/**
 * Which seasons a place offers for a crop: those its zone has a window for and the crop has a planting offset for.
 * A crop tied to a calendar date has one cycle a year, called `single`, wherever its zones are.
 */
export function offeredSeasons(crop: CropRule, place: Place, allWindows: readonly OnsetWindow[]): Offer {
  const windows = windowsOf(place, allWindows);
  const inMainZone = crop.zones.includes(place.zone);
  const inOtherZone = place.secondaryZone !== null && crop.zones.includes(place.secondaryZone);
  if (!inMainZone && !inOtherZone) return { seasons: [], windows, otherZone: false };
  const seasons: Season[] = [];
  if (crop.anchor === 'calendar_date') seasons.push('single');
  else for (const window of windows) if (crop.plantingOffsets[window.season] !== null) seasons.push(window.season);
  return { seasons, windows, otherZone: !inMainZone };
}

/** The onset windows of a place, major before minor. */
function windowsOf(place: Place, allWindows: readonly OnsetWindow[]): OnsetWindow[] {
  return allWindows
    .filter((window) => window.regionId === place.regionId && window.zone === place.zone)
    .toSorted((a, b) => ORDER.indexOf(a.season) - ORDER.indexOf(b.season));
}
