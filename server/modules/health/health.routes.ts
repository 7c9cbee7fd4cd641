import * as calls from '#contract/health/health.ts';
import type { AppContext } from '../../context.ts';
import type { Mount } from '../../platform/calls/mount.ts';
import { sayHealth } from './health.presenter.ts';
import * as health from './health.service.ts';

/** How the portal is doing, for administrators; what does not answer, for everybody. */
export function healthRoutes(mount: Mount, _context: AppContext): void {
  mount(calls.showHealth, async ({ query, scope }) => sayHealth(await health.showHealth(scope), query.language));
  mount(calls.downloadSupportBundle, async ({ scope }) => {
    const bundle = await health.supportBundle(scope);
    return { fileName: `support-bundle-${scope.today}.json`, bytes: null, open: async () => bundle };
  });
  mount(calls.listOutages, async ({ scope }) =>
    (await health.listOutages(scope)).map(({ name, since }) => ({ name, since: since.toISOString() })),
  );
  mount(calls.lookAgain, async ({ scope }) => {
    await health.lookAgain(scope);
    return { asked: true };
  });
}
