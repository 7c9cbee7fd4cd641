import type { Box } from '#engines/shapes/points.ts';
import type { CachedAnswer } from '../../../platform/calls/answer.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { atlasOf, type MappedFarm } from './atlas.ts';
import { countByDistrict } from '../lists/farmCounts.repository.ts';
import { sightOf } from '../access.service.ts';

/** How many farms there are in each district, of those whoever asks may see. @throws notForYou */
export async function districtCounts(scope: Scope) {
  return countByDistrict(scope.db, sightOf(scope));
}

/** Farms in a box, of those whoever asks may see; no more than `most`. @throws notForYou */
export async function farmsInBox(scope: Scope, box: Box, most: number): Promise<MappedFarm[]> {
  return atlasOf(scope.context).within(box, sightOf(scope), most);
}

/** A vector tile of the farms whoever asks may see. @throws notForYou */
export async function farmTile(scope: Scope, z: number, x: number, y: number): Promise<CachedAnswer<Uint8Array>> {
  return atlasOf(scope.context).tile(z, x, y, sightOf(scope));
}
