import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { watchPool } from '../../database/poolWatch.ts';
import { buildTestApp, type Caller, type TestApp } from '../../testing/testApp.ts';

let portal: TestApp;
let ama: Caller;
const written: string[] = [];
beforeAll(async () => {
  portal = await buildTestApp({ log: pino({ level: 'info' }, { write: (line) => void written.push(line) }) });
  ama = await portal.as('ama');
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => portal.close());

/** As if the first of those that wait for a connection to the records had waited so long. */
const waiting = (milliseconds: number) => vi.spyOn(portal.context.pool, 'waitMs').mockReturnValue(milliseconds);
const signIn = () =>
  portal.app.inject({
    method: 'POST',
    url: '/api/accounts/sign-in',
    payload: { email: 'esi@demo.agrihub.example', password: 'demo-agrihub' },
  });
const report = () => ama.inject({ method: 'POST', url: '/api/risks', payload: {} });
const addGroup = () => ama.inject({ method: 'POST', url: '/api/groups', payload: {} });

test('while too many wait, lists are refused with a word and a time to come back, and officers report and sign in', async () => {
  waiting(900);
  const refused = await ama.inject('/api/farmers');
  expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
    503,
    'The portal is very busy at the moment. Try again in a few seconds.',
  ]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(3);
  expect((await signIn()).statusCode).toBe(200);
  // Looked at, and found wanting: not refused.
  expect((await report()).statusCode).toBe(400);
  expect((await portal.app.inject('/healthz')).statusCode).toBe(200);
});

test('later other changes are refused too, reports and sign-ins last of all', async () => {
  waiting(2_000);
  expect((await addGroup()).statusCode).toBe(503);
  expect((await signIn()).statusCode).toBe(200);
  waiting(4_500);
  expect([(await signIn()).statusCode, (await report()).statusCode]).toEqual([503, 503]);
  expect((await portal.app.inject('/api/cc/crops')).statusCode).not.toBe(503);
});

test('refusals are counted, and so are the connections', async () => {
  waiting(900);
  await ama.inject('/api/farmers');
  const text = (await portal.app.inject('/metrics')).body;
  expect(text).toMatch(/http_requests_refused_total\{urgency="read"\} \d/);
  expect(text).toMatch(/cached_answers_total\{what="asked"\} \d/);
  expect(text).toMatch(/uploads_open 0/);
  expect(text).toMatch(/database_connections\{state="waiting"\} 0/);
});

test('a flood of refused requests does not fill the log', async () => {
  waiting(900);
  written.length = 0;
  for (let each = 0; each < 20; each++) expect((await ama.inject('/api/farmers')).statusCode).toBe(503);
  expect(written).toEqual([]);
});

test('the wait for a connection is that of the first who waits', async () => {
  const given: (() => void)[] = [];
  let now = 1_000;
  const pool = {
    connect: () => new Promise<void>((resolve) => given.push(resolve)),
    totalCount: 4,
    idleCount: 1,
    waitingCount: 2,
  };
  const { asked, watch } = watchPool(pool as unknown as Parameters<typeof watchPool>[0], () => now);
  expect(watch.waitMs()).toBe(0);
  const first = asked.connect();
  now += 300;
  const second = asked.connect();
  now += 200;
  expect(watch.waitMs()).toBe(500);
  given[0]?.();
  await first;
  expect(watch.waitMs()).toBe(200);
  given[1]?.();
  await second;
  expect(watch.waitMs()).toBe(0);
  expect(watch.counts()).toEqual({ used: 3, idle: 1, waiting: 2 });
});
