import { dayText } from '../../dates/day.ts';
import type { Element } from '../files/types.ts';
import { filledIn } from './repeatedValues.ts';
import { flagDays, mm, repeatedRun } from './flagDays.ts';
import { otherFaults } from './elementFaults.ts';
import { type DailySeries, entryOf, MISSING, rainBetween, yearsOf } from '../series.ts';
import type { YearWindow } from '../statistics/totals.ts';

/**
 * What a check found. Nothing is deleted: a flag lies beside the value until somebody accepts or rejects it.
 * After WMO-No. 1305, "Guidelines on Surface Station Data Quality Control and Quality Assurance for Climate
 * Applications", and WMO-No. 100 (recalled); limits are our choice and are said in each flag.
 */
export interface QualityFlag {
  readonly check: QualityCheck;
  /** Entries of the first and last day it is about. */
  readonly from: number;
  readonly to: number;
  readonly element: Element;
  /** What was found, as a sentence. */
  readonly sentence: string;
}

export type QualityCheck =
  | 'impossible'
  | 'minimumAboveMaximum'
  | 'repeatedRun'
  | 'dryRainySeason'
  | 'repeatedMonth'
  | 'filledIn'
  | 'accumulated'
  | 'temperatureJump'
  | 'spike'
  | 'shiftedDays';

/** Limits of the checks. */
export interface QualityLimits {
  /** More rain in a day than this, mm, is impossible; above the second it is worth a look. */
  readonly mostRain: number;
  readonly temperature: readonly [least: number, most: number];
  /** So many equal amounts of rain, or of temperature, in a row. */
  readonly repeatedRain: number;
  readonly repeatedTemperature: number;
  /** Difference from the day before and the day after, both, °C. */
  readonly jump: number;
  /** Months of the rainy season that cannot be without any rain, as windows. */
  readonly rainySeason: readonly YearWindow[];
  /** So many missing days before a large amount: it may be the sum of them. */
  readonly gapBefore: number;
  readonly accumulated: number;
  /** Hours of sunshine, m/s of mean wind at 2 m and % of humidity that cannot be passed, and the least humidity. */
  readonly longestSun: number;
  readonly strongestWind: number;
  readonly humidity: readonly [least: number, most: number];
  /** So many equal values of them in a row. */
  readonly repeatedOther: number;
}

/** Limits for Ghana: wide enough that weather does not cross them; our choice, from general knowledge. */
export const QUALITY_LIMITS: QualityLimits = {
  mostRain: 500,
  temperature: [5, 50],
  repeatedRain: 4,
  repeatedTemperature: 6,
  jump: 12,
  rainySeason: [
    { id: 'JUN', from: 153, to: 182 },
    { id: 'SEP', from: 245, to: 274 },
  ],
  gapBefore: 2,
  accumulated: 50,
  // The longest day at 11.2° north has 12.8 hours between sunrise and sunset.
  longestSun: 13,
  strongestWind: 20,
  humidity: [2, 100],
  repeatedOther: 6,
};

/** Every flag of a series, by check and then by day. */
export function checkQuality(series: DailySeries, limits: QualityLimits = QUALITY_LIMITS): QualityFlag[] {
  return [
    ...impossibleRain(series, limits),
    ...temperatureFaults(series, limits),
    ...repeatedRuns(series, limits),
    ...dryRainySeasons(series, limits),
    ...repeatedMonths(series),
    ...accumulatedRain(series, limits),
    ...otherFaults(series, limits),
    ...filledIn(series),
  ];
}

function impossibleRain(series: DailySeries, { mostRain }: QualityLimits): QualityFlag[] {
  return flagDays(
    series,
    (index) => (series.rain[index] ?? 0) > mostRain * 100,
    (index) => ({
      check: 'impossible',
      element: 'rain',
      sentence: `${mm(series.rain[index])} mm of rain in a day: more than ${mostRain} mm is taken as impossible. A code for a missing or a trace value?`,
    }),
  );
}

function temperatureFaults(series: DailySeries, { temperature: [least, most], jump }: QualityLimits): QualityFlag[] {
  const { tmin, tmax } = series;
  const above = flagDays(
    series,
    (index) => (tmin[index] ?? NaN) > (tmax[index] ?? NaN),
    (index) => ({
      check: 'minimumAboveMaximum',
      element: 'tmin',
      sentence: `The minimum of ${tmin[index]} °C is above the maximum of ${tmax[index]} °C. Were the two typed into each other's place?`,
    }),
  );
  const each = (['tmin', 'tmax'] as const).flatMap((element) => {
    const values = series[element];
    const at = (index: number) => values[index] ?? NaN;
    return [
      ...flagDays(
        series,
        (index) => at(index) < least || at(index) > most,
        (index) => ({
          check: 'impossible',
          element,
          sentence: `${at(index)} °C is outside ${least} to ${most} °C.`,
        }),
      ),
      ...flagDays(
        series,
        (index) => {
          const [before, after] = [at(index) - at(index - 1), at(index) - at(index + 1)];
          return Math.abs(before) > jump && Math.abs(after) > jump && before * after > 0;
        },
        (index) => ({
          check: 'temperatureJump',
          element,
          sentence: `${at(index)} °C between ${at(index - 1)} and ${at(index + 1)} °C: more than ${jump} °C from both.`,
        }),
      ),
    ] as QualityFlag[];
  });
  return [...above, ...each];
}

function repeatedRuns(series: DailySeries, limits: QualityLimits): QualityFlag[] {
  return [
    ...repeatedRun(series, 'rain', limits.repeatedRain, (value) => value > 0, 'mm'),
    ...repeatedRun(series, 'tmin', limits.repeatedTemperature, (value) => !Number.isNaN(value), '°C'),
    ...repeatedRun(series, 'tmax', limits.repeatedTemperature, (value) => !Number.isNaN(value), '°C'),
  ];
}

function dryRainySeasons(series: DailySeries, { rainySeason }: QualityLimits): QualityFlag[] {
  return yearsOf(series).flatMap((year) =>
    rainySeason.flatMap(({ from, to }): QualityFlag[] => {
      const [start, end] = [entryOf(series, year, from), entryOf(series, year, to)];
      if (rainBetween(series, start, end) !== 0) return [];
      return [
        {
          check: 'dryRainySeason',
          element: 'rain',
          from: start,
          to: end,
          sentence: `No rain at all from ${dayText(series.start + start)} to ${dayText(series.start + end)}, in the rainy season: zeros in place of missing days?`,
        },
      ];
    }),
  );
}

/** Months whose daily rain is that of the same month of another year, which weather does not repeat. */
function repeatedMonths(series: DailySeries): QualityFlag[] {
  const seen = new Map<string, number>();
  const flags: QualityFlag[] = [];
  for (let first = 0; first < series.rain.length;) {
    let end = first;
    while (series.month[end + 1] === series.month[first]) end += 1;
    const days = [...series.rain.subarray(first, end + 1)];
    if (!days.includes(MISSING) && days.filter((rain) => rain > 0).length >= 4) {
      const key = `${series.month[first]} ${days.slice(0, 28).join(' ')}`;
      const earlier = seen.get(key);
      if (earlier === undefined) seen.set(key, first);
      else {
        flags.push({
          check: 'repeatedMonth',
          element: 'rain',
          from: first,
          to: end,
          sentence: `The daily rain of ${dayText(series.start + first).slice(0, 7)} is that of ${dayText(series.start + earlier).slice(0, 7)}, day by day.`,
        });
      }
    }
    first = end + 1;
  }
  return flags;
}

function accumulatedRain(series: DailySeries, { gapBefore, accumulated }: QualityLimits): QualityFlag[] {
  return flagDays(
    series,
    (index) => {
      if ((series.rain[index] ?? 0) < accumulated * 100 || index - gapBefore < series.firstRecord) return false;
      return series.rain.subarray(index - gapBefore, index).every((rain) => rain === MISSING);
    },
    (index) => ({
      check: 'accumulated',
      element: 'rain',
      sentence: `${mm(series.rain[index])} mm after ${gapBefore} or more missing days: perhaps the rain of all of them in one reading.`,
    }),
  );
}
