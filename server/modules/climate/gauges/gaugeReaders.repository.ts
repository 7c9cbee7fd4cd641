import type { Database } from '../../../database/connection.ts';

/** A phone whose rain goes to a gauge. */
export interface GaugeReader {
  readonly id: number;
  readonly address: string;
  readonly stationId: string;
}

/** The gauge that a number reads, unless it was taken away. */
export async function gaugeOfNumber(db: Database, address: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('gauge_reader')
    .innerJoin('climate_station', 'climate_station.id', 'gauge_reader.station_id')
    .select('station_id as stationId')
    .where('address', '=', address)
    .where('climate_station.removed_at', 'is', null)
    .executeTakeFirst();
  return found?.stationId;
}

/** From now on what comes from the number is of this gauge, and of no other. */
export async function giveGauge(
  db: Database,
  address: string,
  stationId: string,
  by: string | null,
  at: Date,
): Promise<void> {
  const set = { station_id: stationId, given_by: by, given_at: at };
  await db
    .insertInto('gauge_reader')
    .values({ address, ...set })
    .onConflict((conflict) => conflict.column('address').doUpdateSet(set))
    .execute();
}

export function readersOfGauge(db: Database, stationId: string): Promise<GaugeReader[]> {
  return db
    .selectFrom('gauge_reader')
    .select(['id', 'address', 'station_id as stationId'])
    .where('station_id', '=', stationId)
    .orderBy('id')
    .limit(20)
    .execute();
}

/** The reader that was ended; undefined where there is none. */
export function endGaugeReader(db: Database, id: number): Promise<GaugeReader | undefined> {
  return db
    .deleteFrom('gauge_reader')
    .where('id', '=', id)
    .returning(['id', 'address', 'station_id as stationId'])
    .executeTakeFirst();
}

/** Ends those that some numbers are. */
export async function forgetReaders(db: Database, addresses: readonly string[]): Promise<void> {
  await db
    .deleteFrom('gauge_reader')
    .where('address', 'in', [...addresses])
    .execute();
}
