import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayNumber, dayText, daysBetween, daysInMonth, monthOf, yearOf } from './day.ts';
import { inYear, monthDayNumber } from './monthDay.ts';
import { parseDay } from './parseDay.ts';
import { parseInstant } from './parseInstant.ts';
import { spokenDay } from './spokenDay.ts';

describe('days', () => {
  it.each([
    ['1970-01-01', 0],
    ['1969-12-31', -1],
    ['2000-02-29', 11_016],
    ['2026-04-15', 20_558],
  ])('%s is day %i', (day, number) => {
    expect(dayNumber(day)).toBe(number);
    expect(dayText(number)).toBe(day);
  });

  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-02-28', 1, '2027-03-01'],
    ['2100-02-28', 1, '2100-03-01'],
    ['2026-03-16', 30, '2026-04-15'],
    ['2026-04-15', -30, '2026-03-16'],
  ])('%s and %i days is %s', (day, days, answer) => {
    expect(addDays(day, days)).toBe(answer);
  });

  it('agrees with the calendar of JavaScript on every day of 400 years', () => {
    const start = Date.UTC(1900, 0, 1) / 86_400_000;
    const wrong = Array.from({ length: DAYS_IN_400_YEARS }, (_, index) => start + index).filter((number) => {
      const text = new Date(number * 86_400_000).toISOString().slice(0, 10);
      return dayText(number) !== text || dayNumber(text) !== number;
    });
    expect(wrong).toEqual([]);
  });

  it('counts days both ways', () => {
    const day = fc.integer({ min: -100_000, max: 200_000 }).map(dayText);
    const holds = fc.check(fc.property(day, day, (from, to) => addDays(from, daysBetween(from, to)) === to));
    expect(holds.counterexample).toBeNull();
  });

  it('knows months and their lengths', () => {
    expect(yearOf('2026-04-15')).toBe(2026);
    expect(monthOf('2026-04-15')).toBe(4);
    expect(daysInMonth(2028, 2)).toBe(29);
    expect(daysInMonth(2027, 2)).toBe(28);
    expect(Array.from({ length: 12 }, (_, at) => daysInMonth(2026, at + 1))).toEqual([
      31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31,
    ]);
    expect(daysInMonth(1900, 2)).toBe(28);
    expect(daysInMonth(2000, 2)).toBe(29);
  });
});

describe('a day of any year', () => {
  it('falls on the day of that year', () => expect(dayText(monthDayNumber('03-22', 2026))).toBe('2026-03-22'));
  it('is 28 February where there is no 29th', () => {
    expect(dayText(monthDayNumber('02-29', 2027))).toBe('2027-02-28');
    expect(dayText(monthDayNumber('02-29', 2028))).toBe('2028-02-29');
    expect(inYear('2028-02-29', 2026)).toBe('2026-02-28');
    expect(inYear('2026-11-21', 2031)).toBe('2031-11-21');
  });
});

describe('bad dates are answered with a sentence', () => {
  it.each([
    ['next week', '"next week" is not a date. Write it as year-month-day, for example 2026-04-15.'],
    ['15/04/2026', '"15/04/2026" is not a date. Write it as year-month-day, for example 2026-04-15.'],
    ['2026-13-01', '2026-13-01 has no real month: 13 is not between 01 and 12. Write year-month-day.'],
    [
      '2027-02-29',
      '2027-02-29 is not a real day: February 2027 has 28 days. 2027 is not a leap year. Choose a day from 1 to 28.',
    ],
    ['2026-04-31', '2026-04-31 is not a real day: April 2026 has 30 days. Choose a day from 1 to 30.'],
    ['0000-01-01', '0000-01-01 has the year 0000. Write the year with four digits, for example 2026.'],
  ])('%s', (text, mistake) => expect(parseDay(text)).toEqual({ mistake }));

  it('cuts what is quoted at 40 characters', () => {
    expect(parseDay('a'.repeat(40))).toEqual({
      mistake: `"${'a'.repeat(40)}" is not a date. Write it as year-month-day, for example 2026-04-15.`,
    });
    expect(parseDay('a'.repeat(41))).toEqual({
      mistake: `"${'a'.repeat(39)}…" is not a date. Write it as year-month-day, for example 2026-04-15.`,
    });
  });

  it('takes the first and the last day of a month, and the first year', () => {
    for (const day of ['2026-01-01', '2026-12-31', '0001-01-01']) expect(parseDay(day)).toEqual({ day });
    expect(parseDay('2026-04-00')).toHaveProperty('mistake');
  });

  it('takes a real day', () => expect(parseDay(' 2028-02-29 ')).toEqual({ day: '2028-02-29' }));
});

describe('reading an instant', () => {
  it.each([
    ['2026-04-15T12:00:00Z', '2026-04-15T12:00:00.000Z'],
    ['2026-04-15t12:00:00.25z', '2026-04-15T12:00:00.250Z'],
    ['2028-02-29T23:30:00-01:00', '2028-03-01T00:30:00.000Z'],
  ])('takes %s', (text, instant) => expect(parseInstant(text)?.toISOString()).toBe(instant));

  it.each([
    ['a day', '2026-04-15'],
    ['a time of no zone', '2026-04-15T12:00:00'],
    ['a day no calendar has', '2026-02-30T12:00:00Z'],
    ['an hour no clock has', '2026-04-15T25:00:00Z'],
    ['more than an instant', '2026-04-15T12:00:00Z and later'],
  ])('refuses %s', (_, text) => expect(parseInstant(text)).toBeNull());
});

it('says dates as people do', () => {
  expect(spokenDay('2026-03-27')).toBe('27 Mar');
  expect(spokenDay('2026-03-07', true)).toBe('7 Mar 2026');
});

const DAYS_IN_400_YEARS = 146_097;
