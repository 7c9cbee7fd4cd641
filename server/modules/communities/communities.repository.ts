import { sql, type ColumnType, type Generated, type SqlBool } from 'kysely';
import { plainCommunity, soundKeys } from '#engines/communities/soundKey.ts';
import type { Database } from '../../database/connection.ts';

export type CommunityStatus = 'known' | 'asked' | 'merged';

export interface CommunitiesTables {
  community: {
    id: Generated<number>;
    name: string;
    other_names: ColumnType<string[], readonly string[], readonly string[]>;
    district_id: string;
    area_council: string;
    lat: number | null;
    lng: number | null;
    near: string;
    population: number | null;
    source: string;
    status: CommunityStatus;
    location_id: string | null;
    merged_into: number | null;
    root_id: ColumnType<number, never, never>;
    merged_from: 'known' | 'asked' | null;
    merged_with: ColumnType<number[], readonly number[] | undefined, readonly number[]>;
    added_by: string | null;
    sounds: ColumnType<string[], readonly string[], readonly string[]>;
    words: string;
    version: Generated<number>;
    created_at: ColumnType<Date, Date, never>;
    updated_at: Date;
  };
}

/** What is kept of a community by whoever enters it. */
export interface CommunityData {
  readonly name: string;
  readonly otherNames: readonly string[];
  readonly districtId: string;
  readonly areaCouncil: string;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly near: string;
  readonly population: number | null;
}

export interface Community extends CommunityData {
  readonly id: number;
  readonly source: string;
  readonly status: CommunityStatus;
  readonly locationId: string | null;
  readonly mergedInto: number | null;
  readonly mergedName: string | null;
  readonly mergedFrom: 'known' | 'asked' | null;
  readonly version: number;
}

export interface NewCommunity extends CommunityData {
  readonly source: string;
  readonly status: 'known' | 'asked';
  readonly locationId: string | null;
  readonly addedBy: string | null;
}

function communities(db: Database) {
  return db
    .selectFrom('community')
    .leftJoin('community as root', (join) => join.onRef('root.id', '=', 'community.merged_into'))
    .select([
      'community.id',
      'community.name',
      'community.other_names as otherNames',
      'community.district_id as districtId',
      'community.area_council as areaCouncil',
      'community.lat',
      'community.lng',
      'community.near',
      'community.population',
      'community.source',
      'community.status',
      'community.location_id as locationId',
      'community.merged_into as mergedInto',
      'root.name as mergedName',
      'community.merged_from as mergedFrom',
      'community.version',
    ]);
}

/** Communities by their ids, in the order of these. */
export async function communitiesOf(db: Database, ids: readonly number[]): Promise<Community[]> {
  if (ids.length === 0) return [];
  const rows = await communities(db)
    .where(sql<SqlBool>`community.id = any(${[...ids]}::bigint[])`)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export async function findCommunity(db: Database, id: number): Promise<Community | undefined> {
  return (await communitiesOf(db, [id]))[0];
}

/** How many wait to be looked at, in some districts; null: in all. */
export async function countAsked(db: Database, districts: readonly string[] | null): Promise<number> {
  const {
    rows: [row],
  } = await sql<{ asked: number }>`
    select count(*)::int as asked from community where status = 'asked' and ${districts === null ? sql`true` : sql`district_id = any(${[...districts]})`}`.execute(
    db,
  );
  return row?.asked ?? 0;
}

/** Adds communities, passing over places that are there already; answers the new ids with their places. */
export async function addCommunities(
  db: Database,
  added: readonly NewCommunity[],
  at: Date,
): Promise<{ id: number; locationId: string | null }[]> {
  if (added.length === 0) return [];
  const rows = JSON.stringify(
    added.map((each) => ({
      ...rowOf(each),
      source: each.source,
      status: each.status,
      location_id: each.locationId,
      added_by: each.addedBy,
    })),
  );
  const { rows: ids } = await sql<{ id: number; locationId: string | null }>`
    insert into community (name, other_names, district_id, area_council, lat, lng, near, population, source, status, location_id, added_by, sounds, words, created_at, updated_at)
    select name, other_names, district_id, area_council, lat, lng, near, population, source, status, location_id, added_by, sounds, words, ${at}, ${at}
    from jsonb_populate_recordset(null::community, ${rows}::jsonb)
    on conflict (location_id) do nothing
    returning id, location_id as "locationId"`.execute(db);
  return ids;
}

/** False where it was changed since `version`. */
export async function changeCommunity(
  db: Database,
  id: number,
  version: number,
  data: CommunityData,
  status: CommunityStatus,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('community')
    .set({ ...rowOf(data), status, version: version + 1, updated_at: at })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Merges a community into another that is merged into none; those that were merged into it go along. */
export async function merge(db: Database, id: number, into: number, at: Date): Promise<void> {
  const { rows } = await sql<{
    id: number;
  }>`update community set merged_into = ${into}, updated_at = ${at} where merged_into = ${id} returning id`.execute(db);
  await sql`
    update community set merged_from = status, status = 'merged', merged_into = ${into}, merged_with = ${rows.map((row) => row.id)}::bigint[], version = version + 1, updated_at = ${at}
    where id = ${id} and status <> 'merged'`.execute(db);
}

/** Takes a merge back, with those that had gone along. */
export async function unmerge(db: Database, id: number, at: Date): Promise<void> {
  const { rows } = await sql<{ with: number[] }>`
    update community c set status = b.merged_from, merged_into = null, merged_from = null, merged_with = '{}', version = c.version + 1, updated_at = ${at}
    from community b where b.id = c.id and c.id = ${id} and c.status = 'merged' returning b.merged_with as with`.execute(
    db,
  );
  await sql`update community set merged_into = ${id}, updated_at = ${at} where id = any(${rows[0]?.with ?? []}::bigint[]) and status = 'merged'`.execute(
    db,
  );
}

/** What is at a community and at those merged into it. */
export async function countAt(
  db: Database,
  id: number,
): Promise<{ farmers: number; farms: number; traps: number; risks: number }> {
  const {
    rows: [row],
  } = await sql<{ farmers: number; farms: number; traps: number; risks: number }>`
    with here as materialized (select id from community where root_id = ${id} or id = ${id})
    select (select count(*)::int from farmer where community_id in (select id from here)) as farmers,
      (select count(*)::int from farm where community_id in (select id from here)) as farms,
      (select count(*)::int from trap_site where community_id in (select id from here)) as traps,
      (select count(*)::int from risk where community_id in (select id from here)) as risks`.execute(db);
  return row ?? { farmers: 0, farms: 0, traps: 0, risks: 0 };
}

function rowOf({ name, otherNames, districtId, areaCouncil, lat, lng, near, population }: CommunityData) {
  const names = [name, ...otherNames];
  return {
    name,
    lat,
    lng,
    near,
    population,
    other_names: otherNames,
    district_id: districtId,
    area_council: areaCouncil,
    sounds: soundKeys(names),
    words: [...new Set(names.map(plainCommunity))].join('|'),
  };
}
