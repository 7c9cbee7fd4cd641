import { flagDays, repeatedRun } from './flagDays.ts';
import type { QualityFlag, QualityLimits } from './quality.ts';
import type { DailySeries } from '../series.ts';

/**
 * Faults of sunshine, wind and humidity: beyond what can be, the lowest humidity above the highest, the same value
 * day after day. After WMO-No. 1305 (range, internal consistency, persistence; recalled); limits are our choice.
 */
export function otherFaults(series: DailySeries, limits: QualityLimits): QualityFlag[] {
  const { rhMin, rhMax } = series;
  const fewest = limits.repeatedOther;
  return [
    ...outside(series, 'sun', [0, limits.longestSun], 'hours of sunshine'),
    ...outside(series, 'wind', [0, limits.strongestWind], 'm/s of mean wind'),
    ...outside(series, 'rhMin', limits.humidity, '% of humidity'),
    ...outside(series, 'rhMax', limits.humidity, '% of humidity'),
    ...flagDays(
      series,
      (index) => (rhMin[index] ?? NaN) > (rhMax[index] ?? NaN),
      (index) => ({
        check: 'minimumAboveMaximum',
        element: 'rhMin',
        sentence: `The lowest humidity of ${rhMin[index]} % is above the highest of ${rhMax[index]} %. Were the two typed into each other's place?`,
      }),
    ),
    // Days without sun, without wind, and nights of saturated air do follow each other.
    ...repeatedRun(series, 'sun', fewest, (value) => value > 0, 'hours of sunshine'),
    ...repeatedRun(series, 'wind', fewest, (value) => value > 0, 'm/s of wind'),
    ...repeatedRun(series, 'rhMin', fewest, (value) => !Number.isNaN(value), '% of lowest humidity'),
    ...repeatedRun(series, 'rhMax', fewest, (value) => value < SATURATED, '% of highest humidity'),
  ];
}

const SATURATED = 95;

function outside(
  series: DailySeries,
  element: 'sun' | 'wind' | 'rhMin' | 'rhMax',
  [least, most]: readonly [number, number],
  unit: string,
): QualityFlag[] {
  const values = series[element];
  return flagDays(
    series,
    (index) => (values[index] ?? NaN) < least || (values[index] ?? NaN) > most,
    (index) => ({
      check: 'impossible',
      element,
      sentence: `${values[index]} ${unit} is outside ${least} to ${most}.`,
    }),
  );
}
