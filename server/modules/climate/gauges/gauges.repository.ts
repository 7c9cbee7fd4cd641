import { type Generated, sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import { asArray } from '../climate.repository.ts';

export interface GaugesTables {
  gauge_reader: {
    id: Generated<number>;
    address: string;
    station_id: string;
    given_by: string | null;
    given_at: Date;
  };
  rain_reading: {
    id: Generated<number>;
    station_id: string;
    day: string;
    rain: number;
    is_trace: boolean;
    note: string;
    read_by: string | null;
    read_by_name: string;
    phone_mark: string | null;
    entered_at: Date;
    chosen_by: string | null;
    chosen_at: Date | null;
  };
}

/** The rain of a day as somebody read it. */
export interface Reading {
  readonly id: number;
  readonly stationId: string;
  readonly day: string;
  /** Hundredths of a millimetre. */
  readonly rain: number;
  readonly isTrace: boolean;
  readonly note: string;
  readonly by: string;
  readonly isChosen: boolean;
}

/** Who read a gauge: a person, or a phone by its mark. */
export type ReadBy = { readonly person: string } | { readonly phone: string };

/** Keeps a reading; one of the same reader and day is put right, and whatever was chosen for the day is open again. */
export async function saveReading(
  db: Database,
  given: Pick<Reading, 'stationId' | 'day' | 'rain' | 'isTrace' | 'note' | 'by'>,
  readBy: ReadBy,
  now: Date,
): Promise<void> {
  await forgetChoice(db, given.stationId, given.day);
  const told = { rain: given.rain, is_trace: given.isTrace, note: given.note, read_by_name: given.by, entered_at: now };
  await db
    .insertInto('rain_reading')
    .values({
      station_id: given.stationId,
      day: given.day,
      read_by: 'person' in readBy ? readBy.person : null,
      phone_mark: 'phone' in readBy ? readBy.phone : null,
      chosen_by: null,
      chosen_at: null,
      ...told,
    })
    .onConflict((conflict) =>
      conflict.columns(['station_id', 'day', 'person' in readBy ? 'read_by' : 'phone_mark']).doUpdateSet(told),
    )
    .execute();
}

export async function findReading(db: Database, id: number): Promise<Reading | undefined> {
  const row = await db.selectFrom('rain_reading').selectAll().where('id', '=', id).executeTakeFirst();
  return row && reading(row);
}

/** Readings of a gauge from a day on, the newest day first. */
export async function listReadings(db: Database, stationId: string, from: string, to: string): Promise<Reading[]> {
  const rows = await db
    .selectFrom('rain_reading')
    .selectAll()
    .where('station_id', '=', stationId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(reading);
}

/** Chooses one reading of its day. */
export async function chooseReading(db: Database, { id, stationId, day }: Reading, by: string | null, now: Date) {
  await forgetChoice(db, stationId, day);
  await db.updateTable('rain_reading').set({ chosen_by: by, chosen_at: now }).where('id', '=', id).execute();
}

async function forgetChoice(db: Database, stationId: string, day: string): Promise<void> {
  await db
    .updateTable('rain_reading')
    .set({ chosen_by: null, chosen_at: null })
    .where('station_id', '=', stationId)
    .where('day', '=', day)
    .execute();
}

/** Puts what counts on a day into the record of a gauge: hundredths, or null; `place` from 1, 29 February being the 60th. */
export async function setDay(
  db: Database,
  stationId: string,
  day: string,
  place: number,
  rain: number | null,
): Promise<void> {
  const year = Number(day.slice(0, 4));
  await db
    .insertInto('climate_year')
    .values({
      station_id: stationId,
      year,
      rain: asArray(Array.from({ length: 366 }, (_, at) => (at + 1 === place ? rain : null))),
      tmin: null,
      tmax: null,
    })
    .onConflict((conflict) =>
      conflict.columns(['station_id', 'year']).doUpdateSet({
        rain: sql`climate_year.rain[:${sql.lit(place - 1)}] || ${rain}::integer || climate_year.rain[${sql.lit(place + 1)}:]`,
      }),
    )
    .execute();
  await sql`
    update climate_station set first_day = least(first_day, ${day}::date), last_day = greatest(last_day, ${day}::date)
    where id = ${stationId}`.execute(db);
}

function reading(row: Omit<GaugesTables['rain_reading'], 'id'> & { id: number }): Reading {
  return {
    id: Number(row.id),
    stationId: row.station_id,
    day: row.day,
    rain: row.rain,
    isTrace: row.is_trace,
    note: row.note,
    by: row.read_by_name,
    isChosen: row.chosen_at !== null,
  };
}
