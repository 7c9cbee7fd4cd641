import { sql, type ColumnType, type Generated } from 'kysely';
import type { LookCounts } from '#engines/catalogue/entry.ts';
import type { Database } from '../../../database/connection.ts';

export interface LooksTables {
  dataset_view: {
    id: Generated<string>;
    dataset_id: string;
    at: ColumnType<Date, Date, never>;
    download: Generated<boolean>;
  };
}

/** Adds a look and counts it; answers its id. */
export async function addLook(db: Database, datasetId: string, at: Date): Promise<string> {
  const { id } = await db
    .insertInto('dataset_view')
    .values({ dataset_id: datasetId, at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('dataset')
    .set({ views: sql`views + 1` })
    .where('id', '=', datasetId)
    .execute();
  return id;
}

/** The dataset a look was at, and whether it downloaded already; undefined where there is no such look. */
export async function findLook(
  db: Database,
  id: string,
): Promise<{ readonly datasetId: string; readonly download: boolean } | undefined> {
  return db
    .selectFrom('dataset_view')
    .select(['dataset_id as datasetId', 'download'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Makes a look one that downloaded; false where it was one already. */
export async function markDownload(db: Database, id: string): Promise<boolean> {
  const row = await db
    .updateTable('dataset_view')
    .set({ download: true })
    .where('id', '=', id)
    .where('download', '=', false)
    .returning('dataset_id')
    .executeTakeFirst();
  if (row === undefined) return false;
  await db
    .updateTable('dataset')
    .set({ downloads: sql`downloads + 1` })
    .where('id', '=', row.dataset_id)
    .execute();
  return true;
}

/** Counts of every dataset anybody looked at. */
export async function listLookCounts(db: Database): Promise<Map<string, LookCounts>> {
  const rows = await db.selectFrom('dataset').select(['id', 'views', 'downloads']).where('views', '>', 0).execute();
  return new Map(rows.map(({ id, views, downloads }) => [id, { views, downloads }]));
}

export async function findLookCounts(db: Database, datasetId: string): Promise<LookCounts> {
  const row = await db
    .selectFrom('dataset')
    .select(['views', 'downloads'])
    .where('id', '=', datasetId)
    .executeTakeFirst();
  return row ?? { views: 0, downloads: 0 };
}

/** The latest looks at some datasets, the newest first: whether each downloaded. */
export async function latestLooks(
  db: Database,
  datasetIds: readonly string[],
  most: number,
): Promise<ReadonlyMap<string, readonly boolean[]>> {
  if (datasetIds.length === 0) return new Map();
  const { rows } = await sql<{ id: string; flags: boolean[] }>`
    select id, array(select download from dataset_view where dataset_id = d.id order by at desc limit ${most}) as flags
    from unnest(${datasetIds}::uuid[]) as d(id)`.execute(db);
  return new Map(rows.map(({ id, flags }) => [id, flags]));
}

/** Looks and downloads of each month since a day, the oldest first; months without any are left out. */
export async function looksByMonth(
  db: Database,
  datasetId: string,
  since: string,
): Promise<(LookCounts & { readonly month: string })[]> {
  const { rows } = await sql<LookCounts & { month: string }>`
    select to_char(at at time zone 'Africa/Accra', 'YYYY-MM') as month, count(*)::int as views, (count(*) filter (where download))::int as downloads
    from dataset_view where dataset_id = ${datasetId} and at >= ${since}::date
    group by 1 order by 1`.execute(db);
  return rows;
}

/** Forgets looks before an instant, some thousands at a time; answers how many. The counts stay in the dataset. */
export async function forgetLooks(db: Database, before: Date): Promise<number> {
  const old = db.selectFrom('dataset_view').select('id').where('at', '<', before).limit(5_000);
  const { numDeletedRows } = await db.deleteFrom('dataset_view').where('id', 'in', old).executeTakeFirst();
  return Number(numDeletedRows);
}
