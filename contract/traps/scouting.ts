import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { longestCommunity, longestTrapReport } from '../limits.ts';
import { CalendarDay, CropId, DistrictId, oneOf, Provenance, rowRange } from '../shapes.ts';
import { NamedOfficer } from './trapShapes.ts';

/** Insects that traps are set for, and plants looked at for them. */

const TrapSpecies = Type.Object({
  id: Type.String(),
  name: Type.String(),
  scientificName: Type.String(),
  /** Keys of crops of the calendar, and names of others. */
  crops: Type.Array(Type.String()),
  otherCrops: Type.Array(Type.String()),
  trapTypes: Type.Array(Type.String()),
  lures: Type.Array(Type.String()),
  lureDays: Type.Union([Type.Integer(), Type.Null()]),
  /** In the order of growth; the first is young, the last flowering or later. */
  stages: Type.Array(Type.String()),
  damage: Type.String(),
  /** Per cent of infested plants from which control is worth it; null where none is in use. */
  actionEarly: Type.Union([Type.Number(), Type.Null()]),
  actionLate: Type.Union([Type.Number(), Type.Null()]),
  actionFlowering: Type.Union([Type.Number(), Type.Null()]),
  actionNote: Type.String(),
  provenance: Provenance,
});

const ScoutingFields = Type.Object({
  speciesId: Type.String({ title: 'The insect', minLength: 1, maxLength: 80 }),
  /** The trap near the field; its district and crop are taken where none is given. */
  trapSiteId: Type.Optional(Type.Integer({ title: 'The trap site', ...rowRange })),
  cropId: Type.Optional(CropId),
  cropStage: Type.String({ title: 'The crop stage', maxLength: 80 }),
  districtId: Type.Optional(DistrictId),
  community: Type.Optional(Type.String({ title: 'The community', maxLength: longestCommunity })),
  /** Today, when left out; not more than 60 days ago. */
  scoutedOn: Type.Optional(CalendarDay),
  /** Infested plants in each spot. */
  spots: Type.Array(Type.Integer({ title: 'Infested plants', minimum: 0, maximum: 100 }), {
    title: 'The spots',
    minItems: 1,
    maxItems: 10,
  }),
  plantsASpot: Type.Integer({ title: 'Plants looked at in each spot', minimum: 1, maximum: 100 }),
  note: Type.Optional(Type.String({ title: 'The note', maxLength: longestTrapReport })),
  latitude: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
  longitude: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
  accuracy: Type.Optional(Type.Number({ minimum: 0, maximum: 1_000_000 })),
});

const Scouting = Type.Object({
  id: Type.Integer(),
  species: Type.Object({ id: Type.String(), name: Type.String() }),
  trapSiteId: Type.Union([Type.Integer(), Type.Null()]),
  crop: Type.String(),
  cropStage: Type.String(),
  district: Type.String(),
  community: Type.String(),
  scoutedOn: CalendarDay,
  plants: Type.Integer(),
  infested: Type.Integer(),
  /** Per cent of infested plants. */
  share: Type.Number(),
  /** Per cent from which control was worth it that day. */
  actionShare: Type.Union([Type.Number(), Type.Null()]),
  verdict: oneOf(['above', 'below', 'noShare']),
  note: Type.String(),
  scout: Type.Union([NamedOfficer, Type.Null()]),
});

export const listTrapSpecies = endpoint({
  name: 'listTrapSpecies',
  room: 'traps',
  method: 'GET',
  path: '/api/traps/species',
  audience: 'public',
  effect: 'reads',
  summary:
    'Insects that traps are set for, with traps, lures, what to look for on plants, and the share from which control is worth it',
  answer: Type.Array(TrapSpecies),
  refusals: 'message',
});

/** Above the share from which control is worth it, plant protection is told. */
export const addScouting = endpoint({
  name: 'addScouting',
  room: 'traps',
  method: 'POST',
  path: '/api/traps/scoutings',
  audience: 'officer',
  effect: 'writes',
  status: 201,
  summary: 'Reports how many plants of a field were infested, spot by spot',
  body: ScoutingFields,
  answer: Type.Object({ message: Type.String(), next: Type.String(), ...Scouting.properties }),
  refusals: 'message',
});

export const listScoutings = endpoint({
  name: 'listScoutings',
  room: 'traps',
  method: 'GET',
  path: '/api/traps/scoutings',
  audience: 'officer',
  effect: 'reads',
  summary: 'Fields that were scouted, the latest first; of one trap (?trapSiteId=) or all',
  query: Type.Object({
    trapSiteId: Type.Optional(Type.Integer({ ...rowRange })),
    offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  }),
  answer: Type.Object({ total: Type.Integer(), found: Type.Array(Scouting) }),
  refusals: 'message',
});

export const exportFieldSurveys = endpoint({
  name: 'exportFieldSurveys',
  room: 'traps',
  method: 'GET',
  path: '/api/traps/surveys.csv',
  audience: 'officer',
  effect: 'reads',
  summary: 'Trap counts and scoutings of a year in one table, a line a survey, in the columns that FAMEWS collects',
  query: Type.Object({
    year: Type.Optional(Type.Integer({ minimum: 2000, maximum: 2200 })),
    speciesId: Type.Optional(Type.String({ maxLength: 80 })),
  }),
  answer: Type.String(),
  produces: 'text/csv; charset=utf-8',
  refusals: 'message',
});
