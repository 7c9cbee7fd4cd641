import { Type, type TSchema } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { longestLocationSearch, mostLocations } from '../limits.ts';
import { CalendarDay, CropSeason, DistrictId, RegionId } from '../shapes.ts';

/**
 * Weather: places and forecasts; what came true stands in weatherHistory.ts. Amounts are metric, times UTC, which is Accra's time all year.
 *
 * Whoever shows any of it must show `source` (name with link, attribution with licence) and, where
 * `source.isSample`, the words "sample weather, not a forecast".
 */

/** Largest latitude and longitude that exist; what lies outside Ghana is answered in words, not refused. */
export const Latitude = Type.Number({ minimum: -90, maximum: 90 });
export const Longitude = Type.Number({ minimum: -180, maximum: 180 });
export const orNull = <const T extends TSchema>(type: T) => Type.Union([type, Type.Null()]);

/** A place weather can be asked for: each town of GeoNames, and the capital of each of the 261 districts. */
export const WeatherLocation = Type.Object({
  /** Stays the same: may stand in addresses and bookmarks. */
  id: Type.String({ examples: ['kumasi'] }),
  location: Type.String({ examples: ['Kumasi'] }),
  latitude: Type.Number(),
  longitude: Type.Number(),
  /** District it is the capital of, or else the one it lies in. */
  district: Type.String(),
  district_id: DistrictId,
  region: Type.String(),
  kind: Type.Union([
    Type.Literal('town'),
    Type.Literal('district capital'),
    /** A district capital whose own point is not known: it stands at the district's point. */
    Type.Literal('district point'),
  ]),
});

/** Who made the weather, and the words their licence asks for. */
export const WeatherSource = Type.Object({
  maker: Type.Union([
    Type.Literal('open-meteo'),
    Type.Literal('openweather'),
    Type.Literal('sample'),
    Type.Literal('none'),
  ]),
  /** "Open-Meteo", "OpenWeather", "Sample weather"; empty with `none`: no forecast is connected to the portal. */
  name: Type.String(),
  /** "Weather data by Open-Meteo.com, CC BY 4.0" */
  attribution: Type.String(),
  /** Where the attribution leads; empty for sample weather. */
  link: Type.String(),
  licence: Type.String(),
  /** True: plausible for the place and the season, the same every time, and no forecast at all. Say so on screen. */
  isSample: Type.Boolean(),
});

const Condition = Type.Object({
  /** Icon code of OpenWeather, whoever made the weather: 01 clear, 02 few clouds, 03 scattered, 04 overcast, 09 showers, 10 rain, 11 thunderstorm, 13 snow, 50 mist or haze; then d (day) or n (night). */
  icon: Type.String({ examples: ['10d'] }),
  /** "light rain": English words of OpenWeather. */
  description: Type.String(),
});

/** What is forecast for one moment, every three hours: 00, 03, … 21 h Accra. */
export const ForecastEntry = Type.Object({
  /** The moment, Unix seconds. */
  dt: Type.Integer(),
  main: Type.Object({
    /** Air temperature at 2 m, °C. */
    temp: Type.Number(),
    /** Relative humidity, %. */
    humidity: orNull(Type.Number()),
  }),
  /** Always exactly one. */
  weather: Type.Array(Condition),
  /** Chance of rain in the three hours up to `dt`, whole percent. */
  rain_chance: orNull(Type.Integer()),
  /** Rain of the three hours up to `dt`, mm. */
  rain_mm: orNull(Type.Number()),
  /** Wind at 10 m, km/h (mean of ten minutes, not gusts). */
  wind_kmh: orNull(Type.Number()),
});

/** A day from midnight to midnight in Accra. */
export const ForecastDay = Type.Object({
  date: CalendarDay,
  temp_min: Type.Number(),
  temp_max: Type.Number(),
  rain_mm: orNull(Type.Number()),
  /** Chance of rain within the day, whole percent: the largest of its parts. */
  rain_chance: orNull(Type.Integer()),
  wind_max_kmh: orNull(Type.Number()),
  /** ISO 8601, UTC: 2026-11-21T05:52:00.000Z */
  sunrise: Type.String(),
  sunset: Type.String(),
  /** The day's weather at a glance: its worst between 06 and 18 h. */
  weather: Type.Array(Condition),
  /** True where the entries do not cover the whole day, so that its lowest, highest and sum are of a part. */
  partial: Type.Boolean(),
});

export const WeatherForecast = Type.Object({
  /**
   * fresh: fetched within the hour.
   * stale: older: show it and say its age. A newer one is being fetched (`next_try_at` is null: ask again after
   * `ask_again_seconds`), or the provider is not reached and is tried again at `next_try_at`.
   * fetching: nothing stored yet, a fetch is under way: show the waiting text, ask again after `ask_again_seconds`.
   * unavailable: nothing stored and the provider is not reached; it is tried again at `next_try_at`.
   * unconnected: no forecast is connected to this portal; say so, and show no weather.
   * `entries` and `days` are empty in the last three. In all of them the answer comes within 300 ms.
   */
  state: Type.Union([
    Type.Literal('fresh'),
    Type.Literal('stale'),
    Type.Literal('fetching'),
    Type.Literal('unavailable'),
    Type.Literal('unconnected'),
  ]),
  place: WeatherLocation,
  source: WeatherSource,
  /** When the provider gave it, ISO 8601 UTC; null while there is none. Sample weather is as of the present hour. */
  fetched_at: orNull(Type.String()),
  /** Whole minutes since. */
  age_minutes: orNull(Type.Integer()),
  /** When the portal asks the provider again by itself, ISO 8601 UTC; null where that is not settled. */
  next_try_at: orNull(Type.String()),
  /** When it is worth asking this call again, seconds. */
  ask_again_seconds: Type.Integer(),
  /** From the start of today on, in order of time; the first ones may be past. */
  entries: Type.Array(ForecastEntry),
  /** Today first, then the coming days: seven or eight with Open-Meteo and sample weather, five or six with OpenWeather. */
  days: Type.Array(ForecastDay),
  /** The last seven days here, the oldest first; fewer or none where they were not collected, or the weather is made up. */
  past_days: Type.Array(Type.Object({ date: CalendarDay, rain_mm: orNull(Type.Number()) })),
  /** Rain-fed crops whose planting time in the place's district is open on one of the days, by crop and season; empty out of season. */
  planting: Type.Array(
    Type.Object({
      crop_id: Type.String(),
      crop: Type.String(),
      season: CropSeason,
      from: CalendarDay,
      by: CalendarDay,
    }),
  ),
});

const LocationsQuery = Type.Object({
  /** Part of a name of town, district or region; typing errors, accents, hyphens and old spellings are forgiven. */
  q: Type.Optional(Type.String({ title: 'The search', maxLength: longestLocationSearch })),
  /** Only places of this region, such as ashanti. */
  region: Type.Optional(RegionId),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: mostLocations })),
  /** The `id` of the last row of the page before. */
  after: Type.Optional(Type.String({ maxLength: 120 })),
});

export const listWeatherLocations = endpoint({
  name: 'listWeatherLocations',
  room: 'weather',
  method: 'GET',
  path: '/api/weather/locations',
  audience: 'public',
  effect: 'reads',
  cached: true,
  summary:
    'Places weather can be asked for, by name; ?q= searches, ?region= narrows, ?limit= (500) and ?after=id page, X-Total-Count counts',
  query: LocationsQuery,
  answer: Type.Array(WeatherLocation),
  refusals: 'message',
});

export const searchWeatherLocations = endpoint({
  name: 'searchWeatherLocations',
  room: 'weather',
  method: 'GET',
  path: '/api/weather/locations/:searchText',
  audience: 'public',
  effect: 'reads',
  cached: true,
  summary: 'The same, searched, the best match first',
  params: Type.Object({ searchText: Type.String({ maxLength: longestLocationSearch }) }),
  query: LocationsQuery,
  answer: Type.Array(WeatherLocation),
  refusals: 'message',
});

/** To look through the places a region at a time: `?region=` of the list takes `region_id`. */
export const listWeatherRegions = endpoint({
  name: 'listWeatherRegions',
  room: 'weather',
  method: 'GET',
  path: '/api/weather/regions',
  audience: 'public',
  effect: 'reads',
  cached: true,
  summary: 'Regions with places weather can be asked for, by name, and how many each has',
  answer: Type.Array(Type.Object({ region_id: RegionId, region: Type.String(), places: Type.Integer() })),
  refusals: 'message',
});

/** The forecast of a place. Answers at once from what is stored; the provider is asked behind it, once an hour. */
export const showForecast = endpoint({
  name: 'showForecast',
  room: 'weather',
  method: 'GET',
  path: '/api/weather/forecast',
  audience: 'public',
  effect: 'reads',
  summary: 'Forecast of a place (?location=id): entries every three hours, days, source, age',
  query: Type.Object({
    /** `id` of a location; a name or a district's key is understood as well. */
    location: Type.String({ minLength: 1, maxLength: 120 }),
  }),
  answer: WeatherForecast,
  refusals: 'message',
});

/** For the position a browser gives. */
export const findNearLocation = endpoint({
  name: 'findNearLocation',
  room: 'weather',
  method: 'GET',
  path: '/api/weather/near',
  audience: 'public',
  effect: 'reads',
  summary: 'The location nearest to a point, and whether the point lies in Ghana',
  query: Type.Object({ lat: Latitude, lng: Longitude }),
  answer: Type.Object({
    /** outside: the point is not in Ghana; `place` is then the nearest in Ghana, for "choose a place, such as …". */
    state: Type.Union([Type.Literal('found'), Type.Literal('outside')]),
    place: WeatherLocation,
    distance_km: Type.Number(),
    /** Where the point lies, seen from the place: "north-west". */
    direction: Type.String(),
    /** "in Ejura", "3 km north-west of Ejura". */
    phrase: Type.String(),
  }),
  refusals: 'message',
});
