import {
  editDashboard,
  listOwnDashboards,
  removeDashboard,
  saveDashboard,
  showDashboard,
} from '#contract/charts/dashboards.ts';
import type { Mount } from '../../platform/calls/mount.ts';
import { presentDashboard } from './dashboards.presenter.ts';
import * as dashboards from './dashboards.service.ts';

/** Dashboards that people saved: seen by whoever has the address, kept by who saved them. */
export function dashboardsRoutes(mount: Mount): void {
  mount(saveDashboard, async ({ body, scope }) => presentDashboard(scope, await dashboards.saveDashboard(scope, body)));

  mount(listOwnDashboards, async ({ scope }) =>
    (await dashboards.listOwnDashboards(scope)).map(({ slug, name, panels, updatedAt }) => ({
      slug,
      name,
      panels: panels.length,
      savedAt: updatedAt.toISOString(),
    })),
  );

  mount(showDashboard, async ({ params, scope }) =>
    presentDashboard(scope, await dashboards.openDashboard(scope, params.slug)),
  );

  mount(editDashboard, async ({ params, body, scope }) =>
    presentDashboard(scope, await dashboards.editDashboard(scope, params.slug, body)),
  );

  mount(removeDashboard, ({ params, scope }) => dashboards.removeDashboard(scope, params.slug));
}
