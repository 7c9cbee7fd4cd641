import { dayOf, monthOf, yearOf } from '#engines/dates/day.ts';

/** The first days of the months inside a span. */
export function monthStarts(from: string, to: string): string[] {
  const days: string[] = [];
  for (let year = yearOf(from), month = monthOf(from) + 1; ; month += 1) {
    if (month > 12) [year, month] = [year + 1, 1];
    const day = dayOf(year, month, 1);
    if (day > to) return days;
    days.push(day);
  }
}
