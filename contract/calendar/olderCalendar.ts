import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { CalendarDay, LegacyRegionCode, SeasonName } from '../shapes.ts';

/** A record of the older calendar, fields as the specification spells them. */
const OlderRecord = Type.Object({
  crop: Type.String(),
  region: Type.String(),
  regionName: Type.String(),
  town: Type.String(),
  season: SeasonName,
  rain: CalendarDay,
  landpreparation: Type.Array(CalendarDay),
  planting: Type.Array(CalendarDay),
  firtilizerB: Type.Array(CalendarDay),
  firtilizerT: Type.Array(CalendarDay),
  weeding: Type.Array(CalendarDay),
  pesticide: Type.Array(CalendarDay),
  Harvesting: Type.Array(CalendarDay),
});

/** Our words for the dates of a record, and its fields for them. */
export const olderFields = {
  rain: 'rain',
  landPreparation: 'landpreparation',
  planting: 'planting',
  basalFertilizer: 'firtilizerB',
  weeding: 'weeding',
  topDressing: 'firtilizerT',
  pesticide: 'pesticide',
  harvesting: 'Harvesting',
} as const;

export const listOlderCalendar = endpoint({
  name: 'listOlderCalendar',
  room: 'calendar',
  method: 'GET',
  path: '/api/croppingcalendar',
  audience: 'public',
  effect: 'reads',
  cached: true,
  summary: 'The older calendar: activity dates per crop, town and season',
  query: Type.Object({ crop: Type.Optional(Type.String()), region: Type.Optional(Type.String()) }),
  answer: Type.Array(OlderRecord),
  refusals: 'message',
});

export const listOlderCrops = endpoint({
  name: 'listOlderCrops',
  room: 'calendar',
  method: 'GET',
  path: '/api/croppingcalendar/crops',
  audience: 'public',
  effect: 'reads',
  cached: true,
  summary: 'Crops of the older calendar',
  answer: Type.Array(Type.String()),
  refusals: 'message',
});

export const listOlderRegions = endpoint({
  name: 'listOlderRegions',
  room: 'calendar',
  method: 'GET',
  path: '/api/croppingcalendar/regions',
  audience: 'public',
  effect: 'reads',
  cached: true,
  summary: 'Regions of the older calendar: legacy code (ISO code where there is none) and name',
  answer: Type.Array(Type.Object({ region: Type.Union([LegacyRegionCode, Type.String()]), name: Type.String() })),
  refusals: 'message',
});
