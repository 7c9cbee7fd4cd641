import { sql, type ColumnType, type Generated } from 'kysely';
import type { FarmCell } from '#engines/farms/generalise.ts';
import { CELL_DEGREES } from '#engines/farms/generalise.ts';
import type { Database } from '../../database/connection.ts';

export interface FarmsTables {
  farm: {
    id: Generated<string>;
    geometry: ColumnType<unknown, string, string>;
    /** West, south, east and north as PostgreSQL writes a box: "(east,north),(west,south)". */
    bounds: string;
    centre_lat: number;
    centre_lng: number;
    district_id: string | null;
    owner_id: string | null;
    card_number: Buffer | null;
    card_number_key: Buffer | null;
    created_at: ColumnType<Date, Date | undefined, never>;
    updated_at: ColumnType<Date, Date | undefined, Date>;
  };
}

/** How many farms have their middle in each square. */
export async function countFarmsByCell(db: Database): Promise<FarmCell[]> {
  // numeric, not floating point: 7.35 / 0.05 is 147, not 146.999….
  const column = sql<number>`floor(centre_lng::numeric / ${sql.lit(CELL_DEGREES)})::integer`;
  const row = sql<number>`floor(centre_lat::numeric / ${sql.lit(CELL_DEGREES)})::integer`;
  return db
    .selectFrom('farm')
    .select(({ fn }) => [column.as('column'), row.as('row'), fn.countAll<number>().as('farms')])
    .groupBy([column, row])
    .execute()
    .then((cells) => cells.map((cell) => ({ ...cell, farms: Number(cell.farms) })));
}
