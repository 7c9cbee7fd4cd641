import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/testApp.ts';

let portal: TestApp;
let admin: Caller;
let ama: Caller;
beforeEach(async () => {
  portal = await buildTestApp({ now: '2026-04-15T12:00:00Z' });
  admin = await portal.as('admin');
  ama = await portal.as('ama');
});
afterEach(() => portal.close());

const GAUGE = '/api/climate/gauges/gauge-ejura-market';
const add = (who: Caller = admin) =>
  who.inject({
    method: 'POST',
    url: '/api/climate/gauges',
    payload: {
      name: 'Ejura market',
      districtId: 'ejura_sekyedumase_municipal',
      zone: 'south',
      latitude: 7.38,
      longitude: -1.37,
    },
  });
const read = (payload: object, who: Caller = ama) => who.inject({ method: 'POST', url: `${GAUGE}/readings`, payload });
const shown = async (who: { inject: Caller['inject'] } = portal as unknown as Caller) =>
  (await who.inject(GAUGE)).json<{
    gauge: object;
    may_read: boolean;
    days: { day: string; rain_mm: number | null; readings: { id: number; by: string }[] }[];
  }>();
const record = () =>
  portal.context.db
    .selectFrom('climate_year')
    .select('rain')
    .where('station_id', '=', 'gauge-ejura-market')
    .executeTakeFirstOrThrow();

test('an officer reads a gauge, everybody sees the rain, and nobody outside who read it', async () => {
  expect((await add(ama)).statusCode).toBe(403);
  expect((await add()).statusCode).toBe(200);
  const kept = await read({ day: '2026-04-14', rain_mm: 0.285, note: 'after nine' });
  expect(kept.json()).toMatchObject({ message: 'Kept: 0.29 mm on 2026-04-14.', rain_mm: 0.29 });
  await read({ day: '2026-03-01', rain_mm: 12.4 });
  const { days, gauge, may_read: mayRead } = await shown();
  expect([mayRead, days.map(({ day, rain_mm: rain }) => [day, rain])]).toEqual([
    false,
    [
      ['2026-04-14', 0.29],
      ['2026-03-01', 12.4],
    ],
  ]);
  expect(gauge).toMatchObject({ first_day: '2026-03-01', last_day: '2026-04-15' });
  expect(days.flatMap(({ readings }) => readings.map(({ by }) => by))).toEqual(['', '']);
  expect((await shown(ama)).days[0]?.readings[0]?.by).not.toBe('');
  // 1 March is the 61st day, 14 April the 105th.
  const { rain } = await record();
  expect([rain[60], rain[104]]).toEqual([1240, 29]);
  expect((await portal.inject('/api/climate/stations')).json()).toMatchObject([
    { id: 'gauge-ejura-market', missing_days: 44 },
  ]);
});

test('two readings of a day that differ stand side by side, and count once an administrator chose', async () => {
  await add();
  await read({ day: '2026-04-14', rain_mm: 12 });
  const second = await read({ day: '2026-04-14', rain_mm: 21 }, admin);
  expect(second.json<{ message: string }>().message).toContain('Another reading of 2026-04-14 differs');
  expect((await record()).rain[104]).toBeNull();
  const [day] = (await shown()).days;
  expect([day?.rain_mm, day?.readings.length]).toEqual([null, 2]);
  const choose = (who: Caller) =>
    who.inject({ method: 'POST', url: `/api/climate/readings/${day?.readings[0]?.id}/choose` });
  expect((await choose(ama)).statusCode).toBe(403);
  expect((await choose(admin)).json()).toMatchObject({ rain_mm: 12 });
  expect((await record()).rain[104]).toBe(1200);
  // Who puts their own reading right opens the choice again: now both say the same.
  expect((await read({ day: '2026-04-14', rain_mm: 21 })).json()).toMatchObject({ rain_mm: 21 });
});

test('a trace is no rain and said to be one; days to come, and no amount at all, are refused', async () => {
  await add();
  expect((await read({ day: '2026-04-14', is_trace: true })).json()).toMatchObject({
    rain_mm: 0,
    readings: [{ is_trace: true }],
  });
  for (const payload of [{ day: '2026-04-16', rain_mm: 1 }, { day: '2024-04-16', rain_mm: 1 }, { day: '2026-04-14' }])
    expect((await read(payload)).statusCode).toBe(400);
  expect((await read({ day: '2026-04-14', rain_mm: 3 }, await portal.as('yaw'))).statusCode).toBeGreaterThanOrEqual(
    401,
  );
});

test('a gauge that nobody has read yet has a page without seasons, and nothing to check', async () => {
  await add();
  const record = '/api/climate/stations/gauge-ejura-market';
  const seasons = await portal.inject(`${record}/seasons`);
  expect(seasons.json()).toMatchObject({
    years: [{ year: 2026, rain_mm: null, start: { found: 'unknown' }, length_days: null }],
  });
  expect((await portal.inject(`${record}/elements`)).json()).toEqual({ elements: [] });
  expect((await admin.inject(`${record}/flags`)).json()).toMatchObject({ flags: [], open: 0 });
});
