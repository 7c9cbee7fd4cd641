import * as calls from '#contract/bulkActs/bulkActs.ts';
import type { AppContext } from '../../context.ts';
import type { Mount } from '../../platform/calls/mount.ts';
import { preferredLanguage } from '../../platform/calls/preferredLanguage.ts';
import { keptProblem } from '../../platform/calls/problems.ts';
import { endBulkAct, listBulkActs } from './bulkActs.service.ts';

/** Acts over many records: how far they have come, and how they are stopped. */
export function bulkActRoutes(mount: Mount, _context: AppContext): void {
  mount(calls.listBulkActs, async ({ scope }) => {
    const language = preferredLanguage(scope.caller.header('accept-language'));
    const found = (await listBulkActs(scope)).flatMap(({ kind, createdAt, refusal, ...act }) => {
      const known = calls.bulkActKinds.find((each) => each === kind);
      const said = (refusal && keptProblem(refusal)?.sentenceIn(language).message) ?? '';
      return known === undefined
        ? []
        : [{ ...act, kind: known, missed: [...act.missed], said, undo: [...act.undo], at: createdAt.toISOString() }];
    });
    return { found };
  });
  mount(calls.endBulkAct, async ({ params, scope }) => ({
    message: (await endBulkAct(scope, params.id)) ? 'It was stopped. What was done so far stays.' : 'Put away.',
  }));
}
