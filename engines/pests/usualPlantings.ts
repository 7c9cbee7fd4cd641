import { addDays, type Day } from '../dates/day.ts';
import type { ReferenceBook } from '../reference/book.ts';
import type { CropRow, DistrictRow } from '../reference/rows.ts';

/** Any year that is no leap year: only month and day matter for what is typical. */
const USUAL_YEAR = 2027;

/**
 * When a crop is usually planted in a district, in every season it has there, the minor and irrigated ones too: the
 * days of each season after the typical onset or the fixed day it is counted from. Empty where it is not grown.
 */
export function usualPlantings(
  book: Pick<ReferenceBook, 'windowsOf' | 'seasonsByCrop'>,
  crop: Pick<CropRow, 'cropId'>,
  { regionId, zone }: DistrictRow,
): Day[] {
  const windows = book.windowsOf(regionId, zone);
  return (book.seasonsByCrop.get(crop.cropId) ?? []).flatMap((season) => {
    const monthDay = season.fixedDay ?? windows.find((window) => window.season === season.rains)?.onsetTypical;
    return !season.zones.includes(zone) || monthDay === undefined
      ? []
      : [addDays(`${USUAL_YEAR}-${monthDay}`, season.plantAfterDays)];
  });
}

/** The day on which the first rains of the year usually set in; null where no window is known. */
export function firstRains(book: Pick<ReferenceBook, 'windowsOf'>, { regionId, zone }: DistrictRow): Day | null {
  const onsets = book
    .windowsOf(regionId, zone)
    .map(({ onsetTypical }) => onsetTypical)
    .toSorted();
  return onsets[0] === undefined ? null : `${USUAL_YEAR}-${onsets[0]}`;
}
