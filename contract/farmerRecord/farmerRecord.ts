import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { ConsentSource, FarmerParams } from '../farmers/farmerShapes.ts';
import { longestStopReason, longestVisitNote } from '../limits.ts';
import { CalendarDay } from '../shapes.ts';
import { StartRequest } from '../messages/startRequests.ts';

/** What stands beside a farmer's fields: visits, what they said on messages, and what a farmer may ask for (Act 843). */

const Visit = Type.Object({
  id: Type.Integer(),
  date: CalendarDay,
  seen: Type.String(),
  nextStep: Type.String(),
  /** Who was there; empty when the account is gone. */
  by: Type.String(),
  /** Written by whoever asks, who alone may delete it. */
  own: Type.Boolean(),
});

const VisitFields = Type.Object({
  /** The day of the visit, today or before. */
  date: CalendarDay,
  seen: Type.String({ title: 'What was seen', minLength: 1, maxLength: longestVisitNote }),
  nextStep: Type.Optional(Type.String({ title: 'The next step', maxLength: longestVisitNote })),
});

export const showFarmerHistory = endpoint({
  name: 'showFarmerHistory',
  room: 'farmerRecord',
  method: 'GET',
  path: '/api/farmers/:id/history',
  audience: 'officer',
  effect: 'reads',
  summary: 'Visits to a farmer, what the farmer said on messages, and who had their numbers shown, the latest first',
  params: FarmerParams,
  answer: Type.Object({
    visits: Type.Array(Visit),
    consents: Type.Array(
      Type.Object({
        kind: Type.Union([Type.Literal('consent'), Type.Literal('stop'), Type.Literal('start')]),
        given: Type.Boolean(),
        source: ConsentSource,
        date: Type.Union([CalendarDay, Type.Null()]),
        /** Of a stop or start: why. */
        reason: Type.String(),
        by: Type.String(),
        changedAt: Type.String(),
      }),
    ),
    /** Who asked the level above to start messages again, and what came of it. */
    starts: Type.Array(StartRequest),
    /** Who had the whole telephone or card number shown, or saved a file with it: all for who keeps the farmer, else one's own looks. */
    looks: Type.Array(
      Type.Object({
        id: Type.Integer(),
        what: Type.Union([Type.Literal('phone'), Type.Literal('card'), Type.Literal('file')]),
        by: Type.String(),
        at: Type.String(),
      }),
    ),
  }),
  refusals: 'message',
});

export const addFarmerVisit = endpoint({
  name: 'addFarmerVisit',
  room: 'farmerRecord',
  method: 'POST',
  path: '/api/farmers/:id/visits',
  audience: 'officer',
  effect: 'writes',
  summary: 'Notes a visit to a farmer, own or shared. Repeats with the same Idempotency-Key are one visit',
  params: FarmerParams,
  body: VisitFields,
  answer: Visit,
  refusals: 'message',
});

export const removeFarmerVisit = endpoint({
  name: 'removeFarmerVisit',
  room: 'farmerRecord',
  method: 'DELETE',
  path: '/api/farmers/visits/:id',
  audience: 'officer',
  effect: 'writes',
  summary: 'Deletes a visit that one noted; can be brought back for 30 days',
  params: FarmerParams,
  answer: Type.Object({ undo: Type.String(), days: Type.Integer() }),
  refusals: 'message',
});

/** For the number, from every officer, until it is started again; the reason stays in the farmer's record. */
export const stopFarmer = endpoint({
  name: 'stopFarmer',
  room: 'farmerRecord',
  method: 'POST',
  path: '/api/farmers/:id/stop',
  audience: 'officer',
  effect: 'writes',
  summary: 'Stops messages to a farmer who wants none, or lets them go again, and notes why',
  params: FarmerParams,
  body: Type.Object({
    stopped: Type.Boolean(),
    reason: Type.String({ title: 'The reason', minLength: 1, maxLength: longestStopReason }),
  }),
  answer: Type.Object({ stopped: Type.Boolean() }),
  refusals: 'message',
});

/** Whole number and all: so it is a write, noted, and never a link that can be followed. */
export const exportFarmer = endpoint({
  name: 'exportFarmer',
  room: 'farmerRecord',
  method: 'POST',
  path: '/api/farmers/:id/file',
  audience: 'officer',
  effect: 'writes',
  summary:
    'All that is kept of a farmer of one’s own, as CSV, for the farmer who asks for it; noted in the log of acts',
  params: FarmerParams,
  answer: Type.String(),
  produces: 'text/csv; charset=utf-8',
  refusals: 'message',
});
