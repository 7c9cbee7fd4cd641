import type { Grid } from './grid.ts';
import { elementOf, type Head } from './headings.ts';
import { monthNamed } from './plainDay.ts';
import { CODES } from './questions.ts';
import type { Element, Mistake, RawValue } from './types.ts';

export type Row = Grid['rows'][number];
export type Heads = ReadonlyMap<Head, number>;

/** The cell of a row below a heading; empty where the heading is not there. */
export function cellOf({ cells }: Row, heads: Heads, head: Head): string {
  return cells[heads.get(head) ?? -1] ?? '';
}

/** What a row measures; rain where no column says, and null for what is not kept, which is named. */
export function elementIn(row: Row, heads: Heads, mistakes: Mistake[]): Element | null {
  if (!heads.has('element')) return 'rain';
  const word = cellOf(row, heads, 'element');
  const element = elementOf(word);
  if (!element)
    mistakes.push({
      line: row.at,
      mistake: `"${word.slice(0, 40)}" is neither rain nor temperature, sunshine, wind or humidity; the row is left out.`,
    });
  return element;
}

/** The value in a cell of a form. */
export function valueAt(row: Row, at: number, heads: Heads, element: Element, date: RawValue['date']): RawValue {
  return {
    row: row.at,
    cell: `row ${row.at}, column ${at + 1}`,
    station: cellOf(row, heads, 'station'),
    date,
    element,
    text: row.cells[at] ?? '',
  };
}

/** Whether a month has a day; what is written for one that it has not, as forms are filled up, is named unless it is nothing. */
export function isInMonth(
  date: Exclude<RawValue['date'], string>,
  { at: line, cells }: Row,
  at: number,
  mistakes: Mistake[],
): boolean {
  // Of a year of two digits the century is not known yet: 00 may have a 29 February.
  const year = Number(date.year) + (date.year.length <= 2 ? 2000 : 0);
  const length = new Date(Date.UTC(year, monthNamed(date.month) ?? Number(date.month), 0)).getUTCDate();
  const text = cells[at] ?? '';
  const isThere = !(Number(date.day) > length);
  if (!isThere && Number(text) > 0)
    mistakes.push({
      line,
      mistake: `Column ${at + 1} holds ${text} for day ${date.day} of a month of ${length} days; it is left out.`,
    });
  return isThere;
}

export function isDayOfMonth(text: string): boolean {
  return /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= 31;
}

/** Whether nothing is written for a value, or a word for nothing. */
export function isBlank(text: string): boolean {
  return /^(na|nan|null|-|m)?$/i.test(text);
}

/** Whether nothing was measured by what is written in a cell: nothing, a word for it, or a code of missing days. */
export function isUnmeasured(text: string): boolean {
  return isBlank(text) || Number(text) < 0 || CODES.has(Number(text));
}

export function noDay({ at, cells }: Row, day: string): Mistake {
  const found = day === '' ? cells.find((cell) => cell !== '') : day;
  return { line: at, mistake: `"${(found ?? '').slice(0, 40)}" is not a day; the row is left out.` };
}
