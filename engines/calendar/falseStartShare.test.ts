import { expect, it } from 'vitest';
import { doy366Of, falseStartSentence, falseStartShare } from './falseStartShare.ts';
import type { OnsetRecord } from './types.ts';

/** 22 March is day 82 of a year that has a 29 February: 31 + 29 + 22. */
const DAY = '2027-03-22';
const recordOf = (starts: readonly (readonly [year: number, doy: number, failed: boolean])[]): OnsetRecord => ({
  place: 'Ejura',
  firstYear: 1981,
  lastYear: 2025,
  starts: starts.map(([year, doy, failed]) => ({ year, doy, failed })),
});
const five = [
  [1990, 72, true],
  [1991, 80, false],
  [1992, 82, false],
  [1993, 85, true],
  [1994, 92, false],
] as const;

it('counts days as if every year had a 29 February', () => {
  expect(['2027-01-01', '2028-02-29', '2027-03-01', DAY, '2027-12-31'].map(doy366Of)).toEqual([1, 60, 61, 82, 366]);
});

it('counts starts of ten days before the day to ten days after it, and none beyond', () => {
  expect(falseStartShare(recordOf(five), DAY)).toEqual({ failed: 2, starts: 5 });
  expect(falseStartShare(recordOf([...five, [1995, 71, true], [1996, 93, true]]), DAY)).toEqual({
    failed: 2,
    starts: 5,
  });
});

it('says nothing of fewer than five, and leaves out the year it is asked to', () => {
  expect(falseStartShare(recordOf(five.slice(1)), DAY)).toBeNull();
  expect(falseStartShare(recordOf([...five, [1995, 82, true]]), DAY, 1995)).toEqual({ failed: 2, starts: 5 });
  expect(falseStartShare(recordOf(five), DAY, 1990)).toBeNull();
  expect(falseStartSentence(recordOf(five.slice(1)), DAY)).toEqual([]);
});

it('says the share with its days, its place and its years', () => {
  expect(falseStartSentence(recordOf(five), DAY)).toEqual([
    {
      code: 'falseStarts',
      of: {
        failed: 2,
        starts: 5,
        from: '2027-03-12',
        to: '2027-04-01',
        place: 'Ejura',
        firstYear: 1981,
        lastYear: 2025,
      },
    },
  ]);
});
