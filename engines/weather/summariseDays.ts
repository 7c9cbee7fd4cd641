import { dayText, type Day } from '../dates/day.ts';
import { grouped } from '../lists/grouped.ts';
import { DAY, HOUR, type WeatherDay, type WeatherMoment } from './weather.ts';

/** Hours of the entries of a forecast: what providers without an hourly forecast give. */
const STEP = 3 * HOUR;

/** The day a moment lies in, in Accra (UTC all year). */
export function dayOfMoment(at: number): Day {
  return dayText(Math.floor(at / DAY));
}

/**
 * Moments in order of time, brought to steps of three hours (00, 03 … 21 h): the values of each third hour, with
 * the rain of the three hours up to it summed and the largest chance of it.
 * @param stepHours hours from one moment to the next
 */
export function everyThreeHours(moments: readonly WeatherMoment[], stepHours: 1 | 3): WeatherMoment[] {
  const behind = 3 / stepHours;
  return moments.flatMap((moment, index) => {
    if (moment.at % STEP !== 0) return [];
    const step = moments.slice(Math.max(0, index - behind + 1), index + 1);
    return [
      {
        ...moment,
        rainMm: sum(step.map(({ rainMm }) => rainMm)),
        rainChancePct: largest(step.map((each) => each.rainChancePct)),
      },
    ];
  });
}

/**
 * The days of moments in order of time. Temperatures and wind are of the moments from midnight on; rain is of the
 * steps that end after midnight, up to the next midnight. A last day of which less than half is known is left out.
 * @param stepHours hours from one moment to the next
 */
export function summariseDays(moments: readonly WeatherMoment[], stepHours: 1 | 3): WeatherDay[] {
  const days = grouped(moments, ({ at }) => dayOfMoment(at));
  // What fell until midnight belongs to the day that ends there.
  const rainDays = grouped(moments, ({ at }) => dayOfMoment(at - 1));
  const whole = 24 / stepHours;
  const lastDate = [...days.keys()].at(-1);
  return [...days].flatMap(([date, own]) => {
    if (date === lastDate && days.size > 1 && own.length < whole / 2) return [];
    return [summarise(date, own, rainDays.get(date) ?? [], own.length < whole)];
  });
}

function summarise(
  date: Day,
  own: readonly WeatherMoment[],
  rainy: readonly WeatherMoment[],
  partial: boolean,
): WeatherDay {
  const temperatures = own.map(({ tempC }) => tempC);
  const rain = rainy.map(({ rainMm }) => rainMm);
  const { icon, description } = atAGlance(own);
  return {
    date,
    minC: Math.min(...temperatures),
    maxC: Math.max(...temperatures),
    meanC: tenth(mean(temperatures)),
    humidityPct: rounded(own.map(({ humidityPct }) => humidityPct)),
    rainMm: sum(rain),
    rainChancePct: largest(rainy.map(({ rainChancePct }) => rainChancePct)),
    windMaxKmh: largest(own.map(({ windKmh }) => windKmh)),
    icon,
    description,
    partial,
  };
}

/** How much a sky matters to somebody who plans a day: thunder before rain, rain before cloud. */
const WEIGHT = ['01', '02', '03', '04', '50', '09', '10', '13', '11'];

/** The weightiest sky between 6 and 18 h, else of the moments there are, shown as by day. */
function atAGlance(own: readonly WeatherMoment[]): { icon: string; description: string } {
  const byDay = own.filter(({ at }) => at % DAY >= 6 * HOUR && at % DAY <= 18 * HOUR);
  let found: WeatherMoment | undefined;
  for (const moment of byDay.length > 0 ? byDay : own) {
    if (found === undefined || weight(moment) > weight(found)) found = moment;
  }
  return { icon: `${(found?.icon ?? '01d').slice(0, 2)}d`, description: found?.description ?? 'clear sky' };
}

/** Within one icon the heavier rain weighs more. */
function weight({ icon, rainMm }: WeatherMoment): number {
  return WEIGHT.indexOf(icon.slice(0, 2)) + Math.min(rainMm ?? 0, 99) / 100;
}

/** To a tenth: finer is not forecast. */
export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

function mean(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0) / values.length;
}

/** Sum to a tenth; null where none is known. */
function sum(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : tenth(known.reduce((total, value) => total + value, 0));
}

function largest(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : Math.max(...known);
}

function rounded(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : Math.round(mean(known));
}
