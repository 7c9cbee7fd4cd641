import { afterAll, beforeAll, expect, test } from 'vitest';
import { putPosts } from '../../testing/putPosts.ts';
import { buildTestApp, type Caller, type TestApp } from '../../testing/testApp.ts';

const ejura = 'ejura_sekyedumase_municipal';
let portal: TestApp;
/** Administrator of one district. */
let kofi: Caller;
beforeAll(async () => {
  portal = await buildTestApp();
  await putPosts(portal.context.db, 'kofi', 'admin', [ejura]);
  kofi = await portal.as('kofi');
});
afterAll(() => portal.close());

const officer = {
  name: 'Adjoa',
  phone: '0244000111',
  institution: 'MoFA',
  role: 'user',
  districts: [ejura],
  password: '',
  repeat_password: '',
};

test('an administrator of a district makes no officer of an account that opens the data hub', async () => {
  const payload = { ...officer, email: 'adjoa@demo.agrihub.example' };
  const answer = await kofi.inject({ method: 'POST', url: '/api/officers', payload });
  expect([answer.statusCode, answer.body]).toEqual([403, expect.stringContaining('data hub')]);
});

test('nor moves the address of such an account, though its officer works in the district', async () => {
  const id = await putPosts(portal.context.db, 'ama', 'user', [ejura]);
  const change = () =>
    kofi.inject({ method: 'PATCH', url: `/api/officers/${id}`, payload: { email: 'mine@example.org' } });
  const { db } = portal.context;
  await db
    .insertInto('person_grant')
    .values({ person_id: id, audience: 'data', role: 'member', granted_by: null })
    .execute();
  expect((await change()).statusCode).toBe(403);
  await db.deleteFrom('person_grant').where('person_id', '=', id).where('audience', '=', 'data').execute();
  expect((await change()).statusCode).toBe(200);
});
