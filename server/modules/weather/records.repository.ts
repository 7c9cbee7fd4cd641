import { sql } from 'kysely';
import type { Day } from '#engines/dates/day.ts';
import type { VerifiedDay } from '#engines/weather/verifyForecast.ts';
import type { WeatherDay } from '#engines/weather/weather.ts';
import type { ForecastMaker } from '../../adapters/forecast/forecast.ts';
import type { Database } from '../../database/connection.ts';
import type { ActualKind, Given } from './actuals.repository.ts';

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

/** Keeps what was forecast for whole days; the same fetch twice is kept once. */
export async function saveForecastDays(
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
