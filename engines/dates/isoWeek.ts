import { type Day, dayNumber, dayNumberOf, dayText, yearOf } from './day.ts';

/** Monday to Sunday, the week of the planting-week picker. */
export interface Week {
  /** ISO 8601 name as `<input type="week">` writes it: 2026-W16. */
  readonly week: string;
  readonly start: Day;
  readonly end: Day;
}

/** The ISO week a day lies in: weeks start on Monday, week 1 holds 4 January. */
export function weekOf(day: Day): Week {
  const monday = mondayBefore(dayNumber(day));
  const weekYear = yearOf(dayText(monday + 3));
  const number = (monday - mondayBefore(dayNumberOf(weekYear, 1, 4))) / 7 + 1;
  return {
    week: `${String(weekYear).padStart(4, '0')}-W${String(number).padStart(2, '0')}`,
    start: dayText(monday),
    end: dayText(monday + 6),
  };
}

/** Reads 2026-W16; null when it is not the name of a week that the year has. */
export function parseWeek(text: string): Week | null {
  const match = /^(\d{4})-W(\d{2})$/.exec(text.trim());
  if (!match || Number(match[1]) === 0) return null;
  const first = mondayBefore(dayNumberOf(Number(match[1]), 1, 4));
  const found = weekOf(dayText(first + (Number(match[2]) - 1) * 7));
  return found.week === match[0] ? found : null;
}

/** 1970-01-01 was a Thursday: day number 4 is a Monday. */
function mondayBefore(number: number): number {
  return number - ((((number - 4) % 7) + 7) % 7);
}
