import * as calls from '#contract/farmers/farmers.ts';
import type { AppContext } from '../../context.ts';
import { answerWith } from '../../platform/calls/answer.ts';
import type { Mount } from '../../platform/calls/mount.ts';
import type { Scope } from '../../platform/records/scope.ts';
import * as bulk from './bulk.service.ts';
import { districtName, presentListed, presentRecord } from './farmers.presenter.ts';
import { farmersAsCsv } from './farmersCsv.ts';
import { filtersRoutes } from './list/filters.routes.ts';
import { groupsRoutes } from './groups/groups.routes.ts';
import { importRoutes } from './import/import.routes.ts';
import * as edit from './edit.service.ts';
import { legacyRoutes } from './legacy.routes.ts';
import { countsOfFarmers, listFarmers, recordOf } from './list/list.service.ts';
import { exportedFarmers } from './recipients.service.ts';
import * as sharing from './sharing/sharing.service.ts';

const pageSize = 50;

/** Farmers of an officer: kept, shared, in groups, and in the words of the specification. */
export function farmersRoutes(mount: Mount, context: AppContext): void {
  async function record(scope: Scope, id: number) {
    const { farmer, beside } = await recordOf(scope, id);
    return presentRecord(context, farmer, scope.actor.personId, beside);
  }
  const removed = async (scope: Scope, ids: readonly number[], forGood: boolean) => {
    const { shared, ...gone } = await bulk.removeMany(scope, ids, forGood);
    return { message: bulk.saidOf(gone, `contact(s) deleted${bulk.staysOf(shared)}`), ...gone };
  };

  mount(calls.listFarmers, async ({ query, scope }) => {
    const { sort = 'name', limit = pageSize, offset = 0, after, ...filter } = query;
    const { found, total, more } = await listFarmers(scope, filter, { sort, limit, offset, after });
    return { found: found.map((farmer) => presentListed(context, farmer, scope.actor.personId)), total, more };
  });
  mount(calls.countFarmers, async ({ scope }) => {
    const counts = await countsOfFarmers(scope);
    return {
      ...counts,
      districts: counts.districts.map((each) => ({ ...each, name: districtName(context, each.id) })),
    };
  });
  mount(calls.showFarmer, ({ params, scope }) => record(scope, params.id));
  mount(calls.addFarmer, async ({ body, scope }) => record(scope, (await edit.addFarmer(scope, body)).id));
  mount(calls.editFarmer, async ({ params, body, scope }) =>
    record(scope, (await edit.editFarmer(scope, params.id, body)).id),
  );
  mount(calls.revealFarmerPhone, async ({ params, scope }) => ({ phone: await edit.revealPhone(scope, params.id) }));
  mount(calls.removeFarmer, ({ params, scope }) => removed(scope, [params.id], false));
  mount(calls.removeFarmers, ({ body, scope }) => removed(scope, body.ids, body.forGood ?? false));
  mount(calls.shareFarmers, async ({ body, scope }) => {
    const shared = await bulk.shareMany(scope, body.ids, body);
    return { message: bulk.saidOf(shared, 'contact(s) shared'), ...shared };
  });
  mount(calls.unshareFarmers, async ({ body, scope }) => {
    const ended = await bulk.unshareMany(scope, body.ids, { officerIds: body.officerIds ?? null });
    return { message: bulk.saidOf(ended, 'contact(s) unshared'), ...ended };
  });
  mount(calls.requestUnshare, async ({ body, scope }) => ({
    message: 'The officer was asked to unshare.',
    asked: await sharing.requestUnshare(scope, body.ids, body.description ?? ''),
  }));
  mount(calls.unshareFromNotice, async ({ params, scope }) => ({
    message: 'contact(s) unshared',
    unshared: await sharing.unshareFromNotice(scope, params.notice),
  }));
  mount(calls.exportFarmers, async ({ body, scope }) => {
    const { whose: _, fields, ...filter } = body;
    const farmers = await exportedFarmers(scope, filter);
    return answerWith(farmersAsCsv(context, farmers, fields), {
      headers: { 'content-disposition': `attachment; filename="farmers-${scope.today}.csv"` },
    });
  });
  importRoutes(mount, context);
  groupsRoutes(mount, context);
  filtersRoutes(mount);
  legacyRoutes(mount, context);
}
