import { LAST_SHORT_YEAR } from '../../tables/cells/cellDays.ts';
import { monthNamed, plainDay } from './plainDay.ts';
import type { Answers, Question, RawValue } from './types.ts';

const NUMERIC = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{1,2})(?:[T ].*)?$/;
const SHORT_YEAR = /^\d{1,2}$/;
const SHORT_NAMED = /^(\d{1,2})[-/. ](\p{L}{3,9})\.?[-/. ](\d{2})(?:[T ].*)?$/u;

/** What has to be asked about the dates of a file, as far as nobody has answered. */
export function askDates(values: readonly RawValue[], answers: Answers): Question[] {
  const order = askOrder(values, answers);
  // Which part of 03/04/05 is its year is only known after that.
  return order.length > 0 ? order : askCentury(values, answers);
}

/** 03/04/1980 can be two days, 03/04/05 three. */
function askOrder(values: readonly RawValue[], answers: Answers): Question[] {
  if (answers.dates !== undefined) return [];
  const dates = values.flatMap(({ date, row }) => {
    const match = typeof date === 'string' ? NUMERIC.exec(date) : null;
    return match
      ? [{ row, date, first: Number(match[1]), second: Number(match[2]), isShort: (match[3]?.length ?? 4) < 3 }]
      : [];
  });
  const example = dates[0];
  if (!example) return [];
  const isShort = dates.some((date) => date.isShort);
  const yearFirst = isShort ? dates.find(({ first }) => first > 31) : undefined;
  const dayFirst = yearFirst ? undefined : dates.find(({ first }) => first > 12);
  const monthFirst = dates.find(({ second }) => second > 12);
  const seen = [
    yearFirst && `${String(yearFirst.date)} (row ${yearFirst.row}) can only have the year first`,
    dayFirst &&
      `${String(dayFirst.date)} (row ${dayFirst.row}) can only have the day${isShort ? ' or the year' : ''} first`,
    monthFirst && `${String(monthFirst.date)} (row ${monthFirst.row}) only the month first`,
  ]
    .filter(Boolean)
    .join(', ');
  return [
    {
      asks: 'dates',
      question: `Dates are written like ${String(example.date)}.${seen === '' ? '' : ` ${seen}.`} What comes first?`,
      choices: [
        { value: 'dayFirst', text: 'The day' },
        { value: 'monthFirst', text: 'The month' },
        ...(isShort ? [{ value: 'yearFirst', text: 'The year, then the month' }] : []),
      ],
    },
  ];
}

/** Years of two digits from 30 on can only be of the last century, of a record that is not of the future; earlier ones of both. */
function askCentury(values: readonly RawValue[], answers: Answers): Question[] {
  if (answers.century !== undefined) return [];
  const first = values.find((value) => {
    const year = shortYearOf(value.date, answers.dates);
    return year !== null && year <= LAST_SHORT_YEAR;
  });
  if (!first) return [];
  const year = String(shortYearOf(first.date, answers.dates) ?? 0).padStart(2, '0');
  return [
    {
      asks: 'century',
      question: `Years are written with two digits, such as ${year} in row ${first.row}. Which years are 00 to ${LAST_SHORT_YEAR}?`,
      choices: [
        { value: '2000s', text: `2000 to 20${LAST_SHORT_YEAR}` },
        { value: '1900s', text: `1900 to 19${LAST_SHORT_YEAR}` },
      ],
    },
  ];
}

/** A year as it is written with one or two digits; null for a whole one, and for what is none. */
function shortYearOf(date: RawValue['date'], order: Answers['dates']): number | null {
  const year = typeof date === 'string' ? (partsIn(date, order)?.[0] ?? '') : date.year;
  return SHORT_YEAR.test(year) ? Number(year) : null;
}

/** Year, month and day of a date as it is written; null for what is none. */
export function dateParts(
  date: RawValue['date'],
  { dates, century }: Answers,
): readonly [year: number, month: number, day: number] | null {
  const parts =
    typeof date === 'string'
      ? partsIn(date, dates)
      : [date.year, String(monthNamed(date.month) ?? date.month), date.day];
  if (!parts?.every((part) => /^\d{1,4}$/.test(part))) return null;
  const year = wholeYear(parts[0] ?? '', century);
  return year === null ? null : [year, Number(parts[1]), Number(parts[2])];
}

/** Thermometers and gauges were not read before: a year of three digits is mistyped. */
const FIRST_YEAR = 1700;

function wholeYear(year: string, century: Answers['century']): number | null {
  const number = Number(year);
  if (!SHORT_YEAR.test(year)) return number >= FIRST_YEAR ? number : null;
  return number <= LAST_SHORT_YEAR && century === '2000s' ? 2000 + number : 1900 + number;
}

/** Year, month and day of a date in one cell, as they are written. */
function partsIn(text: string, order: Answers['dates']): readonly string[] | null {
  const plain = plainDay(text);
  if (plain) return plain.map(String);
  const [, namedDay = '', name = '', namedYear = ''] = SHORT_NAMED.exec(text) ?? [];
  const month = monthNamed(name);
  if (month !== null) return [namedYear, String(month), namedDay];
  const [, first = '', second = '', third = ''] = NUMERIC.exec(text.split(/[ T]/)[0] ?? '') ?? [];
  if (first === '') return null;
  if (order === 'yearFirst') return [first, second, third];
  return order === 'monthFirst' ? [third, first, second] : [third, second, first];
}
