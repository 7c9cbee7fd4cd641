import { kindOfCell, isWordLike } from './cellKinds.ts';
import type { LaidRecord, Layout } from './findLayout.ts';

/** Where another table begins among the rows of the first, and what its first row or column says. */
export interface SecondTable {
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
  for (const [at, record] of rows.entries()) {
    const [before, after] = [rows[at - 1], rows[at + 1]];
    if (before === undefined || after === undefined || record.line - before.line < 2) continue;
    const words = filled(record.cells);
    const names = words.length > 1 && words.every((cell) => isWordLike(kindOfCell(cell)) || /^(19|20)\d\d$/.test(cell));
    // Words over values, where the rows above hold values too.
    const over = record.cells.some(
      (cell, index) => isWord(cell) && isValue(after.cells[index]) && isValue(before.cells[index]),
    );
    if (names && over)
      return { line: record.line, column: record.cells.findIndex((cell) => cell.trim() !== ''), words };
  }
  return null;
}

function tableBeside(rows: readonly LaidRecord[], { headers }: Layout, columns: number): SecondTable | null {
  const says = (index: number): boolean =>
    [...headers, ...rows].some(({ cells }) => (cells[index] ?? '').trim() !== '');
  const names = headers.at(-1);
  for (let gap = 2; gap < columns - 2; gap++) {
    if (says(gap) || names === undefined) continue;
    const [left, right] = [filled(names.cells.slice(0, gap)), filled(names.cells.slice(gap + 1))];
    const uneven = rows.some(
      ({ cells }) => filled(cells.slice(0, gap)).length === 0 || filled(cells.slice(gap + 1)).length === 0,
    );
    if (left.length > 1 && right.length > 1 && uneven) return { line: names.line, column: gap + 1, words: right };
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
