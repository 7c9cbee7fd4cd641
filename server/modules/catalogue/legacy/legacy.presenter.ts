import type { Static } from 'typebox';
import type { LegacyDataset } from '#contract/catalogue/legacyDatasets.ts';
import type { CatalogueEntry, LookCounts } from '#engines/catalogue/entry.ts';

/**
 * A dataset in the words of the specification: size in kB (decision 26), userAccess 'true' for private (decision 27).
 * What the sheet of a private one is called, its owner alone is told.
 */
export function presentLegacy(
  entry: CatalogueEntry,
  { views, downloads }: LookCounts,
  looks: readonly boolean[],
  toOwner: boolean,
): Static<typeof LegacyDataset> {
  const { id, name, description, versionId, firstTable, bytes, updatedAt } = entry;
  return {
    id,
    name,
    description,
    updatedAt,
    bytes,
    views,
    identity: versionId,
    gName: entry.private && !toOwner ? '' : firstTable,
    size: bytes / 1000,
    userAccess: entry.private ? 'true' : 'false',
    datasetviews: looks.map((download) => ({ download })),
    dwonloads: downloads,
  };
}
