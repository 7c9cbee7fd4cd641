import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { CalendarDay, oneOf } from '../shapes.ts';
import { StationKind } from './climatePlaces.ts';

/** The largest daily record that can be sent, bytes: 150 years with every column are 3 MB. */
export const largestClimateFileBytes = 8 * 1024 * 1024;

const StationId = Type.Object({ id: Type.String({ minLength: 1, maxLength: 80, examples: ['tamale'] }) });
const MonthDay = Type.String({ pattern: '^(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$', examples: ['04-01'] });

const ClimateStation = Type.Object({
  id: Type.String(),
  name: Type.String(),
  zone: oneOf(['south', 'north']),
  source: Type.String(),
  licence: Type.String(),
  /** Made up from monthly normals, for trying the portal out; never a record. */
  is_sample: Type.Boolean(),
  /** Whether the daily values themselves are shown; what is worked out from them always is. */
  raw_public: Type.Boolean(),
  first_day: CalendarDay,
  last_day: CalendarDay,
  /** Days between the two without rain measured. */
  missing_days: Type.Integer(),
  /** For administrators: taken away, and can be brought back. */
  removed: Type.Boolean(),
  kind: StationKind,
  district_id: Type.Union([Type.String(), Type.Null()]),
  latitude: Type.Union([Type.Number(), Type.Null()]),
  longitude: Type.Union([Type.Number(), Type.Null()]),
  /** Whether its daily values are a dataset of the catalogue, renewed as they change. */
  in_catalogue: Type.Boolean(),
  /** The short name of that dataset in addresses, once it is there. */
  dataset: Type.Union([Type.String(), Type.Null()]),
  /** Whether somebody deleted it. */
  dataset_deleted: Type.Boolean(),
});

const FoundDay = Type.Object({
  found: oneOf(['day', 'none', 'unknown', 'alreadyOver']),
  day: Type.Union([CalendarDay, Type.Null()]),
  /** Day of the year, 1 March being 61 in every year. */
  doy: Type.Union([Type.Integer(), Type.Null()]),
});
const Count = Type.Union([Type.Integer(), Type.Null()]);

const DailyAmounts = Type.Union([Type.Array(Type.Union([Type.Number(), Type.Null()])), Type.Null()]);

/** The numbers of the rule that say when rains have begun; what is left out is as usual in the place. */
export const RuleAsked = {
  season: Type.Optional(oneOf(['main', 'minor'])),
  from: Type.Optional(MonthDay),
  to: Type.Optional(MonthDay),
  amount: Type.Optional(Type.Number({ minimum: 1, maximum: 200 })),
  days: Type.Optional(Type.Integer({ minimum: 1, maximum: 10 })),
  longest: Type.Optional(Type.Integer({ minimum: 2, maximum: 40 })),
  within: Type.Optional(Type.Integer({ minimum: 1, maximum: 60 })),
  wet: Type.Optional(Type.Number({ minimum: 0.1, maximum: 10 })),
};

const SeasonYear = Type.Object({
  year: Type.Integer(),
  rain_mm: Type.Union([Type.Number(), Type.Null()]),
  start: FoundDay,
  false_starts: Count,
  end: FoundDay,
  length_days: Count,
  longest_dry_spell_days: Count,
  /** The third of the years of the record it belongs to by its rain; null where that is not known. */
  third: Type.Union([oneOf(['dry', 'middle', 'wet']), Type.Null()]),
  /** Whether its rainy season fell in an El Niño or a La Niña; null outside the index. */
  enso: Type.Union([oneOf(['nino', 'nina', 'neutral']), Type.Null()]),
});

/** "In hits of years years". */
const YearCount = Type.Object({ hits: Type.Integer(), years: Type.Integer() });

/** Change in ten years by the median of all slopes, and the range of 19 in 20; null with fewer than ten years. */
const Trend = Type.Union([
  Type.Object({ per_decade: Type.Number(), low: Type.Number(), high: Type.Number(), years: Type.Integer() }),
  Type.Null(),
]);

export const listClimateStations = endpoint({
  name: 'listClimateStations',
  room: 'climate',
  method: 'GET',
  path: '/api/climate/stations',
  audience: 'public',
  effect: 'reads',
  summary: 'Places with a daily rain record: source, licence, years and missing days',
  answer: Type.Array(ClimateStation),
  refusals: 'message',
});

export const showSeasonYears = endpoint({
  name: 'showSeasonYears',
  room: 'climate',
  method: 'GET',
  path: '/api/climate/stations/:id/seasons',
  audience: 'public',
  effect: 'reads',
  summary: 'When the rains began and ended each year at a place, by a rule whose numbers may be changed',
  params: StationId,
  query: Type.Object(RuleAsked),
  answer: Type.Object({
    station: ClimateStation,
    rule: Type.Object({
      season: oneOf(['main', 'minor']),
      from: MonthDay,
      to: MonthDay,
      amount: Type.Number(),
      days: Type.Integer(),
      longest: Type.Integer(),
      within: Type.Integer(),
      wet: Type.Number(),
    }),
    ends_by: oneOf(['lastRain', 'water']),
    years: Type.Array(SeasonYear),
    /** What planting every ten days of the search has been like. */
    planting: Type.Array(
      Type.Object({
        day: MonthDay,
        /** Years in which the rains had begun by the day. */
        begun: YearCount,
        /** Starts within five days of it, and how many of them failed. */
        starts: Type.Integer(),
        failed_starts: Type.Integer(),
        /** Years in which a longer dry spell than the rule allows followed within its days. */
        dry_spell: YearCount,
      }),
    ),
    /** mm, and days, in ten years. */
    trends: Type.Object({ rain: Trend, start: Trend, end: Trend, length: Trend, spell: Trend }),
    /** Rain since the search began in the last year of the record, beside the same days of the other years. */
    so_far: Type.Union([
      Type.Object({
        year: Type.Integer(),
        as_of: CalendarDay,
        /** In whole ten mm where daily values are not public: two sums tell the days between them. */
        rain_mm: Type.Number(),
        missing_days: Type.Integer(),
        /** Years in which less fell. */
        drier: Type.Integer(),
        years: Type.Integer(),
      }),
      Type.Null(),
    ]),
  }),
  refusals: 'message',
  cached: true,
});

export const exportSeasonYears = endpoint({
  name: 'exportSeasonYears',
  room: 'climate',
  method: 'GET',
  path: '/api/climate/stations/:id/seasons.csv',
  audience: 'public',
  effect: 'reads',
  summary: 'The same as a table with the rule and the source in every row (CSV)',
  params: StationId,
  query: Type.Object(RuleAsked),
  answer: Type.String(),
  produces: 'text/csv; charset=utf-8',
  refusals: 'message',
});

export const showSeasonYear = endpoint({
  name: 'showSeasonYear',
  room: 'climate',
  method: 'GET',
  path: '/api/climate/stations/:id/seasons/:year',
  audience: 'public',
  effect: 'reads',
  summary: 'One year at a place: the starts that were looked at, why one failed, and the daily rain where it is public',
  params: Type.Object({ ...StationId.properties, year: Type.Integer({ minimum: 1700, maximum: 2200 }) }),
  query: Type.Object(RuleAsked),
  answer: Type.Object({
    year: Type.Integer(),
    /**
     * Starts in their order; `failed_on` is the day on which a dry spell had become too long. The rain is null where
     * daily values are not public: over a single day it would be one.
     */
    starts: Type.Array(
      Type.Object({
        /** First and last day of the rain that counted. */
        from: CalendarDay,
        day: CalendarDay,
        rain_mm: Type.Union([Type.Number(), Type.Null()]),
        failed_on: Type.Union([CalendarDay, Type.Null()]),
      }),
    ),
    /** From 1 January on, mm, null where missing; null as a whole where daily values are not public. */
    rain_mm: DailyAmounts,
    end: FoundDay,
    /** Water in the soil at the end of each day, mm; null as the rain is, from which it is worked out. */
    soil: Type.Union([
      Type.Object({ holds_mm: Type.Number(), loses_mm: Type.Number(), water_mm: DailyAmounts }),
      Type.Null(),
    ]),
  }),
  refusals: 'message',
  cached: true,
});

export const uploadClimateRecord = endpoint({
  name: 'uploadClimateRecord',
  room: 'climate',
  method: 'POST',
  path: '/api/climate/stations',
  audience: 'officer',
  effect: 'writes',
  summary:
    'Brings in the daily record of a place from a file in any of the forms in use, with what could not be read row by row (administrators)',
  query: Type.Object({
    name: Type.String({ minLength: 2, maxLength: 80 }),
    zone: oneOf(['south', 'north']),
    source: Type.String({ minLength: 2, maxLength: 300 }),
    licence: Type.String({ minLength: 2, maxLength: 100 }),
    raw_public: Type.Optional(Type.Boolean()),
    /** Where it is: neighbours are told by it. */
    latitude: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
    longitude: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
    /** Answers to what the file leaves open: the sheet and the station meant, what was measured, the order of dates, units, codes, traces. */
    sheet: Type.Optional(Type.String({ maxLength: 120 })),
    station: Type.Optional(Type.String({ maxLength: 120 })),
    element: Type.Optional(oneOf(['rain', 'tmin', 'tmax'])),
    dates: Type.Optional(oneOf(['dayFirst', 'monthFirst', 'yearFirst'])),
    /** The century of years written as 00 to 29. */
    century: Type.Optional(oneOf(['1900s', '2000s'])),
    rain_unit: Type.Optional(oneOf(['mm', 'tenths', 'inches', 'hundredths_inch'])),
    temperature_unit: Type.Optional(oneOf(['celsius', 'tenths', 'fahrenheit'])),
    sun_unit: Type.Optional(oneOf(['hours', 'minutes', 'seconds'])),
    /** Unit and height above the ground; kept as m/s at 2 m. */
    wind_unit: Type.Optional(oneOf(['ms_2m', 'ms_10m', 'kmh_2m', 'kmh_10m', 'knots_2m', 'knots_10m'])),
    humidity_unit: Type.Optional(oneOf(['percent', 'fraction'])),
    missing: Type.Optional(Type.String({ maxLength: 80 })),
    trace: Type.Optional(oneOf(['zero', 'missing'])),
  }),
  upload: largestClimateFileBytes,
  answer: Type.Object({
    /** Null while questions are open: nothing was brought in. */
    station: Type.Union([ClimateStation, Type.Null()]),
    /** What can be read in more than one way; send the file again with an answer to each. */
    questions: Type.Array(
      Type.Object({
        asks: oneOf([
          'sheet',
          'station',
          'element',
          'dates',
          'century',
          'rain_unit',
          'temperature_unit',
          'sun_unit',
          'wind_unit',
          'humidity_unit',
          'missing',
          'trace',
        ]),
        question: Type.String(),
        choices: Type.Array(Type.Object({ value: Type.String(), text: Type.String() })),
      }),
    ),
    /** The form the file was read as. */
    format: Type.String(),
    /** At most a hundred; `unread` says how many there were. */
    mistakes: Type.Array(Type.Object({ line: Type.Integer(), mistake: Type.String() })),
    unread: Type.Integer(),
    /** What a check of the values found worth a look; nothing was changed. */
    flags: Type.Array(Type.String()),
  }),
  refusals: 'message',
});

export const removeClimateRecord = endpoint({
  name: 'removeClimateRecord',
  room: 'climate',
  method: 'DELETE',
  path: '/api/climate/stations/:id',
  audience: 'officer',
  effect: 'writes',
  summary: 'Takes the record of a place away; it can be brought back (administrators)',
  params: StationId,
  answer: ClimateStation,
  refusals: 'message',
});

export const restoreClimateRecord = endpoint({
  name: 'restoreClimateRecord',
  room: 'climate',
  method: 'POST',
  path: '/api/climate/stations/:id/restore',
  audience: 'officer',
  effect: 'writes',
  summary: 'Brings the record of a place back (administrators)',
  params: StationId,
  answer: ClimateStation,
  refusals: 'message',
});

export const publishClimateRecord = endpoint({
  name: 'publishClimateRecord',
  room: 'climate',
  method: 'PUT',
  path: '/api/climate/stations/:id/catalogue',
  audience: 'officer',
  effect: 'writes',
  summary:
    'Puts the daily values of a place into the catalogue as a dataset that is renewed as they change, or renews it no longer (administrators)',
  params: StationId,
  body: Type.Object({ in_catalogue: Type.Boolean() }),
  answer: ClimateStation,
  refusals: 'message',
});
