import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { CalendarDay } from '../shapes.ts';
import { Latitude, Longitude, orNull, showForecast, WeatherLocation, WeatherSource } from './weather.ts';

/** What the weather was, what had been forecast for it, and how good forecasts are. */

/** A point in Ghana; the weather is that of the location nearest to it. */
const AskedPoint = Type.Object({ latitude: Latitude, longitude: Longitude });

/**
 * What the weather of a day was. "station": measured. "model analysis": computed by a weather model from
 * observations. "sample": made up from normals. "none yet": not collected; temperature and rain are null.
 */
const ActualKind = Type.Union([
  Type.Literal('station'),
  Type.Literal('model analysis'),
  Type.Literal('sample'),
  Type.Literal('none yet'),
]);

export const showLiveData = endpoint({
  name: 'showLiveData',
  room: 'weather',
  method: 'POST',
  path: '/api/weather/livedata',
  audience: 'public',
  effect: 'reads',
  summary: 'What the weather of the last seven days was: seven rows, the oldest first, yesterday last',
  body: AskedPoint,
  answer: Type.Array(
    Type.Object({
      date: CalendarDay,
      /** Mean of the day, °C. */
      temperature: orNull(Type.Number()),
      /** Sum of the day, mm. */
      rain: orNull(Type.Number()),
      kind: ActualKind,
    }),
  ),
  refusals: 'message',
});

export const showWeatherData = endpoint({
  name: 'showWeatherData',
  room: 'weather',
  method: 'POST',
  path: '/api/weather/weatherdata',
  audience: 'public',
  effect: 'reads',
  summary: 'What was forecast for the last seven days, and what is forecast from today on',
  body: AskedPoint,
  answer: Type.Array(
    Type.Object({
      date: CalendarDay,
      /** Mean of the day, °C; null where nothing was forecast for it here. */
      temperature: orNull(Type.Number()),
      /** Sum of the day, mm. */
      rain: orNull(Type.Number()),
      /** past: as forecast on the day before (or on the nearest earlier day there is). coming: as forecast now, today first. */
      period: Type.Union([Type.Literal('past'), Type.Literal('coming')]),
      /** Days between the making of the forecast and its day; null with no forecast. */
      lead_days: orNull(Type.Integer()),
      /** True for sample weather: no forecast. */
      isSample: Type.Boolean(),
    }),
  ),
  refusals: 'message',
});

/** How one lead day did: forecasts made so many days before, against what came. */
const LeadScore = Type.Object({
  lead_days: Type.Integer(),
  /** Days with both a forecast and an actual. */
  days: Type.Integer(),
  /** Mean of forecast − actual of the day's mean temperature, °C: positive is too warm. */
  mean_error: Type.Number(),
  /** Mean of its size, °C. */
  mean_absolute_error: Type.Number(),
  /** Days on which it did rain (at least `wet_day_mm`). */
  rain_days: Type.Integer(),
  /** Share of these that were forecast as rain days, whole percent; null while none occurred. */
  rain_hit_rate: orNull(Type.Integer()),
  /** Share of the forecast rain days that stayed dry, whole percent; null while none was forecast. */
  rain_false_alarm_rate: orNull(Type.Integer()),
});

export const showVerification = endpoint({
  name: 'showVerification',
  room: 'weather',
  method: 'GET',
  path: '/api/weather/verification',
  audience: 'public',
  effect: 'reads',
  summary: 'How forecasts of a place did, by lead day (?location=id), once there are enough days',
  query: showForecast.query,
  answer: Type.Object({
    /** none: sample weather is no forecast, so there is nothing to verify. collecting: no lead day has enough days yet. */
    state: Type.Union([Type.Literal('none'), Type.Literal('collecting'), Type.Literal('ready')]),
    place: WeatherLocation,
    source: WeatherSource,
    /** The first day of which both a forecast and an actual are kept; null while there is none. Show "collecting since …". */
    collecting_since: orNull(CalendarDay),
    /** Days collected so far (of the lead day with most), and those needed before a score is shown. */
    days_collected: Type.Integer(),
    days_needed: Type.Integer(),
    /** What the actuals are. */
    actual_kind: ActualKind,
    /** A day with this much rain is a rain day, mm, and who says so. */
    wet_day_mm: Type.Number(),
    wet_day_source: Type.String(),
    /** Only lead days that have enough days; the nearest first. */
    leads: Type.Array(LeadScore),
  }),
  refusals: 'message',
});
