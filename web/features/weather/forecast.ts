import { addDays } from '#engines/dates/day.ts';
import { readingsOfDay, type PartOfDay } from '#engines/weather/partsOfDay.ts';
import type { WorkWeather } from '#engines/weather/workWeather.ts';
import type { Forecast, ForecastDay, ForecastEntry } from './api.ts';

/** Days whose rain is still in the soil. */
const PAST_DAYS = 7;

/** A day of the forecast from today on; `day` names it for the rules. */
export type ComingDay = ForecastDay & { readonly day: string };

/** The days a forecast still tells of: a kept copy may be older than today. */
export function comingDays({ days }: Forecast, today: string): ComingDay[] {
  return days.filter(({ date }) => date >= today).map((day) => ({ ...day, day: day.date }));
}

/** Readings for morning, afternoon and evening of a day. */
export function partsOf({ entries }: Forecast, day: string): Readonly<Record<PartOfDay, ForecastEntry | undefined>> {
  const ofDay = entries
    .filter(({ dt }) => isoOf(dt).startsWith(day))
    .map((entry) => ({ hour: Number(isoOf(entry.dt).slice(11, 13)), entry }));
  const { morning, afternoon, evening } = readingsOfDay(ofDay);
  return { morning: morning?.entry, afternoon: afternoon?.entry, evening: evening?.entry };
}

/** The entry nearest to a moment (milliseconds), if one lies within its three hours. */
export function entryAt({ entries }: Forecast, now: number): ForecastEntry | undefined {
  const distance = ({ dt }: ForecastEntry) => Math.abs(dt * 1000 - now);
  const nearest = entries.toSorted((one, other) => distance(one) - distance(other))[0];
  return nearest && distance(nearest) <= 3 * 3_600_000 ? nearest : undefined;
}

/** The forecast as the rules of farm work read it. */
export function workWeatherOf(forecast: Forecast, today: string): WorkWeather {
  return {
    hours: forecast.entries.map(({ dt, main, rain_mm: rainMm, rain_chance: rainChancePct, wind_kmh: windKmh }) => ({
      at: dt,
      temperatureC: main.temp,
      humidityPct: main.humidity,
      rainMm,
      rainChancePct,
      windKmh,
    })),
    days: comingDays(forecast, today).map(({ date, rain_mm: rainMm, rain_chance: rainChancePct }) => ({
      day: date,
      rainMm,
      rainChancePct,
    })),
    pastRainMm: pastRain(forecast, today),
  };
}

/** When what may be planted at the place is planted, the crops that have longest first. */
export function plantingTimesOf({ planting }: Forecast, day: string): Forecast['planting'] {
  return planting
    .filter(({ from, by }) => from <= day && day <= by)
    .toSorted((one, other) => other.by.localeCompare(one.by));
}

/** Rain of each of the last seven days, mm; undefined where one is not known, as in a kept copy of days ago. */
function pastRain({ past_days: days }: Forecast, today: string): number[] | undefined {
  const from = addDays(today, -PAST_DAYS);
  const rains = days.filter(({ date }) => date >= from && date < today).flatMap(({ rain_mm: mm }) => mm ?? []);
  return rains.length === PAST_DAYS ? rains : undefined;
}

/** ISO 8601 of Unix seconds. */
export function isoOf(dt: number): string {
  return new Date(dt * 1000).toISOString();
}
