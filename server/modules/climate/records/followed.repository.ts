import type { ClimateMaker } from '../../../adapters/dailyClimate/dailyClimate.ts';
import type { Database } from '../../../database/connection.ts';

/** A place that is followed. */
export interface Followed {
  readonly id: string;
  readonly maker: ClimateMaker;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

export async function markFollowed(db: Database, id: string, maker: ClimateMaker): Promise<void> {
  await db.updateTable('climate_station').set({ followed: maker }).where('id', '=', id).execute();
}

export async function listFollowed(db: Database): Promise<Followed[]> {
  const rows = await db
    .selectFrom('climate_station')
    .select(['id', 'followed', 'latitude', 'longitude'])
    .where('followed', 'is not', null)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.flatMap(({ followed, ...row }) => (followed === null ? [] : [{ ...row, maker: followed }]));
}

/** Takes the years from one on out of a record: they are fetched anew. */
export async function forgetYears(db: Database, id: string, from: number): Promise<void> {
  await db.deleteFrom('climate_year').where('station_id', '=', id).where('year', '>=', from).execute();
}
