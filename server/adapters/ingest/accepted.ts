import type { Fix } from '#engines/tables/types.ts';

/** Whether the sender accepted a fix for a table as a whole. */
export type Accepts = (kind: Fix['kind']) => boolean;

/** The fixes accepted for a sheet, or for the table of a text where it is null; those of single columns are asked for with their column. */
export function acceptedFor(sheet: string | null, fixes: readonly Fix[]): Accepts {
  return (kind) => fixes.some((fix) => fix.kind === kind && fix.sheet === sheet && fix.column === null);
}
