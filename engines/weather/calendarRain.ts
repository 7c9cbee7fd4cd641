import { addDays, type Day } from '../dates/day.ts';
import { judgeFarmWork, workingDay, type FarmWork, type Work, type WorkReason } from './farmWork.ts';
import type { Advice, WorkWeather } from './workWeather.ts';

/** An activity of the season plan, as far as the weather concerns it. */
export interface RainedActivity {
  readonly name: string;
  /** Entry of the calendar's legend: planting, basal, top, pest, harvesting … */
  readonly colour: string;
  readonly start: Day;
  readonly end: Day;
  /** Planting that waits for no rain, of an irrigated crop or one tied to a date: the rain is not asked. */
  readonly watered?: boolean;
}

/** The forecast advises to wait with an activity. */
export interface WaitAdvice {
  readonly activity: string;
  readonly advice: Advice<WorkReason>;
}

/** The work that the rules of farm work know an activity as. */
const WORKS: Readonly<Record<string, Work>> = {
  planting: 'plant',
  basal: 'fertilizer',
  top: 'fertilizer',
  pest: 'spray',
  harvesting: 'dry',
};
/** Planting is spoken of when it begins within so many days: it is judged by the whole week. The rest by the day. */
const SOON_DAYS = 3;
/** Not every harvest is dried in the sun, but none should lie in the rain. */
const WET_HARVEST: ReadonlySet<WorkReason> = new Set<WorkReason>(['dryRain', 'dryUntil', 'dryMaybe']);

/**
 * Which activities of the season to hold back, by the same rules as the weather screen's farm work, so that the two
 * never contradict each other; and for which day. `isDue` tells whether any work that the weather is judged for is due at all. `now` in Unix seconds.
 */
export function adviseWaiting(
  activities: readonly RainedActivity[],
  weather: WorkWeather,
  now: number,
): Pick<FarmWork, 'on'> & { readonly isDue: boolean; readonly waits: readonly WaitAdvice[] } {
  const day = workingDay(now);
  const planting = activities.filter(({ colour, watered }) => colour === 'planting' && !watered);
  const times = planting.map(({ start, end }) => ({ from: addDays(start, -SOON_DAYS), by: end }));
  const { on, works } = judgeFarmWork(weather, now, times);
  const due = activities.flatMap(({ name, colour, start, end, watered }) => {
    if (colour === 'planting' && watered) return [];
    const latest = addDays(day, colour === 'planting' ? SOON_DAYS : 0);
    const advice = works.find(({ work }) => work === WORKS[colour])?.advice;
    return advice === undefined || start > latest || end < day ? [] : [{ activity: name, colour, advice }];
  });
  const waits = due
    .filter(
      ({ colour, advice }) => advice.verdict !== 'good' && (colour !== 'harvesting' || WET_HARVEST.has(advice.reason)),
    )
    .map(({ activity, advice }) => ({ activity, advice }));
  return { on, isDue: due.length > 0, waits };
}
