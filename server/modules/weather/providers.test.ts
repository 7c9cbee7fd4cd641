import { sql } from 'kysely';
import { afterEach, describe, expect, inject, test } from 'vitest';
import type { showCropClimate } from '#contract/calendar.ts';
import type { Answer } from '#contract/endpoint.ts';
import type { showDistrict } from '#contract/geography.ts';
import type { showForecast } from '#contract/weather.ts';
import type { showLiveData, showVerification, showWeatherData } from '#contract/weatherHistory.ts';
import { addDays } from '#engines/dates/day.ts';
import { stoppedClock, type StoppedClock } from '../../adapters/clock/clock.ts';
import { startWeatherStandIn, STAND_IN_KEY, type Fault, type WeatherStandIn } from '../../adapters/forecast/testing/weatherStandIn.ts';
import { buildApp } from '../../app.ts';
import { openHouse } from '../../openHouse.ts';
import { buildTestApp, type Caller, type TestApp } from '../../testing/testHouse.ts';

type Forecast = Answer<typeof showForecast>;

/**
 * What an answer may take here, ms: the outside is waited for 150 at most, and a machine busy with other tests needs
 * the rest. A provider that is waited for would take 8,000.
 */
const atOnce = 4_000;
const begin = '2026-11-21T10:20:00Z';
let clock: StoppedClock;
let provider: WeatherStandIn;
let portal: TestApp;

/** A portal of its own for each test, so that nothing is kept from the one before. */
async function open(delayMs = 0, maker: 'openMeteoUrl' | 'openWeatherUrl' = 'openMeteoUrl'): Promise<void> {
  clock = stoppedClock(begin);
  provider = await startWeatherStandIn(() => clock.now(), delayMs);
  portal = await buildTestApp({ now: begin, env: { FORECAST_URL: provider[maker] } });
}
afterEach(async () => {
  await portal.close();
  await provider.close();
});

/** Another process of the same portal: its own memory, the same records. */
async function openSecondHouse(): Promise<Caller & { close(): Promise<void> }> {
  const { config, db, log } = portal.house;
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  const address = { ...inject('testTemplate'), database: rows[0]?.name ?? '' };
  const { house, close } = await openHouse({ config, address, clock: portal.clock, log });
  const app = await buildApp(house);
  return {
    inject: (request) => app.inject(request),
    async close() {
      await app.close();
      await close();
    },
  };
}

function setTime(instant: string): void {
  clock.set(instant);
  portal.clock.set(instant);
}

const pathOf = (location: string) => `/api/weather/forecast?location=${location}`;

/** The answer and how long it took. */
async function ask(location = 'ejura', from: Caller = portal): Promise<Forecast & { readonly ms: number }> {
  const start = performance.now();
  const answer = await from.inject(pathOf(location));
  expect(answer.statusCode, answer.body).toBe(200);
  return { ...answer.json<Forecast>(), ms: performance.now() - start };
}

/** Asks until nothing is being fetched any more. */
async function askUntilSettled(location = 'ejura'): Promise<Forecast> {
  for (let tries = 0; tries < 150; tries += 1) {
    const answer = await ask(location);
    const isUnderWay = answer.state === 'fetching' || (answer.state === 'stale' && answer.next_try_at === null);
    if (!isUnderWay) return answer;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('It is still being fetched.');
}

describe('a place nobody asked for before', () => {
  test('is fetched once, however many ask at once, and everybody gets it', async () => {
    await open(80);
    const answers = await Promise.all(Array.from({ length: 100 }, () => ask()));
    expect(answers.filter(({ state }) => state === 'fresh' || state === 'fetching')).toHaveLength(100);
    const settled = await askUntilSettled();
    expect(provider.fetches()).toBe(1);
    expect(settled).toMatchObject({ state: 'fresh', source: { maker: 'open-meteo', attribution: 'Weather data by Open-Meteo.com', licence: 'CC BY 4.0', isSample: false }, fetched_at: '2026-11-21T10:20:00.000Z', age_minutes: 0 });
    expect(settled.days[1]).toMatchObject({ date: '2026-11-22', temp_min: 23, temp_max: 32, rain_mm: 4, rain_chance: 70 });
  });

  test('is fetched once by two processes together', async () => {
    await open(80);
    const other = await openSecondHouse();
    const answers = await Promise.all(Array.from({ length: 100 }, (_, index) => ask('ejura', index % 2 === 0 ? portal : other)));
    expect(answers.filter(({ state }) => state === 'fresh' || state === 'fetching')).toHaveLength(100);
    expect((await askUntilSettled()).state).toBe('fresh');
    expect(await ask('ejura', other)).toMatchObject({ state: 'fresh' });
    expect(provider.fetches()).toBe(1);
    await other.close();
  });

  test('is not waited for long: the answer says that it is being fetched, and the next has it', async () => {
    await open(2_500);
    const first = await ask();
    expect(first).toMatchObject({ state: 'fetching', entries: [], days: [], fetched_at: null, age_minutes: null, ask_again_seconds: 2 });
    expect(first.ms).toBeLessThan(2_500);
    expect((await askUntilSettled()).state).toBe('fresh');
    expect(provider.fetches()).toBe(1);
  });
});

describe('what is kept', () => {
  test('answers for an hour without asking the provider, then is fetched anew', async () => {
    await open();
    await askUntilSettled();
    setTime('2026-11-21T11:19:00Z');
    expect(await askUntilSettled()).toMatchObject({ state: 'fresh', age_minutes: 59 });
    expect(provider.fetches()).toBe(1);
    setTime('2026-11-21T11:20:00Z');
    expect(await askUntilSettled()).toMatchObject({ state: 'fresh', age_minutes: 0 });
    expect(provider.fetches()).toBe(2);
  });

  test('is shared with the other processes, and outlives them', async () => {
    await open();
    await askUntilSettled();
    provider.set('hangs up');
    const other = await openSecondHouse();
    expect(await ask('ejura', other)).toMatchObject({ state: 'fresh' });
    expect(provider.fetches()).toBe(1);
    await other.close();
  });
});

const faults: readonly Fault[] = ['slow', 'hangs up', 'rate limit', 'server error', 'wrong key', 'broken JSON', 'HTML', 'empty object', 'missing fields', 'wrong types', '900 degrees', 'endless'];

describe.each(['openMeteoUrl', 'openWeatherUrl'] as const)('with %s in trouble', (maker) => {
  test.each(faults)('%s: the kept forecast answers at once, says its age, and a good one follows by itself', async (fault) => {
    await open(0, maker);
    const good = await askUntilSettled();
    provider.set(fault);
    setTime('2026-11-21T13:20:00Z');
    const late = await ask();
    expect(late).toMatchObject({ state: 'stale', age_minutes: 180, fetched_at: '2026-11-21T10:20:00.000Z' });
    expect(late.ms).toBeLessThan(atOnce);
    expect(late.entries).toEqual(good.entries);
    expect((await ask()).ms).toBeLessThan(atOnce);
    provider.set('none');
    await askUntilSettled();
    setTime('2026-11-21T13:40:00Z');
    expect(await askUntilSettled()).toMatchObject({ state: 'fresh', age_minutes: 0 });
  });

  test.each(['hangs up', '900 degrees', 'rate limit'] as const)('%s from the start: unavailable, with the time of the next try', async (fault) => {
    await open(0, maker);
    provider.set(fault);
    expect((await ask()).ms).toBeLessThan(atOnce);
    const answer = await askUntilSettled();
    expect(answer).toMatchObject({ state: 'unavailable', entries: [], days: [] });
    expect(Date.parse(answer.next_try_at ?? '')).toBeGreaterThan(Date.parse(begin));
  });

  test('the key stays on the server', async () => {
    await open(0, maker);
    provider.set('wrong key');
    await askUntilSettled();
    const { body } = await portal.inject(pathOf('ejura'));
    expect(body).not.toContain(STAND_IN_KEY);
    const row = await portal.house.db.selectFrom('weather_provider').selectAll().executeTakeFirstOrThrow();
    expect(row.trouble).toMatch(/answered 401: check the key/);
    expect(JSON.stringify(row)).not.toContain(STAND_IN_KEY);
  });
});

describe('a provider that limits us', () => {
  test('is left alone, for every place, as long as it asked for', async () => {
    await open();
    provider.set('rate limit');
    expect(await askUntilSettled()).toMatchObject({ state: 'unavailable', next_try_at: '2026-11-21T10:22:00.000Z' });
    provider.set('none');
    setTime('2026-11-21T10:21:59Z');
    expect(await askUntilSettled('kumasi')).toMatchObject({ state: 'unavailable', next_try_at: '2026-11-21T10:22:00.000Z', ask_again_seconds: 2 });
    await askUntilSettled();
    expect(provider.fetches()).toBe(1);
    setTime('2026-11-21T10:22:00Z');
    expect(await askUntilSettled('kumasi')).toMatchObject({ state: 'fresh' });
    expect(await askUntilSettled()).toMatchObject({ state: 'fresh' });
  });
});

test('a trial that fails leaves the provider alone for longer, not for as long as a fetch may take', async () => {
  await open();
  provider.set('rate limit');
  await askUntilSettled();
  provider.set('server error');
  setTime('2026-11-21T10:22:00Z');
  await askUntilSettled('kumasi');
  // The second failure: 10 s, of which up to half is taken off by chance.
  const { closed_until: closedUntil } = await portal.house.db.selectFrom('weather_provider').select('closed_until').executeTakeFirstOrThrow();
  const pause = (closedUntil?.getTime() ?? 0) - Date.parse('2026-11-21T10:22:00Z');
  expect(pause).toBeGreaterThanOrEqual(5_000);
  expect(pause).toBeLessThanOrEqual(10_000);
});

describe('a provider that fails for one place after the other', () => {
  test('is left alone after five, then tried by one', async () => {
    await open();
    provider.set('server error');
    for (const place of ['ejura', 'kumasi', 'tamale', 'accra', 'wa']) await askUntilSettled(place);
    expect(provider.fetches()).toBe(5);
    expect(await askUntilSettled('sunyani')).toMatchObject({ state: 'unavailable' });
    expect(provider.fetches()).toBe(5);
    // The pause is at most 80 s after the fifth: 5 s doubled four times.
    setTime('2026-11-21T10:21:21Z');
    await Promise.all(['ho', 'koforidua', 'techiman'].map((place) => askUntilSettled(place)));
    expect(provider.fetches()).toBe(6);
    provider.set('none');
    setTime('2026-11-21T10:40:00Z');
    expect(await askUntilSettled('ho')).toMatchObject({ state: 'fresh' });
    expect(await askUntilSettled('techiman')).toMatchObject({ state: 'fresh' });
  });
});

describe('what was and what was forecast', () => {
  const point = { latitude: 7.3862, longitude: -1.3572 };
  const live = async () => (await portal.inject({ method: 'POST', url: '/api/weather/livedata', payload: point })).json<Answer<typeof showLiveData>>();
  const data = async () => (await portal.inject({ method: 'POST', url: '/api/weather/weatherdata', payload: point })).json<Answer<typeof showWeatherData>>();
  const scores = async () => (await portal.inject('/api/weather/verification?location=ejura')).json<Answer<typeof showVerification>>();

  test('before anything is collected there are dates without figures', async () => {
    await open();
    expect(await live()).toEqual(['14', '15', '16', '17', '18', '19', '20'].map((day) => ({ date: `2026-11-${day}`, temperature: null, rain: null, kind: 'none yet' })));
    expect((await scores())).toMatchObject({ state: 'collecting', collecting_since: null, days_collected: 0, actual_kind: 'none yet', leads: [] });
  });

  test('one fetch brings the days before as model analysis; forecasts of past days come with the days', async () => {
    await open();
    await askUntilSettled();
    expect((await live()).map(({ temperature, rain, kind }) => [temperature, rain, kind])).toEqual(Array.from({ length: 7 }, () => [27.5, 4, 'model analysis']));
    await expect.poll(async () => (await ask()).past_days).toEqual(['14', '15', '16', '17', '18', '19', '20'].map((day) => ({ date: `2026-11-${day}`, rain_mm: 4 })));
    const first = await data();
    expect(first.filter(({ period }) => period === 'past').map(({ temperature }) => temperature)).toEqual(Array(7).fill(null));
    expect(first.filter(({ period }) => period === 'coming').map(({ lead_days: lead }) => lead)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    setTime('2026-11-23T10:00:00Z');
    await askUntilSettled();
    const later = await data();
    // Of 21 November there is only what was forecast on the day itself; the 22nd was forecast the day before.
    expect(later.filter(({ period, temperature }) => period === 'past' && temperature !== null)).toEqual([
      { date: '2026-11-22', temperature: 27.5, rain: 4, period: 'past', lead_days: 1, isSample: false },
    ]);
  });

  test('after two weeks each lead day with enough days has its score', async () => {
    await open();
    for (let day = 0; day < 16; day += 1) {
      const date = addDays('2026-11-21', day);
      // In the morning the days before are kept as they were; the forecast of the evening is two degrees too warm.
      provider.warm(0);
      setTime(`${date}T06:00:00Z`);
      await askUntilSettled();
      provider.warm(2);
      setTime(`${date}T18:00:00Z`);
      await askUntilSettled();
    }
    const answer = await scores();
    // Forecast on 21 November for the 22nd, …, on 5 December for the 6th, of which the 22nd to the 5th came: 14 days.
    expect(answer).toMatchObject({ state: 'ready', collecting_since: '2026-11-22', days_collected: 14, actual_kind: 'model analysis' });
    expect(answer.leads).toEqual([
      { lead_days: 1, days: 14, mean_error: 2, mean_absolute_error: 2, rain_days: 14, rain_hit_rate: 100, rain_false_alarm_rate: 0 },
    ]);
  });

  test('where the provider tells no past, the hours of a day make it', async () => {
    await open(0, 'openWeatherUrl');
    for (let hour = 0; hour < 24; hour += 1) {
      setTime(`2026-11-22T${String(hour).padStart(2, '0')}:10:00Z`);
      await askUntilSettled();
    }
    setTime('2026-11-23T00:30:00Z');
    await portal.house.jobs.runDue();
    const rows = await live();
    expect(rows.at(-1)).toEqual({ date: '2026-11-22', temperature: 27.5, rain: 4, kind: 'model analysis' });
    expect(rows.at(-2)).toMatchObject({ date: '2026-11-21', kind: 'none yet' });
  });

  test('a day of an OpenWeather forecast keeps its morning as it goes by', async () => {
    await open(0, 'openWeatherUrl');
    setTime('2026-11-22T00:00:00Z');
    await askUntilSettled();
    setTime('2026-11-22T16:00:00Z');
    const { days, entries } = await askUntilSettled();
    expect(days[0]).toMatchObject({ date: '2026-11-22', temp_min: 23, temp_max: 32, partial: false });
    expect(entries[0]?.dt).toBe(Date.parse('2026-11-22T00:00:00Z') / 1000);
  });
});

test('pest levels of a district are of its daily weather, once there is enough of it', async () => {
  await open();
  const levels = async () => {
    const district = (await portal.inject('/api/cc/district/ejura_sekyedumase_municipal?geometry=false')).json<Answer<typeof showDistrict>>();
    const climate = (await portal.inject('/api/cc/climate/ejura_sekyedumase_municipal/groundnut')).json<Answer<typeof showCropClimate>>();
    return { periods: new Set(district.pest_risk_levels.map(({ period }) => period)), daily: climate.pests.map(({ levels: each, daily_month: month }) => [month, each?.[10]]) };
  };
  const before = await levels();
  expect(before.periods).toEqual(new Set(['typical for the month']));
  expect(before.daily.every(([month]) => month === undefined)).toBe(true);
  // Thirty days of 5 mm each up to yesterday: leaves stay wet, aphids are washed off.
  for (let back = 1; back <= 30; back += 1) {
    await portal.house.db
      .insertInto('weather_actual_day')
      .values({ location_id: 'ejura', day: addDays('2026-11-21', -back), maker: 'open-meteo', kind: 'model analysis', min_c: 21, max_c: 29, mean_c: 25, rain_mm: 5, humidity_pct: 80, kept_on: '2026-11-20' })
      .execute();
  }
  // The fetch brings seven days, and the news that days are there.
  await askUntilSettled();
  await expect.poll(async () => (await levels()).periods).toContain('last 24 days, from daily weather');
  expect((await levels()).daily).toContainEqual([11, 'high']);
});

describe('places people ask for', () => {
  test('are kept fresh by a job, the others not', async () => {
    await open();
    await askUntilSettled('ejura');
    setTime('2026-11-30T08:00:00Z');
    await askUntilSettled('kumasi');
    setTime('2026-11-30T10:00:00Z');
    const before = provider.asked.length;
    await portal.house.jobs.runDue();
    expect(provider.asked.slice(before).map((address) => /latitude=([\d.]+)/.exec(address)?.[1])).toEqual(['6.6885']);
  });
});
