import { type Day, dayOfMonth, monthOf, yearOf } from '../../dates/day.ts';

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

/** "1 jour", "12 jours"; none is singular, too. */
export function frenchDays(count: number): string {
  return count < 2 ? `${count} jour` : `${count} jours`;
}

/** A number with the comma of French: "21,5". */
export function frenchNumber(value: number): string {
  return String(value).replace('.', ',');
}
