import { Type } from 'typebox';
import { longestFarmName, mostFarmCorners, mostFarmsAtOnce, mostFarmsListed } from '../limits.ts';
import { CropId, DistrictId, oneOf } from '../shapes.ts';

/** A point as GeoJSON has it: longitude first, degrees of WGS 84. */
const Position = Type.Tuple([
  Type.Number({ minimum: -180, maximum: 180 }),
  Type.Number({ minimum: -180, maximum: 180 }),
]);

/** Pieces of ground, each an outline and the holes in it: `coordinates` of a GeoJSON MultiPolygon. */
export const FarmOutline = Type.Array(
  Type.Array(Type.Array(Position, { maxItems: mostFarmCorners + 1 }), { minItems: 1, maxItems: 200 }),
  { minItems: 1, maxItems: 200 },
);

export const OutlineSource = oneOf(['typed', 'drawn', 'walked', 'imported']);

/** What is kept of a farm beside its outline. */
export const FarmDetails = Type.Object({
  /** What its farmer calls it. */
  name: Type.Optional(Type.String({ title: 'The name of the farm', maxLength: longestFarmName })),
  /** Ghana Card number of the farmer; empty takes it away. Never part of an answer but that of revealFarmCard. */
  card: Type.Optional(Type.String({ title: 'The card number', maxLength: 40, examples: ['GHA-123456789-0'] })),
  /** A farmer of one's own list or shared with one; null takes the link away. */
  farmerId: Type.Optional(Type.Union([Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }), Type.Null()])),
  /** Null takes it away. */
  crop: Type.Optional(Type.Union([CropId, Type.Null()])),
});

export const FarmFields = Type.Object({ ...FarmDetails.properties, outline: FarmOutline, source: OutlineSource });

const Named = Type.Object({ id: Type.String(), name: Type.String() });

/** A farm in a list. */
export const Farm = Type.Object({
  id: Type.String(),
  name: Type.String(),
  /** "lat, lng" of a point inside. */
  center_point: Type.String({ examples: ['7.381, -1.359'] }),
  hectares: Type.Number(),
  district: Type.Union([Named, Type.Null()]),
  crop: Type.Union([CropId, Type.Null()]),
  /** Masked: GHA-******789-0. Empty where none is kept. */
  ghana_card_no: Type.String(),
  /** Null where none is linked, or it is no farmer whoever asks may see. */
  farmer: Type.Union([Type.Object({ id: Type.Integer(), name: Type.String() }), Type.Null()]),
  /** Kept by whoever asks. */
  own: Type.Boolean(),
  owner: Type.Union([Named, Type.Null()]),
  source: OutlineSource,
  updatedAt: Type.String(),
  /** Counts on with every change; sent along with a change it says what was seen. */
  version: Type.Integer(),
});

/** Another farm on the same ground. */
export const FarmOverlap = Type.Object({
  id: Type.String(),
  name: Type.String(),
  center_point: Type.String(),
  hectares: Type.Number(),
});

export const FarmRecord = Type.Object({
  ...Farm.properties,
  /** Whether whoever asks may correct and delete it. */
  mayChange: Type.Boolean(),
  /** Who had the whole card number shown, the latest first: all of it for who keeps the farm and administrators, else one's own looks. */
  cardLooks: Type.Array(Type.Object({ id: Type.Integer(), by: Type.String(), at: Type.String() })),
  outline: FarmOutline,
  createdAt: Type.String(),
  overlaps: Type.Array(FarmOverlap),
  /** What was changed, by whom and when, the newest first; of an outline the one before. */
  history: Type.Array(
    Type.Object({
      at: Type.String(),
      by: Type.String(),
      fields: Type.Array(Type.String()),
      hectares: Type.Union([Type.Number(), Type.Null()]),
      outline: Type.Union([FarmOutline, Type.Null()]),
    }),
  ),
});

export const FarmParams = Type.Object({ id: Type.String({ maxLength: 60 }) });
export const FarmIds = Type.Array(
  Type.String({ pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$', description: 'the id of a farm' }),
  { minItems: 1, maxItems: mostFarmsAtOnce, uniqueItems: true },
);

/** What a list of farms is narrowed by. */
export const FarmFilter = Type.Object({
  own: Type.Optional(Type.Boolean()),
  district: Type.Optional(DistrictId),
  crop: Type.Optional(CropId),
  farmer: Type.Optional(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })),
});

export const FarmPage = Type.Object({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: mostFarmsListed })),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
});
