import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openMessagesRoom, type MessagesRoom } from '../../../testing/messagesRoom.ts';
import type { Caller } from '../../../testing/testApp.ts';
import { deliveriesOf, sendFor } from '../warnings.service.ts';

/* What is looked at once more when a message is to go, not when it was written or approved. */

let room: MessagesRoom;
let ama: Caller;
beforeAll(async () => {
  room = await openMessagesRoom();
});
afterAll(() => room.close());
beforeEach(async () => {
  await room.reset();
  await room.portal.context.db.deleteFrom('declared_onset').execute();
  await room.portal.context.onsets.reload();
  ama = room.ama;
});

const ejura = 'ejura_sekyedumase_municipal';
const goTo = async (time: string): Promise<void> => {
  room.portal.clock.set(time);
  ama = await room.portal.as('ama');
};
const atTheirTime = async (): Promise<void> => {
  await room.again('lookAfterOutbox');
  await room.work();
};

interface Draft {
  id: number;
  activity: string;
  from: string;
  text: string;
  heldBack: string;
  state: string;
  messageId: number | null;
  condition: { met: boolean } | null;
}
const declare = async (onset_on: string): Promise<string> => {
  const answer = await room.post(await room.portal.as('admin'), '/api/seasons/onsets', {
    scope: 'district',
    place_id: ejura,
    season: 'major',
    onset_on,
    note: 'Rain gauge at Ejura',
  });
  expect(answer.status).toBe(201);
  return (answer.body['onset'] as { id: string }).id;
};
const withdraw = async (id: string) =>
  (await room.portal.as('admin')).inject({ method: 'DELETE', url: `/api/seasons/onsets/${id}` });
const list = async (group: number) =>
  (await ama.inject(`/api/messages/drafts?group=${group}`)).json<{ found: Draft[] }>().found;
const notices = async () => (await ama.inject('/api/notifications')).body;

/** An onset of 10 April declared on the 12th, and the draft on planting approved for the morning of the 16th. */
async function approvePlanting(change: object = {}) {
  await goTo('2026-04-12T12:00:00Z');
  const farmer = await room.farmer();
  const group = (await room.post(ama, '/api/groups', { label: 'Maize', description: 'd', farmerIds: [farmer] })).body[
    'id'
  ] as number;
  const onset = await declare('2026-04-10');
  await room.post(ama, '/api/messages/drafts', { groupId: group, crop: 'maize', district: ejura });
  const id = (await list(group)).find(({ activity }) => activity === 'Planting')?.id ?? 0;
  if (Object.keys(change).length > 0)
    await ama.inject({ method: 'PATCH', url: `/api/messages/drafts/${id}`, payload: change });
  const approved = await room.post(ama, `/api/messages/drafts/${id}/approve`, { sendAt: '2026-04-16T07:00:00Z' });
  expect(approved.status).toBe(200);
  return {
    group,
    onset,
    id,
    phone: await room.phoneOf(farmer),
    message: approved.body.message.id,
    draft: async () => (await list(group)).find((each) => each.id === id) as Draft,
  };
}

test('an approved message goes where its onset still stands when it is to go', async () => {
  const { phone, draft } = await approvePlanting();
  await goTo('2026-04-16T07:01:00Z');
  await atTheirTime();
  expect([room.standIn.timesOf(phone), (await draft()).state, (await draft()).heldBack]).toEqual([1, 'sent', '']);
});

test('an approved message whose onset was withdrawn since is held back, says why, and asks again', async () => {
  const { onset, id, phone, draft, message } = await approvePlanting();
  expect((await withdraw(onset)).statusCode).toBe(200);
  await goTo('2026-04-16T07:01:00Z');
  await atTheirTime();
  expect(room.standIn.timesOf(phone)).toBe(0);
  expect(await room.rows(message)).toMatchObject([
    { state: 'suppressed', reason: 'Held back: what is known of the season changed after it was approved.' },
  ]);
  expect(await draft()).toMatchObject({
    state: 'open',
    messageId: null,
    condition: { met: false },
    heldBack: expect.stringMatching(
      /^No onset of the rains has been declared or observed for Ejura.* That was different when Planting was approved\.$/,
    ),
    text: expect.stringContaining('Planting when 20 mm of rain has fallen'),
  });
  expect(await notices()).toContain('Your message on Planting was held back. No onset of the rains has been declared');
  // It is asked again, and the reason is gone once it is approved.
  expect((await room.post(ama, `/api/messages/drafts/${id}/approve`, { sendAt: '2026-04-16T07:01:00Z' })).status).toBe(
    409,
  );
  expect(
    (await room.post(ama, `/api/messages/drafts/${id}/approve`, { sendAt: '2026-04-16T07:01:00Z', despite: true }))
      .body,
  ).toMatchObject({ draft: { state: 'sent', heldBack: '' } });
  await atTheirTime();
  expect(room.standIn.timesOf(phone)).toBe(1);
});

test('an approved message whose onset moved later since is held back, and has the new dates when it is asked again', async () => {
  const { onset, phone, draft } = await approvePlanting();
  const before = (await draft()).from;
  expect((await withdraw(onset)).statusCode).toBe(200);
  await goTo('2026-04-16T06:30:00Z');
  await declare('2026-04-15');
  await goTo('2026-04-16T07:01:00Z');
  await atTheirTime();
  expect(room.standIn.timesOf(phone)).toBe(0);
  const after = await draft();
  expect(after).toMatchObject({
    state: 'open',
    condition: { met: true },
    heldBack: expect.stringMatching(
      /^Moved \d+ days later\. The onset of the rains was declared for Ejura.*: 15 Apr\.$/,
    ),
  });
  expect(after.from > before).toBe(true);
});

test('one that was approved against its condition goes in its conditional words, and keeps its own ones', async () => {
  await goTo('2026-04-12T12:00:00Z');
  const farmer = await room.farmer();
  const group = (await room.post(ama, '/api/groups', { label: 'Maize', description: 'd', farmerIds: [farmer] })).body[
    'id'
  ] as number;
  await room.post(ama, '/api/messages/drafts', { groupId: group, crop: 'maize', district: ejura });
  const id = (await list(group)).find(({ activity }) => activity === 'Planting')?.id ?? 0;
  await room.post(ama, `/api/messages/drafts/${id}/approve`, { sendAt: '2026-04-16T07:00:00Z', despite: true });
  await goTo('2026-04-16T07:01:00Z');
  await atTheirTime();
  expect(room.standIn.timesOf(await room.phoneOf(farmer))).toBe(1);
});

test('words of an officer stay theirs when their message is held back', async () => {
  const { onset, draft } = await approvePlanting({ text: 'Plant now, {name}.' });
  expect((await withdraw(onset)).statusCode).toBe(200);
  await goTo('2026-04-16T07:01:00Z');
  await atTheirTime();
  expect(await draft()).toMatchObject({
    state: 'open',
    text: 'Plant now, {name}.',
    heldBack: expect.stringContaining('No onset'),
  });
});

const refusing = { given: false, source: 'unknown', date: null };

test('of entries that share a number, the one that still agrees when it goes is sent to, once', async () => {
  const shared = { phone: '0244555009' };
  const first = await room.farmer({ ...shared, name: 'Abena' });
  const second = await room.farmer({ ...shared, name: 'Kojo' }, room.kofi);
  const third = await room.farmer({ ...shared, name: 'Esi' }, room.admin);
  const scope = await room.scope('efua', 'pprsd');
  await sendFor(scope, {
    about: 'risk 41',
    text: 'Pests, {name}.',
    farmerIds: [first, second, third],
    sendAt: '2026-04-16T07:00:00Z',
  });
  expect(
    (await room.ama.inject({ method: 'PATCH', url: `/api/farmers/${first}`, payload: { consent: refusing } }))
      .statusCode,
  ).toBe(200);
  expect(
    (await room.kofi.inject({ method: 'PATCH', url: `/api/farmers/${second}`, payload: { consent: refusing } }))
      .statusCode,
  ).toBe(200);
  await goTo('2026-04-16T07:01:00Z');
  await atTheirTime();
  const { found } = await deliveriesOf(await room.scope('admin', 'admin'), 'risk 41');
  expect(found.map(({ farmerId, text, state }) => [farmerId, text, state === 'suppressed'])).toEqual([
    [third, 'Pests, Esi.', false],
  ]);
  expect(room.standIn.timesOf(shared.phone)).toBe(1);
  expect(await room.portal.context.db.selectFrom('delivery_standby').selectAll().execute()).toEqual([]);
});

test('of entries that share a number of whom nobody agrees any more, nobody is sent to', async () => {
  const shared = { phone: '0244555010' };
  const [first, second] = [await room.farmer(shared), await room.farmer(shared, room.kofi)];
  const scope = await room.scope('efua', 'pprsd');
  await sendFor(scope, { about: 'risk 42', text: 'Pests', farmerIds: [first, second], sendAt: '2026-04-16T07:00:00Z' });
  await room.ama.inject({ method: 'PATCH', url: `/api/farmers/${first}`, payload: { consent: refusing } });
  await room.kofi.inject({ method: 'PATCH', url: `/api/farmers/${second}`, payload: { consent: refusing } });
  await goTo('2026-04-16T07:01:00Z');
  await atTheirTime();
  expect((await deliveriesOf(scope, 'risk 42')).found.map(({ state, reason }) => [state, reason])).toEqual([
    ['suppressed', 'No consent to messages is on record.'],
  ]);
  expect(room.standIn.timesOf(shared.phone)).toBe(0);
});
