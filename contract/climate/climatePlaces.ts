import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { oneOf } from '../shapes.ts';

/** A weather station, a gauge people read, or a district, a capital or a cell of a grid. */
export const StationKind = oneOf(['station', 'gauge', 'district', 'capital', 'cell']);

export const listClimatePlaces = endpoint({
  name: 'listClimatePlaces',
  room: 'climate',
  method: 'GET',
  path: '/api/climate/places',
  audience: 'public',
  effect: 'reads',
  summary: 'Names of the places with a daily rain record, to choose one',
  answer: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      kind: StationKind,
      district_id: Type.Union([Type.String(), Type.Null()]),
    }),
  ),
  refusals: 'message',
  cached: true,
});
