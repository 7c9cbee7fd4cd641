import { daysInMonth } from '../dates/day.ts';
import type { CellKind } from './cellKinds.ts';

/** The months as three letters of English, in their order. */
export const monthNames: readonly string[] = [
  'jan',
  'feb',
  'mar',
  'apr',
  'may',
  'jun',
  'jul',
  'aug',
  'sep',
  'oct',
  'nov',
  'dec',
];

/** The kinds that are days, with the order of their parts. */
export const dayOrders = {
  date: 'ymd',
  yearSlash: 'ymd',
  namedMonth: 'dmy',
  moment: 'ymd',
  dayFirst: 'dmy',
  monthFirst: 'mdy',
  eitherFirst: 'dmy',
  monthNamed: 'mdy',
  shortYearDay: 'dmy',
  shortYearMonth: 'mdy',
  shortYear: 'dmy',
  namedShortYear: 'dmy',
  dayFirstTime: 'dmy',
  monthFirstTime: 'mdy',
  eitherFirstTime: 'dmy',
} as const;

/** Years of two digits up to this one are of this century, as spreadsheets take them. */
export const LAST_SHORT_YEAR = 29;

/** Whether a kind is a day. */
export function isDay(kind: CellKind): kind is keyof typeof dayOrders {
  return kind in dayOrders;
}

/** Whether the calendar has the day that a cell of a kind says: it has no 30/02/2024. */
export function dayExists(kind: keyof typeof dayOrders, text: string): boolean {
  const numbers = numbersOf(kind, text);
  const part = (letter: string): number => numbers[dayOrders[kind].indexOf(letter)] ?? 0;
  return part('y') > 0 && part('d') <= daysInMonth(part('y'), part('m'));
}

/** The numbers of a day as they are written, a month by name as its number. */
function numbersOf(kind: keyof typeof dayOrders, text: string): number[] {
  const plain = text.replace(/^(mon|tue|wed|thu|fri|sat|sun)[a-z]*/i, '').replace(/(\d)(st|nd|rd|th)/i, '$1');
  const parts = plain.match(/\d+|[a-z]+/gi) ?? [];
  return parts
    .map((part) => (/\d/.test(part) ? Number(part) : monthNames.indexOf(part.slice(0, 3).toLowerCase()) + 1))
    .map((part, at) => (/short/i.test(kind) && at === 2 ? part + (part <= LAST_SHORT_YEAR ? 2000 : 1900) : part));
}
