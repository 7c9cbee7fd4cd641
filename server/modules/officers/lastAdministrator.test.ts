import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import { putThese } from '../../testing/putPosts.ts';
import { buildTestApp, type Caller, type TestApp } from '../../testing/testApp.ts';

type NewPost = Parameters<typeof putThese>[3][number];
const nation: NewPost = { role: 'admin', level: 'nation', place: '', area: '', districts: [] };
const ejura: NewPost = {
  role: 'admin',
  level: 'district',
  place: 'ejura_sekyedumase_municipal',
  area: '',
  districts: ['ejura_sekyedumase_municipal'],
};
let portal: TestApp;
let admin: Caller;
let kofi: Caller;
let adminId: string;
let kofiId: string;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());
/** Two administrators of the nation who administer a district, too. */
beforeEach(async () => {
  adminId = await putThese(portal.context.db, 'admin', 'admin', [nation, ejura]);
  kofiId = await putThese(portal.context.db, 'kofi', 'admin', [nation, ejura]);
  [admin, kofi] = [await portal.as('admin'), await portal.as('kofi')];
});

const nationalPost = async (id: string) => {
  const post = await portal.context.db
    .selectFrom('post')
    .select('id')
    .where('person_id', '=', id)
    .where('level', '=', 'nation')
    .executeTakeFirstOrThrow();
  return post.id;
};

/** What a call answers that meets another act half done: the act is finished once the call waits for it. */
async function answerMeeting(halfDone: string, call: () => Promise<{ statusCode: number; body: string }>) {
  const { db } = portal.context;
  return db.connection().execute(async (other) => {
    await sql`begin`.execute(other);
    await sql`select from person_grant where audience = 'officer' and role = 'admin' for update`.execute(other);
    await sql.raw(halfDone).execute(other);
    const asked = { isAnswered: false };
    const answer = call().finally(() => {
      asked.isAnswered = true;
    });
    const waits = async () =>
      (
        await sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`.execute(
          db,
        )
      ).rows.length > 0;
    while (!asked.isAnswered && !(await waits())) await sleep(5);
    await sql`commit`.execute(other);
    return answer;
  });
}

test('of two administrators of the nation who end each other’s post at once, one stays', async () => {
  const [mine, theirs] = [await nationalPost(adminId), await nationalPost(kofiId)];
  const answer = await answerMeeting(`delete from post where id = ${theirs}`, () =>
    kofi.inject({ method: 'DELETE', url: `/api/officers/${adminId}/posts/${mine}` }),
  );
  expect([answer.statusCode, answer.body]).toEqual([409, expect.stringContaining('administrator')]);
});

test('nor do two who close each other’s account leave nobody', async () => {
  const answer = await answerMeeting(`update person set disabled_at = now() where id = '${kofiId}'`, () =>
    kofi.inject({ method: 'POST', url: `/api/accounts/people/${adminId}/closed` }),
  );
  await sql`update person set disabled_at = null where id = ${kofiId}`.execute(portal.context.db);
  expect([answer.statusCode, answer.body]).toEqual([409, expect.stringContaining('administrator')]);
});

test('two who end the last two posts of somebody at once leave one', async () => {
  const amaId = await putThese(portal.context.db, 'ama', 'user', [
    { ...ejura, role: 'user' },
    { ...ejura, role: 'pprsd' },
  ]);
  const posts = await portal.context.db.selectFrom('post').select('id').where('person_id', '=', amaId).execute();
  const answers = await Promise.all(
    posts.map(({ id }) => admin.inject({ method: 'DELETE', url: `/api/officers/${amaId}/posts/${id}` })),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
});
