import { sql, type SqlBool } from 'kysely';
import type { Outline } from '#engines/farms/farm.ts';
import type { FarmSight } from '#engines/access/farms.ts';
import type { Point } from '#engines/shapes/points.ts';
import type { Database } from '../../database/connection.ts';
import { outlineOf } from './farmRows.repository.ts';

/** What maps show of a farm. */
export interface AtlasRow {
  readonly id: string;
  readonly name: string;
  readonly centre: Point;
  readonly hectares: number;
  readonly ownerId: string | null;
  readonly districtId: string | null;
  readonly outline: Outline;
}

/** Some farms as maps show them, or all. */
export async function atlasRows(db: Database, ids: readonly string[] | null): Promise<AtlasRow[]> {
  let query = db
    .selectFrom('farm')
    .select([
      'id',
      'name',
      'centre_lat',
      'centre_lng',
      'hectares',
      'owner_id as ownerId',
      'district_id as districtId',
      'geometry',
    ]);
  if (ids !== null) query = query.where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`);
  const rows = await query.execute();
  return rows.map(({ centre_lat: lat, centre_lng: lng, geometry, ...row }) => ({
    ...row,
    centre: [lng, lat],
    outline: outlineOf(geometry),
  }));
}

/** How many farms there are in each district, of those somebody may see, how large, and around which point. */
export async function countByDistrict(
  db: Database,
  { officerId, districts }: FarmSight,
): Promise<{ districtId: string | null; farms: number; hectares: number; lat: number; lng: number }[]> {
  let query = db.selectFrom('farm');
  if (districts !== null)
    query = query.where(sql<SqlBool>`(owner_id = ${officerId} or district_id = any(${[...districts]}))`);
  const rows = await query
    .select(({ fn }) => [
      'district_id as districtId',
      fn.countAll<number>().as('farms'),
      fn.sum<number>('hectares').as('hectares'),
      fn.avg<number>('centre_lat').as('lat'),
      fn.avg<number>('centre_lng').as('lng'),
    ])
    .groupBy('district_id')
    .orderBy('farms', 'desc')
    .orderBy('district_id')
    .execute();
  return rows.map((row) => ({
    ...row,
    farms: Number(row.farms),
    hectares: Number(row.hectares),
    lat: Number(row.lat),
    lng: Number(row.lng),
  }));
}
