import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openMessagesRoom, type MessagesRoom } from '../../../testing/messagesRoom.ts';
import type { Caller } from '../../../testing/testApp.ts';

let room: MessagesRoom;
beforeAll(async () => {
  room = await openMessagesRoom();
});
afterAll(() => room.close());
beforeEach(() => room.reset());

describe('STOP', () => {
  const incoming = async (): Promise<string> =>
    (await room.admin.inject('/api/messages/setup')).json<{ incoming: string }>().incoming;
  const answer = async (from: string, text: string) =>
    (
      await room.portal.inject({
        method: 'POST',
        url: await incoming(),
        payload: new URLSearchParams({ from, text }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    ).json<{ understood: string | null }>().understood;
  const reasons = async (id: number, caller: Caller) =>
    (await room.post(caller, '/api/messages/preview', { text: 'Hi', farmerIds: [id] })).body['suppressed'];

  test('to one officer holds for all, and for who is added again; START ends it', async () => {
    const [own, other] = [
      await room.farmer({ phone: '0201112223' }),
      await room.farmer({ phone: '0201112223' }, room.kofi),
    ];
    expect(await answer('+233 20 111 2223', ' Stop! ')).toBe('stop');
    expect([await reasons(own, room.ama), await reasons(other, room.kofi)]).toEqual([
      [{ reason: 'stopped', count: 1 }],
      [{ reason: 'stopped', count: 1 }],
    ]);
    await room.portal.context.db.deleteFrom('farmer').execute();
    expect(await reasons(await room.farmer({ phone: '233201112223' }), room.ama)).toEqual([
      { reason: 'stopped', count: 1 },
    ]);
    expect(await answer('0201112223', 'stop spraying?')).toBeNull();
    expect(await answer('0201112223', 'START')).toBe('start');
    expect(await reasons(await room.farmer({ phone: '0201112223' }, room.kofi), room.kofi)).toEqual([]);
  });

  test('between writing and sending still counts', async () => {
    const id = await room.farmer();
    const message = await room.send({ text: 'Hi', farmerIds: [id] });
    await room.post(room.ama, '/api/messages/stopped', { phone: await room.phoneOf(id) });
    await room.work();
    expect((await room.rows(message.id))[0]).toMatchObject({
      state: 'suppressed',
      reason: 'The farmer asked for no more messages.',
    });
    expect(room.standIn.timesOf(await room.phoneOf(id))).toBe(0);
    expect((await room.ama.inject(`/api/messages/farmers/${id}`)).json()).toMatchObject({ stopped: true, total: 1 });
  });

  test('so does consent taken back, and a farmer who was deleted', async () => {
    const ids = [await room.farmer(), await room.farmer(), await room.farmer()];
    const message = await room.send({ text: 'Hi', farmerIds: ids, sendAt: '2026-04-16T07:00:00Z' });
    await room.ama.inject({
      method: 'PATCH',
      url: `/api/farmers/${ids[0]}`,
      payload: { consent: { given: false, source: 'by phone', date: null } },
    });
    await room.ama.inject({ method: 'DELETE', url: `/api/farmers/${ids[1]}` });
    room.portal.clock.set('2026-04-16T07:00:30Z');
    await room.again('lookAfterOutbox');
    // The provider's report may have come in already.
    const { counts } = await room.show(message.id);
    expect({ suppressed: counts.suppressed, handedOver: (counts.accepted ?? 0) + (counts.delivered ?? 0) }).toEqual({
      suppressed: 2,
      handedOver: 1,
    });
  });

  test('a farmer erased on their demand leaves no name, number or words in the outbox', async () => {
    const id = await room.farmer({ name: 'Erased Person' });
    const phone = await room.phoneOf(id);
    const message = await room.send({ text: 'Dear {name}', farmerIds: [id], sendAt: '2026-04-16T07:00:00Z' });
    await room.post(room.ama, '/api/farmers/remove', { ids: [id], forGood: true });
    await room.work();
    const kept = JSON.stringify(await room.portal.context.db.selectFrom('delivery').selectAll().execute());
    expect(kept).not.toMatch(new RegExp(`Erased Person|${phone}`));
    expect((await room.rows(message.id))[0]).toMatchObject({
      farmerId: null,
      name: '',
      address: '',
      text: '',
      state: 'suppressed',
    });
  });

  test('is taken from the gateway that has the key alone; officers do not see the key', async () => {
    expect(
      (
        await room.portal.inject({
          method: 'POST',
          url: `/api/messages/incoming/${'x'.repeat(32)}`,
          payload: { from: '0201112223', text: 'STOP' },
        })
      ).statusCode,
    ).toBe(404);
    expect((await room.ama.inject('/api/messages/setup')).json()).toMatchObject({
      incoming: null,
      sender: 'AgriHub',
      approvalAbove: 4,
      provider: { maker: 'mnotify' },
      reports: [],
    });
  });
});
