import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openMessagesRoom, type MessagesRoom } from '../../../testing/messagesRoom.ts';

let room: MessagesRoom;
beforeAll(async () => {
  room = await openMessagesRoom({ PUBLIC_URL: 'https://agrihub.example' });
});
afterAll(() => room.close());
beforeEach(() => room.reset());

const press = (url: string, wish: string) =>
  room.portal.inject({
    method: 'POST',
    url,
    payload: `wish=${wish}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
  });

test('each message can end with a link of its number, and says what that costs', async () => {
  const farmerIds = [await room.farmer(), await room.farmer({ name: 'Kofi' })];
  // 130 letters are one part; with the link and its words, 58 more, they are two.
  const { body } = await room.post(room.ama, '/api/messages/preview', {
    text: 'a'.repeat(130),
    farmerIds,
    optOutHint: true,
    optOutWay: 'link',
  });
  expect(body).toMatchObject({ parts: 4, hintParts: 2, cost: { total: 0.14 } });
  expect((body['samples'] as { text: string }[])[0]?.text).toMatch(
    /^a{130}\nTo stop: https:\/\/agrihub\.example\/s\/[b-df-hj-np-tv-z2-9]{9}$/,
  );
  expect((await room.ama.inject('/api/messages/setup')).json()).toMatchObject({
    optOut: [
      { way: 'reply', works: false, hint: '' },
      { way: 'link', works: true, usual: false },
      { way: 'officer', works: true, usual: true, hint: 'To stop: tell your officer.' },
    ],
  });
  expect(
    (
      await room.post(room.ama, '/api/messages/preview', {
        text: 'Hi',
        farmerIds,
        optOutHint: true,
        optOutWay: 'reply',
      })
    ).body.message,
  ).toBe('Nobody can text STOP to this portal: it has no number for answers. Whoever runs it sets SMS_REPLY_TO.');
});

test('the page of the link stops messages by its button alone, for every officer, and starts them again', async () => {
  const id = await room.farmer();
  const message = await room.send({ text: 'Rain', farmerIds: [id], optOutHint: true, optOutWay: 'link' });
  const path = /\/s\/\w+/.exec((await room.rows(message.id))[0]?.text ?? '')?.[0] ?? '';
  const page = await room.portal.inject(path);
  expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(page.body).toContain('<h1>Stop messages</h1>');
  // With no-referrer a browser sends the form as from nowhere, and it is refused.
  expect(page.body).toContain('<meta name="referrer" content="same-origin">');
  expect(page.body).not.toContain(await room.phoneOf(id));
  expect(page.body).not.toContain('Officers who saw');
  await room.post(room.ama, `/api/farmers/${id}/reveal`, {});
  expect((await room.portal.inject(path)).body).toContain(
    '<h2>Officers who saw your whole number in the last 90 days</h2><ul><li>2026-04-15: Ama (demo officer), ',
  );
  const reasons = async () =>
    (await room.post(room.ama, '/api/messages/preview', { text: 'Hi', farmerIds: [id] })).body['suppressed'];
  expect(await reasons()).toEqual([]);
  expect((await press(path.toUpperCase().replace('/S/', '/s/'), 'stop')).body).toContain(
    '<h1>Messages are stopped</h1>',
  );
  expect(await reasons()).toEqual([{ reason: 'stopped', count: 1 }]);
  expect((await room.portal.inject(path)).body).toContain('Let messages come again');
  await press(path, 'start');
  expect(await reasons()).toEqual([]);
  expect([
    (await room.portal.inject('/s/bcdfghjkm')).statusCode,
    (await press('/s/bcdfghjkm', 'stop')).statusCode,
  ]).toEqual([404, 404]);
});
