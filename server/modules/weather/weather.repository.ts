import { sql } from 'kysely';
import type { Day } from '#engines/dates/day.ts';
import type { WeatherDay, WeatherMoment } from '#engines/weather/weather.ts';
import type { ForecastMaker } from '../../adapters/forecast/forecast.ts';
import type { Database } from '../../database/connection.ts';
import type { RecordsTables } from './records.repository.ts';

export interface WeatherTables extends RecordsTables {
  weather_place: {
    location_id: string;
    maker: ForecastMaker;
    asked_on: string;
    fetched_at: Date | null;
    weather: KeptWeather | null;
    lease_until: Date | null;
    failures: number;
    next_try_at: Date | null;
  };
  weather_provider: {
    maker: ForecastMaker;
    failures: number;
    closed_until: Date | null;
    trouble: string;
  };
}

/** A forecast as it is kept, read only whole. */
export interface KeptWeather {
  readonly moments: readonly WeatherMoment[];
  readonly days: readonly WeatherDay[];
}

/** What is kept of a place and when it is tried again. */
export interface PlaceRow {
  readonly askedOn: Day;
  readonly fetchedAt: Date | null;
  readonly weather: KeptWeather | null;
  readonly leaseUntil: Date | null;
  readonly failures: number;
  readonly nextTryAt: Date | null;
}

export interface PlaceKey {
  readonly locationId: string;
  readonly maker: ForecastMaker;
}

export async function findPlace(db: Database, { locationId, maker }: PlaceKey): Promise<PlaceRow | undefined> {
  const row = await db
    .selectFrom('weather_place')
    .select(['asked_on', 'fetched_at', 'weather', 'lease_until', 'failures', 'next_try_at'])
    .where('location_id', '=', locationId)
    .where('maker', '=', maker)
    .executeTakeFirst();
  return (
    row && {
      askedOn: row.asked_on,
      fetchedAt: row.fetched_at,
      weather: row.weather,
      leaseUntil: row.lease_until,
      failures: row.failures,
      nextTryAt: row.next_try_at,
    }
  );
}

/**
 * Takes the turn to fetch a place, for one process at a time: true when the caller has it. Nobody gets it while
 * another holds it, while what is kept is younger than `staleBefore`, or before the next try is due.
 */
export async function claimFetch(
  db: Database,
  { locationId, maker }: PlaceKey,
  {
    now,
    today,
    staleBefore,
    leaseUntil,
  }: { readonly now: Date; readonly today: Day; readonly staleBefore: Date; readonly leaseUntil: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('weather_place')
    .values({ location_id: locationId, maker, asked_on: today, lease_until: leaseUntil, failures: 0 })
    .onConflict((conflict) =>
      conflict
        .columns(['location_id', 'maker'])
        .doUpdateSet({ lease_until: leaseUntil })
        .where((eb) =>
          eb.and([
            eb.or([eb('weather_place.lease_until', 'is', null), eb('weather_place.lease_until', '<=', now)]),
            eb.or([eb('weather_place.fetched_at', 'is', null), eb('weather_place.fetched_at', '<=', staleBefore)]),
            eb.or([eb('weather_place.next_try_at', 'is', null), eb('weather_place.next_try_at', '<=', now)]),
          ]),
        ),
    )
    .returning('location_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Keeps a fetched forecast as the last good one and gives the turn back. */
export async function saveWeather(
  db: Database,
  { locationId, maker }: PlaceKey,
  weather: KeptWeather,
  fetchedAt: Date,
): Promise<void> {
  await db
    .updateTable('weather_place')
    .set({
      weather: JSON.stringify(weather) as unknown as KeptWeather,
      fetched_at: fetchedAt,
      lease_until: null,
      failures: 0,
      next_try_at: null,
    })
    .where('location_id', '=', locationId)
    .where('maker', '=', maker)
    .execute();
}

/** Gives the turn back without a forecast; the last good one stays. */
export async function postponePlace(
  db: Database,
  { locationId, maker }: PlaceKey,
  nextTryAt: Date,
  failures: number,
): Promise<void> {
  await db
    .updateTable('weather_place')
    .set({ lease_until: null, next_try_at: nextTryAt, failures })
    .where('location_id', '=', locationId)
    .where('maker', '=', maker)
    .execute();
}

/** Notes that somebody asked for a place today. */
export async function noteAsked(db: Database, { locationId, maker }: PlaceKey, today: Day): Promise<void> {
  await db
    .updateTable('weather_place')
    .set({ asked_on: today })
    .where('location_id', '=', locationId)
    .where('maker', '=', maker)
    .where('asked_on', '<', today)
    .execute();
}

/** Places somebody asked for since a day whose forecast is older than it should be, the oldest first. */
export async function listDuePlaces(
  db: Database,
  maker: ForecastMaker,
  {
    askedSince,
    staleBefore,
    now,
    limit,
  }: { readonly askedSince: Day; readonly staleBefore: Date; readonly now: Date; readonly limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('weather_place')
    .select('location_id')
    .where('maker', '=', maker)
    .where('asked_on', '>=', askedSince)
    .where((eb) => eb.or([eb('fetched_at', 'is', null), eb('fetched_at', '<=', staleBefore)]))
    .where((eb) => eb.or([eb('next_try_at', 'is', null), eb('next_try_at', '<=', now)]))
    .where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<=', now)]))
    .orderBy(sql`fetched_at nulls first`)
    .limit(limit)
    .execute();
  return rows.map(({ location_id: id }) => id);
}

/** Until when a provider is left alone, or was; null while it answers. */
export async function findClosing(db: Database, maker: ForecastMaker): Promise<Date | null> {
  const row = await db
    .selectFrom('weather_provider')
    .select('closed_until')
    .where('maker', '=', maker)
    .executeTakeFirst();
  return row?.closed_until ?? null;
}

/** Takes the one try a closed provider gets once its time is over, until `trialUntil`: true for one process. */
export async function claimTrial(db: Database, maker: ForecastMaker, now: Date, trialUntil: Date): Promise<boolean> {
  const row = await db
    .updateTable('weather_provider')
    .set({ closed_until: trialUntil })
    .where('maker', '=', maker)
    .where('closed_until', '<=', now)
    .returning('maker')
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes a fetch that failed; answers how many have, one after the other, over all places. */
export async function noteFailure(db: Database, maker: ForecastMaker, trouble: string): Promise<number> {
  const row = await db
    .insertInto('weather_provider')
    .values({ maker, failures: 1, closed_until: null, trouble })
    .onConflict((conflict) =>
      conflict.column('maker').doUpdateSet({ failures: sql`weather_provider.failures + 1`, trouble }),
    )
    .returning('failures')
    .executeTakeFirstOrThrow();
  return row.failures;
}

/** Leaves a provider alone until an instant. */
export async function closeProvider(db: Database, maker: ForecastMaker, until: Date): Promise<void> {
  await db.updateTable('weather_provider').set({ closed_until: until }).where('maker', '=', maker).execute();
}

/** Notes that a provider answered well; written only where it had not. */
export async function noteHealth(db: Database, maker: ForecastMaker): Promise<void> {
  await db
    .updateTable('weather_provider')
    .set({ failures: 0, closed_until: null, trouble: '' })
    .where('maker', '=', maker)
    .where('failures', '>', 0)
    .execute();
}

/** Lets go of forecasts of places nobody asked for since a day. */
export async function forgetPlaces(db: Database, askedBefore: Day): Promise<void> {
  await db.deleteFrom('weather_place').where('asked_on', '<', askedBefore).execute();
}
