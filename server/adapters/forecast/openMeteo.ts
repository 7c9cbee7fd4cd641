import { everyThreeHours, summariseDays, tenth } from '#engines/weather/summariseDays.ts';
import { DAY, HOUR, type WeatherMoment } from '#engines/weather/weather.ts';
import { conditionOfWmoCode } from '#engines/weather/wmoCode.ts';
import { askProvider, PROVIDER_TIME_OUT_MS } from './askProvider.ts';
import { ForecastError, type Forecast, type ForecastSource } from './forecast.ts';
import { fieldOf, needed, neededList, optional } from './plausible.ts';

const NAME = 'Open-Meteo';
const PAST_DAYS = 7;
const FORECAST_DAYS = 8;

const source: ForecastSource = {
  maker: 'open-meteo',
  name: NAME,
  attribution: 'Weather data by Open-Meteo.com',
  link: 'https://open-meteo.com/',
  licence: 'CC BY 4.0',
  isSample: false,
};

/** Hourly values asked for, in the units of their answer: °C, %, mm, km/h. Nine: one call by their counting. */
const HOURLY = [
  'temperature_2m',
  'relative_humidity_2m',
  'precipitation',
  'precipitation_probability',
  'weather_code',
  'wind_speed_10m',
  'is_day',
] as const;

/**
 * Forecasts of Open-Meteo: one call brings eight days from today and the seven before, which their models have
 * analysed since. `base` is the API's address, with `?apikey=` for a customer's.
 */
export function openMeteo(base: URL, timeOutMs = PROVIDER_TIME_OUT_MS): Forecast {
  return {
    source,
    async fetch({ lat, lng }, now, signal) {
      const answer = await askProvider(NAME, addressOf(base, lat, lng), timeOutMs, signal);
      const midnight = Math.floor(now.getTime() / 1000 / DAY) * DAY;
      const hours = readHours(fieldOf(answer, 'hourly'));
      const ahead = hours.filter(({ at }) => at >= midnight);
      // Less than a day of forecast is none.
      if (ahead.length < 24) throw new ForecastError(`${NAME} gave ${ahead.length} hours from today on.`);
      return {
        // Their steps need the hours before them, so that rain of midnight is whole.
        moments: everyThreeHours(hours, 1).filter(({ at }) => at >= midnight),
        days: summariseDays(ahead, 1),
        pastDays: summariseDays(
          hours.filter(({ at }) => at <= midnight),
          1,
        ).filter(({ partial, date }) => !partial && date < dateOf(midnight)),
        reading: null,
      };
    },
  };
}

function addressOf(base: URL, lat: number, lng: number): URL {
  const address = new URL(`${base.pathname.replace(/\/+$/, '')}/v1/forecast${base.search}`, base);
  address.searchParams.set('latitude', lat.toFixed(4));
  address.searchParams.set('longitude', lng.toFixed(4));
  address.searchParams.set('hourly', HOURLY.join(','));
  address.searchParams.set('past_days', String(PAST_DAYS));
  address.searchParams.set('forecast_days', String(FORECAST_DAYS));
  address.searchParams.set('timeformat', 'unixtime');
  address.searchParams.set('timezone', 'GMT');
  return address;
}

/** Columns of equal length into moments. Hours without a temperature, as the last may be, are left out. */
function readHours(hourly: unknown): WeatherMoment[] {
  const times = neededList(NAME, 'hourly.time', fieldOf(hourly, 'time'));
  const columns = Object.fromEntries(HOURLY.map((name) => [name, fieldOf(hourly, name)])) as Record<
    (typeof HOURLY)[number],
    unknown
  >;
  const temperatures = neededList(NAME, 'hourly.temperature_2m', columns.temperature_2m);
  if (temperatures.length !== times.length)
    throw new ForecastError(`${NAME} gave ${times.length} hours and ${temperatures.length} temperatures.`);
  const at = (name: (typeof HOURLY)[number], index: number): unknown =>
    (columns[name] as readonly unknown[] | undefined)?.[index];
  const moments = times.flatMap((time, index): WeatherMoment[] => {
    if (temperatures[index] === null) return [];
    if (typeof time !== 'number' || !Number.isInteger(time) || time % HOUR !== 0)
      throw new ForecastError(`${NAME} gave a time that is no hour.`);
    const isDay = at('is_day', index) !== 0;
    return [
      {
        at: time,
        tempC: tenth(needed(NAME, 'temperature', temperatures[index])),
        humidityPct: optional('humidity', at('relative_humidity_2m', index)),
        rainMm: optional('rain', at('precipitation', index)),
        rainChancePct: wholeOrNull(optional('percent', at('precipitation_probability', index))),
        windKmh: tenthOrNull(optional('wind', at('wind_speed_10m', index))),
        ...(conditionOfWmoCode(Number(at('weather_code', index)), isDay) ?? {
          icon: isDay ? '03d' : '03n',
          description: '',
        }),
      },
    ];
  });
  return moments.toSorted((one, other) => one.at - other.at);
}

function wholeOrNull(value: number | null): number | null {
  return value === null ? null : Math.round(value);
}

function tenthOrNull(value: number | null): number | null {
  return value === null ? null : tenth(value);
}

function dateOf(at: number): string {
  return new Date(at * 1000).toISOString().slice(0, 10);
}
