import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DoorName } from '#engines/conversation/doors.ts';
import { buildTestApp, type TestApp } from '../../../testing/testApp.ts';
import { doorPath } from './gate.ts';
import { documented } from '../testing/documented.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({
    env: { PUBLIC_URL: 'https://agrihub.example', DOORS: 'ussd-nalo,sms-kannel', USSD_SESSION_PRICE: '0.02' },
  });
});
afterAll(() => app.close());

const path = (door: DoorName): string => doorPath(app.context, door);
const headers = { host: 'agrihub.example' };

test('a number that an officer keeps is greeted by its crop and place; STOP from any door stops its messages', async () => {
  const ama = await app.as('ama');
  const added = await ama.inject({
    method: 'POST',
    url: '/api/farmers',
    payload: { name: 'Sample Farmer', phone: '0551234567', addressId: 'ejura', crops: ['maize'] },
  });
  expect(added.statusCode).toBeLessThan(300);
  const ask = (text: string, id: string) =>
    app.inject({
      url: `${path('sms-kannel')}?${new URLSearchParams({ from: '+233551234567', text, id })}`,
      headers,
    });
  expect((await ask('menu', 'g1')).body).toMatch(/^AgriHub: Maize, Ejura\n1 This week/);
  expect((await ask('stop', 'g2')).body).toMatch(/^Messages to this number are stopped\./);
  const stopped = await app.context.db.selectFrom('opt_out').select('address').execute();
  expect(stopped.map(({ address }) => address)).toContain('0551234567');
  expect((await ask('start', 'g3')).body).toMatch(/^This number may get messages again\./);
});

test('who asks too often is told so, and one number does not take from others', async () => {
  const small = await buildTestApp({ env: { DOORS: 'sms-kannel', DOOR_HOURLY_LIMIT: '2', RATE_LIMIT: '1' } });
  try {
    const ask = (from: string, id: string) =>
      small.inject(`${doorPath(small.context, 'sms-kannel')}?${new URLSearchParams({ from, text: 'menu', id })}`);
    await ask('+233551234567', '1');
    await ask('+233551234567', '2');
    expect((await ask('+233551234567', '3')).body).toBe('You asked often in a short time. Please try again later.');
    expect((await ask('+233241234567', '4')).body).toMatch(/^AgriHub Ghana/);
  } finally {
    await small.close();
  }
});

test('the phone to try answers anybody, keeps nothing, and takes no conversation that it did not give', async () => {
  const first = await app.inject({
    method: 'POST',
    url: '/api/doors/try',
    headers,
    payload: { kind: 'ussd', language: 'fr', input: '' },
  });
  const { dialogue, text } = first.json<{ dialogue: string; text: string }>();
  expect(text).toMatch(/^AgriHub Ghana\n1 Travaux de la semaine\n/);
  const next = await app.inject({
    method: 'POST',
    url: '/api/doors/try',
    headers,
    payload: { kind: 'ussd', input: '7', dialogue },
  });
  expect(next.json()).toMatchObject({ text: expect.stringMatching(/^Autres services\n/) as string, limit: 160 });
  const forged = await app.inject({
    method: 'POST',
    url: '/api/doors/try',
    headers,
    payload: { kind: 'ussd', input: '7', dialogue: `${dialogue.slice(0, -2)}xx` },
  });
  expect(forged.statusCode).toBe(400);
});

test('administrators see each door with its address, what it took in and what it cost', async () => {
  await app.inject({ method: 'POST', url: path('ussd-nalo'), headers, payload: documented.naloUssd });
  const admin = await app.as('admin');
  const seen = await admin.inject({ url: '/api/doors', headers });
  const { doors } = seen.json<{
    doors: { door: string; path: string; conversations: number; cost: number | null }[];
  }>();
  expect(doors.find(({ door }) => door === 'ussd-nalo')).toMatchObject({
    path: path('ussd-nalo'),
    conversations: 1,
    cost: 0.02,
  });
  expect((await (await app.as('ama')).inject({ url: '/api/doors', headers })).statusCode).toBe(403);
});
