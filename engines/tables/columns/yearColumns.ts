import type { Column } from '../types.ts';

/** Columns of one measure for years, seasons or months, which may become rows. */
export interface YearColumns {
  /** Places of the columns, 0 is the first. */
  readonly places: readonly number[];
  /** What each is of, in the same order: 2015, "2015/16", "Jan". */
  readonly periods: readonly string[];
  readonly period: 'Year' | 'Season' | 'Month';
  /** What is measured: what all names say beside the year, else "Value". */
  readonly measure: string;
  /** Of the numbers; empty where the names of the columns differ in it or say none. */
  readonly unit: string;
}

const MONTHS =
  'jan(uary)?|feb(ruary)?|mar(ch)?|apr(il)?|may|june?|july?|aug(ust)?|sept?(ember)?|oct(ober)?|nov(ember)?|dec(ember)?';
/** What a name of a column may be of, and what may be marked as provisional behind it: 2012*, 2012p. */
const periods = [
  ['Year', String.raw`((?:18|19|20|21)\d\d)(?: ?(?:[*†‡]+|\(?[pre]\)?))?`],
  ['Season', String.raw`((?:19|20)\d\d[/–-](?:(?:19|20)\d\d|\d\d))`],
  ['Month', String.raw`((?:${MONTHS})\.?(?:[ -](?:19|20)?\d\d)?|(?:19|20)\d\d-(?:0[1-9]|1[0-2]))`],
] as const;

/**
 * The columns of a wide table that hold one measure for a year, season or month each (Region, 2015, 2016, 2017): three or more, all
 * numbers of one unit, beside columns of words or codes alone. Null for other tables: a number beside them, such as a total, would stand
 * in every row and be counted as often, and so would a year that is still words.
 */
export function yearColumns(columns: readonly Pick<Column, 'name' | 'type' | 'unit'>[]): YearColumns | null {
  for (const [period, pattern] of periods) {
    const own = new RegExp(`^(?:(.+?)[ ,:]+)?${pattern}(?:[ ,:]+(.+))?$`, 'i');
    const found = columns.flatMap(({ name, type, unit }, place) => {
      const [, before = '', at, ...rest] = own.exec(name.trim()) ?? [];
      if (at === undefined || (type !== 'whole' && type !== 'decimal')) return [];
      return [{ place, at, measure: before || (rest.at(-1) ?? ''), unit }];
    });
    const [first] = found;
    if (first === undefined || found.length < 3) continue;
    const distinct = new Set(found.map(({ at }) => at.toLowerCase())).size;
    const others = columns.filter((_, place) => !found.some((each) => each.place === place));
    if (
      distinct !== found.length ||
      found.some(({ measure }) => measure !== first.measure) ||
      others.length === 0 ||
      others.some(
        ({ name, type }) => ((type === 'whole' || type === 'decimal') && !isKey(name)) || own.test(name.trim()),
      )
    )
      continue;
    const alike = found.every(({ unit }) => unit === first.unit);
    if (!alike) continue;
    return {
      places: found.map(({ place }) => place),
      periods: found.map(({ at }) => at),
      period,
      measure: first.measure === '' ? 'Value' : first.measure,
      unit: first.unit,
    };
  }
  return null;
}

/** Numbers that name what a row is of. */
function isKey(name: string): boolean {
  return /(^|[^a-z])(id|code|no\.?|number|s\/n|year|rank|serial|column 1)$/i.test(name.trim());
}
