import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { LanguageCode } from '../farmers/farmerShapes.ts';
import {
  longestRiskText,
  longestSms,
  mostCropsOfFarmer,
  mostDrawnCorners,
  mostWarnedDistricts,
  mostWarningKm,
} from '../limits.ts';
import { Delivery, DeliveryState, Paging, Preview, Sent } from '../messages/messageShapes.ts';
import { IdParams, Named } from './riskShapes.ts';
import { CropId, DistrictId, oneOf } from '../shapes.ts';

/**
 * What follows a verified risk: farmers around are warned, somebody answers for how it ends, and clocks show how long each
 * step took. For plant protection and administrators; a risk that is not verified never offers sending.
 */

/** A corner of a drawn shape: longitude, latitude. */
const Corner = Type.Tuple([Type.Number({ minimum: -180, maximum: 180 }), Type.Number({ minimum: -90, maximum: 90 })]);

/** Where farmers are warned: around a point, in districts, in the districts of a zone, or in a shape that was drawn. */
export const WarningArea = Type.Union([
  Type.Object({
    kind: Type.Literal('around'),
    lat: Type.Number({ minimum: -90, maximum: 90 }),
    lng: Type.Number({ minimum: -180, maximum: 180 }),
    km: Type.Number({ minimum: 0.5, maximum: mostWarningKm }),
  }),
  Type.Object({
    kind: Type.Literal('districts'),
    ids: Type.Array(DistrictId, { minItems: 1, maxItems: mostWarnedDistricts, uniqueItems: true }),
  }),
  Type.Object({ kind: Type.Literal('zone'), id: IdParams.properties.id }),
  Type.Object({
    kind: Type.Literal('shape'),
    /** Corner after corner, the first one not told again. */
    corners: Type.Array(Corner, { minItems: 3, maxItems: mostDrawnCorners }),
  }),
]);

const Versions = Type.Array(
  Type.Object({ language: LanguageCode, text: Type.String({ minLength: 1, maxLength: longestSms }) }),
  { maxItems: 12 },
);

const WarningDraft = Type.Object({
  area: WarningArea,
  /** Farmers who grow one of these, or of whom no crop is known; everybody, when left out. */
  crops: Type.Optional(Type.Array(CropId, { maxItems: mostCropsOfFarmer, uniqueItems: true })),
  /** Around a point: also those of whom the district alone is known. */
  withDistrict: Type.Optional(Type.Boolean()),
  text: Type.String({ title: 'The message', minLength: 1, maxLength: longestSms }),
  versions: Type.Optional(Versions),
  optOutHint: Type.Optional(Type.Boolean()),
  /** It goes out between 20:00 and 06:00 too. */
  urgent: Type.Optional(Type.Boolean()),
});

export const Warned = Type.Object({
  id: Type.Integer(),
  at: Type.String(),
  by: Type.Union([Named, Type.Null()]),
  area: WarningArea,
  /** "Within 10 km of Ejura". */
  where: Type.String(),
  crops: Type.Array(CropId),
  /** Farmers inside the area, whether or not they could be written to. */
  farmers: Type.Integer(),
  /** Null once the message was forgotten. */
  message: Type.Union([Sent, Type.Null()]),
});

export const RiskOutcome = oneOf(['contained', 'spread', 'crop lost', 'no damage', 'nothing found']);

const Closed = Type.Object({
  outcome: RiskOutcome,
  note: Type.String(),
  by: Type.Union([Named, Type.Null()]),
  at: Type.String(),
});

const judges = { room: 'risks', audience: 'officer', params: IdParams, refusals: 'message' } as const;

export const proposeWarning = endpoint({
  ...judges,
  name: 'proposeWarning',
  method: 'GET',
  path: '/api/risks/:id/warning',
  effect: 'reads',
  summary:
    'A warning to begin with: the area around the risk, and the advice of its category in each language; 409 for a risk that is not verified',
  answer: Type.Object({
    area: WarningArea,
    where: Type.String(),
    zone: Type.Union([Type.Object({ id: Type.Integer(), name: Type.String() }), Type.Null()]),
    district: Type.Object({ id: DistrictId, name: Type.String() }),
    text: Type.String(),
    versions: Versions,
  }),
});

export const previewWarning = endpoint({
  ...judges,
  name: 'previewWarning',
  method: 'POST',
  path: '/api/risks/:id/warning/preview',
  effect: 'reads',
  summary: 'Who a warning would reach, who not and why, and what it costs',
  body: WarningDraft,
  answer: Type.Object({
    where: Type.String(),
    /** Farmers inside: by a farm of theirs, and by the community they live in; some by both. */
    inside: Type.Integer(),
    byFarm: Type.Integer(),
    byPlace: Type.Integer(),
    /** Around a point, farmers of the districts it touches of whom no community and no farm is known; inside only `withDistrict`. */
    districtOnly: Type.Integer(),
    /** Of them, those of whom no crop is known, where crops were chosen. */
    cropUnknown: Type.Integer(),
    preview: Preview,
  }),
});

export const sendWarning = endpoint({
  ...judges,
  name: 'sendWarning',
  method: 'POST',
  path: '/api/risks/:id/warning',
  effect: 'writes',
  summary:
    'Warns the farmers of an area by the rules of every message, writes it on the time line and tells the responders',
  body: WarningDraft,
  answer: Warned,
});

export const listWarnings = endpoint({
  ...judges,
  name: 'listWarnings',
  method: 'GET',
  path: '/api/risks/:id/warnings',
  effect: 'reads',
  summary: 'Warnings sent for a risk with what became of them, and how it ended; for everybody who may see the risk',
  answer: Type.Object({
    warnings: Type.Array(Warned),
    closed: Type.Union([Closed, Type.Null()]),
    mayWarn: Type.Boolean(),
  }),
});

export const listWarningDeliveries = endpoint({
  ...judges,
  name: 'listWarningDeliveries',
  method: 'GET',
  path: '/api/risks/:id/deliveries',
  effect: 'reads',
  summary: 'What became of the warnings of a risk for each number, masked',
  query: Type.Object({ state: Type.Optional(DeliveryState), ...Paging }),
  answer: Type.Object({ total: Type.Integer(), found: Type.Array(Delivery) }),
});

export const closeRisk = endpoint({
  ...judges,
  name: 'closeRisk',
  method: 'POST',
  path: '/api/risks/:id/close',
  effect: 'writes',
  summary: 'Ends a verified risk with what came of it; said again, it replaces what was said',
  body: Type.Object({ outcome: RiskOutcome, note: Type.Optional(Type.String({ maxLength: longestRiskText })) }),
  answer: Type.Object({ message: Type.String(), closed: Closed }),
});

export const reopenRisk = endpoint({
  ...judges,
  name: 'reopenRisk',
  method: 'DELETE',
  path: '/api/risks/:id/close',
  effect: 'writes',
  summary: 'Takes the end of a risk back: it is active again',
  answer: Type.Object({ message: Type.String() }),
});

const Clock = Type.Object({
  /** Risks that took the step. */
  done: Type.Integer(),
  /** Hours that half of them took at most; null where none did. */
  medianHours: Type.Union([Type.Number(), Type.Null()]),
  /** Not done within the time set, whether they were done since or not. */
  late: Type.Integer(),
});

const Clocks = { reported: Type.Integer(), verify: Clock, warn: Clock, respond: Clock };

export const showRiskClocks = endpoint({
  name: 'showRiskClocks',
  room: 'risks',
  method: 'GET',
  path: '/api/risks/clocks',
  audience: 'officer',
  effect: 'reads',
  summary:
    'How long it took to verify, to warn and to respond, by district, over the risks reported within some days; for plant protection and administrators',
  query: Type.Object({ days: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_830 })) }),
  answer: Type.Object({
    days: Type.Integer(),
    /** Hours set for each step. */
    hours: Type.Object({ verify: Type.Integer(), warn: Type.Integer(), respond: Type.Integer() }),
    all: Type.Object(Clocks),
    districts: Type.Array(
      Type.Object({ district_id: DistrictId, district: Type.String(), region: Type.String(), ...Clocks }),
    ),
  }),
  refusals: 'message',
});
