import { guessDialect } from '../../tables/layout/guessDialect.ts';
import { RecordReader, RecordUnreadable } from '../../tables/layout/readRecords.ts';
import { FileRefused, MOST_ROWS } from './types.ts';

/** A table as cells, with the row of the file each line begins in (1 first). */
export interface Grid {
  readonly rows: readonly { readonly at: number; readonly cells: readonly string[] }[];
}

/** Takes text apart by its own separator: comma, semicolon or tab. Throws a sentence for what is no text. */
export function readGrid(text: string): Grid {
  const plain = text.replace(/^\uFEFF/, '');
  if (plain.trim() === '') throw new FileRefused('The file is empty.');
  if (plain.includes('\0')) throw new FileRefused('The file is not plain text (UTF-8). Save it again as CSV, UTF-8.');
  const lined = plain.replaceAll(/\r\n?/g, '\n');
  const rows = withPoints(
    recordsIn(lined).map(({ line, cells }) => ({ at: line, cells: cells.map((cell) => cell.trim()) })),
  ).filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (rows.length > MOST_ROWS)
    throw new FileRefused(`The file has more than ${MOST_ROWS} rows. Send the stations one by one.`);
  return { rows };
}

const WITH_COMMA = /^-?\d+,\d+$/;
/** 1,250 is a thousand and more, or one and a quarter. */
const IN_TWO_WAYS = /^-?[1-9]\d{0,2},\d{3}$/;

/** Numbers with a decimal comma get a point, as far as the file shows that it has decimal commas; else they stay as written. */
function withPoints(rows: Grid['rows']): Grid['rows'] {
  const isDecimal = rows.some(({ cells }) => cells.some((cell) => WITH_COMMA.test(cell) && !IN_TWO_WAYS.test(cell)));
  return isDecimal
    ? rows.map(({ at, cells }) => ({
        at,
        cells: cells.map((cell) => (WITH_COMMA.test(cell) ? cell.replace(',', '.') : cell)),
      }))
    : rows;
}

function recordsIn(text: string) {
  try {
    const reader = new RecordReader(guessDialect(text.slice(0, 200_000)));
    return [...reader.push(text), ...reader.end()];
  } catch (error) {
    if (!(error instanceof RecordUnreadable)) throw error;
    throw new FileRefused(`From row ${error.line} on the file cannot be taken apart: a quotation mark is left open.`);
  }
}

/** A unit written at the end of a heading without brackets: "Rainfall_mm", "tmax degC", "wind_km/h". */
const LAST_UNIT =
  /[\s_.]+((?:0\.1\s?)?mm|inch(?:es)?|in|(?:deg(?:rees?)?[\s_]?|°\s?)?(?:[cf]|celsius|fahrenheit)|hrs?|hours?|h|minutes|seconds|m\/s|mps|ms|km\/?h|kn(?:ots)?|%|pct|percent)$/;
/** What a heading may say of a value beside its name. */
const OF_A_DAY = /^(daily|total|obs|observed)_(?=.)/;

/** The heading's word for something, in small letters without units and marks: "Daily rain (mm)" is "rain". */
export function plainHead(cell: string): string {
  return cell
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/\([^)]*\)|\[[^\]]*\]/g, '')
    .trim()
    .replace(LAST_UNIT, '')
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_+|_+$/g, '')
    .replace(OF_A_DAY, '');
}

/** The unit a heading names in brackets or at its end; empty where it names none. */
export function unitOf(cell: string): string {
  const heading = cell.toLowerCase().trim();
  return /[([]([^)\]]*)[)\]]/.exec(heading)?.[1]?.trim() ?? LAST_UNIT.exec(heading)?.[1] ?? '';
}
