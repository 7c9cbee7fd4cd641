import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { RowVersion } from '../shapes.ts';
import {
  Farm,
  FarmDetails,
  FarmFields,
  FarmFilter,
  FarmOutline,
  FarmOverlap,
  FarmPage,
  FarmParams,
  FarmRecord,
  OutlineSource,
} from './farmShapes.ts';

/**
 * Farms as officers keep them (C §2, §7). Who may see one: the officer who mapped it, officers who look after its
 * district, administrators; to everybody else it does not exist. No list holds a card number.
 */

export const listFarms = endpoint({
  name: 'listFarms',
  room: 'farms',
  method: 'GET',
  path: '/api/farms',
  audience: 'officer',
  effect: 'reads',
  summary: 'Farms whoever asks may see, the last changed first',
  query: Type.Object({ ...FarmFilter.properties, ...FarmPage.properties }),
  answer: Type.Object({ found: Type.Array(Farm), total: Type.Integer(), hectares: Type.Number() }),
  refusals: 'message',
});

export const showFarm = endpoint({
  name: 'showFarm',
  room: 'farms',
  method: 'GET',
  path: '/api/farms/:id',
  audience: 'officer',
  effect: 'reads',
  summary: 'A farm with its outline, what overlaps it and what was changed of it',
  params: FarmParams,
  answer: FarmRecord,
  refusals: 'message',
});

/** 422 `farmRefused` says what is wrong with the outline and where. */
export const addFarm = endpoint({
  name: 'addFarm',
  refusedLast: true,
  room: 'farms',
  method: 'POST',
  path: '/api/farms',
  audience: 'officer',
  effect: 'writes',
  summary: 'Keeps a farm',
  body: FarmFields,
  answer: FarmRecord,
  refusals: 'message',
});

/** The form of the specification: 4 to 8 points; the closing one may be sent along. "farm successfully mapped" (C §8). */
export const mapFarm = endpoint({
  name: 'mapFarm',
  room: 'farms',
  method: 'POST',
  path: '/api/polygon',
  audience: 'officer',
  effect: 'writes',
  summary: 'Maps a farm by its corner points',
  body: Type.Object({
    ghana_card_no: Type.String({ title: 'The card number', maxLength: 40, examples: ['GHA-123456789-0'] }),
    /** "lat, lng"; where it lies outside the outline, a point inside is taken. */
    center_point: Type.String({ maxLength: 100, examples: ['7.381, -1.359'] }),
    /** JSON list of "lat, lng". */
    coordinates: Type.String({
      maxLength: 2_000,
      examples: ['["7.38, -1.36", "7.38, -1.358", "7.382, -1.358", "7.382, -1.36", "7.38, -1.36"]'],
    }),
    /** Beside the specification: whose farm it is, what grows there, what it is called. */
    ...Type.Omit(FarmDetails, ['card']).properties,
    source: Type.Optional(OutlineSource),
  }),
  answer: Type.Object({ message: Type.String({ examples: ['farm successfully mapped'] }), farm: FarmRecord }),
  refusals: 'message',
});

/** What the server alone can tell of an outline before it is kept. */
export const checkFarm = endpoint({
  name: 'checkFarm',
  room: 'farms',
  method: 'POST',
  path: '/api/farms/check',
  audience: 'officer',
  effect: 'reads',
  summary: 'Area and district of an outline, and the farms it would overlap',
  body: Type.Object({ outline: FarmOutline, without: Type.Optional(FarmParams.properties.id) }),
  answer: Type.Object({
    hectares: Type.Number(),
    district: Type.Union([Type.Object({ id: Type.String(), name: Type.String() }), Type.Null()]),
    overlaps: Type.Array(FarmOverlap),
  }),
  refusals: 'message',
});

/** What is left out stays. 409 `changedMeanwhile` with what stands there, where it was changed since `version`. */
export const editFarm = endpoint({
  name: 'editFarm',
  room: 'farms',
  method: 'PATCH',
  path: '/api/farms/:id',
  audience: 'officer',
  effect: 'writes',
  summary: 'Changes a farm; what it was stays in its history',
  params: FarmParams,
  body: Type.Partial(Type.Object({ ...FarmFields.properties, version: RowVersion })),
  answer: FarmRecord,
  refusals: 'message',
});

export const removeFarm = endpoint({
  name: 'removeFarm',
  room: 'farms',
  method: 'DELETE',
  path: '/api/farms/:id',
  audience: 'officer',
  effect: 'writes',
  summary: 'Deletes a farm of one’s own; can be brought back for 30 days',
  params: FarmParams,
  answer: Type.Object({ message: Type.String(), undo: Type.String(), days: Type.Integer() }),
  refusals: 'message',
});

/** Exact, counted and noted, whatever is found: numbers are not to be tried out. */
export const findFarmsByCard = endpoint({
  name: 'findFarmsByCard',
  room: 'farms',
  method: 'POST',
  path: '/api/farms/find',
  audience: 'officer',
  effect: 'writes',
  summary: 'Farms with exactly this card number, of those whoever asks may see',
  body: Type.Object({ card: Type.String({ title: 'The card number', minLength: 1, maxLength: 40 }) }),
  answer: Type.Object({ found: Type.Array(Farm) }),
  refusals: 'message',
});

/** Never part of a list; who asked is noted. */
export const revealFarmCard = endpoint({
  name: 'revealFarmCard',
  room: 'farms',
  method: 'POST',
  path: '/api/farms/:id/reveal',
  audience: 'officer',
  effect: 'writes',
  summary: 'The whole card number of one farm; counted for the day, and written down with the farm',
  params: FarmParams,
  answer: Type.Object({ ghana_card_no: Type.String() }),
  refusals: 'message',
});
