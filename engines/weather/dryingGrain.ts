import { DAY, findRain, HOUR, hourOf, type Advice, type WorkHour } from './workWeather.ts';

export type DryReason = 'drySun' | 'drySlow' | 'dryUntil' | 'dryRain' | 'dryMaybe' | 'dryDamp' | 'dryLate';

/**
 * Air that takes water out of grain, relative humidity in %: up to 65 grain dries to where no mould grows; around 80
 * maize cannot be brought to the 13–15 % moisture at which it keeps.
 * Sources: IRRI Rice Knowledge Bank, "Equilibrium relative humidity"; FAO W1544E, chapter 4, "Maize drying".
 */
const HUMIDITY = { dries: 65, stops: 80 };
/** Hours of the day in which the sun dries, and the least number left for spreading to be worth the work (our own line). */
const SUN = { from: 9, to: 18, least: 3 };

/**
 * Whether harvested grain may be spread in the sun for the rest of the day, from `from` (Unix seconds) on. Undefined
 * where humidity is not forecast. Values: `humidity`, %; `rainAt`, the hour by which rain is likely or possible, with
 * its `chance`; `rainMm`, the little that is forecast all the same.
 */
export function adviseDrying(hours: readonly WorkHour[], from: number): Advice<DryReason> | undefined {
  const midnight = Math.floor(from / DAY) * DAY;
  const left = hours.filter(
    ({ at }) => at > from && at >= midnight + SUN.from * HOUR && at <= midnight + SUN.to * HOUR,
  );
  const damp = left.flatMap(({ humidityPct }) => humidityPct ?? []);
  if (left.length === 0 || damp.length === 0) return undefined;

  const rain = findRain(left);
  const { rainAt, chance, rainMm } = rain;
  if (rain.is === 'likely') {
    // The rain falls in the three hours before; what is dry by then must have an hour's sun at least.
    const isNext = hourOf(left[0]?.at ?? 0) === rainAt;
    return isNext
      ? { verdict: 'no', reason: 'dryRain', values: { rainAt } }
      : { verdict: 'wait', reason: 'dryUntil', values: { rainAt } };
  }
  const humidity = Math.round(damp.reduce((total, each) => total + each, 0) / damp.length);
  if (humidity >= HUMIDITY.stops) return { verdict: 'no', reason: 'dryDamp', values: { humidity } };
  if (from > midnight + (SUN.to - SUN.least) * HOUR) return { verdict: 'wait', reason: 'dryLate', values: {} };
  if (rain.is === 'possible') return { verdict: 'wait', reason: 'dryMaybe', values: { rainAt, chance } };
  if (humidity > HUMIDITY.dries) return { verdict: 'wait', reason: 'drySlow', values: { humidity } };
  return { verdict: 'good', reason: 'drySun', values: { humidity, rainMm } };
}
