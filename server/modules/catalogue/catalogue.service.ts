/** The front door of the catalogue. */
import { scheduleDoiUpdates } from './metadata/dois.service.ts';
import type { AppContext } from '../../context.ts';
import { endGrantsInTime } from './access/access.service.ts';
import { forgetOldExports } from './files/exports.service.ts';
import { registerDatasetTrash } from './publishing/edit.service.ts';
import { registerDatasetData } from './personalData.service.ts';
import { forgetOldLooks } from './looks/looks.service.ts';
import { handleSampleDatasets } from './samples.service.ts';

export { openCatalogue } from './book.service.ts';
export { checkDetails } from './publishing/details.service.ts';
export { scheduleReferenceDatasets } from './publishing/referenceTables.service.ts';
export { findOwnDataset, forgetOwnDataset, ownDatasetSlugs } from './publishing/ownDatasets.repository.ts';
export { publishOwnTable } from './publishing/ownDatasets.service.ts';
export { requestSampleDatasets } from './samples.service.ts';
export {
  countPublicDatasets,
  describeByIds,
  describeChanges,
  describeDataset,
  describeDatasets,
  idsOnPage,
  publicDatasetsOf,
} from './metadata/described.service.ts';
export { versionForWhoAsks } from './datasets.service.ts';
export { numberedRows, tablesWithPositions, type TableWithPositions } from './rows/mapped.service.ts';
export { ask, filtersOf, openTable, rowsOf } from './rows/rows.service.ts';
export {
  findPublicTable,
  listPublicTables,
  type PublicTable,
  type PublicTableWithColumns,
  publicTablesWith,
} from './rows/sources.repository.ts';
export { listTables, namedFileKeys } from './publishing/versions.repository.ts';
export { type Publication, type Published, type Publishing, publishVersion } from './publishing/publish.service.ts';

/** What the room does in the background, what it can bring back, and what it keeps about people. */
export function registerCatalogue(context: AppContext): void {
  scheduleDoiUpdates(context);
  registerDatasetTrash(context);
  registerDatasetData(context);
  forgetOldLooks(context);
  forgetOldExports(context);
  endGrantsInTime(context);
  handleSampleDatasets(context);
}
