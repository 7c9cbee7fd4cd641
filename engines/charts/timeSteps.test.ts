import { expect, test } from 'vitest';
import type { Column } from '../tables/types.ts';
import { stepFor } from './measured.ts';
import { instantOf } from './timeSteps.ts';

test.each([
  ['2026', '2026-01-01T00:00'],
  ['2026-Q3', '2026-07-01T00:00'],
  ['2026-05', '2026-05-01T00:00'],
  ['2026-05-06', '2026-05-06T00:00'],
  ['2026-05-06T14:00', '2026-05-06T14:00'],
  ['2026-05-06T14:30:15Z', '2026-05-06T14:30'],
])('%s begins at %s', (label, instant) => {
  expect(new Date(instantOf(label)).toISOString().slice(0, 16)).toBe(instant);
});

test('a word is no time', () => {
  expect(instantOf('Ashanti')).toBeNaN();
  expect(instantOf('(empty)')).toBeNaN();
});

const column = (type: 'date' | 'time', min: string, max: string): Column => ({
  name: 'When',
  key: 'c1',
  type,
  unit: '',
  names: null,
  unknownPlaces: [],
  profile: { empty: 0, distinct: 9, min, max, mean: null, top: [], histogram: [] },
});

test.each([
  ['time', '2026-04-01 06:00:00', '2026-04-03 18:00:00', 'hour'],
  ['time', '2026-04-01 06:00:00', '2026-06-03 18:00:00', 'day'],
  ['time', '2006-04-01 06:00:00', '2016-06-03 18:00:00', 'month'],
  ['date', '2026-04-01', '2026-04-03', 'day'],
  ['date', '1990-04-01', '2026-04-03', 'year'],
] as const)('a %s from %s to %s is drawn by %s', (type, from, to, step) => {
  expect(stepFor(column(type, from, to))).toBe(step);
});
