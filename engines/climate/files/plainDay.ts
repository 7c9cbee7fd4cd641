/** The first letters of the months in English and French, without accents. */
const MONTHS = [
  /^jan/,
  /^f(eb|ev)/,
  /^mar/,
  /^a(pr|vr)/,
  /^ma[iy]/,
  /^jui?n/,
  /^jui?l/,
  /^a(ug|ou)/,
  /^sep/,
  /^oct/,
  /^nov/,
  /^dec/,
];
const DIGITS = /^(\d{4})(\d{2})(\d{2})(?:[T ].*)?$/;
const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/;
const NAMED_MONTH = /^(\d{1,2})[-/. ](\p{L}{3,9})\.?[-/. ](\d{4})(?:[T ].*)?$/u;

/**
 * Year, month and day of a date that can be read in one way only, whether there is such a day or not: 1980-01-31,
 * 1980/1/31, 19800131 and 31-Jan-1980, with a time of day behind it or without; null for any other.
 */
export function plainDay(text: string): readonly [year: number, month: number, day: number] | null {
  const parts = DIGITS.exec(text) ?? YEAR_FIRST.exec(text);
  if (parts) return [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  const [, day, name = '', year] = NAMED_MONTH.exec(text) ?? [];
  const month = monthNamed(name);
  return month === null ? null : [Number(year), month, Number(day)];
}

/** The number of a month by its name in English or French, or the first three letters; null for another word. */
export function monthNamed(name: string): number | null {
  const plain = name.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
  const month = MONTHS.findIndex((letters) => letters.test(plain)) + 1;
  return month === 0 ? null : month;
}
