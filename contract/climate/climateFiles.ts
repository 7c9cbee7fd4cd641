import { Type } from 'typebox';
import { RuleAsked } from './climate.ts';
import { endpoint } from '../endpoint.ts';
import { oneOf } from '../shapes.ts';

const StationId = Type.Object({ id: Type.String({ minLength: 1, maxLength: 80, examples: ['tamale'] }) });

export const showClimateElements = endpoint({
  name: 'showClimateElements',
  room: 'climate',
  method: 'GET',
  path: '/api/climate/stations/:id/elements',
  audience: 'public',
  effect: 'reads',
  summary:
    'What is measured at a place beside rain: the mean of each month of temperature, sunshine, wind and humidity',
  params: StationId,
  answer: Type.Object({
    elements: Type.Array(
      Type.Object({
        element: oneOf(['tmin', 'tmax', 'sun', 'wind', 'rh_min', 'rh_max']),
        unit: oneOf(['°C', 'h', 'm/s', '%']),
        first_year: Type.Integer(),
        last_year: Type.Integer(),
        known_days: Type.Integer(),
        /** January to December, one decimal; null where fewer than sixty days of at least three years are known. */
        months: Type.Array(Type.Union([Type.Number(), Type.Null()]), { minItems: 12, maxItems: 12 }),
      }),
    ),
  }),
  refusals: 'message',
  cached: true,
});

/** 403 `climatePrivate` where the owner does not let the daily values be shown. */
export const exportDailyRecord = endpoint({
  name: 'exportDailyRecord',
  room: 'climate',
  method: 'GET',
  path: '/api/climate/stations/:id/days.csv',
  audience: 'public',
  effect: 'reads',
  summary:
    'The daily values of a place where they are public, as npm run climate and this portal read them (CSV): rain in mm, °C, hours, m/s at 2 m, %; days found wrong are missing',
  params: StationId,
  answer: Type.String(),
  produces: 'text/csv; charset=utf-8',
  refusals: 'message',
});

export const exportDailyParquet = endpoint({
  name: 'exportDailyParquet',
  room: 'climate',
  method: 'GET',
  path: '/api/climate/stations/:id/days.parquet',
  audience: 'public',
  effect: 'reads',
  summary: 'The same as Parquet, with units, source and licence in its metadata',
  params: StationId,
  answer: Type.String(),
  produces: 'application/vnd.apache.parquet',
  refusals: 'message',
});

export const exportSeasonParquet = endpoint({
  name: 'exportSeasonParquet',
  room: 'climate',
  method: 'GET',
  path: '/api/climate/stations/:id/seasons.parquet',
  audience: 'public',
  effect: 'reads',
  summary: 'The seasons of a place by year as Parquet, with the rule, the source and the licence in its metadata',
  params: StationId,
  query: Type.Object(RuleAsked),
  answer: Type.String(),
  produces: 'application/vnd.apache.parquet',
  refusals: 'message',
});
