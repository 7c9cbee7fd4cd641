import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { CalendarDay } from '../shapes.ts';
import { TrapFilter } from './traps.ts';
import { SpeciesName } from './trapShapes.ts';

/**
 * Traps as the map and its list show them: what many have in common stands once, and each trap is a row of values. The older
 * call, `trap_sites`, answers the same traps with everything written out.
 */

const LatestCounts = Type.Array(Type.Integer(), { maxItems: 3 });

/** Key, name, latitude, longitude, number of its place, community, number of its kind, all ever counted, reports, last visit, latest counts, then what was caught in the window, in how many nights, and a night. */
export const TrapRow = Type.Tuple([
  Type.Integer(),
  Type.String(),
  Type.Number(),
  Type.Number(),
  Type.Integer(),
  Type.String(),
  Type.Integer(),
  Type.Integer(),
  Type.Integer(),
  Type.Union([CalendarDay, Type.Null()]),
  LatestCounts,
  Type.Integer(),
  Type.Integer(),
  Type.Union([Type.Number(), Type.Null()]),
]);

export const listTrapRows = endpoint({
  name: 'listTrapRows',
  room: 'traps',
  method: 'GET',
  path: '/api/traps/map',
  audience: 'public',
  effect: 'reads',
  summary: 'Pest traps with what was counted in them, in the fewest bytes: for the map',
  query: TrapFilter,
  answer: Type.Object({
    /** Where they stand, and the day from which the window counts there. */
    places: Type.Array(
      Type.Object({ region: Type.String(), district: Type.String(), from: Type.Union([CalendarDay, Type.Null()]) }),
    ),
    /** What they are set for and with what. */
    kinds: Type.Array(
      Type.Object({
        species: Type.Union([SpeciesName, Type.Null()]),
        trapType: Type.String(),
        lure: Type.String(),
        crop: Type.String(),
      }),
    ),
    traps: Type.Array(TrapRow),
  }),
  refusals: 'message',
});
