import { expect, test } from 'vitest';
import { dayNumber } from '../../dates/day.ts';
import type { SeasonNow } from './districtSeasons.ts';
import { type RainThreshold, rainProposals } from './proposals.ts';
import { makeSeries } from '../series.ts';
import { madeSeries } from '../testing/madeSeries.ts';

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
type Given = Parameters<typeof rainProposals>;
const concerns = (...[rain, state, district, thresholds]: [Given[0], Given[1], Given[2], Given[3]]) =>
  rainProposals(rain, state, district, thresholds, true).map(({ concern, from, to }) => [concern, from, to]);

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

test('of private rain the threshold is told, not what fell', () => {
  const said = (tellsRain: boolean) =>
    rainProposals(series({ '2026-06-19': 81.3 }), now('confirmed', 1), 'Ejura', THRESHOLDS, tellsRain)[0]?.sentence;
  expect(said(true)).toBe('Ejura: 81.3 mm of rain on 19 Jun.');
  expect(said(false)).toBe('Ejura: at least 75 mm of rain on 19 Jun.');
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
  // A longer heat is the same one, from its first day on.
  expect(concerns(hot([38, 39, 40.1, 39, 39]), now('confirmed', 1), 'Ejura', THRESHOLDS)).toEqual([
    ['heat', '2026-06-19', '2026-06-22'],
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
