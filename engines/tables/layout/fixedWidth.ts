import { isWordLike, kindOfCell } from '../cells/cellKinds.ts';

/** Where the columns of a text with columns of fixed width begin; the first is 0. */
export type FixedWidth = readonly number[];

/** Rows it takes to be sure, and lines that may be titles above them. */
const LEAST_ROWS = 4;
const MOST_TITLES = 4;
const LOOKED_AT = 300;

/**
 * Finds columns that are told apart by their places alone: blanks at the same places of all lines, and no sign that parts cells. Null
 * where a text is written otherwise. `text` is its beginning, lines ended by \n. Letters count as one place each, whatever their bytes.
 */
export function guessFixedWidth(text: string): FixedWidth | null {
  const lines = text.split('\n').slice(0, LOOKED_AT);
  // The beginning may be cut within its last line.
  const whole = (lines.length === LOOKED_AT ? lines : lines.slice(0, -1)).filter((line) => line.trim() !== '');
  if (/[;|\t"]/.test(whole.join(''))) return null;
  for (let titles = titlesOf(whole); titles <= MOST_TITLES; titles++) {
    const rows = whole.slice(titles);
    if (rows.length < LEAST_ROWS) return null;
    const begins = columnsOf(rows);
    if (begins !== null && holdsValues(rows, begins)) return begins;
  }
  return null;
}

/** Whether blanks stand side by side in a line, as between columns. */
export function isPadded(line: string): boolean {
  return / {2,}/.test(line.trim());
}

/** Lines above the table, in which no blanks stand side by side. */
function titlesOf(lines: readonly string[]): number {
  return Math.max(0, lines.findIndex(isPadded));
}

/** The cells of a line, without the blanks around them. */
export function fixedCells(line: string, begins: FixedWidth): string[] {
  return begins.map((begin, index) => line.slice(begin, begins[index + 1]).trim());
}

/** Places at which no line has a letter part columns: two blanks wide at least somewhere, so that words do not. */
function columnsOf(rows: readonly string[]): FixedWidth | null {
  const width = Math.max(...rows.map((row) => row.trimEnd().length));
  const taken = Array.from({ length: width }, () => false);
  for (const row of rows) for (let at = 0; at < row.length; at++) if (row[at] !== ' ' && at < width) taken[at] = true;
  const begins: number[] = [];
  for (let at = 0; at < width; at++) if (taken[at] && (at === 0 || !taken[at - 1])) begins.push(at);
  const parting = begins.filter(
    (begin, index) => index === 0 || taken[begin - 2] === false || fillBoth(rows, begins, index),
  );
  if (parting.length < 2) return null;
  // Between commas a table is parted by them.
  const commas = rows.filter((row) => (row.match(/,(?! ?\d{3}\b)/g)?.length ?? 0) >= parting.length - 1).length;
  return commas > rows.length / 2 ? null : [0, ...parting.slice(1)];
}

/** Whether most rows have letters on both sides of a gap one blank wide, which may be one between words: Upper East. */
function fillBoth(rows: readonly string[], begins: FixedWidth, index: number): boolean {
  const [before = 0, begin = 0, end] = [begins[index - 1], begins[index], begins[index + 1]];
  const both = rows.filter((row) => row.slice(before, begin).trim() !== '' && row.slice(begin, end).trim() !== '');
  return both.length > rows.length * 0.7;
}

/** Whether most rows fill most columns, blanks make up for cells of different length, and a column holds no words. */
function holdsValues(rows: readonly string[], begins: FixedWidth): boolean {
  const cells = rows.map((row) => fixedCells(row, begins));
  const filled = begins.map((_, at) => cells.filter((row) => row[at] !== '').length);
  const padded = rows.filter(isPadded).length;
  const ofValues = begins.some(
    (_, at) =>
      cells.slice(1).filter((row) => row[at] !== '' && !isWordLike(kindOfCell(row[at] ?? ''))).length >
      (cells.length - 1) * 0.6,
  );
  return (
    ofValues &&
    padded >= rows.length * 0.8 &&
    filled.filter((count) => count > rows.length * 0.5).length > begins.length * 0.6 &&
    filled.every((count) => count > 0)
  );
}
