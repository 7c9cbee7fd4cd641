import { summariseDays, tenth } from '#engines/weather/summariseDays.ts';
import { HOUR, type Condition, type WeatherMoment } from '#engines/weather/weather.ts';
import { askProvider, PROVIDER_TIME_OUT_MS } from './askProvider.ts';
import { ForecastError, type Forecast, type ForecastPlace, type ForecastSource, type Reading } from './forecast.ts';
import { fieldOf, needed, neededList, optional } from './plausible.ts';

const NAME = 'OpenWeather';

const source: ForecastSource = {
  maker: 'openweather',
  name: NAME,
  attribution: 'Weather data provided by OpenWeather',
  link: 'https://openweathermap.org/',
  licence: 'ODbL and CC BY-SA 4.0',
  isSample: false,
};

/**
 * Forecasts of OpenWeather: five days in steps of three hours, and the present weather, which hour by hour makes the
 * actuals. Both calls take lat, lon, metric units and the key.
 */
export function openWeather(base: URL, key: string, timeOutMs = PROVIDER_TIME_OUT_MS): Forecast {
  const ask = (call: 'forecast' | 'weather', { lat, lng }: ForecastPlace, signal?: AbortSignal): Promise<unknown> => {
    const address = new URL(`${base.pathname.replace(/\/+$/, '')}/data/2.5/${call}`, base);
    address.search = new URLSearchParams({
      lat: lat.toFixed(4),
      lon: lng.toFixed(4),
      units: 'metric',
      appid: key,
    }).toString();
    return askProvider(NAME, address, timeOutMs, signal);
  };
  return {
    source,
    async fetch(place, _now, signal) {
      // The present weather is an addition: a forecast without it is a forecast.
      const [forecast, present] = await Promise.all([
        ask('forecast', place, signal),
        ask('weather', place, signal).catch(() => null),
      ]);
      const moments = neededList(NAME, 'list', fieldOf(forecast, 'list'))
        .map(readEntry)
        .toSorted((one, other) => one.at - other.at);
      if (moments.length < 8) throw new ForecastError(`${NAME} gave ${moments.length} entries.`);
      return { moments, days: summariseDays(moments, 3), pastDays: [], reading: readPresent(present) };
    },
  };
}

function readEntry(entry: unknown): WeatherMoment {
  const at = fieldOf(entry, 'dt');
  if (typeof at !== 'number' || !Number.isInteger(at) || at % HOUR !== 0)
    throw new ForecastError(`${NAME} gave an entry whose dt is no hour.`);
  const main = fieldOf(entry, 'main');
  const wind = optional('wind', multiplied(fieldOf(fieldOf(entry, 'wind'), 'speed'), 3.6));
  const chance = optional('percent', multiplied(fieldOf(entry, 'pop'), 100));
  const rain = fieldOf(entry, 'rain');
  return {
    at,
    tempC: tenth(needed(NAME, 'temperature', fieldOf(main, 'temp'))),
    humidityPct: optional('humidity', fieldOf(main, 'humidity')),
    // Without rain the field is absent.
    rainMm: rain === undefined ? 0 : optional('rain', fieldOf(rain, '3h')),
    rainChancePct: chance === null ? null : Math.round(chance),
    windKmh: wind === null ? null : tenth(wind),
    ...readCondition(fieldOf(entry, 'weather')),
  };
}

function readCondition(weather: unknown): Condition {
  const first = Array.isArray(weather) ? (weather[0] as unknown) : undefined;
  const [icon, description] = [fieldOf(first, 'icon'), fieldOf(first, 'description')];
  return {
    icon: typeof icon === 'string' && /^(01|02|03|04|09|10|11|13|50)[dn]$/.test(icon) ? icon : '03d',
    description: typeof description === 'string' ? description.slice(0, 80) : '',
  };
}

/** The present weather; null where it is missing or wrong. Rain is absent when there is none. */
function readPresent(present: unknown): Reading | null {
  const main = fieldOf(present, 'main');
  const tempC = optional('temperature', fieldOf(main, 'temp'));
  const at = fieldOf(present, 'dt');
  if (tempC === null || typeof at !== 'number' || !Number.isInteger(at)) return null;
  const rain = fieldOf(present, 'rain');
  return {
    at,
    tempC,
    humidityPct: optional('humidity', fieldOf(main, 'humidity')),
    rainMm: rain === undefined ? 0 : optional('rain', fieldOf(rain, '1h')),
  };
}

function multiplied(value: unknown, factor: number): unknown {
  return typeof value === 'number' ? value * factor : value;
}
