import { type CellKind, kindOfCell } from '../cells/cellKinds.ts';
import { areCutThousands, joinedAt } from './cutThousands.ts';
import type { LaidRecord, Layout } from './findLayout.ts';

/** What most of some rows hold in each column; `empty` where no cell says anything. */
export function shapeOf(rows: readonly LaidRecord[], columns: number): readonly CellKind[] {
  return Array.from({ length: columns }, (_, index) => {
    const counts = new Map<CellKind, number>();
    for (const { cells } of rows) {
      const kind = kindOfCell(cells[index] ?? '');
      if (cells.length === columns && kind !== 'empty') counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
    return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? 'empty';
  });
}

/**
 * A row with one cell too many of which one is empty, without the empty cell whose absence puts most of the others under columns of
 * their kind. Null where the row is not longer by one, its last cell is empty anyway, or none of its cells is empty.
 */
export function alignRow(
  cells: readonly string[],
  width: number,
  shape: readonly CellKind[],
): readonly string[] | null {
  if (cells.length !== width + 1 || cells.at(-1)?.trim() === '') return null;
  let best: { readonly row: readonly string[]; readonly fits: number } | null = null;
  for (const [index, cell] of cells.entries()) {
    if (cell.trim() !== '') continue;
    const row = cells.toSpliced(index, 1);
    const fits = row.reduce((sum, each, at) => sum + fit(each, shape[at]), 0);
    if (best === null || fits > best.fits) best = { row, fits };
  }
  return best?.row ?? null;
}

/**
 * A row with one cell too many of which two are a number cut by the comma between its thousands (Wa,1,250,ok), with both in one cell.
 * Null where the row is not longer by one, or where not exactly one such pair puts every cell under a column of its kind.
 */
export function joinThousands(
  cells: readonly string[],
  width: number,
  shape: readonly CellKind[],
): readonly string[] | null {
  if (cells.length !== width + 1) return null;
  const fitting = cells.flatMap((cell, at) => {
    const row = joinedAt(cells, at);
    const fits =
      areCutThousands(cell, cells[at + 1] ?? '') && row.every((each, column) => fitsUnder(each, shape[column]));
    return fits ? [{ at, row }] : [];
  });
  // Of two that fit, the one where other rows have thousands with a comma.
  const likelier = fitting.filter(({ at }) => shape[at] === 'commaGroup' || shape[at] === 'commaPoint');
  const [only, ...others] = fitting.length > 1 ? likelier : fitting;
  return others.length === 0 ? (only?.row ?? null) : null;
}

const numbers: ReadonlySet<CellKind | undefined> = new Set<CellKind>([
  ...(['whole', 'decimal', 'sentinel', 'pointGroup'] as const),
  ...(['commaGroup', 'commaThousands', 'commaPoint'] as const),
]);

/** Whether a cell may stand in a column that holds cells of a kind: a number in one of numbers, an empty cell anywhere. */
export function fitsUnder(cell: string, kind: CellKind | undefined): boolean {
  const own = kindOfCell(cell);
  return own === 'empty' || kind === 'empty' || own === kind || (numbers.has(own) && numbers.has(kind));
}

/** An empty cell fits anywhere, though better where the column says nothing. */
function fit(cell: string, kind: CellKind | undefined): number {
  const own = kindOfCell(cell);
  if (own === 'empty') return kind === 'empty' ? 1 : 0.5;
  return own === kind ? 1 : 0;
}

/**
 * A layout whose one row of names has one fewer than the rows below have cells, which begin with their number, with an empty name in
 * front: R writes the names of rows so. Else the same.
 */
export function withNameOfNumbers(layout: Layout, rows: readonly LaidRecord[]): Layout {
  const [header, ...more] = layout.headers;
  const below = rows.filter(({ line, cells }) => line > layout.after && cells.some((cell) => cell.trim() !== ''));
  const short =
    header !== undefined &&
    more.length === 0 &&
    below.length > 0 &&
    header.cells.every((cell) => cell.trim() !== '') &&
    below.every(({ cells }, index) => cells.length === header.cells.length + 1 && cells[0] === String(index + 1));
  return short ? { ...layout, headers: [{ ...header, cells: ['', ...header.cells] }] } : layout;
}

/** A layout whose one row of names has an empty one too many (Region,,Yield above rows of two cells), without it; else the same. */
export function withoutExtraName(layout: Layout, width: number): Layout {
  const [header, ...more] = layout.headers;
  if (header === undefined || more.length > 0 || header.cells.length !== width + 1) return layout;
  const empty = header.cells.findIndex((cell) => cell.trim() === '');
  const others = header.cells.filter((cell) => cell.trim() === '').length - 1;
  return empty < 0 || others > 0
    ? layout
    : {
        ...layout,
        headers: [{ ...header, cells: header.cells.toSpliced(empty, 1) }],
        width: Math.min(layout.width, width),
      };
}
