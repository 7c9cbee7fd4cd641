import type { Day } from '../dates/day.ts';

/** Sky and rain in a code and a word: the icon codes and English words of OpenWeather. */
export interface Condition {
  /** "10d": 01 clear … 50 mist, then d (day) or n (night). */
  readonly icon: string;
  readonly description: string;
}

/** The weather of one moment. What its maker does not tell is null. */
export interface WeatherMoment extends Condition {
  /** The moment, Unix seconds. */
  readonly at: number;
  readonly tempC: number;
  readonly humidityPct: number | null;
  /** Rain of the step that ends at the moment, mm. */
  readonly rainMm: number | null;
  /** Chance of rain in that step, whole percent. */
  readonly rainChancePct: number | null;
  readonly windKmh: number | null;
}

/** The weather of a day from midnight to midnight in Accra. */
export interface WeatherDay extends Condition {
  readonly date: Day;
  readonly minC: number;
  readonly maxC: number;
  readonly meanC: number;
  readonly humidityPct: number | null;
  readonly rainMm: number | null;
  readonly rainChancePct: number | null;
  readonly windMaxKmh: number | null;
  /** The moments do not cover the whole day. */
  readonly partial: boolean;
}

export const HOUR = 3_600;
export const DAY = 86_400;
