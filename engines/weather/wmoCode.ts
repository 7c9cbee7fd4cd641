import type { Condition } from './weather.ts';

/** Icon number and words for the weather codes of the WMO (table 4677) that Open-Meteo gives. */
const CODES: Readonly<Record<number, readonly [icon: string, description: string]>> = {
  0: ['01', 'clear sky'],
  1: ['02', 'few clouds'],
  2: ['03', 'scattered clouds'],
  3: ['04', 'overcast clouds'],
  45: ['50', 'fog'],
  48: ['50', 'fog'],
  51: ['09', 'light drizzle'],
  53: ['09', 'drizzle'],
  55: ['09', 'heavy drizzle'],
  56: ['09', 'freezing drizzle'],
  57: ['09', 'freezing drizzle'],
  61: ['10', 'light rain'],
  63: ['10', 'moderate rain'],
  65: ['10', 'heavy rain'],
  66: ['13', 'freezing rain'],
  67: ['13', 'freezing rain'],
  71: ['13', 'light snow'],
  73: ['13', 'snow'],
  75: ['13', 'heavy snow'],
  77: ['13', 'snow grains'],
  80: ['09', 'light rain showers'],
  81: ['09', 'rain showers'],
  82: ['09', 'heavy rain showers'],
  85: ['13', 'snow showers'],
  86: ['13', 'heavy snow showers'],
  95: ['11', 'thunderstorm'],
  96: ['11', 'thunderstorm with hail'],
  99: ['11', 'thunderstorm with heavy hail'],
};

/** The sky of a WMO weather code; null for a code that is none. */
export function conditionOfWmoCode(code: number, isDay: boolean): Condition | null {
  const [number, description] = CODES[code] ?? [];
  return number === undefined || description === undefined
    ? null
    : { icon: `${number}${isDay ? 'd' : 'n'}`, description };
}
