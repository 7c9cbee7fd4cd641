import { sql } from 'kysely';
import type { Database } from '../../database/connection.ts';

/** Where farmers are looked for: places of the address search, districts, or by their ids; with any of some crops. */
export interface Whereabouts {
  readonly locationIds: readonly string[];
  readonly districtIds: readonly string[];
  readonly ids: readonly number[];
  /** Empty: whatever they grow. */
  readonly crops: readonly string[];
}

export async function farmersWhere(db: Database, { locationIds, districtIds, ids, crops }: Whereabouts): Promise<{ id: number; here: boolean; cropless: boolean }[]> {
  const { rows } = await sql<{ id: number; here: boolean; cropless: boolean }>`
    select id, location_id = any(${[...locationIds]}) or district_id = any(${[...districtIds]}) as here, crops = '{}' as cropless
    from farmer
    where (location_id = any(${[...locationIds]}) or district_id = any(${[...districtIds]}) or id = any(${[...ids]}::bigint[]))
      and (${crops.length === 0} or crops = '{}' or crops && ${[...crops]}::text[])
    order by id`.execute(db);
  return rows;
}
