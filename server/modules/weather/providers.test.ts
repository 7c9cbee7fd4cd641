import { describe, expect, test } from 'vitest';
import { STAND_IN_KEY, type Fault } from '../../adapters/forecast/testing/weatherStandIn.ts';
import {
  ask,
  askUntilSettled,
  atOnce,
  begin,
  open,
  openSecondApp,
  pathOf,
  portal,
  provider,
  setTime,
} from './testing/providerPortal.ts';

describe('a place nobody asked for before', () => {
  test('is fetched once, however many ask at once, and everybody gets it', async () => {
    await open(80);
    const answers = await Promise.all(Array.from({ length: 100 }, () => ask()));
    expect(answers.filter(({ state }) => state === 'fresh' || state === 'fetching')).toHaveLength(100);
    const settled = await askUntilSettled();
    expect(provider.fetches()).toBe(1);
    expect(settled).toMatchObject({
      state: 'fresh',
      source: {
        maker: 'open-meteo',
        attribution: 'Weather data by Open-Meteo.com',
        licence: 'CC BY 4.0',
        isSample: false,
      },
      fetched_at: '2026-11-21T10:20:00.000Z',
      age_minutes: 0,
    });
    expect(settled.days[1]).toMatchObject({
      date: '2026-11-22',
      temp_min: 23,
      temp_max: 32,
      rain_mm: 4,
      rain_chance: 70,
    });
  });

  test('is fetched once by two processes together', async () => {
    await open(80);
    const other = await openSecondApp();
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => ask('ejura', index % 2 === 0 ? portal : other)),
    );
    expect(answers.filter(({ state }) => state === 'fresh' || state === 'fetching')).toHaveLength(100);
    expect((await askUntilSettled()).state).toBe('fresh');
    expect(await ask('ejura', other)).toMatchObject({ state: 'fresh' });
    expect(provider.fetches()).toBe(1);
    await other.close();
  });

  test('is not waited for long: the answer says that it is being fetched, and the next has it', async () => {
    await open(2_500);
    const first = await ask();
    expect(first).toMatchObject({
      state: 'fetching',
      entries: [],
      days: [],
      fetched_at: null,
      age_minutes: null,
      ask_again_seconds: 2,
    });
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
    const other = await openSecondApp();
    expect(await ask('ejura', other)).toMatchObject({ state: 'fresh' });
    expect(provider.fetches()).toBe(1);
    await other.close();
  });
});

const faults: readonly Fault[] = [
  'slow',
  'hangs up',
  'rate limit',
  'server error',
  'wrong key',
  'broken JSON',
  'HTML',
  'empty object',
  'missing fields',
  'wrong types',
  '900 degrees',
  'endless',
];

describe.each(['openMeteoUrl', 'openWeatherUrl'] as const)('with %s in trouble', (maker) => {
  test.each(faults)(
    '%s: the kept forecast answers at once, says its age, and a good one follows by itself',
    async (fault) => {
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
    },
  );

  test.each(['hangs up', '900 degrees', 'rate limit'] as const)(
    '%s from the start: unavailable, with the time of the next try',
    async (fault) => {
      await open(0, maker);
      provider.set(fault);
      expect((await ask()).ms).toBeLessThan(atOnce);
      const answer = await askUntilSettled();
      expect(answer).toMatchObject({ state: 'unavailable', entries: [], days: [] });
      expect(Date.parse(answer.next_try_at ?? '')).toBeGreaterThan(Date.parse(begin));
    },
  );

  test('the key stays on the server', async () => {
    await open(0, maker);
    provider.set('wrong key');
    await askUntilSettled();
    const { body } = await portal.inject(pathOf('ejura'));
    expect(body).not.toContain(STAND_IN_KEY);
    const row = await portal.context.db.selectFrom('weather_provider').selectAll().executeTakeFirstOrThrow();
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
    expect(await askUntilSettled('kumasi')).toMatchObject({
      state: 'unavailable',
      next_try_at: '2026-11-21T10:22:00.000Z',
      ask_again_seconds: 2,
    });
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
  const { closed_until: closedUntil } = await portal.context.db
    .selectFrom('weather_provider')
    .select('closed_until')
    .executeTakeFirstOrThrow();
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
