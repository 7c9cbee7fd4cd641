import { type ColumnType, type Selectable, sql } from 'kysely';
import type { KeptYear } from '#engines/climate/records.ts';
import type { RainZone } from '#engines/climate/zones.ts';
import type { ClimateMaker } from '../../adapters/dailyClimate/dailyClimate.ts';
import type { Database } from '../../database/connection.ts';
import type { ClimateStation as Station } from '../../context.ts';

export type { ClimateStation as Station } from '../../context.ts';

/** What a record is of. */
export type StationKind = Station['kind'];

export interface ClimateTables {
  climate_station: {
    id: string;
    name: string;
    zone: RainZone;
    source: string;
    licence: string;
    is_sample: boolean;
    raw_public: boolean;
    first_day: string;
    last_day: string;
    missing_days: number;
    added_by: string | null;
    added_at: ColumnType<Date, Date, never>;
    removed_at: Date | null;
    kind: ColumnType<StationKind, StationKind | undefined, StationKind>;
    district_id: ColumnType<string | null, string | null | undefined, string | null>;
    latitude: ColumnType<number | null, number | null | undefined, number | null>;
    longitude: ColumnType<number | null, number | null | undefined, number | null>;
    followed: ColumnType<ClimateMaker | null, undefined, ClimateMaker>;
    in_catalogue: ColumnType<boolean, undefined, boolean>;
  };
  climate_year: {
    station_id: string;
    year: number;
    rain: ColumnType<(number | null)[], string>;
    tmin: KeptColumn;
    tmax: KeptColumn;
    sun: KeptColumn;
    wind: KeptColumn;
    rh_min: KeptColumn;
    rh_max: KeptColumn;
  };
}

type Column = (number | null)[] | null;
type KeptColumn = ColumnType<Column, string | null | undefined>;

/** Every place, by name; those taken away only where asked for. */
export async function listStations(db: Database, removedToo: boolean): Promise<Station[]> {
  let query = db.selectFrom('climate_station').selectAll().orderBy('is_sample').orderBy('name').limit(MOST_STATIONS);
  if (!removedToo) query = query.where('removed_at', 'is', null);
  return (await query.execute()).map(station);
}

const MOST_STATIONS = 1000;

export async function findStation(db: Database, id: string): Promise<Station | undefined> {
  const row = await db.selectFrom('climate_station').selectAll().where('id', '=', id).executeTakeFirst();
  return row && station(row);
}

/** The places of some names; those taken away are left out. */
export async function findStations(db: Database, ids: readonly string[]): Promise<Station[]> {
  if (ids.length === 0) return [];
  const query = db.selectFrom('climate_station').selectAll().where('id', 'in', ids).where('removed_at', 'is', null);
  return (await query.execute()).map(station);
}

export async function addStation(
  db: Database,
  given: Omit<Station, 'removed' | 'inCatalogue'>,
  addedBy: string | null,
  now: Date,
): Promise<void> {
  await db
    .insertInto('climate_station')
    .values({
      id: given.id,
      name: given.name,
      zone: given.zone,
      source: given.source,
      licence: given.licence,
      is_sample: given.isSample,
      raw_public: given.rawPublic,
      first_day: given.firstDay,
      last_day: given.lastDay,
      missing_days: given.missingDays,
      kind: given.kind,
      district_id: given.districtId,
      latitude: given.latitude,
      longitude: given.longitude,
      added_by: addedBy,
      added_at: now,
      removed_at: null,
    })
    .execute();
}

export async function addYears(db: Database, stationId: string, years: readonly KeptYear[]): Promise<void> {
  await db
    .insertInto('climate_year')
    .values(
      years.map(({ year, rain, tmin, tmax, sun, wind, rhMin, rhMax }) => ({
        station_id: stationId,
        year,
        rain: asArray(rain),
        tmin: tmin && asArray(tmin),
        tmax: tmax && asArray(tmax),
        sun: sun && asArray(sun),
        wind: wind && asArray(wind),
        rh_min: rhMin && asArray(rhMin),
        rh_max: rhMax && asArray(rhMax),
      })),
    )
    .execute();
}

/** Whole numbers as the text of an array of PostgreSQL: written at a stretch, where the driver would quote each of them. */
export function asArray(values: readonly (number | null)[]): string {
  return `{${values.map((value) => value ?? 'NULL').join(',')}}`;
}

/**
 * The years of a record, the oldest first; what is measured beside rain only where that is asked for. As JSON, which is read
 * ten times as fast as an array of PostgreSQL.
 */
export async function readYears(db: Database, stationId: string, measured: boolean): Promise<KeptYear[]> {
  const others = ['tmin', 'tmax', 'sun', 'wind', 'rh_min', 'rh_max'] as const;
  const rows = await db
    .selectFrom('climate_year')
    .select('year')
    .select(sql<KeptYear['rain']>`to_json(rain)`.as('rain'))
    .$if(measured, (query) => query.select(others.map((name) => sql<Column>`to_json(${sql.ref(name)})`.as(name))))
    .where('station_id', '=', stationId)
    .orderBy('year')
    .execute();
  return rows.map(
    ({ year, rain, tmin = null, tmax = null, sun = null, wind = null, rh_min = null, rh_max = null }) => ({
      year,
      rain,
      tmin,
      tmax,
      sun,
      wind,
      rhMin: rh_min,
      rhMax: rh_max,
    }),
  );
}

export async function setRemoved(db: Database, id: string, at: Date | null): Promise<void> {
  await db.updateTable('climate_station').set({ removed_at: at }).where('id', '=', id).execute();
}

/** Says whether the daily values of a place are kept as a dataset of the catalogue, too. */
export async function setInCatalogue(db: Database, id: string, wanted: boolean): Promise<void> {
  await db.updateTable('climate_station').set({ in_catalogue: wanted }).where('id', '=', id).execute();
}

/** The places whose daily values are. */
export async function listInCatalogue(db: Database): Promise<Station[]> {
  const query = db
    .selectFrom('climate_station')
    .selectAll()
    .where('in_catalogue', '=', true)
    .where('removed_at', 'is', null);
  return (await query.orderBy('id').limit(MOST_STATIONS).execute()).map(station);
}

/** Removes the records that were made up for trying the portal out, and the choices of them; answers how many. */
export async function removeSampleRecords(db: Database): Promise<number> {
  const removed = await db.deleteFrom('climate_station').where('is_sample', '=', true).executeTakeFirst();
  return Number(removed.numDeletedRows);
}

function station(row: Omit<Selectable<ClimateTables['climate_station']>, 'added_at' | 'followed'>): Station {
  return {
    id: row.id,
    name: row.name,
    zone: row.zone,
    source: row.source,
    licence: row.licence,
    isSample: row.is_sample,
    rawPublic: row.raw_public,
    firstDay: row.first_day,
    lastDay: row.last_day,
    missingDays: row.missing_days,
    kind: row.kind,
    districtId: row.district_id,
    latitude: row.latitude,
    longitude: row.longitude,
    removed: row.removed_at !== null,
    inCatalogue: row.in_catalogue,
  };
}
