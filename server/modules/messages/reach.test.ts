import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openMessagesRoom, type MessagesRoom } from '../../testing/messagesRoom.ts';

let room: MessagesRoom;
beforeAll(async () => {
  room = await openMessagesRoom();
});
afterAll(() => room.close());
beforeEach(() => room.reset());

test('reach counts what the records hold: by group, by district, and why not', async () => {
  const ids = [await room.farmer(), await room.farmer(), await room.farmer({ consent: { given: false, source: 'unknown', date: null } })];
  const group = (await room.post(room.ama, '/api/groups', { label: 'North', description: 'd', farmerIds: [ids[0], ids[2]] })).body['id'];
  room.standIn.statuses.set(await room.phoneOf(ids[1] ?? 0), 'EXPIRED');
  await room.send({ text: 'One', farmerIds: ids });
  await room.work();
  await room.again('pollDeliveryReports');
  const reach = (await room.ama.inject('/api/messages/reach')).json<Record<string, unknown>>();
  expect(reach).toMatchObject({
    all: { farmers: 3, consented: 2, stopped: 0, reached: 1, counts: { delivered: 1, failed: 1, suppressed: 1 }, deliveredShare: 0.5, parts: 1, cost: 0.035 },
    groups: [{ id: group, label: 'North', farmers: 2, consented: 1, reached: 1, counts: { delivered: 1, failed: 0, suppressed: 1 }, deliveredShare: 1 }],
    failures: [{ reason: 'mNotify: expired.', count: 1 }],
  });
  room.portal.clock.set('2026-05-16T12:00:00Z');
  // The session of April has ended.
  const later = await room.portal.as('ama');
  expect((await later.inject('/api/messages/reach')).json()).toMatchObject({ all: { reached: 0, deliveredShare: null, cost: null } });
});
