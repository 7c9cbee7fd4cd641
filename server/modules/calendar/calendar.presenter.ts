import type { calculateCalendar, listPlantingDays, showCrop, showCropClimate } from '#contract/calendar/calendar.ts';
import type { Answer } from '#contract/endpoint.ts';
import { ganttSpan } from '#engines/calendar/display/gantt.ts';
import { monthsOf } from '#engines/calendar/display/months.ts';
import { sayInstead } from '#engines/calendar/sentences/sayInstead.ts';
import { sayAll } from '#engines/calendar/sentences/say.ts';
import type { Onset, Plan, PlannedActivity } from '#engines/calendar/types.ts';
import { maturityDays } from '#engines/calendar/varieties.ts';
import type { ReferenceBook } from '#engines/reference/book.ts';
import { provenanceOf } from '#engines/reference/provenance.ts';
import type { CropRow, VarietyRow } from '#engines/reference/rows.ts';
import { pests } from '#engines/reference/tables/advice.ts';
import { crops, varieties } from '#engines/reference/tables/crops.ts';
import { climateNormals, onsetWindows } from '#engines/reference/tables/rains.ts';
import { zoneNames } from '#engines/reference/words.ts';
import type { PageLanguage } from '#engines/words/pageLanguages.ts';
import type { CropClimate, PlantingDay, SeasonPlan } from './calendar.service.ts';
import { cropTexts, type CropTexts, presentCrop, presentVariety } from './cropTexts.presenter.ts';

type Calculated = Answer<typeof calculateCalendar>;

/** One crop with its varieties. */
export function presentCropDetail(crop: CropRow, rows: readonly VarietyRow[]): Answer<typeof showCrop> {
  return {
    ...presentCrop(crop),
    scientificName: crop.scientificName,
    plantingWindow: crop.plantingWindow,
    spacing: crop.spacing,
    plantingMaterialRate: crop.plantingMaterialRate,
    varieties: rows.map((row) => ({
      variety: row.variety,
      maturityClass: row.maturityClass,
      maturityDaysMin: row.maturityDaysMin,
      maturityDaysMax: row.maturityDaysMax,
      traits: row.traits,
      zones: row.grownIn,
      provenance: provenanceOf(row, varieties),
    })),
    provenance: provenanceOf(crop, crops),
  };
}

/**
 * A plan as `[months, activities, summary]`, its sentences in a language. An activity of a month is the same, less what its
 * declaration leaves out.
 */
export function presentPlan(book: ReferenceBook, season: SeasonPlan, language: PageLanguage = 'en'): Calculated {
  const texts = cropTexts(book, season.crop);
  const activities = presented.get(season.plan) ?? presentActivities(texts, season);
  presented.set(season.plan, activities);
  return [...activities, presentSummary(book, texts, season, language)];
}

type Activities = readonly [months: Calculated[0], activities: Calculated[1]];

/** Districts share plans, so the activities of one are presented once; the lists are frozen, so that their JSON is written once. */
const presented = new WeakMap<Plan, Activities>();

function presentActivities(texts: CropTexts, season: SeasonPlan): Activities {
  const shown = new Map(season.plan.activities.map((activity) => [activity, presentActivity(texts, season, activity)]));
  const months = monthsOf(season.plan.activities).map((month) =>
    month.flatMap((activity) => shown.get(activity) ?? []),
  );
  const activities = [...shown.values()];
  Object.freeze(months);
  Object.freeze(activities);
  return [months, activities];
}

function presentActivity(texts: CropTexts, { levelsOf }: SeasonPlan, activity: PlannedActivity): Calculated[1][number] {
  const risks = [...levelsOf(activity)].map(([riskId, level]) => texts.riskOf(riskId, level));
  return {
    activityId: activity.activityId,
    activity_code: activity.code,
    activity_key: activity.key,
    activity: activity.name,
    colour: activity.colour,
    activityStart: activity.start,
    activityEnd: activity.end,
    activityContent: texts.contentOf(activity.ruleId),
    earliestStart: activity.earliestStart,
    latestStart: activity.latestStart,
    latestEnd: activity.latestEnd,
    activityDetails: texts.detailsOf(activity.ruleId),
    risk_Advisory: risks.filter((risk) => risk !== undefined),
    provenance: texts.provenanceOf(activity.ruleId),
  };
}

function presentSummary(
  book: ReferenceBook,
  texts: CropTexts,
  season: SeasonPlan,
  language: PageLanguage,
): Calculated[2] {
  const { plan, district, region, offer, rule, usual } = season;
  const span = ganttSpan(plan.activities) ?? { start: `${plan.year}-01-01`, end: `${plan.year}-12-31` };
  return {
    crop: texts.crop,
    district_id: district.districtId,
    district: district.name,
    region_id: district.regionId,
    region: region?.name ?? district.regionId,
    zone: zoneNames[district.zone],
    season: plan.season,
    seasons: [...offer.seasons],
    season_names: offer.rules.map(({ season: word, name, water }) => ({ season: word, name, water })),
    season_title: plan.title,
    water: plan.water,
    year: plan.year,
    variety:
      plan.variety === null
        ? null
        : {
            ...presentVariety(plan.variety),
            days: maturityDays(plan.variety),
            provenance: texts.provenanceOfVariety(plan.variety),
          },
    varieties: texts.varieties,
    usual_variety: usual?.key ?? null,
    is_usual: offer.isUsual,
    months_from: offer.takenFrom === null ? null : zoneNames[offer.takenFrom],
    anchor: plan.anchor,
    onset: plan.onset === null ? null : presentOnset(plan.onset, provenanceOfOnset(book, season, plan.onset), language),
    plantFrom: plan.plantFrom,
    plantBy: plan.plantBy,
    harvestFrom: plan.harvestFrom,
    harvestBy: plan.harvestBy,
    instead:
      plan.instead?.map((each) => ({
        crop_id: each.cropId,
        name: sayInstead(each, language),
        season: each.season,
        variety: each.variety,
        plantBy: each.plantBy,
      })) ?? null,
    lengthDays: plan.lengthDays,
    ganttStart: span.start,
    ganttEnd: span.end,
    confidence: plan.confidence.level,
    confidenceReason: sayAll(plan.confidence.reason, language),
    warnings: plan.warnings.map(({ said }) => sayAll(said, language)),
    provenance: texts.provenanceOfSeason(rule),
  };
}

function presentOnset(
  onset: Onset,
  provenance: WireProvenance,
  language: PageLanguage,
): NonNullable<Calculated[2]['onset']> {
  const { season, kind, scope, earliest, typical, latest, cessation, shiftedByDays, note } = onset;
  return {
    season,
    kind,
    scope,
    earliest,
    typical,
    latest,
    cessation: cessation.typical,
    shiftedByDays,
    note: sayAll(note, language),
    provenance,
  };
}

type WireProvenance = Calculated[2]['provenance'];

/** A usual onset comes from the row of its window, a reported one from whoever reported it on this portal. */
function provenanceOfOnset(book: ReferenceBook, { district, offer }: SeasonPlan, onset: Onset): WireProvenance {
  if (onset.isOfRecord && onset.record) {
    const { place, firstYear, lastYear } = onset.record;
    return {
      basis: 'source',
      verification: onset.kind,
      source: `Daily rain of ${place}, ${firstYear}–${lastYear}, as worked out on this portal`,
      sourceUrl: '/main/climate',
      reviewed: false,
    };
  }
  if (onset.kind !== 'default') {
    return {
      basis: 'source',
      verification: onset.kind,
      source: `Onset ${onset.kind} on this portal for the ${onset.scope ?? 'place'}`,
      sourceUrl: '',
      reviewed: false,
    };
  }
  const window = book.windowsOf(district.regionId, offer.zone).find(({ season }) => season === onset.season);
  return window === undefined ? unknownProvenance : provenanceOf(window, onsetWindows);
}

const unknownProvenance: WireProvenance = { basis: '', verification: '', source: '', sourceUrl: '', reviewed: false };

/** Normals and pest levels. */
export function presentClimate(
  { normals, pests: found }: CropClimate,
  language: PageLanguage = 'en',
): Answer<typeof showCropClimate> {
  const first = normals.months?.[0];
  return {
    place: normals.place,
    months: (normals.months ?? []).map(({ month, rainMm, rainDays, tmaxC, tminC, rhPct }) => ({
      month,
      rainMm,
      rainDays,
      tmaxC,
      tminC,
      rhPct,
    })),
    pests: found.map(({ pest, levels, afterLegume, dailyMonth, inputs }) => ({
      pest_id: pest.pestId,
      pest: pest.name,
      category: pest.category,
      cropStage: pest.cropStage,
      signs: pest.signs,
      threshold: pest.threshold,
      management: pest.management,
      levels: levels === null ? null : [...levels],
      ...(afterLegume !== null && { after_legume: [...afterLegume] }),
      inputs: inputs.map((input) => sayAll([input], language)),
      ...(dailyMonth !== null && { daily_month: dailyMonth }),
      provenance: provenanceOf(pest, pests),
    })),
    provenance: first === undefined ? unknownProvenance : provenanceOf(first, climateNormals),
  };
}

/** When planting begins in a district, for the map. */
export function presentPlantingDay({
  districtId,
  regionId,
  plantFrom,
}: PlantingDay): Answer<typeof listPlantingDays>[number] {
  return { district_id: districtId, region_id: regionId, plantFrom };
}
