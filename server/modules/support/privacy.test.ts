import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/testApp.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await buildTestApp({ now: '2026-04-15T12:00:00Z' });
});
afterAll(() => portal.close());

const send = (changes: object = {}) =>
  portal.inject({
    method: 'POST',
    url: '/api/mail/receive',
    payload: { email: 'ama@example.org', subject: 'Maize seed', msg: 'Where can I buy Omankwa?', ...changes },
  });

test('messages go after a year, spam after 30 days, where they came from after a day', async () => {
  await send();
  await send({ website: 'x', email: 'kofi@example.org' });
  const kept = async () =>
    portal.context.db.selectFrom('support_message').select(['id', 'network_hash']).orderBy('id').execute();
  const after = async (instant: string) => {
    portal.clock.set(instant);
    await portal.context.db.deleteFrom('job').where('kind', '=', 'forgetMessages').execute();
    await portal.context.jobs.enqueue(portal.context.db, { kind: 'forgetMessages', payload: null });
    await portal.context.jobs.runDue();
  };
  await after('2026-04-16T11:00:00Z');
  expect((await kept()).map(({ network_hash: hash }) => hash === null)).toEqual([false, false]);
  await after('2026-04-16T12:00:01Z');
  expect((await kept()).map(({ network_hash: hash }) => hash === null)).toEqual([true, true]);
  await after('2026-05-15T12:00:01Z');
  expect((await kept()).map(({ id }) => id)).toEqual([1]);
  await after('2027-04-15T11:00:00Z');
  expect(await kept()).toHaveLength(1);
  await after('2027-04-15T12:00:01Z');
  expect(await kept()).toHaveLength(0);
});

test('the privacy page is told of every table how long it is kept, what is about people first', async () => {
  const { tables } = (await portal.inject('/api/support/privacy')).json<{
    tables: { table: string; personal: string; retention: string }[];
  }>();
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely%' order by 1`.execute(
    portal.context.db,
  );
  expect(tables.map(({ table }) => table).toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
  expect(tables.filter(({ retention }) => retention === '')).toEqual([]);
  const personal = tables.map((table) => table.personal !== '');
  expect(personal.lastIndexOf(true)).toBeLessThan(personal.indexOf(false));
  expect(tables.find(({ table }) => table === 'support_message')?.retention).toBe(
    'a year; 30 days where it is spam; deleted earlier on request, and gone for good 30 days after that',
  );
});

test('the operator and the contact for personal data are those of the configuration', async () => {
  const named = await buildTestApp({
    env: {
      OPERATOR_NAME: 'Ministry of Food and Agriculture',
      PRIVACY_CONTACT: 'data@mofa.example.gh',
      TILES_URL: 'https://{s}.tiles.example.org/{z}/{x}/{y}.png',
    },
  });
  expect((await named.inject('/api/support/privacy')).json()).toMatchObject({
    operator: 'Ministry of Food and Agriculture',
    contact: 'data@mofa.example.gh',
    mapHosts: ['tiles.example.org'],
  });
  expect((await portal.inject('/api/support/privacy')).json()).toMatchObject({
    operator: '',
    contact: '',
    mapHosts: [],
  });
  await named.close();
});
