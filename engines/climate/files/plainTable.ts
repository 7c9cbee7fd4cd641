import { dayNumberOf, daysInMonth } from '../../dates/day.ts';
import { type DailySeries, layOut, MISSING } from '../series.ts';
import { CODES, isRainInMillimetres, isWarmthInCelsius } from './questions.ts';
import { LONGEST_YEARS, MOST_ROWS, POSSIBLE } from './types.ts';

const COLUMNS = ['rain', 'tmin', 'tmax'] as const;
type Column = (typeof COLUMNS)[number];

const DASH = 45;
const POINT = 46;
const COMMA = 44;
const ZERO = 48;
const NEWLINE = 10;
const RETURN = 13;
const BLANK = -1;
/** "1960-01-31," and the end of its line. */
const SHORTEST_ROW = 11;
/** The least of CODES, in hundredths. */
const LOWEST_CODE = Math.min(...CODES) * 100;

/**
 * The plainest form read at a stretch, since most files and all large ones have it: a heading "date,rain,tmin,tmax" (any
 * of the three), then a row a day in order, 1960-01-31 and numbers with up to two decimals or nothing. Null for a file
 * that is anything else or leaves anything to ask or to name: that is for the reader of all forms, which finds the same
 * days in this one.
 */
export function readPlainTable(text: string): DailySeries | null {
  const end = text.search(/\n|$/);
  const [date, ...names] = text.slice(0, end).trimEnd().split(',');
  if (date !== 'date' || names.length === 0 || new Set(names).size < names.length) return null;
  if (!names.every((name): name is Column => (COLUMNS as readonly string[]).includes(name))) return null;
  const table = readRows(text, end + 1, names.length);
  if (!table) return null;
  const { days, columns: cells } = table;
  if (knownOf(cells).length === 0) return null;
  const [first, last] = [days[0] ?? 0, days.at(-1) ?? 0];
  if ((last - first) / 365.25 > LONGEST_YEARS || !names.every((name, at) => isPossible(name, cells[at]))) return null;
  if (!isClear(names, cells)) return null;
  const fill: Parameters<typeof layOut>[3] = (columns, start) => {
    for (const [column, name] of names.entries()) {
      const read = cells[column] ?? new Int32Array();
      const [into, unknown, unit] = name === 'rain' ? [columns.rain, MISSING, 1] : [columns[name], Number.NaN, 100];
      for (let row = 0; row < days.length; row += 1) {
        const hundredths = read[row] ?? BLANK;
        into[(days[row] ?? 0) - start] = hundredths === BLANK ? unknown : hundredths / unit;
      }
    }
  };
  return layOut('record', first, last, fill, names.filter(isMeasured));
}

/** What was read of a file: day numbers, and of each column hundredths or BLANK, row by row. */
interface Rows {
  readonly days: Int32Array;
  readonly columns: readonly Int32Array[];
}

/** The rows of a text from a place on; null where any of them is not a plain one. */
function readRows(text: string, from: number, count: number): Rows | null {
  const most = Math.min(MOST_ROWS, Math.ceil((text.length - from) / SHORTEST_ROW));
  const days = new Int32Array(most);
  const columns = Array.from({ length: count }, () => new Int32Array(most));
  let [at, row, before] = [from, 0, -Infinity];
  const dayIn = readDays(text);
  for (; at < text.length; row += 1) {
    const day = dayIn(at);
    if (Number.isNaN(day) || day <= before || row >= most) return null;
    before = day;
    days[row] = day;
    at += 10;
    for (const column of columns) {
      if (text.charCodeAt(at) !== COMMA) return null;
      at += 1;
      let [number, decimals, digits] = [0, -1, 0];
      for (; ; at += 1) {
        const code = text.charCodeAt(at);
        if (code === POINT && decimals === -1 && digits > 0) decimals = 0;
        else if (code >= ZERO && code <= ZERO + 9) {
          number = number * 10 + code - ZERO;
          digits += 1;
          if (decimals !== -1) decimals += 1;
        } else break;
      }
      if (digits > 7 || decimals === 0 || decimals > 2) return null;
      column[row] = digits === 0 ? BLANK : number * (decimals === 2 ? 1 : decimals === 1 ? 10 : 100);
    }
    if (text.charCodeAt(at) === RETURN) at += 1;
    if (at < text.length && text.charCodeAt(at) !== NEWLINE) return null;
    at += 1;
  }
  return row === 0 ? null : { days: days.subarray(0, row), columns: columns.map((column) => column.subarray(0, row)) };
}

/**
 * Answers the number of the day written as 1960-01-31 from a place on; NaN where none is. Most rows are of the month of
 * the row before: of those the day of the month alone is read.
 */
function readDays(text: string): (at: number) => number {
  let [month, before, length] = ['', 0, 0];
  return (at) => {
    if (month === '' || !text.startsWith(month, at)) {
      if (text.charCodeAt(at + 4) !== DASH || text.charCodeAt(at + 7) !== DASH) return Number.NaN;
      const [ofYear, ofMonth] = [digitsIn(text, at, 4), digitsIn(text, at + 5, 2)];
      if (!(ofYear >= 0 && ofMonth >= 1 && ofMonth <= 12)) return Number.NaN;
      month = text.slice(at, at + 8);
      [before, length] = [dayNumberOf(ofYear, ofMonth, 1) - 1, daysInMonth(ofYear, ofMonth)];
    }
    const day = digitsIn(text, at + 8, 2);
    return day >= 1 && day <= length ? before + day : Number.NaN;
  };
}

function digitsIn(text: string, from: number, count: number): number {
  let number = 0;
  for (let at = from; at < from + count; at += 1) {
    const digit = text.charCodeAt(at) - ZERO;
    if (!(digit >= 0 && digit <= 9)) return Number.NaN;
    number = number * 10 + digit;
  }
  return number;
}

/** Whether each value can be one and none is a code of a missing day. */
function isPossible(name: Column, hundredths: Int32Array = new Int32Array()): boolean {
  const [least, most] = POSSIBLE[name];
  for (const value of hundredths) {
    if (value === BLANK) continue;
    if (value < least * 100 || value > most * 100) return false;
    if (value >= LOWEST_CODE && CODES.has(value / 100)) return false;
  }
  return true;
}

/** Whether the units of the columns show in their values. */
function isClear(names: readonly Column[], columns: readonly Int32Array[]): boolean {
  const rain = columns.filter((_, at) => names[at] === 'rain');
  const warm = columns.filter((_, at) => names[at] !== 'rain');
  return isRainInMillimetres(knownOf(rain)) && isWarmthInCelsius(knownOf(warm));
}

/** The values of some columns that are known, in their units. */
function knownOf(columns: readonly Int32Array[]): Float64Array {
  const known = new Float64Array(columns.reduce((sum, { length }) => sum + length, 0));
  let count = 0;
  for (const column of columns) {
    for (const value of column) {
      if (value === BLANK) continue;
      known[count] = value / 100;
      count += 1;
    }
  }
  return known.subarray(0, count);
}

function isMeasured(name: Column): name is 'tmin' | 'tmax' {
  return name !== 'rain';
}
