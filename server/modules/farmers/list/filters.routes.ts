import * as calls from '#contract/farmers/farmerFilters.ts';
import type { Mount } from '#server/platform/calls/mount.ts';
import * as filters from './filters.service.ts';

/** Filters of the list that an officer keeps under a name. */
export function filtersRoutes(mount: Mount): void {
  mount(calls.listFarmerFilters, ({ scope }) => filters.listFilters(scope));
  mount(calls.saveFarmerFilter, ({ body, scope }) => filters.saveFilter(scope, body));
  mount(calls.renameFarmerFilter, ({ params, body, scope }) => filters.renameFilter(scope, params.id, body.name));
  mount(calls.removeFarmerFilter, async ({ params, scope }) => {
    const { name, ...rest } = await filters.removeFilter(scope, params.id);
    return { message: `${name} has been deleted`, removed: 1, ...rest };
  });
}
