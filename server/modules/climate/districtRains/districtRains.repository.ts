import { sql } from 'kysely';
import type { KeptYear } from '#engines/climate/records.ts';
import type { Database } from '../../../database/connection.ts';

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

/** The years of records with the version of each: another one whenever PostgreSQL wrote the row anew, whoever wrote it. */
export async function listVersions(db: Database, ids: readonly string[]): Promise<Map<string, Map<number, string>>> {
  const versions = new Map(ids.map((id) => [id, new Map<number, string>()]));
  const { rows } = await sql<{ station_id: string; year: number; version: string }>`
    select station_id, year, xmin::text as version from climate_year where station_id = any(${ids}::text[])
    order by year`.execute(db);
  for (const { station_id: id, year, version } of rows) versions.get(id)?.set(year, version);
  return versions;
}

/** A year of a record as it was found. */
export interface FoundYear extends KeptYear {
  readonly stationId: string;
  readonly version: string;
}

/** Some years of records; what is measured beside rain only where that is asked for. As JSON, which is read quickest. */
export async function readYearsOf(
  db: Database,
  asked: readonly { readonly stationId: string; readonly year: number; readonly measured: boolean }[],
): Promise<FoundYear[]> {
  const whole = ['tmin', 'tmax', 'sun', 'wind', 'rh_min', 'rh_max'] as const;
  const measured = whole.map((name) => sql`case when measured then to_json(${sql.ref(name)}) end as ${sql.ref(name)}`);
  type Row = Omit<FoundYear, 'stationId' | 'rhMin' | 'rhMax'> & { station_id: string } & Record<
      'rh_min' | 'rh_max',
      KeptYear['rhMin']
    >;
  const { rows } = await sql<Row>`
    select station_id, year, climate_year.xmin::text as version, to_json(rain) as rain, ${sql.join(measured)}
    from climate_year join unnest(
      ${asked.map(({ stationId }) => stationId)}::text[],
      ${asked.map(({ year }) => year)}::integer[],
      ${asked.map((each) => each.measured)}::boolean[]
    ) as asked (station_id, year, measured) using (station_id, year)`.execute(db);
  return rows.map(({ station_id: stationId, rh_min: rhMin, rh_max: rhMax, ...row }) => ({
    ...row,
    stationId,
    rhMin,
    rhMax,
  }));
}
