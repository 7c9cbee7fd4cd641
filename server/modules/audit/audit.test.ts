import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type Caller, type TestApp } from '../../testing/testApp.ts';
import { checkChain, sealRows } from './chain.service.ts';

let portal: TestApp;
let admin: Caller;
beforeAll(async () => {
  portal = await buildTestApp();
  admin = await portal.as('admin');
  const ama = await portal.as('ama');
  for (const phone of ['0244000001', '0244000002', '0244000003']) {
    await ama.inject({
      method: 'POST',
      url: '/api/farmers',
      payload: { name: '=Sum of all', phone, addressId: 'ejura' },
    });
  }
});
afterAll(() => portal.close());

const check = async () =>
  (await admin.inject({ method: 'POST', url: '/api/audit/check', payload: {} })).json<{
    checked: number;
    head: string;
    unsealed: number;
    broken: object | null;
  }>();
const seal = () => portal.context.db.transaction().execute((db) => sealRows(db));
const log = async (query: string) =>
  (await admin.inject(`/api/audit/log?${query}`)).json<{
    found: { id: number; act: string; name: string }[];
    next: number | null;
  }>();

test('administrators find rows by who, act, thing and day, page by page', async () => {
  const added = await log('who=ama@demo&act=addFarmer&limit=2');
  expect(added.found.map(({ act, name }) => [act, name])).toEqual([
    ['addFarmer', 'Ama (demo officer)'],
    ['addFarmer', 'Ama (demo officer)'],
  ]);
  const rest = await log(`who=ama@demo&act=addFarmer&limit=2&before=${added.next}`);
  expect([rest.found.length, rest.next]).toEqual([1, null]);
  expect((await log('who=kofi')).found).toEqual([]);
  expect((await log('act=addFarmer&from=2020-01-01&to=2020-01-31')).found).toEqual([]);
  expect((await (await portal.as('ama')).inject('/api/audit/log')).statusCode).toBe(403);
});

test('people are named where something was done to them; page views leave no row', async () => {
  const [signedIn] = (await admin.inject('/api/audit/log?act=signIn&limit=1')).json<{
    found: { ids: string[]; people: Record<string, string> }[];
  }>().found;
  expect(signedIn?.people).toEqual({ [signedIn?.ids[0] ?? '']: 'Ama (demo officer)' });
  await admin.inject({ method: 'POST', url: '/api/track', payload: { visitorId: null, page: '/', timestamp: 0 } });
  expect((await log('act=trackVisit')).found).toEqual([]);
});

test('the export is CSV with a heading and a line for each row', async () => {
  const { body, headers } = await admin.inject('/api/audit/log.csv?who=ama&act=addFarmer');
  expect(headers['content-disposition']).toContain('audit-2026-04-15.csv');
  const lines = body.trimEnd().split('\r\n');
  expect(lines[0]).toBe('id,at,who,who_id,act,things,fields,request,token');
  expect(lines).toHaveLength(4);
});

test('rows wait for their seal, and are sealed once, however many processes seal at once', async () => {
  expect(await check()).toMatchObject({ checked: 0, broken: null });
  await Promise.all([seal(), seal(), seal()]);
  const state = await check();
  expect(state).toMatchObject({ unsealed: 0, broken: null, head: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(state.checked).toBeGreaterThan(4);
  expect(await seal()).toBeNull();
});

test('a row taken away before its seal leaves a trace', async () => {
  const fresh = await buildTestApp();
  try {
    const { db } = fresh.context;
    await fresh.as('ama');
    const { id } = await db
      .selectFrom('audit_entry')
      .select('id')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect((await checkChain(db)).broken).toBeNull();
    await sql`delete from audit_entry where id = ${id}`.execute(db);
    await sealRows(db);
    expect((await checkChain(db)).broken).toMatchObject({ entryId: id, why: 'gone' });
  } finally {
    await fresh.close();
  }
});

test('a changed row, a row taken away and a seal taken away are each named', async () => {
  const { db } = portal.context;
  const [victim] = (await log('act=addFarmer&limit=1')).found;
  const id = victim?.id ?? 0;
  const { position } = await db
    .selectFrom('audit_seal')
    .select('position')
    .where('entry_id', '=', id)
    .executeTakeFirstOrThrow();
  await sql`update audit_entry set act = 'editFarmer' where id = ${id}`.execute(db);
  expect((await check()).broken).toEqual({ position, entryId: id, why: 'changed' });
  await sql`update audit_entry set act = 'addFarmer' where id = ${id}`.execute(db);
  expect((await check()).broken).toBeNull();
  await sql`update audit_entry set at = at + interval '1 microsecond' where id = ${id}`.execute(db);
  expect((await check()).broken).toMatchObject({ position, why: 'changed' });
  await sql`delete from audit_entry where id = ${id}`.execute(db);
  expect((await check()).broken).toEqual({ position, entryId: id, why: 'gone' });
  await sql`delete from audit_seal where position = 2`.execute(db);
  expect((await check()).broken).toMatchObject({ position: 3, why: 'gap' });
});
