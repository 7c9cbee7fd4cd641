import { sql } from 'kysely';
import type { Database } from '../../database/connection.ts';

export interface HarvestTables {
  harvest_source: {
    id: string;
    name: string;
    url: string;
    kind: HarvestKind;
    words: string;
    every: HarvestPeriod;
    created_by: string | null;
    created_at: Date;
    next_at: Date | null;
    last_at: Date | null;
    state: 'new' | 'asked' | 'done' | 'failed';
    said: string;
  };
  harvest_item: {
    source_id: string;
    remote_id: string;
    title: string;
    page: string | null;
    changed: string;
    sha256: string | null;
    state: HarvestState;
    said: string;
    seen_at: Date;
    taken_at: Date | null;
    lake_item_id: string | null;
  };
}

export type HarvestKind = 'ckan' | 'dcat' | 'datapackage' | 'features' | 'wfs' | 'geojson';
export type HarvestPeriod = 'hand' | 'day' | 'week' | 'month';
export type HarvestState = 'taken' | 'waits' | 'passedOver' | 'failed' | 'gone';
export type HarvestSource = HarvestTables['harvest_source'];
export type HarvestItem = HarvestTables['harvest_item'];

/** All, by the time they were added. */
export function allSources(db: Database, limit: number): Promise<HarvestSource[]> {
  return db.selectFrom('harvest_source').selectAll().orderBy('created_at').orderBy('id').limit(limit).execute();
}

export function findSource(db: Database, id: string): Promise<HarvestSource | undefined> {
  return db.selectFrom('harvest_source').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Ids of those whose time has come. */
export async function dueSources(db: Database, now: Date): Promise<string[]> {
  const due = await db.selectFrom('harvest_source').select('id').where('next_at', '<=', now).limit(100).execute();
  return due.map(({ id }) => id);
}

export async function insertSource(db: Database, source: HarvestSource): Promise<void> {
  await db.insertInto('harvest_source').values(source).execute();
}

export async function changeSource(
  db: Database,
  id: string,
  changes: Partial<Omit<HarvestSource, 'id'>>,
): Promise<void> {
  if (Object.keys(changes).length > 0)
    await db.updateTable('harvest_source').set(changes).where('id', '=', id).execute();
}

export async function deleteSource(db: Database, id: string): Promise<void> {
  await db.deleteFrom('harvest_source').where('id', '=', id).execute();
}

/** How many datasets of each portal are in each state. */
export async function countItems(
  db: Database,
  sourceIds: readonly string[],
): Promise<{ sourceId: string; state: HarvestState; count: number }[]> {
  if (sourceIds.length === 0) return [];
  const counted = await db
    .selectFrom('harvest_item')
    .select(({ fn }) => ['source_id as sourceId', 'state', fn.countAll<number>().as('count')])
    .where('source_id', 'in', [...sourceIds])
    .groupBy(['source_id', 'state'])
    .execute();
  return counted.map((each) => ({ ...each, count: Number(each.count) }));
}

export function findHarvestItem(db: Database, sourceId: string, remoteId: string): Promise<HarvestItem | undefined> {
  return db
    .selectFrom('harvest_item')
    .selectAll()
    .where('source_id', '=', sourceId)
    .where('remote_id', '=', remoteId)
    .executeTakeFirst();
}

/** Notes what became of a dataset, in the place of what was noted before. */
export async function putItem(db: Database, item: HarvestItem): Promise<void> {
  const { source_id: _source, remote_id: _remote, ...rest } = item;
  await db
    .insertInto('harvest_item')
    .values(item)
    .onConflict((conflict) => conflict.columns(['source_id', 'remote_id']).doUpdateSet(rest))
    .execute();
}

/** Notes what was not listed this time as gone; answers how many. */
export async function markGone(db: Database, sourceId: string, before: Date, said: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('harvest_item')
    .set({ state: 'gone', said })
    .where('source_id', '=', sourceId)
    .where('seen_at', '<', before)
    .where('state', '!=', 'gone')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** A page of the datasets of a portal, by their id there. */
export function itemsOf(
  db: Database,
  sourceId: string,
  { state, after, limit }: { state?: HarvestState | undefined; after?: string | undefined; limit: number },
): Promise<HarvestItem[]> {
  let query = db.selectFrom('harvest_item').selectAll().where('source_id', '=', sourceId);
  if (state !== undefined) query = query.where('state', '=', state);
  if (after !== undefined) query = query.where(sql<boolean>`remote_id > ${after}`);
  return query.orderBy('remote_id').limit(limit).execute();
}
