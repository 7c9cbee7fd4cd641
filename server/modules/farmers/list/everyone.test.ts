import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type Caller, type TestApp } from '#server/testing/testApp.ts';
import { putPosts } from '#server/testing/putPosts.ts';
import { foldCounts } from './farmerCounts.repository.ts';

let portal: TestApp;
let ama: Caller;
let admin: Caller;
let efua: Caller;
beforeAll(async () => {
  portal = await buildTestApp({ now: '2026-04-15T12:00:00Z' });
  await putPosts(portal.context.db, 'efua', 'admin', ['tamale_metropolitan']);
  [ama, admin, efua] = [await portal.as('ama'), await portal.as('admin'), await portal.as('efua')];
  const kofi = await portal.as('kofi');
  for (const [who, name, addressId] of [
    [ama, 'Yaa', 'ejura'],
    [kofi, 'Abena', 'tamale'],
    [ama, 'yaa', 'ejura'],
    [kofi, 'Kwame', 'tamale'],
    [ama, 'Esi', 'ejura'],
  ] as const)
    await add(who, { name, addressId, phone: `02440000${(next += 1)}`, crops: ['maize'] });
});
afterAll(() => portal.close());

let next = 10;
async function add(who: Caller, payload: object): Promise<void> {
  const answer = await who.inject({ method: 'POST', url: '/api/farmers', payload });
  expect(answer.statusCode, answer.body).toBe(200);
}

interface Listed {
  readonly found: { readonly id: number; readonly name: string }[];
  readonly total: number;
  readonly more: boolean;
}
const list = async (who: Caller, query: string) => (await who.inject(`/api/farmers?${query}`)).json<Listed>();
const namesOf = ({ found }: Listed) => found.map(({ name }) => name);

test.each([
  ['of all officers by name', 'whose=everyone', ['Abena', 'Esi', 'Kwame', 'Yaa', 'yaa']],
  ['of all officers, the newest first', 'whose=everyone&sort=newest', ['Esi', 'Kwame', 'yaa', 'Abena', 'Yaa']],
  ['of one’s own by name', 'whose=own', ['Esi', 'Yaa', 'yaa']],
])('pages that go on after the last farmer hold each farmer %s once', async (_, query, expected) => {
  const who = query.startsWith('whose=own') ? ama : admin;
  const seen: string[] = [];
  let after = '';
  for (;;) {
    const page = await list(who, `${query}&limit=2${after}`);
    expect(page.total).toBe(expected.length);
    if (page.found.length === 0) break;
    seen.push(...namesOf(page));
    after = `&after=${page.found.at(-1)?.id}`;
  }
  expect(seen).toEqual(expected);
});

test('an administrator of a district pages through it alone, and goes on after nobody of another', async () => {
  expect(await list(efua, 'whose=everyone&limit=1')).toMatchObject({
    found: [{ name: 'Abena' }],
    total: 2,
    more: false,
  });
  const esi = (await list(admin, 'whose=everyone')).found.find(({ name }) => name === 'Esi');
  expect(namesOf(await list(efua, `whose=everyone&limit=1&after=${esi?.id}`))).toEqual([]);
});

test('of more than ten thousand that a filter leaves ten thousand are counted, and more are said to be there', async () => {
  const { db } = portal.context;
  const adding = sql`
    insert into farmer (owner_id, name, phone, location_id, location, district_id, crops, language, consent_given, words, created_at, updated_at)
    select id, 'Zed', '', 'ejura', 'Ejura', 'ejura_sekyedumase_municipal', '{rice}', 'en', n % 2 = 0, 'zed', now(), now()
    from person, generate_series(1, 10001) n where email = 'ama@demo.agrihub.example'`;
  await adding.execute(db);
  expect(await list(admin, 'whose=everyone&crop=rice&limit=1')).toMatchObject({ total: 10_000, more: true });
  expect(await list(admin, 'whose=everyone&limit=1')).toMatchObject({ total: 10_006, more: false });
  await foldCounts(db);
  expect(await list(admin, 'whose=everyone&limit=1&consent=true')).toMatchObject({ total: 5_000, more: false });
  expect(await list(efua, 'whose=everyone&limit=1&consent=false')).toMatchObject({ total: 2 });
});
