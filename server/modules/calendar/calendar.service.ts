import { offeredSeasons, seasonMeant } from '#engines/calendar/offeredSeasons.ts';
import type { PlantingWeek, Season } from '#engines/calendar/types.ts';
import { addDays } from '#engines/dates/day.ts';
import type { ReferenceBook } from '#engines/reference/book.ts';
import type { CropRow, DistrictRow, PestRow, RegionRow } from '#engines/reference/rows.ts';
import { keyPart } from '#engines/reference/table.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { askedCrop, askedDistrict, askedWeek } from './readQuestion.ts';
import { pestMonths, type PestMonths, type PlaceNormals } from './cropClimate.service.ts';
import { type PlacePlan, planAt, type Planning } from './placePlans.ts';
import { placeOf, rulesOf } from './rules.ts';

export { normalsFor } from './cropClimate.service.ts';
export type { Planning } from './placePlans.ts';

/** A question for a plan, as it was sent. */
export interface PlanQuestion {
  readonly crop: string;
  readonly district: string;
  readonly region?: string | undefined;
  readonly season?: Season | undefined;
  /** A maturity class or the name of a variety. */
  readonly variety?: string | undefined;
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
export function planSeason(scope: Planning, question: PlanQuestion): SeasonPlan {
  const book = scope.context.reference.book();
  const crop = askedCrop(book, question.crop);
  const district = askedDistrict(book, question.district, question.region);
  const week = askedWeek(question.planting_start, question.planting_end);
  const variety = question.variety === undefined || question.variety === '' ? null : keyPart(question.variety);
  return {
    ...planAt(scope, crop, district, { week, season: question.season ?? null, variety }),
    crop,
    district,
    region: book.regionById.get(district.regionId),
    week,
  };
}

/** Monthly normals of a district and the pest levels of a crop planted in its usual seasons. */
export interface CropClimate {
  readonly normals: PlaceNormals;
  readonly pests: readonly (PestMonths & { readonly pest: PestRow })[];
}

const anyPlan = { week: null, season: null, variety: null };

/** The climate of a crop in a district. Throws a problem. */
export function cropClimate(scope: Scope, askedFor: { crop: string; district: string }): CropClimate {
  const book = scope.context.reference.book();
  const crop = askedCrop(book, askedFor.crop);
  const district = askedDistrict(book, askedFor.district);
  const { normals } = planAt(scope, crop, district, anyPlan);
  const weather = { days: scope.context.weather.recentDays(district.districtId), today: scope.today };
  return {
    normals,
    pests: (book.pestsByCrop.get(crop.cropId) ?? []).map((pest) => ({
      pest,
      ...pestMonths(book, pest, crop, district, normals, weather),
    })),
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
 * grown then, or no months are known. Without a season asked for, the first of the place: major where there are two, else the only one.
 */
export function plantingByDistrict(scope: Scope, cropAsked: string, season: Season | null): readonly PlantingDay[] {
  const book = scope.context.reference.book();
  const crop = askedCrop(book, cropAsked);
  const rules = rulesOf(book);
  return book.districts.map((district) => {
    const offer = offeredSeasons(rules.cropRule(crop), placeOf(district), rules.windowsOf(district));
    const wanted = season === null ? offer.seasons[0] : seasonMeant(offer, season);
    const plantFrom =
      offer.takenFrom === null && wanted !== null && wanted !== undefined
        ? planAt(scope, crop, district, { ...anyPlan, season: wanted }).plan.plantFrom
        : null;
    return { districtId: district.districtId, regionId: district.regionId, plantFrom };
  });
}

/** A rain-fed crop and the days on which it may be planted in a season. */
export interface CropPlantingTime {
  readonly cropId: string;
  readonly crop: string;
  readonly season: Season;
  readonly from: string;
  readonly by: string;
}

/**
 * The planting times of a district's rain-fed crops that are open on a day from today until `daysAhead` later, by crop.
 * Crops that are watered, tied to a date, or planted before the rains are not among them: they wait for no rain; nor are those not usual there.
 */
export function openPlantingTimes(scope: Scope, district: DistrictRow, daysAhead: number): readonly CropPlantingTime[] {
  const book = scope.context.reference.book();
  const rules = rulesOf(book);
  const last = addDays(scope.today, daysAhead);
  return book.crops.flatMap((crop) => {
    const offer = offeredSeasons(rules.cropRule(crop), placeOf(district), rules.windowsOf(district));
    return (offer.isUsual ? offer.rules : [])
      .filter(({ water }) => water === 'rainfed')
      .flatMap(({ season }) => {
        const { onset, plantFrom, plantBy } = planAt(scope, crop, district, { ...anyPlan, season }).plan;
        if (onset === null || plantFrom === null || plantBy === null || plantFrom < onset.earliest) return [];
        return plantFrom <= last && scope.today <= plantBy
          ? [{ cropId: crop.cropId, crop: crop.name, season, from: plantFrom, by: plantBy }]
          : [];
      });
  });
}

/** Every crop with every district whose months are known for it; elsewhere its plan is a stand-in. */
export function grownPlaces(
  book: ReferenceBook,
): readonly { readonly cropId: string; readonly district: DistrictRow }[] {
  const rules = rulesOf(book);
  return book.crops.flatMap((crop) => {
    const rule = rules.cropRule(crop);
    return book.districts
      .filter((district) => offeredSeasons(rule, placeOf(district), rules.windowsOf(district)).takenFrom === null)
      .map((district) => ({ cropId: crop.cropId, district }));
  });
}
