import { addDays, type Day } from '../dates/day.ts';
import { advisePlanting } from './planting.ts';
import { HEAVY_RAIN } from './spreadingFertilizer.ts';
import type { WorkDay } from './workWeather.ts';

/** An activity of the season plan, as far as the rain concerns it. */
export interface RainedActivity {
  readonly name: string;
  /** Entry of the calendar's legend: planting, basal, top, pest, harvesting … */
  readonly colour: string;
  readonly start: Day;
  readonly end: Day;
}

export type WaitReason = 'waitPlanting' | 'waitFertilizer' | 'waitSpraying' | 'waitHarvest';

/** The forecast advises to wait with an activity. Values: `mm`; `days` looked at, or `day` of the rain. */
export interface WaitAdvice {
  readonly activity: string;
  readonly reason: WaitReason;
  readonly values: Readonly<Record<string, number | string>>;
}

/** An activity is spoken of when it is due or begins within so many days. */
const SOON_DAYS = 3;
/** Rain on the day or the next that washes spray off, and that wets what was cut to dry, mm. Our own line. */
const WASHES_MM = 5;

/**
 * Which activities of the season to hold back, judged by the days' rain (today first): planting when not enough
 * comes, fertilizer before heavy rain within a day, pesticide and harvest before rain within a day.
 */
export function adviseWaiting(activities: readonly RainedActivity[], days: readonly WorkDay[]): WaitAdvice[] {
  const today = days[0]?.day;
  if (today === undefined) return [];
  return activities
    .filter(({ start, end }) => start <= addDays(today, SOON_DAYS) && end >= today)
    .flatMap((activity) => waitFor(activity, days) ?? []);
}

function waitFor({ name, colour }: RainedActivity, days: readonly WorkDay[]): WaitAdvice | undefined {
  if (colour === 'planting') {
    const advice = advisePlanting({ days });
    if (advice === undefined || advice.verdict === 'good') return undefined;
    return { activity: name, reason: 'waitPlanting', values: advice.values };
  }
  if (colour === 'basal' || colour === 'top') return beforeRain(name, 'waitFertilizer', HEAVY_RAIN.mm, days);
  if (colour === 'pest') return beforeRain(name, 'waitSpraying', WASHES_MM, days);
  if (colour === 'harvesting') return beforeRain(name, 'waitHarvest', WASHES_MM, days);
  return undefined;
}

/** Rain of at least so much on this day or the next, with at least an even chance. */
function beforeRain(activity: string, reason: WaitReason, leastMm: number, days: readonly WorkDay[]): WaitAdvice | undefined {
  const rain = days.slice(0, 2).find(({ rainMm, rainChancePct }) => (rainMm ?? 0) >= leastMm && (rainChancePct ?? 100) >= HEAVY_RAIN.chancePct);
  return rain && { activity, reason, values: { mm: Math.round(rain.rainMm ?? 0), day: rain.day } };
}
