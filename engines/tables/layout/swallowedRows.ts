import type { CellKind } from '../cells/cellKinds.ts';
import { fitsUnder } from './alignRow.ts';

/** What rows of a table look like, and what parts their cells. */
export interface RowShape {
  readonly width: number;
  /** What most rows hold in each column. */
  readonly shape: readonly CellKind[];
  readonly delimiter: string;
}

/** A cell with lines that are rows of the table by all appearance, and how many they are. */
export interface SwallowedRows {
  readonly cell: string;
  readonly lines: number;
  readonly rows: number;
}

/**
 * Looks for a cell that a quotation mark opens and another closes some rows further down, so that the rows between are a part of it.
 * Null where its lines, with the cells before and behind it, do not fit under the columns: those of an address do not.
 */
export function swallowedRows(cells: readonly string[], row: RowShape): SwallowedRows | null {
  const cell = cells.find((each) => each.includes('\n'));
  if (cell === undefined) return null;
  const lines = cells.join(row.delimiter).split('\n');
  return lines.every((line) => isRow(line, row)) ? { cell, lines: lines.length, rows: lines.length - 1 } : null;
}

/** Whether a line has a cell for each column, each of its kind, and one at least that is no text. */
function isRow(line: string, { width, shape, delimiter }: RowShape): boolean {
  const cells = line.split(delimiter);
  return (
    width > 1 &&
    cells.length === width &&
    cells.every((cell, at) => fitsUnder(cell, shape[at])) &&
    cells.some((cell, at) => cell.trim() !== '' && shape[at] !== 'text' && shape[at] !== 'empty')
  );
}
