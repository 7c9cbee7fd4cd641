import { accepts, firstOf, fixOf, keepAsText, listed, type Question } from './columnFindings.ts';
import type { ColumnReading, ColumnToDecide } from './decideColumn.ts';
import { finding, many, quoted } from './say.ts';

/** Names of columns that hold days. */
const DAYS = /date|datum|fecha|(^|[^a-z])(day|when|dob|planted|sown|harvested|visited)([^a-z]|$)/i;
/** Days that spreadsheets count from 30 December 1899 on, 1954 to 2064; and 20240131. */
const SERIAL = /^[2-5][0-9]{4}$/;
const WITHOUT_SIGNS = /^(19|20)[0-9]{2}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])$/;
const DAY_MS = 86_400_000;

/** Whole numbers in a column of days, which a spreadsheet writes where a cell has lost its format: 45292 is 1 January 2024. Null for others. */
export function serialDates(column: ColumnToDecide, { type, read }: ColumnReading): Question | null {
  const whole = column.counts.get('whole');
  const numbers = read.filter((kind) => column.counts.has(kind));
  if (type !== 'whole' || whole === undefined || numbers.length !== 1 || !DAYS.test(column.name)) return null;
  const form = [SERIAL, WITHOUT_SIGNS].find((each) => whole.examples.every((example) => each.test(example)));
  if (form === undefined) return null;
  const counted = form === SERIAL ? 'as spreadsheets count days' : 'that may be days without signs between';
  const { at, examples } = firstOf(column, ['whole']);
  const days = examples.map((example) => dayOf(example, column.from1904 ?? false)).join(', ');
  const accepted = accepts(column, 'readSerialDates');
  return {
    accepted,
    finding: finding({
      code: 'unreadableDates',
      weight: accepted ? 'note' : 'warning',
      sheet: column.sheet,
      at,
      count: whole.count,
      found: `${listed(examples)} in the column ${quoted(column.name)}: ${many(whole.count, 'number')} ${counted}`,
      expected: `Dates: ${days}`,
      mend: accepted
        ? `Read as ${days}, as you chose; numbers that are no such day were left empty. The original file keeps them.`
        : `Kept as numbers. If they are days, accept that they are read as ${days}.`,
      fix: accepted ? null : fixOf(column, 'readSerialDates', `Read ${column.name} as dates: ${days}`),
      ...(!accepted && { otherFixes: [keepAsText(column)] }),
    }),
  };
}

/** The day that a number of a spreadsheet counts, as the calendar writes it. */
function dayOf(serial: string, from1904: boolean): string {
  if (serial.length === 8) return `${serial.slice(0, 4)}-${serial.slice(4, 6)}-${serial.slice(6)}`;
  const nought = from1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
  return new Date(nought + Number(serial) * DAY_MS).toISOString().slice(0, 10);
}
