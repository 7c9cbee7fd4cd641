import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/testApp.ts';

let portal: TestApp;
beforeEach(async () => {
  portal = await buildTestApp();
});
afterEach(() => portal.close());

const browser =
  'Mozilla/5.0 (Linux; Android 9; TECNO) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Mobile Safari/537.36';

function visit(page: string, visitorId: string | null, headers: Record<string, string> = {}) {
  return portal.inject({
    method: 'POST',
    url: '/api/track',
    headers: { 'user-agent': browser, ...headers },
    payload: { visitorId, page, timestamp: '2026-04-15T12:00:00Z', referrer: null },
  });
}
const stats = async () => (await portal.inject('/api/stats')).json() as Record<string, number>;

test('visits and visitors are counted, districts and crops come from the data', async () => {
  await visit('/', 'one');
  await visit('/main/croppingcalendar?crop=maize', 'one');
  await visit('/weather', 'two');
  expect(await stats()).toEqual({
    totalVisits: 3,
    uniqueVisitors: 2,
    totalDistricts: 261,
    totalCrops: 32,
    totalTowns: expect.any(Number) as number,
  });
});

test('nothing is invented before the first visit', async () => {
  expect(await stats()).toMatchObject({ totalVisits: 0, uniqueVisitors: 0 });
});

test('the calendar counts its own pages', async () => {
  await visit('/main/croppingcalendar', 'one');
  await visit('/main/Croppingcalendarold', 'one');
  await visit('/main/more/Planting', 'one');
  await visit('/main/faq', 'one');
  expect((await portal.inject('/api/cc/count')).json()).toEqual({ visits: 3 });
});

test.each(['Googlebot/2.1 (+http://www.google.com/bot.html)', 'curl/8.5.0', 'Mozilla/5.0 HeadlessChrome/120.0'])(
  'a program (%s) is not counted, and told so',
  async (agent) => {
    const answer = await visit('/', 'one', { 'user-agent': agent });
    expect(answer.json()).toEqual({ counted: false, reason: 'sent by a program' });
    expect(await stats()).toMatchObject({ totalVisits: 0 });
  },
);

test.each([{ dnt: '1' }, { 'sec-gpc': '1' }])(
  'under %j the view is counted and the visitor is not',
  async (headers) => {
    expect((await visit('/', 'one', headers)).json()).toEqual({ counted: true });
    expect(await stats()).toMatchObject({ totalVisits: 1, uniqueVisitors: 0 });
  },
);

test('who visited is kept as a hash that differs between installations', async () => {
  await visit('/', 'a-random-id');
  const rows = await portal.context.db.selectFrom('visitor').selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(rows[0]?.visitor_hash).toHaveLength(32);
  expect(JSON.stringify(rows)).not.toContain('a-random-id');
});

test('a visit sent twice under one key is counted once', async () => {
  await visit('/', 'one', { 'idempotency-key': 'visit-1' });
  await visit('/', 'one', { 'idempotency-key': 'visit-1' });
  expect(await stats()).toMatchObject({ totalVisits: 1 });
});

test('bad input says what is expected', async () => {
  const answer = await portal.inject({
    method: 'POST',
    url: '/api/track',
    headers: { 'user-agent': browser },
    payload: { visitorId: 'x', timestamp: 1 },
  });
  expect(answer.statusCode).toBe(400);
  expect((answer.json() as { message: string }).message).toContain('page');
});
