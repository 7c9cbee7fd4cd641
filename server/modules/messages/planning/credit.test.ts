import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openMessagesRoom, type MessagesRoom } from '../../../testing/messagesRoom.ts';

let room: MessagesRoom;
beforeAll(async () => {
  room = await openMessagesRoom();
});
beforeEach(() => room.reset());
afterAll(() => room.close());

const credit = async () => (await room.ama.inject('/api/messages/credit')).json<object>();

test('what is left with the provider is asked of it, once a minute whoever asks', async () => {
  room.standIn.credit = 900;
  room.portal.clock.set('2026-04-15T13:00:00Z');
  expect(await credit()).toEqual({
    provider: 'mNotify',
    credit: { amount: 900, unit: 'parts' },
    asked_at: '2026-04-15T13:00:00.000Z',
    problem: '',
  });
  room.standIn.credit = 5;
  room.portal.clock.set('2026-04-15T13:00:59Z');
  expect(await credit()).toMatchObject({ credit: { amount: 900 } });
  room.portal.clock.set('2026-04-15T13:01:00Z');
  expect(await credit()).toMatchObject({ credit: { amount: 5 } });
  expect(room.standIn.creditAsked).toBe(2);
});

test('a provider that does not answer leaves it open, with a sentence', async () => {
  room.standIn.credit = null;
  room.portal.clock.set('2026-04-15T14:00:00Z');
  expect(await credit()).toMatchObject({ credit: null, problem: 'mNotify takes nothing for now (503).' });
});
