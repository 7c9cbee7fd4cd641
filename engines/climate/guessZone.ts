import { monthsTotal } from './statistics/normals.ts';
import { type DailySeries, MISSING, yearsOf } from './series.ts';
import type { RainZone } from './zones.ts';

/**
 * The rainfall regime a record shows: south, with two rainy seasons, where August has on average less rain than both
 * June and October. For stations of which nothing else is known.
 */
export function guessZone(series: DailySeries): RainZone {
  const [june, august, october] = [6, 8, 10].map((month) => meanOfMonth(series, month));
  return (august ?? 0) < (june ?? 0) && (august ?? 0) < (october ?? 0) ? 'south' : 'north';
}

function meanOfMonth(series: DailySeries, month: number): number {
  const totals = yearsOf(series)
    .map((year) => monthsTotal(series, year, month, month))
    .filter((rain) => rain !== MISSING);
  return totals.length === 0 ? 0 : totals.reduce((sum, rain) => sum + rain, 0) / totals.length;
}
