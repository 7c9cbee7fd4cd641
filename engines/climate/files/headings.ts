import { MEASURED } from '../series.ts';
import { plainHead } from './grid.ts';
import type { Element } from './types.ts';

const NAMES: Record<Element | 'date' | 'station' | 'year' | 'month' | 'day' | 'doy' | 'element', readonly string[]> = {
  rain: [
    'rain',
    'rainfall',
    'rr',
    'prcp',
    'precip',
    'precipitation',
    'ppt',
    'pluie',
    'precipitation_sum',
    'prectotcorr',
    'prectot',
    'rain_sum',
    'rain_fall',
    'rainfall_amount',
    'precipitation_amount',
    'pcp',
  ],
  tmin: [
    'tmin',
    'tn',
    'min_temp',
    'temp_min',
    'tmn',
    'minimum_temperature',
    'temperature_2m_min',
    't2m_min',
    'min_temperature',
    't_min',
    'mint',
    'min_t',
    'mintemp',
    'tempmin',
    'temperature_min',
    'minimum_temp',
    'tmpmin',
  ],
  tmax: [
    'tmax',
    'tx',
    'max_temp',
    'temp_max',
    'tmx',
    'maximum_temperature',
    'temperature_2m_max',
    't2m_max',
    'max_temperature',
    't_max',
    'maxt',
    'max_t',
    'maxtemp',
    'tempmax',
    'temperature_max',
    'maximum_temp',
    'tmpmax',
  ],
  sun: ['sun', 'sunshine', 'sunshine_hours', 'sun_hours', 'sunhours', 'sunshine_duration', 'tsun'],
  wind: ['wind', 'wind_speed', 'windspeed', 'wind_2m', 'ws2m', 'ws', 'wind_speed_10m_mean', 'awnd'],
  rhMin: [
    'rhmin',
    'rh_min',
    'min_rh',
    'relative_humidity_min',
    'relative_humidity_2m_min',
    'rhmn',
    'humidity_min',
    'min_humidity',
  ],
  rhMax: [
    'rhmax',
    'rh_max',
    'max_rh',
    'relative_humidity_max',
    'relative_humidity_2m_max',
    'rhmx',
    'humidity_max',
    'max_humidity',
  ],
  date: [
    'date',
    'time',
    'day_date',
    'datetime',
    'obs_date',
    'obsdatetime',
    'obs_datetime',
    'date_time',
    'dates',
    'yyyymmdd',
  ],
  station: [
    'station',
    'station_id',
    'stationid',
    'station_name',
    'stationname',
    'recordedfrom',
    'stn',
    'site',
    'id',
    'name',
  ],
  year: ['year', 'yr', 'yyyy', 'annee', 'an'],
  month: ['month', 'mo', 'mon', 'mm', 'mois'],
  day: ['day', 'dy', 'dd', 'jour', 'day_in_month'],
  doy: ['doy', 'doy_366', 'doy366', 'day_of_year', 'day_in_year', 'day_in_year_366', 'julian_day'],
  element: [
    'element',
    'element_id',
    'element_code',
    'elementcode',
    'elem_code',
    'element_name',
    'elementname',
    'describedby',
    'elementid',
    'parameter',
    'variable',
  ],
};

export type Head = keyof typeof NAMES;

/** Where each known column of a heading stands; the first of two alike. */
export function findHeads(cells: readonly string[]): ReadonlyMap<Head, number> {
  const plain = cells.map(plainHead);
  const found = new Map<Head, number>();
  for (const head of Object.keys(NAMES) as Head[]) {
    const at = plain.findIndex((cell) => NAMES[head].includes(cell));
    if (at !== -1) found.set(head, at);
  }
  return found;
}

/** How the columns of a daily record are called where they differ from the element. */
const COLUMN_NAMES: Partial<Record<Head, string>> = { rhMin: 'rh_min', rhMax: 'rh_max' };
/** Headings of other units than a daily record has: tenths, seconds, wind at 10 m. */
const OTHER_UNITS = new Set(['sunshine_duration', 'tsun', 'wind_speed_10m_mean', 'awnd']);

/** The column of a daily record a heading names: date, station, an element, sun, wind, rh_min or rh_max; else null. */
export function columnNamed(word: string): string | null {
  const plain = plainHead(word);
  if (OTHER_UNITS.has(plain)) return null;
  const known = (['date', 'station', ...ELEMENTS] as const).find((head) => NAMES[head].includes(plain));
  return known === undefined ? null : (COLUMN_NAMES[known] ?? known);
}

/** The element meant by a word or by a code of Climsoft (2 maximum, 3 minimum, 5 rain); null for one we do not keep. */
export function elementOf(word: string): Element | null {
  const plain = plainHead(word);
  if (plain === '5') return 'rain';
  if (plain === '2') return 'tmax';
  if (plain === '3') return 'tmin';
  return ELEMENTS.find((element) => NAMES[element].includes(plain)) ?? null;
}

export const ELEMENTS: readonly Element[] = ['rain', ...MEASURED];
