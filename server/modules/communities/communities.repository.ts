import { sql, type ColumnType, type Generated, type SqlBool } from 'kysely';
import { plainCommunity, soundKey, soundKeys } from '#engines/communities/soundKey.ts';
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

export interface CommunityFilter {
  readonly q?: string | undefined;
  readonly district?: string | undefined;
  readonly status?: CommunityStatus | undefined;
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

/** A page of communities by name, after one of them, with how many there are in all. */
export async function listByName(
  db: Database,
  { district, status }: CommunityFilter,
  { limit, after }: { readonly limit: number; readonly after?: number | undefined },
): Promise<{ found: Community[]; total: number }> {
  const narrowed = [
    status === undefined ? sql<SqlBool>`community.status <> 'merged'` : sql<SqlBool>`community.status = ${status}`,
    ...(district === undefined ? [] : [sql<SqlBool>`community.district_id = ${district}`]),
  ];
  const where = sql.join(narrowed, sql` and `);
  const next =
    after === undefined
      ? sql`true`
      : sql`(lower(community.name), community.id) > (select lower(name), id from community where id = ${after})`;
  const { rows } = await sql<{
    id: number;
  }>`select id from community where ${where} and ${next} order by lower(name), id limit ${limit}`.execute(db);
  const {
    rows: [counted],
  } = await sql<{ total: number }>`select count(*)::int as total from community where ${where}`.execute(db);
  return {
    found: await communitiesOf(
      db,
      rows.map(({ id }) => id),
    ),
    total: counted?.total ?? 0,
  };
}

/**
 * Communities whose name is what was written, begins or holds it, sounds like it or is near it by its letters, the best
 * first; one that was merged is found as what stands for it.
 */
export async function searchByName(
  db: Database,
  { q = '', district, status }: CommunityFilter,
  limit: number,
): Promise<Community[]> {
  const plain = plainCommunity(q);
  const sound = soundKey(q);
  if (plain === '') return [];
  const { rows } = await sql<{ id: number }>`
    select root_id as id from (
      select root_id, max(
        (${plain} = any(string_to_array(words, '|')))::int * 100 + (words like ${`${plain}%`})::int * 20 + (${sound} <> '' and sounds[1] = ${sound})::int * 12
        + (${sound} <> '' and ${sound} = any(sounds))::int * 6 + word_similarity(${plain}, words) * 10) as fit
      from community
      where (words like ${`%${plain}%`} or sounds && ${[sound]} or ${plain} <% words)
        and ${status === undefined ? sql`true` : sql`status = ${status}`} and ${district === undefined ? sql`true` : sql`district_id = ${district}`}
      group by root_id order by fit desc, root_id limit ${limit}) as best
    order by fit desc, id`.execute(db);
  return communitiesOf(
    db,
    rows.map(({ id }) => id),
  );
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

/** Those of a district that one of some names is a name of, by name: what stands for one that was merged. */
export async function namedIn(
  db: Database,
  wanted: readonly { readonly districtId: string; readonly name: string }[],
): Promise<{ districtId: string; plain: string; id: number }[]> {
  const rows = JSON.stringify(wanted.map(({ districtId, name }) => ({ d: districtId, p: plainCommunity(name) })));
  const { rows: found } = await sql<{ districtId: string; plain: string; id: number }>`
    select distinct on (w.d, w.p) w.d as "districtId", w.p as plain, c.root_id as id
    from jsonb_to_recordset(${rows}::jsonb) as w (d text, p text)
    join community c on c.district_id = w.d and string_to_array(c.words, '|') && array[w.p]
    order by w.d, w.p, (c.status = 'known') desc, c.id`.execute(db);
  return found;
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

/** Communities that came with a place of weather, by its key. */
export async function byPlace(
  db: Database,
  locationIds: readonly string[],
): Promise<{ id: number; locationId: string }[]> {
  const { rows } = await sql<{
    id: number;
    locationId: string;
  }>`select root_id as id, location_id as "locationId" from community where location_id = any(${[...locationIds]})`.execute(
    db,
  );
  return rows;
}

/** Everywhere some plain names are names of a community, what stands for a merged one once for each district. */
export async function namedAnywhere(
  db: Database,
  plains: readonly string[],
): Promise<{ plain: string; districtId: string; id: number }[]> {
  const { rows } = await sql<{ plain: string; districtId: string; id: number }>`
    select distinct on (p.plain, c.district_id) p.plain, c.district_id as "districtId", c.root_id as id
    from unnest(${[...plains]}::text[]) as p (plain) join community c on string_to_array(c.words, '|') && array[p.plain]
    order by p.plain, c.district_id, (c.status = 'known') desc, c.id`.execute(db);
  return rows;
}

/** Of some names in districts, one of the district that sounds like each, but is called otherwise. */
export async function soundingLike(
  db: Database,
  wanted: readonly { readonly districtId: string; readonly name: string }[],
): Promise<{ districtId: string; plain: string; name: string }[]> {
  const rows = JSON.stringify(
    wanted.map(({ districtId, name }) => ({ d: districtId, p: plainCommunity(name), s: soundKey(name) })),
  );
  const { rows: found } = await sql<{ districtId: string; plain: string; name: string }>`
    select distinct on (w.d, w.p) w.d as "districtId", w.p as plain, root.name
    from jsonb_to_recordset(${rows}::jsonb) as w (d text, p text, s text)
    join community c on c.district_id = w.d and w.s <> '' and c.sounds[1] = w.s and not (string_to_array(c.words, '|') && array[w.p])
    join community root on root.id = c.root_id
    order by w.d, w.p, c.id`.execute(db);
  return found;
}
