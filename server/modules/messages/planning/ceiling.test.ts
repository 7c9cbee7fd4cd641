import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MessagesRoom, openMessagesRoom } from '../../../testing/messagesRoom.ts';

let room: MessagesRoom;
let farmers: number[];
beforeAll(async () => {
  room = await openMessagesRoom({ SMS_PART_PRICE: '0.4', SMS_MONTH_CEILING: '2', SMS_APPROVAL_ABOVE: '100' });
  farmers = await Promise.all([1, 2, 3].map(() => room.farmer()));
});
afterAll(() => room.close());

const preview = async (farmerIds: readonly number[], caller = room.ama) =>
  (await room.post(caller, '/api/messages/preview', { text: 'Rain', farmerIds })).body as unknown as {
    needsApproval: boolean;
    overCeiling: { spent: number; ceiling: number } | null;
  };

test('once an officer’s messages of the month cost more than the ceiling, each needs a second person; the next month begins anew', async () => {
  expect(await preview(farmers)).toMatchObject({ needsApproval: false, overCeiling: null });
  expect((await room.send({ text: 'Rain', farmerIds: farmers })).state).toBe('sending');
  // 1.20 of three, and 0.80 of two more: 2.00, which is not above the ceiling.
  expect(await preview(farmers.slice(0, 2))).toMatchObject({ needsApproval: false, overCeiling: null });
  expect(await preview(farmers)).toMatchObject({ needsApproval: true, overCeiling: { spent: 2.4, ceiling: 2 } });
  const { id, state } = await room.send({ text: 'Rain again', farmerIds: farmers });
  expect(state).toBe('approval');
  // What waits counts too; another officer has a month of their own.
  expect(await preview(farmers.slice(0, 1))).toMatchObject({ overCeiling: { spent: 2.8, ceiling: 2 } });
  const other = await room.farmer({}, room.kofi);
  expect((await room.send({ text: 'Rain', farmerIds: [other] }, room.kofi)).state).toBe('sending');

  // Declined, it costs nothing any more.
  await room.post(room.admin, `/api/messages/${id}/cancel`, {});
  expect(await preview(farmers.slice(0, 2))).toMatchObject({ needsApproval: false, overCeiling: null });
  room.portal.clock.set('2026-05-01T12:00:00Z');
  expect(await preview(farmers, await room.portal.as('ama'))).toMatchObject({
    needsApproval: false,
    overCeiling: null,
  });
});
