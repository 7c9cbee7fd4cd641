import { exportFarms, importFarms } from '#contract/farms/farmFiles.ts';
import { sayPoint } from '#engines/farms/farm.ts';
import type { FarmFile } from '../../../adapters/farmFiles/farmFile.ts';
import { farmFileTypes } from '../../../adapters/farmFiles/writeFarmFile.ts';
import type { AppContext } from '../../../context.ts';
import { answerWith } from '../../../platform/calls/answer.ts';
import type { Mount } from '../../../platform/calls/mount.ts';
import { exportFarms as exported } from './export.service.ts';
import { presentDistrict, squareMetres, wireOutline } from '../farms.presenter.ts';
import { importFarms as imported, readFarms } from './import.service.ts';

/** Farms that come in and go out as files. */
export function filesRoutes(mount: Mount, context: AppContext): void {
  mount<typeof importFarms, FarmFile>(
    importFarms,
    async ({ query, scope, prepared }) => {
      const { apply = false, without = '', swap = false, properties = '' } = query;
      const { planned, ...rest } = await imported(scope, prepared, { apply, without, swap, properties });
      const shapes = planned.map(
        ({ number, shape, farm, card, farmer, problem, notes, chosen, outline, overlaps }) => ({
          number,
          card,
          farmer,
          problem,
          chosen,
          notes: [...notes],
          outline: outline && wireOutline(outline),
          overlaps: overlaps.map(({ hectares, ...overlap }) => ({ ...overlap, hectares: squareMetres(hectares) })),
          name: farm?.name ?? shape.name,
          hectares: squareMetres(farm?.hectares ?? 0),
          center_point: farm === null ? '' : sayPoint(farm.centre),
          district: presentDistrict(context, farm?.districtId ?? null)?.name ?? '',
          crop: farm?.crop ?? '',
        }),
      );
      return { applied: apply, format: prepared.format, shapes, ...rest };
    },
    ({ body, scope }) => readFarms(scope, body),
  );
  mount(exportFarms, async ({ body, scope }) => {
    const { format, ...filter } = body;
    const type = farmFileTypes[format];
    const ending = format === 'shp' ? 'zip' : format;
    const headers = {
      'content-type': type,
      'content-disposition': `attachment; filename="farms-${scope.today}.${ending}"`,
    };
    return answerWith(await exported(scope, format, filter), { headers });
  });
}
