import { longestPlantingRangeDays } from '#contract/limits.ts';
import type { PlantingWeek } from '#engines/calendar/types.ts';
import { addDays, daysBetween, yearOf } from '#engines/dates/day.ts';
import { parseDay } from '#engines/dates/parseDay.ts';
import { nearestName } from '#engines/geography/names.ts';
import { cropMeant } from '#engines/reference/cropSpellings.ts';
import type { ReferenceBook } from '#engines/reference/book.ts';
import type { CropRow, DistrictRow, RegionRow } from '#engines/reference/rows.ts';
import { problem } from '../../platform/calls/problems.ts';

/** Plans are made for these years. */
const FIRST_YEAR = 2000;
const LAST_YEAR = 2100;
const WEEK_DAYS = 7;

/** The crop meant by a key, a name, another name or a slip of spelling ("maze"). Throws a problem with the nearest one. */
export function askedCrop(book: ReferenceBook, written: string): CropRow {
  const crop = cropMeant(book, written);
  if (crop !== undefined) return crop;
  throw problem('cropNotFound', {
    found: written,
    nearest: nearestName(written, book.crops, (each) => each.name)?.cropId ?? null,
  });
}

/** The district meant by a key or a name, in the region when one is named. Throws a problem. */
export function askedDistrict(book: ReferenceBook, written: string, region?: string): DistrictRow {
  const district = book.findDistrict(written);
  if (district === undefined) {
    const nearest = nearestName(written, book.districts, (each) => each.name);
    throw problem('districtNotFound', { found: written, nearest: nearest?.districtId ?? null });
  }
  if (region !== undefined && region !== '') {
    const wanted = askedRegion(book, region);
    if (wanted.regionId !== district.regionId) {
      throw problem('districtElsewhere', {
        district: district.name,
        region: book.regionById.get(district.regionId)?.name ?? district.regionId,
        found: wanted.name,
      });
    }
  }
  return district;
}

/** The region meant by a key, code or name. Throws a problem with the nearest one. */
export function askedRegion(book: ReferenceBook, written: string): RegionRow {
  const region = book.findRegion(written);
  if (region !== undefined) return region;
  throw problem('regionNotFound', {
    found: written,
    nearest: nearestName(written, book.regions, (each) => each.name)?.regionId ?? null,
  });
}

/** The planting week; null when both days are empty. A start alone means the seven days from it. Throws a problem. */
export function askedWeek(start: string | null | undefined, end: string | null | undefined): PlantingWeek | null {
  if (isEmpty(start)) {
    if (isEmpty(end)) return null;
    throw problem('badInput', {
      sentence: `planting_end is ${end}, but planting_start is empty. Send the first day of planting too, or leave both out.`,
    });
  }
  const first = day('planting_start', start);
  const last = isEmpty(end) ? addDays(first, WEEK_DAYS - 1) : day('planting_end', end);
  const length = daysBetween(first, last);
  if (length < 0) {
    throw problem('badInput', {
      sentence: `planting_end (${last}) is before planting_start (${first}). Send the earlier day as planting_start.`,
    });
  }
  if (length > longestPlantingRangeDays) {
    throw problem('badInput', {
      sentence: `From planting_start (${first}) to planting_end (${last}) are ${length} days, more than a year. Send the week you plant in, ${first} to ${addDays(first, WEEK_DAYS - 1)} for example.`,
    });
  }
  return { start: first, end: last };
}

function day(field: string, text: string): string {
  const parsed = parseDay(text);
  if ('mistake' in parsed) throw problem('badInput', { sentence: `${field}: ${parsed.mistake}` });
  const year = yearOf(parsed.day);
  if (year >= FIRST_YEAR && year <= LAST_YEAR) return parsed.day;
  throw problem('badInput', {
    sentence: `${field} is ${parsed.day}, but plans are made for the years ${FIRST_YEAR} to ${LAST_YEAR}. Choose a day in them.`,
  });
}

function isEmpty(text: string | null | undefined): text is '' | null | undefined {
  return text === undefined || text === null || text === '';
}
