import { downloadFarmerTemplate, importFarmers } from '#contract/farmerImport.ts';
import type { House } from '../../house.ts';
import { answerWith } from '../../platform/answer.ts';
import type { Mount } from '../../platform/mount.ts';
import { templateCsv } from './farmersCsv.ts';
import { presentImport } from './import.presenter.ts';
import * as imports from './import.service.ts';
import { type ListFile, readListFile } from './listFile.service.ts';
import { askingOfficer } from './own.service.ts';

/** Lists of farmers that come as files. */
export function importRoutes(mount: Mount, house: House): void {
  mount<typeof importFarmers, ListFile>(
    importFarmers,
    async ({ query, scope, prepared }) => {
      const { apply = false, duplicates = 'update', columns = '', addressId } = query;
      return presentImport(await imports.importFarmers(scope, prepared, { apply, duplicates, columns, addressId }));
    },
    ({ body, query, scope }) => {
      askingOfficer(scope);
      return readListFile(house, body, query.fileName);
    },
  );
  mount(downloadFarmerTemplate, ({ scope }) => {
    askingOfficer(scope);
    return answerWith(templateCsv(), { headers: { 'content-disposition': 'attachment; filename="farmers-template.csv"' } });
  });
}
