import { LRUCache } from 'lru-cache';
import { chooseSeason, type Wanted } from '#engines/calendar/chooseSeason.ts';
import type { RiskLevel } from '#engines/calendar/display/comparePlans.ts';
import { stillPossible } from '#engines/calendar/instead.ts';
import { type Offer, offeredSeasons } from '#engines/calendar/offeredSeasons.ts';
import { planActivities } from '#engines/calendar/planActivities.ts';
import { riskLevels } from '#engines/calendar/riskLevels.ts';
import {
  PLANTING,
  type Plan,
  type PlannedActivity,
  type SeasonRule,
  type VarietyRule,
} from '#engines/calendar/types.ts';
import { usualVariety, varietyOf } from '#engines/calendar/varieties.ts';
import type { ReferenceBook } from '#engines/reference/book.ts';
import type { CropRow, DistrictRow, RareCropRow } from '#engines/reference/rows.ts';
import type { AppContext } from '../../context.ts';
import { problem } from '../../platform/calls/problems.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { normalsFor, type PlaceNormals, riskPestLevels } from './cropClimate.service.ts';
import { placeOf, rulesOf } from './rules.ts';

/** A plan with what is judged by it. Districts with the same rains share it. */
export interface PlacePlan {
  readonly plan: Plan;
  /** The season of the plan, and those the crop is grown in here. */
  readonly rule: SeasonRule;
  readonly offer: Offer;
  /** What smallholders mostly grow in the season; null for bearing trees. */
  readonly usual: VarietyRule | null;
  readonly normals: PlaceNormals;
  /** Start of planting; null for bearing tree crops. */
  readonly planting: string | null;
  /** How likely each risk of an activity is on its dates. */
  levelsOf(activity: PlannedActivity): ReadonlyMap<string, RiskLevel | null>;
}

/** What a plan is made with: a request has it, and so has a job. */
export type Planning = Pick<Scope, 'context' | 'today'>;

/** Enough for every place and some weeks of the crop that is asked for most. */
const mostPlans = 256;

/** Plans made since the cache version last changed. */
interface Made {
  readonly cacheVersion: string;
  readonly plans: LRUCache<string, PlacePlan>;
}

const madeBy = new WeakMap<AppContext, Made>();

/**
 * The plan of a crop where a district lies: of the season that is running or next, or of the season, week and variety
 * asked for. Where a crop is not usual or its months are not known, the plan says so. Throws a problem for a season that is
 * not there (the minor rains of the north, a light crop of maize) and for a variety that is none of the crop.
 */
export function planAt(scope: Planning, crop: CropRow, district: DistrictRow, wanted: Wanted): PlacePlan {
  const normals = normalsFor(scope.context.reference.book(), district);
  const { week, season, variety } = wanted;
  const key = `${crop.cropId} ${season} ${variety} ${week?.start} ${week?.end} ${normals.place} ${placeKey(scope.context, crop, district)}`;
  const plans = plansOf(scope.context);
  const known = plans.get(key);
  if (known !== undefined) return known;
  const made = makePlan(scope, crop, district, wanted, normals);
  plans.set(key, made);
  return made;
}

/** The same for districts whose rains come and go alike: by zones and windows, what was declared for them, and what is known of the crop there. */
function placeKey(context: AppContext, crop: CropRow, district: DistrictRow): string {
  const book = context.reference.book();
  const declared =
    context.onsets.reportsOf(district.districtId, district.regionId).length > 0 ? district.districtId : '';
  const rare = crop.zones.includes(district.zone) ? '' : (rareCrop(book, crop, district, district.zone)?.place ?? '');
  return `${declared} ${rare} ${rulesOf(book).onsetsKey(district)}`;
}

function rareCrop(book: ReferenceBook, crop: CropRow, district: DistrictRow, zone: string): RareCropRow | undefined {
  return book.rareCropIn(crop.cropId, district.districtId, zone);
}

function plansOf(context: AppContext): LRUCache<string, PlacePlan> {
  const cacheVersion = context.cacheVersion();
  const known = madeBy.get(context);
  if (known?.cacheVersion === cacheVersion) return known.plans;
  const plans = new LRUCache<string, PlacePlan>({ max: mostPlans });
  madeBy.set(context, { cacheVersion, plans });
  return plans;
}

function makePlan(
  scope: Planning,
  crop: CropRow,
  district: DistrictRow,
  wanted: Wanted,
  normals: PlaceNormals,
): PlacePlan {
  const book = scope.context.reference.book();
  const rules = rulesOf(book);
  const rule = rules.cropRule(crop);
  if (wanted.variety !== null && varietyOf(rule, wanted.variety) === null && rule.varieties.length > 0) {
    throw problem('varietyNotFound', {
      crop: crop.name,
      found: wanted.variety,
      varieties: rule.varieties.map(({ key }) => key),
    });
  }
  const offer = offeredSeasons(rule, placeOf(district), rules.windowsOf(district));
  const reports = scope.context.onsets.reportsOf(district.districtId, district.regionId);
  const chosen = chooseSeason(rule, offer, reports, scope.today, wanted);
  if (chosen === null) {
    throw problem('seasonNotGrown', {
      crop: crop.name,
      district: district.name,
      found: wanted.season ?? '',
      seasons: offer.seasons,
    });
  }
  const rare = offer.isUsual ? undefined : rareCrop(book, crop, district, offer.zone);
  const rareEvidence = offer.isUsual ? null : (rare?.evidence ?? '');
  const answer = planActivities({
    crop: rule,
    ...chosen,
    week: wanted.week,
    otherZone: offer.otherZone,
    rareEvidence,
    rareAreaHa: rare?.place === district.districtId ? rare.areaHa : null,
    zone: offer.zone,
    climate: normals.months,
    stillPossible: () =>
      stillPossible({
        crop: rule,
        ...chosen,
        place: placeOf(district),
        windows: rules.windowsOf(district),
        reports,
        crops: book.crops.map(rules.cropRule),
        today: scope.today,
      }),
  });
  if ('problem' in answer) throw problem('noPlan', { sentence: answer.problem });
  const { plan } = answer;
  const planting = plan.activities.find((activity) => activity.code === PLANTING)?.start ?? null;
  const facts = { climate: normals.months, pests: riskPestLevels(book, crop, district, normals, planting) };
  return {
    plan,
    rule: chosen.rule,
    offer,
    usual: usualVariety(rule, chosen.rule),
    normals,
    planting,
    levelsOf: (activity) => riskLevels(plan, activity, facts),
  };
}
