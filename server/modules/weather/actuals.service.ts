import { addDays, type Day } from '#engines/dates/day.ts';
import type { AppContext, PastDay } from '../../context.ts';
import { oneAtATime } from '../../platform/calls/oneAtATime.ts';
import { actualsTopic } from './fetchWeather.service.ts';
import { listAllActuals, type ActualDay } from './actuals.repository.ts';

/** Days held in memory: thirty that pest levels are told of, and the thirty before that the longest rule looks back on. */
const DAYS_HELD = 62;

/** The days that were, of every place that has any. */
export interface Actuals {
  /** Of the first of these places that has any: days without a gap up to yesterday, the oldest first. */
  daysOf(places: readonly { readonly id: string }[]): readonly PastDay[];
}

/** Keeps the last days of every place in memory; read again when any process adds to them. Advice is made from them. */
export async function openActuals({
  db,
  signals,
  clock,
  log,
  bumpCacheVersion,
}: Pick<AppContext, 'db' | 'signals' | 'clock' | 'log' | 'bumpCacheVersion'>): Promise<Actuals> {
  let byPlace: ReadonlyMap<string, readonly ActualDay[]> = new Map();
  let readings = 0;
  const reload = oneAtATime(async () => {
    byPlace = await listAllActuals(db, addDays(clock.today(), -DAYS_HELD));
    readings += 1;
    bumpCacheVersion('weather', String(readings));
  });
  // Heard before the first reading, so that no change falls between the two.
  signals.subscribe(actualsTopic, () => {
    reload().catch((error: unknown) => log.error({ err: error }, 'the weather of past days could not be read again'));
  });
  await reload();
  return {
    daysOf(places) {
      const yesterday = addDays(clock.today(), -1);
      for (const { id } of places) {
        const days = unbroken(byPlace.get(id) ?? [], yesterday);
        if (days.length > 0) return days;
      }
      return [];
    },
  };
}

/** The days up to the last one with none missing between; none where the last one is missing. */
function unbroken(days: readonly ActualDay[], last: Day): readonly ActualDay[] {
  let start = days.length;
  for (let wanted = last; start > 0 && days[start - 1]?.date === wanted; wanted = addDays(wanted, -1)) start -= 1;
  return days.slice(start);
}
