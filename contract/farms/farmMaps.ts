import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { mostFarmsListed } from '../limits.ts';

/** Farms on the map of officers: counts of districts seen from afar, tiles from zoom 9 on, single farms where one looks. */

/** Zoom from which farms are drawn one by one. */
export const firstTileZoom = 9;
/** Closer, maps enlarge these. */
export const lastTileZoom = 16;

export const countFarmsByDistrict = endpoint({
  name: 'countFarmsByDistrict',
  room: 'farms',
  method: 'GET',
  path: '/api/farms/districts',
  audience: 'officer',
  effect: 'reads',
  summary: 'How many farms there are in each district, of those whoever asks may see',
  answer: Type.Array(
    Type.Object({
      /** Null: in no district. */
      district: Type.Union([Type.Object({ id: Type.String(), name: Type.String() }), Type.Null()]),
      farms: Type.Integer(),
      hectares: Type.Number(),
      /** "lat, lng" around which they lie. */
      center_point: Type.String(),
    }),
  ),
  refusals: 'message',
});

export const findFarmsInBox = endpoint({
  name: 'findFarmsInBox',
  room: 'farms',
  method: 'GET',
  path: '/api/farms/in',
  audience: 'officer',
  effect: 'reads',
  summary: 'Farms in a box of the map, of those whoever asks may see',
  query: Type.Object({
    west: Type.Number({ minimum: -180, maximum: 180 }),
    south: Type.Number({ minimum: -90, maximum: 90 }),
    east: Type.Number({ minimum: -180, maximum: 180 }),
    north: Type.Number({ minimum: -90, maximum: 90 }),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: mostFarmsListed })),
  }),
  answer: Type.Object({
    found: Type.Array(
      Type.Object({
        id: Type.String(),
        name: Type.String(),
        center_point: Type.String(),
        hectares: Type.Number(),
        own: Type.Boolean(),
      }),
    ),
    /** There are more than were asked for. */
    more: Type.Boolean(),
  }),
  refusals: 'message',
});

/**
 * Mapbox Vector Tile 2.1 with one layer "farms" of polygons, each with `own`. Seen from so far that a farm is smaller than a
 * pixel (a 256th of the tile), pixels are drawn in which farms lie, those beside each other as one. Private: nobody keeps it.
 */
export const showFarmTile = endpoint({
  name: 'showFarmTile',
  room: 'farms',
  method: 'GET',
  path: '/api/farms/tiles/:z/:x/:y',
  audience: 'officer',
  effect: 'reads',
  summary: 'Farms as a vector tile, of those whoever asks may see',
  params: Type.Object({
    z: Type.Integer({ minimum: firstTileZoom, maximum: lastTileZoom }),
    x: Type.Integer({ minimum: 0, maximum: 65_535 }),
    y: Type.Integer({ minimum: 0, maximum: 65_535 }),
  }),
  answer: Type.Unsafe<Uint8Array>({}),
  produces: 'application/vnd.mapbox-vector-tile',
  refusals: 'message',
});
