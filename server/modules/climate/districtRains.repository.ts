import type { Database } from '../../database/connection.ts';

export interface DistrictRainsTables {
  climate_district: {
    district_id: string;
    station_id: string;
    chosen_by: string | null;
    chosen_at: Date;
  };
}

/** The record each district goes by, of those that were not taken away. */
export async function listChoices(
  db: Database,
): Promise<{ readonly districtId: string; readonly stationId: string }[]> {
  const rows = await db
    .selectFrom('climate_district as each')
    .innerJoin('climate_station as station', 'station.id', 'each.station_id')
    .select(['each.district_id', 'each.station_id'])
    .where('station.removed_at', 'is', null)
    .execute();
  return rows.map((row) => ({ districtId: row.district_id, stationId: row.station_id }));
}

/** The record a district goes by, held until the transaction ends. */
export async function findChoice(db: Database, districtId: string): Promise<string | null> {
  const row = await db
    .selectFrom('climate_district')
    .select('station_id')
    .where('district_id', '=', districtId)
    .forUpdate()
    .executeTakeFirst();
  return row?.station_id ?? null;
}

/** Chooses a record for a district; none with null. */
export async function setChoice(
  db: Database,
  districtId: string,
  stationId: string | null,
  by: string | null,
  now: Date,
): Promise<void> {
  if (stationId === null) {
    await db.deleteFrom('climate_district').where('district_id', '=', districtId).execute();
    return;
  }
  const chosen = { station_id: stationId, chosen_by: by, chosen_at: now };
  await db
    .insertInto('climate_district')
    .values({ district_id: districtId, ...chosen })
    .onConflict((conflict) => conflict.column('district_id').doUpdateSet(chosen))
    .execute();
}
