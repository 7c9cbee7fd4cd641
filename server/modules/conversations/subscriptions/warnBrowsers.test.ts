import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { PushNotice } from '#contract/conversations/push.ts';
import type { PushAddress } from '../../../adapters/push/push.ts';
import { type MessagesRoom, openMessagesRoom } from '../../../testing/messagesRoom.ts';
import type { Caller } from '../../../testing/testApp.ts';

let room: MessagesRoom;
let efua: Caller;
/** Warnings that browsers were sent: without the work of the week that comes at once. */
const warned: (readonly [browser: string, notice: PushNotice])[] = [];
beforeAll(async () => {
  room = await openMessagesRoom();
});
afterAll(() => room.close());
beforeEach(async () => {
  await room.reset();
  efua = await room.portal.as('efua');
  await room.portal.context.db.deleteFrom('risk').execute();
  await room.portal.context.db.deleteFrom('subscription').execute();
  warned.length = 0;
  vi.spyOn(room.portal.context.push, 'send').mockImplementation((to: PushAddress, notice: PushNotice) => {
    if (notice.tag.startsWith('risk ')) warned.push([to.endpoint.split('/').at(-1) ?? '', notice]);
    return Promise.resolve({ state: 'sent' });
  });
});
afterEach(() => vi.restoreAllMocks());

const ejura = 'ejura_sekyedumase_municipal';
const follow = (name: string, more: object = {}) =>
  room.portal.inject({
    method: 'POST',
    url: '/api/push/follow',
    payload: {
      subscription: {
        endpoint: `https://push.example/send/${name}`,
        keys: { p256dh: 'B'.padEnd(87, 'x'), auth: 'a'.repeat(22) },
      },
      crop: 'maize',
      district: ejura,
      ...more,
    },
  });
const post = async (caller: Caller, url: string, payload: object) => {
  const answer = await caller.inject({ method: 'POST', url: `/api/risks${url}`, payload });
  expect(answer.statusCode).toBeLessThan(300);
  return answer.json<{ id: number }>();
};
async function verified(): Promise<number> {
  const { id } = await post(room.ama, '', {
    riskCategoryId: 2,
    description: 'Caterpillars',
    location: JSON.stringify({ coordinates: '7.3900, -1.3600', name: 'Ejura' }),
  });
  await post(efua, '/act', { act: 'verify', risks: [{ id }] });
  return id;
}
const around = { kind: 'around', lat: 7.39, lng: -1.36, km: 10 };
const warn = (id: number, more: object = {}) =>
  post(efua, `/${id}/warning`, { area: around, text: 'Walk your field in {district}.', ...more });
const browsers = () => warned.map(([browser]) => browser).toSorted();

test('a warning goes to browsers that follow a plan in its area, each once, in their language and with the way to the risk', async () => {
  await room.farmer({ name: 'Abena' });
  await follow('near');
  await follow('near', { crop: 'rice' });
  await follow('french', { language: 'fr' });
  await follow('far', { district: 'tamale_metropolitan' });
  const id = await verified();
  await warn(id);
  await room.work();
  expect(browsers()).toEqual(['french', 'near']);
  const byBrowser = Object.fromEntries(warned);
  expect(byBrowser['near']).toMatchObject({
    title: 'Warning for Maize, Ejura Sekyedumase Municipal',
    body: 'Walk your field in Ejura Sekyedumase Municipal.',
    url: `/main/risks/${id}`,
    tag: `risk ${id}`,
    language: 'en',
  });
  expect(byBrowser['french']).toMatchObject({
    title: 'Alerte pour Maïs, Ejura Sekyedumase Municipal',
    body: 'Ouvrez cet avis pour lire ce qui a été vu et ce qu’il faut faire.',
    url: `/fr/main/risks/${id}`,
    language: 'fr',
  });
});

test('one for some crops goes to those who grow them alone', async () => {
  await room.farmer({ name: 'Abena', crops: ['maize'] });
  await follow('maize');
  await follow('cassava', { crop: 'cassava' });
  await warn(await verified(), { crops: ['maize'] });
  await room.work();
  expect(browsers()).toEqual(['maize']);
});

test('one that waits for a second person is sent to no browser before it is approved', async () => {
  for (const name of ['Abena', 'Kwame', 'Adjoa', 'Esi', 'Yaa']) await room.farmer({ name });
  await follow('near');
  await warn(await verified());
  await room.work();
  expect(browsers()).toEqual([]);
  const { found } = (await room.admin.inject('/api/messages?which=approval')).json<{ found: { id: number }[] }>();
  // Nor where the work is begun before its time.
  const { db, jobs } = room.portal.context;
  await jobs.enqueue(db, { kind: 'warnBrowsers', payload: { messageId: found[0]?.id, after: 0 } });
  await room.work();
  expect(browsers()).toEqual([]);
  await room.post(room.admin, `/api/messages/${found[0]?.id}/approve`, {});
  await room.work();
  expect(browsers()).toEqual(['near']);
});

test('a browser is warned three times a day at most', async () => {
  await room.farmer({ name: 'Abena' });
  await follow('near');
  for (let risk = 0; risk < 4; risk += 1) {
    await warn(await verified());
    await room.work();
  }
  expect(browsers()).toEqual(['near', 'near', 'near']);
});

test('where the risk is over by the time the warning goes, no browser is warned', async () => {
  await room.farmer({ name: 'Abena' });
  await follow('near');
  const id = await verified();
  await warn(id);
  await post(efua, `/${id}/close`, { outcome: 'contained' });
  await room.work();
  expect(browsers()).toEqual([]);
});
