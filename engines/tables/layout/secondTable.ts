import { kindOfCell, isWordLike } from '../cells/cellKinds.ts';
import type { LaidRecord, Layout } from './findLayout.ts';

/** Where another table begins among the rows of the first, and what its first row or column says. */
export interface SecondTable {
  readonly side: 'below' | 'beside';
  /** Where its title or its names begin. */
  readonly line: number;
  readonly column: number;
  readonly words: readonly string[];
}

/**
 * Another table among the first records of a sheet or text: below a blank line, with names of its own above values; or behind a column
 * without name and value, whose rows go on where the first has none. Null where there is one table, or nobody can tell.
 */
export function secondTable(records: readonly LaidRecord[], layout: Layout, columns: number): SecondTable | null {
  if (layout.headers.length === 0) return null;
  const rows = records.filter(({ line, cells }) => line > layout.after && filled(cells).length > 0);
  return tableBelow(rows) ?? tableBeside(rows, layout, columns);
}

function tableBelow(rows: readonly LaidRecord[]): SecondTable | null {
  for (const [at, begin] of rows.entries()) {
    const before = rows[at - 1];
    if (before === undefined || begin.line - before.line < 2) continue;
    // A title of one cell may stand above its names.
    const titles = rows.slice(at, at + mostTitles).findIndex(({ cells }) => filled(cells).length > 1);
    const [record, after] = [rows[at + Math.max(0, titles)], rows[at + Math.max(0, titles) + 1]];
    if (record === undefined || after === undefined) continue;
    const words = filled(record.cells);
    const names = words.length > 1 && words.every((cell) => isWordLike(kindOfCell(cell)) || /^(19|20)\d\d$/.test(cell));
    // Words over values, where the rows above hold values too, in any column; notes may stand between.
    const above = rows.slice(Math.max(0, at - mostTitles), at);
    const over = record.cells.some(
      (cell, index) => isWord(cell) && isValue(after.cells[index]) && above.some(({ cells }) => cells.some(isValue)),
    );
    if (names && over)
      return {
        side: 'below',
        line: begin.line,
        column: begin.cells.findIndex((cell) => cell.trim() !== ''),
        words,
      };
  }
  return null;
}

/** Rows above the names of a second table that may be its title. */
const mostTitles = 3;

function tableBeside(rows: readonly LaidRecord[], { headers, titles }: Layout, columns: number): SecondTable | null {
  const says = (index: number): boolean =>
    [...headers, ...rows].some(({ cells }) => (cells[index] ?? '').trim() !== '');
  const names = headers.at(-1);
  for (let gap = 2; gap < columns - 2; gap++) {
    if (says(gap) || names === undefined) continue;
    const [left, right] = [filled(names.cells.slice(0, gap)), filled(names.cells.slice(gap + 1))];
    const uneven = rows.some(
      ({ cells }) => filled(cells.slice(0, gap)).length === 0 || filled(cells.slice(gap + 1)).length === 0,
    );
    // Of the same length, the other begins with words of its own, as the first does.
    const words = (index: number): boolean => rows.length > 1 && rows.every(({ cells }) => isWord(cells[index] ?? ''));
    // A name that both have, or a title above each.
    const alike = right.some((name) => left.includes(name));
    const titled = titles.some(
      ({ cells }) => filled(cells).length === 2 && isWord(cells[0] ?? '') && isWord(cells[gap + 1] ?? ''),
    );
    const two = uneven || alike || titled || (words(0) && words(gap + 1));
    if (left.length > 1 && right.length > 1 && two)
      return { side: 'beside', line: names.line, column: gap + 1, words: right };
  }
  return null;
}

function filled(cells: readonly string[]): string[] {
  return cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
}

function isWord(cell: string): boolean {
  return kindOfCell(cell) === 'text';
}

function isValue(cell: string | undefined): boolean {
  return !['text', 'empty', 'missing', 'monthNamed'].includes(kindOfCell(cell ?? ''));
}
