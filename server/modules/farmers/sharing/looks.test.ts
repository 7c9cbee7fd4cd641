import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { allHeard } from '#server/testing/heard.ts';
import { buildTestApp, type Caller, type PersonName, type TestApp } from '#server/testing/testApp.ts';
import { putPosts, resetPosts } from '#server/testing/putPosts.ts';

let portal: TestApp;
let [ama, kofi, admin]: Caller[] = [];
beforeAll(async () => {
  portal = await buildTestApp({
    now: '2026-04-15T12:00:00Z',
    env: { PHONE_LOOKS_PER_DAY: '5', CARD_LOOKS_PER_DAY: '2' },
  });
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.clock.set('2026-04-15T12:00:00Z');
  [ama, kofi, admin] = [await portal.as('ama'), await portal.as('kofi'), await portal.as('admin')];
  for (const table of ['farm', 'farmer', 'personal_look', 'look_alarm', 'notification'])
    await sql`delete from ${sql.table(table)}`.execute(portal.context.db);
  await resetPosts(portal.context.db);
  await allHeard(portal.context);
});

const post = (caller: Caller | undefined, url: string, payload: object = {}) =>
  caller!.inject({ method: 'POST', url: `/api${url}`, payload });
let numbers = 0;
async function farmer(): Promise<number> {
  numbers += 1;
  return (
    await post(ama, '/farmers', {
      name: `Farmer ${numbers}`,
      phone: `02440000${String(numbers).padStart(2, '0')}`,
      addressId: 'ejura',
    })
  ).json<{ id: number }>().id;
}
async function farm(fields: object = {}): Promise<string> {
  const coordinates = JSON.stringify(['7.38, -1.36', '7.38, -1.358', '7.382, -1.358', '7.382, -1.36']);
  return (
    await post(ama, '/polygon', {
      ghana_card_no: 'GHA-123456789-0',
      center_point: '7.381, -1.359',
      coordinates,
      ...fields,
    })
  ).json<{ farm: { id: string } }>().farm.id;
}
async function districtsFor(name: PersonName, ...ids: string[]): Promise<void> {
  await putPosts(portal.context.db, name, 'user', ids);
  await allHeard(portal.context);
}
const told = async (caller: Caller | undefined) =>
  (await caller!.inject('/api/notifications'))
    .json<{ found: { text: string; kind: string }[] }>()
    .found.filter(({ kind }) => kind === 'looksAlarm')
    .map(({ text }) => text);
const reveal = async (id: number, caller = ama) => (await post(caller, `/farmers/${id}/reveal`)).statusCode;

test('an officer may have five numbers shown in a day; the sixth is refused with a sentence, those seen stay to be seen, and the next day counts anew', async () => {
  const ids = [];
  for (let count = 0; count < 6; count++) ids.push(await farmer());
  for (const id of ids.slice(0, 5)) expect(await reveal(id)).toBe(200);
  const refused = await post(ama, `/farmers/${ids[5]}/reveal`);
  expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
    429,
    'You were shown 5 telephone numbers of farmers today, the most that one officer may see in a day. You can see more after midnight, and those of today again. If you need more, ask your administrator, who has been told.',
  ]);
  expect(await reveal(ids[0]!)).toBe(200);
  portal.clock.set('2026-04-16T00:00:01Z');
  ama = await portal.as('ama');
  expect(await reveal(ids[5]!)).toBe(200);
});

test('the level above is told once when the day’s numbers are nearly used and once when more are asked for, although that call is refused', async () => {
  const ids = [];
  for (let count = 0; count < 7; count++) ids.push(await farmer());
  for (const id of ids.slice(0, 3)) await reveal(id);
  expect(await told(admin)).toEqual([]);
  for (const id of ids.slice(3)) await reveal(id);
  expect((await told(admin)).toSorted()).toEqual([
    'Ama (demo officer) has looked at 4 of the 5 telephone numbers of farmers that one officer may see in a day. The audit shows which.',
    'Ama (demo officer) has looked at all 5 telephone numbers of farmers of a day, and asked for more. The audit shows which.',
  ]);
  expect(await told(kofi)).toEqual([]);
});

test('the administrator of the officer’s district is told before those of the whole country', async () => {
  await putPosts(portal.context.db, 'kofi', 'admin', ['ejura_sekyedumase_municipal', 'guan']);
  await districtsFor('ama', 'ejura_sekyedumase_municipal', 'guan');
  for (let count = 0; count < 4; count++) await reveal(await farmer());
  expect([(await told(await portal.as('kofi'))).length, await told(admin)]).toEqual([1, []]);
  await resetPosts(portal.context.db);
});

test('cards have numbers of their own: who sees farms of the district is shown two cards a day', async () => {
  await districtsFor('kofi', 'ejura_sekyedumase_municipal');
  const farms = [await farm(), await farm(), await farm()];
  const answers = [];
  for (const id of farms) answers.push((await post(kofi, `/farms/${id}/reveal`)).statusCode);
  expect(answers).toEqual([200, 200, 429]);
  expect((await told(admin)).some((text) => text.includes('all 2 Ghana Card numbers'))).toBe(true);
});

test('the record shows who looked and when: all of it to who keeps it and administrators, to others their own looks; the farmer’s file has it too', async () => {
  const id = await farmer();
  const farmId = await farm({ farmerId: id });
  await districtsFor('kofi', 'ejura_sekyedumase_municipal');
  await post(kofi, `/farms/${farmId}/reveal`);
  await post(ama, `/farms/${farmId}/reveal`);
  await reveal(id);
  const looks = async () =>
    (await ama!.inject(`/api/farmers/${id}/history`)).json<{ looks: { what: string; by: string; at: string }[] }>()
      .looks;
  expect(await looks()).toMatchObject([
    { what: 'phone', by: 'Ama (demo officer)', at: '2026-04-15T12:00:00.000Z' },
    { what: 'card', by: 'Ama (demo officer)', at: '2026-04-15T12:00:00.000Z' },
    { what: 'card', by: 'Kofi (demo officer)', at: '2026-04-15T12:00:00.000Z' },
  ]);
  const cardLooks = async (caller: Caller | undefined) =>
    (await caller!.inject(`/api/farms/${farmId}`))
      .json<{ cardLooks: { by: string }[] }>()
      .cardLooks.map(({ by }) => by);
  expect(await cardLooks(ama)).toEqual(['Ama (demo officer)', 'Kofi (demo officer)']);
  expect(await cardLooks(admin)).toEqual(['Ama (demo officer)', 'Kofi (demo officer)']);
  expect(await cardLooks(kofi)).toEqual(['Kofi (demo officer)']);
  expect((await post(ama, `/farmers/${id}/file`)).body).toContain(
    'Looked at: Ghana Card number,2026-04-15T12:00:00.000Z,Kofi (demo officer)',
  );
  expect((await looks())[0]).toMatchObject({ what: 'file' });
  await post(ama, '/farmers/remove', { ids: [id], forGood: true });
  expect(await portal.context.db.selectFrom('personal_look').select('id').execute()).toEqual([]);
});

test('a file with more numbers than a day allows is written down for each farmer, and the level above is told', async () => {
  for (let count = 0; count < 6; count++) await farmer();
  await post(ama, '/farmers/export');
  expect(await told(admin)).toEqual([
    'Ama (demo officer) saved a file with 6 telephone numbers of farmers today. The audit shows which.',
  ]);
  expect((await portal.context.db.selectFrom('personal_look').select('what').execute()).length).toBe(6);
});

test('an officer of the district sees another’s farm and cannot correct it; who keeps it and administrators can', async () => {
  const id = await farm();
  await districtsFor('kofi', 'ejura_sekyedumase_municipal');
  expect((await kofi!.inject(`/api/farms/${id}`)).json()).toMatchObject({ own: false, mayChange: false });
  const edit = async (caller: Caller | undefined) =>
    (await caller!.inject({ method: 'PATCH', url: `/api/farms/${id}`, payload: { name: 'N' } })).statusCode;
  expect([await edit(kofi), await edit(ama), await edit(admin)]).toEqual([403, 200, 200]);
});
