import type { FarmFormat } from '../../../adapters/farmFiles/farmFile.ts';
import { type FarmToWrite, writeFarmFile } from '../../../adapters/farmFiles/writeFarmFile.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { type FarmFilter, type WholeFarm, wholeFarms } from '../farms.repository.ts';
import { presentDistrict, squareMetres } from '../farms.presenter.ts';
import { named } from '../lists/list.service.ts';
import { sightOf } from '../access.service.ts';

const mostExported = 50_000;

/** Farms whoever asks may see as a file, without card numbers; that they were given out is noted. */
export async function exportFarms(scope: Scope, format: FarmFormat, filter: FarmFilter): Promise<Uint8Array> {
  const { farms, farmers } = await named(scope, await wholeFarms(scope.db, sightOf(scope), filter, mostExported));
  scope.audit(
    'exportFarms',
    farms.map(({ id }) => id),
    ['outline'],
  );
  const write = ({ outline, name, hectares, districtId, crop, farmerId, updatedAt }: WholeFarm): FarmToWrite => ({
    outline,
    name,
    properties: {
      hectares: squareMetres(hectares),
      crop: crop ?? '',
      district: presentDistrict(scope.context, districtId)?.name ?? '',
      farmer: farmerId === null ? '' : (farmers.get(farmerId) ?? ''),
      changed: updatedAt.toISOString().slice(0, 10),
    },
  });
  return writeFarmFile(format, farms.map(write));
}
