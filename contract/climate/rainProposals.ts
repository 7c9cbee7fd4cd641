import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { CalendarDay, oneOf, RowId, rowRange } from '../shapes.ts';

/** What the daily rain of districts calls for: proposals with a draft, and from when on they are made. */

const Concern = oneOf(['drySpell', 'heavyRain', 'heat', 'lateOnset']);

const RainProposal = Type.Object({
  id: RowId,
  concern: Concern,
  district_id: Type.String(),
  district: Type.String(),
  from: CalendarDay,
  to: CalendarDay,
  sentence: Type.String(),
  /** What an officer may write to farmers; nothing is sent by itself. */
  draft: Type.String(),
  state: oneOf(['open', 'taken', 'dismissed']),
});

const RainThreshold = Type.Object({
  concern: Concern,
  /** mm or °C; 0 where only days count. */
  amount: Type.Number(),
  days: Type.Integer(),
  active: Type.Boolean(),
  source: Type.String(),
});

export const listRainProposals = endpoint({
  name: 'listRainProposals',
  room: 'climate',
  method: 'GET',
  path: '/api/climate/proposals',
  audience: 'officer',
  effect: 'reads',
  summary: 'What the daily rain of districts calls for, open ones first (plant protection and administrators)',
  query: Type.Object({ offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })) }),
  answer: Type.Object({ total: Type.Integer(), open: Type.Integer(), found: Type.Array(RainProposal) }),
  refusals: 'message',
});

export const decideRainProposal = endpoint({
  name: 'decideRainProposal',
  room: 'climate',
  method: 'POST',
  path: '/api/climate/proposals/:id/decide',
  audience: 'officer',
  effect: 'writes',
  summary: 'Takes a proposal up or dismisses it (plant protection and administrators)',
  params: Type.Object({ id: Type.Integer({ title: 'The proposal', ...rowRange }) }),
  body: Type.Object({ decision: oneOf(['taken', 'dismissed', 'open']) }),
  answer: RainProposal,
  refusals: 'message',
});

export const listRainThresholds = endpoint({
  name: 'listRainThresholds',
  room: 'climate',
  method: 'GET',
  path: '/api/climate/thresholds',
  audience: 'officer',
  effect: 'reads',
  summary: 'From when on the daily rain of a district becomes a proposal, with the source of each figure',
  answer: Type.Array(RainThreshold),
  refusals: 'message',
});

export const editRainThreshold = endpoint({
  name: 'editRainThreshold',
  room: 'climate',
  method: 'PUT',
  path: '/api/climate/thresholds/:concern',
  audience: 'officer',
  effect: 'writes',
  summary: 'Changes from when on something is proposed, with its source (administrators)',
  params: Type.Object({ concern: Concern }),
  body: Type.Object({
    amount: Type.Number({ minimum: 0, maximum: 500 }),
    days: Type.Integer({ minimum: 1, maximum: 60 }),
    active: Type.Boolean(),
    source: Type.String({ minLength: 5, maxLength: 300 }),
  }),
  answer: RainThreshold,
  refusals: 'message',
});
