import { sql } from 'kysely';
import { boxOf } from '#engines/shapes/points.ts';
import type { Database } from '#server/database/connection.ts';

/** Around a point, inside a shape, or in districts. */
export type Ground =
  | {
      readonly kind: 'around';
      readonly lat: number;
      readonly lng: number;
      readonly km: number;
      /** The district around the point. */ readonly districtId: string | null;
    }
  | {
      readonly kind: 'shape';
      /** Closed or not. */
      readonly corners: readonly (readonly [lng: number, lat: number])[];
      /** The districts around its corners. */ readonly districtIds: readonly string[];
    }
  | { readonly kind: 'districts'; readonly ids: readonly string[] };

/** Where farmers are looked for, and those named besides, such as for a farm of theirs; with any of some crops. */
export interface Whereabouts {
  readonly ground: Ground;
  readonly ids: readonly number[];
  /** Empty: whatever they grow. */
  readonly crops: readonly string[];
}

/** What a farmer is found by: a farm or being named; the community they live in, or its district; or their district alone. */
export interface FoundRow {
  readonly id: number;
  readonly by: 'named' | 'place' | 'district';
  /** They live there, too. */
  readonly here: boolean;
  readonly cropless: boolean;
}

/** A degree of latitude, from below: boxes are a little larger than they need to be. */
const KM_OF_DEGREE = 110;

/**
 * Farmers of some ground, each once: those named, those whose community lies in it, and apart from them those of whom their
 * district alone is known, where the ground is a circle or a shape: neither a position of their community nor a farm says where they are.
 */
export async function farmersWhere(db: Database, { ground, ids, crops }: Whereabouts): Promise<FoundRow[]> {
  const grown = sql`(${crops.length === 0} or farmer.crops = '{}' or farmer.crops && ${[...crops]}::text[])`;
  const named = [...ids];
  if (ground.kind === 'districts') {
    const { rows } = await sql<FoundRow>`
      select id, case when id = any(${named}::bigint[]) then 'named' else 'place' end as by, district_id = any(${[...ground.ids]}) as here, crops = '{}' as cropless
      from farmer where (district_id = any(${[...ground.ids]}) or id = any(${named}::bigint[])) and ${grown} order by id`.execute(
      db,
    );
    return rows;
  }
  const around = ground.kind === 'shape' ? ground.districtIds : ground.districtId === null ? [] : [ground.districtId];
  const { rows } = await sql<FoundRow>`
    with inside as materialized (
      select id, district_id from community where ${isInside(ground)}
    ), here as materialized (
      select id from community where root_id in (select id from inside)
    ), unplaced as materialized (
      select community.id from community join community root on root.id = community.root_id where root.lat is null
    ), touched as materialized (
      select district_id from inside union select unnest(${[...around]}::text[])
    )
    select farmer.id, case when farmer.id = any(${named}::bigint[]) then 'named' when here.id is not null then 'place' else 'district' end as by,
      here.id is not null as here, farmer.crops = '{}' as cropless
    from farmer left join here on here.id = farmer.community_id
    where ${grown} and farmer.id in (
      select id from farmer where id = any(${named}::bigint[])
      union select id from farmer where community_id in (select id from here)
      union select id from farmer where district_id in (select district_id from touched)
        and (community_id is null or community_id in (select id from unplaced)) and not exists (select 1 from farm where farm.farmer_id = farmer.id))
    order by farmer.id`.execute(db);
  return rows;
}

/** Farmers who live in some districts or, of the others, have a farm there; with any of some crops, or of whom none is known. */
export async function chosenWhere(db: Database, districts: readonly string[], crops: readonly string[]) {
  // A list of these few lets both be found by their indexes.
  const { rows } = await sql<{ id: number }>`
    select distinct farmer_id as id from farm join farmer on farmer.id = farmer_id
    where farm.district_id = any(${[...districts]}::text[]) and farmer.district_id <> all(${[...districts]}::text[])`.execute(
    db,
  );
  const elsewhere = rows.map(({ id }) => id);
  const there = sql`district_id = any(${[...districts]}::text[])`;
  const found = elsewhere.length === 0 ? there : sql`(${there} or id = any(${elsewhere}::bigint[]))`;
  return crops.length === 0 ? found : sql`${found} and (crops = '{}' or crops && ${[...crops]}::text[])`;
}

/** How many farmers of some districts are found by what, without a list of them. */
export async function countWhere(
  db: Database,
  districts: readonly string[],
  crops: readonly string[],
): Promise<{ all: number; here: number; named: number; cropless: number }> {
  const { rows } = await sql<{ all: number; here: number; named: number; cropless: number }>`
    select count(*)::int as all, count(*) filter (where district_id = any(${[...districts]}::text[]))::int as here,
      count(*) filter (where id in (
        select farmer_id from farm where farm.district_id = any(${[...districts]}::text[]) and farmer_id is not null))::int as named,
      count(*) filter (where crops = '{}')::int as cropless
    from farmer where ${await chosenWhere(db, districts, crops)}`.execute(db);
  return rows[0] ?? { all: 0, here: 0, named: 0, cropless: 0 };
}

/** Whether a community lies in a circle or a shape. */
function isInside(ground: Exclude<Ground, { kind: 'districts' }>) {
  if (ground.kind === 'around') {
    const { lat, lng, km } = ground;
    const high = km / KM_OF_DEGREE;
    const wide = high / Math.cos((lat * Math.PI) / 180);
    return sql`lat between ${lat - high} and ${lat + high} and lng between ${lng - wide} and ${lng + wide} and ground_km(lat, lng, ${lat}, ${lng}) <= ${km}`;
  }
  const [west, south, east, north] = boxOf(ground.corners);
  const text = ground.corners.map(([lng, lat]) => `(${lng},${lat})`).join(',');
  return sql`lat between ${south} and ${north} and lng between ${west} and ${east} and ${`(${text})`}::polygon @> point(lng, lat)`;
}
