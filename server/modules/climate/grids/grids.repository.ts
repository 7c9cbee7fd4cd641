import { sql } from 'kysely';
import type { RainZone } from '#engines/climate/zones.ts';
import type { Database } from '../../../database/connection.ts';
import { asArray } from '../climate.repository.ts';

export interface GridsTables {
  climate_grid_part: { grid: string; part: string; days: number; brought_at: Date };
}

/** A place a grid gives rain for. */
export interface GridStation {
  readonly id: string;
  readonly name: string;
  readonly zone: RainZone;
  readonly kind: 'district' | 'capital' | 'cell';
  readonly districtId: string | null;
  readonly latitude: number;
  readonly longitude: number;
}

/** The parts of a grid that are in the records already. */
export async function listParts(db: Database, grid: string): Promise<Set<string>> {
  const rows = await db.selectFrom('climate_grid_part').select('part').where('grid', '=', grid).execute();
  return new Set(rows.map(({ part }) => part));
}

export async function addPart(db: Database, grid: string, part: string, days: number, now: Date): Promise<void> {
  await db
    .insertInto('climate_grid_part')
    .values({ grid, part, days, brought_at: now })
    .onConflict((conflict) => conflict.columns(['grid', 'part']).doUpdateSet({ days, brought_at: now }))
    .execute();
}

/** Makes the places of a grid that are not there; their days come later. */
export async function addGridStations(
  db: Database,
  stations: readonly GridStation[],
  given: {
    readonly source: string;
    readonly licence: string;
    readonly first: string;
    readonly last: string;
    readonly rawPublic: boolean;
  },
  now: Date,
): Promise<void> {
  await db
    .insertInto('climate_station')
    .values(
      stations.map((each) => ({
        id: each.id,
        name: each.name,
        zone: each.zone,
        kind: each.kind,
        district_id: each.districtId,
        latitude: each.latitude,
        longitude: each.longitude,
        source: given.source,
        licence: given.licence,
        is_sample: false,
        raw_public: given.rawPublic,
        first_day: given.first,
        last_day: given.last,
        missing_days: 0,
        added_by: null,
        added_at: now,
        removed_at: null,
      })),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Lays days over a year of a place: those that are given replace what stands there, the others stay. */
export async function mergeYears(
  db: Database,
  year: number,
  days: readonly { readonly stationId: string; readonly rain: readonly (number | null)[] }[],
): Promise<void> {
  await db
    .insertInto('climate_year')
    .values(
      days.map(({ stationId, rain }) => ({ station_id: stationId, year, rain: asArray(rain), tmin: null, tmax: null })),
    )
    .onConflict((conflict) =>
      conflict.columns(['station_id', 'year']).doUpdateSet({
        rain: sql<(number | null)[]>`(
          select array_agg(coalesce(fresh.value, old.value) order by place)
          from unnest(excluded.rain) with ordinality as fresh (value, place)
          join unnest(climate_year.rain) with ordinality as old (value, place) using (place))`,
      }),
    )
    .execute();
}

/** Says of the places of a grid which days they span and how many are missing. */
export async function settleSpan(db: Database, ids: readonly string[], first: string, last: string): Promise<void> {
  await sql`
    update climate_station as station set
      first_day = least(station.first_day, ${first}::date),
      last_day = greatest(station.last_day, ${last}::date)
    where id = any(${ids})`.execute(db);
}

/** Counts the days without rain of places between their first and last day. */
export async function countMissing(db: Database, ids: readonly string[]): Promise<void> {
  await sql`
    update climate_station as station set
      missing_days = station.last_day - station.first_day + 1 - coalesce((
        select sum(366 - coalesce(cardinality(array_positions(year.rain, null)), 0))
        from climate_year as year where year.station_id = station.id), 0)::integer
    where id = any(${ids})`.execute(db);
}

/** The places that grids of a name made: their names begin with it. */
export async function listGridStations(db: Database, grid: string): Promise<string[]> {
  const rows = await db
    .selectFrom('climate_station')
    .select('id')
    .where(sql<boolean>`starts_with(id, ${`${grid}-`})`)
    .where('kind', 'in', ['district', 'capital', 'cell'])
    .execute();
  return rows.map(({ id }) => id);
}
