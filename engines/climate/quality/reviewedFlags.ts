import { dayNumber } from '../../dates/day.ts';
import type { QualityFlag } from './quality.ts';
import { dayAt, type DailySeries, MEASURED, MISSING, withRain } from '../series.ts';

/** The name of a flag, the same as long as its record is: check, element, first and last day. */
export function flagName(series: DailySeries, { check, element, from, to }: QualityFlag): string {
  return [check, element, dayAt(series, from), dayAt(series, to)].join(' ');
}

/** The record with the days of some flags missing: what is worked out leaves them out, the values stay where they are. */
export function withoutFlagged(series: DailySeries, flags: readonly string[]): DailySeries {
  if (flags.length === 0) return series;
  const rain = series.rain.slice();
  const others = new Map(MEASURED.map((name) => [String(name), series[name].slice()]));
  for (const flag of flags) {
    const [, element, first = '', last = ''] = flag.split(' ');
    // Days before the series are none of it; a negative place would be counted from its end.
    const [from, to] = [dayNumber(first), dayNumber(last) + 1].map((day) => Math.max(0, day - series.start));
    if (element === 'rain') rain.fill(MISSING, from, to);
    else others.get(element ?? '')?.fill(NaN, from, to);
  }
  return { ...withRain(series, rain), ...Object.fromEntries(others) };
}
