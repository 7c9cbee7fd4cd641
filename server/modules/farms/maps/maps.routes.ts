import * as calls from '#contract/farms/farmMaps.ts';
import { sayPoint } from '#engines/farms/farm.ts';
import type { AppContext } from '../../../context.ts';
import type { Mount } from '../../../platform/calls/mount.ts';
import { presentDistrict, squareMetres } from '../farms.presenter.ts';
import { districtCounts, farmsInBox, farmTile } from './maps.service.ts';

const mostInBox = 100;

/** Farms on the map of officers. */
export function mapsRoutes(mount: Mount, context: AppContext): void {
  mount(calls.countFarmsByDistrict, async ({ scope }) =>
    (await districtCounts(scope)).map(({ districtId, farms, hectares, lat, lng }) => ({
      district: presentDistrict(context, districtId),
      farms,
      hectares: squareMetres(hectares),
      center_point: sayPoint([lng, lat]),
    })),
  );
  mount(calls.findFarmsInBox, async ({ query, scope }) => {
    const { west, south, east, north, limit = mostInBox } = query;
    const found = await farmsInBox(scope, [west, south, east, north], limit + 1);
    return {
      found: found.slice(0, limit).map(({ id, name, centre, hectares, ownerId }) => ({
        id,
        name,
        center_point: sayPoint(centre),
        hectares: squareMetres(hectares),
        own: ownerId === scope.actor.personId,
      })),
      more: found.length > limit,
    };
  });
  mount(calls.showFarmTile, ({ params, scope }) => farmTile(scope, params.z, params.x, params.y));
}
