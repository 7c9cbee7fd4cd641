import { ownValue } from '../../words/ownValue.ts';
import { meteoWind } from './units.ts';
import type { Element, RawFile, RawValue } from './types.ts';

const POWER: Readonly<Record<string, Element>> = {
  PRECTOTCORR: 'rain',
  PRECTOT: 'rain',
  T2M_MIN: 'tmin',
  T2M_MAX: 'tmax',
  WS2M: 'wind',
};
const METEO: Readonly<Record<string, Element>> = {
  precipitation_sum: 'rain',
  rain_sum: 'rain',
  temperature_2m_min: 'tmin',
  temperature_2m_max: 'tmax',
  sunshine_duration: 'sun',
  wind_speed_10m_mean: 'wind',
  relative_humidity_2m_min: 'rhMin',
  relative_humidity_2m_max: 'rhMax',
};

/** The daily values of NASA POWER: properties.parameter.PRECTOTCORR, each a value a day; null for another form. */
export function readPower(file: unknown): RawFile | null {
  const parameters = inside(inside(file, 'properties'), 'parameter');
  if (!isObject(parameters)) return null;
  const values = Object.entries(parameters).flatMap(([name, days]) => {
    const element = ownValue(POWER, name);
    return element && isObject(days)
      ? Object.entries(days).map(([day, value]) => valueOf(element, day, value, `${name} of ${day}`))
      : [];
  });
  return {
    format: 'nasaPower',
    values,
    mistakes: [],
    settled: { missing: '-999', rainUnit: 'mm', temperatureUnit: 'celsius', windUnit: 'ms_2m' },
  };
}

/** The daily values of Open-Meteo: daily.time beside daily.precipitation_sum; null for another form. */
export function readOpenMeteo(file: unknown): RawFile | null {
  const daily = inside(file, 'daily');
  const times = inside(daily, 'time');
  if (!isObject(daily) || !Array.isArray(times)) return null;
  const units = inside(file, 'daily_units');
  const values = Object.entries(METEO).flatMap(([name, element]) => {
    const column = daily[name];
    return Array.isArray(column)
      ? times.map((day: unknown, at) => valueOf(element, String(day), column[at], `${name} of ${String(day)}`))
      : [];
  });
  const isInches = /inch/.test(String(inside(units, 'precipitation_sum') ?? ''));
  const isFahrenheit = /F/.test(String(inside(units, 'temperature_2m_max') ?? ''));
  return {
    format: 'openMeteo',
    values,
    mistakes: [],
    settled: {
      rainUnit: isInches ? 'inches' : 'mm',
      temperatureUnit: isFahrenheit ? 'fahrenheit' : 'celsius',
      sunUnit: 'seconds',
      humidityUnit: 'percent',
      ...meteoWind(String(inside(units, 'wind_speed_10m_mean') ?? '')),
    },
  };
}

function valueOf(element: Element, date: string, value: unknown, cell: string): RawValue {
  return {
    row: 0,
    cell,
    station: '',
    date,
    element,
    text: typeof value === 'number' || typeof value === 'string' ? String(value) : '',
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function inside(value: unknown, name: string): unknown {
  return isObject(value) ? value[name] : undefined;
}
