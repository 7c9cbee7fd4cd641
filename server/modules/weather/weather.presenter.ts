import type { Answer } from '#contract/endpoint.ts';
import type { findNearLocation, listWeatherLocations, showForecast } from '#contract/weather/weather.ts';
import type { showLiveData, showVerification, showWeatherData } from '#contract/weather/weatherHistory.ts';
import { townPhrase } from '#engines/geography/nearestTown.ts';
import { directionFrom } from '#engines/shapes/distance.ts';
import type { Point } from '#engines/shapes/points.ts';
import { sunTimes } from '#engines/weather/sunTimes.ts';
import { FEWEST_DAYS, WET_DAY_MM, WET_DAY_SOURCE, type LeadScore } from '#engines/weather/verifyForecast.ts';
import type { Condition, WeatherDay, WeatherMoment } from '#engines/weather/weather.ts';
import type { ForecastSource } from '../../adapters/forecast/forecast.ts';
import type { PastDay, PlaceWeather } from '../../context.ts';
import type { CropPlantingTime } from '../calendar/calendar.service.ts';
import type { ForecastedDay, LiveDay, Verification } from './history.service.ts';
import type { Location } from './locations.service.ts';

type WireLocation = Answer<typeof listWeatherLocations>[number];
type WireForecast = Answer<typeof showForecast>;

const written = new WeakMap<Location, WireLocation>();

/** A location; frozen, so that its text is written once. */
export function presentLocation(location: Location): WireLocation {
  const known = written.get(location);
  if (known !== undefined) return known;
  const {
    id,
    name,
    point: [longitude, latitude],
    district,
    kind,
  } = location;
  const wire = Object.freeze({
    id,
    location: name,
    latitude,
    longitude,
    district: district.name,
    district_id: district.id,
    region: district.regionName,
    kind,
  });
  written.set(location, wire);
  return wire;
}

/** Days that were, told with the forecast: rain of the last week is still in the soil. */
const PAST_DAYS = 7;

/** What is known of a place's weather, and what may be planted there. */
interface PlaceForecast {
  readonly source: ForecastSource;
  readonly weather: PlaceWeather;
  readonly past: readonly PastDay[];
  readonly planting: readonly CropPlantingTime[];
}

/** The forecast of a place as of an instant, with the days it had. */
export function presentForecast(
  location: Location,
  { source, weather: answer, past, planting }: PlaceForecast,
  { now, today }: { readonly now: Date; readonly today: string },
): WireForecast {
  const { state, weather, fetchedAt, nextTryAt, askAgainSeconds } = answer;
  const kept = weather === null ? NOTHING : wireWeather(weather, location.point);
  return {
    state,
    place: presentLocation(location),
    source,
    fetched_at: fetchedAt?.toISOString() ?? null,
    age_minutes: fetchedAt === null ? null : Math.max(0, Math.floor((now.getTime() - fetchedAt.getTime()) / 60_000)),
    next_try_at: nextTryAt?.toISOString() ?? null,
    ask_again_seconds: askAgainSeconds,
    // What is kept may be of yesterday.
    entries: kept.entries.filter(({ dt }) => dt * 1000 >= Date.parse(today)),
    days: kept.days.filter(({ date }) => date >= today),
    past_days: past.slice(-PAST_DAYS).map(({ date, rainMm }) => ({ date, rain_mm: rainMm })),
    planting: planting.map(({ cropId, ...time }) => ({ crop_id: cropId, ...time })),
  };
}

interface WireWeather {
  readonly entries: WireForecast['entries'];
  readonly days: WireForecast['days'];
}

const NOTHING: WireWeather = { entries: [], days: [] };
const kept = new WeakMap<NonNullable<PlaceWeather['weather']>, WireWeather>();

/** The wire's form of what is kept, made once; its parts frozen, so that their text is written once. */
function wireWeather(weather: NonNullable<PlaceWeather['weather']>, point: Point): WireWeather {
  const known = kept.get(weather);
  if (known !== undefined) return known;
  const wire = { entries: weather.moments.map(presentEntry), days: weather.days.map((day) => presentDay(day, point)) };
  kept.set(weather, wire);
  return wire;
}

function presentEntry({
  at,
  tempC,
  humidityPct,
  rainChancePct,
  rainMm,
  windKmh,
  ...sky
}: WeatherMoment): WireForecast['entries'][number] {
  return Object.freeze({
    dt: at,
    main: { temp: tempC, humidity: humidityPct },
    weather: [condition(sky)],
    rain_chance: rainChancePct,
    rain_mm: rainMm,
    wind_kmh: windKmh,
  });
}

function presentDay(day: WeatherDay, point: Point): WireForecast['days'][number] {
  const { sunrise, sunset } = sunTimes(day.date, point);
  return Object.freeze({
    date: day.date,
    temp_min: day.minC,
    temp_max: day.maxC,
    rain_mm: day.rainMm,
    rain_chance: day.rainChancePct,
    wind_max_kmh: day.windMaxKmh,
    sunrise: new Date(sunrise * 1000).toISOString(),
    sunset: new Date(sunset * 1000).toISOString(),
    weather: [condition(day)],
    partial: day.partial,
  });
}

function condition({ icon, description }: Condition): Condition {
  return { icon, description };
}

/** Where a point lies, seen from its nearest location. */
export function presentNear(
  location: Location,
  point: Point,
  km: number,
  isInside: boolean,
): Answer<typeof findNearLocation> {
  const direction = directionFrom(location.point, point);
  return {
    state: isInside ? 'found' : 'outside',
    place: presentLocation(location),
    distance_km: Math.round(km * 10) / 10,
    direction,
    phrase: townPhrase({ town: { name: location.name, at: location.point }, km, direction }),
  };
}

export function presentLiveDay({ date, meanC, rainMm, kind }: LiveDay): Answer<typeof showLiveData>[number] {
  return { date, temperature: meanC, rain: rainMm, kind };
}

export function presentForecastedDay(
  { date, meanC, rainMm, period, lead }: ForecastedDay,
  isSample: boolean,
): Answer<typeof showWeatherData>[number] {
  return { date, temperature: meanC, rain: rainMm, period, lead_days: lead, isSample };
}

export function presentVerification(
  location: Location,
  source: ForecastSource,
  { state, since, days, kind, leads }: Verification,
): Answer<typeof showVerification> {
  return {
    state,
    place: presentLocation(location),
    source,
    collecting_since: since,
    days_collected: days,
    days_needed: FEWEST_DAYS,
    actual_kind: kind,
    wet_day_mm: WET_DAY_MM,
    wet_day_source: WET_DAY_SOURCE,
    leads: leads.map(presentScore),
  };
}

function presentScore(score: LeadScore): Answer<typeof showVerification>['leads'][number] {
  return {
    lead_days: score.lead,
    days: score.days,
    mean_error: score.meanErrorC,
    mean_absolute_error: score.meanAbsoluteErrorC,
    rain_days: score.rainDays,
    rain_hit_rate: score.hitPercent,
    rain_false_alarm_rate: score.falseAlarmPercent,
  };
}
