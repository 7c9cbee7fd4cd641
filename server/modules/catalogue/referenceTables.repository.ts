import { sql } from 'kysely';
import type { ColumnMeaning } from '#engines/tables/dictionary.ts';
import type { Database } from '../../database/connection.ts';

export interface ReferenceDatasetTables {
  reference_dataset: { table_name: string; dataset_id: string | null; sha256: string };
}

/** What was published of a reference table last; undefined where nothing was, `slug` null where somebody took the dataset out of the catalogue. */
export function findReferenceDataset(
  db: Database,
  tableName: string,
): Promise<
  { datasetId: string | null; slug: string | null; sha256: string; dictionary: readonly ColumnMeaning[] } | undefined
> {
  return db
    .selectFrom('reference_dataset')
    .leftJoin('dataset', 'dataset.id', 'dataset_id')
    .select([
      'dataset_id as datasetId',
      'dataset.slug',
      'reference_dataset.sha256',
      sql<readonly ColumnMeaning[]>`coalesce(dataset.dictionary, '[]'::jsonb)`.as('dictionary'),
    ])
    .where('table_name', '=', tableName)
    .executeTakeFirst();
}

export async function keepReferenceDataset(
  db: Database,
  tableName: string,
  datasetId: string,
  sha256: string,
): Promise<void> {
  await db
    .insertInto('reference_dataset')
    .values({ table_name: tableName, dataset_id: datasetId, sha256 })
    .onConflict((conflict) => conflict.column('table_name').doUpdateSet({ dataset_id: datasetId, sha256 }))
    .execute();
}
