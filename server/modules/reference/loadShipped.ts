import { checkJoins } from '#engines/reference/checkJoins.ts';
import type { ReferenceRows } from '#engines/reference/rows.ts';
import { type AnyRow, keyOf } from '#engines/reference/table.ts';
import { allTables } from '#engines/reference/tables.ts';
import type { Database } from '../../database/connection.ts';
import { countUp, readEffective, readState, replaceShipped, writeShippedHash } from './reference.repository.ts';
import { filledRows } from './filledRows.ts';
import type { Shipped } from './shipped.ts';

/** What loading came to: the same files as before, loaded, or kept out because edits do not fit them. */
export type Loaded =
  | { readonly outcome: 'same' | 'loaded' }
  | { readonly outcome: 'refused'; readonly sentences: readonly string[] };

/**
 * Brings the shipped reference data into the records, in one transaction; does nothing when these files were
 * loaded before. Edits of administrators stay in force. Where they do not fit the new files, the records stay
 * as they were, which fit. Throws ShippedError when the files do not fit each other.
 */
export async function loadShipped(db: Database, shipped: Shipped): Promise<Loaded> {
  if ((await readState(db)).shippedHash === shipped.hash) return { outcome: 'same' };
  const rows = documents(shipped.rows());
  try {
    return await db.transaction().execute(async (transaction) => {
      await countUp(transaction);
      // Another process may have loaded the files while this one waited for the lock.
      if ((await readState(transaction)).shippedHash === shipped.hash) return { outcome: 'same' as const };
      await replaceShipped(transaction, rows);
      const mistakes = checkJoins(filledRows((await readEffective(transaction)).rows));
      if (mistakes.length > 0) throw new DoesNotFit(mistakes.map(({ sentence }) => sentence));
      await writeShippedHash(transaction, shipped.hash);
      return { outcome: 'loaded' as const };
    });
  } catch (error) {
    if (error instanceof DoesNotFit) return { outcome: 'refused', sentences: error.sentences };
    throw error;
  }
}

function documents(rows: ReferenceRows) {
  return allTables.flatMap((table) =>
    (rows[table.name as keyof ReferenceRows] as readonly AnyRow[]).map((row, index) => ({
      table_name: table.name,
      key: keyOf(table, row),
      position: index + 1,
      shipped: row,
    })),
  );
}

/** Rolls the loading back. */
class DoesNotFit extends Error {
  readonly sentences: readonly string[];

  constructor(sentences: readonly string[]) {
    super('edits do not fit the shipped reference data');
    this.sentences = sentences;
  }
}
