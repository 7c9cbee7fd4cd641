import { HOUR, type Advice, type WorkHour } from './workWeather.ts';

export type FertilizerReason =
  | 'fertilizerHeavy'
  | 'fertilizerCarried'
  | 'fertilizerMaybe'
  | 'fertilizerLight'
  | 'fertilizerDry';

/**
 * Rain that washes granules off the field, about one inch with an even chance or more, within a day. Our own line after
 * extension practice (CSIR, IFDC: never before a heavy rain); no Ghanaian figure is known to us.
 */
const HEAVY_RAIN = { mm: 25, chancePct: 50 };
/** Rain that carries urea into the soil, about half an inch; less wets it and lets ammonia go into the air. General knowledge. */
const CARRIES_MM = 13;
/** Rain below this leaves granules as they lie. Our own line. */
const WETS_MM = 2;

/**
 * Whether fertilizer may be spread on the ground now (`from`, Unix seconds): rain should carry it in within two days,
 * and not wash it away within one. Undefined where rain is not forecast. Values: `mm`, the rain reckoned with, its
 * `chance`, and `rainMm`, the same as it is forecast.
 */
export function adviseSpreading(hours: readonly WorkHour[], from: number): Advice<FertilizerReason> | undefined {
  const day = ahead(hours, from, 24);
  const twoDays = ahead(hours, from, 48);
  if (day.length === 0 || twoDays.every(({ rainMm }) => rainMm === null)) return undefined;
  const soon = rainOf(day);
  if (soon >= HEAVY_RAIN.mm && chanceOf(day) >= HEAVY_RAIN.chancePct)
    return { verdict: 'no', reason: 'fertilizerHeavy', values: { mm: Math.round(soon) } };
  const rainMm = rainOf(twoDays);
  const mm = Math.round(rainMm);
  const chance = chanceOf(twoDays);
  if (mm >= CARRIES_MM) {
    return chance >= HEAVY_RAIN.chancePct
      ? { verdict: 'good', reason: 'fertilizerCarried', values: { mm } }
      : { verdict: 'wait', reason: 'fertilizerMaybe', values: { mm, chance } };
  }
  return rainMm >= WETS_MM
    ? { verdict: 'wait', reason: 'fertilizerLight', values: { mm } }
    : { verdict: 'wait', reason: 'fertilizerDry', values: { rainMm } };
}

/** The largest chance of rain in some hours, %; certain where none is given. */
function chanceOf(hours: readonly WorkHour[]): number {
  const chances = hours.flatMap(({ rainChancePct }) => rainChancePct ?? []);
  return chances.length === 0 ? 100 : Math.max(...chances);
}

function ahead(hours: readonly WorkHour[], from: number, count: number): readonly WorkHour[] {
  return hours.filter(({ at }) => at > from && at <= from + count * HOUR);
}

function rainOf(hours: readonly WorkHour[]): number {
  return hours.reduce((total, { rainMm }) => total + (rainMm ?? 0), 0);
}
