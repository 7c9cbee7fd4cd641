import { dayNumberOf } from '#engines/dates/day.ts';
import { GridRefused } from './grid.ts';

/** A variable of a NetCDF file as both versions of the format describe it. */
export interface GridVariable {
  readonly name: string;
  /** Names of its dimensions in their order. */
  readonly dimensions: readonly string[];
  readonly attribute: (name: string) => unknown;
}

const RAIN = /^(precip|precipitation|rain|rainfall|rfe|rfe_filled|rr|pr|prcp|tp)$/i;
const ROWS = /^(lat|latitude|y)$/i;
const COLUMNS = /^(lon|long|longitude|x)$/i;
const TIMES = /^(time|t|day)$/i;

/** The dimensions of a map; without a time it is of one day, which the name of its file tells. */
interface MapDimensions {
  readonly time: string | null;
  readonly row: string;
  readonly column: string;
}

function mapDimensions({ dimensions }: GridVariable): MapDimensions | null {
  const [row = '', column = ''] = dimensions.slice(-2);
  const [time = null] = dimensions.slice(0, -2);
  const isMap = ROWS.test(row) && COLUMNS.test(column) && (time === null || TIMES.test(time));
  return isMap && dimensions.length <= 3 ? { time, row, column } : null;
}

/** The variable that holds rain by time, row and column, or of one day. Throws a sentence where there is none, or several. */
export function rainVariable(
  variables: readonly GridVariable[],
  asked: string | undefined,
): GridVariable & { readonly map: MapDimensions } {
  const maps = variables.flatMap((each) => {
    const map = mapDimensions(each);
    return map === null ? [] : [{ ...each, map }];
  });
  const names = variables.map(({ name, dimensions }) => `${name}(${dimensions.join(', ')})`).join(', ');
  if (asked !== undefined) {
    const found = maps.find(({ name }) => name === asked);
    if (found) return found;
    throw new GridRefused(`It has no variable "${asked}" by latitude and longitude. It has ${names}.`);
  }
  const rain = maps.filter(({ name }) => RAIN.test(name));
  const [only] = rain.length > 0 ? rain : maps;
  if (!only)
    throw new GridRefused(
      `No variable of it has the dimensions time, latitude, longitude in this order, or the last two of them. It has ${names}.`,
    );
  if ((rain.length > 0 ? rain : maps).length > 1)
    throw new GridRefused(`More than one variable may be the rain: ${names}. Name one with --variable.`);
  return only;
}

/** The last pentad of a February is the shortest sum of several days that is published. */
const SEVERAL_DAYS = 3;

/** Day numbers of a time axis such as "days since 1980-01-01". Throws a sentence for other calendars and steps. */
export function daysOf(times: ArrayLike<number | bigint>, units: string, calendar: string): number[] {
  if (!/^(|standard|gregorian|proleptic_gregorian)$/i.test(calendar))
    throw new GridRefused(
      `Its calendar is "${calendar}", in which days are not those of ours. Convert it to the standard calendar first.`,
    );
  const match = /^(days|hours|minutes|seconds) since (\d{1,4})-(\d{1,2})-(\d{1,2})/i.exec(units);
  if (!match) throw new GridRefused(`Its time is in "${units}". Expected "days since" a date.`);
  const [, step = '', year, month, day] = match;
  const perDay = { days: 1, hours: 24, minutes: 1440, seconds: 86_400 }[step.toLowerCase()] ?? 1;
  const origin = dayNumberOf(Number(year), Number(month), Number(day));
  const days = Array.from(times, (time) => origin + Math.floor(Number(time) / perDay + 1e-6));
  days.forEach((each, at) => {
    const before = days[at - 1];
    if (before !== undefined && each <= before)
      throw new GridRefused(`Its days do not follow each other: step ${at + 1} is not after step ${at}.`);
    if (before !== undefined && each - before > 27)
      throw new GridRefused(`Steps ${at} and ${at + 1} lie ${each - before} days apart: it holds months, not days.`);
  });
  const steps = days.slice(1).map((each, at) => each - (days[at] ?? 0));
  const [least, most] = [Math.min(...steps), Math.max(...steps)];
  if (steps.length > 1 && least >= SEVERAL_DAYS)
    throw new GridRefused(`Its steps lie ${least} to ${most} days apart: it holds sums of several days, not days.`);
  return days;
}

/** Packing and models leave a little less than no rain; what is less, mm, is a code that the file does not name. */
const LEAST_RAIN = -1;

/** What makes millimetres a day of the values of a variable; NaN of its codes for no value. */
export function inMillimetres({ name, attribute }: GridVariable): (value: number) => number {
  const units = String(attribute('units') ?? '').trim();
  const scale = Number(attribute('scale_factor') ?? 1);
  const offset = Number(attribute('add_offset') ?? 0);
  const factor = factorOf(name, units);
  const codes = new Set(
    ['_FillValue', 'missing_value'].flatMap((each) => {
      const value = attribute(each);
      return value === undefined || value === null ? [] : [Math.fround(Number(value))];
    }),
  );
  return (value) => {
    if (Number.isNaN(value) || value > 1e30 || codes.has(Math.fround(value))) return Number.NaN;
    // Numbers packed into shorts may lie far below zero: whether it is rain shows in what they stand for.
    const amount = (value * scale + offset) * factor;
    return amount < LEAST_RAIN ? Number.NaN : amount;
  };
}

function factorOf(name: string, units: string): number {
  if (/^(mm|millimet(er|re)s?|kg m-2|kg\/m\^?2)([ /]*(d|day)(-1|\^-1)?)?$/i.test(units)) return 1;
  if (/^(kg m-2 s-1|mm s-1|mm\/s)$/i.test(units)) return 86_400;
  if (/^m$/.test(units)) return 1000;
  throw new GridRefused(
    units === ''
      ? `Its variable "${name}" names no unit. Expected mm a day.`
      : `Its variable "${name}" is in "${units}". Expected mm a day.`,
  );
}

/** Refuses axes that are not degrees in even order. */
export function checkAxes(latitudes: Float64Array, longitudes: Float64Array): void {
  for (const [what, axis, most] of [
    ['latitude', latitudes, 90],
    ['longitude', longitudes, 360],
  ] as const) {
    const outside = axis.find((value) => !(Math.abs(value) <= most));
    if (outside !== undefined)
      throw new GridRefused(
        `Its ${what} has the value ${outside}: these are no degrees. Bring it to latitude and longitude (EPSG:4326).`,
      );
    const steps = axis.slice(1).map((value, at) => value - (axis[at] ?? 0));
    if (axis.length < 2 || steps.some((step) => step * (steps[0] ?? 0) <= 0))
      throw new GridRefused(`Its ${what} does not run evenly from one end to the other.`);
  }
}
