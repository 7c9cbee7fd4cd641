import { type Day, dayOfMonth, monthOf, yearOf } from './day.ts';

const SHORT_MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A day as people say it in a sentence: "27 Mar"; with the year when asked: "27 Mar 2026". */
export function spokenDay(day: Day, withYear = false): string {
  const spoken = `${dayOfMonth(day)} ${SHORT_MONTHS[monthOf(day) - 1]}`;
  return withYear ? `${spoken} ${yearOf(day)}` : spoken;
}
