import * as calls from '#contract/audit/audit.ts';
import type { AppContext } from '../../context.ts';
import type { Mount } from '../../platform/calls/mount.ts';
import * as audit from './audit.service.ts';

const usualRows = 50;

/** The audit: read, exported, checked. */
export function auditRoutes(mount: Mount, _context: AppContext): void {
  mount(calls.listAudit, async ({ query, scope }) => {
    const { limit = usualRows, ...asked } = query;
    const rows = await audit.listAudit(scope, asked, limit);
    return {
      found: rows.map(({ at, ids, fields, ...row }) => ({
        ...row,
        at: at.toISOString(),
        ids: [...ids],
        fields: [...fields],
      })),
      next: rows.length < limit ? null : (rows.at(-1)?.id ?? null),
    };
  });
  mount(calls.exportAudit, async ({ query, scope }) => {
    const csv = await audit.exportAudit(scope, query);
    return { fileName: `audit-${scope.today}.csv`, bytes: null, open: async () => csv };
  });
  mount(calls.checkAudit, ({ scope }) => audit.checkAudit(scope));
}
