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
const BLANK = -1;

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
  const { days, values } = table;
  const [first, last] = [days[0] ?? 0, days.at(-1) ?? 0];
  if ((last - first) / 365.25 > LONGEST_YEARS || !isClear(names, values)) return null;
  return layOut('record', first, last, (columns, start) => {
    days.forEach((day, row) => {
      names.forEach((name, column) => {
        const hundredths = values[row * names.length + column] ?? BLANK;
        if (name === 'rain') columns.rain[day - start] = hundredths === BLANK ? MISSING : hundredths;
        else columns[name][day - start] = hundredths === BLANK ? Number.NaN : hundredths / 100;
      });
    });
  });
}

/** Day numbers, and hundredths or BLANK for each cell of the rows; null where any row is not a plain one. */
function readRows(text: string, from: number, columns: number): { days: number[]; values: number[] } | null {
  const [days, values]: [number[], number[]] = [[], []];
  let at = from;
  let before = -Infinity;
  while (at < text.length) {
    const day = dayIn(text, at);
    if (Number.isNaN(day) || day <= before || days.length >= MOST_ROWS) return null;
    before = day;
    days.push(day);
    at += 10;
    for (let column = 0; column < columns; column += 1) {
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
      values.push(digits === 0 ? BLANK : number * (decimals === 2 ? 1 : decimals === 1 ? 10 : 100));
    }
    if (text[at] === '\r') at += 1;
    if (at < text.length && text[at] !== '\n') return null;
    at += 1;
  }
  return days.length === 0 ? null : { days, values };
}

/** The number of the day written as 1960-01-31 from a place on; NaN where none is. */
function dayIn(text: string, at: number): number {
  if (text.charCodeAt(at + 4) !== DASH || text.charCodeAt(at + 7) !== DASH) return Number.NaN;
  const [year, month, day] = [digitsIn(text, at, 4), digitsIn(text, at + 5, 2), digitsIn(text, at + 8, 2)];
  if (!(month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month))) return Number.NaN;
  return dayNumberOf(year, month, day);
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

/** Whether nothing has to be asked of the values: none is a code or cannot be, and their units show. */
function isClear(names: readonly Column[], values: readonly number[]): boolean {
  const [rain, warm]: [number[], number[]] = [[], []];
  for (const [at, hundredths] of values.entries()) {
    if (hundredths === BLANK) continue;
    const name = names[at % names.length] ?? 'rain';
    const value = hundredths / 100;
    const [least, most] = POSSIBLE[name];
    if (value < least || value > most || CODES.has(value)) return false;
    (name === 'rain' ? rain : warm).push(value);
  }
  return isRainInMillimetres(rain) && isWarmthInCelsius(warm);
}
