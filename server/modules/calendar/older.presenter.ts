import type { listOlderCalendar, listOlderRegions } from '#contract/calendar/olderCalendar.ts';
import type { Answer } from '#contract/endpoint.ts';
import { legacyRegionName } from '#engines/calendar/older/legacyRegions.ts';
import type { RegionRow } from '#engines/reference/rows.ts';
import type { OlderLine } from './older.service.ts';

/** A record with the field names of the older calendar. */
export function presentOlderLine({
  crop,
  region,
  town,
  season,
  dates,
}: OlderLine): Answer<typeof listOlderCalendar>[number] {
  return {
    crop: crop.name,
    region: codeOf(region),
    regionName: region.name,
    town,
    season,
    rain: dates.rain,
    landpreparation: [...dates.landPreparation],
    planting: [...dates.planting],
    firtilizerB: [...dates.basalFertilizer],
    firtilizerT: [...dates.topDressing],
    weeding: [...dates.weeding],
    pesticide: [...dates.pesticide],
    Harvesting: [...dates.harvesting],
  };
}

/** Each code once, with its name: the old name where regions share a code, the region's own where it has none. */
export function presentOlderRegions(regions: readonly RegionRow[]): Answer<typeof listOlderRegions> {
  const names = new Map<string, string>();
  for (const region of regions) {
    names.set(codeOf(region), region.oldCalendarCode === '' ? region.name : legacyRegionName(region.oldCalendarCode));
  }
  return [...names].map(([region, name]) => ({ region, name })).toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** The old code; regions without one carry their ISO code (decision 82). */
function codeOf(region: RegionRow): string {
  return region.oldCalendarCode === '' ? region.isoCode : region.oldCalendarCode;
}
