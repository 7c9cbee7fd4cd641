import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openMessagesRoom, type MessagesRoom } from '../../testing/messagesRoom.ts';
import { putPosts, resetPosts } from '../../testing/putPosts.ts';
import type { Caller } from '../../testing/testApp.ts';

const ejura = 'ejura_sekyedumase_municipal';
let room: MessagesRoom;
/** Directs Ejura. */
let efua: Caller;
beforeAll(async () => {
  room = await openMessagesRoom();
});
afterAll(() => room.close());
beforeEach(async () => {
  await room.reset();
  await resetPosts(room.portal.context.db);
  await putPosts(room.portal.context.db, 'efua', 'director', [ejura]);
  efua = await room.portal.as('efua');
});

const text = 'The rains are late, {name}. Wait with planting.';
const preview = async (caller: Caller, branch: object) => {
  const { status, body } = await room.post(caller, '/api/messages/preview', { text, branch });
  return status === 200 ? [body['chosen'], body['willGet']] : status;
};

test('a director writes to every farmer of the branch, whoever keeps them, and to nobody outside', async () => {
  await room.farmer({ name: 'Here' });
  await room.farmer({ name: 'Of another officer' }, room.kofi);
  await room.farmer({ name: 'Refused', consent: { given: false, source: 'unknown', date: null } });
  await room.farmer({ name: 'Elsewhere', addressId: 'tamale' });
  expect(await preview(efua, {})).toEqual([3, 2]);
  expect(await preview(efua, { districts: [ejura] })).toEqual([3, 2]);
  expect(await preview(efua, { districts: [ejura, 'tamale_metropolitan'] })).toBe(403);
  const sent = await room.send({ text, branch: {} }, efua);
  await room.work();
  const { found } = (await efua.inject(`/api/messages/${sent.id}/deliveries`)).json<{
    found: { text: string; state: string }[];
  }>();
  expect(found.map((each) => [each.text, each.state])).toEqual([
    [text.replace('{name}', 'Here'), 'accepted'],
    [text.replace('{name}', 'Of another officer'), 'accepted'],
    [text.replace('{name}', 'Refused'), 'suppressed'],
  ]);
});

test('of a crop, who grows it or of whom none is known', async () => {
  await room.farmer({ crops: ['maize'] });
  await room.farmer({ crops: ['rice'] });
  await room.farmer({ crops: [] });
  expect(await preview(efua, { crops: ['maize'] })).toEqual([2, 2]);
});

test('officers, plant protection and responders have no branch to write to', async () => {
  await room.farmer();
  await putPosts(room.portal.context.db, 'kofi', 'user', [ejura]);
  const [kofi, yaw] = [await room.portal.as('kofi'), await room.portal.as('yaw')];
  await putPosts(room.portal.context.db, 'efua', 'pprsd', [ejura]);
  expect([await preview(kofi, {}), await preview(yaw, {}), await preview(await room.portal.as('efua'), {})]).toEqual([
    403, 403, 403,
  ]);
  expect((await room.post(kofi, '/api/messages', { text, branch: {} })).status).toBe(403);
});

test('a large message to the branch waits for a second person above who wrote it', async () => {
  for (let farmer = 0; farmer < 5; farmer += 1) await room.farmer();
  const { id, state } = await room.send({ text, branch: {} }, efua);
  expect(state).toBe('approval');
  expect((await room.post(efua, `/api/messages/${id}/approve`, {})).status).toBe(403);
  expect((await room.post(room.admin, `/api/messages/${id}/approve`, {})).body).toMatchObject({ id });
});
