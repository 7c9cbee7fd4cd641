import { grouped } from '../../lists/grouped.ts';
import { flagDays, mm } from './flagDays.ts';
import type { QualityFlag } from './quality.ts';
import type { DailySeries } from '../series.ts';

/** The same amount of rain, 2 mm or more, on so many days within a month: at Kumasi and Tamale never in 68 years. */
const SAME_RAIN = { least: 200, days: 5, within: 31 };
/** Of a column all but this share are read to so many decimals; two or more beyond them are no reading. */
const MOST_ODD = 0.1;
const MORE_DECIMALS = 2;

/**
 * Values put in by somebody as a mean, not read off an instrument: the same rain again and again within a month, and
 * numbers with more decimals than nearly all others of their column.
 */
export function filledIn(series: DailySeries): QualityFlag[] {
  const repeated = sameRain(series);
  return [
    ...flagDays(
      series,
      (index) => repeated.has(index),
      (index) => ({
        check: 'filledIn',
        element: 'rain',
        sentence: `${mm(series.rain[index])} mm, as on ${SAME_RAIN.days} or more days within ${SAME_RAIN.within}: measured, or a mean put in for missing days?`,
      }),
    ),
    // Wind is worked out from other heights and units, and has any number of decimals.
    ...(['tmin', 'tmax', 'sun', 'rhMin', 'rhMax'] as const).flatMap((element) => oddDecimals(series, element)),
  ];
}

function sameRain({ rain }: DailySeries): ReadonlySet<number> {
  const heavy = [...rain.keys()].filter((index) => (rain[index] ?? 0) >= SAME_RAIN.least);
  const found = new Set<number>();
  for (const days of grouped(heavy, (index) => rain[index]).values()) {
    for (let at = SAME_RAIN.days - 1; at < days.length; at += 1) {
      const group = days.slice(at - SAME_RAIN.days + 1, at + 1);
      if ((group.at(-1) ?? 0) - (group[0] ?? 0) < SAME_RAIN.within) for (const day of group) found.add(day);
    }
  }
  return found;
}

function oddDecimals(series: DailySeries, element: 'tmin' | 'tmax' | 'sun' | 'rhMin' | 'rhMax'): QualityFlag[] {
  const counts = [0, 0, 0];
  const decimals = Array.from(series[element], (value) =>
    Number.isNaN(value) ? null : Math.min(2, (String(value).split('.')[1] ?? '').length),
  );
  let known = 0;
  for (const count of decimals) {
    if (count === null) continue;
    counts[count] = (counts[count] ?? 0) + 1;
    known += 1;
  }
  const [whole = 0, tenths = 0] = counts;
  const usual = whole >= known * (1 - MOST_ODD) ? 0 : whole + tenths >= known * (1 - MOST_ODD) ? 1 : 2;
  // Hundredths are as fine as values are kept: one more than tenths is two or more in the file.
  const from = usual === 0 ? MORE_DECIMALS : usual + 1;
  return flagDays(
    series,
    (index) => (decimals[index] ?? 0) >= from,
    (index) => ({
      check: 'filledIn',
      element,
      sentence: `${series[element][index]} has more decimals than nearly all other days have: measured, or a mean put in for a missing day?`,
    }),
  );
}
