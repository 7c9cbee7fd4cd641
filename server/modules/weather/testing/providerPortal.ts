import { sql } from 'kysely';
import { afterEach, expect, inject } from 'vitest';
import type { Answer } from '#contract/endpoint.ts';
import type { showForecast } from '#contract/weather/weather.ts';
import { stoppedClock, type StoppedClock } from '../../../adapters/clock/clock.ts';
import { startWeatherStandIn, type WeatherStandIn } from '../../../adapters/forecast/testing/weatherStandIn.ts';
import { buildApp } from '../../../app.ts';
import { openContext } from '../../../openContext.ts';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/testApp.ts';

/** A portal with a stand-in for its weather provider, for the tests of one file: opened by each, closed after it. */

type Forecast = Answer<typeof showForecast>;

/**
 * What an answer may take here, ms: the outside is waited for 150 at most, and a machine busy with other tests needs
 * the rest. A provider that is waited for would take 8,000.
 */
export const atOnce = 4_000;
export const begin = '2026-11-21T10:20:00Z';
let clock: StoppedClock;
export let provider: WeatherStandIn;
export let portal: TestApp;

/** A portal of its own for each test, so that nothing is kept from the one before. */
export async function open(delayMs = 0, maker: 'openMeteoUrl' | 'openWeatherUrl' = 'openMeteoUrl'): Promise<void> {
  clock = stoppedClock(begin);
  provider = await startWeatherStandIn(() => clock.now(), delayMs);
  portal = await buildTestApp({ now: begin, env: { FORECAST_URL: provider[maker] } });
}
afterEach(async () => {
  await portal.close();
  await provider.close();
});

/** Another process of the same portal: its own memory, the same records. */
export async function openSecondApp(): Promise<Caller & { close(): Promise<void> }> {
  const { config, db, log } = portal.context;
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  const address = { ...inject('testTemplate'), database: rows[0]?.name ?? '' };
  const { context, close } = await openContext({ config, address, clock: portal.clock, log });
  const app = await buildApp(context);
  return {
    inject: (request) => app.inject(request),
    async close() {
      await app.close();
      await close();
    },
  };
}

export function setTime(instant: string): void {
  clock.set(instant);
  portal.clock.set(instant);
}

export const pathOf = (location: string) => `/api/weather/forecast?location=${location}`;

/** The answer and how long it took. */
export async function ask(location = 'ejura', from: Caller = portal): Promise<Forecast & { readonly ms: number }> {
  const start = performance.now();
  const answer = await from.inject(pathOf(location));
  expect(answer.statusCode, answer.body).toBe(200);
  return { ...answer.json<Forecast>(), ms: performance.now() - start };
}

/** Asks until nothing is being fetched any more. */
export async function askUntilSettled(location = 'ejura'): Promise<Forecast> {
  for (let tries = 0; tries < 150; tries += 1) {
    const answer = await ask(location);
    const isUnderWay = answer.state === 'fetching' || (answer.state === 'stale' && answer.next_try_at === null);
    if (!isUnderWay) return answer;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('It is still being fetched.');
}
