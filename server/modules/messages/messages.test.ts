import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openMessagesRoom, type MessagesRoom, type SentMessage } from '../../testing/messagesRoom.ts';
import type { Caller } from '../../testing/testApp.ts';

let room: MessagesRoom;
beforeAll(async () => {
  room = await openMessagesRoom();
});
afterAll(() => room.close());
beforeEach(() => room.reset());

describe('before sending', () => {
  test('one is told who gets it, who does not and why, the parts and the cost', async () => {
    const ids = [
      await room.farmer(),
      await room.farmer({ name: 'Kofi', consent: { given: false, source: 'unknown', date: null } }),
      await room.farmer({ name: 'Esi' }),
    ];
    await room.post(room.ama, '/api/messages/stopped', { farmerId: ids[2] });
    const { body } = await room.post(room.ama, '/api/messages/preview', {
      text: '{name}: spray your {crop} now. ɛyɛ',
      farmerIds: ids,
      optOutHint: true,
    });
    expect(body).toMatchObject({
      chosen: 3,
      willGet: 1,
      parts: 1,
      mostParts: 1,
      ucs2: 1,
      cost: { currency: 'GHS', perPart: 0.035, total: 0.035 },
      suppressed: [
        { reason: 'stopped', count: 1 },
        { reason: 'noConsent', count: 1 },
      ],
      samples: [
        {
          name: 'Ama Serwaa',
          text: 'Ama Serwaa: spray your maize now. ɛyɛ\nTo stop: tell your officer.',
          encoding: 'ucs2',
          letters: 65,
          parts: 1,
        },
      ],
      needsApproval: false,
      movedToMorning: false,
      sendAt: '2026-04-15T12:00:00.000Z',
    });
  });

  test('each language in the group is counted with its parts and its cost', async () => {
    const farmerIds = [
      await room.farmer(),
      await room.farmer({ name: 'Kofi' }),
      await room.farmer({ language: 'ak', name: 'Adwoa' }),
      await room.farmer({ language: 'ee', consent: { given: false, source: 'unknown', date: null } }),
    ];
    // 71 letters with one outside the GSM alphabet: two parts.
    const { body } = await room.post(room.ama, '/api/messages/preview', {
      text: 'Rain',
      versions: [{ language: 'ak', text: `ɛ${'a'.repeat(70)}` }],
      farmerIds,
    });
    expect(body).toMatchObject({
      parts: 4,
      cost: { total: 0.14 },
      languages: [
        { language: 'en', chosen: 2, willGet: 2, written: false, parts: 2, cost: { total: 0.07 } },
        { language: 'ak', chosen: 1, willGet: 1, written: true, parts: 2, cost: { total: 0.07 } },
        { language: 'ee', chosen: 1, willGet: 0, written: false, parts: 0, cost: { total: 0 } },
      ],
      samples: [{ name: 'Adwoa', language: 'ak' }, { name: 'Ama Serwaa', language: 'en' }, { name: 'Kofi' }],
    });
  });

  test('at night one is told that it goes in the morning', async () => {
    room.portal.clock.set('2026-04-15T21:30:00Z');
    const { body } = await room.post(room.ama, '/api/messages/preview', {
      text: 'Rain',
      farmerIds: [await room.farmer()],
    });
    expect(body).toMatchObject({ sendAt: '2026-04-16T06:00:00.000Z', movedToMorning: true });
  });

  test.each([
    [
      { text: 'Hi {naem}' },
      422,
      'The message names {naem}, which nobody can fill in. Use {name}, {district} or {crop}, or write the words themselves.',
    ],
    [{ text: 'Hi', sendAt: 'tomorrow' }, 422, 'sendAt is "tomorrow"; expected a time such as 2026-04-16T07:00:00Z.'],
    [{ text: 'Hi', sendAt: '2027-01-01T07:00:00Z' }, 422, 'A message can wait 60 days at most. Choose an earlier day.'],
  ])('%j is refused', async (draft, status, sentence) => {
    const answer = await room.post(room.ama, '/api/messages', { ...draft, farmerIds: [await room.farmer()] });
    expect([answer.status, answer.body.message]).toEqual([status, sentence]);
  });

  test('a message to nobody is refused, and nothing is kept of it', async () => {
    const ids = [await room.farmer({ consent: { given: false, source: 'unknown', date: null } })];
    expect((await room.post(room.ama, '/api/messages', { text: 'Hi' })).body.message).toBe(
      'The message goes to nobody. Choose a group with farmers in it, or farmers.',
    );
    expect((await room.post(room.ama, '/api/messages', { text: 'Hi', farmerIds: ids })).status).toBe(422);
    expect((await room.ama.inject('/api/messages')).json()).toEqual({ found: [], total: 0 });
  });
});

describe('sending', () => {
  test('each gets their own words in their language, and one sees who got it', async () => {
    const ids = [await room.farmer({ name: 'Yaw' }), await room.farmer({ name: 'Adwoa', language: 'ak' })];
    const message = await room.send({
      text: 'Rain, {name}.',
      versions: [{ language: 'ak', text: 'Nsuo, {name}.' }],
      farmerIds: ids,
    });
    expect(message).toMatchObject({
      state: 'sending',
      recipients: 2,
      counts: { queued: 2 },
      parts: 2,
      cost: { total: 0.07 },
    });
    await room.work();
    expect((await room.rows(message.id)).map(({ text, state, address }) => [text, state, address.slice(0, 7)])).toEqual(
      [
        ['Nsuo, Adwoa.', 'accepted', '*******'],
        ['Rain, Yaw.', 'accepted', '*******'],
      ],
    );
    expect(await room.show(message.id)).toMatchObject({ state: 'sent', counts: { accepted: 2, delivered: 0 } });
    room.standIn.statuses.set(await room.phoneOf(ids[0] ?? 0), 'UNDELIVERED');
    await room.again('pollDeliveryReports');
    expect(await room.show(message.id)).toMatchObject({ counts: { accepted: 0, delivered: 1, failed: 1 } });
    expect((await room.rows(message.id))[1]).toMatchObject({ reason: 'mNotify: undelivered.' });
  });

  test('the same key sends once, and both are told of the same message', async () => {
    const id = await room.farmer();
    const headers = { 'idempotency-key': 'one-click' };
    const first = await room.send({ text: 'Once', farmerIds: [id] }, room.ama, headers);
    const second = await room.send({ text: 'Once', farmerIds: [id] }, room.ama, headers);
    await room.work();
    expect(second.id).toBe(first.id);
    expect(room.standIn.timesOf(await room.phoneOf(id))).toBe(1);
  });

  test('a farmer of two groups, or a number of two farmers, gets it once', async () => {
    const id = await room.farmer();
    const shared = await room.farmer({ phone: await room.phoneOf(id) }, room.kofi);
    const person = await room.portal.context.db
      .selectFrom('person')
      .select('id')
      .where('email', '=', 'ama@demo.agrihub.example')
      .executeTakeFirstOrThrow();
    await room.portal.context.db
      .insertInto('farmer_share')
      .values({ farmer_id: shared, officer_id: person.id, shared_at: new Date() })
      .execute();
    const groups = await Promise.all(
      ['A', 'B'].map(
        async (label) =>
          (await room.post(room.ama, '/api/groups', { label, description: 'd', farmerIds: [id, shared] })).body['id'],
      ),
    );
    const message = await room.send({ text: 'Hi', groupIds: groups });
    await room.work();
    expect(message.recipients).toBe(1);
    expect(room.standIn.timesOf(await room.phoneOf(id))).toBe(1);
  });

  test('what was written for later waits for its time', async () => {
    const id = await room.farmer();
    const message = await room.send({ text: 'Later', farmerIds: [id], sendAt: '2026-04-16T07:00:00Z' });
    await room.work();
    expect(await room.show(message.id)).toMatchObject({ state: 'waiting', counts: { queued: 1 } });
    room.portal.clock.set('2026-04-16T07:00:30Z');
    await room.again('lookAfterOutbox');
    expect(await room.show(message.id)).toMatchObject({ state: 'sent', counts: { accepted: 1 } });
  });

  test('what is left when night falls waits for the morning', async () => {
    const message = await room.send({ text: 'Evening', farmerIds: [await room.farmer()] });
    room.portal.clock.set('2026-04-15T20:00:00Z');
    await room.work();
    await room.again('lookAfterOutbox');
    expect(await room.show(message.id)).toMatchObject({ counts: { queued: 1 } });
    room.portal.clock.set('2026-04-16T06:00:00Z');
    await room.again('lookAfterOutbox');
    expect(await room.show(message.id)).toMatchObject({ counts: { accepted: 1 } });
  });

  test('it can be stopped before it goes', async () => {
    const message = await room.send({
      text: 'Stop it',
      farmerIds: [await room.farmer()],
      sendAt: '2026-04-16T07:00:00Z',
    });
    expect((await room.post(room.ama, `/api/messages/${message.id}/cancel`, {})).body).toMatchObject({
      state: 'cancelled',
      counts: { suppressed: 1 },
    });
    expect(await room.post(room.ama, `/api/messages/${message.id}/cancel`, {})).toMatchObject({ status: 409 });
  });
});

describe('a large message', () => {
  const many = async (): Promise<SentMessage> =>
    room.send({ text: 'To all', farmerIds: await Promise.all(Array.from({ length: 5 }, () => room.farmer())) });

  test('waits for a second person, who is not its writer', async () => {
    const message = await many();
    expect(message.state).toBe('approval');
    await room.work();
    await room.again('lookAfterOutbox');
    expect((await room.show(message.id)).counts).toMatchObject({ queued: 5 });
    expect(await room.post(room.ama, `/api/messages/${message.id}/approve`, {})).toMatchObject({ status: 403 });
    expect(await room.post(room.kofi, `/api/messages/${message.id}/approve`, {})).toMatchObject({ status: 404 });
    expect(
      (await room.admin.inject('/api/notifications')).json<{ found: { text: string }[] }>().found[0]?.text,
    ).toContain('wrote a message to 5 farmers');
    expect((await room.admin.inject('/api/messages?which=approval')).json()).toMatchObject({
      total: 1,
      found: [{ id: message.id, own: false }],
    });
    expect((await room.post(room.admin, `/api/messages/${message.id}/approve`, {})).status).toBe(200);
    await room.work();
    expect(await room.show(message.id)).toMatchObject({ state: 'sent', counts: { accepted: 5 } });
  });

  test('may be declined', async () => {
    const message = await many();
    expect((await room.post(room.admin, `/api/messages/${message.id}/cancel`, {})).body).toMatchObject({
      state: 'cancelled',
      counts: { suppressed: 5 },
    });
    await room.work();
    expect(await room.show(message.id)).toMatchObject({ state: 'cancelled', counts: { suppressed: 5 } });
  });
});

test('another officer’s messages, farmers and groups are not there', async () => {
  const id = await room.farmer();
  const message = await room.send({ text: 'Hi', farmerIds: [id] });
  const group = (await room.post(room.ama, '/api/groups', { label: 'Mine', description: 'd', farmerIds: [id] })).body[
    'id'
  ];
  const seen = await Promise.all(
    [`/api/messages/${message.id}`, `/api/messages/${message.id}/deliveries`, `/api/messages/farmers/${id}`].map(
      async (url) => (await room.kofi.inject(url)).statusCode,
    ),
  );
  expect(seen).toEqual([404, 404, 404]);
  expect([
    (await room.post(room.kofi, '/api/messages', { text: 'Hi', farmerIds: [id] })).status,
    (await room.post(room.kofi, '/api/messages', { text: 'Hi', groupIds: [group] })).status,
    (await room.post(room.kofi, '/api/messages/stopped', { farmerId: id })).status,
  ]).toEqual([404, 404, 404]);
  expect((await room.kofi.inject('/api/messages')).json()).toMatchObject({ total: 0 });
});

test('texts are kept under a name, one’s own alone', async () => {
  const saved = (await room.post(room.ama, '/api/messages/templates', { name: ' Rain ', text: 'Rain in {district}' }))
    .body;
  await room.post(room.ama, '/api/messages/templates', { name: 'rain', text: 'Rain, {name}' });
  expect((await room.ama.inject('/api/messages/templates')).json()).toEqual([
    { id: saved['id'], name: 'rain', text: 'Rain, {name}', versions: [], changedAt: '2026-04-15T12:00:00.000Z' },
  ]);
  expect((await room.kofi.inject('/api/messages/templates')).json()).toEqual([]);
  const remove = async (caller: Caller) =>
    (await caller.inject({ method: 'DELETE', url: `/api/messages/templates/${saved['id'] as number}` })).json<{
      removed: boolean;
      undo: string;
    }>();
  expect(await remove(room.kofi)).toEqual({ removed: false, undo: '', days: 30 });
  expect(await remove(room.ama)).toEqual({ removed: true, undo: expect.stringMatching(/./), days: 30 });
  expect((await room.ama.inject('/api/messages/templates')).json()).toEqual([]);
});

test('no number stands in the metrics or in the audit', async () => {
  const id = await room.farmer();
  await room.send({ text: 'Hi', farmerIds: [id] });
  await room.work();
  const audit = JSON.stringify(await room.portal.context.db.selectFrom('audit_entry').selectAll().execute());
  const metrics = (await room.portal.inject('/metrics')).body;
  expect(audit + metrics).not.toContain((await room.phoneOf(id)).slice(1));
});
