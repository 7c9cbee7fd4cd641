import { distanceKm } from '#engines/shapes/distance.ts';
import type { Box, Point } from '#engines/shapes/points.ts';
import { sql, type SqlBool } from 'kysely';
import { plainCommunity, soundKey } from '#engines/communities/soundKey.ts';
import type { Database } from '../../database/connection.ts';
import { type Community, type CommunityStatus, communitiesOf } from './communities.repository.ts';

/** A degree of latitude, from below: boxes are a little larger than they need to be. */
const KM_OF_DEGREE = 110;

export interface CommunityFilter {
  readonly q?: string | undefined;
  readonly district?: string | undefined;
  readonly status?: CommunityStatus | undefined;
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

/** The known community whose position is nearest to a point, so many kilometres away at most. */
export async function nearestCommunity(
  db: Database,
  point: Point,
  mostKm: number,
): Promise<{ readonly name: string; readonly districtId: string; readonly km: number } | undefined> {
  const degrees = mostKm / KM_OF_DEGREE;
  const [lng, lat] = point;
  const east = degrees / Math.cos((lat * Math.PI) / 180);
  const { rows } = await sql<{ name: string; districtId: string; lat: number; lng: number }>`
    select name, district_id as "districtId", lat, lng from community where status = 'known'
      and lat between ${lat - degrees} and ${lat + degrees} and lng between ${lng - east} and ${lng + east}`.execute(
    db,
  );
  return rows
    .map(({ name, districtId, ...at }) => ({ name, districtId, km: distanceKm(point, [at.lng, at.lat]) }))
    .filter(({ km }) => km <= mostKm)
    .toSorted((one, other) => one.km - other.km)[0];
}

/** Known communities with a position in a box, those with most people first. */
export async function inBox(
  db: Database,
  [west, south, east, north]: Box,
  limit: number,
): Promise<{ id: number; name: string; lat: number; lng: number }[]> {
  const { rows } = await sql<{ id: number; name: string; lat: number; lng: number }>`
    select id, name, lat, lng from community where status = 'known'
      and lat between ${south} and ${north} and lng between ${west} and ${east}
    order by population desc nulls last, name, id limit ${limit}`.execute(db);
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
