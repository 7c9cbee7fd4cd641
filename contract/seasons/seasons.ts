import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { CalendarDay, SeasonName } from '../shapes.ts';

const DeclaredOnset = Type.Object({
  id: Type.String(),
  scope: Type.Union([Type.Literal('region'), Type.Literal('district')]),
  place_id: Type.String(),
  place: Type.String(),
  season: SeasonName,
  year: Type.Integer(),
  onset_on: CalendarDay,
  note: Type.String(),
  /** Why it was declared ahead of its day or against what is known; empty where nothing spoke against it. */
  reason: Type.String(),
  declaredBy: Type.String(),
  declaredAt: Type.String(),
  withdrawn: Type.Boolean(),
  /** Days the plans of the place move against the default window; later is positive. */
  movesByDays: Type.Integer(),
});

export const listDeclaredOnsets = endpoint({
  name: 'listDeclaredOnsets',
  room: 'seasons',
  method: 'GET',
  path: '/api/seasons/onsets',
  audience: 'public',
  effect: 'reads',
  summary: 'Rain onsets that were declared, newest first',
  query: Type.Object({ year: Type.Optional(Type.Integer({ minimum: 2000, maximum: 2100 })) }),
  answer: Type.Array(DeclaredOnset),
  refusals: 'message',
});

export const declareOnset = endpoint({
  name: 'declareOnset',
  room: 'seasons',
  method: 'POST',
  path: '/api/seasons/onsets',
  audience: 'officer',
  effect: 'writes',
  status: 201,
  summary: 'Declares the rain onset of a season for a region or a district',
  body: Type.Object({
    scope: Type.Union([Type.Literal('region'), Type.Literal('district')]),
    place_id: Type.String({ minLength: 1, maxLength: 80 }),
    season: SeasonName,
    onset_on: CalendarDay,
    note: Type.Optional(Type.String({ maxLength: 500 })),
    /** Asked for (onsetNeedsReason) where the day is ahead or speaks against what is known. */
    reason: Type.Optional(Type.String({ maxLength: 500 })),
  }),
  answer: Type.Object({
    onset: DeclaredOnset,
    /** The districts it moves, each with its days. */
    moved: Type.Array(Type.Object({ district_id: Type.String(), district: Type.String(), days: Type.Integer() })),
    /** What is unusual about it, in words; empty when nothing is. */
    warnings: Type.Array(Type.String()),
  }),
  refusals: 'message',
});

export const withdrawOnset = endpoint({
  name: 'withdrawOnset',
  room: 'seasons',
  method: 'DELETE',
  path: '/api/seasons/onsets/:id',
  audience: 'officer',
  effect: 'writes',
  summary: 'Withdraws a declared onset: plans go back to what they were',
  params: Type.Object({ id: Type.String() }),
  answer: DeclaredOnset,
  refusals: 'message',
});

export const reinstateOnset = endpoint({
  name: 'reinstateOnset',
  room: 'seasons',
  method: 'POST',
  path: '/api/seasons/onsets/:id/reinstate',
  audience: 'officer',
  effect: 'writes',
  summary: 'Takes a withdrawal back',
  params: Type.Object({ id: Type.String() }),
  answer: DeclaredOnset,
  refusals: 'message',
});
