import type { CellKind } from './cellKinds.ts';
import {
  accepts,
  type Count,
  firstOf,
  fixOf,
  keepAsText,
  listed,
  othersOf,
  type Question,
} from '../columns/columnFindings.ts';
import type { ColumnReading, ColumnToDecide } from '../columns/decideColumn.ts';
import { finding, many, quoted } from '../findings.ts';

/** Names of columns that hold days. */
const DAYS = /date|datum|fecha|(^|[^a-z])(day|when|dob|planted|sown|harvested|visited)([^a-z]|$)/i;
/** Days that spreadsheets count from 30 December 1899 on, 1954 to 2064, with the hour behind the point; and 20240131. */
const SERIAL = /^[2-5][0-9]{4}(\.[0-9]+)?$/;
const WITHOUT_SIGNS = /^(19|20)[0-9]{2}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])$/;
const DAY_MS = 86_400_000;

/** Days as numbers: what the sender is asked, and how the column is read once that is accepted. */
export interface SerialDates extends Question {
  readonly reading: ColumnReading;
  /** Whether other days of the column are written as days. */
  readonly amongDays: boolean;
}

/**
 * Numbers that a spreadsheet writes where a cell of days has lost its format: 45292 is 1 January 2024, 45292.5 its noon. They are all of
 * a column named after days, or the odd ones among days. Null for other columns.
 */
export function serialDates(column: ColumnToDecide, reading: ColumnReading, count: Count): SerialDates | null {
  const amongDays = reading.type === 'date' || reading.type === 'time';
  const kinds = amongDays
    ? othersOf(column, reading.read)
    : reading.read.filter((kind) => column.counts.has(kind) && kind !== 'empty');
  const examples = kinds.flatMap((kind) => column.counts.get(kind)?.examples ?? []);
  if (kinds.length === 0 || !kinds.every((kind) => kind === 'whole' || kind === 'decimal')) return null;
  if (!amongDays && (!isNumber(reading) || !DAYS.test(column.name))) return null;
  const form = [SERIAL, WITHOUT_SIGNS].find((each) => examples.every((example) => each.test(example)));
  if (form === undefined) return null;
  const from1904 = column.from1904 ?? false;
  const accepted = accepts(column, 'readSerialDates');
  return {
    amongDays,
    accepted,
    finding: findingOf(column, kinds, count(...kinds), form === SERIAL, accepted, amongDays),
    reading: {
      type: kinds.includes('decimal') ? 'time' : reading.type === 'time' ? 'time' : 'date',
      read: [...(amongDays ? reading.read : []), 'serial', ...(kinds.includes('decimal') ? SERIAL_TIME : [])],
      from1904,
    },
  };
}

const SERIAL_TIME: readonly CellKind[] = ['serialTime'];

function findingOf(
  column: ColumnToDecide,
  kinds: readonly CellKind[],
  number: number,
  counted: boolean,
  accepted: boolean,
  amongDays: boolean,
): Question['finding'] {
  const { at, examples } = firstOf(column, kinds);
  const days = examples.map((example) => dayOf(example, column.from1904 ?? false)).join(', ');
  const what = counted ? 'as spreadsheets count days' : 'that may be days without signs between';
  return finding({
    code: 'unreadableDates',
    weight: accepted ? 'note' : 'warning',
    sheet: column.sheet,
    at,
    count: number,
    found: `${listed(examples)} in the column ${quoted(column.name)}: ${many(number, 'number')} ${what}`,
    expected: `Dates: ${days}`,
    mend: accepted
      ? `Read as ${days}, as you chose; numbers that are no such day were left empty. The original file keeps them.`
      : `${amongDays ? 'Until then the column is text.' : 'Kept as numbers.'} If they are days, accept that they are read as ${days}.`,
    fix: accepted ? null : fixOf(column, 'readSerialDates', `Read ${column.name} as dates: ${days}`),
    ...(!accepted && {
      otherFixes: [
        keepAsText(column),
        ...(amongDays ? [fixOf(column, 'emptyTheOdd', `Leave ${many(number, 'number')} of ${column.name} empty`)] : []),
      ],
    }),
  });
}

function isNumber({ type }: ColumnReading): boolean {
  return type === 'whole' || type === 'decimal';
}

/** The day that a number of a spreadsheet counts, as the calendar writes it, with its hour where it has one. */
function dayOf(serial: string, from1904: boolean): string {
  if (serial.length === 8 && !serial.includes('.'))
    return `${serial.slice(0, 4)}-${serial.slice(4, 6)}-${serial.slice(6)}`;
  const nought = from1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
  const seconds = Math.round((nought + Number(serial) * DAY_MS) / 1_000);
  const moment = new Date(seconds * 1_000).toISOString();
  return serial.includes('.') ? moment.slice(0, 19).replace('T', ' ') : moment.slice(0, 10);
}
