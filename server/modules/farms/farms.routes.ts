import type { Static } from 'typebox';
import type { FarmRecord } from '#contract/farms/farmShapes.ts';
import * as calls from '#contract/farms/farmRecords.ts';
import { listFarmCells, showFarmMap } from '#contract/farms/farms.ts';
import type { AppContext } from '../../context.ts';
import type { Mount } from '../../platform/calls/mount.ts';
import type { Scope } from '../../platform/records/scope.ts';
import {
  presentCell,
  presentDistrict,
  presentFarm,
  presentOverlap,
  presentRecord,
  squareMetres,
} from './farms.presenter.ts';
import { publicFarms, satelliteOf } from './farms.service.ts';
import { filesRoutes } from './files/files.routes.ts';
import * as edit from './edit.service.ts';
import { mapsRoutes } from './maps/maps.routes.ts';
import { checkOutline, findByCard, listFarms, recordOf, revealCard } from './lists/list.service.ts';

const pageSize = 50;

/** Farms: where they are for everybody, each of them for officers in charge. */
export function farmsRoutes(mount: Mount, context: AppContext): void {
  const record = async (scope: Scope, id: string): Promise<Static<typeof FarmRecord>> =>
    presentRecord(context, await recordOf(scope, id), scope.actor);

  mount(listFarmCells, async ({ scope }) => (await publicFarms(scope)).map(presentCell));
  mount(showFarmMap, ({ scope }) => ({ satellite: satelliteOf(scope) }));

  mapsRoutes(mount, context);
  filesRoutes(mount, context);

  mount(calls.listFarms, async ({ query, scope }) => {
    const { limit = pageSize, offset = 0, ...filter } = query;
    const { farms, farmers, total, hectares } = await listFarms(scope, filter, { limit, offset });
    return {
      found: farms.map((farm) => presentFarm(context, farm, farmers, scope.actor.personId)),
      total,
      hectares: squareMetres(hectares),
    };
  });
  mount(calls.showFarm, ({ params, scope }) => record(scope, params.id));
  mount(calls.addFarm, async ({ body, scope }) => record(scope, await edit.addFarm(scope, body)));
  mount(calls.mapFarm, async ({ body, scope }) => {
    const { ghana_card_no: card, center_point: centre, ...rest } = body;
    return {
      message: 'farm successfully mapped',
      farm: await record(scope, await edit.mapFarm(scope, { ...rest, card, centre })),
    };
  });
  mount(calls.checkFarm, async ({ body, scope }) => {
    const { hectares, districtId, overlaps } = await checkOutline(scope, body.outline, body.without);
    return {
      hectares: squareMetres(hectares),
      district: presentDistrict(context, districtId),
      overlaps: overlaps.map(presentOverlap),
    };
  });
  mount(calls.editFarm, async ({ params, body, scope }) => {
    await edit.editFarm(scope, params.id, body);
    return record(scope, params.id);
  });
  mount(calls.removeFarm, async ({ params, scope }) => ({
    message: 'farm deleted',
    ...(await edit.removeFarm(scope, params.id)),
  }));
  mount(calls.findFarmsByCard, async ({ body, scope }) => {
    const { farms, farmers } = await findByCard(scope, body.card);
    return { found: farms.map((farm) => presentFarm(context, farm, farmers, scope.actor.personId)) };
  });
  mount(calls.revealFarmCard, async ({ params, scope }) => ({ ghana_card_no: await revealCard(scope, params.id) }));
}
