import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openMessagesRoom, type MessagesRoom } from '../../testing/messagesRoom.ts';
import { composeWarning, deliveriesOf, sendFor, sentAbout } from './messages.service.ts';

let room: MessagesRoom;
beforeAll(async () => {
  room = await openMessagesRoom();
});
afterAll(() => room.close());
beforeEach(() => room.reset());

const refusing = { given: false, source: 'unknown', date: null };
const versions = [{ language: 'ak', text: 'Mmoawa wɔ {district}.' }] as const;

test('a warning for a risk reaches consenting farmers of any officer, in their language, and is found by the risk', async () => {
  const [own, other, unasked, stopped] = [await room.farmer(), await room.farmer({ language: 'ak' }, room.kofi), await room.farmer({ consent: refusing }), await room.farmer()];
  await room.post(room.ama, '/api/messages/stopped', { farmerId: stopped });
  const scope = await room.scope('efua', 'pprsd');
  const warning = { about: 'risk 12', text: 'Pests in {district}.', versions, farmerIds: [own, other, unasked, stopped] };
  expect(await composeWarning(scope, warning)).toMatchObject({
    chosen: 4, willGet: 2, parts: 2, cost: { total: 0.07 }, needsApproval: false,
    suppressed: [{ reason: 'stopped', count: 1 }, { reason: 'noConsent', count: 1 }],
  });
  const sent = await sendFor(scope, warning);
  expect(sent).toMatchObject({ state: 'sending', recipients: 4, own: true, counts: { queued: 2, suppressed: 2 } });
  await room.work();
  await sendFor(scope, { ...warning, about: 'risk 1' });
  const { found, total } = await deliveriesOf(scope, 'risk 12', { state: 'accepted' });
  expect([total, found.map(({ text }) => text).toSorted(), found[0]?.address.slice(0, 7)]).toEqual([2, ['Mmoawa wɔ Ejura Sekyedumase Municipal.', 'Pests in Ejura Sekyedumase Municipal.'], '*******']);
  expect((await sentAbout(scope, 'risk 12')).map(({ id, counts }) => [id, counts.accepted])).toEqual([[sent.id, 2]]);
});

test('an urgent one goes at night, every other waits for the morning', async () => {
  const farmerIds = [await room.farmer()];
  room.portal.clock.set('2026-04-15T22:00:00Z');
  const scope = await room.scope('efua', 'pprsd');
  await sendFor(scope, { about: 'risk 1', text: 'Fire', farmerIds, urgent: true });
  await sendFor(scope, { about: 'risk 2', text: 'Weeds', farmerIds });
  await room.work();
  await room.again('lookAfterOutbox');
  const counts = async (about: string) => (await sentAbout(scope, about))[0]?.counts;
  expect([await counts('risk 1'), await counts('risk 2')]).toMatchObject([{ accepted: 1, queued: 0 }, { accepted: 0, queued: 1 }]);
});

test('one to many waits for a second person, and does not wait for the morning once it may go', async () => {
  const farmerIds = await Promise.all(Array.from({ length: 5 }, () => room.farmer({}, room.kofi)));
  room.portal.clock.set('2026-04-15T22:00:00Z');
  const scope = await room.scope('efua', 'pprsd');
  const sent = await sendFor(scope, { about: 'risk 1', text: 'Fire', farmerIds, urgent: true });
  expect(sent.state).toBe('approval');
  const admin = await room.portal.as('admin');
  expect((await room.post(admin, `/api/messages/${sent.id}/approve`, {})).status).toBe(200);
  await room.work();
  expect((await sentAbout(scope, 'risk 1'))[0]).toMatchObject({ state: 'sent', counts: { accepted: 5 } });
});
