import { sql } from 'kysely';
import type { ColumnMeaning } from '#engines/tables/columns/dictionary.ts';
import type { Database } from '../../../database/connection.ts';

export interface OwnDatasetTables {
  own_dataset: { table_name: string; dataset_id: string | null; sha256: string; published_at: Date };
}

/** What was published of one of the portal's own tables last; `slug` is null where somebody took the dataset out of the catalogue. */
export interface OwnDataset {
  readonly datasetId: string | null;
  readonly slug: string | null;
  readonly sha256: string;
  readonly publishedAt: Date;
  readonly dictionary: readonly ColumnMeaning[];
}

/** The dataset made of a table of the portal's own; undefined where none was. */
export function findOwnDataset(db: Database, table: string): Promise<OwnDataset | undefined> {
  return db
    .selectFrom('own_dataset')
    .leftJoin('dataset', 'dataset.id', 'dataset_id')
    .select([
      'dataset_id as datasetId',
      'dataset.slug',
      'own_dataset.sha256',
      'own_dataset.published_at as publishedAt',
      sql<readonly ColumnMeaning[]>`coalesce(dataset.dictionary, '[]'::jsonb)`.as('dictionary'),
    ])
    .where('table_name', '=', table)
    .executeTakeFirst();
}

/** Lets one transaction after the other publish a table: two at once would make two datasets of it. */
export async function holdOwnTable(db: Database, table: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`own table ${table}`}, 0))`.execute(db);
}

/**
 * The addresses of the datasets made of some tables, by table; null for one that somebody took out of the catalogue. Those that
 * somebody made private are left out unless `privateToo`.
 */
export async function ownDatasetSlugs(
  db: Database,
  tables: readonly string[],
  privateToo: boolean,
): Promise<ReadonlyMap<string, string | null>> {
  if (tables.length === 0) return new Map();
  const rows = await db
    .selectFrom('own_dataset')
    .leftJoin('dataset', 'dataset.id', 'dataset_id')
    .select(['table_name as table', 'dataset.slug'])
    .where('table_name', 'in', tables)
    .$if(!privateToo, (query) => query.where('dataset.private', 'is not', true))
    .execute();
  return new Map(rows.map(({ table, slug }) => [table, slug]));
}

/** Forgets that a dataset was made of a table: the next one is a dataset of its own. */
export async function forgetOwnDataset(db: Database, table: string): Promise<void> {
  await db.deleteFrom('own_dataset').where('table_name', '=', table).execute();
}

export async function saveOwnDataset(
  db: Database,
  table: string,
  datasetId: string,
  sha256: string,
  now: Date,
): Promise<void> {
  const kept = { dataset_id: datasetId, sha256, published_at: now };
  await db
    .insertInto('own_dataset')
    .values({ table_name: table, ...kept })
    .onConflict((conflict) => conflict.column('table_name').doUpdateSet(kept))
    .execute();
}
