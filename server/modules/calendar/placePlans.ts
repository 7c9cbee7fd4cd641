import { chooseSeason } from '#engines/calendar/chooseSeason.ts';
import type { RiskLevel } from '#engines/calendar/comparePlans.ts';
import { offeredSeasons } from '#engines/calendar/offeredSeasons.ts';
import { planActivities } from '#engines/calendar/planActivities.ts';
import { riskLevels } from '#engines/calendar/riskLevels.ts';
import { PLANTING, type Plan, type PlannedActivity, type PlantingWeek, type Season } from '#engines/calendar/types.ts';
import type { CropRow, DistrictRow } from '#engines/reference/rows.ts';
import { zoneNames } from '#engines/reference/words.ts';
import type { House } from '../../house.ts';
import { type BoundedMap, boundedMap } from '../../platform/boundedMap.ts';
import { problem } from '../../platform/problems.ts';
import type { Scope } from '../../platform/scope.ts';
import { normalsFor, type PlaceNormals, riskPestLevels } from './climate.service.ts';
import { placeOf, rulesOf } from './rules.ts';

/** A plan with what is judged by it. Districts with the same rains share it. */
export interface PlacePlan {
  readonly plan: Plan;
  /** The seasons the crop is grown in here. */
  readonly seasons: readonly Season[];
  readonly normals: PlaceNormals;
  /** Start of planting; null for bearing tree crops. */
  readonly planting: string | null;
  /** How likely each risk of an activity is on its dates. */
  levelsOf(activity: PlannedActivity): ReadonlyMap<string, RiskLevel | null>;
}

/** Enough for every place and some weeks of the crop that is asked for most. */
const mostPlans = 256;

/** Plans made since the stamp last changed. */
interface Made {
  readonly stamp: string;
  readonly plans: BoundedMap<PlacePlan>;
}

const madeBy = new WeakMap<House, Made>();

/**
 * The plan of a crop where a district lies: of the season that is running or next, or of the season and week asked
 * for. Throws a problem where the crop, or the season of it, is not grown.
 */
export function planAt(scope: Scope, crop: CropRow, district: DistrictRow, week: PlantingWeek | null, wanted: Season | null): PlacePlan {
  const normals = normalsFor(scope.house.reference.book(), district);
  const key = `${crop.cropId} ${wanted} ${week?.start} ${week?.end} ${normals.place} ${placeKey(scope.house, crop, district)}`;
  const plans = plansOf(scope.house);
  const known = plans.get(key);
  if (known !== undefined) return known;
  const made = makePlan(scope, crop, district, week, wanted, normals);
  plans.set(key, made, 1);
  return made;
}

/** The same for districts whose rains come and go alike: by zone and windows, and by what was declared for them. */
function placeKey(house: House, crop: CropRow, district: DistrictRow): string {
  const rains = rulesOf(house.reference.book()).rainsOf(district);
  const otherZone = crop.zones.includes(district.zone) ? '' : district.secondaryZone;
  const declared = house.onsets.reportsOf(district.districtId, district.regionId).length > 0 ? district.districtId : '';
  return `${otherZone} ${declared} ${rains}`;
}

function plansOf(house: House): BoundedMap<PlacePlan> {
  const stamp = house.stamp();
  const known = madeBy.get(house);
  if (known?.stamp === stamp) return known.plans;
  const plans = boundedMap<PlacePlan>(mostPlans);
  madeBy.set(house, { stamp, plans });
  return plans;
}

function makePlan(
  scope: Scope, crop: CropRow, district: DistrictRow, week: PlantingWeek | null, wanted: Season | null, normals: PlaceNormals,
): PlacePlan {
  const book = scope.house.reference.book();
  const rules = rulesOf(book);
  const rule = rules.cropRule(crop);
  const offer = offeredSeasons(rule, placeOf(district), rules.windowsOf(district));
  if (offer.seasons.length === 0) {
    throw problem('cropNotGrown', {
      crop: crop.name,
      district: district.name,
      zone: zoneNames[district.zone],
      grownIn: crop.zones.map((zone) => zoneNames[zone]),
    });
  }
  const reports = scope.house.onsets.reportsOf(district.districtId, district.regionId);
  const chosen = chooseSeason(rule, offer, reports, scope.today, week, wanted);
  if (chosen === null) {
    throw problem('seasonNotGrown', { crop: crop.name, district: district.name, found: wanted ?? '', seasons: offer.seasons });
  }
  const answer = planActivities({ crop: rule, ...chosen, week, windows: offer.windows, otherZone: offer.otherZone });
  if ('problem' in answer) throw problem('noPlan', { sentence: answer.problem });
  const { plan } = answer;
  const planting = plan.activities.find((activity) => activity.code === PLANTING)?.start ?? null;
  const facts = { climate: normals.months, pests: riskPestLevels(book, crop, district, normals, planting) };
  return { plan, seasons: offer.seasons, normals, planting, levelsOf: (activity) => riskLevels(plan, activity, facts) };
}
