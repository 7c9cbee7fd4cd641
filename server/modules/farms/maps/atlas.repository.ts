import { sql, type SqlBool } from 'kysely';
import type { Outline } from '#engines/farms/farm.ts';
import type { FarmSight } from '#engines/access/field/farms.ts';
import type { Box, Point } from '#engines/shapes/points.ts';
import type { Database } from '../../../database/connection.ts';
import { boxText, outlineOf } from '../farmRows.repository.ts';

/** A farm as maps show it. */
export interface MappedFarm {
  readonly id: string;
  readonly name: string;
  readonly centre: Point;
  readonly hectares: number;
  readonly ownerId: string | null;
  readonly districtId: string | null;
}

function within(db: Database, box: Box, { officerId, districts }: FarmSight) {
  const query = db.selectFrom('farm').where(sql<SqlBool>`bounds && ${boxText(box)}::box`);
  return districts === null
    ? query
    : query.where(sql<SqlBool>`(owner_id = ${officerId} or district_id = any(${[...districts]}))`);
}

/** Farms whose boxes meet one, of those somebody may see. */
export async function farmsWithin(db: Database, box: Box, sight: FarmSight, most: number): Promise<MappedFarm[]> {
  const rows = await within(db, box, sight)
    .select(['id', 'name', 'centre_lat', 'centre_lng', 'hectares', 'owner_id as ownerId', 'district_id as districtId'])
    .limit(most)
    .execute();
  return rows.map(({ centre_lat: lat, centre_lng: lng, ...row }) => ({ ...row, centre: [lng, lat] }));
}

/** Outlines of the same, or the boxes around them, which are read faster; and whether each is the asker's own. */
export async function outlinesWithin(
  db: Database,
  box: Box,
  sight: FarmSight,
  { most, exact }: { readonly most: number; readonly exact: boolean },
): Promise<{ outline: Outline; own: boolean }[]> {
  const query = within(db, box, sight).select(sql<boolean>`owner_id is not distinct from ${sight.officerId}`.as('own'));
  if (exact) {
    const rows = await query.select('geometry').limit(most).execute();
    return rows.map(({ own, geometry }) => ({ own, outline: outlineOf(geometry) }));
  }
  const rows = await query
    .select([
      sql<number>`(bounds[1])[0]`.as('west'),
      sql<number>`(bounds[1])[1]`.as('south'),
      sql<number>`(bounds[0])[0]`.as('east'),
      sql<number>`(bounds[0])[1]`.as('north'),
    ])
    .limit(most)
    .execute();
  return rows.map(({ own, west, south, east, north }) => ({
    own,
    outline: [
      [
        [
          [west, south],
          [east, south],
          [east, north],
          [west, north],
          [west, south],
        ],
      ],
    ],
  }));
}
