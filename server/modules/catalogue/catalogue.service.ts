/** The front door of the catalogue. */
import { keepDois } from './dois.service.ts';
import type { AppContext } from '../../context.ts';
import { endGrantsInTime } from './access.service.ts';
import { forgetOldExports } from './exports.service.ts';
import { registerDatasetTrash } from './keep.service.ts';
import { registerDatasetData } from './personalData.service.ts';
import { forgetOldLooks } from './looks.service.ts';
import { handleSampleDatasets } from './samples.service.ts';

export { openCatalogue } from './book.service.ts';
export { checkDetails } from './details.service.ts';
export { keepReferencePublished } from './referenceTables.service.ts';
export { findOwnDataset, forgetOwnDataset, ownDatasetSlugs } from './ownDatasets.repository.ts';
export { publishOwnTable } from './ownDatasets.service.ts';
export { requestSampleDatasets } from './samples.service.ts';
export {
  countPublicDatasets,
  describeByIds,
  describeChanges,
  describeDataset,
  describeDatasets,
  idsOnPage,
  publicDatasetsOf,
} from './described.service.ts';
export { versionForWhoAsks } from './datasets.service.ts';
export { numberedRows, tablesWithPositions, type TableWithPositions } from './mapped.service.ts';
export { ask, filtersOf, openTable, rowsOf } from './rows.service.ts';
export {
  findPublicTable,
  listPublicTables,
  type PublicTable,
  type PublicTableWithColumns,
  publicTablesWith,
} from './sources.repository.ts';
export { listTables, namedFileKeys } from './versions.repository.ts';
export { type Publication, type Published, type Publishing, publishVersion } from './publish.service.ts';

/** What the room does in the background, what it can bring back, and what it keeps about people. */
export function keepCatalogue(context: AppContext): void {
  keepDois(context);
  registerDatasetTrash(context);
  registerDatasetData(context);
  forgetOldLooks(context);
  forgetOldExports(context);
  endGrantsInTime(context);
  handleSampleDatasets(context);
}
