import { words } from '#web/lib/words.ts';

/** Name of a month, 1 to 12: "May". */
export function sayMonth(month: number): string {
  return words('dates.months').split(' ')[month - 1] ?? '';
}

/** Short name of a month, 1 to 12: "Sep". */
export function sayShortMonth(month: number): string {
  return words('dates.monthsShort').split(' ')[month - 1] ?? '';
}
