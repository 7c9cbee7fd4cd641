import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openMessagesRoom, type MessagesRoom } from '../../../testing/messagesRoom.ts';
import { doubtOutbox } from './outbox.repository.ts';

let room: MessagesRoom;
beforeAll(async () => {
  room = await openMessagesRoom();
});
afterAll(() => room.close());
beforeEach(() => room.reset());

describe('records that were taken back to an earlier moment', () => {
  test('what was due is not sent a second time by itself, and its officer may send it again; what is due later goes out', async () => {
    const [due, later] = [await room.farmer(), await room.farmer()];
    const sent = await room.send({ text: 'Rains tomorrow', farmerIds: [due] });
    const planned = await room.send({ text: 'Plant now', farmerIds: [later], sendAt: '2026-04-15T15:00:00Z' });
    expect(await doubtOutbox(room.portal.context.db, room.portal.clock.now())).toBe(1);
    await room.work();
    await room.again('lookAfterOutbox');
    expect(room.standIn.timesOf(await room.phoneOf(due))).toBe(0);
    expect(await room.rows(sent.id)).toMatchObject([
      {
        state: 'unknown',
        reason: 'The records were taken back to an earlier moment, and this may have gone out since.',
      },
    ]);
    expect((await room.show(sent.id)).counts).toMatchObject({ unknown: 1 });

    const [row] = await room.rows(sent.id);
    await room.post(room.ama, `/api/messages/${sent.id}/resend`, { ids: [row?.id] });
    room.portal.clock.set('2026-04-15T15:01:00Z');
    await room.work();
    await room.again('lookAfterOutbox');
    expect(room.standIn.timesOf(await room.phoneOf(due))).toBe(1);
    expect(room.standIn.timesOf(await room.phoneOf(later))).toBe(1);
    expect((await room.show(planned.id)).counts).toMatchObject({ accepted: 1 });
  });
});

describe('faults of the provider', () => {
  test.each([
    ['lostAnswer', { unknown: 1 }, 'The line to mNotify broke before it answered.'],
    [
      'noCredit',
      { failed: 1 },
      'mNotify answered with success and used no credit: nothing was sent. The number may be wrong.',
    ],
    ['refused', { failed: 1 }, 'mNotify refused the message with code 1006: Sender not approved for [number].'],
    ['wrongTypes', { accepted: 1 }, ''],
    ['brokenDown', { unknown: 1 }, 'mNotify answered 500.'],
  ] as const)('%s', async (fault, counts, reason) => {
    const id = await room.farmer();
    room.standIn.faults.push(fault);
    const message = await room.send({ text: 'Hi', farmerIds: [id] });
    await room.work();
    await room.again('lookAfterOutbox');
    expect((await room.show(message.id)).counts).toMatchObject(counts);
    expect((await room.rows(message.id))[0]?.reason).toBe(reason);
    expect(room.standIn.timesOf(await room.phoneOf(id))).toBeLessThanOrEqual(1);
  });

  test('a provider that is busy is asked again after a while', async () => {
    const id = await room.farmer();
    room.standIn.faults.push('busy', 'busy');
    const message = await room.send({ text: 'Hi', farmerIds: [id] });
    await room.work();
    expect((await room.rows(message.id))[0]).toMatchObject({
      state: 'queued',
      reason: 'mNotify takes nothing for now (429).',
    });
    const later = async (at: string): Promise<void> => {
      room.portal.clock.set(at);
      await room.portal.context.db
        .updateTable('delivery')
        .set({ handed_over_at: new Date(0) })
        .execute();
      await room.again('lookAfterOutbox');
    };
    await later('2026-04-15T12:02:00Z');
    expect((await room.show(message.id)).counts).toMatchObject({ queued: 1 });
    await later('2026-04-15T12:02:30Z');
    await later('2026-04-15T12:07:00Z');
    expect((await room.show(message.id)).counts).toMatchObject({ accepted: 1 });
    expect(room.standIn.timesOf(await room.phoneOf(id))).toBe(1);
  });

  test('a message is tried six times, and not a seventh', async () => {
    const id = await room.farmer();
    room.standIn.faults.push(...Array.from({ length: 7 }, () => 'busy' as const));
    const message = await room.send({ text: 'Hi', farmerIds: [id] });
    await room.work();
    const left: number[] = [room.standIn.faults.length];
    for (const at of ['12:10', '12:30', '13:00', '14:00', '15:00', '16:00', '17:00']) {
      room.portal.clock.set(`2026-04-15T${at}:00Z`);
      await room.portal.context.db
        .updateTable('delivery')
        .set({ handed_over_at: new Date(0) })
        .execute();
      await room.again('lookAfterOutbox');
      await room.work();
      left.push(room.standIn.faults.length);
    }
    expect(left).toEqual([6, 5, 4, 3, 2, 1, 1, 1]);
    expect((await room.rows(message.id))[0]).toMatchObject({
      state: 'failed',
      reason: 'mNotify takes nothing for now (429).',
    });
  });

  test('what failed or is unknown is sent once more by its officer alone', async () => {
    const id = await room.farmer();
    room.standIn.faults.push('lostAnswer');
    const message = await room.send({ text: 'Hi', farmerIds: [id] });
    await room.work();
    const [row] = await room.rows(message.id);
    expect(await room.post(room.kofi, `/api/messages/${message.id}/resend`, { ids: [row?.id] })).toMatchObject({
      status: 404,
    });
    expect((await room.post(room.ama, `/api/messages/${message.id}/resend`, { ids: [row?.id] })).body).toMatchObject({
      queued: 1,
    });
    await room.work();
    expect((await room.show(message.id)).counts).toMatchObject({ accepted: 1 });
    expect(await room.post(room.ama, `/api/messages/${message.id}/resend`, { ids: [row?.id] })).toMatchObject({
      status: 409,
    });
  });
});
