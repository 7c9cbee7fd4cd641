import { parseCellRef } from 'hucre/xlsx';
import type { SheetCell } from './sheetFile.ts';

export interface Area {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

/** Writes the value of merged cells, which stands in the first alone, into all that they cover, row by row. */
export class MergedCells {
  readonly #byTop = new Map<number, Area[]>();
  #open: (Area & { readonly value: SheetCell })[] = [];

  /** "B2:D5" */
  constructor(merged: readonly string[]) {
    for (const ref of merged) {
      const [from = ref, to = from] = ref.split(':');
      const [one, other] = [parseCellRef(from), parseCellRef(to)];
      this.add({ top: one.row, left: one.col, bottom: other.row, right: other.col });
    }
  }

  /** Rows and columns count from 0, the last included. Before the row at the top is filled. */
  add(area: Area): void {
    const areas = this.#byTop.get(area.top);
    if (areas === undefined) this.#byTop.set(area.top, [area]);
    else areas.push(area);
  }

  /** Rows must come in their order. A title, merged over a row where nothing else stands, stays as it is. */
  fill(row: number, cells: readonly SheetCell[]): readonly SheetCell[] {
    const opened = (this.#byTop.get(row) ?? [])
      .filter((area) => !isTitle(area, cells))
      .map((area) => ({ ...area, value: cells[area.left] ?? null }));
    this.#open = [...this.#open.filter(({ bottom }) => bottom >= row), ...opened];
    if (this.#open.length === 0) return cells;
    const filled = [...cells];
    for (const { left, right, value } of this.#open) {
      while (filled.length <= right) filled.push(null);
      for (let column = left; column <= right; column++)
        if (filled[column] === null || filled[column] === '') filled[column] = value;
    }
    return filled;
  }
}

function isTitle({ top, bottom, left, right }: Area, cells: readonly SheetCell[]): boolean {
  return (
    top === bottom &&
    right > left &&
    cells.every((cell, column) => cell === null || cell === '' || (column >= left && column <= right))
  );
}
