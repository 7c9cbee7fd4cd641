import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openMessagesRoom, type MessagesRoom } from '../../../testing/messagesRoom.ts';
import { putPosts, resetPosts } from '../../../testing/putPosts.ts';
import type { Caller } from '../../../testing/testApp.ts';
import { planStep } from './planInSteps.service.ts';

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
  await putPosts(room.portal.context.db, 'efua', 'director', ['ejura_sekyedumase_municipal']);
  efua = await room.portal.as('efua');
});

const text = 'The rains are late. Wait with planting.';
const refusing = { given: false, source: 'unknown', date: null };

/** Farmers of maize until there are more than are read at once. */
const thousands = async () => {
  const like = await room.farmer({ name: 'Zakari' });
  await sql`
    insert into farmer (owner_id, name, phone, location_id, location, district_id, language, crops, consent_given, created_at, updated_at, words)
    select owner_id, name, '055' || lpad(n::text, 7, '0'), location_id, location, district_id, language, crops, true, created_at, updated_at, words
    from farmer, generate_series(1, 5000) n where farmer.id = ${like}`.execute(room.portal.context.db);
};
const workOut = async (id: number) => {
  while (await planStep(room.portal.context, id));
};
/** What became of a message for others than the thousands, by name; and who stands by. */
const becameOf = async (id: number) => {
  const { db } = room.portal.context;
  const { rows } = await sql<{ name: string; became: string }>`
    select name, case when reason = '' then state else reason end as became from delivery
    where message_id = ${id} and name <> 'Zakari' order by name`.execute(db);
  const standby = await sql<{ name: string }>`
    select name from delivery_standby where message_id = ${id} order by name`.execute(db);
  return { got: rows.map(({ name, became }) => `${name}: ${became}`), standby: standby.rows.map(({ name }) => name) };
};

test('of a shared number a large message makes the same as a small one: nothing after a STOP, and nothing where nobody agreed', async () => {
  const crops = ['rice'];
  const [stopped, oneAgreed, nobodyAgreed, bothAgreed] = ['0244900001', '0244900002', '0244900003', '0244900004'];
  // The others of each number come thousands later: in another step.
  await room.farmer({ name: 'Abena', phone: stopped, crops });
  await room.farmer({ name: 'Cudjoe', phone: oneAgreed, sharesPhone: true, crops, consent: refusing });
  await room.farmer({ name: 'Esi', phone: nobodyAgreed, crops, consent: refusing });
  await room.farmer({ name: 'Hawa', phone: bothAgreed, crops });
  await thousands();
  await room.farmer({ name: 'Baba', phone: stopped, sharesPhone: true, crops });
  await room.farmer({ name: 'Dede', phone: oneAgreed, sharesPhone: true, crops });
  await room.farmer({ name: 'Fati', phone: nobodyAgreed, sharesPhone: true, crops, consent: refusing });
  await room.farmer({ name: 'Gifty', phone: bothAgreed, sharesPhone: true, crops });
  expect((await room.post(room.ama, '/api/messages/stopped', { phone: stopped })).status).toBe(200);

  const small = await room.send({ text, branch: { crops } }, efua);
  expect(small.state).not.toBe('planning');
  const large = await room.send({ text, branch: {} }, efua);
  expect(large.state).toBe('planning');
  await workOut(large.id);
  const expected = {
    got: ['Abena: stopped', 'Dede: queued', 'Esi: noConsent', 'Gifty: queued'],
    standby: ['Cudjoe', 'Hawa'],
  };
  expect(await becameOf(small.id)).toEqual(expected);
  expect(await becameOf(large.id)).toEqual(expected);
}, 60_000);

test('who takes their consent back while a large message is worked out, or waits, gets nothing of it', async () => {
  const { db } = room.portal.context;
  const early = await room.farmer({ name: 'Early' });
  await room.farmer({ name: 'Willing' });
  await thousands();
  const late = await room.farmer({ name: 'Late' });
  const refuse = (id: number) => sql`update farmer set consent_given = false where id = ${id}`.execute(db);
  const { id } = await room.send({ text, branch: {} }, efua);
  await planStep(room.portal.context, id);
  // Early is worked out already, Late not yet.
  await refuse(late);
  await workOut(id);
  expect((await becameOf(id)).got).toEqual(['Early: queued', 'Late: noConsent', 'Willing: queued']);
  await refuse(early);
  await sql`update delivery set state = 'suppressed', reason = 'cancelled' where message_id = ${id} and name = 'Zakari'`.execute(
    db,
  );
  const before = room.standIn.batches.length;
  expect((await room.post(room.admin, `/api/messages/${id}/approve`, {})).status).toBe(200);
  await room.work();
  expect((await becameOf(id)).got).toEqual(['Early: noConsent', 'Late: noConsent', 'Willing: accepted']);
  expect(room.standIn.batches.slice(before)).toHaveLength(1);
}, 60_000);

test('who loses the branch while a message is worked out is told that it stopped: nothing of it goes out, and no more of it is planned', async () => {
  const { db } = room.portal.context;
  await thousands();
  const { id } = await room.send({ text, branch: {} }, efua);
  await planStep(room.portal.context, id);
  await resetPosts(db);
  await room.work();
  const { found } = (await efua.inject('/api/notifications')).json<{ found: { text: string }[] }>();
  expect(found[0]?.text).toBe(
    'Your message to the farmers of a branch was stopped before any of it went out: you may not write to them any more.',
  );
  const { rows } = await sql`
    select state, reason, count(*)::int as count from delivery where message_id = ${id} group by state, reason`.execute(
    db,
  );
  expect(rows).toEqual([{ state: 'suppressed', reason: 'noRight', count: 1_000 }]);
  // Their right comes back, the message does not.
  await putPosts(db, 'efua', 'director', ['ejura_sekyedumase_municipal']);
  expect(await planStep(room.portal.context, id)).toBe(false);
  await room.again('takeUpPlans');
  expect(await room.show(id, efua)).toMatchObject({ state: 'cancelled', planned: null, recipients: 1_000 });
  const shown = (await efua.inject(`/api/messages/${id}/deliveries`)).json<{ found: { reason: string }[] }>();
  expect(shown.found[0]?.reason).toBe('Stopped: who wrote it may not write to these farmers any more.');
  expect(await db.selectFrom('message_plan').selectAll().execute()).toEqual([]);
}, 60_000);

test('a large message that is stopped while it is worked out is over: nothing more is planned, and nothing goes out', async () => {
  const { db } = room.portal.context;
  await thousands();
  const { id } = await room.send({ text, branch: {} }, efua);
  await planStep(room.portal.context, id);
  const before = room.standIn.batches.length;
  expect((await room.post(efua, `/api/messages/${id}/cancel`, {})).status).toBe(200);
  expect(await db.selectFrom('message_plan').selectAll().execute()).toEqual([]);
  expect(await planStep(room.portal.context, id)).toBe(false);
  await room.work();
  expect(await room.show(id, efua)).toMatchObject({
    state: 'cancelled',
    counts: { queued: 0, suppressed: 1_000 },
  });
  expect(room.standIn.batches).toHaveLength(before);
}, 60_000);
