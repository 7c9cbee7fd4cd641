import * as calls from '#contract/trash/trash.ts';
import type { AppContext } from '../../context.ts';
import type { Mount } from '../../platform/calls/mount.ts';
import { listDeleted } from './trash.service.ts';

/** Deleted things: listed and brought back. */
export function trashRoutes(mount: Mount, _context: AppContext): void {
  mount(calls.listDeletedThings, async ({ scope }) =>
    (await listDeleted(scope)).flatMap(({ trashId, kind, label, deletedAt, restorableUntil }) => {
      const known = calls.deletedKinds.find((each) => each === kind);
      return known === undefined
        ? []
        : [
            {
              undo: trashId,
              kind: known,
              label,
              deletedAt: deletedAt.toISOString(),
              until: restorableUntil.toISOString(),
            },
          ];
    }),
  );
  mount(calls.bringDeletedBack, async ({ params, scope }) => ({
    message: `Brought back: ${await scope.context.trash.restore(scope, params.undo)}`,
  }));
}
