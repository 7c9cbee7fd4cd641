import { expect, test } from 'vitest';
import { daysInMonth, isLeapYear, mondayOf } from './day.ts';
import { frenchDay } from './frenchDay.ts';
import { monthDayNumber } from './monthDay.ts';
import { monthNames } from './monthNames.ts';
import { spokenDay } from './spokenDay.ts';

const days = Array.from({ length: 12 }, (_, at) => `2026-${String(at + 1).padStart(2, '0')}-27`);

test('a day is said in English, with its year when asked', () => {
  expect(days.map((day) => spokenDay(day))).toEqual([
    '27 Jan',
    '27 Feb',
    '27 Mar',
    '27 Apr',
    '27 May',
    '27 Jun',
    '27 Jul',
    '27 Aug',
    '27 Sep',
    '27 Oct',
    '27 Nov',
    '27 Dec',
  ]);
  expect(spokenDay('2026-03-01', true)).toBe('1 Mar 2026');
});

test('a day is said in French, the first of a month as such, with its year when asked', () => {
  expect(days.map((day) => frenchDay(day))).toEqual([
    '27 janvier',
    '27 février',
    '27 mars',
    '27 avril',
    '27 mai',
    '27 juin',
    '27 juillet',
    '27 août',
    '27 septembre',
    '27 octobre',
    '27 novembre',
    '27 décembre',
  ]);
  expect([frenchDay('2026-04-01', true), frenchDay('2026-04-02', true)]).toEqual(['1er avril 2026', '2 avril 2026']);
});

test('months have their English names', () => {
  expect(monthNames.join(' ')).toBe(
    'January February March April May June July August September October November December',
  );
});

test('a week begins on its Monday, before and after any day', () => {
  // 30 November 2026 is a Monday, 1 January 2024 as well.
  const week = ['30', '01', '02', '03', '04', '05', '06'].map((day, at) => `2026-${at === 0 ? '11' : '12'}-${day}`);
  expect(new Set(week.map(mondayOf))).toEqual(new Set(['2026-11-30']));
  expect([mondayOf('2026-12-07'), mondayOf('2024-01-01'), mondayOf('2023-12-31')]).toEqual([
    '2026-12-07',
    '2024-01-01',
    '2023-12-25',
  ]);
});

test('every fourth year is a leap year, of full centuries every fourth', () => {
  expect([1900, 2000, 2023, 2024, 2100].filter(isLeapYear)).toEqual([2000, 2024]);
  expect([daysInMonth(2026, 13), daysInMonth(2026, 4)]).toEqual([0, 30]);
});

test('29 February is the 28th where there is none', () => {
  expect(monthDayNumber('02-29', 2026)).toBe(monthDayNumber('02-28', 2026));
  expect(monthDayNumber('12-31', 2026) - monthDayNumber('01-01', 2026)).toBe(364);
});
