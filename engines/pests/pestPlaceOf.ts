import type { Day } from '../dates/day.ts';
import type { ReferenceBook } from '../reference/book.ts';
import type { CropRow, DistrictRow } from '../reference/rows.ts';
import type { MonthNormals } from './pestModels.ts';
import type { PestPlace } from './pestYear.ts';
import { firstRains, usualPlantings } from './usualPlantings.ts';

/** What the rules read of the reference data. */
export type PestBook = Pick<ReferenceBook, 'windowsOf' | 'seasonsByCrop' | 'prevalenceOf'>;

/**
 * Where and when a crop usually stands in a district, for the rules of a pest.
 * @param plantings the days it is planted on, where they are known better than by its usual seasons
 */
export function pestPlaceOf(
  book: PestBook,
  crop: CropRow,
  district: DistrictRow,
  pestId: string,
  normals: readonly MonthNormals[] | null,
  plantings?: readonly Day[],
): PestPlace {
  const usual = usualPlantings(book, crop, district);
  const stands = crop.calendarType === 'perennial' && usual.length > 0;
  return {
    normals,
    plantings: stands ? null : (plantings ?? usual),
    fieldDays: Math.max(1, crop.maturityDays ?? crop.harvestAfterDays),
    firstRains: firstRains(book, district),
    prevalence: book.prevalenceOf(pestId, district.zone),
  };
}
