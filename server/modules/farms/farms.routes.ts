import { listFarmCells, showFarmMap } from '#contract/farms.ts';
import type { Mount } from '../../platform/mount.ts';
import { presentCell } from './farms.presenter.ts';
import { publicFarms, satelliteOf } from './farms.service.ts';

/** The public face of the farm map: where farms are, never whose. */
export function farmsRoutes(mount: Mount): void {
  mount(listFarmCells, async ({ scope }) => (await publicFarms(scope)).map(presentCell));
  mount(showFarmMap, ({ scope }) => ({ satellite: satelliteOf(scope) }));
}
