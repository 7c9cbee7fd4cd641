import * as calls from '#contract/bulkActs.ts';
import type { AppContext } from '../../context.ts';
import type { Mount } from '../../platform/mount.ts';
import { endBulkAct, listBulkActs } from './bulkActs.service.ts';

/** Acts over many records: how far they have come, and how they are stopped. */
export function bulkActRoutes(mount: Mount, _context: AppContext): void {
  mount(calls.listBulkActs, async ({ scope }) => ({
    found: (await listBulkActs(scope)).flatMap(({ kind, createdAt, ...act }) => {
      const known = calls.bulkActKinds.find((each) => each === kind);
      return known === undefined
        ? []
        : [{ ...act, kind: known, missed: [...act.missed], undo: [...act.undo], at: createdAt.toISOString() }];
    }),
  }));
  mount(calls.endBulkAct, async ({ params, scope }) => ({
    message: (await endBulkAct(scope, params.id)) ? 'It was stopped. What was done so far stays.' : 'Put away.',
  }));
}
