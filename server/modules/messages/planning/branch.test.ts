import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openMessagesRoom, type MessagesRoom } from '../../../testing/messagesRoom.ts';
import { putPosts, resetPosts } from '../../../testing/putPosts.ts';
import type { Caller } from '../../../testing/testApp.ts';
import { holdMessage } from '../messages.repository.ts';
import { planStep } from './planInSteps.service.ts';
import { endPlan } from './planSteps.repository.ts';

const ejura = 'ejura_sekyedumase_municipal';
let room: MessagesRoom;
/** Directs Ejura. */
let efua: Caller;
beforeAll(async () => {
  room = await openMessagesRoom();
});
afterAll(() => room.close());
beforeEach(async () => {
  await room.reset();
  await resetPosts(room.portal.context.db);
  await putPosts(room.portal.context.db, 'efua', 'director', [ejura]);
  efua = await room.portal.as('efua');
});

const text = 'The rains are late, {name}. Wait with planting.';
const preview = async (caller: Caller, branch: object) => {
  const { status, body } = await room.post(caller, '/api/messages/preview', { text, branch });
  return status === 200 ? [body['chosen'], body['willGet']] : status;
};

test('a director writes to every farmer of the branch, whoever keeps them, and to nobody outside', async () => {
  await room.farmer({ name: 'Here' });
  await room.farmer({ name: 'Of another officer' }, room.kofi);
  await room.farmer({ name: 'Refused', consent: { given: false, source: 'unknown', date: null } });
  await room.farmer({ name: 'Elsewhere', addressId: 'tamale' });
  expect(await preview(efua, {})).toEqual([3, 2]);
  expect(await preview(efua, { districts: [ejura] })).toEqual([3, 2]);
  expect(await preview(efua, { districts: [ejura, 'tamale_metropolitan'] })).toBe(403);
  const sent = await room.send({ text, branch: {} }, efua);
  await room.work();
  const { found } = (await efua.inject(`/api/messages/${sent.id}/deliveries`)).json<{
    found: { text: string; state: string }[];
  }>();
  expect(found.map((each) => [each.text, each.state])).toEqual([
    [text.replace('{name}', 'Here'), 'accepted'],
    [text.replace('{name}', 'Of another officer'), 'accepted'],
    [text.replace('{name}', 'Refused'), 'suppressed'],
  ]);
});

test('of a crop, who grows it or of whom none is known', async () => {
  await room.farmer({ crops: ['maize'] });
  await room.farmer({ crops: ['rice'] });
  await room.farmer({ crops: [] });
  expect(await preview(efua, { crops: ['maize'] })).toEqual([2, 2]);
});

test('officers, plant protection and responders have no branch to write to', async () => {
  await room.farmer();
  await putPosts(room.portal.context.db, 'kofi', 'user', [ejura]);
  const [kofi, yaw] = [await room.portal.as('kofi'), await room.portal.as('yaw')];
  await putPosts(room.portal.context.db, 'efua', 'pprsd', [ejura]);
  expect([await preview(kofi, {}), await preview(yaw, {}), await preview(await room.portal.as('efua'), {})]).toEqual([
    403, 403, 403,
  ]);
  expect((await room.post(kofi, '/api/messages', { text, branch: {} })).status).toBe(403);
});

test('a large message to the branch waits for a second person above who wrote it', async () => {
  for (let farmer = 0; farmer < 5; farmer += 1) await room.farmer();
  const { id, state } = await room.send({ text, branch: {} }, efua);
  expect(state).toBe('approval');
  expect((await room.post(efua, `/api/messages/${id}/approve`, {})).status).toBe(403);
  expect((await room.post(room.admin, `/api/messages/${id}/approve`, {})).body).toMatchObject({ id });
});

test('a message to more of a branch than are read at once is worked out in steps, then let go, by the rules of small ones', async () => {
  const { db } = room.portal.context;
  const first = await room.farmer({ name: 'First' });
  // 50,004 more: the last three have no consent, the number of the first, and none.
  await sql`
    insert into farmer (owner_id, name, phone, shares_phone, location_id, location, district_id, language, crops, consent_given, created_at, updated_at, words)
    select owner_id, 'Farmer ' || n,
      case when n = 50003 then farmer.phone when n = 50004 then '' else '055' || lpad(n::text, 7, '0') end, n >= 50003,
      location_id, location, district_id, language, crops, n <> 50002, created_at, updated_at, 'farmer'
    from farmer, generate_series(1, 50004) n where farmer.id = ${first}`.execute(db);
  expect(await preview(efua, {})).toEqual([50_005, 50_002]);
  const byMail = await room.post(efua, '/api/messages', { text, branch: {}, route: 'email' });
  expect([byMail.status, JSON.stringify(byMail.body)]).toEqual([
    422,
    expect.stringContaining('These are 50005 farmers'),
  ]);

  const { id, ...begun } = await room.send({ text, branch: {} }, efua);
  expect(begun).toMatchObject({ state: 'planning', planned: { done: 0, of: 50_005 }, recipients: 0 });
  await planStep(room.portal.context, id);
  expect(await room.show(id, efua)).toMatchObject({ state: 'planning', planned: { done: 1_000, of: 50_005 } });
  expect((await room.post(room.admin, `/api/messages/${id}/approve`, {})).status).not.toBe(200);
  while (await planStep(room.portal.context, id));
  // Each has one part: 50,002 × 0.035.
  expect(await room.show(id, efua)).toMatchObject({
    state: 'approval',
    planned: null,
    counts: { queued: 50_002, suppressed: 2 },
    parts: 50_002,
    cost: { total: 1750.07 },
  });
  const { rows } = await sql<{ reason: string; count: number }>`
    select reason, count(*)::int as count from delivery where message_id = ${id} and state = 'suppressed' group by reason order by reason`.execute(
    db,
  );
  expect(rows).toEqual([
    { reason: 'noConsent', count: 1 },
    { reason: 'noPhone', count: 1 },
  ]);

  // "Farmer 50003" comes before "First" by name, so it goes to them; they take their consent back while it waits.
  await sql`update farmer set consent_given = false where name = 'Farmer 50003'`.execute(db);
  await sql`
    update delivery set state = 'suppressed', reason = 'cancelled'
    where message_id = ${id} and state = 'queued' and name <> 'Farmer 50003'`.execute(db);
  expect((await room.post(room.admin, `/api/messages/${id}/approve`, {})).status).toBe(200);
  await room.work();
  const sent = await sql<{ name: string; state: string }>`
    select name, state from delivery where message_id = ${id} and state <> 'suppressed'`.execute(db);
  expect(sent.rows).toEqual([{ name: 'First', state: 'accepted' }]);
}, 120_000);

test('a message that is being worked out is stopped, and stops by itself where its writer directs the branch no more', async () => {
  const first = await room.farmer();
  const handedOver = room.standIn.batches.length;
  await sql`
    insert into farmer (owner_id, name, phone, location_id, location, district_id, language, crops, consent_given, created_at, updated_at, words)
    select owner_id, name, '055' || lpad(n::text, 7, '0'), location_id, location, district_id, language, crops, true, created_at, updated_at, words
    from farmer, generate_series(1, 5001) n where farmer.id = ${first}`.execute(room.portal.context.db);
  const stopped = await room.send({ text, branch: {} }, efua);
  await planStep(room.portal.context, stopped.id);
  // While nobody works at it, one job takes it up, however often it is looked at.
  const { db, jobs } = room.portal.context;
  await sql`update message_plan set worked_at = worked_at - interval '1 hour'`.execute(db);
  const waiting = async () =>
    (await db.selectFrom('job').select('id').where('kind', '=', 'planMessage').where('done_at', 'is', null).execute())
      .length;
  const before = await waiting();
  for (let minute = 0; minute < 3; minute += 1) {
    await jobs.enqueue(db, { kind: 'takeUpPlans', payload: null });
    await jobs.runDue(['takeUpPlans']);
  }
  expect(await waiting()).toBe(before + 1);
  expect((await room.post(efua, `/api/messages/${stopped.id}/cancel`, {})).status).toBe(200);
  expect(await planStep(room.portal.context, stopped.id)).toBe(false);
  const other = await room.send({ text, branch: {} }, efua);
  await resetPosts(room.portal.context.db);
  await room.work();
  expect(await room.show(stopped.id, efua)).toMatchObject({ state: 'cancelled', counts: { queued: 0 } });
  expect(await room.show(other.id, efua)).toMatchObject({ state: 'cancelled', planned: null });
  expect(room.standIn.batches).toHaveLength(handedOver);

  // Stopped in the midst of a step: neither waits for the other for good.
  await putPosts(room.portal.context.db, 'efua', 'director', [ejura]);
  const held = await room.send({ text, branch: {} }, efua);
  let step: Promise<boolean> | undefined;
  await room.portal.context.db.transaction().execute(async (tx) => {
    await holdMessage(tx, held.id);
    step = planStep(room.portal.context, held.id);
    await setTimeout(1_000);
    await endPlan(tx, held.id);
  });
  expect(await step).toBe(false);
});
