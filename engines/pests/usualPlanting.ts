import { addDays, type Day } from '../dates/day.ts';
import type { ReferenceBook } from '../reference/book.ts';
import type { CropRow, DistrictRow } from '../reference/rows.ts';

/** Any year that is no leap year: only month and day matter for what is typical. */
const USUAL_YEAR = 2027;

/**
 * When a crop is usually planted in a district: the typical onset of its first season there with the crop's offset, or
 * the crop's own day of the year. Null where it has neither.
 */
export function usualPlanting(book: Pick<ReferenceBook, 'windowsOf'>, crop: CropRow, { regionId, zone }: DistrictRow): Day | null {
  if (crop.anchorDay !== null) return `${USUAL_YEAR}-${crop.anchorDay}`;
  const offsets = { major: crop.plantingOffsetMajor, minor: crop.plantingOffsetMinor, single: crop.plantingOffsetSingle };
  for (const window of book.windowsOf(regionId, zone)) {
    const offset = offsets[window.season];
    if (offset !== null) return addDays(`${USUAL_YEAR}-${window.onsetTypical}`, offset);
  }
  return null;
}
