import type { calculateCalendar, listCrops } from '#contract/calendar.ts';
import type { Answer } from '#contract/endpoint.ts';
import type { RiskLevel } from '#engines/calendar/comparePlans.ts';
import { provenanceOf } from '#engines/reference/provenance.ts';
import type { ReferenceBook } from '#engines/reference/book.ts';
import type { CropRow } from '#engines/reference/rows.ts';

type WireCrop = Answer<typeof listCrops>[number];
type WireActivity = Answer<typeof calculateCalendar>[1][number];
type WireRisk = WireActivity['risk_Advisory'][number];

/** What every plan of a crop says, whatever its dates. All of it is frozen, so its JSON is written once, not per plan. */
export interface CropTexts {
  readonly crop: WireCrop;
  readonly provenance: Answer<typeof calculateCalendar>[2]['provenance'];
  /** By the position of the rule. */
  contentOf(ruleId: number): WireActivity['activityContent'];
  detailsOf(ruleId: number): WireActivity['activityDetails'];
  /** A risk with what to do about it in this crop: its own advisory, else the usual one. Undefined for an unknown risk. */
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

const levels: readonly (RiskLevel | null)[] = ['low', 'moderate', 'high', null];
const noContent = Object.freeze({ shortTxt: '', longTxt: '' });
const noDetails = Object.freeze({ detail: '', comments: '' });

function makeTexts(book: ReferenceBook, crop: CropRow): CropTexts {
  const rows = book.activitiesByCrop.get(crop.cropId) ?? [];
  const contents = new Map(rows.map((row) => [row.position, Object.freeze({ shortTxt: row.shortText, longTxt: row.longText })]));
  const details = new Map(rows.map((row) => [row.position, Object.freeze({ detail: row.detail, comments: row.comments })]));
  const advisories = new Map((book.advisoriesByCrop.get(crop.cropId) ?? []).map((row) => [row.riskId, row.advisory]));
  const risks = new Map(
    book.risks.map(({ riskId, name, category, trigger, defaultAdvisory }) => {
      const advisory = advisories.get(riskId) ?? defaultAdvisory;
      const risk = { risk_id: riskId, risk: name, category, trigger, level: null, advisories: [{ crop: crop.name, advisory }] };
      return [riskId, new Map(levels.map((level) => [level, Object.freeze({ ...risk, level })]))];
    }),
  );
  return {
    crop: Object.freeze(presentCrop(crop)),
    provenance: Object.freeze(provenanceOf(crop)),
    contentOf: (ruleId) => contents.get(ruleId) ?? noContent,
    detailsOf: (ruleId) => details.get(ruleId) ?? noDetails,
    riskOf: (riskId, level) => risks.get(riskId)?.get(level),
  };
}
