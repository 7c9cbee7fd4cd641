import { windAtTwoMetres } from '../evapotranspiration/evapotranspiration.ts';
import { type Grid, plainHead, unitOf } from './grid.ts';
import type { Head } from './headings.ts';
import type { Answers, Element } from './types.ts';

/** What a heading says of its units; nothing of those it leaves open. */
export function unitsIn(heading: Grid['rows'][number], heads: ReadonlyMap<Head, number>): Answers {
  const cellOf = (...wanted: readonly Head[]) => {
    const at = wanted.map((head) => heads.get(head)).find((place) => place !== undefined);
    return heading.cells[at ?? -1] ?? '';
  };
  const unit = (...wanted: readonly Head[]) => unitOf(cellOf(...wanted));
  const [rain, warm, sun] = [unit('rain'), unit('tmax', 'tmin'), unit('sun')];
  return {
    ...(rain === 'mm' || rain === 'mm/day' ? { rainUnit: 'mm' as const } : {}),
    ...(/^(in|inch|inches)$/.test(rain) ? { rainUnit: 'inches' as const } : {}),
    ...(/^(0\.1|tenths?)/.test(rain) ? { rainUnit: 'tenths' as const } : {}),
    ...(/^(°|deg\w*[ _]?)?\s?c(elsius)?$/.test(warm) ? { temperatureUnit: 'celsius' as const } : {}),
    ...(/^(°|deg\w*[ _]?)?\s?f(ahrenheit)?$/.test(warm) ? { temperatureUnit: 'fahrenheit' as const } : {}),
    ...(/^(h|hr|hrs|hours?)$/.test(sun) ? { sunUnit: 'hours' as const } : {}),
    ...(/^(min|minutes?)$/.test(sun) ? { sunUnit: 'minutes' as const } : {}),
    ...(/^(s|sec|seconds?)$/.test(sun) ? { sunUnit: 'seconds' as const } : {}),
    ...windUnitIn(cellOf('wind')),
    ...(unit('rhMin', 'rhMax') === '%' ? { humidityUnit: 'percent' as const } : {}),
    // Sunshine and humidity tell their units by their values; wind does not.
    ...(isOwnForm(heading.cells) ? { windUnit: 'ms_2m' as const } : {}),
  };
}

/** Wind whose heading names its height: NASA POWER's at 2 m, Open-Meteo's at 10 m with the unit in brackets. */
function windUnitIn(heading: string): Answers {
  const plain = plainHead(heading);
  if (plain === 'ws2m') return { windUnit: 'ms_2m' };
  return plain === 'wind_speed_10m_mean' ? meteoWind(unitOf(heading)) : {};
}

/** What Open-Meteo says of its wind at 10 m. */
export function meteoWind(unit: string): Answers {
  if (unit === 'km/h') return { windUnit: 'kmh_10m' };
  if (unit === 'm/s') return { windUnit: 'ms_10m' };
  return unit === 'kn' ? { windUnit: 'knots_10m' } : {};
}

/** The columns this portal writes and `npm run climate` reads. */
const OWN_COLUMNS = ['date', 'sun', 'wind', 'rh_min', 'rh_max'];

function isOwnForm(cells: readonly string[]): boolean {
  return OWN_COLUMNS.every((name) => cells.includes(name));
}

/** A value in the unit it is kept in: mm, °C, hours, m/s at 2 m, per cent. */
export function inUnit(value: number, element: Element, answers: Answers): number {
  switch (element) {
    case 'rain':
      return inMillimetres(value, answers.rainUnit);
    case 'sun':
      return answers.sunUnit === 'minutes' ? value / 60 : answers.sunUnit === 'seconds' ? value / 3600 : value;
    case 'wind':
      return inMetresPerSecond(value, answers.windUnit);
    case 'rhMin':
    case 'rhMax':
      return answers.humidityUnit === 'fraction' ? value * 100 : value;
    default:
      return inCelsius(value, answers.temperatureUnit);
  }
}

function inMillimetres(value: number, unit: Answers['rainUnit']): number {
  if (unit === 'tenths') return value / 10;
  if (unit === 'inches') return value * 25.4;
  return unit === 'hundredths_inch' ? value * 0.254 : value;
}

function inCelsius(value: number, unit: Answers['temperatureUnit']): number {
  if (unit === 'tenths') return value / 10;
  return unit === 'fahrenheit' ? ((value - 32) * 5) / 9 : value;
}

/** A knot is 1,852 m an hour. */
const METRES_PER_SECOND = { ms: 1, kmh: 1 / 3.6, knots: 1852 / 3600, tenths: 0.1 } as const;

function inMetresPerSecond(value: number, unit: Answers['windUnit'] = 'ms_2m'): number {
  const [of, height] = unit.split('_') as [keyof typeof METRES_PER_SECOND, string];
  const speed = value * METRES_PER_SECOND[of];
  return height === '10m' ? windAtTwoMetres(speed, 10) : speed;
}
