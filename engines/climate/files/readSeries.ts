import { dayNumber } from '../../dates/day.ts';
import { parseDay } from '../../dates/parseDay.ts';
import { readDaysOfYear } from '../dayOfYear.ts';
import { unitOf } from './grid.ts';
import { columnNamed, findHeads } from './headings.ts';
import { plainDay } from './plainDay.ts';
import { CODES } from './questions.ts';
import { type DailySeries, type DayValues, makeSeries } from '../series.ts';

/** Something in a file that could not be taken as it stands: the line (1 is the heading) and a sentence. */
export interface ReadingMistake {
  readonly line: number;
  readonly mistake: string;
}

const COLUMNS = {
  rain: 'rain',
  tmin: 'tmin',
  tmax: 'tmax',
  sun: 'sun',
  wind: 'wind',
  rh_min: 'rhMin',
  rh_max: 'rhMax',
} as const;

/** More rain than ever fell in a day anywhere: 1,825 mm at Foc-Foc, La Réunion (WMO archive of extremes). */
const MOST_RAIN = 1825;

/** The least and the most a value can be, by column. */
const POSSIBLE: Record<keyof typeof COLUMNS, readonly [number, number]> = {
  rain: [0, MOST_RAIN],
  tmin: [-90, 60],
  tmax: [-90, 60],
  sun: [0, 24],
  wind: [0, 110],
  rh_min: [0, 105],
  rh_max: [0, 105],
};

/** What a heading may say of the unit of a column, in brackets, and how it is called. */
const UNITS: Record<keyof typeof COLUMNS, { readonly fits: RegExp; readonly unit: string }> = {
  rain: { fits: /^(mm|mil+imet(er|re)s?)\b/, unit: 'mm' },
  tmin: { fits: /^(°|º|deg[a-z]*\.?)?[\s_]*c(elsius)?\b/, unit: '°C' },
  tmax: { fits: /^(°|º|deg[a-z]*\.?)?[\s_]*c(elsius)?\b/, unit: '°C' },
  sun: { fits: /^h(rs?|ours?)?\b/, unit: 'hours' },
  wind: { fits: /^m(et(er|re)s?)?\s*(\/|per|p|\.)?\s*s/, unit: 'm/s' },
  rh_min: { fits: /^(%|per ?cent|pct)/, unit: '%' },
  rh_max: { fits: /^(%|per ?cent|pct)/, unit: '%' },
};

/** The longest a record can be, years: the oldest of a gauge, at Padua, is from 1725. */
const LONGEST_YEARS = 300;
const DAYS_IN_A_YEAR = 365.25;

/**
 * Reads a daily record written as CSV: a heading with `date` (or year, month and day) and any of rain (mm), tmin, tmax
 * (°C), sun (hours), wind (m/s at 2 m), rh_min and rh_max (%), or other names in use, in any order; a row a day in any
 * order, empty or NA is missing, a trace of rain is 0. Cells are separated by commas, or by semicolons or tabs, and
 * then a number may have a decimal comma. Dates such as 31/01/1960 are read where every one of them fits one order only.
 * What cannot be taken counts as missing and is named. Throws a sentence where the text is no such table, holds no day
 * or none of those columns, holds several stations, or its days lie further apart than a record can be long.
 */
export function readSeries(station: string, text: string): { series: DailySeries; mistakes: ReadingMistake[] } {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const separator = separatorOf(lines[0] ?? '');
  const rows = lines.map((line) => splitLine(line, separator));
  const { dateOf, stationAt, columns, left } = readHeading(lines[0] ?? '', separator, rows.slice(1));
  const order = orderOfDates(rows.slice(1).map(dateOf));
  const mistakes: ReadingMistake[] = [];
  if (left.length > 0)
    mistakes.push({ line: 1, mistake: `what stands under ${quoted(left)} is not known and is left out.` });
  const seen = new Map<number, number>();
  const days: DayValues[] = [];
  const refused: Record<string, Refused[]> = Object.fromEntries(columns.map(({ name }) => [name, []]));
  let named: string | undefined;
  lines.forEach((line, index) => {
    if (index === 0 || line.trim() === '') return;
    const say = (mistake: string) => mistakes.push({ line: index + 1, mistake });
    const cells = rows[index] ?? [];
    const name = cells[stationAt] ?? '';
    if (name !== '' && name !== (named ??= name)) {
      throw new Error(
        `Line ${index + 1} is of the station "${name.slice(0, 40)}", the lines before it of "${named.slice(0, 40)}". Give each station a file of its own.`,
      );
    }
    const parsed = parseDay(plainDate(dateOf(cells), order));
    if ('mistake' in parsed) return void say(parsed.mistake);
    const day = dayNumber(parsed.day);
    if (seen.has(day)) return void say(`${parsed.day} has a row already; this one is left out.`);
    seen.set(day, index + 1);
    const values: Record<string, number | null> = {};
    for (const { name, at } of columns) {
      const written = separator === ',' ? (cells[at] ?? '') : (cells[at] ?? '').replace(DECIMAL_COMMA, '.');
      values[COLUMNS[name]] = readValue(name, written, (mistake) =>
        refused[name]?.push({ line: index + 1, mistake, written }),
      );
    }
    days.push({ rain: null, ...values, day });
  });
  if (days.length === 0) throw new Error(`It holds no day: ${noDay(rows.slice(1).map(dateOf))}`);
  refuseTooLong(seen);
  sayCommonCode(days, mistakes);
  const kept = columns.reduce<readonly DayValues[]>(
    (known, { name }) => withoutOtherUnit(name, known, refused[name] ?? [], mistakes),
    days,
  );
  return { series: makeSeries(station, kept), mistakes: mistakes.toSorted((one, other) => one.line - other.line) };
}

/** Before three digits a comma may part thousands: such a cell is named as no number. */
const DECIMAL_COMMA = /,(?!\d{3}$)(?=\d+$)/;

function readHeading(line: string, separator: string, below: readonly (readonly string[])[]) {
  if (line.trim() === '') throw new Error('Its first line is empty. It must name the columns, with "date" among them.');
  if (line.includes('\0')) throw new Error('It is not plain text (UTF-8). Save it again as CSV, UTF-8.');
  const heading = splitLine(line, separator).map((name) => name.toLowerCase());
  const named = heading.map((name) => (name in COLUMNS ? name : (columnNamed(name) ?? name)));
  const dateAt = named.indexOf('date');
  const heads = findHeads(heading);
  const partsAt = (names: readonly ('year' | 'month' | 'day' | 'doy')[]) =>
    names.flatMap((part) => heads.get(part) ?? []);
  const [parts, ofYear] = [partsAt(['year', 'month', 'day']), partsAt(['year', 'doy'])];
  if (dateAt === -1 && parts.length < 3 && ofYear.length < 2) {
    throw new Error(
      `Its first line is "${line.slice(0, 80)}". It must name the columns, separated by commas, with "date" among them.`,
    );
  }
  const columns = Object.keys(COLUMNS).flatMap((name) => {
    const at = heading.includes(name) ? heading.indexOf(name) : named.indexOf(name);
    return at === -1 ? [] : [{ name: name as keyof typeof COLUMNS, at }];
  });
  for (const { name, at } of columns) refuseOtherUnit(name, heading[at] ?? '');
  if (columns.length === 0) {
    throw new Error(
      `Its columns are "${line.slice(0, 80)}". Beside "date" it needs one of ${Object.keys(COLUMNS).join(', ')}.`,
    );
  }
  const cellsAt = (cells: readonly string[], places: readonly number[]) => places.map((at) => cells[at] ?? '');
  const counted = (cells: readonly string[]) => cellsAt(cells, ofYear) as [string, string];
  const isCounted = dateAt === -1 && parts.length < 3;
  const dayOf = readDaysOfYear(isCounted ? below.map(counted) : [], heading[ofYear[1] ?? -1]?.includes('366') ?? false);
  const dateOf = (cells: readonly string[]) => {
    if (dateAt !== -1) return cells[dateAt] ?? '';
    return isCounted ? (dayOf(counted(cells)) ?? counted(cells).join('-')) : cellsAt(cells, parts).join('-');
  };
  const known = new Set([...columns.map(({ at }) => at), ...heads.values(), dateAt]);
  const left = heading.filter((name, at) => name !== '' && !known.has(at));
  return { dateOf, stationAt: named.indexOf('station'), columns, left };
}

/** Refuses a column whose heading names another unit than it is read in: its figures would be taken for what they are not. */
function refuseOtherUnit(name: keyof typeof COLUMNS, heading: string): void {
  const written = unitOf(heading);
  const { fits, unit } = UNITS[name];
  if (written === '' || fits.test(written)) return;
  throw new Error(
    `Its column "${heading.slice(0, 40)}" names the unit ${written.slice(0, 20)}; ${name} is read in ${unit}. Write the column in ${unit} and say so in its heading.`,
  );
}

/** What separates the cells of a heading: the semicolon or tab where it has more of them than of commas. */
function separatorOf(line: string): string {
  const count = (separator: string) => line.split(separator).length;
  return [';', '\t'].find((separator) => count(separator) > count(',')) ?? ',';
}

function refuseTooLong(lines: ReadonlyMap<number, number>): void {
  let [first, last] = [Infinity, -Infinity];
  for (const day of lines.keys()) {
    first = Math.min(first, day);
    last = Math.max(last, day);
  }
  const years = Math.round((last - first) / DAYS_IN_A_YEAR);
  if (years <= LONGEST_YEARS) return;
  throw new Error(
    `Lines ${lines.get(first)} and ${lines.get(last)} lie ${years} years apart; one of their years must be mistyped.`,
  );
}

/** How a blank is written: not worth a word. */
const BLANK = /^(|na|n\/a|nan|null|none|-|\.)$/i;
/** How a trace of rain is written: by letters, or by the code of West African stations (Samaru 1976–1983). */
const TRACE = /^(t|tr|trace|8888(\.0*)?)$/i;

function readValue(name: keyof typeof COLUMNS, text: string, say: (mistake: string) => void): number | null {
  if (BLANK.test(text)) return null;
  if (name === 'rain' && TRACE.test(text)) {
    say(`rain is "${text}", a trace; it counts as 0.`);
    return 0;
  }
  const value = Number(text);
  if (Number.isNaN(value)) {
    say(`${name} is "${text.slice(0, 40)}", which is no number; it counts as missing.`);
    return null;
  }
  if (isCode(name, value)) {
    say(`${name} is ${text}, a code for missing days in many files; it counts as missing.`);
    return null;
  }
  const [least, most] = POSSIBLE[name];
  if (value < least || value > most) {
    say(`${name} is ${text}, which cannot be (${least} to ${most}); it counts as missing.`);
    return null;
  }
  // 0.285 times 100 is a hair below 28.5 in binary.
  return name === 'rain' ? Math.round(Number((value * 100).toPrecision(12))) : value;
}

/** More rain of a day than this is a code where it is one of those in use. */
const RAIN_OR_CODE = 500;

/** Whether a possible value is a code for missing days: 999 mm of rain, a wind of 99.9 m/s. */
function isCode(name: keyof typeof COLUMNS, value: number): boolean {
  return CODES.has(value) && ((name === 'rain' && value > RAIN_OR_CODE) || name === 'wind');
}

/** So many days of the same 99.9 or 99.99 mm are no chance. */
const TOO_OFTEN = 3;

/** Names rain that may be a code and may have fallen where it stands more often than rain can repeat itself. */
function sayCommonCode(days: readonly DayValues[], mistakes: ReadingMistake[]): void {
  for (const code of [9990, 9999]) {
    const count = days.filter(({ rain }) => rain === code).length;
    if (count < TOO_OFTEN) continue;
    mistakes.push({
      line: 1,
      mistake: `rain is ${code / 100} on ${count} days, which were read as mm. If it stands for missing days, leave their cells empty.`,
    });
  }
}

interface Refused extends ReadingMistake {
  readonly written: string;
}
/** So many different values that cannot be are no codes. */
const NO_CODES = 6;

/**
 * The days without a column most of whose values cannot be what it is read in, said once: °F, tenths, minutes. Of any
 * other column each value that was not taken is named.
 */
function withoutOtherUnit(
  name: keyof typeof COLUMNS,
  days: readonly DayValues[],
  refused: readonly Refused[],
  mistakes: ReadingMistake[],
): readonly DayValues[] {
  const taken = days.filter((day) => typeof day[COLUMNS[name]] === 'number').length;
  const example = refused[0];
  if (!example || refused.length <= taken || new Set(refused.map(({ written }) => written)).size < NO_CODES) {
    mistakes.push(...refused.map(({ line, mistake }) => ({ line, mistake })));
    return days;
  }
  mistakes.push({
    line: example.line,
    mistake: `${name} is ${example.written.slice(0, 20)}, and ${refused.length} of its ${refused.length + taken} values cannot be ${UNITS[name].unit}. Write the column in ${UNITS[name].unit}; it is left out.`,
  });
  return days.map((day) => ({ ...day, [COLUMNS[name]]: null }));
}

const NUMERIC = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?:[T ].*)?$/;
type DateOrder = 'dayFirst' | 'monthFirst' | null;

/** Which comes first in dates such as 31/01/1960: null where both would do, or neither. */
function orderOfDates(dates: readonly string[]): DateOrder {
  let [isDayFirst, isMonthFirst] = [false, false];
  for (const date of dates) {
    const [, first, second] = NUMERIC.exec(date) ?? [];
    if (Number(first) > 12) isDayFirst = true;
    if (Number(second) > 12) isMonthFirst = true;
  }
  if (isDayFirst === isMonthFirst) return null;
  return isDayFirst ? 'dayFirst' : 'monthFirst';
}

function quoted(names: readonly string[]): string {
  return names.map((name) => `"${name.slice(0, 40)}"`).join(', ');
}

function noDay(dates: readonly string[]): string {
  const example = dates.find((date) => NUMERIC.test(date));
  const first = dates.find((date) => date !== '');
  return example === undefined
    ? `no row has a date such as 1960-01-31${first === undefined ? '' : `; the first has "${first.slice(0, 40)}"`}.`
    : `its dates are written like ${example}, and nothing in the file says whether the day or the month comes first. Write them like 1960-01-31.`;
}

/** A date written in another way as year-month-day, where its order is known; as it stands otherwise. */
function plainDate(text: string, order: DateOrder): string {
  const [, first, second, last] = (order && NUMERIC.exec(text)) || [];
  const [month, day] = order === 'dayFirst' ? [second, first] : [first, second];
  const parts = plainDay(text) ?? (last === undefined ? null : [last, month, day]);
  return parts === null ? text : parts.map((part) => String(part).padStart(2, '0')).join('-');
}

function splitLine(line: string, separator: string): string[] {
  return (line.includes('"') ? splitQuoted(line, separator) : line.split(separator)).map((cell) =>
    cell.trim().replace(/^"(.*)"$/, '$1'),
  );
}

/** Takes a line apart of which a quoted cell may hold the separator: "KUMASI, GH". */
function splitQuoted(line: string, separator: string): string[] {
  const cells = [''];
  let isQuoted = false;
  for (const character of line) {
    if (character === '"') isQuoted = !isQuoted;
    if (character === separator && !isQuoted) cells.push('');
    else cells.push(`${cells.pop() ?? ''}${character}`);
  }
  return cells;
}
