import { afterEach, beforeEach, expect, test } from 'vitest';
import { addDays } from '#engines/dates/day.ts';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/testApp.ts';

let portal: TestApp;
let admin: Caller;
beforeEach(async () => {
  portal = await buildTestApp({ now: '2026-04-15T12:00:00Z' });
  admin = await portal.as('admin');
  const rows = ['date,rain'];
  for (let day = '2001-01-01'; day <= '2001-12-31'; day = addDays(day, 1))
    rows.push(`${day},${day === '2001-12-03' ? 700 : day.endsWith('5') ? 8 : 0}`);
  await admin.inject({
    method: 'POST',
    url: '/api/climate/stations',
    query: { name: 'Gauge', zone: 'north', source: 'A gauge', licence: 'For the test' },
    payload: Buffer.from(rows.join('\n')),
    headers: { 'content-type': 'application/octet-stream' },
  });
});
afterEach(() => portal.close());

const rainOf2001 = async () =>
  (await portal.inject('/api/climate/stations/gauge/seasons')).json<{ years: { rain_mm: number | null }[] }>().years[0]
    ?.rain_mm;
const judge = (verdict: string, flag = 'impossible rain 2001-12-03 2001-12-03') =>
  admin.inject({ method: 'POST', url: '/api/climate/stations/gauge/flags', payload: { flag, verdict } });

test('a flagged value stands until it is found wrong, and comes back; who said what stays', async () => {
  const listed = (await admin.inject('/api/climate/stations/gauge/flags')).json<{
    flags: { flag: string; verdict: string }[];
  }>();
  expect(listed).toMatchObject({
    open: 1,
    flags: [{ flag: 'impossible rain 2001-12-03 2001-12-03', from: '2001-12-03', verdict: 'open', history: [] }],
  });
  // 8 mm on the 5th, 15th and 25th of twelve months are 288.
  expect(await rainOf2001()).toBe(988);
  expect((await judge('wrong')).json()).toMatchObject({
    open: 0,
    flags: [{ verdict: 'wrong', history: [{ verdict: 'wrong' }] }],
  });
  expect(await rainOf2001()).toBeNull();
  const back = (await judge('right')).json<{ flags: { history: { verdict: string; by: string }[] }[] }>();
  expect(back.flags[0]?.history.map(({ verdict }) => verdict)).toEqual(['right', 'wrong']);
  expect(back.flags[0]?.history[0]?.by).not.toBe('');
  expect(await rainOf2001()).toBe(988);
});

test('flags are for administrators, and only those there are can be judged', async () => {
  const officer = await portal.as('ama');
  expect((await officer.inject('/api/climate/stations/gauge/flags')).statusCode).toBe(403);
  expect((await judge('wrong', 'impossible rain 2001-01-01 2001-01-01')).statusCode).toBe(400);
  expect((await admin.inject('/api/climate/stations/nowhere/flags')).statusCode).toBe(404);
});
