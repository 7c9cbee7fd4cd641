import { dayOfMoment, summariseDays } from './summariseDays.ts';
import type { WeatherDay, WeatherMoment } from './weather.ts';

interface Forecasted {
  readonly moments: readonly WeatherMoment[];
  readonly days: readonly WeatherDay[];
}

/**
 * A newer forecast with the hours of its first day that an older one still had: some providers begin at the present,
 * and a day would lose its morning as it goes by. Both in steps of three hours, in order of time.
 */
export function withMorningOf(newer: Forecasted, older: Forecasted | null): Forecasted {
  const first = newer.moments[0];
  if (first === undefined || older === null) return newer;
  const morning = older.moments.filter(({ at }) => at < first.at && dayOfMoment(at) === dayOfMoment(first.at));
  if (morning.length === 0) return newer;
  const moments = [...morning, ...newer.moments];
  return { moments, days: summariseDays(moments, 3) };
}
