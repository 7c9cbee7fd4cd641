import type { LaidRecord, Layout } from './findLayout.ts';

/** Whether two cells beside each other may be one number that was cut at the comma of its thousands: 1 and 250, 1 and 250.50. */
export function areCutThousands(cell: string, next: string): boolean {
  return /^\s*[−-]?[1-9][0-9]{0,2}$/.test(cell) && /^[0-9]{3}(\.[0-9]+)?\s*$/.test(next);
}

/** The cells with two beside each other as one number again. */
export function joinedAt(cells: readonly string[], at: number): readonly string[] {
  return cells.toSpliced(at, 2, `${cells[at]?.trim()},${cells[at + 1]?.trim()}`);
}

/**
 * Where the rows of a text have one cell more than its names because a column of thousands is enclosed by nothing (Town,Price,Bags above
 * Ho,1,250,5): the column. Null where rows have another number of cells, fewer than two are longer, or several columns may be it.
 */
export function cutColumn({ headers, after }: Layout, records: readonly LaidRecord[]): number | null {
  const [header, ...more] = headers;
  const width = header?.cells.length ?? 0;
  if (width < 2 || more.length > 0 || header?.cells.some((cell) => cell.trim() === '') !== false) return null;
  const rows = records.filter(({ line, cells }) => line > after && cells.length >= width);
  const longer = rows.filter(({ cells }) => cells.length > width);
  if (longer.length < 2 || longer.length * 2 < rows.length || longer.some(({ cells }) => cells.length !== width + 1))
    return null;
  const columns = header.cells.flatMap((_, at) =>
    longer.every(({ cells }) => areCutThousands(cells[at] ?? '', cells[at + 1] ?? '')) ? [at] : [],
  );
  return columns.length === 1 ? (columns[0] ?? null) : null;
}
