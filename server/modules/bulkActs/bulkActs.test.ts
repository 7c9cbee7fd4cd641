import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type Caller, type TestApp } from '../../testing/testApp.ts';
import { stepOf } from './bulkActs.service.ts';

let portal: TestApp;
let ama: Caller;
let kofi: Caller;
let admin: Caller;
let ids: number[];
const idOf = async (name: string) =>
  (
    await sql<{ id: string }>`select id from person where email = ${`${name}@demo.agrihub.example`}`.execute(
      portal.context.db,
    )
  ).rows[0]?.id ?? '';
beforeEach(async () => {
  portal = await buildTestApp({ now: '2026-04-15T12:00:00Z' });
  [ama, kofi, admin] = [await portal.as('ama'), await portal.as('kofi'), await portal.as('admin')];
  const { rows } = await sql<{ id: number }>`
    insert into farmer (registry_number, owner_id, name, phone, location_id, location, district_id, language, consent_given, words, created_at, updated_at)
    select registry_number_of(nextval('farmer_registry')), ${await idOf('ama')}, 'Farmer ' || n, '02' || lpad(n::text, 8, '0'), 'ejura', 'Ejura', 'ejura_sekyedumase_municipal', 'en', true, '', now(), now()
    from generate_series(1, 600) n returning id`.execute(portal.context.db);
  ids = rows.map(({ id }) => id);
});
afterEach(() => portal.close());

const post = async (caller: Caller, url: string, payload: object = {}) => {
  const answer = await caller.inject({ method: 'POST', url: `/api${url}`, payload });
  return { status: answer.statusCode, ...answer.json<{ act?: string; message: string }>() };
};
const acts = async (caller: Caller) =>
  (await caller.inject('/api/bulk-acts')).json<{ found: Record<string, unknown>[] }>().found;
const goOn = () => portal.context.jobs.runDue(['bulkAct']);
const sharedWithKofi = async () =>
  (await kofi.inject('/api/farmers?whose=shared&limit=1')).json<{ total: number }>().total;
const share = async () => {
  const { status, act = '', message } = await post(ama, '/farmers/share', { ids, officerIds: [await idOf('kofi')] });
  expect([status, message]).toEqual([200, expect.stringContaining('goes on in the background')]);
  return act;
};

test('600 farmers are shared in the background: seen while it goes on, told once, and by nobody else', async () => {
  const id = await share();
  expect(await acts(ama)).toMatchObject([
    { id, kind: 'shareFarmers', state: 'running', total: 600, place: 0, done: 0 },
  ]);
  expect(await acts(kofi)).toEqual([]);
  expect(await stepOf(portal.context, id)).toBe(true);
  expect(await acts(ama)).toMatchObject([{ state: 'running', place: 250, done: 250, missed: [] }]);
  expect(await sharedWithKofi()).toBe(250);
  await goOn();
  expect(await acts(ama)).toMatchObject([{ state: 'done', place: 600, done: 600, missed: [], why: null, said: '' }]);
  expect(await sharedWithKofi()).toBe(600);
  const notices = (await kofi.inject('/api/notifications')).body;
  expect(notices.match(/600/g)?.length).toBeGreaterThan(0);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from notification where person_id = ${await idOf('kofi')} and kind = 'farmersShared'`.execute(
    portal.context.db,
  );
  expect(rows).toEqual([{ count: 1 }]);
  expect((await kofi.inject({ method: 'DELETE', url: `/api/bulk-acts/${id}` })).statusCode).toBe(404);
  expect((await ama.inject({ method: 'DELETE', url: `/api/bulk-acts/${id}` })).statusCode).toBe(200);
  expect(await acts(ama)).toEqual([]);
});

test('few are shared at once, as before', async () => {
  const few = await post(ama, '/farmers/share', { ids: ids.slice(0, 3), officerIds: [await idOf('kofi')] });
  expect(few).toMatchObject({ status: 200, message: 'contact(s) shared', shared: 3 });
  expect(await acts(ama)).toEqual([]);
});

test('two that go on with one act do each step once, and one whose process was killed is taken up', async () => {
  const group = (await post(ama, '/groups', { label: 'All', description: 'All' })) as unknown as { id: number };
  const { act = '' } = await post(ama, `/groups/${group.id}/members`, { farmerIds: ids });
  await sql`update job set done_at = now() where kind = 'bulkAct'`.execute(portal.context.db);
  await Promise.all([stepOf(portal.context, act), stepOf(portal.context, act)]);
  expect(await acts(ama)).toMatchObject([{ state: 'running', place: 500, done: 500 }]);
  await sql`update bulk_act set changed_at = changed_at - interval '10 minutes'`.execute(portal.context.db);
  await portal.context.jobs.runDue(['takeUpBulkActs', 'bulkAct']);
  expect(await acts(ama)).toMatchObject([{ state: 'done', place: 600, done: 600 }]);
  expect((await ama.inject('/api/groups')).json<{ members: number }[]>()).toMatchObject([{ members: 600 }]);
});

test('what is no longer theirs is left out and said; who is no officer any more goes on with nothing', async () => {
  const id = await share();
  await stepOf(portal.context, id);
  await ama.inject({ method: 'DELETE', url: `/api/farmers/${ids[300]}` });
  await stepOf(portal.context, id);
  expect(await acts(ama)).toMatchObject([{ place: 500, done: 499, missed: [{ reason: 'notInList', count: 1 }] }]);
  await sql`delete from person_grant where person_id = ${await idOf('ama')}`.execute(portal.context.db);
  await goOn();
  const { rows } = await sql`select state, place, why from bulk_act where id = ${id}`.execute(portal.context.db);
  expect(rows).toEqual([{ state: 'stopped', place: 500, why: 'refused' }]);
  expect(await sharedWithKofi()).toBe(499);
});

test('an access token that is ended in the middle ends the act with the reason, in the language that is asked for', async () => {
  const made = await ama.inject({
    method: 'POST',
    url: '/api/accounts/tokens',
    payload: { name: 'Sync', scopes: ['field'], days: 30, current_password: 'demo-agrihub' },
  });
  const { id, token } = made.json<{ id: string; token: string }>();
  const begun = await portal.inject({
    method: 'POST',
    url: '/api/farmers/share',
    headers: { authorization: `Bearer ${token}` },
    payload: { ids, officerIds: [await idOf('kofi')] },
  });
  const { act = '' } = begun.json<{ act?: string }>();
  expect(await stepOf(portal.context, act)).toBe(true);
  expect((await ama.inject({ method: 'DELETE', url: `/api/accounts/tokens/${id}` })).statusCode).toBe(200);
  await goOn();
  const [ended] = await acts(ama);
  expect(ended).toMatchObject({ state: 'stopped', place: 250, done: 250, why: 'refused' });
  expect(ended?.['said']).toContain('was ended or has expired');
  const inFrench = await ama.inject({ url: '/api/bulk-acts', headers: { 'accept-language': 'fr' } });
  expect(inFrench.json<{ found: { said: string }[] }>().found[0]?.said).toContain('a été arrêté ou a expiré');
  expect(await sharedWithKofi()).toBe(250);
});

test('a fault of the server ends the act after five tries, and says so', async () => {
  const id = await share();
  await stepOf(portal.context, id);
  // Nobody can be shared with any more: what the step writes is refused by the records themselves.
  await sql`alter table farmer_share add constraint full_up check (farmer_id <= ${sql.lit(ids[249] ?? 0)})`.execute(
    portal.context.db,
  );
  for (let tries = 0; tries < 5; tries++) {
    await goOn();
    await sql`update job set run_at = now() - interval '1 hour', locked_until = null where kind = 'bulkAct' and done_at is null`.execute(
      portal.context.db,
    );
  }
  expect(await acts(ama)).toMatchObject([{ state: 'stopped', place: 250, done: 250, why: 'fault', said: '' }]);
});

test('stopped, what was done stays and the partner hears of it', async () => {
  const id = await share();
  await stepOf(portal.context, id);
  const stopped = await ama.inject({ method: 'DELETE', url: `/api/bulk-acts/${id}` });
  expect(stopped.json()).toEqual({ message: 'It was stopped. What was done so far stays.' });
  await goOn();
  expect(await acts(ama)).toMatchObject([{ state: 'stopped', place: 250, done: 250, why: 'asked', said: '' }]);
  expect(await sharedWithKofi()).toBe(250);
  expect((await kofi.inject('/api/notifications')).body).toContain('250');
});

test('deleted in the background, all come back', async () => {
  const { act } = await post(ama, '/farmers/remove', { ids });
  await goOn();
  const [done] = await acts(ama);
  expect(done).toMatchObject({ id: act, state: 'done', done: 600 });
  const total = async () => (await ama.inject('/api/farmers?limit=1')).json<{ total: number }>().total;
  expect(await total()).toBe(0);
  for (const undo of (done?.undo ?? []) as string[]) await post(ama, `/trash/${undo}/restore`);
  expect(await total()).toBe(600);
  // Nothing but the act itself keeps them.
  const { rows } = await sql`select ids from bulk_act`.execute(portal.context.db);
  expect(rows).toEqual([{ ids: [] }]);
});

test('an officer who leaves hands 600 farmers over in steps; groups follow with the last, and the heir is told once', async () => {
  const group = (await post(ama, '/groups', {
    label: 'Maize',
    description: 'Maize',
    farmerIds: ids.slice(0, 10),
  })) as unknown as { id: number };
  await post(kofi, '/farmers', { name: 'Farmer 1', phone: '0200000001', addressId: 'ejura' });
  const to = await idOf('kofi');
  const answer = await post(admin, `/officers/${await idOf('ama')}/deactivate?handOverTo=${to}`);
  expect(answer).toMatchObject({ status: 200, handedOver: 0, act: expect.any(String) });
  await stepOf(portal.context, answer.act ?? '');
  const total = async () => (await kofi.inject('/api/farmers?whose=own&limit=1')).json<{ total: number }>().total;
  expect(await total()).toBe(250);
  expect((await kofi.inject('/api/groups')).json()).toEqual([]);
  await goOn();
  // The farmer whom both had is one.
  expect(await total()).toBe(600);
  expect((await kofi.inject('/api/groups')).json()).toMatchObject([{ id: group.id, members: 10 }]);
  expect(await acts(admin)).toMatchObject([{ kind: 'handOverFarmers', state: 'done', total: 600, done: 600 }]);
});

test('600 are taken out of a group in the background; once the group is deleted, the rest is refused with the reason', async () => {
  const make = async () =>
    (await post(ama, '/groups', { label: 'All', description: 'All', farmerIds: ids })) as unknown as { id: number };
  const { id: group } = await make();
  await post(ama, `/groups/${group}/members/remove`, { farmerIds: ids.slice(0, 3) });
  expect(await acts(ama)).toEqual([]);
  const asked = await post(ama, `/groups/${group}/members/remove`, { farmerIds: ids });
  expect(asked).toMatchObject({ status: 200, removed: 0, members: 597, act: expect.any(String) });
  await goOn();
  expect(await acts(ama)).toMatchObject([
    { kind: 'removeGroupMembers', state: 'done', done: 597, missed: [{ reason: 'notInGroup', count: 3 }] },
  ]);
  expect((await ama.inject('/api/groups')).json()).toMatchObject([{ id: group, members: 0 }]);
  await ama.inject({ method: 'DELETE', url: `/api/bulk-acts/${asked.act ?? ''}` });
  const { id: second } = await make();
  const { act = '' } = await post(ama, `/groups/${second}/members/remove`, { farmerIds: ids });
  await stepOf(portal.context, act);
  await ama.inject({ method: 'DELETE', url: `/api/groups/${second}` });
  await goOn();
  expect(await acts(ama)).toMatchObject([
    { state: 'stopped', place: 250, why: 'refused', said: expect.stringContaining('no group') },
  ]);
});

test('one’s acts stand in the export of one’s data; with the account they end, and what was done stays', async () => {
  const id = await share();
  await stepOf(portal.context, id);
  const { actsOverMany } = (await ama.inject('/api/accounts/export')).json<{ actsOverMany: { ids: number[] }[] }>();
  expect(actsOverMany).toMatchObject([{ id, kind: 'shareFarmers', total: 600, place: 250, done: 250 }]);
  expect(actsOverMany[0]?.ids).toEqual(ids);
  const fates = (await ama.inject('/api/accounts/deletion?language=fr')).json<{
    fates: { what: string; fate: string }[];
  }>();
  expect(fates.fates).toContainEqual({
    what: 'Votre travail en arrière-plan sur de nombreuses fiches',
    fate: 'Arrêté aussitôt, et ses notes supprimées. Ce qui a été fait reste.',
  });
  await ama.inject({ method: 'DELETE', url: '/api/accounts/me', payload: { password: 'demo-agrihub' } });
  await goOn();
  const { rows } = await sql`select from bulk_act`.execute(portal.context.db);
  expect(rows).toEqual([]);
  expect(await sharedWithKofi()).toBe(250);
});
