import { type Day, dayOfMonth, monthOf, yearOf } from './day.ts';

const MONTHS = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
];

/** A day inside a French sentence: "27 mars", "1er avril 2026". */
export function frenchDay(day: Day, withYear = false): string {
  const number = dayOfMonth(day);
  const said = `${number === 1 ? '1er' : number} ${MONTHS[monthOf(day) - 1]}`;
  return withYear ? `${said} ${yearOf(day)}` : said;
}
