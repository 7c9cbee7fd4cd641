import { daysInMonth } from '../../dates/day.ts';
import type { CellKind } from './cellKinds.ts';

/** With what the words for months begin, in English and in French, and the month each is. */
export const monthBegins: readonly (readonly [begin: string, month: number])[] = [
  ...(['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const).map(
    (begin, at) => [begin, at + 1] as const,
  ),
  ...([
    ['fév', 2],
    ['fev', 2],
    ['avr', 4],
    ['mai', 5],
    ['juin', 6],
    ['juil', 7],
    ['aoû', 8],
    ['aou', 8],
    ['déc', 12],
  ] as const),
];

/** The words for months, as expressions: those of English, and those of both. */
export const ENGLISH_MONTHS =
  'jan(uary)?|feb(ruary)?|mar(ch)?|apr(il)?|may|june?|july?|aug(ust)?|sept?(ember)?|oct(ober)?|nov(ember)?|dec(ember)?';
export const MONTHS = `${ENGLISH_MONTHS}|janv(ier)?|f[eé]v(r(ier)?)?|mars|avr(il)?|mai|juin|juil(let)?|ao[uû]t|septembre|octobre|novembre|d[eé]c(embre)?`;
/** Days of the week before a day, with what stands behind them. Mardi is never short: mar is March. */
export const WEEKDAY = String.raw`(((mon|tues?|wed(nes)?|thu(rs)?|fri|sat(ur)?|sun)(day)?|(lun|mer(cre)?|jeu|ven(dre)?|same?)(di)?|mardi|dim(anche)?)[.,]? )?`;

/** The number of a month by its name, 1 to 12; 0 where a word is none. */
export function monthOf(word: string): number {
  const small = word.toLowerCase();
  return monthBegins.find(([begin]) => small.startsWith(begin))?.[1] ?? 0;
}

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
  const plain = text
    .replace(/^(mon|tue|wed|thu|fri|sat|sun|lun|mardi|mer|jeu|ven|sam|dim)[a-z]*/i, '')
    .replace(/(\d)(st|nd|rd|th|er)/i, '$1');
  const parts = plain.match(/\d+|[a-zà-ÿ]+/gi) ?? [];
  return parts
    .map((part) => (/\d/.test(part) ? Number(part) : monthOf(part)))
    .map((part, at) => (/short/i.test(kind) && at === 2 ? part + (part <= LAST_SHORT_YEAR ? 2000 : 1900) : part));
}
