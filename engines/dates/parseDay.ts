import { type Day, daysInMonth } from './day.ts';
import { monthNames } from './monthNames.ts';

/** A day, or the sentence that says what was found and how to write it. */
export type ParsedDay = { readonly day: Day } | { readonly mistake: string };

/** Reads text as a calendar day; refuses what is not YYYY-MM-DD and days no calendar has (29 February 2027). */
export function parseDay(text: string): ParsedDay {
  const trimmed = text.trim();
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(trimmed);
  if (!match) {
    return { mistake: `${quoted(text)} is not a date. Write it as year-month-day, for example 2026-04-15.` };
  }
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (year === 0)
    return { mistake: `${trimmed} has the year 0000. Write the year with four digits, for example 2026.` };
  const monthName = monthNames[month - 1];
  if (monthName === undefined) {
    return { mistake: `${trimmed} has no real month: ${match[2]} is not between 01 and 12. Write year-month-day.` };
  }
  const length = daysInMonth(year, month);
  if (day < 1 || day > length) {
    const leap = month === 2 && day === 29 ? ` ${year} is not a leap year.` : '';
    return {
      mistake: `${trimmed} is not a real day: ${monthName} ${year} has ${length} days.${leap} Choose a day from 1 to ${length}.`,
    };
  }
  return { day: trimmed };
}

function quoted(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return `"${line.length > 40 ? `${line.slice(0, 39)}…` : line}"`;
}
