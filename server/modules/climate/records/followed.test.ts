import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addDays } from '#engines/dates/day.ts';
import { openDailyClimate } from '../../../adapters/dailyClimate/dailyClimate.ts';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/testApp.ts';
import { renewFollowed } from './followed.service.ts';

let maker: Server;
let url: string;
let portal: TestApp;
let admin: Caller;
let asked: URL[];
let rainToday: number;
let isDown: boolean;

/** A stand-in of NASA POWER on this machine: 3 mm on the first of each month, -999 on the newest two days. */
beforeEach(async () => {
  [asked, rainToday, isDown] = [[], -999, false];
  maker = createServer((request, response) => {
    const at = new URL(request.url ?? '/', 'http://stand-in');
    asked.push(at);
    if (isDown) return void response.writeHead(503).end();
    const day = (name: string) => (at.searchParams.get(name) ?? '').replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
    const rain: Record<string, number> = {};
    const warm: Record<string, number> = {};
    for (let each = day('start'); each <= day('end'); each = addDays(each, 1)) {
      const key = each.replaceAll('-', '');
      rain[key] = each >= addDays(day('end'), -1) ? rainToday : each.endsWith('-01') ? 3 : 0;
      warm[key] = 31.5;
    }
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ properties: { parameter: { PRECTOTCORR: rain, T2M_MAX: warm } } }));
  });
  await new Promise<void>((done) => maker.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(maker.address() as AddressInfo).port}`;
  portal = await buildTestApp({ now: '2026-04-15T12:00:00Z', env: { POWER_URL: url } });
  admin = await portal.as('admin');
});
afterEach(async () => {
  await portal.close();
  await new Promise((done) => maker.close(done));
});

const follow = (who: Caller = admin, changes: object = {}) =>
  who.inject({
    method: 'POST',
    url: '/api/climate/followed',
    payload: { name: 'Ejura cell', zone: 'south', latitude: 7.38, longitude: -1.37, maker: 'nasa-power', ...changes },
  });

test('a place is fetched from its first day, renewed with the newest, and keeps what it has when nobody answers', async () => {
  const first = await follow();
  expect(first.json()).toMatchObject({
    id: 'ejura-cell',
    first_day: '1981-01-01',
    last_day: '2026-04-13',
    missing_days: 0,
  });
  expect(
    asked.map(({ pathname, searchParams }) => [pathname, searchParams.get('latitude'), searchParams.get('start')]),
  ).toEqual([['/api/temporal/daily/point', '7.38', '19810101']]);
  rainToday = 12;
  const climate = openDailyClimate({ 'nasa-power': url, 'open-meteo': null });
  expect(await renewFollowed(portal.context, climate)).toBe(1);
  expect(asked.at(-1)?.searchParams.get('start')).toBe('20250101');
  const [station] = (await portal.inject('/api/climate/stations')).json<object[]>();
  expect(station).toMatchObject({ last_day: '2026-04-15', missing_days: 0, kind: 'cell' });
  isDown = true;
  expect(await renewFollowed(portal.context, climate)).toBe(0);
  expect((await portal.inject('/api/climate/stations')).json<object[]>()[0]).toMatchObject({ last_day: '2026-04-15' });
});

test('who is not connected, or down, is said, and nothing is kept; officers may not follow places', async () => {
  expect((await follow(await portal.as('ama'))).statusCode).toBe(403);
  const other = await follow(admin, { maker: 'open-meteo' });
  expect([other.statusCode, other.json<{ message: string }>().message]).toEqual([
    422,
    expect.stringContaining('Open-Meteo is not connected.') as string,
  ]);
  isDown = true;
  expect((await follow()).json<{ message: string }>().message).toContain('NASA POWER refused with 503');
  expect((await admin.inject('/api/climate/stations')).json()).toEqual([]);
});
