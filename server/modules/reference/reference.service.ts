import path from 'node:path';
import { buildBook, type ReferenceBook } from '#engines/reference/book.ts';
import { countReviewed, type ReviewCounts } from '#engines/reference/review.ts';
import type { Database } from '../../database/connection.ts';
import type { AppContext, Reference } from '../../context.ts';
import { oneAtATime } from '../../platform/calls/oneAtATime.ts';
import { root } from '../../root.ts';
import { referenceTopic } from './changes.service.ts';
import { filledRows } from './filledRows.ts';
import { loadShipped } from './loadShipped.ts';
import { readEffective } from './reference.repository.ts';
import { readShipped } from './shipped.ts';

export { inLanguage } from './inLanguage.ts';

export { addRow, type Edited, editRow, removeRow, undoLast } from './edit.service.ts';
export { tableAsCsv } from './import.service.ts';
export { findRows, placeInTable, type CurrentRow } from './rows.service.ts';
export { forgetPageViews, openPageViews } from './views.service.ts';

type Needs = Pick<AppContext, 'db' | 'signals' | 'log' | 'bumpCacheVersion'> & {
  /** Where the shipped files lie; those of the release when left out. */
  readonly folder?: string;
};

/**
 * Loads the shipped reference data where they are new, and keeps the data in force in memory: read again when
 * another process says they changed, and before a write of this one is answered.
 */
export async function openReference({
  db,
  signals,
  log,
  bumpCacheVersion,
  folder = path.join(root, 'content', 'reference'),
}: Needs): Promise<Reference> {
  const shipped = await readShipped(folder);
  let loaded = await loadShipped(db, shipped);
  if (loaded.outcome === 'refused') {
    log.error(
      { mistakes: loaded.sentences },
      'edited reference data do not fit the data of this release; the data of the release before stay in use',
    );
  }
  let current: Held = { book: buildBook(filledRows(new Map())), version: '', reviewed: { general: 0, reviewed: 0 } };
  const reload = oneAtATime(async () => {
    // An edit may have mended what did not fit.
    if (loaded.outcome === 'refused') loaded = await loadShipped(db, shipped);
    current = await readBook(db);
    bumpCacheVersion('reference', current.version);
  });
  // Heard before the first reading, so that no change falls between the two.
  signals.subscribe(referenceTopic, (signal) => {
    if (signal.kind === 'message' && String(signal.body) === current.version) return;
    reload().catch((error: unknown) => log.error(error, 'reference data could not be read again'));
  });
  await reload();
  return {
    book: () => current.book,
    version: () => current.version,
    unfitting: () => (loaded.outcome === 'refused' ? loaded.sentences : []),
    reviewed: () => current.reviewed,
    reload,
  };
}

interface Held {
  readonly book: ReferenceBook;
  readonly version: string;
  readonly reviewed: ReviewCounts;
}

async function readBook(db: Database): Promise<Held> {
  const { version, rows } = await readEffective(db);
  return { book: buildBook(filledRows(rows)), version: String(version), reviewed: countReviewed(rows.values()) };
}
