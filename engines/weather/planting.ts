import type { Advice, WorkWeather } from './workWeather.ts';

export type PlantReason = 'plantRain' | 'plantMoist' | 'plantDrySpell' | 'plantShowers' | 'plantLittle' | 'plantDry';

/**
 * Rain that makes a start: 20 mm within a week, one of the rains 10 mm or more.
 * Source: the field rule of the Ghana Meteorological Agency, told to farmers at Gambaga (A1 Radio).
 */
const ENOUGH = { week: 20, once: 10 };
/** A day with less than 1 mm is a dry day (WMO). */
const WET_DAY = 1;
/** Below this the week counts as without rain: a quarter of what makes a start. Our own line. */
const HARDLY = 5;
const WEEK = 7;
/** Fewer days of forecast than this tell nothing of the week. */
const LEAST_DAYS = 4;

/**
 * Whether there is rain to plant into: in the soil from the last week, or coming in the next. Undefined where too
 * few days are forecast. Values: `mm` and `most`, the sum and the best day; `days`, how many days were looked at;
 * `past`, the sum of the last week; `rainMm`, the sum as it is forecast.
 */
export function advisePlanting({ days, pastRainMm }: Pick<WorkWeather, 'days' | 'pastRainMm'>): Advice<PlantReason> | undefined {
  const coming = days.slice(0, WEEK).flatMap(({ rainMm }) => (rainMm === null ? [] : [rainMm]));
  if (coming.length < LEAST_DAYS) return undefined;
  const mm = sum(coming);
  const most = Math.max(...coming);
  const values = { mm: Math.round(mm), most: Math.round(most), days: coming.length };

  if (isEnough(coming)) return { verdict: 'good', reason: 'plantRain', values };
  if (pastRainMm !== undefined && isEnough(pastRainMm)) {
    const past = { ...values, past: Math.round(sum(pastRainMm)), rainMm: mm };
    return coming.some((rain) => rain >= WET_DAY)
      ? { verdict: 'good', reason: 'plantMoist', values: past }
      : { verdict: 'wait', reason: 'plantDrySpell', values: past };
  }
  if (mm >= ENOUGH.week) return { verdict: 'wait', reason: 'plantShowers', values };
  return mm >= HARDLY ? { verdict: 'wait', reason: 'plantLittle', values } : { verdict: 'no', reason: 'plantDry', values };
}

function isEnough(rains: readonly number[]): boolean {
  return sum(rains) >= ENOUGH.week && Math.max(...rains) >= ENOUGH.once;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, each) => total + each, 0);
}
