import { sql } from 'kysely';
import type { Day } from '#engines/dates/day.ts';
import type { VerifiedDay } from '#engines/weather/verifyForecast.ts';
import type { WeatherDay } from '#engines/weather/weather.ts';
import type { ForecastMaker, Reading } from '../../adapters/forecast/forecast.ts';
import type { Database } from '../../database/connection.ts';

export type ActualKind = 'station' | 'model analysis';

/** What was forecast, what came, and the readings it is made of. */
export interface RecordsTables {
  weather_forecast_day: {
    location_id: string;
    maker: ForecastMaker;
    day: string;
    issued_at: Date;
    min_c: number;
    max_c: number;
    mean_c: number;
    rain_mm: number | null;
    rain_chance_pct: number | null;
  };
  weather_actual_day: {
    location_id: string;
    day: string;
    maker: ForecastMaker;
    kind: ActualKind;
    min_c: number;
    max_c: number;
    mean_c: number;
    rain_mm: number | null;
    humidity_pct: number | null;
    kept_on: string;
  };
  weather_reading: {
    location_id: string;
    maker: ForecastMaker;
    read_at: Date;
    temp_c: number;
    humidity_pct: number | null;
    rain_mm: number | null;
  };
}

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

interface Given {
  readonly locationId: string;
  readonly maker: ForecastMaker;
}

/** Keeps what was forecast for whole days; the same fetch twice is kept once. */
export async function keepForecastDays(
  db: Database,
  { locationId, maker }: Given,
  issuedAt: Date,
  days: readonly WeatherDay[],
): Promise<void> {
  const rows = days.map((day) => ({
    location_id: locationId,
    maker,
    day: day.date,
    issued_at: issuedAt,
    min_c: day.minC,
    max_c: day.maxC,
    mean_c: day.meanC,
    rain_mm: day.rainMm,
    rain_chance_pct: day.rainChancePct,
  }));
  if (rows.length > 0)
    await db
      .insertInto('weather_forecast_day')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** Keeps what days were; corrections of a day count once a day, and never over a station's. True when something changed. */
export async function keepActualDays(
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
export async function keepReading(
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

/** What was forecast for a past day, as it was on the nearest earlier day. */
export interface PastForecast {
  readonly date: Day;
  readonly meanC: number;
  readonly rainMm: number | null;
  readonly lead: number;
}

export async function listPastForecasts(
  db: Database,
  { locationId, maker }: Given,
  from: Day,
  before: Day,
): Promise<PastForecast[]> {
  const rows = await db
    .selectFrom('weather_forecast_day')
    .distinctOn('day')
    .select(['day', 'mean_c', 'rain_mm', leadDays.as('lead')])
    .where('location_id', '=', locationId)
    .where('maker', '=', maker)
    .where('day', '>=', from)
    .where('day', '<', before)
    .where(leadDays, '>=', 1)
    .orderBy('day')
    .orderBy('issued_at', 'desc')
    .execute();
  return rows.map((row) => ({ date: row.day, meanC: row.mean_c, rainMm: row.rain_mm, lead: row.lead }));
}

/** Every day of a place that was forecast at least a day ahead and came; of forecasts of one day the last counts. */
export async function listVerified(
  db: Database,
  { locationId, maker }: Given,
): Promise<(VerifiedDay & { readonly date: Day })[]> {
  const rows = await db
    .selectFrom('weather_forecast_day as f')
    .innerJoin('weather_actual_day as a', (join) =>
      join.onRef('a.location_id', '=', 'f.location_id').onRef('a.day', '=', 'f.day'),
    )
    .distinctOn(['f.day', leadOfF])
    .select(['f.day', leadOfF.as('lead'), 'f.mean_c', 'f.rain_mm', 'a.mean_c as actual_c', 'a.rain_mm as actual_mm'])
    .where('f.location_id', '=', locationId)
    .where('f.maker', '=', maker)
    .where(leadOfF, '>=', 1)
    .orderBy('f.day')
    .orderBy(leadOfF)
    .orderBy('f.issued_at', 'desc')
    .execute();
  return rows.map((row) => ({
    date: row.day,
    lead: row.lead,
    forecast: { meanC: row.mean_c, rainMm: row.rain_mm },
    actual: { meanC: row.actual_c, rainMm: row.actual_mm },
  }));
}

/** How long what was collected is kept, in days. */
export interface Retention {
  /** Every fetch, before only the last of each day of issue is left. */
  readonly everyFetch: number;
  readonly forecasts: number;
  readonly actuals: number;
  readonly readings: number;
}

/** Lets go of what is older than its time. */
export async function forgetRecords(db: Database, now: Date, keep: Retention): Promise<void> {
  const daysAgo = (days: number): Date => new Date(now.getTime() - days * 86_400_000);
  await db.deleteFrom('weather_reading').where('read_at', '<', daysAgo(keep.readings)).execute();
  await db.deleteFrom('weather_forecast_day').where('issued_at', '<', daysAgo(keep.forecasts)).execute();
  await db
    .deleteFrom('weather_actual_day')
    .where('day', '<', daysAgo(keep.actuals).toISOString().slice(0, 10))
    .execute();
  await db
    .deleteFrom('weather_forecast_day as f')
    .where('f.issued_at', '<', daysAgo(keep.everyFetch))
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('weather_forecast_day as later')
          .select('later.day')
          .whereRef('later.location_id', '=', 'f.location_id')
          .whereRef('later.maker', '=', 'f.maker')
          .whereRef('later.day', '=', 'f.day')
          .whereRef('later.issued_at', '>', 'f.issued_at')
          .where(sql<boolean>`(later.issued_at at time zone 'UTC')::date = (f.issued_at at time zone 'UTC')::date`),
      ),
    )
    .execute();
}

/** Days between the making of a forecast and its day. */
const leadDays = sql<number>`day - (issued_at at time zone 'UTC')::date`;
const leadOfF = sql<number>`f.day - (f.issued_at at time zone 'UTC')::date`;

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
