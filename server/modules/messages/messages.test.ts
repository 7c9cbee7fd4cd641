import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startMnotify, type MnotifyStandIn } from '../../adapters/sms/testing/mnotifyStandIn.ts';
import { buildTestApp, type Caller, type TestApp } from '../../testing/testHouse.ts';

let standIn: MnotifyStandIn;
let portal: TestApp;
let ama: Caller;
let kofi: Caller;
let admin: Caller;

beforeAll(async () => {
  standIn = await startMnotify();
  portal = await buildTestApp({ env: { SMS_URL: standIn.url, SMS_PART_PRICE: '0.035', SMS_APPROVAL_ABOVE: '4' } });
  [ama, kofi, admin] = [await portal.as('ama'), await portal.as('kofi'), await portal.as('admin')];
});
afterAll(async () => {
  await portal.close();
  await standIn.close();
});
beforeEach(async () => {
  portal.clock.set('2026-04-15T12:00:00Z');
  standIn.faults.length = 0;
  standIn.statuses.clear();
  standIn.rejected.clear();
  for (const table of ['message', 'farmer', 'farmer_group', 'opt_out', 'job'] as const) await portal.house.db.deleteFrom(table).execute();
});

interface Sent {
  id: number;
  state: string;
  counts: Record<string, number>;
  recipients: number;
  parts: number;
  cost: { total: number } | null;
}
interface Row {
  id: number;
  phone: string;
  text: string;
  state: string;
  reason: string;
}

const post = async (caller: Caller, url: string, payload: object, headers: Record<string, string> = {}) => {
  const answer = await caller.inject({ method: 'POST', url, payload, headers });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown> & { message: Sent }>() };
};
let next = 0;
const farmer = async (fields: object = {}, caller = ama): Promise<number> => {
  next += 1;
  const payload = { name: 'Ama Serwaa', phone: `0244${String(next).padStart(6, '0')}`, addressId: 'ejura', crops: ['maize'], consent: { given: true, source: 'in person', date: '2026-04-01' }, ...fields };
  const answer = await caller.inject({ method: 'POST', url: '/api/farmers', payload });
  return answer.json<{ id: number }>().id;
};
const send = async (draft: object, caller = ama, headers: Record<string, string> = {}): Promise<Sent> => (await post(caller, '/api/messages', draft, headers)).body.message;
const show = async (id: number, caller = ama): Promise<Sent> => (await caller.inject(`/api/messages/${id}`)).json<Sent>();
const rows = async (id: number): Promise<Row[]> => (await ama.inject(`/api/messages/${id}/deliveries`)).json<{ found: Row[] }>().found;
const work = (): Promise<number> => portal.house.jobs.runDue();
const again = async (kind: string): Promise<void> => {
  await portal.house.db.deleteFrom('job').where('kind', '=', kind).execute();
  await portal.house.jobs.enqueue(portal.house.db, { kind, payload: null });
  await work();
};
const phoneOf = (id: number): Promise<string> => portal.house.db.selectFrom('farmer').select('phone').where('id', '=', id).executeTakeFirstOrThrow().then((row) => row.phone);

describe('before sending', () => {
  test('one is told who gets it, who does not and why, the parts and the cost', async () => {
    const ids = [await farmer(), await farmer({ name: 'Kofi', consent: { given: false, source: 'unknown', date: null } }), await farmer({ name: 'Esi' })];
    await post(ama, '/api/messages/stopped', { farmerId: ids[2] });
    const { body } = await post(ama, '/api/messages/preview', { text: '{name}: spray your {crop} now. ɛyɛ', farmerIds: ids, optOutHint: true });
    expect(body).toMatchObject({
      chosen: 3, willGet: 1, parts: 1, mostParts: 1, ucs2: 1, cost: { currency: 'GHS', perPart: 0.035, total: 0.035 },
      suppressed: [{ reason: 'stopped', count: 1 }, { reason: 'noConsent', count: 1 }],
      samples: [{ name: 'Ama Serwaa', text: 'Ama Serwaa: spray your maize now. ɛyɛ\nTo stop: tell your officer.', encoding: 'ucs2', letters: 65, parts: 1 }],
      needsApproval: false, movedToMorning: false, sendAt: '2026-04-15T12:00:00.000Z',
    });
  });

  test('at night one is told that it goes in the morning', async () => {
    portal.clock.set('2026-04-15T21:30:00Z');
    const { body } = await post(ama, '/api/messages/preview', { text: 'Rain', farmerIds: [await farmer()] });
    expect(body).toMatchObject({ sendAt: '2026-04-16T06:00:00.000Z', movedToMorning: true });
  });

  test.each([
    [{ text: 'Hi {naem}' }, 422, 'The message names {naem}, which nobody can fill in. Use {name}, {district} or {crop}, or write the words themselves.'],
    [{ text: 'Hi', sendAt: 'tomorrow' }, 422, 'sendAt is "tomorrow"; expected a time such as 2026-04-16T07:00:00Z.'],
    [{ text: 'Hi', sendAt: '2027-01-01T07:00:00Z' }, 422, 'A message can wait 60 days at most. Choose an earlier day.'],
  ])('%j is refused', async (draft, status, sentence) => {
    const answer = await post(ama, '/api/messages', { ...draft, farmerIds: [await farmer()] });
    expect([answer.status, answer.body.message]).toEqual([status, sentence]);
  });

  test('a message to nobody is refused, and nothing is kept of it', async () => {
    const ids = [await farmer({ consent: { given: false, source: 'unknown', date: null } })];
    expect((await post(ama, '/api/messages', { text: 'Hi' })).body.message).toBe('The message goes to nobody. Choose a group with farmers in it, or farmers.');
    expect((await post(ama, '/api/messages', { text: 'Hi', farmerIds: ids })).status).toBe(422);
    expect((await ama.inject('/api/messages')).json()).toEqual({ found: [], total: 0 });
  });
});

describe('sending', () => {
  test('each gets their own words in their language, and one sees who got it', async () => {
    const ids = [await farmer({ name: 'Yaw' }), await farmer({ name: 'Adwoa', language: 'ak' })];
    const message = await send({ text: 'Rain, {name}.', versions: [{ language: 'ak', text: 'Nsuo, {name}.' }], farmerIds: ids });
    expect(message).toMatchObject({ state: 'sending', recipients: 2, counts: { queued: 2 }, parts: 2, cost: { total: 0.07 } });
    await work();
    expect((await rows(message.id)).map(({ text, state, phone }) => [text, state, phone.slice(0, 7)])).toEqual([['Nsuo, Adwoa.', 'accepted', '*******'], ['Rain, Yaw.', 'accepted', '*******']]);
    expect(await show(message.id)).toMatchObject({ state: 'sent', counts: { accepted: 2, delivered: 0 } });
    standIn.statuses.set(await phoneOf(ids[0] ?? 0), 'UNDELIVERED');
    await again('pollDeliveryReports');
    expect(await show(message.id)).toMatchObject({ counts: { accepted: 0, delivered: 1, failed: 1 } });
    expect((await rows(message.id))[1]).toMatchObject({ reason: 'mNotify: undelivered.' });
  });

  test('the same key sends once, and both are told of the same message', async () => {
    const id = await farmer();
    const headers = { 'idempotency-key': 'one-click' };
    const first = await send({ text: 'Once', farmerIds: [id] }, ama, headers);
    const second = await send({ text: 'Once', farmerIds: [id] }, ama, headers);
    await work();
    expect(second.id).toBe(first.id);
    expect(standIn.timesOf(await phoneOf(id))).toBe(1);
  });

  test('a farmer of two groups, or a number of two farmers, gets it once', async () => {
    const id = await farmer();
    const shared = await farmer({ phone: await phoneOf(id) }, kofi);
    const person = await portal.house.db.selectFrom('person').select('id').where('email', '=', 'ama@demo.agrihub.example').executeTakeFirstOrThrow();
    await portal.house.db.insertInto('farmer_share').values({ farmer_id: shared, officer_id: person.id, shared_at: new Date() }).execute();
    const groups = await Promise.all(['A', 'B'].map(async (label) => (await post(ama, '/api/groups', { label, description: 'd', farmerIds: [id, shared] })).body['id']));
    const message = await send({ text: 'Hi', groupIds: groups });
    await work();
    expect(message.recipients).toBe(1);
    expect(standIn.timesOf(await phoneOf(id))).toBe(1);
  });

  test('what was written for later waits for its time', async () => {
    const id = await farmer();
    const message = await send({ text: 'Later', farmerIds: [id], sendAt: '2026-04-16T07:00:00Z' });
    await work();
    expect(await show(message.id)).toMatchObject({ state: 'waiting', counts: { queued: 1 } });
    portal.clock.set('2026-04-16T07:00:30Z');
    await again('lookAfterOutbox');
    expect(await show(message.id)).toMatchObject({ state: 'sent', counts: { accepted: 1 } });
  });

  test('what is left when night falls waits for the morning', async () => {
    const message = await send({ text: 'Evening', farmerIds: [await farmer()] });
    portal.clock.set('2026-04-15T20:00:00Z');
    await work();
    await again('lookAfterOutbox');
    expect(await show(message.id)).toMatchObject({ counts: { queued: 1 } });
    portal.clock.set('2026-04-16T06:00:00Z');
    await again('lookAfterOutbox');
    expect(await show(message.id)).toMatchObject({ counts: { accepted: 1 } });
  });

  test('it can be stopped before it goes', async () => {
    const message = await send({ text: 'Stop it', farmerIds: [await farmer()], sendAt: '2026-04-16T07:00:00Z' });
    expect((await post(ama, `/api/messages/${message.id}/cancel`, {})).body).toMatchObject({ state: 'cancelled', counts: { suppressed: 1 } });
    expect(await post(ama, `/api/messages/${message.id}/cancel`, {})).toMatchObject({ status: 409 });
  });
});

describe('faults of the provider', () => {
  test.each([
    ['lostAnswer', { unknown: 1 }, 'The line to mNotify broke before it answered.'],
    ['noCredit', { failed: 1 }, 'mNotify answered with success and used no credit: nothing was sent. The number may be wrong.'],
    ['refused', { failed: 1 }, 'mNotify refused the message with code 1006: Sender not approved for [number].'],
    ['wrongTypes', { accepted: 1 }, ''],
    ['brokenDown', { unknown: 1 }, 'mNotify answered 500.'],
  ] as const)('%s', async (fault, counts, reason) => {
    const id = await farmer();
    standIn.faults.push(fault);
    const message = await send({ text: 'Hi', farmerIds: [id] });
    await work();
    await again('lookAfterOutbox');
    expect((await show(message.id)).counts).toMatchObject(counts);
    expect((await rows(message.id))[0]?.reason).toBe(reason);
    expect(standIn.timesOf(await phoneOf(id))).toBeLessThanOrEqual(1);
  });

  test('a provider that is busy is asked again after a while, and gives up after six times', async () => {
    const id = await farmer();
    standIn.faults.push('busy', 'busy');
    const message = await send({ text: 'Hi', farmerIds: [id] });
    await work();
    expect((await rows(message.id))[0]).toMatchObject({ state: 'queued', reason: 'mNotify takes nothing for now (429).' });
    const later = async (at: string): Promise<void> => {
      portal.clock.set(at);
      await portal.house.db.updateTable('delivery').set({ handed_over_at: new Date(0) }).execute();
      await again('lookAfterOutbox');
    };
    await later('2026-04-15T12:02:00Z');
    expect((await show(message.id)).counts).toMatchObject({ queued: 1 });
    await later('2026-04-15T12:02:30Z');
    await later('2026-04-15T12:07:00Z');
    expect((await show(message.id)).counts).toMatchObject({ accepted: 1 });
    expect(standIn.timesOf(await phoneOf(id))).toBe(1);
  });

  test('what failed or is unknown is sent once more by its officer alone', async () => {
    const id = await farmer();
    standIn.faults.push('lostAnswer');
    const message = await send({ text: 'Hi', farmerIds: [id] });
    await work();
    const [row] = await rows(message.id);
    expect(await post(kofi, `/api/messages/${message.id}/resend`, { ids: [row?.id] })).toMatchObject({ status: 404 });
    expect((await post(ama, `/api/messages/${message.id}/resend`, { ids: [row?.id] })).body).toMatchObject({ queued: 1 });
    await work();
    expect((await show(message.id)).counts).toMatchObject({ accepted: 1 });
    expect(await post(ama, `/api/messages/${message.id}/resend`, { ids: [row?.id] })).toMatchObject({ status: 409 });
  });
});

describe('STOP', () => {
  const incoming = async (): Promise<string> => (await admin.inject('/api/messages/setup')).json<{ incoming: string }>().incoming;
  const answer = async (from: string, text: string) => (await portal.inject({ method: 'POST', url: await incoming(), payload: new URLSearchParams({ from, text }).toString(), headers: { 'content-type': 'application/x-www-form-urlencoded' } })).json<{ understood: string | null }>().understood;
  const reasons = async (id: number, caller: Caller) => (await post(caller, '/api/messages/preview', { text: 'Hi', farmerIds: [id] })).body['suppressed'];

  test('to one officer holds for all, and for who is added again; START ends it', async () => {
    const [own, other] = [await farmer({ phone: '0201112223' }), await farmer({ phone: '0201112223' }, kofi)];
    expect(await answer('+233 20 111 2223', ' Stop! ')).toBe('stop');
    expect([await reasons(own, ama), await reasons(other, kofi)]).toEqual([[{ reason: 'stopped', count: 1 }], [{ reason: 'stopped', count: 1 }]]);
    await portal.house.db.deleteFrom('farmer').execute();
    expect(await reasons(await farmer({ phone: '233201112223' }), ama)).toEqual([{ reason: 'stopped', count: 1 }]);
    expect(await answer('0201112223', 'stop spraying?')).toBeNull();
    expect(await answer('0201112223', 'START')).toBe('start');
    expect(await reasons(await farmer({ phone: '0201112223' }, kofi), kofi)).toEqual([]);
  });

  test('between writing and sending still counts', async () => {
    const id = await farmer();
    const message = await send({ text: 'Hi', farmerIds: [id] });
    await post(ama, '/api/messages/stopped', { phone: await phoneOf(id) });
    await work();
    expect((await rows(message.id))[0]).toMatchObject({ state: 'suppressed', reason: 'The farmer asked for no more messages.' });
    expect(standIn.timesOf(await phoneOf(id))).toBe(0);
    expect((await ama.inject(`/api/messages/farmers/${id}`)).json()).toMatchObject({ stopped: true, total: 1 });
  });

  test('so does consent taken back, and a farmer who was deleted', async () => {
    const ids = [await farmer(), await farmer(), await farmer()];
    const message = await send({ text: 'Hi', farmerIds: ids, sendAt: '2026-04-16T07:00:00Z' });
    await ama.inject({ method: 'PATCH', url: `/api/farmers/${ids[0]}`, payload: { consent: { given: false, source: 'by phone', date: null } } });
    await ama.inject({ method: 'DELETE', url: `/api/farmers/${ids[1]}` });
    portal.clock.set('2026-04-16T07:00:30Z');
    await again('lookAfterOutbox');
    // The provider's report may have come in already.
    const { counts } = await show(message.id);
    expect({ suppressed: counts.suppressed, handedOver: (counts.accepted ?? 0) + (counts.delivered ?? 0) }).toEqual({ suppressed: 2, handedOver: 1 });
  });

  test('a farmer erased on their demand leaves no name, number or words in the outbox', async () => {
    const id = await farmer({ name: 'Erased Person' });
    const phone = await phoneOf(id);
    const message = await send({ text: 'Dear {name}', farmerIds: [id], sendAt: '2026-04-16T07:00:00Z' });
    await post(ama, '/api/farmers/remove', { ids: [id], forGood: true });
    await work();
    const kept = JSON.stringify(await portal.house.db.selectFrom('delivery').selectAll().execute());
    expect(kept).not.toMatch(new RegExp(`Erased Person|${phone}`));
    expect((await rows(message.id))[0]).toMatchObject({ farmerId: null, name: '', phone: '', text: '', state: 'suppressed' });
  });

  test('is taken from the gateway that has the key alone; officers do not see the key', async () => {
    expect((await portal.inject({ method: 'POST', url: `/api/messages/incoming/${'x'.repeat(32)}`, payload: { from: '0201112223', text: 'STOP' } })).statusCode).toBe(404);
    expect((await ama.inject('/api/messages/setup')).json()).toMatchObject({ incoming: null, sender: 'AgriHub', approvalAbove: 4, provider: { maker: 'mnotify', optOut: 'officer' } });
  });
});

describe('a large message', () => {
  const many = async (): Promise<Sent> => send({ text: 'To all', farmerIds: await Promise.all(Array.from({ length: 5 }, () => farmer())) });

  test('waits for a second person, who is not its writer', async () => {
    const message = await many();
    expect(message.state).toBe('approval');
    await work();
    await again('lookAfterOutbox');
    expect((await show(message.id)).counts).toMatchObject({ queued: 5 });
    expect(await post(ama, `/api/messages/${message.id}/approve`, {})).toMatchObject({ status: 403 });
    expect(await post(kofi, `/api/messages/${message.id}/approve`, {})).toMatchObject({ status: 404 });
    expect((await admin.inject('/api/notifications')).json<{ found: { text: string }[] }>().found[0]?.text).toContain('wrote a message to 5 farmers');
    expect((await admin.inject('/api/messages?which=approval')).json()).toMatchObject({ total: 1, found: [{ id: message.id, own: false }] });
    expect((await post(admin, `/api/messages/${message.id}/approve`, {})).status).toBe(200);
    await work();
    expect(await show(message.id)).toMatchObject({ state: 'sent', counts: { accepted: 5 } });
  });

  test('may be declined', async () => {
    const message = await many();
    expect((await post(admin, `/api/messages/${message.id}/cancel`, {})).body).toMatchObject({ state: 'cancelled', counts: { suppressed: 5 } });
    await work();
    expect(await show(message.id)).toMatchObject({ state: 'cancelled', counts: { suppressed: 5 } });
  });
});

test('another officer’s messages, farmers and groups are not there', async () => {
  const id = await farmer();
  const message = await send({ text: 'Hi', farmerIds: [id] });
  const group = (await post(ama, '/api/groups', { label: 'Mine', description: 'd', farmerIds: [id] })).body['id'];
  const seen = await Promise.all([`/api/messages/${message.id}`, `/api/messages/${message.id}/deliveries`, `/api/messages/farmers/${id}`].map(async (url) => (await kofi.inject(url)).statusCode));
  expect(seen).toEqual([404, 404, 404]);
  expect([(await post(kofi, '/api/messages', { text: 'Hi', farmerIds: [id] })).status, (await post(kofi, '/api/messages', { text: 'Hi', groupIds: [group] })).status, (await post(kofi, '/api/messages/stopped', { farmerId: id })).status]).toEqual([404, 404, 404]);
  expect((await kofi.inject('/api/messages')).json()).toMatchObject({ total: 0 });
});

test('texts are kept under a name, one’s own alone', async () => {
  const saved = (await post(ama, '/api/messages/templates', { name: ' Rain ', text: 'Rain in {district}' })).body;
  await post(ama, '/api/messages/templates', { name: 'rain', text: 'Rain, {name}' });
  expect((await ama.inject('/api/messages/templates')).json()).toEqual([{ id: saved['id'], name: 'rain', text: 'Rain, {name}', changedAt: '2026-04-15T12:00:00.000Z' }]);
  expect((await kofi.inject('/api/messages/templates')).json()).toEqual([]);
  expect((await kofi.inject({ method: 'DELETE', url: `/api/messages/templates/${saved['id'] as number}` })).json()).toEqual({ removed: false });
  expect((await ama.inject({ method: 'DELETE', url: `/api/messages/templates/${saved['id'] as number}` })).json()).toEqual({ removed: true });
});

test('reach counts what the records hold: by group, by district, and why not', async () => {
  const ids = [await farmer(), await farmer(), await farmer({ consent: { given: false, source: 'unknown', date: null } })];
  const group = (await post(ama, '/api/groups', { label: 'North', description: 'd', farmerIds: [ids[0], ids[2]] })).body['id'];
  standIn.statuses.set(await phoneOf(ids[1] ?? 0), 'EXPIRED');
  await send({ text: 'One', farmerIds: ids });
  await work();
  await again('pollDeliveryReports');
  const reach = (await ama.inject('/api/messages/reach')).json<Record<string, unknown>>();
  expect(reach).toMatchObject({
    all: { farmers: 3, consented: 2, stopped: 0, reached: 1, counts: { delivered: 1, failed: 1, suppressed: 1 }, deliveredShare: 0.5, parts: 1, cost: 0.035 },
    groups: [{ id: group, label: 'North', farmers: 2, consented: 1, reached: 1, counts: { delivered: 1, failed: 0, suppressed: 1 }, deliveredShare: 1 }],
    failures: [{ reason: 'mNotify: expired.', count: 1 }],
  });
  portal.clock.set('2026-05-16T12:00:00Z');
  // The session of April has ended.
  const later = await portal.as('ama');
  expect((await later.inject('/api/messages/reach')).json()).toMatchObject({ all: { reached: 0, deliveredShare: null, cost: null } });
});

test('no number stands in the metrics or in the audit', async () => {
  const id = await farmer();
  await send({ text: 'Hi', farmerIds: [id] });
  await work();
  const audit = JSON.stringify(await portal.house.db.selectFrom('audit_entry').selectAll().execute());
  const metrics = (await portal.inject('/metrics')).body;
  expect(audit + metrics).not.toContain((await phoneOf(id)).slice(1));
});
