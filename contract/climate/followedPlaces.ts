import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { CalendarDay, oneOf } from '../shapes.ts';

/** Places whose daily record is fetched from outside, and renewed every day. */

export const followClimatePlace = endpoint({
  name: 'followClimatePlace',
  room: 'climate',
  method: 'POST',
  path: '/api/climate/followed',
  audience: 'officer',
  effect: 'writes',
  summary: 'Fetches the daily record of a point from NASA POWER or Open-Meteo and renews it every day (administrators)',
  body: Type.Object({
    name: Type.String({ minLength: 2, maxLength: 60 }),
    zone: oneOf(['south', 'north']),
    latitude: Type.Number({ minimum: 4, maximum: 12 }),
    longitude: Type.Number({ minimum: -4, maximum: 2 }),
    maker: oneOf(['nasa-power', 'open-meteo']),
  }),
  answer: Type.Object({
    id: Type.String(),
    name: Type.String(),
    first_day: CalendarDay,
    last_day: CalendarDay,
    missing_days: Type.Integer(),
  }),
  refusals: 'message',
});
