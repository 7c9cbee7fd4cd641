import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { longestStopReason } from '../limits.ts';
import { IdParams, Paging } from './messageShapes.ts';
import { oneOf } from '../shapes.ts';

/** What another officer stopped goes again only where the level above says so: who asks, and what was answered. */

const own = { room: 'messages', refusals: 'message' } as const;
const Reason = Type.String({ title: 'The reason', minLength: 1, maxLength: longestStopReason });

/** A question, without the number it is about. */
export const StartRequest = Type.Object({
  id: Type.Integer(),
  state: oneOf(['open', 'started', 'refused']),
  reason: Type.String(),
  /** Who asked; empty where the account is gone. */
  by: Type.String(),
  askedAt: Type.String(),
  /** What the level above answered. */
  answer: Type.String(),
  decidedBy: Type.String(),
  decidedAt: Type.Union([Type.String(), Type.Null()]),
});

export const askToStart = endpoint({
  ...own,
  name: 'askToStart',
  method: 'POST',
  path: '/api/messages/farmers/:id/start-requests',
  audience: 'officer',
  effect: 'writes',
  status: 201,
  summary: 'Asks the level above that messages to a farmer may go again which another officer stopped',
  params: IdParams,
  body: Type.Object({ reason: Reason }),
  answer: Type.Object({ id: Type.Integer(), message: Type.String() }),
});

export const listStartRequests = endpoint({
  ...own,
  name: 'listStartRequests',
  method: 'GET',
  path: '/api/messages/start-requests',
  audience: 'officer',
  effect: 'reads',
  summary:
    'Questions for messages to go again, those open first: for administrators those of their branch, for others their own',
  query: Type.Object(Paging),
  answer: Type.Object({
    found: Type.Array(Type.Object({ ...StartRequest.properties, farmer: Type.String() })),
    total: Type.Integer(),
    open: Type.Integer(),
  }),
});

export const decideStartRequest = endpoint({
  ...own,
  name: 'decideStartRequest',
  method: 'POST',
  path: '/api/messages/start-requests/:id/decision',
  audience: 'officer',
  effect: 'writes',
  summary: 'Lets messages go again, or refuses, with the reason for who asked; for administrators above who asked',
  params: IdParams,
  body: Type.Object({ start: Type.Boolean(), reason: Reason }),
  answer: Type.Object({ message: Type.String() }),
});
