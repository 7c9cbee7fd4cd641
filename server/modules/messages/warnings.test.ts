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
  const [own, other, unasked, stopped] = [
    await room.farmer(),
    await room.farmer({ language: 'ak' }, room.kofi),
    await room.farmer({ consent: refusing }),
    await room.farmer(),
  ];
  await room.post(room.ama, '/api/messages/stopped', { farmerId: stopped });
  const scope = await room.scope('efua', 'pprsd');
  const warning = {
    about: 'risk 12',
    text: 'Pests in {district}.',
    versions,
    farmerIds: [own, other, unasked, stopped],
  };
  expect(await composeWarning(scope, { ...warning, chosen: { ids: warning.farmerIds } })).toMatchObject({
    chosen: 4,
    willGet: 2,
    parts: 2,
    cost: { total: 0.07 },
    needsApproval: false,
    suppressed: [
      { reason: 'stopped', count: 1 },
      { reason: 'noConsent', count: 1 },
    ],
  });
  const sent = await sendFor(scope, warning);
  expect(sent).toMatchObject({ state: 'sending', recipients: 4, own: true, counts: { queued: 2, suppressed: 2 } });
  await room.work();
  await sendFor(scope, { ...warning, about: 'risk 1' });
  // Reports of the provider may have come in already.
  // What each farmer reads is shown to whom the farmers are shown.
  const all = await deliveriesOf(await room.scope('admin', 'admin'), 'risk 12');
  const found = all.found.filter(({ state }) => state === 'accepted' || state === 'delivered');
  expect([found.length, found.map(({ text }) => text).toSorted(), found[0]?.address.slice(0, 7)]).toEqual([
    2,
    ['Mmoawa wɔ Ejura Sekyedumase Municipal.', 'Pests in Ejura Sekyedumase Municipal.'],
    '*******',
  ]);
  expect((await sentAbout(scope, 'risk 12')).map(({ id, counts }) => [id, counts.accepted + counts.delivered])).toEqual(
    [[sent.id, 2]],
  );
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
  expect([await counts('risk 1'), await counts('risk 2')]).toMatchObject([
    { accepted: 1, queued: 0 },
    { accepted: 0, queued: 1 },
  ]);
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

test('of two entries of one number at two officers, the one that agreed is warned, whichever comes first', async () => {
  const unasked = await room.farmer({ phone: '0244555001', consent: refusing });
  const agreed = await room.farmer({ phone: '0244555001', name: 'Kofi Owusu' }, room.kofi);
  const scope = await room.scope('efua', 'pprsd');
  for (const [about, farmerIds] of [
    ['risk 21', [unasked, agreed]],
    ['risk 22', [agreed, unasked]],
  ] as const) {
    const warning = { about, text: 'Pests, {name}.', farmerIds };
    expect(await composeWarning(scope, { ...warning, chosen: { ids: warning.farmerIds } })).toMatchObject({
      chosen: 2,
      willGet: 1,
      suppressed: [{ reason: 'sameNumber', count: 1 }],
    });
    await sendFor(scope, warning);
    await room.work();
    const { found } = await deliveriesOf(await room.scope('admin', 'admin'), about);
    expect(found.map(({ farmerId, text, state }) => [farmerId, text, state === 'suppressed' ? state : 'sent'])).toEqual(
      [[agreed, 'Pests, Kofi Owusu.', 'sent']],
    );
  }
});

test('of two entries of one number of whom nobody agreed, nobody is warned', async () => {
  const farmerIds = [
    await room.farmer({ phone: '0244555002', consent: refusing }),
    await room.farmer({ phone: '0244555002', consent: refusing }, room.kofi),
    await room.farmer(),
  ];
  const scope = await room.scope('efua', 'pprsd');
  await sendFor(scope, { about: 'risk 23', text: 'Pests', farmerIds });
  await room.work();
  const { found } = await deliveriesOf(scope, 'risk 23');
  expect(found.map(({ state }) => state === 'suppressed').toSorted()).toEqual([false, true]);
});

test('whoever takes their consent back between the composing and the sending of a warning is not warned', async () => {
  const [stays, leaves] = [await room.farmer(), await room.farmer({}, room.kofi)];
  room.portal.clock.set('2026-04-15T22:00:00Z');
  const scope = await room.scope('efua', 'pprsd');
  // It is night: the warning waits for the morning.
  expect(await sendFor(scope, { about: 'risk 24', text: 'Weeds', farmerIds: [stays, leaves] })).toMatchObject({
    counts: { queued: 2 },
  });
  const answer = await room.kofi.inject({
    method: 'PATCH',
    url: `/api/farmers/${leaves}`,
    payload: { consent: refusing },
  });
  expect(answer.statusCode).toBe(200);
  room.portal.clock.set('2026-04-16T07:00:00Z');
  await room.again('lookAfterOutbox');
  await room.work();
  const { found } = await deliveriesOf(scope, 'risk 24');
  expect(found.filter(({ state }) => state === 'suppressed').map(({ farmerId, reason }) => [farmerId, reason])).toEqual(
    [[leaves, 'No consent to messages is on record.']],
  );
  expect(room.standIn.timesOf(await room.phoneOf(stays))).toBe(1);
  expect(room.standIn.timesOf(await room.phoneOf(leaves))).toBe(0);
});

test('nobody lets their own message to many go, administrators as little as others', async () => {
  const farmerIds = await Promise.all(Array.from({ length: 5 }, () => room.farmer({}, room.admin)));
  const sent = await room.send({ text: 'To all', farmerIds }, room.admin);
  expect(sent.state).toBe('approval');
  expect(await room.post(room.admin, `/api/messages/${sent.id}/approve`, {})).toMatchObject({
    status: 403,
    body: { code: 'ownMessage' },
  });
  await room.work();
  await room.again('lookAfterOutbox');
  expect(await room.show(sent.id, room.admin)).toMatchObject({ state: 'approval', counts: { queued: 5, accepted: 0 } });
});

test('the second person sees every language version of what they let go', async () => {
  const farmerIds = await Promise.all(Array.from({ length: 5 }, () => room.farmer({ language: 'ak' })));
  const sent = await room.send({
    text: 'Weed now',
    versions: [
      { language: 'ak', text: 'Dɔ seesei' },
      { language: 'ee', text: 'Ŋlɔ gbe' },
    ],
    farmerIds,
  });
  expect(sent.state).toBe('approval');
  expect(await room.show(sent.id, room.admin)).toMatchObject({
    text: 'Weed now',
    versions: [
      { language: 'ak', text: 'Dɔ seesei' },
      { language: 'ee', text: 'Ŋlɔ gbe' },
    ],
  });
});

test.each([
  [{ text: '  \n ' }, 'The message is empty. Write what farmers are to read.'],
  [
    { text: 'Weed', versions: [{ language: 'ak', text: ' ' }] },
    'The message in Akan is empty. Write it, or leave that language out.',
  ],
  [
    {
      text: 'Weed',
      versions: [
        { language: 'ee', text: 'a' },
        { language: 'ee', text: 'b' },
      ],
    },
    'The message is there in Ewe twice. Keep one of the two.',
  ],
])('a message %j is refused by the call', async (wording, message) => {
  const farmerIds = [await room.farmer()];
  for (const url of ['/api/messages', '/api/messages/preview'])
    expect(await room.post(room.ama, url, { ...wording, farmerIds })).toMatchObject({ status: 422, body: { message } });
  const scope = await room.scope('efua', 'pprsd');
  await expect(sendFor(scope, { about: 'risk 31', farmerIds, ...(wording as { text: string }) })).rejects.toThrow(
    message,
  );
});

test('a kept text has its language versions with it', async () => {
  const versions = [{ language: 'ak', text: 'Dɔ seesei' }];
  expect(
    (await room.post(room.ama, '/api/messages/templates', { name: 'Weed', text: 'Weed now', versions })).body,
  ).toMatchObject({ text: 'Weed now', versions });
  expect((await room.ama.inject('/api/messages/templates')).json()).toMatchObject([{ name: 'Weed', versions }]);
  expect(
    (
      await room.post(room.ama, '/api/messages/templates', {
        name: 'Weed',
        text: 'Weed now',
        versions: [{ language: 'ak', text: ' ' }],
      })
    ).status,
  ).toBe(422);
});
