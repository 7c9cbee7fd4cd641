import { expect, test } from 'vitest';
import { doubtsOf } from './doubts.ts';

const mine = { mine: true, lastVisit: '2026-08-03', latestCounts: [40, 12, 31] };

test('a usual count from an own trap is not asked about', () => {
  expect(doubtsOf(60, '2026-08-10', mine)).toEqual([]);
});

test('a second report of the same day is asked about', () => {
  expect(doubtsOf(60, '2026-08-03', mine)).toEqual(['sameDay']);
});

test('a report from a trap that somebody else visits is asked about', () => {
  expect(doubtsOf(60, '2026-08-10', { ...mine, mine: false })).toEqual(['notLinked']);
});

test('4,000 where 40 was the most is far outside; 799 is not', () => {
  expect(doubtsOf(4000, '2026-08-10', mine)).toEqual(['farOutside']);
  expect(doubtsOf(800, '2026-08-10', mine)).toEqual(['farOutside']);
  expect(doubtsOf(799, '2026-08-10', mine)).toEqual([]);
});

test('after empty traps 100 is far outside and 99 is not; the first count of a trap never is', () => {
  expect(doubtsOf(100, '2026-08-10', { ...mine, latestCounts: [0, 0] })).toEqual(['farOutside']);
  expect(doubtsOf(99, '2026-08-10', { ...mine, latestCounts: [0, 0] })).toEqual([]);
  expect(doubtsOf(4000, '2026-08-10', { ...mine, latestCounts: [], lastVisit: null })).toEqual([]);
});
