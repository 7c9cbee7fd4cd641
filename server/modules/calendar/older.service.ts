import { type OlderDates, olderDates } from '#engines/calendar/older/olderCalendar.ts';
import { resolveOnset } from '#engines/calendar/resolveOnset.ts';
import { offeredSeasons } from '#engines/calendar/offeredSeasons.ts';
import type { RainSeason } from '#engines/calendar/types.ts';
import { yearOf } from '#engines/dates/day.ts';
import type { ReferenceBook } from '#engines/reference/book.ts';
import type { CropRow, DistrictRow, RegionRow } from '#engines/reference/rows.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { askedCrop, askedRegion } from './readQuestion.ts';
import { placeOf, rulesOf } from './rules.ts';

/** One line of the older calendar: a crop in a town, one per zone of a region and season (decision 82). */
export interface OlderLine {
  readonly crop: CropRow;
  readonly region: RegionRow;
  readonly town: string;
  readonly season: RainSeason;
  readonly dates: OlderDates;
}

/**
 * The older calendar of this year, its dates counted from the onset alone (decision 76); a declared onset moves
 * the lines of its district or region.
 */
export function olderCalendar(
  scope: Scope,
  asked: { readonly crop?: string | undefined; readonly region?: string | undefined },
): OlderLine[] {
  const book = scope.context.reference.book();
  const crops = asked.crop ? [askedCrop(book, asked.crop)].filter((crop) => isOlderCrop(book, crop)) : olderCrops(book);
  const regions = asked.region ? regionsMeant(book, asked.region) : book.regions;
  const rules = rulesOf(book);
  const year = yearOf(scope.today);
  const lines: OlderLine[] = [];
  for (const region of regions) {
    for (const district of townsOf(book, region)) {
      const reports = scope.context.onsets.reportsOf(district.districtId, district.regionId);
      for (const crop of crops) {
        const offer = offeredSeasons(
          rules.cropRule(crop),
          placeOf({ ...district, secondaryZone: null }),
          rules.windowsOf(district),
        );
        if (!offer.isUsual) continue;
        for (const window of offer.windows) {
          const { season } = window;
          if (!offer.rules.some((rule) => rule.rains === season)) continue;
          const onset = resolveOnset(window, year, reports);
          lines.push({ crop, region, town: district.capital, season, dates: olderDates(onset.typical) });
        }
      }
    }
  }
  return lines;
}

/** Annual crops that wait for the rains. */
export function olderCrops(book: ReferenceBook): CropRow[] {
  return book.crops.filter((crop) => isOlderCrop(book, crop));
}

function isOlderCrop(book: ReferenceBook, { cropId, calendarType }: CropRow): boolean {
  return (
    calendarType === 'annual' &&
    (book.seasonsByCrop.get(cropId) ?? []).some(({ countedFrom }) => countedFrom === 'rain_onset')
  );
}

/** The regions of an old code ("ba" means three of today's), or the one region written otherwise. */
function regionsMeant(book: ReferenceBook, written: string): RegionRow[] {
  const code = written.trim().toLowerCase();
  const coded = book.regions.filter((region) => region.oldCalendarCode === code);
  return coded.length > 0 ? coded : [askedRegion(book, written)];
}

const TYPES = ['metropolitan', 'municipal', 'district'];

/** For each zone of a region the district whose capital stands for it: surely in the zone, and the largest kind of town. */
function townsOf(book: ReferenceBook, region: RegionRow): DistrictRow[] {
  const best = new Map<string, DistrictRow>();
  for (const district of book.districtsByRegion.get(region.regionId) ?? []) {
    const known = best.get(district.zone);
    if (known === undefined || rank(district, region) < rank(known, region)) best.set(district.zone, district);
  }
  return [...best.values()];
}

function rank(district: DistrictRow, region: RegionRow): number {
  if (district.capital === region.capital) return -1;
  return (district.secondaryZone === null ? 0 : TYPES.length) + TYPES.indexOf(district.type);
}
