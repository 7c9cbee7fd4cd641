import { ownPath } from '../words/ownPath.ts';
import { type Column, longestList } from './column.ts';

/** A cell that is not right: what was found, what was expected; the sentence says both and how to mend it. */
export interface CellMistake {
  readonly column: string;
  readonly found: string;
  readonly expected: string;
  readonly sentence: string;
}

/** The value of a column that holds nothing. */
export function emptyValue(column: Column): unknown {
  switch (column.kind) {
    case 'text':
    case 'longText':
    case 'url':
    case 'page':
      return '';
    case 'list':
    case 'references':
      return [];
    default:
      return null;
  }
}

/**
 * Reads a cell written as text, as in a CSV file or a form; values that are no text pass as they are. Text that
 * cannot be read as the column's kind stays text, so that `checkCell` can say what was found.
 */
export function readCell(column: Column, written: unknown): unknown {
  if (written === undefined || written === null) return emptyValue(column);
  if (typeof written !== 'string') return written;
  const text = written.normalize('NFC').replaceAll('\r\n', '\n').trim();
  if (text === '') return emptyValue(column);
  switch (column.kind) {
    case 'integer':
    case 'number':
      return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : text;
    case 'list':
    case 'references':
      return text
        .split(';')
        .map((entry) => entry.trim())
        .filter((entry) => entry !== '');
    case 'json':
      return parsed(text);
    default:
      return text;
  }
}

/** Writes a value as `readCell` reads it. */
export function writeCell(column: Column, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (column.kind === 'json') return JSON.stringify(value);
  if (Array.isArray(value)) return value.join(';');
  return String(value);
}

/** What is wrong with a value of a column; null when it is right. */
export function checkCell(name: string, column: Column, value: unknown): CellMistake | null {
  if (isEmpty(value)) return column.required ? mistake(name, column, value, 'a value') : null;
  const expected = unmet(column, value);
  return expected === null ? null : mistake(name, column, value, expected);
}

/** What the column expects in the value's place; null when the value is right. */
function unmet(column: Column, value: unknown): string | null {
  switch (column.kind) {
    case 'integer':
    case 'number':
      return unmetNumber(column, value);
    case 'list':
    case 'references':
      return unmetList(column, value);
    case 'json':
      return JSON.stringify(value).length > column.longest
        ? `JSON of at most ${column.longest} characters`
        : typeof value === 'string'
          ? 'valid JSON'
          : null;
    default:
      return typeof value === 'string' ? unmetText(column, value) : 'a text';
  }
}

function unmetNumber(column: Column, value: unknown): string | null {
  const kind = column.kind === 'integer' ? 'a whole number' : 'a number';
  const expected =
    column.least === null || column.most === null ? kind : `${kind} from ${column.least} to ${column.most}`;
  if (typeof value !== 'number' || !Number.isFinite(value)) return expected;
  if (column.kind === 'integer' && !Number.isInteger(value)) return expected;
  return value < (column.least ?? -Infinity) || value > (column.most ?? Infinity) ? expected : null;
}

function unmetList(column: Column, value: unknown): string | null {
  if (!Array.isArray(value) || !value.every((entry) => typeof entry === 'string'))
    return 'texts separated by semicolons';
  if (value.length > longestList) return `at most ${longestList} entries`;
  if (new Set(value).size !== value.length) return 'each entry once';
  const { choices } = column;
  if (choices !== null)
    return value.every((entry) => choices.includes(entry))
      ? null
      : `some of ${choices.join(', ')}, separated by semicolons`;
  return value.map((entry) => unmetText(column, entry)).find((unmetEntry) => unmetEntry !== null) ?? null;
}

function unmetText(column: Column, text: string): string | null {
  // oxlint-disable-next-line no-control-regex -- finding control characters is the point
  if (/[\u0000-\u0009\u000b-\u001f\u007f]/.test(text) || (column.kind !== 'longText' && text.includes('\n'))) {
    return column.kind === 'longText' ? 'text without control characters' : 'one line without control characters';
  }
  if (text.length > column.longest) return `at most ${column.longest} characters`;
  switch (column.kind) {
    case 'id':
      return /^[a-z0-9]+(_[a-z0-9]+)*$/.test(text)
        ? null
        : 'lower-case letters, digits and single underscores, such as sweet_potato';
    case 'monthDay':
      return isMonthDay(text) ? null : 'month and day, such as 03-16';
    case 'url':
      return /^https?:\/\/[^\s"'<>]+$/i.test(text) ? null : 'an address that begins with https:// or http://';
    case 'page':
      return ownPath(text) === text
        ? null
        : 'a page of this portal, beginning with one slash, such as /main/croppingcalendar';
    case 'choice':
      return column.choices?.includes(text) === true ? null : `one of ${(column.choices ?? []).join(', ')}`;
    default:
      return null;
  }
}

const daysOfMonths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function isMonthDay(text: string): boolean {
  const match = /^(\d\d)-(\d\d)$/.exec(text);
  const day = Number(match?.[2]);
  return match !== null && day >= 1 && day <= (daysOfMonths[Number(match[1]) - 1] ?? 0);
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

function mistake(name: string, column: Column, value: unknown, expected: string): CellMistake {
  const found = isEmpty(value) ? 'nothing' : shown(value);
  return { column: name, found, expected, sentence: `${column.label}: found ${found}, expected ${expected}.` };
}

function shown(value: unknown): string {
  const text = (typeof value === 'string' ? `"${value}"` : JSON.stringify(value)).replaceAll(/\s+/g, ' ');
  return text.length > 62 ? `${text.slice(0, 60)}…"` : text;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
