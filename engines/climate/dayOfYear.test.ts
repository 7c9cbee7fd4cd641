import { expect, it } from 'vitest';
import { type DayOfYear, readDaysOfYear } from './dayOfYear.ts';

const read = (written: readonly DayOfYear[], counts366 = false) => written.map(readDaysOfYear(written, counts366));

it('counts days from 1 January on', () => {
  expect(
    read([
      ['2001', '1'],
      ['2001', '60'],
      ['2001', '365'],
      ['2004', '60'],
      ['2004', '366'],
    ]),
  ).toEqual(['2001-01-01', '2001-03-01', '2001-12-31', '2004-02-29', '2004-12-31']);
});

it('counts a 29 February in every year where common years have a 366th day and no 60th, or where the heading says so', () => {
  const days: DayOfYear[] = [
    ['2001', '59'],
    ['2001', '61'],
    ['2001', '366'],
    ['2004', '60'],
    ['2004', '61'],
  ];
  const dates = ['2001-02-28', '2001-03-01', '2001-12-31', '2004-02-29', '2004-03-01'];
  expect(read(days)).toEqual(dates);
  expect(read([['2001', '61']], true)).toEqual(['2001-03-01']);
  expect(read([['2001', '61']])).toEqual(['2001-03-02']);
});

it('takes no 366th day where the years count from 1 January on', () => {
  expect(
    read([
      ['2001', '60'],
      ['2001', '366'],
    ]),
  ).toEqual(['2001-03-01', null]);
});

it('knows no day of what is none', () => {
  expect(
    read([
      ['2001', '0'],
      ['2004', '367'],
      ['2001', ''],
      ['01', '3'],
      ['2001', '1.5'],
    ]),
  ).toEqual([null, null, null, null, null]);
  expect(read([['2001', '60']], true)).toEqual([null]);
});
