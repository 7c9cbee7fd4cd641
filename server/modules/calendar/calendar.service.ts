import { offeredSeasons } from '#engines/calendar/offeredSeasons.ts';
import type { PlantingWeek, Season } from '#engines/calendar/types.ts';
import type { ReferenceBook } from '#engines/reference/book.ts';
import type { CropRow, DistrictRow, PestRow, RegionRow } from '#engines/reference/rows.ts';
import type { Scope } from '../../platform/scope.ts';
import { askedCrop, askedDistrict, askedWeek } from './asked.ts';
import { pestMonths, type PestMonths, type PlaceNormals } from './climate.service.ts';
import { type PlacePlan, planAt } from './placePlans.ts';
import { placeOf, rulesOf } from './rules.ts';

export { normalsFor } from './climate.service.ts';

/** A question for a plan, as it was sent. */
export interface PlanQuestion {
  readonly crop: string;
  readonly district: string;
  readonly region?: string | undefined;
  readonly season?: Season | undefined;
  readonly planting_start?: string | null | undefined;
  readonly planting_end?: string | null | undefined;
}

/** A plan with everything needed to show it. */
export interface SeasonPlan extends PlacePlan {
  readonly crop: CropRow;
  readonly district: DistrictRow;
  readonly region: RegionRow | undefined;
  readonly week: PlantingWeek | null;
}

/** The plan of the season that is running or next, or of the season and week asked for. Throws a problem. */
export function planSeason(scope: Scope, question: PlanQuestion): SeasonPlan {
  const book = scope.house.reference.book();
  const crop = askedCrop(book, question.crop);
  const district = askedDistrict(book, question.district, question.region);
  const week = askedWeek(question.planting_start, question.planting_end);
  return {
    ...planAt(scope, crop, district, week, question.season ?? null),
    crop,
    district,
    region: book.regionById.get(district.regionId),
    week,
  };
}

/** Monthly normals of a district and the pest levels of a crop planted on its next usual day. */
export interface CropClimate {
  readonly normals: PlaceNormals;
  readonly pests: readonly (PestMonths & { readonly pest: PestRow })[];
}

/** The climate of a crop in a district. Throws a problem. */
export function cropClimate(scope: Scope, askedFor: { crop: string; district: string }): CropClimate {
  const book = scope.house.reference.book();
  const crop = askedCrop(book, askedFor.crop);
  const district = askedDistrict(book, askedFor.district);
  const { normals, planting } = planAt(scope, crop, district, null, null);
  const weather = { days: scope.house.weather.recentDays(district.districtId), today: scope.today };
  return {
    normals,
    pests: (book.pestsByCrop.get(crop.cropId) ?? []).map((pest) => ({ pest, ...pestMonths(pest, district, normals, planting, weather) })),
  };
}

/** When planting begins in a district. */
export interface PlantingDay {
  readonly districtId: string;
  readonly regionId: string;
  readonly plantFrom: string | null;
}

/**
 * When planting of a crop begins in each district, in the season that is running or next; null where it is not
 * grown then. Without a season asked for, the main one: major where there are two, else the only one.
 */
export function plantingDays(scope: Scope, cropAsked: string, season: Season | null): readonly PlantingDay[] {
  const book = scope.house.reference.book();
  const crop = askedCrop(book, cropAsked);
  const rules = rulesOf(book);
  return book.districts.map((district) => {
    const { seasons } = offeredSeasons(rules.cropRule(crop), placeOf(district), rules.windowsOf(district));
    const wanted = season ?? seasons.find((each) => each !== 'minor') ?? seasons[0];
    const isGrown = wanted !== undefined && seasons.includes(wanted);
    const plantFrom = isGrown ? planAt(scope, crop, district, null, wanted).plan.plantFrom : null;
    return { districtId: district.districtId, regionId: district.regionId, plantFrom };
  });
}

/** Every crop with every district where it is grown, so where there is a plan of it. */
export function grownPlaces(book: ReferenceBook): readonly { readonly cropId: string; readonly district: DistrictRow }[] {
  const rules = rulesOf(book);
  return book.crops.flatMap((crop) => {
    const rule = rules.cropRule(crop);
    return book.districts
      .filter((district) => offeredSeasons(rule, placeOf(district), rules.windowsOf(district)).seasons.length > 0)
      .map((district) => ({ cropId: crop.cropId, district }));
  });
}
