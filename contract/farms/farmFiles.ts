import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { FarmFilter, FarmIds, FarmOutline } from './farmShapes.ts';
import { largestFarmFileBytes, mostFarmsAtOnce } from '../limits.ts';
import { oneOf } from '../shapes.ts';

export const FarmFormat = oneOf(['geojson', 'kml', 'kmz', 'gpx', 'shp', 'csv']);

/** What a property of a shape may be taken for. */
export const FarmProperty = oneOf(['name', 'card', 'phone', 'crop']);

/** A shape of a file, as it would be kept. */
const ReviewedShape = Type.Object({
  /** Its place in the file, from 1. */
  number: Type.Integer(),
  name: Type.String(),
  hectares: Type.Number(),
  center_point: Type.String(),
  district: Type.String(),
  /** Masked. */
  card: Type.String(),
  /** Name of the farmer of one's own list whom the telephone number is of. */
  farmer: Type.String(),
  crop: Type.String(),
  /** Why it cannot be kept; empty where it can. */
  problem: Type.String(),
  /** What is kept otherwise than it stands in the file. */
  notes: Type.Array(Type.String()),
  chosen: Type.Boolean(),
  /** For looking at, to a metre; null where there is none in Ghana. */
  outline: Type.Union([FarmOutline, Type.Null()]),
  /** Farms on the same ground, by their id, and other shapes of the file, by their number. Told before it is applied. */
  overlaps: Type.Array(
    Type.Object({
      id: Type.Union([Type.String(), Type.Null()]),
      number: Type.Union([Type.Integer(), Type.Null()]),
      name: Type.String(),
      hectares: Type.Number(),
    }),
  ),
});

/** A dry run unless `apply`. Send the file again to apply it. */
export const importFarms = endpoint({
  name: 'importFarms',
  room: 'farms',
  method: 'POST',
  path: '/api/farms/import',
  audience: 'officer',
  effect: 'writes',
  summary:
    'Reads KML, KMZ, GPX, GeoJSON, a zipped Shapefile or CSV: the farms in it and what is wrong with them, or with apply=true keeps those chosen',
  upload: largestFarmFileBytes,
  query: Type.Object({
    fileName: Type.String({ minLength: 1, maxLength: 255 }),
    apply: Type.Optional(Type.Boolean()),
    /** Numbers of shapes that are left out: "3,5-9". */
    without: Type.Optional(Type.String({ maxLength: 20_000, pattern: '^[0-9,-]*$' })),
    /** Latitude and longitude are the other way round in the file. */
    swap: Type.Optional(Type.Boolean()),
    /** What properties hold, where their names do not tell: JSON such as {"OWNER_TEL":"phone"}. */
    properties: Type.Optional(Type.String({ maxLength: 4_000 })),
  }),
  answer: Type.Object({
    /** False: a dry run, nothing was kept. */
    applied: Type.Boolean(),
    format: FarmFormat,
    shapes: Type.Array(ReviewedShape, { maxItems: mostFarmsAtOnce }),
    properties: Type.Array(
      Type.Object({ name: Type.String(), example: Type.String(), readAs: Type.Union([FarmProperty, Type.Null()]) }),
    ),
    /** Farms that are, or would be, added. */
    added: Type.Integer(),
    /** Most shapes lie in Ghana with latitude and longitude the other way round. */
    swapped: Type.Boolean(),
  }),
  refusals: 'message',
});

/** Without card numbers. A write, for it is noted. */
export const exportFarms = endpoint({
  name: 'exportFarms',
  room: 'farms',
  method: 'POST',
  path: '/api/farms/export',
  audience: 'officer',
  effect: 'writes',
  summary: 'Farms whoever asks may see as a file, those chosen or those a filter leaves; noted in the log of acts',
  body: Type.Object({ format: FarmFormat, ids: Type.Optional(FarmIds), ...FarmFilter.properties }),
  answer: Type.Unsafe<Uint8Array>({}),
  produces: 'application/octet-stream',
  refusals: 'message',
});
