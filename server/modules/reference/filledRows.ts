import { fillRow } from '#engines/reference/checkRow.ts';
import type { ReferenceRows } from '#engines/reference/rows.ts';
import type { AnyRow } from '#engines/reference/table.ts';
import { allTables } from '#engines/reference/tables.ts';

/** The documents of all tables as rows of this release: checked when they were written, filled where columns are new. */
export function filledRows(documents: ReadonlyMap<string, readonly AnyRow[]>): ReferenceRows {
  return Object.fromEntries(
    allTables.map((table) => [table.name, (documents.get(table.name) ?? []).map((row) => fillRow(table, row))]),
  ) as unknown as ReferenceRows;
}
