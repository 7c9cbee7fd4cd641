import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import type { Actor } from '#engines/access/roles.ts';
import { openListener } from '../../../database/listener.ts';
import { openSignals, type Signals } from '../../../platform/records/signals.ts';
import type { Sessions } from '../../../platform/sessions/sessions.ts';
import { allHeard } from '../../../testing/heard.ts';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/testApp.ts';
import { createSessions } from './sessions.service.ts';

/** Two processes on the same records: what happens in the first is seen in the second as soon as it is heard there. */
let portal: TestApp;
let admin: Caller;
let lines: Signals;
let second: Sessions;
let token: string;
beforeAll(async () => {
  portal = await buildTestApp();
  admin = await portal.as('admin');
  const { rows } = await sql<{ database: string }>`select current_database() as database`.execute(portal.context.db);
  lines = await openSignals(
    (options) =>
      openListener({ ...options, address: { ...inject('testTemplate'), database: rows[0]?.database ?? '' } }),
    () => undefined,
  );
  second = createSessions(portal.context.db, portal.context, lines, portal.context.config);
});
afterAll(async () => {
  await lines.close();
  await portal.close();
});
beforeEach(async () => {
  token = (
    await portal.inject({
      method: 'POST',
      url: '/api/broadcast/login',
      payload: { email: 'kofi@demo.agrihub.example', password: 'demo-agrihub' },
    })
  ).body;
  expect((await there())?.name).toBe('Kofi (demo officer)');
});

const there = (): Promise<Actor | null> => Promise.resolve(second.recall(token, portal.clock.now()));
const heardThere = () => allHeard({ db: portal.context.db, signals: lines });
const here = async () =>
  (await portal.inject({ url: '/api/farms/districts', headers: { authorization: `Bearer ${token}` } })).statusCode;
const idOfKofi = async () =>
  (await admin.inject('/api/officers?q=kofi&inactive=true')).json<{ id: string }[]>()[0]?.id ?? '';
const change = async (payload: object) =>
  admin.inject({ method: 'POST', url: `/api/broadcast/update/${await idOfKofi()}`, payload });

test('signed out in one process, refused in the other, and here at once', async () => {
  expect(await here()).toBe(200);
  await portal.inject({
    method: 'POST',
    url: '/api/accounts/sign-out',
    headers: { cookie: `token=${token}`, 'sec-fetch-site': 'same-origin' },
  });
  expect(await here()).toBe(401);
  await heardThere();
  expect(await there()).toBeNull();
});

test('another role and other districts are seen', async () => {
  await change({ role: 'responder', districts: ['guan'] });
  expect(await here()).toBe(403);
  await heardThere();
  expect((await there())?.officer).toMatchObject({
    role: 'responder',
    posts: [{ level: 'district', districts: ['guan'] }],
  });
  await change({ role: 'user', districts: [] });
  await heardThere();
  expect((await there())?.officer).toMatchObject({ role: 'user', posts: [{ level: 'own', districts: [] }] });
});

test('a deactivated officer is refused', async () => {
  const id = await idOfKofi();
  const deactivated = await admin.inject({ method: 'POST', url: `/api/officers/${id}/deactivate`, payload: {} });
  expect(deactivated.statusCode).toBe(200);
  expect(await here()).toBe(401);
  await heardThere();
  expect(await there()).toBeNull();
  await admin.inject({ method: 'POST', url: `/api/officers/${id}/activate` });
});

test.each([
  [
    'an account that is closed',
    sql`update person set disabled_at = now() where email = 'kofi@demo.agrihub.example'`,
    sql`update person set disabled_at = null`,
  ],
  ['a session taken away', sql`delete from session`, sql`select 1`],
])('%s in the records themselves ends it too', async (_what, act, undo) => {
  await act.execute(portal.context.db);
  await heardThere();
  expect(await there()).toBeNull();
  await undo.execute(portal.context.db);
  admin = await portal.as('admin');
});

test('while a process hears nothing it asks the records every time', async () => {
  await lines.close();
  expect(second.recall(token, portal.clock.now())).toBeInstanceOf(Promise);
  await sql`delete from session`.execute(portal.context.db);
  expect(await there()).toBeNull();
});
