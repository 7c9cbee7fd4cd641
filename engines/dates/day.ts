/**
 * A calendar day without a time zone, written YYYY-MM-DD ("2026-04-15"). Years 0001 to 9999 of the Gregorian
 * calendar; text order is day order, so two days compare with `<`.
 */
export type Day = string;

/** Days between 0000-03-01 and 1970-01-01, the zero of a day number. */
const EPOCH = 719_468;
const DAYS_IN_ERA = 146_097;
const DAYS_IN_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** A day as a count of days since 1970-01-01, for arithmetic. The text must be a real day (see parseDay). */
export function dayNumber(day: Day): number {
  return dayNumberOf(yearOf(day), monthOf(day), dayOfMonth(day));
}

/**
 * The day number of year, month (1–12) and day of the month.
 * Source: H. Hinnant, "chrono-compatible low-level date algorithms" (days_from_civil).
 */
export function dayNumberOf(year: number, month: number, day: number): number {
  const shiftedYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(shiftedYear / 400);
  const yearOfEra = shiftedYear - era * 400;
  const dayOfShiftedYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfShiftedYear;
  return era * DAYS_IN_ERA + dayOfEra - EPOCH;
}

/** The day of a day number (civil_from_days of the same source). */
export function dayText(number: number): Day {
  const shifted = number + EPOCH;
  const era = Math.floor(shifted / DAYS_IN_ERA);
  const dayOfEra = shifted - era * DAYS_IN_ERA;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfShiftedYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * dayOfShiftedYear + 2) / 153);
  const day = dayOfShiftedYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1;
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  return dayOf(yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day);
}

/** Writes year, month (1–12) and day of the month as a day. */
export function dayOf(year: number, month: number, day: number): Day {
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;
}

/** The day so many days later (earlier when negative). */
export function addDays(day: Day, days: number): Day {
  return dayText(dayNumber(day) + days);
}

/** Days from the first day to the second; negative when the second is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return dayNumber(to) - dayNumber(from);
}

/** The Monday of a day's week. */
export function mondayOf(day: Day): Day {
  const days = daysBetween(SOME_MONDAY, day);
  return addDays(day, -(((days % 7) + 7) % 7));
}

const SOME_MONDAY = '2026-01-05';

export function yearOf(day: Day): number {
  return digits(day, 0, 4);
}

/** Month of the year, 1 to 12. */
export function monthOf(day: Day): number {
  return digits(day, 5, 7);
}

export function dayOfMonth(day: Day): number {
  return digits(day, 8, 10);
}

/** Whether a year has a 29 February. */
export function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

/** Length of a month (1–12) of a year, in days. */
export function daysInMonth(year: number, month: number): number {
  return month === 2 && isLeapYear(year) ? 29 : (DAYS_IN_MONTH[month - 1] ?? 0);
}

/** The number written in a part of a text, without cutting it out first: plans read thousands of days. */
function digits(text: string, from: number, to: number): number {
  let value = 0;
  for (let index = from; index < to; index += 1) value = value * 10 + text.charCodeAt(index) - 48;
  return value;
}

function twoDigits(value: number): string {
  return value < 10 ? `0${value}` : String(value);
}
