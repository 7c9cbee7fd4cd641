import type { Column } from '../types.ts';

interface KeyedTable {
  readonly rows: number;
  readonly columns: readonly Column[];
}

/**
 * The columns by which rows of two versions are told apart: the first one both have that is never empty and never
 * twice the same in either; else all they share, so that a changed row is one removed and one added. Names, in the
 * order of the later table. Distinct counts are approximate past 10,000, so one in a hundred may be missing there.
 */
export function guessKey(before: KeyedTable, after: KeyedTable): readonly string[] {
  const earlier = new Map(before.columns.map((column) => [column.name, column]));
  const shared = after.columns.filter(({ name }) => earlier.has(name));
  const key = shared.find(
    (column) => tellsApart(column, after.rows) && tellsApart(earlier.get(column.name), before.rows),
  );
  return key === undefined ? shared.map(({ name }) => name) : [key.name];
}

function tellsApart(column: Column | undefined, rows: number): boolean {
  if (column === undefined || column.profile === null || column.profile.empty > 0) return false;
  // A measured quantity may happen to differ in every row; what is counted or named is a key.
  if (column.type === 'decimal' || column.type === 'truth') return false;
  return rows <= 10_000 ? column.profile.distinct === rows : column.profile.distinct >= rows * 0.99;
}
