import { readWeatherAddress, TEMPRAIN } from '#web/features/weather/address.ts';
import { forecastQuery, type ForecastDay } from '#web/features/weather/api.ts';
import { comingDays } from '#web/features/weather/forecast.ts';
import { sayRain, weekdayOf } from '#web/features/weather/sayWeather.ts';
import { sayDay } from '#web/lib/format.ts';
import type { HeadContext } from '#web/lib/page.ts';
import type { Words } from '#web/lib/words.ts';
import type { OwnHead } from './headPart.ts';

/** The coming days of a place, with their dates: a card may be looked at later. */
export function weatherHead({ params, search, known, t, today }: HeadContext): OwnHead {
  const { location } = readWeatherAddress({ params, search });
  const forecast = location === undefined ? undefined : known(forecastQuery(location));
  if (!forecast) return {};
  const lines = comingDays(forecast, today)
    .slice(0, 3)
    .map((day) => ({ label: `${weekdayOf(day.date).slice(0, 3)} ${sayDay(day.date)}`, text: sayDayForecast(t, day) }));
  return { card: { lines, note: forecast.source.isSample ? t('weather.sample') : undefined } };
}

/** Without a place the page shows one, and is still the page of all places. */
export function tempRainHead(page: HeadContext): OwnHead {
  return readWeatherAddress(page).location === undefined ? { canonical: TEMPRAIN } : {};
}

function sayDayForecast(t: Words, day: ForecastDay): string {
  return t('head.dayForecast', { low: Math.round(day.temp_min), high: Math.round(day.temp_max), rain: rainOf(t, day) });
}

function rainOf(t: Words, { rain_mm: mm, rain_chance: chance }: ForecastDay): string {
  if (!mm) return t('head.dry');
  return chance === null ? t('head.rainAmount', { mm: sayRain(mm) }) : t('head.rainOf', { mm: sayRain(mm), chance });
}
