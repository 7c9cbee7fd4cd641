import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from 'kysely';
import { putPosts, resetPosts } from '../../testing/putPosts.ts';
import { buildTestApp, type Caller, type TestApp } from '../../testing/testApp.ts';

const ejura = 'ejura_sekyedumase_municipal';
let portal: TestApp;
let admin: Caller;
/** Administrator of Ejura. */
let kofi: Caller;
beforeAll(async () => {
  portal = await buildTestApp();
  admin = await portal.as('admin');
});
afterAll(() => portal.close());
beforeEach(async () => {
  const { db } = portal.context;
  await sql`delete from person where email like '%@list.example'`.execute(db);
  await db.deleteFrom('job').execute();
  await resetPosts(db);
  await putPosts(db, 'kofi', 'admin', [ejura]);
  kofi = await portal.as('kofi');
});

const header = 'Full name,E-mail,Phone,Institution,Role,Region,District,Operational area';
const bring = async (who: Caller, lines: readonly string[], query = '') => {
  const answer = await who.inject({
    method: 'POST',
    url: `/api/officers/import?fileName=officers.csv${query}`,
    headers: { 'content-type': 'application/octet-stream' },
    payload: Buffer.from([header, ...lines].join('\n')),
  });
  return answer.json<{
    added: number;
    posts: number;
    same: number;
    wrong: number;
    invited: number;
    review: { row: number; act: string; problem: string }[];
  }>();
};
const held = async (email: string) =>
  (
    await sql<{ post: string }>`
      select post.role || ' ' || level || ' ' || place || ' ' || area || ' ' || (select count(*) from post_district where post_id = post.id) as post
      from post join person on person.id = person_id where email = ${email} order by post.level, post.role`.execute(
      portal.context.db,
    )
  ).rows.map(({ post }) => post);

const adjoa =
  'Adjoa Mensah,adjoa@list.example,0244 123 456,MoFA,Extension officer,,Ejura Sekyedumase Municipal,Dromankuma';

test('a list says what each row would do, and makes nobody before it is applied', async () => {
  const answer = await bring(admin, [
    adjoa,
    'Yaw Osei,yaw@list.example,,,Director,Ashanti,,',
    ',nobody@list.example,,,,,Ejura Sekyedumase Municipal,',
    'Esi Badu,esi@list.example,12,,,,Ejura Sekyedumase Municipal,',
    'Esi Badu,esi@list.example,,,Chief,,Ejura Sekyedumase Municipal,',
    'Esi Badu,esi@list.example,,,,,Atlantis,',
  ]);
  expect(answer).toMatchObject({ added: 2, posts: 0, same: 0, wrong: 4, invited: 0 });
  expect(answer.review.slice(0, 4).map(({ row, problem }) => [row, problem])).toEqual([
    [4, expect.stringContaining('name')],
    [5, expect.stringContaining('12')],
    [6, '"Chief" is no role. Write extension officer, plant protection, responder, director or administrator.'],
    [7, expect.stringContaining('Atlantis')],
  ]);
  expect(await held('adjoa@list.example')).toEqual([]);
});

test('applied, they hold their posts, are what their posts make them, and are invited; again, nothing changes', async () => {
  const lines = [adjoa, 'Adjoa Mensah,Adjoa@list.example,,,Director,Ashanti,,'];
  expect(await bring(admin, lines, '&apply=true')).toMatchObject({ added: 1, invited: 1 });
  const [area, region] = await held('adjoa@list.example');
  expect(area).toBe(`user area ${ejura} Dromankuma 1`);
  expect(region).toMatch(/^director region ashanti {2}\d\d$/);
  const { rows } = await sql<{ role: string; phone: string }>`
    select role, phone from person_grant join person on person.id = person_id where email = 'adjoa@list.example'`.execute(
    portal.context.db,
  );
  expect(rows).toEqual([{ role: 'director', phone: '0244123456' }]);
  await portal.context.jobs.runDue();
  const mails = await sql<{ payload: { about: string } }>`
    select payload from job where kind = 'mailAccount'`.execute(portal.context.db);
  expect(mails.rows).toMatchObject([{ payload: { about: 'invited' } }]);
  expect(await bring(admin, lines, '&apply=true')).toMatchObject({ added: 0, posts: 0, same: 2, invited: 0 });
});

test('an officer who is here gets a post more', async () => {
  const line = 'Ama,ama@demo.agrihub.example,,,Plant protection,,Ejura Sekyedumase Municipal,';
  expect(await bring(admin, [line], '&apply=true')).toMatchObject({ added: 0, posts: 1, invited: 0 });
  expect(await held('ama@demo.agrihub.example')).toContain(`pprsd district ${ejura}  1`);
});

test('an administrator of a district brings in those of the district alone, and takes nobody over', async () => {
  const answer = await bring(kofi, [
    'Here,here@list.example,,,,,Ejura Sekyedumase Municipal,',
    'Away,away@list.example,,,,,Tamale Metropolitan,',
    'Nowhere,nowhere@list.example,,,,,,',
    'Adjoa,adjoa@demo.agrihub.example,,,,,Ejura Sekyedumase Municipal,',
    'Ama,ama@demo.agrihub.example,,,,,Ejura Sekyedumase Municipal,',
  ]);
  expect(answer).toMatchObject({ added: 1, wrong: 4 });
  expect(answer.review.slice(0, 4).map(({ problem }) => problem)).toEqual([
    expect.stringContaining('outside the districts you administer'),
    expect.stringContaining('No district or region is given'),
    expect.stringContaining('data hub'),
    expect.stringContaining('outside the districts you administer'),
  ]);
});

test('five thousand are made at once', async () => {
  const lines = Array.from(
    { length: 5_000 },
    (_, at) => `Officer ${at},o${at}@list.example,02${String(at).padStart(8, '0')},MoFA,,,Ejura Sekyedumase Municipal,`,
  );
  expect(await bring(kofi, lines, '&apply=true')).toMatchObject({ added: 5_000, wrong: 0, invited: 5_000 });
  expect(await held('o4999@list.example')).toEqual([`user district ${ejura}  1`]);
});
