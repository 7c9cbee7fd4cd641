import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '#contract/endpoint.ts';
import type { findNearLocation, showForecast } from '#contract/weather/weather.ts';
import type { showLiveData, showVerification, showWeatherData } from '#contract/weather/weatherHistory.ts';
import { buildTestApp, type TestApp } from '../../testing/testApp.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await buildTestApp({ now: '2026-11-21T10:20:00Z' });
});
afterAll(() => portal.close());

const get = async <T>(url: string): Promise<T> => (await portal.inject(url)).json<T>();

const post = (url: string, payload: object) => portal.inject({ method: 'POST', url, payload });

describe('sample weather', () => {
  type Forecast = Answer<typeof showForecast>;
  const forecast = (location = 'ejura') => get<Forecast>(`/api/weather/forecast?location=${location}`);

  test('is there at once, eight days in steps of three hours, and says that it is none', async () => {
    const answer = await forecast();
    expect(answer).toMatchObject({
      state: 'fresh',
      source: { maker: 'sample', isSample: true },
      fetched_at: '2026-11-21T10:00:00.000Z',
      age_minutes: 20,
      next_try_at: '2026-11-21T11:00:00.000Z',
    });
    expect(answer.entries).toHaveLength(64);
    expect(answer.days.map(({ date }) => date)).toEqual([
      '2026-11-21',
      '2026-11-22',
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-28',
    ]);
    expect(answer.entries[0]).toMatchObject({
      dt: Date.parse('2026-11-21T00:00:00Z') / 1000,
      main: { temp: expect.any(Number) },
      weather: [{ icon: expect.stringMatching(/^\d\dn$/), description: expect.any(String) }],
    });
    // Accra time is UTC; Ejura lies on 1.36° W: sunrise a little before 6 h, sunset about 17:45 in November.
    expect(answer.days[0]?.sunrise).toMatch(/^2026-11-21T05:5/);
    expect(answer.days[0]?.sunset).toMatch(/^2026-11-21T17:4/);
  });

  test('travels compressed to who takes that: a fifth of its size', async () => {
    const url = '/api/weather/forecast?location=ejura';
    const [plain, packed] = await Promise.all(
      ['identity', 'gzip, br'].map((encoding) => portal.inject({ url, headers: { 'accept-encoding': encoding } })),
    );
    expect([plain?.headers['content-encoding'], packed?.headers['content-encoding'], packed?.headers['vary']]).toEqual([
      undefined,
      'br',
      'Accept-Encoding',
    ]);
    expect(brotliDecompressSync(packed?.rawPayload ?? Buffer.alloc(0)).toString()).toBe(plain?.body);
    expect(packed?.rawPayload.length).toBeLessThan((plain?.rawPayload.length ?? 0) / 5);
  });

  test('is the same for whoever asks, however the place is written', async () => {
    expect((await forecast('Ejura')).entries).toEqual((await forecast('ejura_sekyedumase_municipal')).entries);
  });

  test('has what was, what was forecast and what is, all marked as sample', async () => {
    const point = { latitude: 7.3862, longitude: -1.3572 };
    const live = (await post('/api/weather/livedata', point)).json<Answer<typeof showLiveData>>();
    expect(live.map(({ date }) => date)).toEqual([
      '2026-11-14',
      '2026-11-15',
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
    ]);
    expect(new Set(live.map(({ kind }) => kind))).toEqual(new Set(['sample']));
    const data = (await post('/api/weather/weatherdata', point)).json<Answer<typeof showWeatherData>>();
    expect(data.map(({ period }) => period)).toEqual([
      ...Array<string>(7).fill('past'),
      ...Array<string>(8).fill('coming'),
    ]);
    expect(data.every(({ isSample, temperature }) => isSample && temperature !== null)).toBe(true);
    expect(data.slice(0, 7).map(({ date }) => date)).toEqual(live.map(({ date }) => date));
  });

  test('names the rain-fed crops that may be planted there now: none in November in Atebubu, maize in April', async () => {
    const crops = async () => (await forecast('atebubu')).planting.map(({ crop, season }) => `${crop} ${season}`);
    try {
      // A storm on 21 November meets no planting time: the second rains of the transition zone end in that month.
      expect(await crops()).toEqual([]);
      portal.clock.set('2026-04-15T10:20:00Z');
      expect(await crops()).toContain('Maize major');
      // Yam is planted in dry mounds, onion under water, cocoa stands: none of them waits for rain to be planted into.
      expect((await crops()).filter((each) => /^(?:Yam|Onion|Cocoa)/.test(each))).toEqual([]);
    } finally {
      portal.clock.set('2026-11-21T10:20:00Z');
    }
  });

  test('is not verified', async () => {
    const answer = await get<Answer<typeof showVerification>>('/api/weather/verification?location=ejura');
    expect(answer).toMatchObject({
      state: 'none',
      leads: [],
      days_needed: 14,
      wet_day_mm: 1,
      source: { isSample: true },
    });
  });
});

describe('a position', () => {
  const near = (lat: number, lng: number) =>
    get<Answer<typeof findNearLocation>>(`/api/weather/near?lat=${lat}&lng=${lng}`);

  test('in Ghana has its nearest place, distance and direction', async () => {
    expect(await near(7.4053, -1.3764)).toMatchObject({
      state: 'found',
      place: { location: 'Ejura' },
      direction: 'north-west',
      phrase: '3 km north-west of Ejura',
    });
  });

  test('outside Ghana says so and names the nearest place', async () => {
    const answer = await near(6.1, 1.3);
    expect(answer).toMatchObject({ state: 'outside', place: { location: 'Aflao' } });
    expect((await near(48.85, 2.35)).state).toBe('outside');
  });

  test('outside Ghana has no weather data, and is told what to send', async () => {
    for (const url of ['/api/weather/livedata', '/api/weather/weatherdata']) {
      const answer = await post(url, { latitude: 48.85, longitude: 2.35 });
      expect(answer.statusCode).toBe(422);
      expect(answer.json<{ message: string }>().message).toMatch(
        /^This point lies outside Ghana\. Send one within it, such as that of /,
      );
    }
  });
});

describe('bad input gets a sentence', () => {
  test.each([
    [`/api/weather/locations/${'x'.repeat(5000)}`, 400, /searchText is .* expected/],
    [`/api/weather/locations?q=${'x'.repeat(5000)}`, 400, /The search is .* expected text of at most/],
    ['/api/weather/locations/undefined', 400, /searchText in the address is "undefined"/],
    ['/api/weather/locations/NaN', 400, /searchText in the address is "NaN"/],
    ['/api/weather/locations/%', 400, /Write a percent sign as %25/],
    ['/api/weather/locations?limit=0', 400, /limit is 0/],
    ['/api/weather/locations?limit=many', 400, /limit is "many"/],
    ['/api/weather/locations?after=nowhere', 400, /after is "nowhere", which is not in this list/],
    ['/api/weather/forecast', 400, /location is missing/],
    ['/api/weather/forecast?location=Kumassi', 404, /There is no weather location "Kumassi"\. Did you mean "kumasi"\?/],
    ['/api/weather/forecast?location=NaN', 404, /There is no weather location "NaN"/],
    [`/api/weather/forecast?location=${'x'.repeat(500)}`, 400, /location is .* expected/],
    ['/api/weather/verification?location=atlantis', 404, /There is no weather location "atlantis"/],
    ['/api/weather/near?lat=91&lng=0', 400, /lat is 91; expected .*-90 to 90/],
    ['/api/weather/near?lat=NaN&lng=0', 400, /lat is "NaN"; expected/],
    ['/api/weather/near?lat=7', 400, /lng is missing/],
  ])('bad input %#', async (url, status, sentence) => {
    const answer = await portal.inject(url);
    expect(answer.statusCode, answer.body).toBe(status);
    expect(answer.json<{ message: string }>().message).toMatch(sentence);
  });

  test.each([
    [{ latitude: 91, longitude: 0 }, /latitude is 91; expected .*-90 to 90/],
    [{ latitude: '7.3', longitude: -1.4 }, /latitude is "7\.3"; expected/],
    [{ longitude: -1.4 }, /latitude is missing/],
    [{}, /latitude is missing.*longitude is missing/],
    [[], /The body is/],
  ])('%j as a point', async (body, sentence) => {
    for (const url of ['/api/weather/livedata', '/api/weather/weatherdata']) {
      const answer = await post(url, body);
      expect(answer.statusCode).toBe(400);
      expect(answer.json<{ message: string }>().message).toMatch(sentence);
    }
  });

  test.each([
    "'; drop table weather_place; --",
    '<script>alert(1)</script>',
    '100%',
    '../../etc/passwd',
    '\u0000',
    '🌧️',
    '*',
    '()',
  ])('a search for %j finds nothing or something, and harms nothing', async (written) => {
    const answer = await portal.inject(`/api/weather/locations?q=${encodeURIComponent(written)}`);
    expect([200, 400]).toContain(answer.statusCode);
    expect(answer.body).not.toContain('<script>');
  });
});
