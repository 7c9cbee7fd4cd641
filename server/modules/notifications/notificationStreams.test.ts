import { setTimeout as pause } from 'node:timers/promises';
import type { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type Caller, type TestApp } from '../../testing/testApp.ts';
import { createNotificationStreams } from './notificationStreams.service.ts';
import { ring } from './notifications.service.ts';

let portal: TestApp;
let ama: Caller;
let kofi: Caller;
beforeAll(async () => {
  portal = await buildTestApp();
  [ama, kofi] = [await portal.as('ama'), await portal.as('kofi')];
});
afterAll(() => portal.close());

const openBell = async (caller: Caller) => {
  const answer = await caller.inject({ method: 'GET', url: '/api/notifications/stream', payloadAsStream: true });
  return { answer, heard: listen(answer.stream()) };
};
const post = (caller: Caller, url: string, payload?: object) =>
  caller.inject({ method: 'POST', url: `/api${url}`, ...(payload && { payload }) });
const idOf = async (name: string) =>
  (await ama.inject(`/api/officers?q=${name}`)).json<{ id: string }[]>()[0]?.id ?? '';

/** What came so far, and whether it ended. */
function listen(stream: Readable) {
  const heard = { text: '', ended: false };
  stream.setEncoding('utf8').on('data', (text: string) => (heard.text += text));
  stream.once('close', () => (heard.ended = true));
  return heard;
}
async function until(met: () => boolean, withinMs = 2_000): Promise<void> {
  for (const end = Date.now() + withinMs; !met() && Date.now() < end;) await pause(10);
  expect(met()).toBe(true);
}
const rings = ({ text }: { text: string }) => text.split('event: changed').length - 1;

test('the bell rings within two seconds of a share, of an unshare and of nobody else’s; what is told is asked of the list', async () => {
  const [bell, others] = [await openBell(kofi), await openBell(ama)];
  expect(bell.answer.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  const { id } = (await post(ama, '/farmers', { name: 'Afia', phone: '0244000009', addressId: 'ejura' })).json<{
    id: number;
  }>();
  await post(ama, '/farmers/share', { ids: [id], officerIds: [await idOf('Kofi')] });
  await until(() => rings(bell.heard) === 1);
  const told = (await kofi.inject('/api/notifications?unread=true')).json<{
    found: { id: number; text: string }[];
    unread: number;
  }>();
  expect(told).toMatchObject({ unread: 1, found: [{ text: 'Ama (demo officer) shared a contact with you: Afia.' }] });
  expect(rings(others.heard)).toBe(0);
  // Kofi unshares from the notice: it is seen, and Ama's page is told to look again.
  await post(kofi, `/farmers/notices/${told.found[0]?.id}/unshare`);
  await until(() => rings(others.heard) === 1);
  expect((await kofi.inject('/api/notifications?unread=true')).json()).toMatchObject({ unread: 0, found: [] });
});

test('a visitor has no bell; signing out ends it', async () => {
  expect((await portal.inject('/api/notifications/stream?seconds=0')).statusCode).toBe(401);
  const efua = await portal.as('efua');
  const { heard } = await openBell(efua);
  await until(() => heard.text.includes('event: beat'));
  expect(heard.ended).toBe(false);
  await post(efua, '/accounts/sign-out');
  await until(() => heard.ended);
});

test('a slow line is not heaped up: many rings wait as one, and a dead line is let go', async () => {
  const streams = createNotificationStreams(portal.context.signals);
  const bell = streams.open('00000000-0000-4000-8000-000000000001', 60);
  const { db } = portal.context;
  for (let count = 0; count < 50; count++)
    await ring({ db, context: portal.context }, ['00000000-0000-4000-8000-000000000001']);
  await until(() => bell.readableLength > 256);
  expect(bell.readableLength).toBeLessThan(600);
  const heard = listen(bell);
  await until(() => rings(heard) > 0);
  expect(rings(heard)).toBeLessThan(25);
  bell.destroy();
});

test('a browser more than twenty gives the oldest way', async () => {
  const streams = createNotificationStreams(portal.context.signals);
  const all = Array.from({ length: 21 }, () => streams.open('somebody', 60));
  const heard = all.map((each) => listen(each));
  await until(() => heard[0]?.ended === true);
  expect(heard.slice(1).every(({ ended }) => !ended)).toBe(true);
  for (const each of all) each.destroy();
});
