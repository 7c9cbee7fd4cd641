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
  /** Hours of the day (0–24), kilometres an hour, per cent, millimetres; whole numbers, but `rainMm`, a sum as it is forecast. */
  readonly values: Readonly<Record<string, number>>;
}

export const HOUR = 3600;
export const DAY = 24 * HOUR;

/** Hour of the day in Africa/Accra, which is UTC, of a moment in Unix seconds. */
export function hourOf(at: number): number {
  return Math.floor((at % DAY) / HOUR);
}

/** Rain that counts on leaves and on grain laid out to dry, mm: what makes a wet day (WMO). */
const WETS = { mm: 1, chancePct: 50 };
/** Less than this is hardly any. Our own line. */
const POSSIBLE = { mm: 0.5, chancePct: 30 };

/** Rain in a stretch of hours. */
export interface RainFound {
  /** likely: count on it. possible: it may well fall, and is to be told of. hardly: a drop or none. */
  readonly is: 'likely' | 'possible' | 'hardly';
  /** The hour of the day by which it is so, and the largest chance until then, % (0 where none is given). */
  readonly rainAt: number;
  readonly chance: number;
  /** Of all the hours, mm. */
  readonly rainMm: number;
}

/**
 * What rain to count on in some hours: 1 mm or more of it in all, whatever its chance is said to be, or an even chance
 * of any. A forecast that gives both can be sure of neither, and a crop is worth more than a fine hour.
 */
export function findRain(hours: readonly WorkHour[]): RainFound {
  let fallen = 0;
  const course = hours.map((hour) => ({ hour, sum: (fallen += hour.rainMm ?? 0) }));
  const reaches = ({ mm, chancePct }: typeof WETS) =>
    course.find(({ hour, sum }) => sum >= mm || (hour.rainChancePct ?? 0) >= chancePct)?.hour;
  const likely = reaches(WETS);
  const first = likely ?? reaches(POSSIBLE);
  return {
    is: likely ? 'likely' : first ? 'possible' : 'hardly',
    rainAt: hourOf((first ?? hours.at(-1))?.at ?? 0),
    chance: Math.max(
      0,
      ...hours
        .filter(({ at }) => first === undefined || at <= first.at)
        .flatMap(({ rainChancePct }) => rainChancePct ?? []),
    ),
    rainMm: fallen,
  };
}
