import { type SqlBool, sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';

export interface DoiTables {
  dataset_doi: {
    dataset_id: string;
    doi: string;
    told_at: Date | null;
    hidden: boolean;
    tried_at: Date;
    said: string;
  };
}

/** Public datasets that DataCite was not told of since they changed; those it refused since `notSince` are left alone. */
export async function untoldDatasets(
  db: Database,
  notSince: Date,
  limit: number,
): Promise<{ readonly id: string; readonly updatedAt: Date }[]> {
  return db
    .selectFrom('dataset')
    .leftJoin('dataset_doi', 'dataset_doi.dataset_id', 'dataset.id')
    .select(['dataset.id', 'dataset.updated_at as updatedAt'])
    .where('dataset.private', '=', false)
    .where(sql<SqlBool>`(told_at is null or told_at < dataset.updated_at or hidden)`)
    .where(sql<SqlBool>`(said is null or said = '' or tried_at < ${notSince})`)
    .orderBy('dataset.updated_at')
    .orderBy('dataset.id')
    .limit(limit)
    .execute();
}

/** DOIs that are listed while their dataset is private or gone. */
export async function doisToHide(
  db: Database,
  limit: number,
): Promise<{ readonly datasetId: string; readonly doi: string }[]> {
  return db
    .selectFrom('dataset_doi')
    .leftJoin('dataset', 'dataset.id', 'dataset_doi.dataset_id')
    .select(['dataset_doi.dataset_id as datasetId', 'doi'])
    .where('hidden', '=', false)
    .where('told_at', 'is not', null)
    .where(sql<SqlBool>`(dataset.id is null or dataset.private)`)
    .limit(limit)
    .execute();
}

/** Notes what DataCite said; a refusal leaves what it was told before. */
export async function noteDoi(
  db: Database,
  { dataset_id, doi, told_at, ...noted }: DoiTables['dataset_doi'],
): Promise<void> {
  await db
    .insertInto('dataset_doi')
    .values({ dataset_id, doi, told_at, ...noted })
    .onConflict((conflict) =>
      conflict.column('dataset_id').doUpdateSet({ ...noted, ...(told_at !== null && { told_at }) }),
    )
    .execute();
}
