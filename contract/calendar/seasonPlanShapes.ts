import { Type } from 'typebox';
import {
  CalendarDay,
  CropId,
  CropSeason,
  DistrictId,
  oneOf,
  Provenance,
  RegionId,
  SeasonName,
  SentenceLanguage,
} from '../shapes.ts';

/** One crop as the newer calendar lists it. */
export const Crop = Type.Object({
  crop_id: CropId,
  crop: Type.String(),
  group: Type.String(),
  calendarType: Type.Union([Type.Literal('annual'), Type.Literal('long_cycle'), Type.Literal('perennial')]),
  maturityDays: Type.Union([Type.Integer(), Type.Null()]),
});

/** A risk of an activity, with what to do about it per crop. */
export const RiskAdvisory = Type.Object({
  risk_id: Type.String(),
  risk: Type.String(),
  category: Type.String(),
  trigger: Type.String(),
  /** Typical for the dates of the activity, from monthly normals; null where no rule or figure is known. */
  level: Type.Union([Type.Literal('low'), Type.Literal('moderate'), Type.Literal('high'), Type.Null()]),
  advisories: Type.Array(Type.Object({ crop: Type.String(), advisory: Type.String() })),
});

const ActivityContent = Type.Object({ shortTxt: Type.String(), longTxt: Type.String() });

/** One activity in one month; index 0 of the answer is twelve lists of these, January first. */
export const MonthActivity = Type.Object({
  activityId: Type.Integer(),
  activity_code: Type.String(),
  /** The code, numbered where the plan holds it again (PS, PS2): the same activity in every plan of the crop. */
  activity_key: Type.String(),
  activity: Type.String(),
  /** Legend entry: site, test, land, rainonset, innoculation, planting, basal, top, weed, pest or harvesting. */
  colour: Type.String(),
  activityStart: CalendarDay,
  activityEnd: CalendarDay,
  activityContent: ActivityContent,
});

/** One activity of the season; index 1 of the answer is the list in order of activityId. */
export const CalendarActivity = Type.Object({
  ...MonthActivity.properties,
  /** Earliest and latest start, latest end: the plan's uncertainty, from the onset window. */
  earliestStart: CalendarDay,
  latestStart: CalendarDay,
  latestEnd: CalendarDay,
  activityDetails: Type.Object({ detail: Type.String(), comments: Type.String() }),
  risk_Advisory: Type.Array(RiskAdvisory),
  /** Where the start, the length and the advice of this activity come from. */
  provenance: Provenance,
});

/** Where the onset of a plan comes from, and its window. */
export const OnsetSummary = Type.Object({
  season: SeasonName,
  kind: Type.Union([
    Type.Literal('declared'),
    Type.Literal('observed'),
    Type.Literal('forecast'),
    Type.Literal('default'),
  ]),
  /** Whether it was declared, observed or forecast for the district or for its whole region; null with the usual window. */
  scope: Type.Union([Type.Literal('district'), Type.Literal('region'), Type.Null()]),
  earliest: CalendarDay,
  typical: CalendarDay,
  latest: CalendarDay,
  cessation: CalendarDay,
  /** Days by which a declared onset moved the plan against the default window; 0 when it is the default. */
  shiftedByDays: Type.Integer(),
  note: Type.String(),
  /** Of the onset window, or of the declaration. */
  provenance: Provenance,
});

const Water = oneOf(['rainfed', 'irrigated', 'residual']);

/** A maturity class of the crop, or a named variety; `variety` is its word in addresses. */
const PlanVariety = Type.Object({
  variety: Type.String(),
  name: Type.String(),
  maturityClass: oneOf(['early', 'medium', 'late']),
  isNamed: Type.Boolean(),
  daysMin: Type.Integer(),
  daysMax: Type.Integer(),
});

/** The plan as a whole; index 2 of the answer. */
export const PlanSummary = Type.Object({
  crop: Crop,
  district_id: DistrictId,
  district: Type.String(),
  region_id: RegionId,
  region: Type.String(),
  zone: Type.String(),
  season: CropSeason,
  /** The seasons this crop is grown in here, for the season select. */
  seasons: Type.Array(CropSeason),
  /** The same with their names: "Irrigated dry season". */
  season_names: Type.Array(Type.Object({ season: CropSeason, name: Type.String(), water: Water })),
  /** Season and years, from planting to harvest: "Irrigated dry season 2026/27". */
  season_title: Type.String(),
  water: Water,
  year: Type.Integer(),
  /** What is planted, with the days from planting to maturity the plan counts with; null for bearing trees. */
  variety: Type.Union([
    Type.Object({ ...PlanVariety.properties, days: Type.Integer(), provenance: Provenance }),
    Type.Null(),
  ]),
  /** What can be chosen: classes, then named varieties. Empty for bearing trees. */
  varieties: Type.Array(PlanVariety),
  /** What is mostly grown in this season; the plan's own unless another was asked for. */
  usual_variety: Type.Union([Type.String(), Type.Null()]),
  /** False where the crop can be farmed but is not usual; a warning names the evidence. */
  is_usual: Type.Boolean(),
  /** The zone whose months were taken where no source gives any for this one; null where they are known. */
  months_from: Type.Union([Type.String(), Type.Null()]),
  anchor: Type.Union([Type.Literal('rain_onset'), Type.Literal('planting_week'), Type.Literal('calendar_date')]),
  /** null for calendar-anchored crops. */
  onset: Type.Union([OnsetSummary, Type.Null()]),
  /** null for bearing tree crops, which are not planted in the plan; the first also where the rains set in too late. */
  plantFrom: Type.Union([CalendarDay, Type.Null()]),
  plantBy: Type.Union([CalendarDay, Type.Null()]),
  /** First and last day of harvest of what is planted from plantFrom to plantBy, or in the chosen week; null where nothing is. */
  harvestFrom: Type.Union([CalendarDay, Type.Null()]),
  harvestBy: Type.Union([CalendarDay, Type.Null()]),
  /**
   * Where the rains set in after the last day to plant, what can still be planted: shorter varieties, later seasons,
   * other crops. Then there are no activities. null in every other plan.
   */
  instead: Type.Union([
    Type.Array(
      Type.Object({
        crop_id: CropId,
        name: Type.String(),
        season: CropSeason,
        variety: Type.Union([Type.String(), Type.Null()]),
        plantBy: CalendarDay,
      }),
    ),
    Type.Null(),
  ]),
  /** From the first day of the first activity to the last day of the last, both counted. */
  lengthDays: Type.Integer(),
  ganttStart: CalendarDay,
  ganttEnd: CalendarDay,
  confidence: Type.Union([Type.Literal('good'), Type.Literal('fair'), Type.Literal('low')]),
  confidenceReason: Type.String(),
  warnings: Type.Array(Type.String()),
  /** Of the season: when it is planted and what waters it. Onset, variety and activities carry their own. */
  provenance: Provenance,
});

export const CalculateBody = Type.Object({
  crop: CropId,
  district: DistrictId,
  /** When sent, the district must lie in it. */
  region: Type.Optional(Type.String({ maxLength: 80 })),
  season: Type.Optional(CropSeason),
  /** A maturity class or a variety: `early`, `obatanpa`. Left out: what is mostly grown in the season. */
  variety: Type.Optional(Type.String({ maxLength: 80 })),
  planting_start: Type.Optional(Type.Union([CalendarDay, Type.Literal(''), Type.Null()])),
  planting_end: Type.Optional(Type.Union([CalendarDay, Type.Literal(''), Type.Null()])),
  /** What the sentences of the plan are said in (note of the onset, confidenceReason, warnings, instead); left out: English. */
  language: Type.Optional(SentenceLanguage),
});
