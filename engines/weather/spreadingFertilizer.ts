import { HOUR, type Advice, type WorkHour } from './workWeather.ts';

export type FertilizerReason = 'fertilizerHeavy' | 'fertilizerCarried' | 'fertilizerLight' | 'fertilizerDry';

/**
 * Rain that washes granules off the field: one inch with more than an even chance. The law says within twelve hours;
 * we look a day ahead. Source: Ohio Revised Code 905.326.
 */
export const HEAVY_RAIN = { mm: 25, chancePct: 50 };
/**
 * Rain that carries urea into the soil, half an inch; less wets it and lets ammonia go into the air.
 * Source: R. Engel, Montana State University, "Urea volatilization: what have we learned".
 */
const CARRIES_MM = 13;
/** Rain below this leaves granules as they lie. Our own line. */
const WETS_MM = 2;

/**
 * Whether fertilizer may be spread on the ground now (`from`, Unix seconds): rain should carry it in within two days,
 * and not wash it away within one. Undefined where rain is not forecast. Values: `mm`, the rain reckoned with.
 */
export function adviseSpreading(hours: readonly WorkHour[], from: number): Advice<FertilizerReason> | undefined {
  const day = ahead(hours, from, 24);
  const twoDays = ahead(hours, from, 48);
  if (day.length === 0 || twoDays.every(({ rainMm }) => rainMm === null)) return undefined;
  const soon = rainOf(day);
  const chances = day.flatMap(({ rainChancePct }) => rainChancePct ?? []);
  const isLikely = chances.length === 0 || Math.max(...chances) >= HEAVY_RAIN.chancePct;
  if (soon >= HEAVY_RAIN.mm && isLikely) return { verdict: 'no', reason: 'fertilizerHeavy', values: { mm: Math.round(soon) } };
  const values = { mm: Math.round(rainOf(twoDays)) };
  if (values.mm >= CARRIES_MM) return { verdict: 'good', reason: 'fertilizerCarried', values };
  return { verdict: 'wait', reason: values.mm >= WETS_MM ? 'fertilizerLight' : 'fertilizerDry', values };
}

function ahead(hours: readonly WorkHour[], from: number, count: number): readonly WorkHour[] {
  return hours.filter(({ at }) => at > from && at <= from + count * HOUR);
}

function rainOf(hours: readonly WorkHour[]): number {
  return hours.reduce((total, { rainMm }) => total + (rainMm ?? 0), 0);
}
