import { afterEach, beforeEach, expect, test } from 'vitest';
import { addDays } from '#engines/dates/day.ts';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/testApp.ts';
import { proposeNow } from './proposals.service.ts';

let portal: TestApp;
let admin: Caller;
beforeEach(async () => {
  portal = await buildTestApp({ now: '2026-06-21T12:00:00Z' });
  admin = await portal.as('admin');
});
afterEach(() => portal.close());

/** Seven years at Tamale: rain every third day from 1 May on; in 2026 the last of it is 90 mm on 15 June. */
function record(): string {
  const rows = ['date,rain'];
  for (let day = '2020-01-01'; day <= '2026-06-20'; day = addDays(day, 1)) {
    const since = Math.round((Date.parse(day) - Date.parse(`${day.slice(0, 4)}-05-01`)) / 86_400_000);
    const wet = since >= 0 && since % 3 === 0 && day.slice(5) < '10-15' && day < '2026-06-15';
    rows.push(`${day},${day === '2026-06-15' ? 90 : wet ? 22 : 0}`);
  }
  return rows.join('\n');
}

test('heavy rain becomes one proposal with a draft, for plant protection to decide; nothing is sent', async () => {
  await admin.inject({
    method: 'POST',
    url: '/api/climate/stations',
    query: { name: 'Tamale', zone: 'north', source: 'A gauge', licence: 'For the test' },
    payload: Buffer.from(record()),
    headers: { 'content-type': 'application/octet-stream' },
  });
  await admin.inject({
    method: 'PUT',
    url: '/api/climate/districts/tamale_metropolitan',
    payload: { record_id: 'tamale' },
  });
  expect(await proposeNow(portal.context)).toBe(1);
  expect(await proposeNow(portal.context)).toBe(0);
  const { open, found } = (await admin.inject('/api/climate/proposals')).json<{
    open: number;
    found: { id: number }[];
  }>();
  expect(open).toBe(1);
  expect(found).toMatchObject([
    {
      concern: 'heavyRain',
      district_id: 'tamale_metropolitan',
      from: '2026-06-15',
      state: 'open',
      draft: expect.stringContaining('Open drains') as string,
    },
  ]);
  const decide = (decision: string, who: Caller) =>
    who.inject({ method: 'POST', url: `/api/climate/proposals/${found[0]?.id}/decide`, payload: { decision } });
  expect((await decide('taken', await portal.as('ama'))).statusCode).toBe(403);
  expect((await decide('dismissed', admin)).json()).toMatchObject({ state: 'dismissed' });
  // What was decided is not proposed anew.
  expect(await proposeNow(portal.context)).toBe(0);
});

test('thresholds say where they come from, and are changed by administrators', async () => {
  const list = async () =>
    (await admin.inject('/api/climate/thresholds')).json<{ concern: string; amount: number; source: string }[]>();
  expect((await list()).map(({ concern }) => concern)).toEqual(['drySpell', 'heat', 'heavyRain', 'lateOnset']);
  const edited = await admin.inject({
    method: 'PUT',
    url: '/api/climate/thresholds/heavyRain',
    payload: { amount: 50, days: 1, active: true, source: 'Settled with the agency' },
  });
  expect(edited.statusCode).toBe(200);
  expect((await list())[2]).toMatchObject({ amount: 50, source: 'Settled with the agency' });
});
