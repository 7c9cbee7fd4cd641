import { LAST_SHORT_YEAR, monthOf } from '../cells/cellDays.ts';
import type { CellKind } from '../cells/cellKinds.ts';
import type { ColumnReading, ColumnToDecide } from './decideColumn.ts';
import { finding, many, placeOf, quoted, typeWords } from '../findings.ts';
import type { Column, Finding, Fix } from '../types.ts';

/** How many cells of some kinds a column has. */
export type Count = (...kinds: CellKind[]) => number;

/** Something the sender is asked before cells become values, and whether it was accepted. */
export interface Question {
  readonly accepted: boolean;
  readonly finding: Finding;
}

const nothing: ReadonlySet<CellKind> = new Set(['empty', 'missing', 'errorValue']);

export function accepts(column: ColumnToDecide, kind: Fix['kind']): boolean {
  return column.fixes.some((fix) => fix.kind === kind && fix.sheet === column.sheet && fix.column === column.name);
}

export function fixOf(column: ColumnToDecide, kind: Fix['kind'], label: string): Fix {
  return { kind, sheet: column.sheet, column: column.name, label };
}

export function keepAsText(column: ColumnToDecide): Fix {
  return fixOf(column, 'keepAsText', `Keep ${column.name} as text, as it was written`);
}

/** The first cell of some kinds: where it stands, and what the first three say. */
export function firstOf(
  column: ColumnToDecide,
  kinds: readonly CellKind[],
): { readonly at: string; readonly example: string; readonly examples: readonly string[] } {
  const found = kinds.flatMap((kind) => column.counts.get(kind) ?? []).toSorted((a, b) => a.first - b.first);
  // One of each kind first, so that three examples show what differs.
  const examples = [
    ...new Set([
      ...found.flatMap((each) => each.examples.slice(0, 1)),
      ...found.flatMap((each) => each.examples.slice(1)),
    ]),
  ].slice(0, 3);
  return { at: placeOf(column.addresses, found[0]?.first ?? 0, column.index), example: examples[0] ?? '', examples };
}

export function listed(examples: readonly string[]): string {
  return examples.map(quoted).join(', ');
}

/** -999 where nothing was measured: a number until the sender says that it is none. */
export function sentinels(
  column: ColumnToDecide,
  read: readonly CellKind[],
  empties: boolean,
  count: Count,
): Finding[] {
  const number = count('sentinel');
  if (number === 0 || !read.includes('sentinel')) return [];
  const { at, examples } = firstOf(column, ['sentinel']);
  const [example = ''] = examples;
  return [
    finding({
      code: 'missingValues',
      weight: empties ? 'note' : 'warning',
      sheet: column.sheet,
      at,
      count: number,
      found: `${listed(examples)} in the column ${quoted(column.name)}`,
      expected: 'An empty cell where nothing was measured',
      mend: empties
        ? `Read as ${many(number, 'empty cell')}, as you chose; the original file keeps what is written there.`
        : `Often written where nothing was measured. It is kept as the number ${example}, which then counts in sums and means. If it means “no value”, accept that ${number === 1 ? 'it is' : 'they are'} left empty.`,
      fix: empties
        ? null
        : fixOf(column, 'emptySentinels', `Leave ${many(number, 'cell')} of ${column.name} with ${example} empty`),
    }),
  ];
}

/** Cells that do not fit the others: to be left empty, or, where they are codes, the column to be kept as text rather. */
export function oddOnes(
  column: ColumnToDecide,
  { type, read }: ColumnReading,
  odd: number,
  areCodes: boolean,
): Finding {
  const empty = fixOf(
    column,
    'emptyTheOdd',
    `Leave ${many(odd, 'odd cell')} of ${column.name} empty and read the others as ${typeWords[type]}`,
  );
  const { at, examples } = firstOf(column, othersOf(column, read));
  const isDay = type === 'date' || type === 'time';
  return finding({
    code: isDay ? 'unreadableDates' : 'mixedTypes',
    weight: 'warning',
    sheet: column.sheet,
    at,
    count: odd,
    found: `${listed(examples)} in the column ${quoted(column.name)}, where most cells are ${typeWords[type]}`,
    expected: isDay
      ? 'Dates as day/month/year or year-month-day, and days that exist'
      : `${typeWords[type][0]?.toUpperCase()}${typeWords[type].slice(1)} in every cell, or an empty cell`,
    mend: `Correct ${odd === 1 ? 'this cell' : 'these cells'} in your file and send it again, or accept that ${odd === 1 ? 'it is' : 'they are'} left empty. Until then the column is text and cannot be summed or charted.`,
    ...(areCodes ? { fix: keepAsText(column), otherFixes: [empty] } : { fix: empty, otherFixes: [keepAsText(column)] }),
  });
}

/** The kinds of a column's cells that say something and are not read. */
export function othersOf(column: ColumnToDecide, read: readonly CellKind[]): CellKind[] {
  return [...column.counts.keys()].filter((kind) => !read.includes(kind) && !nothing.has(kind));
}

export function emptied(column: ColumnToDecide, { type, read }: ColumnReading, odd: number): Finding {
  const { at, examples } = firstOf(column, othersOf(column, read));
  return finding({
    code: type === 'date' || type === 'time' ? 'unreadableDates' : 'mixedTypes',
    weight: 'note',
    sheet: column.sheet,
    at,
    count: odd,
    found: `${listed(examples)} in the column ${quoted(column.name)} of ${typeWords[type]}`,
    expected: `${typeWords[type]}, or an empty cell`,
    mend: `${many(odd, 'cell')} left empty, as you chose; the original file keeps what is written there.`,
  });
}

export function missing(column: ColumnToDecide, type: Column['type'], marks: number, count: Count): Finding {
  const kinds = (['errorValue', 'missing'] as const).filter((kind) => count(kind) > 0);
  const { at, examples } = firstOf(column, kinds);
  return finding({
    code: kinds[0] === 'errorValue' ? 'errorValues' : 'mixedTypes',
    weight: 'note',
    sheet: column.sheet,
    at,
    count: marks,
    found: `${listed(examples)} in the column ${quoted(column.name)} of ${typeWords[type]}`,
    expected: 'An empty cell where nothing was measured',
    mend: `Read as ${many(marks, 'empty cell')}; the original file keeps what is written there. Nothing to do, unless it means something else.`,
    fix: keepAsText(column),
  });
}

/** Dates that could be day first or month first: said, and read as in Ghana unless the file or the sender says otherwise. */
export function eitherWay(column: ColumnToDecide, read: readonly CellKind[], count: Count): Finding[] {
  const monthFirst = read.includes('monthFirst');
  const [months, days, either] = [
    count('monthFirst', 'monthFirstTime', 'shortYearMonth'),
    count('dayFirst', 'dayFirstTime', 'shortYearDay'),
    count('eitherFirst', 'eitherFirstTime', 'shortYear'),
  ];
  if (!monthFirst && (either === 0 || days > 0)) return [];
  if (monthFirst && months + either === 0) return [];
  const { at, example } = firstOf(
    column,
    months > 0 ? ['monthFirst', 'monthFirstTime', 'shortYearMonth'] : ['eitherFirst', 'eitherFirstTime', 'shortYear'],
  );
  const because =
    months > 0
      ? 'as no date fits day/month/year'
      : accepts(column, 'monthFirst')
        ? 'as you chose'
        : 'as in the other columns of the file';
  return [
    finding({
      code: 'unreadableDates',
      weight: monthFirst && !accepts(column, 'monthFirst') ? 'warning' : 'note',
      sheet: column.sheet,
      at,
      count: months + either,
      found: `${quoted(example)} in the column ${quoted(column.name)}: ${monthFirst ? 'dates with the month first' : 'dates that could begin with the day or with the month'}`,
      expected: 'Dates as year-month-day, such as 2026-04-15, which can be read in one way only',
      mend: monthFirst
        ? `Read as month/day/year, ${because}. If that is wrong, write the dates as year-month-day and send the file again.`
        : 'Read as day/month/year, as usual in Ghana. If that is wrong, choose month/day/year, or write the dates as year-month-day and send the file again.',
      fix: monthFirst ? keepAsText(column) : fixOf(column, 'monthFirst', `Read ${column.name} as month/day/year`),
      ...(!monthFirst && { otherFixes: [keepAsText(column)] }),
    }),
  ];
}

/** Years of two digits: text until the sender says of which century they are. */
export function shortYears(column: ColumnToDecide, read: readonly CellKind[], count: Count): Question {
  const kinds = (['shortYearDay', 'shortYearMonth', 'shortYear', 'namedShortYear'] as const).filter((kind) =>
    read.includes(kind),
  );
  const { at, examples } = firstOf(column, kinds);
  const number = count(...kinds);
  const accepted = accepts(column, 'readShortYears');
  const whole = examples.map((example) => wholeDay(example, read.includes('shortYearMonth')));
  const days = whole.join(', ');
  const yearsFirst = !accepted && yearsComeFirst(examples, whole);
  return {
    accepted,
    finding: finding({
      code: 'unreadableDates',
      weight: accepted ? 'note' : 'warning',
      sheet: column.sheet,
      at,
      count: number,
      found: `${listed(examples)} in the column ${quoted(column.name)}: years of two digits`,
      expected: 'Dates with four digits for the year, such as 2026-04-15',
      mend: yearsFirst
        ? 'The year seems to come first. Write the dates with four digits for the year and send the file again. Until then the column is text.'
        : accepted
          ? `Read as ${days}, as you chose; the original file keeps them as they were written.`
          : `Write the dates as year-month-day and send the file again, or accept that they are read as ${days}: years up to ${LAST_SHORT_YEAR} as 20${LAST_SHORT_YEAR}, later ones as 19…. Until then the column is text.`,
      fix: yearsFirst
        ? keepAsText(column)
        : accepted
          ? null
          : fixOf(column, 'readShortYears', `Read ${column.name} as ${days}`),
      ...(!accepted && !yearsFirst && { otherFixes: [keepAsText(column)] }),
    }),
  };
}

/** Whether days are of nearly one year where their first part is the year, and of very different ones as they would be read: 24-03-31. */
function yearsComeFirst(written: readonly string[], read: readonly string[]): boolean {
  const span = (years: readonly number[]): number => Math.max(...years) - Math.min(...years);
  const firsts = written.map((each) => Number(/^\d{2}(?=\D\d{1,2}\D\d{2}$)/.exec(each)?.[0] ?? Number.NaN));
  return written.length > 1 && span(firsts) <= 2 && span(read.map((each) => Number(each.slice(0, 4)))) > 20;
}

/** A day with a year of two digits in the order of the calendar. */
function wholeDay(written: string, monthFirst: boolean): string {
  const [one = '', other = '', short = ''] = written.match(/\d+|[a-zà-ÿ]+/gi) ?? [];
  const named = monthOf(other);
  const [day, month] = monthFirst && named === 0 ? [other, one] : [one, named > 0 ? String(named) : other];
  const year = Number(short) + (Number(short) <= LAST_SHORT_YEAR ? 2000 : 1900);
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

const daysFirst: readonly CellKind[] = ['dayFirst', 'shortYearDay', 'dayFirstTime'];
const monthsFirst: readonly CellKind[] = ['monthFirst', 'shortYearMonth', 'monthFirstTime'];

/** Columns of dates that stay text: written in two ways, or with the zone of their time. */
export function unreadable(column: ColumnToDecide, count: Count, said: number): Finding[] {
  const zoned = count('zoned') > 0;
  const dates = count(
    ...(['date', 'yearSlash', 'namedMonth', 'monthNamed', 'dayFirst', 'monthFirst', 'eitherFirst'] as const),
    ...(['shortYear', 'shortYearDay', 'shortYearMonth', 'namedShortYear'] as const),
    ...(['moment', 'zoned', 'dayFirstTime', 'monthFirstTime', 'eitherFirstTime'] as const),
  );
  if (dates < said / 2 || dates === 0) return [];
  if (!zoned && (count(...daysFirst) === 0 || count(...monthsFirst) === 0)) return [];
  const kinds: readonly CellKind[] = zoned
    ? ['zoned']
    : ['monthFirst', 'dayFirst', 'shortYearMonth', 'shortYearDay', 'monthFirstTime', 'dayFirstTime'];
  const { at, examples } = firstOf(column, kinds);
  return [
    finding({
      code: 'unreadableDates',
      weight: 'warning',
      sheet: column.sheet,
      at,
      count: zoned ? count('zoned') : count(...kinds, 'eitherFirst', 'shortYear', 'eitherFirstTime'),
      found: `${listed(examples)} in the column ${quoted(column.name)}: ${zoned ? 'times with their distance from UTC' : 'dates with the day first beside dates with the month first'}`,
      expected: zoned
        ? 'Times of one zone, without it: 2026-04-15 14:05'
        : 'Dates as day/month/year or year-month-day with four digits for the year, in one way throughout',
      mend: zoned
        ? 'Write all times in one zone (in Ghana UTC) without it and send the file again. Until then the column is text.'
        : 'Write the dates as year-month-day, such as 2026-04-15, and send the file again. Until then the column is text.',
    }),
  ];
}
