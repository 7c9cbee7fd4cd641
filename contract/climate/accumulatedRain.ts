import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { oneOf } from '../shapes.ts';

const MonthDay = Type.String({ examples: ['04-10'] });

export const showAccumulatedRain = endpoint({
  name: 'showAccumulatedRain',
  room: 'climate',
  method: 'GET',
  path: '/api/climate/stations/:id/accumulated',
  audience: 'public',
  effect: 'reads',
  summary:
    'How the rain of each year added up from the opening of the search on, every ten days: this year beside others',
  params: Type.Object({ id: Type.String({ minLength: 1, maxLength: 80, examples: ['tamale'] }) }),
  query: Type.Object({ season: Type.Optional(oneOf(['main', 'minor'])) }),
  answer: Type.Object({
    name: Type.String(),
    from: MonthDay,
    /** The day each sum is at the end of. */
    days: Type.Array(MonthDay),
    years: Type.Array(
      Type.Object({
        year: Type.Integer(),
        /** In whole ten mm where daily values are not public; null from a missing day on, and for days to come. */
        rain_mm: Type.Array(Type.Union([Type.Number(), Type.Null()])),
      }),
    ),
  }),
  refusals: 'message',
  cached: true,
});
