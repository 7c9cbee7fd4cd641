import { sql } from 'kysely';
import type { Day } from '#engines/dates/day.ts';
import type { WeatherDay } from '#engines/weather/weather.ts';
import type { ForecastMaker, Reading } from '../../adapters/forecast/forecast.ts';
import type { Database } from '../../database/connection.ts';

export type ActualKind = 'station' | 'model analysis';

/** The weather a day had. */
export interface ActualDay {
  readonly locationId: string;
  readonly date: Day;
  readonly kind: ActualKind;
  readonly minC: number;
  readonly maxC: number;
  readonly meanC: number;
  readonly rainMm: number | null;
  readonly humidityPct: number | null;
}

export interface Given {
  readonly locationId: string;
  readonly maker: ForecastMaker;
}

/** Keeps what days were; corrections of a day count once a day, and never over a station's. True when something changed. */
export async function saveActualDays(
  db: Database,
  { locationId, maker }: Given,
  kind: ActualKind,
  today: Day,
  days: readonly WeatherDay[],
): Promise<boolean> {
  if (days.length === 0) return false;
  const kept = await db
    .insertInto('weather_actual_day')
    .values(
      days.map((day) => ({
        location_id: locationId,
        day: day.date,
        maker,
        kind,
        min_c: day.minC,
        max_c: day.maxC,
        mean_c: day.meanC,
        rain_mm: day.rainMm,
        humidity_pct: day.humidityPct,
        kept_on: today,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['location_id', 'day'])
        .doUpdateSet((eb) => ({
          maker: eb.ref('excluded.maker'),
          min_c: eb.ref('excluded.min_c'),
          max_c: eb.ref('excluded.max_c'),
          mean_c: eb.ref('excluded.mean_c'),
          rain_mm: eb.ref('excluded.rain_mm'),
          humidity_pct: eb.ref('excluded.humidity_pct'),
          kept_on: eb.ref('excluded.kept_on'),
        }))
        .where('weather_actual_day.kept_on', '<', today)
        .where('weather_actual_day.kind', '=', kind),
    )
    .returning('day')
    .execute();
  return kept.length > 0;
}

/** Keeps the present weather. */
export async function saveReading(
  db: Database,
  { locationId, maker }: Given,
  { at, tempC, humidityPct, rainMm }: Reading,
): Promise<void> {
  await db
    .insertInto('weather_reading')
    .values({
      location_id: locationId,
      maker,
      read_at: new Date(at * 1000),
      temp_c: tempC,
      humidity_pct: humidityPct,
      rain_mm: rainMm,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Makes the actuals of past days from their readings, where at least so many hours of the day have one; of several
 * in an hour the last counts. Answers how many days were made.
 */
export async function makeActualsOfReadings(db: Database, today: Day, fewestHours: number): Promise<number> {
  const { rows } = await sql`
    with hourly as (
      select distinct on (location_id, maker, date_trunc('hour', read_at, 'UTC'))
        location_id, maker, (read_at at time zone 'UTC')::date as day, temp_c, humidity_pct, rain_mm
      from weather_reading
      where read_at < ${today}::date::timestamp at time zone 'UTC'
      order by location_id, maker, date_trunc('hour', read_at, 'UTC'), read_at desc
    )
    insert into weather_actual_day (location_id, day, maker, kind, min_c, max_c, mean_c, rain_mm, humidity_pct, kept_on)
    select location_id, day, maker, 'model analysis', min(temp_c), max(temp_c),
      round(avg(temp_c)::numeric, 1), round(sum(rain_mm)::numeric, 1), round(avg(humidity_pct)), ${today}::date
    from hourly
    group by location_id, maker, day
    having count(*) >= ${fewestHours}
    on conflict do nothing
    returning day`.execute(db);
  return rows.length;
}

/** What the days of a place were, from a day to the day before another, the oldest first. */
export async function listActuals(db: Database, locationId: string, from: Day, before: Day): Promise<ActualDay[]> {
  const rows = await actuals(db)
    .where('location_id', '=', locationId)
    .where('day', '>=', from)
    .where('day', '<', before)
    .execute();
  return rows.map(actualDay);
}

/** The same of every place, by place. */
export async function listAllActuals(db: Database, from: Day): Promise<Map<string, ActualDay[]>> {
  const byPlace = new Map<string, ActualDay[]>();
  for (const row of await actuals(db).where('day', '>=', from).execute()) {
    byPlace.set(row.location_id, [...(byPlace.get(row.location_id) ?? []), actualDay(row)]);
  }
  return byPlace;
}

function actuals(db: Database) {
  return db
    .selectFrom('weather_actual_day')
    .select(['location_id', 'day', 'kind', 'min_c', 'max_c', 'mean_c', 'rain_mm', 'humidity_pct'])
    .orderBy('location_id')
    .orderBy('day');
}

function actualDay(row: Awaited<ReturnType<ReturnType<typeof actuals>['execute']>>[number]): ActualDay {
  return {
    locationId: row.location_id,
    date: row.day,
    kind: row.kind,
    minC: row.min_c,
    maxC: row.max_c,
    meanC: row.mean_c,
    rainMm: row.rain_mm,
    humidityPct: row.humidity_pct,
  };
}
