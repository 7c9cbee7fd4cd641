import type { Column, Finding } from './types.ts';

/** A text of a file as a finding quotes it: one line, at most 80 characters. */
export function quoted(text: string): string {
  // oxlint-disable-next-line no-control-regex -- control characters of a file must not reach a page
  const line = text.replaceAll(/[\s\u0000-\u001f\u007f]+/gu, ' ').trim();
  return `“${line.length > 78 ? `${line.slice(0, 77)}…` : line}”`;
}

/** "1 cell", "14 cells" */
export function many(count: number, one: string, more = `${one}s`): string {
  return `${count.toLocaleString('en-GB')} ${count === 1 ? one : more}`;
}

/** A finding of which only what is special is said. */
export function finding(
  said: Pick<Finding, 'code' | 'weight' | 'found' | 'expected' | 'mend'> & Partial<Finding>,
): Finding {
  return { sheet: null, at: null, count: 1, fix: null, ...said };
}

/** The letters of a column in a spreadsheet: 0 is A, 26 is AA. */
export function columnLetters(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest > 0 ? columnLetters(rest - 1) : '') + String.fromCharCode(65 + (index % 26));
}

/** The place of a column by its letters: A is 0, AA is 26. */
export function columnIndex(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** Where a cell stands, as its sender sees it: "line 7", or "B7". */
export function placeOf(addresses: 'cells' | 'lines', row: number, column: number): string {
  return addresses === 'lines' ? `line ${row}` : `${columnLetters(column)}${row}`;
}

/** How a type is called in a sentence. */
export const typeWords: Record<Column['type'], string> = {
  whole: 'whole numbers',
  decimal: 'numbers',
  text: 'text',
  date: 'dates',
  time: 'dates with a time',
  truth: 'true or false',
};
