import type { calculateCalendar, listCrops, listPlantingDays, showCrop, showCropClimate } from '#contract/calendar.ts';
import type { Answer } from '#contract/endpoint.ts';
import { ganttSpan } from '#engines/calendar/gantt.ts';
import { monthsOf } from '#engines/calendar/months.ts';
import type { Onset, PlannedActivity } from '#engines/calendar/types.ts';
import type { ReferenceBook } from '#engines/reference/book.ts';
import { provenanceOf } from '#engines/reference/provenance.ts';
import type { ActivityRow, CropRow, VarietyRow } from '#engines/reference/rows.ts';
import { zoneNames } from '#engines/reference/words.ts';
import type { CropClimate, PlantingDay, SeasonPlan } from './calendar.service.ts';

type Calculated = Answer<typeof calculateCalendar>;
type WireActivity = Calculated[1][number];
type WireCrop = Answer<typeof listCrops>[number];

/** A crop of the list. */
export function presentCrop(crop: CropRow): WireCrop {
  return {
    crop_id: crop.cropId,
    crop: crop.name,
    group: crop.group,
    calendarType: crop.calendarType,
    maturityDays: crop.maturityDays,
  };
}

/** One crop with its varieties. */
export function presentCropDetail(crop: CropRow, varieties: readonly VarietyRow[]): Answer<typeof showCrop> {
  return {
    ...presentCrop(crop),
    scientificName: crop.scientificName,
    plantingWindow: crop.plantingWindow,
    spacing: crop.spacing,
    plantingMaterialRate: crop.plantingMaterialRate,
    varieties: varieties.map((row) => ({
      variety: row.variety,
      maturityClass: row.maturityClass,
      maturityDaysMin: row.maturityDaysMin,
      maturityDaysMax: row.maturityDaysMax,
      traits: row.traits,
      zones: row.grownIn,
    })),
    provenance: provenanceOf(crop),
  };
}

/** A plan as `[months, activities, summary]`. */
export function presentPlan(book: ReferenceBook, season: SeasonPlan): Calculated {
  const { plan, crop } = season;
  const rows = new Map((book.activitiesByCrop.get(crop.cropId) ?? []).map((row) => [row.position, row]));
  const advisories = new Map((book.advisoriesByCrop.get(crop.cropId) ?? []).map((row) => [row.riskId, row.advisory]));
  const activities = plan.activities.map((activity) => ({
    ...presentActivity(activity, rows.get(activity.ruleId)),
    risk_Advisory: presentRisks(book, season, activity, advisories),
  }));
  const byId = new Map(activities.map((activity) => [activity.activityId, activity]));
  const months = monthsOf(plan.activities).map((month) =>
    month.flatMap(({ activityId }) => {
      const activity = byId.get(activityId);
      return activity === undefined ? [] : [monthActivity(activity)];
    }),
  );
  return [months, activities, presentSummary(season)];
}

function monthActivity(activity: WireActivity): Calculated[0][number][number] {
  const { activityId, activity_code, activity_key, activity: name, colour, activityStart, activityEnd, activityContent } = activity;
  return { activityId, activity_code, activity_key, activity: name, colour, activityStart, activityEnd, activityContent };
}

function presentActivity(activity: PlannedActivity, row: ActivityRow | undefined): Omit<WireActivity, 'risk_Advisory'> {
  return {
    activityId: activity.activityId,
    activity_code: activity.code,
    activity_key: activity.key,
    activity: activity.name,
    colour: activity.colour,
    activityStart: activity.start,
    activityEnd: activity.end,
    activityContent: { shortTxt: row?.shortText ?? '', longTxt: row?.longText ?? '' },
    earliestStart: activity.earliestStart,
    latestStart: activity.latestStart,
    latestEnd: activity.latestEnd,
    activityDetails: { detail: row?.detail ?? '', comments: row?.comments ?? '' },
  };
}

/** Each risk of an activity with what to do about it in this crop: its own advisory, else the usual one. */
function presentRisks(
  book: ReferenceBook,
  { crop, levelsOf }: SeasonPlan,
  activity: PlannedActivity,
  advisories: ReadonlyMap<string, string>,
): WireActivity['risk_Advisory'] {
  const risks: WireActivity['risk_Advisory'] = [];
  for (const [riskId, level] of levelsOf(activity)) {
    const risk = book.riskById.get(riskId);
    if (risk === undefined) continue;
    risks.push({
      risk_id: riskId,
      risk: risk.name,
      category: risk.category,
      trigger: risk.trigger,
      level,
      advisories: [{ crop: crop.name, advisory: advisories.get(riskId) ?? risk.defaultAdvisory }],
    });
  }
  return risks;
}

function presentSummary({ plan, crop, district, region, seasons }: SeasonPlan): Calculated[2] {
  const span = ganttSpan(plan.activities) ?? { start: `${plan.year}-01-01`, end: `${plan.year}-12-31` };
  return {
    crop: presentCrop(crop),
    district_id: district.districtId,
    district: district.name,
    region_id: district.regionId,
    region: region?.name ?? district.regionId,
    zone: zoneNames[district.zone],
    season: plan.season,
    seasons: [...seasons],
    year: plan.year,
    anchor: plan.anchor,
    onset: plan.onset === null ? null : presentOnset(plan.onset),
    plantFrom: plan.plantFrom,
    plantBy: plan.plantBy,
    lengthDays: plan.lengthDays,
    ganttStart: span.start,
    ganttEnd: span.end,
    confidence: plan.confidence.level,
    confidenceReason: plan.confidence.reason,
    warnings: plan.warnings.map((warning) => warning.sentence),
    provenance: provenanceOf(crop),
  };
}

function presentOnset(onset: Onset): NonNullable<Calculated[2]['onset']> {
  const { season, kind, earliest, typical, latest, cessation, shiftedByDays, note } = onset;
  return { season, kind, earliest, typical, latest, cessation: cessation.typical, shiftedByDays, note };
}

/** Normals and pest levels. */
export function presentClimate({ normals, pests }: CropClimate): Answer<typeof showCropClimate> {
  const first = normals.months?.[0];
  return {
    place: normals.place,
    months: (normals.months ?? []).map(({ month, rainMm, rainDays, tmaxC, tminC, rhPct }) => ({
      month, rainMm, rainDays, tmaxC, tminC, rhPct,
    })),
    pests: pests.map(({ pest, levels }) => ({
      pest_id: pest.pestId,
      pest: pest.name,
      category: pest.category,
      cropStage: pest.cropStage,
      signs: pest.signs,
      threshold: pest.threshold,
      management: pest.management,
      levels: levels === null ? null : [...levels],
      provenance: provenanceOf(pest),
    })),
    provenance:
      first === undefined
        ? { basis: '', verification: '', source: '', sourceUrl: '', reviewed: false }
        : provenanceOf(first),
  };
}

/** When planting begins in a district, for the map. */
export function presentPlantingDay({ districtId, regionId, plantFrom }: PlantingDay): Answer<typeof listPlantingDays>[number] {
  return { district_id: districtId, region_id: regionId, plantFrom };
}
