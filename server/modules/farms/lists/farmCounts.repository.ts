import { sql, type Generated } from 'kysely';
import type { FarmSight } from '#engines/access/field/farms.ts';
import type { Database } from '../../../database/connection.ts';

export interface FarmCountTables {
  /** Kept by triggers of `farm`; rows of the same officer, district and crop are summed. */
  farm_count: {
    id: Generated<number>;
    owner_id: string | null;
    district_id: string | null;
    crop: string | null;
    farms: number;
    hectares: number;
    lat_sum: number;
    lng_sum: number;
  };
}

/** What farms are counted by without reading any of them. */
export interface CountedBy {
  readonly own?: boolean | undefined;
  readonly district?: string | undefined;
  readonly crop?: string | undefined;
}

const seen = ({ officerId, districts }: FarmSight) =>
  sql`(${districts === null} or owner_id = ${officerId}::uuid or district_id = any(${districts}::text[]))`;

/** How many farms there are and how large, of those somebody may see. */
export async function sumFarms(
  db: Database,
  sight: FarmSight,
  { own = false, district, crop }: CountedBy,
): Promise<{ total: number; hectares: number }> {
  const { rows } = await sql<{ total: number; hectares: number }>`
    select coalesce(sum(farms), 0)::bigint as total, coalesce(sum(hectares), 0)::double precision as hectares from farm_count
    where ${seen(sight)} and (not ${own} or owner_id = ${sight.officerId}::uuid)
      and (${district ?? null}::text is null or district_id = ${district ?? null}) and (${crop ?? null}::text is null or crop = ${crop ?? null})`.execute(
    db,
  );
  return rows[0] ?? { total: 0, hectares: 0 };
}

/** How many farms there are in each district, of those somebody may see, how large, and around which point. */
export async function countByDistrict(
  db: Database,
  sight: FarmSight,
): Promise<{ districtId: string | null; farms: number; hectares: number; lat: number; lng: number }[]> {
  const { rows } = await sql<{ districtId: string | null; farms: number; hectares: number; lat: number; lng: number }>`
    select district_id as "districtId", sum(farms)::bigint as farms, sum(hectares)::double precision as hectares,
      (sum(lat_sum) / sum(farms))::double precision as lat, (sum(lng_sum) / sum(farms))::double precision as lng
    from farm_count where ${seen(sight)} group by district_id having sum(farms) > 0 order by farms desc, district_id`.execute(
    db,
  );
  return rows;
}

/** Adds up what changes left for the same officer, district and crop; one statement, so that a reader sees the same sums before and after. */
export async function foldFarmCounts(db: Database): Promise<void> {
  await sql`
    with many as (
      select array_agg(id) as ids from farm_count group by owner_id, district_id, crop having count(*) > 1 or sum(farms) = 0
    ), taken as (
      delete from farm_count where id = any(array(select unnest(ids) from many))
      returning owner_id, district_id, crop, farms, hectares, lat_sum, lng_sum
    )
    insert into farm_count (owner_id, district_id, crop, farms, hectares, lat_sum, lng_sum)
    select owner_id, district_id, crop, sum(farms), sum(hectares), sum(lat_sum), sum(lng_sum) from taken
    group by owner_id, district_id, crop having sum(farms) <> 0 or sum(hectares) <> 0`.execute(db);
}
