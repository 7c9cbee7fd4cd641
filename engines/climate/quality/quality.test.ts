import { describe, expect, it } from 'vitest';
import { dayNumber } from '../../dates/day.ts';
import { checkQuality } from './quality.ts';
import { dayAt, makeSeries } from '../series.ts';
import { daysFrom, eachDay, madeSeries } from '../testing/madeSeries.ts';

/** Rain in June and September, so that those months are not flagged for having none. */
const usual = { '2001-06-05': 12.1, '2001-09-05': 8.3 };

function flags(rain: Record<string, number>, missing: string[] = []) {
  const series = madeSeries({ from: '2001-01-01', to: '2001-12-31', rain: { ...usual, ...rain }, missing });
  return checkQuality(series).map(({ check, from, to }) => [check, dayAt(series, from), dayAt(series, to)]);
}

describe('a check of daily rain', () => {
  it('finds nothing in an ordinary year', () => expect(flags({ '2001-06-06': 0.2, '2001-07-01': 64 })).toEqual([]));
  it('finds a code typed as rain', () =>
    expect(flags({ '2001-12-03': 888.8 })).toEqual([['impossible', '2001-12-03', '2001-12-03']]));
  it('finds the same amount on four days in a row, not on three', () => {
    expect(flags(eachDay(daysFrom('2001-10-10', '2001-10-13'), 3.8))).toEqual([
      ['repeatedRun', '2001-10-10', '2001-10-13'],
    ]);
    expect(flags(eachDay(daysFrom('2001-10-10', '2001-10-12'), 3.8))).toEqual([]);
  });
  it('finds a June without rain', () => {
    expect(flags({ '2001-06-05': 0 })).toEqual([['dryRainySeason', '2001-06-01', '2001-06-30']]);
  });
  it('finds a large amount after missing days', () => {
    expect(flags({ '2001-07-10': 70 }, ['2001-07-08', '2001-07-09'])).toEqual([
      ['accumulated', '2001-07-10', '2001-07-10'],
    ]);
    expect(flags({ '2001-07-10': 70 }, ['2001-07-09'])).toEqual([]);
  });
  it('finds a month that repeats that of another year', () => {
    const november = { '11-03': 4.1, '11-09': 12, '11-17': 0.7, '11-22': 30.2 };
    const rain = Object.fromEntries(
      [2001, 2003].flatMap((year) => Object.entries(november).map(([day, mm]) => [`${year}-${day}`, mm])),
    );
    const series = madeSeries({
      from: '2001-01-01',
      to: '2003-12-31',
      rain: {
        ...rain,
        ...eachDay(['2001-06-05', '2002-06-05', '2003-06-05', '2001-09-05', '2002-09-05', '2003-09-05'], 9),
      },
    });
    expect(checkQuality(series).map(({ sentence }) => sentence)).toEqual([
      'The daily rain of 2003-11 is that of 2001-11, day by day.',
    ]);
  });
});

it('a check of sunshine, wind and humidity finds the impossible, swapped and repeated values, and no saturated nights', () => {
  const day = dayNumber('2001-01-01');
  const sun = [13.1, 13, 7, 7, 7, 7, 7, 7];
  const wind = [20.1, 20, 0, 0, 0, 0, 0, 0];
  const low = [60, 101, 30, 31, 32, 33, 34, 1];
  const high = [59, 102, 98, 98, 98, 98, 98, 98];
  const rows = sun.map((hours, at) => ({
    day: day + at,
    rain: 0,
    sun: hours,
    wind: wind[at] ?? null,
    rhMin: low[at] ?? null,
    rhMax: high[at] ?? null,
  }));
  const found = checkQuality(makeSeries('any', rows)).filter(({ element }) => element !== 'rain');
  expect(found.map(({ check, element, from, to }) => `${check} ${element} ${from}–${to}`)).toEqual([
    'impossible sun 0–0',
    'impossible wind 0–0',
    'impossible rhMin 1–1',
    'impossible rhMin 7–7',
    'impossible rhMax 1–1',
    'minimumAboveMaximum rhMin 0–0',
    'repeatedRun sun 2–7',
  ]);
});

it('a check of temperatures finds the impossible, jumps, swapped and repeated values', () => {
  const values = [
    [22, 33],
    [23, 34],
    [35, 24],
    [22, 33],
    [22, 60],
    [21, 32],
    [7.5, 31],
    [21, 31],
    [21, 31],
    [21, 31],
    [21, 31],
    [21, 31],
    [21, 31.5],
    [20, 31],
  ];
  const first = dayNumber('2001-03-01');
  const series = makeSeries(
    'made-up',
    values.map(([tmin, tmax], at) => ({ day: first + at, rain: 0, tmin: tmin!, tmax: tmax! })),
  );
  expect(checkQuality(series).map(({ check, element, from }) => `${check} ${element} ${dayAt(series, from)}`)).toEqual([
    'minimumAboveMaximum tmin 2001-03-03',
    'temperatureJump tmin 2001-03-07',
    'impossible tmax 2001-03-05',
    'temperatureJump tmax 2001-03-05',
    'repeatedRun tmin 2001-03-08',
    'repeatedRun tmax 2001-03-07',
  ]);
});
