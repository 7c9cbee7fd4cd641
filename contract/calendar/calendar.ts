import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { CalendarDay, CropId, CropSeason, DistrictId, Provenance, RegionId, SentenceLanguage } from '../shapes.ts';
import { CalculateBody, CalendarActivity, Crop, MonthActivity, PlanSummary } from './seasonPlanShapes.ts';

const CropDetail = Type.Object({
  ...Crop.properties,
  scientificName: Type.String(),
  plantingWindow: Type.String(),
  spacing: Type.String(),
  plantingMaterialRate: Type.String(),
  varieties: Type.Array(
    Type.Object({
      variety: Type.String(),
      maturityClass: Type.String(),
      maturityDaysMin: Type.Union([Type.Integer(), Type.Null()]),
      maturityDaysMax: Type.Union([Type.Integer(), Type.Null()]),
      traits: Type.String(),
      zones: Type.String(),
      provenance: Provenance,
    }),
  ),
  provenance: Provenance,
});

export const listCrops = endpoint({
  name: 'listCrops',
  room: 'calendar',
  method: 'GET',
  path: '/api/cc/crops',
  audience: 'public',
  effect: 'reads',
  cached: true,
  summary: 'Crops of the newer calendar',
  answer: Type.Array(Crop),
  refusals: 'message',
});

export const showCrop = endpoint({
  name: 'showCrop',
  room: 'calendar',
  method: 'GET',
  path: '/api/cc/crop/:id',
  audience: 'public',
  effect: 'reads',
  cached: true,
  summary: 'One crop with its varieties and where the figures come from',
  params: Type.Object({ id: Type.String() }),
  answer: CropDetail,
  refusals: 'message',
});

export const calculateCalendar = endpoint({
  name: 'calculateCalendar',
  room: 'calendar',
  method: 'POST',
  path: '/api/cc/calculate',
  audience: 'public',
  effect: 'reads',
  cached: true,
  summary: 'The season plan of a crop in a district: [months, activities, summary]',
  body: CalculateBody,
  answer: Type.Tuple([Type.Array(Type.Array(MonthActivity)), Type.Array(CalendarActivity), PlanSummary]),
  refusals: 'message',
});

export const downloadCalendar = endpoint({
  name: 'downloadCalendar',
  room: 'calendar',
  method: 'GET',
  path: '/calendar/:crop/:district.ics',
  audience: 'public',
  effect: 'reads',
  cached: true,
  summary: 'The season plan as an iCalendar file to download or subscribe to; events keep their ids when dates move',
  params: Type.Object({ crop: CropId, district: DistrictId }),
  query: Type.Object({
    season: Type.Optional(CropSeason),
    variety: Type.Optional(Type.String({ maxLength: 80 })),
    /** First day of the planting week. */
    planting: Type.Optional(CalendarDay),
    language: Type.Optional(SentenceLanguage),
  }),
  answer: Type.String(),
  produces: 'text/calendar; charset=utf-8',
  refusals: 'text',
});

export const listPlantingDays = endpoint({
  name: 'listPlantingDays',
  room: 'calendar',
  method: 'GET',
  path: '/api/cc/planting/:crop',
  audience: 'public',
  effect: 'reads',
  cached: true,
  summary: 'When planting of a crop usually begins, district by district, for colouring the map',
  params: Type.Object({ crop: Type.String() }),
  query: Type.Object({ season: Type.Optional(CropSeason) }),
  answer: Type.Array(
    Type.Object({
      district_id: DistrictId,
      region_id: RegionId,
      /** null where the crop is not grown in that season, or not planted in its plan (bearing trees). */
      plantFrom: Type.Union([CalendarDay, Type.Null()]),
    }),
  ),
  refusals: 'message',
});

/** Twelve classes, January first. */
const PestLevels = Type.Array(Type.Union([Type.Literal('none'), Type.Literal('moderate'), Type.Literal('high')]));

/** Monthly normals and pest levels of a crop in a district, for the year strip and the pest chart. */
export const showCropClimate = endpoint({
  name: 'showCropClimate',
  room: 'calendar',
  method: 'GET',
  path: '/api/cc/climate/:district/:crop',
  audience: 'public',
  effect: 'reads',
  cached: true,
  summary: 'Monthly normals of the zone and the pest levels of each month: typical, or this month’s of daily weather',
  params: Type.Object({ district: Type.String(), crop: Type.String() }),
  query: Type.Object({ language: Type.Optional(SentenceLanguage) }),
  answer: Type.Object({
    place: Type.String(),
    months: Type.Array(
      Type.Object({
        month: Type.Integer({ minimum: 1, maximum: 12 }),
        rainMm: Type.Number(),
        rainDays: Type.Number(),
        tmaxC: Type.Number(),
        tminC: Type.Number(),
        rhPct: Type.Number(),
      }),
    ),
    pests: Type.Array(
      Type.Object({
        pest_id: Type.String(),
        pest: Type.String(),
        category: Type.String(),
        cropStage: Type.String(),
        signs: Type.String(),
        threshold: Type.String(),
        management: Type.String(),
        /** Twelve classes, January first; null where an input is missing ("no data"). */
        levels: Type.Union([PestLevels, Type.Null()]),
        /** The same on a field that had a legume before; left out where that makes no difference. */
        after_legume: Type.Optional(PestLevels),
        /** What went into the levels, a sentence each; empty for a pest without a rule. */
        inputs: Type.Array(Type.String()),
        /** The month (1–12) whose class is that of the last days' weather; left out where all are typical. */
        daily_month: Type.Optional(Type.Integer()),
        provenance: Provenance,
      }),
    ),
    provenance: Provenance,
  }),
  refusals: 'message',
});
