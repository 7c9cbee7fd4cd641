import { elementIn, type Heads, isDayOfMonth, isInMonth, noDay, type Row, valueAt } from './formRows.ts';
import type { Grid } from './grid.ts';
import { findHeads } from './headings.ts';
import { monthNamed } from './plainDay.ts';
import { type Element, FileRefused, type Mistake, type RawFile, type RawValue } from './types.ts';

/** A page of a register: its heading names the months, lines above it say of which year it is, and a row follows for each day. */
interface RegisterPage {
  readonly heading: Row;
  readonly heads: Heads;
  readonly dayAt: number;
  /** Where January stands; the other months follow it. */
  readonly januaryAt: number;
  readonly title: readonly Row[];
  readonly rows: readonly Row[];
}

const MONTH =
  /^(jan(uary|v(ier)?)?|feb(ruary)?|f[ée]vr?(ier)?|mar(ch|s)?|apr(il)?|avr(il)?|ma[iy]|june?|juin|july?|juil(let)?|aug(ust)?|ao[uû]t|sept?(ember|embre)?|oct(ober|obre)?|nov(ember|embre)?|dec(ember)?|d[ée]c(embre)?)\.?$/i;
/** A day of this number is in each month but February: a page without it counts something else. */
const LAST_ROW = 28;

/**
 * A form with a row for each day of the month and a column for each month, as registers of stations are kept: with a column of years, or a
 * page for each year below a line that names it. Null where no row of the grid names the months above days. Throws a sentence where months
 * stand in another order, or the year of a page is not said, or is said in two ways.
 */
export function readMonthColumns(grid: Grid): RawFile | null {
  const pages = pagesIn(grid.rows);
  const [first] = pages;
  if (!first || !pages.some(({ rows, dayAt }) => rows.some(({ cells }) => Number(cells[dayAt]) >= LAST_ROW)))
    return null;
  const mistakes: Mistake[] = [];
  const said = pages.map(elementSaid);
  const isOpen = !first.heads.has('element') && said.every((element) => element === null);
  if (said[0] === null && said.some((element) => element !== null && element !== 'rain'))
    throw new FileRefused(
      `Row ${first.heading.at}: the lines above do not say what was measured on the days below, and those of a later page do. Say it above the first page, too.`,
    );
  let element: Element = 'rain';
  const values = pages.flatMap((page, at) => {
    // What a page measures is said once where the next ones go on with it.
    element = said[at] ?? element;
    return valuesOn(page, element, mistakes);
  });
  return { format: 'monthColumns', values, mistakes, settled: {}, hasOpenElement: isOpen };
}

function pagesIn(rows: readonly Row[]): RegisterPage[] {
  const headings = rows.flatMap((row, index) => {
    const page = headingIn(row);
    return page ? [{ ...page, index }] : [];
  });
  let titleFrom = 0;
  return headings.map(({ index, ...page }, at) => {
    const title = rows.slice(titleFrom, index);
    const below = rows.slice(index + 1, headings[at + 1]?.index);
    const last = below.findLastIndex(
      (row) => isDayOfMonth(row.cells[page.dayAt] ?? '') || areSums(row, page.januaryAt),
    );
    titleFrom = index + 1 + last + 1;
    // What follows the last day and its sums heads the next page, if there is one.
    return { ...page, title, rows: headings[at + 1] ? below.slice(0, last + 1) : below };
  });
}

/** Whether a row has a number below most of the months. */
function areSums({ cells }: Row, januaryAt: number): boolean {
  return (
    cells.slice(januaryAt, januaryAt + 12).filter((cell) => cell !== '' && Number.isFinite(Number(cell))).length > 6
  );
}

function headingIn(heading: Row): Pick<RegisterPage, 'heading' | 'heads' | 'dayAt' | 'januaryAt'> | null {
  if (heading.cells.length < 12) return null;
  const months = heading.cells.flatMap((cell, at) => (MONTH.test(cell) ? [{ at, month: monthNamed(cell) }] : []));
  if (new Set(months.map(({ month }) => month)).size < 12) return null;
  const heads = findHeads(heading.cells);
  const januaryAt = months.find(({ month }) => month === 1)?.at ?? 0;
  const beside = heading.cells[januaryAt - 1] ?? '';
  // Days often stand before January without a name, or below the year.
  const dayAt = heads.get('day') ?? heads.get('date') ?? (beside === '' || isYear(beside) ? januaryAt - 1 : -1);
  if (dayAt < 0) return null;
  if (months.length > 12 || months.some(({ month, at }) => at !== januaryAt + (month ?? 0) - 1))
    throw new FileRefused(
      `Row ${heading.at} does not name the months from January to December, once each, one beside the other: ${months.map(({ at }) => heading.cells[at]).join(', ')}. Put them in that order, each year in rows of its own.`,
    );
  return { heading, heads, dayAt, januaryAt };
}

function valuesOn(page: RegisterPage, said: Element, mistakes: Mistake[]): RawValue[] {
  const { heads, dayAt, januaryAt } = page;
  const yearAt = heads.get('year');
  let year = yearAt === undefined ? yearOf(page) : '';
  return page.rows.flatMap((row): RawValue[] => {
    const day = row.cells[dayAt] ?? '';
    if (!isDayOfMonth(day)) {
      mistakes.push(noDay(row, day));
      return [];
    }
    // A year is written once where its cells were merged.
    year = row.cells[yearAt ?? -1] || year;
    if (year === '')
      throw new FileRefused(`Row ${row.at}: no year is written for its days. Write it into the column of years.`);
    const element = heads.has('element') ? elementIn(row, heads, mistakes) : said;
    if (!element) return [];
    return Array.from({ length: 12 }, (_, at) => at + 1).flatMap((month): RawValue[] => {
      const [date, at] = [{ year, month: String(month), day }, januaryAt + month - 1];
      return isInMonth(date, row, at, mistakes) ? [valueAt(row, at, heads, element, date)] : [];
    });
  });
}

function isYear(text: string): boolean {
  return /^(18|19|20)\d\d$/.test(text);
}

/** Words before a number that is no year of a page. */
const NO_YEAR =
  /(?:^|[^a-zé])(?:opened|open|since|depuis|est\w*|print\w*|alt\w*|elev\w*|height|lat\w*|lon\w*|ft|feet|station|stn|no|n°|number|id|code|gauge|total|annual|sum|mean|max\w*|min\w*|that of|in|from|to)\W*$/i;

/** The year of a page, by its heading or the lines above it: alone in a cell, after the word, or at the end of a title. */
function yearOf({ heading, dayAt, title }: RegisterPage): string {
  const beside = heading.cells[dayAt] ?? '';
  const found = title.flatMap(({ at, cells }) =>
    cells.flatMap((cell, place) => {
      const worded = isYear(cell) ? `${cells[place - 1] ?? ''} ${cell}` : cell;
      const named = /(?:^|\W)(?:year|ann[ée]e|an)\W*((?:18|19|20)\d\d)$/i.exec(worded)?.[1];
      const [, before = '', last] = /^(.*?)(?<![\d./-])((?:18|19|20)\d\d)$/.exec(cell) ?? [];
      const isPlain = last !== undefined && !NO_YEAR.test(before) && (before !== '' || isAlone(cell, cells));
      const year = named ?? (isPlain ? last : undefined);
      return year === undefined ? [] : [{ at, year }];
    }),
  );
  if (isYear(beside)) found.push({ at: heading.at, year: beside });
  const [first] = found;
  const other = found.find(({ year }) => year !== first?.year);
  if (!first)
    throw new FileRefused(
      `Row ${heading.at}: no year is written for the days below. Add a column "year", or a line such as "Year 1961" above the months.`,
    );
  if (other)
    throw new FileRefused(
      `Row ${heading.at}: the days below may be of ${first.year} (row ${first.at}) or of ${other.year} (row ${other.at}). Leave one year above the months.`,
    );
  return first.year;
}

/** Whether a cell stands alone in its row, or beside words alone: not among sums. */
function isAlone(cell: string, cells: readonly string[]): boolean {
  const others = cells.filter((each) => each !== '' && each !== cell);
  return !others.some((each) => /\d/.test(each) || NO_YEAR.test(each));
}

/** What the lines above a page say was measured; null where they do not. Throws a sentence for temperatures of which kind is not said. */
function elementSaid({ heading, title }: RegisterPage): Element | null {
  const text = title
    .flatMap(({ cells }) => cells)
    .join(' ')
    .toLowerCase();
  if (/rain|pluie|precip/.test(text)) return 'rain';
  if (/sunshine|insolation/.test(text)) return 'sun';
  if (/\bwind|\bvent\b/.test(text)) return 'wind';
  const [least, most] = [/\bmin/.test(text), /\bmax/.test(text)];
  const kind = /temp/.test(text)
    ? (['tmin', 'tmax'] as const)
    : /humid/.test(text)
      ? (['rhMin', 'rhMax'] as const)
      : null;
  if (kind === null) return null;
  if (least === most)
    throw new FileRefused(
      `Row ${heading.at}: the lines above do not say whether the days below are minima or maxima. Write the one or the other.`,
    );
  return least ? kind[0] : kind[1];
}
