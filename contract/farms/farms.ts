import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';

/** Public: no card number, no name, no field of a single farm (decision 9). */
export const listFarmCells = endpoint({
  name: 'listFarmCells',
  room: 'farms',
  method: 'GET',
  path: '/api/polygon',
  audience: 'public',
  effect: 'reads',
  summary:
    'Where farms are: squares of 0.05° with the number of farms; fewer than 5 are counted in a neighbouring square',
  answer: Type.Array(
    Type.Object({
      /** "lat, lng" of the middle of the square. */
      center_point: Type.String({ examples: ['7.375, -1.425'] }),
      /** JSON list of "lat, lng": the corners of the square, the first again at the end. */
      coordinates: Type.String(),
      farms: Type.Integer({ minimum: 5 }),
    }),
  ),
  refusals: 'message',
});

export const showFarmMap = endpoint({
  name: 'showFarmMap',
  room: 'farms',
  method: 'GET',
  path: '/api/farms/map',
  audience: 'public',
  effect: 'reads',
  cached: true,
  summary: 'Satellite imagery for the farm map, where the operator set some',
  answer: Type.Object({
    /** Address of tiles with {z}, {x}, {y}, and whom to credit; null where none is set. */
    satellite: Type.Union([Type.Object({ tiles: Type.String(), credit: Type.String() }), Type.Null()]),
  }),
  refusals: 'message',
});
