import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMessagesRoom, type MessagesRoom } from '../../../testing/messagesRoom.ts';
import { putPosts } from '../../../testing/putPosts.ts';
import type { Caller } from '../../../testing/testApp.ts';

const ejura = 'ejura_sekyedumase_municipal';
let room: MessagesRoom;
/** Plant protection of Ejura alone. */
let efua: Caller;
let risk: number;
const ask = async (method: 'POST' | 'PATCH', url: string, payload: object) => {
  const answer = await efua.inject({ method, url: `/api/risks${url}`, payload });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
};
const report = async (caller: Caller, fields: object = {}) => {
  const location = JSON.stringify({ coordinates: '7.3900, -1.3600', name: 'Ejura' });
  const payload = { riskCategoryId: 2, description: 'Caterpillars', location, ...fields };
  return Number((await caller.inject({ method: 'POST', url: '/api/risks', payload })).json<{ id: number }>().id);
};
beforeAll(async () => {
  room = await openMessagesRoom();
  await putPosts(room.portal.context.db, 'efua', 'pprsd', [ejura]);
  efua = await room.portal.as('efua');
  risk = await report(room.ama);
  await ask('POST', '/act', { act: 'verify', risks: [{ id: risk }] });
});
afterAll(() => room.close());

test.each([
  ['another district', { kind: 'districts', ids: ['tamale_metropolitan'] }],
  [
    'a shape with a corner in another district',
    {
      kind: 'shape',
      corners: [
        [-1.4, 7.35],
        [-1.3, 7.35],
        [-0.84, 9.4],
      ],
    },
  ],
  ['a circle far from the risk', { kind: 'around', lat: 9.4, lng: -0.84, km: 20 }],
])('who judges in one district neither looks at nor warns the farmers of %s', async (_what, area) => {
  for (const url of [`/${risk}/warning/preview`, `/${risk}/warning`]) {
    const { status, body } = await ask('POST', url, { area, text: 'Walk your field.' });
    expect([status, body['message']]).toEqual([
      expect.any(Number),
      expect.stringContaining('outside the districts you work in'),
    ]);
  }
});

test('around the risk itself farmers are warned across the border', async () => {
  const area = { kind: 'around', lat: 7.39, lng: -1.36, km: 40 };
  expect((await ask('POST', `/${risk}/warning/preview`, { area, text: 'Walk your field.' })).status).toBe(200);
});

test('who moves a report to another district does not verify it on the way', async () => {
  const own = await report(efua);
  await ask('PATCH', `/${own}`, { district_id: 'tamale_metropolitan', isVerified: true });
  const found = await room.portal.context.db
    .selectFrom('risk')
    .select(['district_id', 'status'])
    .where('id', '=', own)
    .execute();
  expect(found).toEqual([{ district_id: 'tamale_metropolitan', status: 'pending' }]);
});
