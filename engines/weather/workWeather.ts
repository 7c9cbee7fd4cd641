import type { Day } from '../dates/day.ts';

/** What is forecast for one moment, for the rules of farm work. A figure the provider does not give is null. */
export interface WorkHour {
  /** Unix seconds. */
  readonly at: number;
  readonly temperatureC: number;
  readonly humidityPct: number | null;
  /** Rain of the three hours up to `at`, mm, and its chance, %. */
  readonly rainMm: number | null;
  readonly rainChancePct: number | null;
  readonly windKmh: number | null;
}

/** A day of the forecast, midnight to midnight. */
export interface WorkDay {
  readonly day: Day;
  readonly rainMm: number | null;
  readonly rainChancePct: number | null;
}

export interface WorkWeather {
  /** Every three hours, in order of time. */
  readonly hours: readonly WorkHour[];
  /** Today first. */
  readonly days: readonly WorkDay[];
  /** Rain of each of the last seven days, mm; undefined where it is not known. */
  readonly pastRainMm?: readonly number[] | undefined;
}

export type Verdict = 'good' | 'wait' | 'no';

/** What a rule answers: go on, wait or leave it, and the reason, to be said in words with its values. */
export interface Advice<Reason extends string> {
  readonly verdict: Verdict;
  readonly reason: Reason;
  /** Hours of the day (0–24), millimetres, kilometres an hour, per cent, whole numbers; days as YYYY-MM-DD. */
  readonly values: Readonly<Record<string, number | string>>;
}

export const HOUR = 3600;
export const DAY = 24 * HOUR;

/** Hour of the day in Africa/Accra, which is UTC, of a moment in Unix seconds. */
export function hourOf(at: number): number {
  return Math.floor((at % DAY) / HOUR);
}

/** Whether to count on rain: at least an even chance of it, or where no chance is given, 1 mm or more. */
export function isRainLikely({ rainMm, rainChancePct }: { rainMm: number | null; rainChancePct: number | null }): boolean {
  return rainChancePct === null ? (rainMm ?? 0) >= 1 : rainChancePct >= 50;
}
