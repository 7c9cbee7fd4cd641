import { describe, expect, it } from 'vitest';
import { dayNumber } from '../../dates/day.ts';
import { checkQuality } from './quality.ts';
import { type DayValues, dayAt, makeSeries } from '../series.ts';
import { hasSharedClimate, sharedRows, sharedSeries } from '../testing/sharedClimate.ts';

const first = dayNumber('2001-10-01');
/** Days from 1 October 2001 on, and which of them are found to be filled in. */
function filled(days: readonly Omit<DayValues, 'day'>[]): string[] {
  const series = makeSeries(
    'made',
    days.map((values, at) => ({ ...values, day: first + at })),
  );
  return checkQuality(series).flatMap(({ check, element, from }) =>
    check === 'filledIn' ? [`${element} ${dayAt(series, from)}`] : [],
  );
}

describe('values put in for missing days', () => {
  it('are the same rain on five days of a month, of 2 mm or more', () => {
    const rain = (amount: number, count: number, step: number) =>
      Array.from({ length: 60 }, (_, at) => ({ rain: at % step === 0 && at / step < count ? amount : 0 }));
    expect(filled(rain(380, 5, 7))).toEqual(['01', '08', '15', '22', '29'].map((day) => `rain 2001-10-${day}`));
    // Four times, or over more than a month, or as little as many days have.
    expect([filled(rain(380, 4, 7)), filled(rain(380, 5, 8)), filled(rain(150, 5, 7))]).toEqual([[], [], []]);
  });
  it('are numbers with more decimals than nearly all others have', () => {
    const days = (odd: number) =>
      Array.from({ length: 30 }, (_, at) => ({ rain: 0, tmin: at === 9 ? odd : 20 + at / 10 }));
    expect(filled(days(21.37))).toEqual(['tmin 2001-10-10']);
    expect(filled(days(21.3))).toEqual([]);
    // A thermometer in °F: all have hundredths.
    expect(filled(Array.from({ length: 30 }, (_, at) => ({ rain: 0, tmin: 20.01 + at / 10 })))).toEqual([]);
  });
  it.skipIf(!hasSharedClimate)(
    'are found where a publisher put them into the record beside the checkout, and nowhere else',
    () => {
      const clean = sharedSeries('kumasi-a');
      expect(checkQuality(clean).filter(({ check }) => check === 'filledIn')).toEqual([]);
      const bad = sharedRows('qc_known_bad.csv').filter(({ element }) => element === 'sun');
      const sun = clean.sun.slice();
      const rain = clean.rain.slice();
      for (const { date = '', raw_value: value } of bad)
        sun[dayNumber(date) - clean.start] = Math.round(Number(value) * 100) / 100;
      for (const { date = '', element } of sharedRows('qc_known_bad.csv'))
        if (element === 'rain') rain[dayNumber(date) - clean.start] = 380;
      const found = checkQuality({ ...clean, sun, rain }).filter(({ check }) => check === 'filledIn');
      const shown = bad.filter(({ raw_value: value }) => (Math.round(Number(value) * 100) / 10) % 1 !== 0);
      expect(found.filter(({ element }) => element === 'sun')).toHaveLength(shown.length);
      // Six days, and one of the same month on which 3.8 mm were measured.
      expect(found.filter(({ element }) => element === 'rain')).toHaveLength(7);
    },
  );
});
