import { expect, test } from 'vitest';
import { dayNumber } from '../dates/day.ts';
import type { SeasonNow } from './districtSeasons.ts';
import { type RainThreshold, rainProposals } from './proposals.ts';
import { makeSeries } from './series.ts';
import { madeSeries } from './testing/madeSeries.ts';

const THRESHOLDS: RainThreshold[] = [
  { concern: 'drySpell', amount: 0, days: 10, active: true },
  { concern: 'heavyRain', amount: 75, days: 1, active: true },
  { concern: 'heat', amount: 39, days: 3, active: true },
  { concern: 'lateOnset', amount: 0, days: 1, active: true },
];
const now = (phase: SeasonNow['state']['phase'], dryDays: number | null): SeasonNow => ({
  year: 2026,
  asOf: '2026-06-20',
  state: {
    phase,
    begunOn: null,
    day: null,
    rain: null,
    falseStarts: 0,
    dryDays,
    doubt: null,
    sentence: 'The rains are late.',
  },
});
const series = (rain: Readonly<Record<string, number>> = {}) =>
  madeSeries({ from: '2026-01-01', to: '2026-06-20', rain });
const concerns = (...given: Parameters<typeof rainProposals>) =>
  rainProposals(...given).map(({ concern, from, to }) => [concern, from, to]);

test('a dry spell is proposed from ten days on, in a season that has begun', () => {
  expect(concerns(series(), now('drySpell', 10), 'Ejura', THRESHOLDS)).toEqual([
    ['drySpell', '2026-06-11', '2026-06-20'],
  ]);
  expect(concerns(series(), now('drySpell', 9), 'Ejura', THRESHOLDS)).toEqual([]);
  expect(concerns(series(), now('notYet', 40), 'Ejura', THRESHOLDS)).toEqual([]);
});

test('heavy rain of the last seven days is proposed, older rain and less rain are not', () => {
  expect(concerns(series({ '2026-06-14': 75 }), now('confirmed', 2), 'Ejura', THRESHOLDS)).toEqual([
    ['heavyRain', '2026-06-14', '2026-06-14'],
  ]);
  expect(concerns(series({ '2026-06-13': 120 }), now('confirmed', 2), 'Ejura', THRESHOLDS)).toEqual([]);
  expect(concerns(series({ '2026-06-19': 74.9 }), now('confirmed', 2), 'Ejura', THRESHOLDS)).toEqual([]);
});

test('heat is proposed after three hot days in a row, late rains while they are late, nothing that is switched off or old', () => {
  const hot = (values: readonly number[]) =>
    makeSeries(
      'hot',
      values.map((tmax, at) => ({ day: dayNumber('2026-06-18') + at, rain: 0, tmax })),
    );
  expect(concerns(hot([39, 40.1, 39]), now('confirmed', 1), 'Ejura', THRESHOLDS)).toEqual([
    ['heat', '2026-06-18', '2026-06-20'],
  ]);
  expect(concerns(hot([38.9, 40.1, 39]), now('confirmed', 1), 'Ejura', THRESHOLDS)).toEqual([]);
  expect(concerns(series(), now('late', 30), 'Ejura', THRESHOLDS)).toEqual([['lateOnset', '2026-01-01', '2026-06-20']]);
  expect(
    concerns(
      series(),
      now('late', 30),
      'Ejura',
      THRESHOLDS.map((each) => ({ ...each, active: false })),
    ),
  ).toEqual([]);
  expect(concerns(series(), null, 'Ejura', THRESHOLDS)).toEqual([]);
});
