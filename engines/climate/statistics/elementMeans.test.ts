import { expect, it } from 'vitest';
import { addDays, dayNumber } from '../../dates/day.ts';
import { elementMeans } from './elementMeans.ts';
import { makeSeries } from '../series.ts';

it('tells the mean of each month of what is measured beside rain, where enough of it is known', () => {
  const days = Array.from({ length: 1461 }, (_, at) => addDays('2001-01-01', at));
  const series = makeSeries(
    'any',
    days.map((day) => ({
      day: dayNumber(day),
      rain: 0,
      // Half of the days of January 20, half 21; known in January alone, of four years.
      tmax: day.slice(5, 7) === '01' ? 20 + (Number(day.slice(8)) % 2) : null,
      // Two Februaries are too few.
      sun: day.slice(5, 7) === '02' && day < '2003' ? 8 : null,
    })),
  );
  const none = Array.from({ length: 11 }, () => null);
  expect(elementMeans(series)).toEqual([
    // 16 odd days of 31: 20 + 16 / 31 = 20.516.
    { element: 'tmax', firstYear: 2001, lastYear: 2004, knownDays: 124, months: [20.5, ...none] },
    { element: 'sun', firstYear: 2001, lastYear: 2002, knownDays: 56, months: [null, ...none] },
  ]);
});
