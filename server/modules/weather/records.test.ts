import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WeatherDay } from '#engines/weather/weather.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
import { forgetRecords, saveForecastDays } from './records.repository.ts';
import { saveActualDays, saveReading, listActuals } from './actuals.repository.ts';
import { claimFetch, forgetPlaces, saveWeather } from './weather.repository.ts';
import { RETENTION } from './weather.service.ts';

const kumasi = { locationId: 'kumasi', maker: 'open-meteo' } as const;
const now = new Date('2026-11-21T12:00:00Z');

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

function day(date: string, more: Partial<WeatherDay> = {}): WeatherDay {
  return {
    date,
    minC: 21,
    maxC: 31,
    meanC: 26,
    humidityPct: 80,
    rainMm: 3,
    rainChancePct: 60,
    windMaxKmh: 9,
    icon: '10d',
    description: 'light rain',
    partial: false,
    ...more,
  };
}

test('what is collected is let go of when its time is over, and not before', async () => {
  const { db } = database;
  // Retention counts from noon of 21 November: 14 days back is the 7th, 400 days back 17 October 2025.
  for (const issued of [
    '2026-11-06T06:00:00Z',
    '2026-11-06T18:00:00Z',
    '2026-11-08T06:00:00Z',
    '2026-11-08T18:00:00Z',
    '2025-10-18T06:00:00Z',
    '2025-10-16T06:00:00Z',
  ]) {
    await saveForecastDays(db, kumasi, new Date(issued), [day('2026-11-09')]);
  }
  await saveActualDays(db, kumasi, 'model analysis', '2026-11-21', [
    day('2026-11-20'),
    day('2021-11-22'),
    day('2021-11-19'),
  ]);
  for (const at of ['2026-11-14T00:00:00Z', '2026-11-12T00:00:00Z'])
    await saveReading(db, kumasi, { at: Date.parse(at) / 1000, tempC: 25, humidityPct: 80, rainMm: 0 });

  await forgetRecords(db, now, RETENTION);

  const forecasts = await db.selectFrom('weather_forecast_day').select('issued_at').orderBy('issued_at').execute();
  expect(forecasts.map(({ issued_at: at }) => at.toISOString())).toEqual([
    '2025-10-18T06:00:00.000Z',
    '2026-11-06T18:00:00.000Z',
    '2026-11-08T06:00:00.000Z',
    '2026-11-08T18:00:00.000Z',
  ]);
  expect(
    (await db.selectFrom('weather_actual_day').select('day').orderBy('day').execute()).map((row) => row.day),
  ).toEqual(['2021-11-22', '2026-11-20']);
  expect(
    (await db.selectFrom('weather_reading').select('read_at').execute()).map(({ read_at: at }) => at.toISOString()),
  ).toEqual(['2026-11-14T00:00:00.000Z']);
});

test('a correction of a day counts once a day, and never over a station', async () => {
  const { db } = database;
  const ejura = { ...kumasi, locationId: 'ejura' };
  const kept = async () =>
    (await listActuals(db, 'ejura', '2026-11-01', '2026-11-21')).map(({ date, meanC, kind }) => [date, meanC, kind]);
  expect(await saveActualDays(db, ejura, 'model analysis', '2026-11-20', [day('2026-11-19')])).toBe(true);
  expect(await saveActualDays(db, ejura, 'model analysis', '2026-11-20', [day('2026-11-19', { meanC: 24 })])).toBe(
    false,
  );
  expect(await saveActualDays(db, ejura, 'model analysis', '2026-11-21', [day('2026-11-19', { meanC: 25 })])).toBe(
    true,
  );
  await saveActualDays(db, ejura, 'station', '2026-11-19', [day('2026-11-18', { meanC: 27 })]);
  expect(await saveActualDays(db, ejura, 'model analysis', '2026-11-21', [day('2026-11-18', { meanC: 22 })])).toBe(
    false,
  );
  expect(await kept()).toEqual([
    ['2026-11-18', 27, 'station'],
    ['2026-11-19', 25, 'model analysis'],
  ]);
});

test('the turn to fetch is one process’s, until it is given back or over', async () => {
  const { db } = database;
  const tamale = { ...kumasi, locationId: 'tamale' };
  const claim = (at: string) => {
    const time = new Date(at);
    return claimFetch(db, tamale, {
      now: time,
      today: at.slice(0, 10),
      staleBefore: new Date(time.getTime() - 3_600_000),
      leaseUntil: new Date(time.getTime() + 30_000),
    });
  };
  expect(
    (await Promise.all(Array.from({ length: 20 }, () => claim('2026-11-21T12:00:00Z')))).filter(Boolean),
  ).toHaveLength(1);
  expect(await claim('2026-11-21T12:00:29Z')).toBe(false);
  // The process that had it died: its turn is over after half a minute.
  expect(await claim('2026-11-21T12:00:30Z')).toBe(true);
  await saveWeather(db, tamale, { moments: [], days: [] }, new Date('2026-11-21T12:00:31Z'));
  expect(await claim('2026-11-21T12:59:00Z')).toBe(false);
  expect(await claim('2026-11-21T13:00:31Z')).toBe(true);
});

test('a place nobody asked for in two months is let go of', async () => {
  const { db } = database;
  const wa = { ...kumasi, locationId: 'wa' };
  await claimFetch(db, wa, {
    now: new Date('2026-09-20T12:00:00Z'),
    today: '2026-09-20',
    staleBefore: now,
    leaseUntil: now,
  });
  await forgetPlaces(db, '2026-09-22');
  expect((await db.selectFrom('weather_place').select('location_id').execute()).map((row) => row.location_id)).toEqual([
    'tamale',
  ]);
});
