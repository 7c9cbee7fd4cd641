import type { calculateCalendar, listCrops } from '#contract/calendar/calendar.ts';
import type { Answer } from '#contract/endpoint.ts';
import type { RiskLevel } from '#engines/calendar/display/comparePlans.ts';
import { provenanceOf } from '#engines/reference/provenance.ts';
import type { ReferenceBook } from '#engines/reference/book.ts';
import type { CropRow } from '#engines/reference/rows.ts';
import { keyPart } from '#engines/reference/table.ts';
import type { SeasonRule, VarietyRule } from '#engines/calendar/types.ts';
import { cropSeasons } from '#engines/reference/tables/cropSeasons.ts';
import { activities, crops, varieties } from '#engines/reference/tables/crops.ts';
import { zoneInText } from '#engines/reference/words.ts';
import { rulesOf } from './rules.ts';

type WireCrop = Answer<typeof listCrops>[number];
type WireActivity = Answer<typeof calculateCalendar>[1][number];
type WireSummary = Answer<typeof calculateCalendar>[2];
type WireProvenance = WireSummary['provenance'];
type WireRisk = WireActivity['risk_Advisory'][number];

/** What every plan of a crop says, whatever its dates. All of it is frozen, so its JSON is written once, not per plan. */
export interface CropTexts {
  readonly crop: WireCrop;
  /** What of the crop can be planted. */
  readonly varieties: WireSummary['varieties'];
  /** By the position of the rule. */
  contentOf(ruleId: number): WireActivity['activityContent'];
  detailsOf(ruleId: number): WireActivity['activityDetails'];
  provenanceOf(ruleId: number): WireProvenance;
  provenanceOfSeason(rule: SeasonRule): WireProvenance;
  /** Of a named variety its own row; of a class the row of the crop, which holds its days. */
  provenanceOfVariety(variety: VarietyRule): WireProvenance;
  /** A risk with what to do about it in this crop; undefined where nothing was written for this crop. */
  riskOf(riskId: string, level: RiskLevel | null): WireRisk | undefined;
}

const made = new WeakMap<ReferenceBook, Map<string, CropTexts>>();

/** The texts of a crop; made when they are first asked for. */
export function cropTexts(book: ReferenceBook, crop: CropRow): CropTexts {
  const ofBook = made.get(book) ?? new Map<string, CropTexts>();
  made.set(book, ofBook);
  const texts = ofBook.get(crop.cropId) ?? makeTexts(book, crop);
  ofBook.set(crop.cropId, texts);
  return texts;
}

/** The months of another zone say nothing certain here, whatever was known and reviewed of them there. */
function takenOver({ source, sourceUrl, row }: WireProvenance, zone: string): WireProvenance {
  return {
    basis: 'derived',
    verification: `approximate: the months of the ${zoneInText(zone)} zone`,
    source,
    sourceUrl,
    reviewed: false,
    ...(row !== undefined && { row }),
  };
}

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

/** A variety as a plan offers it. */
export function presentVariety({
  key,
  name,
  maturityClass,
  isNamed,
  daysMin,
  daysMax,
}: VarietyRule): WireSummary['varieties'][number] {
  return { variety: key, name, maturityClass, isNamed, daysMin, daysMax };
}

const levels: readonly (RiskLevel | null)[] = ['low', 'moderate', 'high', null];
const noContent = Object.freeze({ shortTxt: '', longTxt: '' });
const noDetails = Object.freeze({ detail: '', comments: '' });

function makeTexts(book: ReferenceBook, crop: CropRow): CropTexts {
  const rows = book.activitiesByCrop.get(crop.cropId) ?? [];
  const contents = new Map(
    rows.map((row) => [row.position, Object.freeze({ shortTxt: row.shortText, longTxt: row.longText })]),
  );
  const details = new Map(
    rows.map((row) => [row.position, Object.freeze({ detail: row.detail, comments: row.comments })]),
  );
  const risks = new Map(
    (book.advisoriesByCrop.get(crop.cropId) ?? []).flatMap(({ riskId, advisory }) => {
      const known = book.riskById.get(riskId);
      if (known === undefined) return [];
      const { name, category, trigger } = known;
      const risk = {
        risk_id: riskId,
        risk: name,
        category,
        trigger,
        level: null,
        advisories: [{ crop: crop.name, advisory }],
      };
      return [[riskId, new Map(levels.map((level) => [level, Object.freeze({ ...risk, level })]))] as const];
    }),
  );
  const ofRules = new Map(rows.map((row) => [row.position, Object.freeze(provenanceOf(row, activities))]));
  const ofCrop = Object.freeze(provenanceOf(crop, crops));
  const ofSeasons = new Map(
    (book.seasonsByCrop.get(crop.cropId) ?? []).map((row) => [
      `${row.season} ${row.area}`,
      Object.freeze(provenanceOf(row, cropSeasons)),
    ]),
  );
  const ofVarieties = new Map(
    (book.varietiesByCrop.get(crop.cropId) ?? []).map((row) => [
      keyPart(row.variety),
      Object.freeze(provenanceOf(row, varieties)),
    ]),
  );
  return {
    crop: Object.freeze(presentCrop(crop)),
    varieties: Object.freeze(rulesOf(book).cropRule(crop).varieties.map(presentVariety)) as WireSummary['varieties'],
    provenanceOf: (ruleId) => ofRules.get(ruleId) ?? ofCrop,
    provenanceOfSeason({ season, area, takenFrom }) {
      const known = ofSeasons.get(`${takenFrom?.season ?? season} ${area}`) ?? ofCrop;
      return takenFrom === undefined ? known : takenOver(known, takenFrom.zone);
    },
    provenanceOfVariety: ({ key, isNamed }) => (isNamed ? ofVarieties.get(key) : undefined) ?? ofCrop,
    contentOf: (ruleId) => contents.get(ruleId) ?? noContent,
    detailsOf: (ruleId) => details.get(ruleId) ?? noDetails,
    riskOf: (riskId, level) => risks.get(riskId)?.get(level),
  };
}
