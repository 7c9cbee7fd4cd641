import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';

export const countCalendarVisits = endpoint({
  name: 'countCalendarVisits',
  room: 'tracking',
  method: 'GET',
  path: '/api/cc/count',
  audience: 'public',
  effect: 'reads',
  summary: 'Visits to the calendar pages so far',
  answer: Type.Object({ visits: Type.Integer() }),
  refusals: 'message',
});

export const showStats = endpoint({
  name: 'showStats',
  room: 'tracking',
  method: 'GET',
  path: '/api/stats',
  audience: 'public',
  effect: 'reads',
  summary: 'Counted visits and visitors; districts, crops and towns counted from the data',
  answer: Type.Object({
    totalVisits: Type.Integer(),
    uniqueVisitors: Type.Integer(),
    totalDistricts: Type.Integer(),
    totalCrops: Type.Integer(),
    /** Towns and district capitals whose weather can be asked for. */
    totalTowns: Type.Integer(),
  }),
  refusals: 'message',
});

export const trackVisit = endpoint({
  name: 'trackVisit',
  room: 'tracking',
  method: 'POST',
  path: '/api/track',
  audience: 'public',
  effect: 'writes',
  unaudited: 'A view is counted without a name: who looked at what is nobody’s to read.',
  summary: 'Counts one page view; says whether it was counted',
  body: Type.Object({
    visitorId: Type.Union([Type.String({ maxLength: 100 }), Type.Null()]),
    page: Type.String({ minLength: 1, maxLength: 2000 }),
    timestamp: Type.Union([Type.String({ maxLength: 40 }), Type.Number()]),
    referrer: Type.Optional(Type.Union([Type.String({ maxLength: 2000 }), Type.Null()])),
  }),
  answer: Type.Object({ counted: Type.Boolean(), reason: Type.Optional(Type.String()) }),
  refusals: 'message',
});
