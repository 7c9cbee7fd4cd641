import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/testApp.ts';
import { checkChain, sealRows } from './chain.service.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

test('which token an act was done with is sealed with the row: taken out of it, the chain shows it', async () => {
  const { db } = portal.context;
  const ama = await portal.as('ama');
  const made = await ama.inject({
    method: 'POST',
    url: '/api/accounts/tokens',
    payload: { name: 'Survey sync', scopes: ['field'], days: 1 },
  });
  const written = await portal.inject({
    method: 'POST',
    url: '/api/groups',
    payload: { label: 'Rice growers', description: 'Of Guan' },
    headers: { authorization: `Bearer ${made.json<{ token: string }>().token}` },
  });
  expect(written.statusCode).toBe(200);
  await db.transaction().execute((tx) => sealRows(tx));
  expect(await checkChain(db)).toMatchObject({ unsealed: 0, broken: null });
  await sql`update audit_entry set token_id = null where token_id is not null`.execute(db);
  expect((await checkChain(db)).broken).toMatchObject({ why: 'changed' });
});
