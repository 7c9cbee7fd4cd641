import { expect, test } from 'vitest';
import { accumulatedRain } from './accumulated.ts';
import { madeSeries } from '../testing/madeSeries.ts';

test('rain adds up every ten days from a day on, until a day is missing or to come', () => {
  const series = madeSeries({
    from: '2001-01-01',
    to: '2002-04-25',
    rain: { '2001-03-31': 50, '2001-04-01': 5, '2001-04-10': 2.5, '2001-04-11': 1, '2002-04-02': 7 },
    missing: ['2001-04-25'],
  });
  // From 1 April, day 92: sums on 10, 20 and 30 April, days 101, 111 and 121.
  const { steps, years } = accumulatedRain(series, 92);
  expect([steps.slice(0, 3), steps.at(-1)]).toEqual([[101, 111, 121], 361]);
  expect(years.map(({ year, rain }) => [year, rain.slice(0, 3)])).toEqual([
    [2001, [750, 850, null]],
    [2002, [700, 700, null]],
  ]);
});
