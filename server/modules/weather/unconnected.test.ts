import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/testApp.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await buildTestApp({ now: '2026-05-06T08:00:00Z', env: { FORECAST_URL: '' } });
});
afterAll(() => portal.close());

const accra = { latitude: 5.6, longitude: -0.19 };
const post = async (path: string) =>
  (await portal.inject({ method: 'POST', url: `/api/weather/${path}`, payload: accra })).json<
    Record<string, unknown>[]
  >();

test('without a connected forecast no weather is shown, and the answer says why', async () => {
  const answer = (await portal.inject('/api/weather/forecast?location=accra')).json();
  expect(answer).toMatchObject({
    state: 'unconnected',
    fetched_at: null,
    next_try_at: null,
    entries: [],
    days: [],
    past_days: [],
    planting: [],
    source: { maker: 'none', name: '', attribution: '', isSample: false },
  });
});

test('nothing is said of past days, of coming days, or of how good forecasts were', async () => {
  const live = await post('livedata');
  expect(live.map(({ temperature, rain, kind }) => [temperature, rain, kind])).toEqual(
    Array.from({ length: 7 }, () => [null, null, 'none yet']),
  );
  expect((await post('weatherdata')).filter(({ temperature, rain }) => temperature !== null || rain !== null)).toEqual(
    [],
  );
  expect((await portal.inject('/api/weather/verification?location=accra')).json()).toMatchObject({
    state: 'none',
    leads: [],
    days_collected: 0,
  });
});

test('the places are listed all the same', async () => {
  expect((await portal.inject('/api/weather/locations/kumasi')).json()).toMatchObject([{ id: 'kumasi' }, {}]);
});
