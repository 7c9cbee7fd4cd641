import {
  addReferenceRow,
  downloadReferenceTable,
  editReferenceRow,
  importReferenceTable,
  listReferenceRows,
  listReferenceTables,
  removeReferenceRow,
  resetReferenceRow,
  restoreReferenceRow,
  showReferenceRelease,
  showReferenceRow,
} from '#contract/reference/reference.ts';
import {
  listReferenceReviews,
  signReferenceRows,
  withdrawReferenceReviews,
} from '#contract/reference/referenceReviews.ts';
import type { AppContext } from '../../context.ts';
import { answerWith } from '../../platform/calls/answer.ts';
import type { Mount } from '../../platform/calls/mount.ts';
import { addRow, editRow, removeRow, resetRow, restoreRow } from './edit.service.ts';
import { importCsv, tableAsCsv } from './import.service.ts';
import {
  presentDetail,
  presentEdited,
  presentFound,
  presentImport,
  presentTable,
  presentToReview,
} from './reference.presenter.ts';
import { findToReview, signRows, withdrawSignatures } from './reviews.service.ts';
import { findRows, listTables, showRow, unfittingEdits } from './rows.service.ts';

/** The tables advice is computed from: reading for everybody, changing for administrators. */
export function referenceRoutes(mount: Mount, _context: AppContext): void {
  mount(listReferenceTables, async ({ query, scope }) =>
    (await listTables(scope)).map(({ table, counts }) => presentTable(table, counts, query.language)),
  );

  mount(showReferenceRelease, ({ scope }) => ({ unfitting: unfittingEdits(scope) }));

  mount(listReferenceRows, async ({ params, query, scope }) =>
    presentFound(await findRows(scope, params.table, query), query.language),
  );

  mount(showReferenceRow, async ({ params, query, scope }) =>
    presentDetail(await showRow(scope, params.table, params.key), query.language),
  );

  mount(listReferenceReviews, async ({ query, scope }) =>
    presentToReview(await findToReview(scope, query), query.language),
  );

  mount(signReferenceRows, async ({ body, scope }) => ({ signed: await signRows(scope, body.rows, body) }));

  mount(withdrawReferenceReviews, async ({ body, scope }) => ({
    withdrawn: await withdrawSignatures(scope, body.rows),
  }));

  mount(addReferenceRow, async ({ params, body, scope }) =>
    presentEdited(await addRow(scope, params.table, body.values, body.why ?? '')),
  );

  mount(editReferenceRow, async ({ params, body, scope }) =>
    presentEdited(await editRow(scope, params.table, params.key, body.version, body.values, body.why ?? '')),
  );

  mount(removeReferenceRow, async ({ params, scope }) =>
    presentEdited(await removeRow(scope, params.table, params.key)),
  );

  mount(resetReferenceRow, async ({ params, scope }) => presentEdited(await resetRow(scope, params.table, params.key)));

  mount(restoreReferenceRow, async ({ params, scope }) =>
    presentEdited(await restoreRow(scope, params.table, params.key, params.change)),
  );

  mount(downloadReferenceTable, async ({ params, scope }) =>
    answerWith(await tableAsCsv(scope, params.table), {
      headers: { 'content-disposition': `attachment; filename="${params.table}.csv"` },
    }),
  );

  mount(importReferenceTable, async ({ params, body, scope }) =>
    presentImport(await importCsv(scope, params.table, body.csv, body.apply, body.why ?? '')),
  );
}
