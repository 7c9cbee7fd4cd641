import { afterAll, beforeAll, expect, test } from 'vitest';
import { putPosts } from '../../testing/putPosts.ts';
import { tell } from '../notifications/notifications.service.ts';
import { buildTestApp, type Caller, type PersonName, type TestApp } from '../../testing/testApp.ts';

let portal: TestApp;
const callers = {} as Record<PersonName, Caller>;
const ids = {} as Record<PersonName, string>;
const names = ['admin', 'ama', 'kofi', 'efua', 'yaw'] as const;
beforeAll(async () => {
  portal = await buildTestApp({ now: '2026-04-15T12:00:00Z' });
  ids.ama = await putPosts(portal.context.db, 'ama', 'user', ['ejura_sekyedumase_municipal']);
  ids.kofi = await putPosts(portal.context.db, 'kofi', 'user', ['tamale_metropolitan']);
  ids.efua = await putPosts(portal.context.db, 'efua', 'director', ['ejura_sekyedumase_municipal']);
  ids.yaw = await putPosts(portal.context.db, 'yaw', 'responder');
  ids.admin = await putPosts(portal.context.db, 'admin', 'admin');
  await on('2026-04-15T12:00:00Z');
});
afterAll(() => portal.close());

/** A session lasts a day, so everybody signs in again; what comes round each day has come round. */
async function on(instant: string): Promise<void> {
  portal.clock.set(instant);
  await portal.context.db.deleteFrom('job').where('kind', '=', 'turnCovers').execute();
  await portal.context.jobs.enqueue(portal.context.db, { kind: 'turnCovers', payload: null });
  await portal.context.jobs.runDue(['turnCovers']);
  for (const name of names) callers[name] = await portal.as(name);
}
const post = async (who: PersonName, url: string, payload: object = {}) => {
  const answer = await callers[who].inject({ method: 'POST', url: `/api${url}`, payload });
  return { status: answer.statusCode, body: answer.json<{ id: number; title: string; detail: string }>() };
};
const get = async <T>(who: PersonName, url: string) => (await callers[who].inject(`/api${url}`)).json<T>();
const cover = (absent: PersonName, by: PersonName, until: string, from?: string) =>
  post('admin', `/officers/${ids[absent]}/covers`, { officerId: ids[by], until, ...(from && { from }) });
const endCover = async (absent: PersonName, id: number) =>
  (await callers.admin.inject({ method: 'DELETE', url: `/api/officers/${ids[absent]}/covers/${id}` })).statusCode;
interface Shown {
  readonly coveredBy: { id: number; name: string; from: string; until: string }[];
  readonly coversFor: { name: string }[];
}
const shown = (who: PersonName) => get<Shown>('admin', `/officers/${ids[who]}`);
const farmersOf = async (who: PersonName) =>
  (await get<{ found: { name: string }[] }>(who, '/farmers')).found.map(({ name }) => name);
const add = async (who: PersonName, name: string, phone: string) =>
  (await post(who, '/farmers', { name, phone, addressId: 'ejura' })).body.id;
const told = async (who: PersonName) =>
  (await get<{ found: { text: string }[] }>(who, '/notifications')).found.map(({ text }) => text);
const across = async (who: PersonName) => (await callers[who].inject('/api/farmers/duplicates?across=true')).statusCode;

test('who stands in reaches the farmers of who is away, old and new, from the first day to the last, and nothing is left over', async () => {
  const abena = await add('ama', 'Abena', '0244000001');
  const shared = await add('ama', 'Shared anyway', '0244000002');
  await post('ama', '/farmers/share', { ids: [shared], officerIds: [ids.kofi] });
  expect((await cover('ama', 'kofi', '2026-04-30', '2026-04-20')).status).toBe(200);
  expect((await shown('ama')).coveredBy).toMatchObject([
    { name: expect.stringMatching(/^Kofi/), from: '2026-04-20', until: '2026-04-30' },
  ]);
  expect((await shown('kofi')).coversFor).toMatchObject([{ name: expect.stringMatching(/^Ama/) }]);
  expect(await farmersOf('kofi')).toEqual(['Shared anyway']);

  await on('2026-04-20T00:10:00Z');
  expect(await farmersOf('kofi')).toEqual(['Abena', 'Shared anyway']);
  await add('ama', 'Added meanwhile', '0244000003');
  await on('2026-04-30T23:50:00Z');
  await post('kofi', '/groups', { label: 'Theirs', description: 'G', farmerIds: [abena, shared] });
  expect(await farmersOf('kofi')).toEqual(['Abena', 'Added meanwhile', 'Shared anyway']);

  await on('2026-05-01T00:10:00Z');
  expect(await farmersOf('kofi')).toEqual(['Shared anyway']);
  expect(await get('kofi', '/groups')).toMatchObject([{ label: 'Theirs', members: 1 }]);
  expect((await shown('ama')).coveredBy).toEqual([]);
  expect((await told('kofi')).filter((text) => text.includes('stand in'))).toEqual([
    expect.stringMatching(/^You do not stand in for Ama/),
    expect.stringMatching(
      /^You stand in for Ama .* from 20 Apr 2026 to 30 Apr 2026, with their posts and notices and 2 farmers\.$/,
    ),
  ]);
});

test('who stands in for a director has the rights of the post that day, and hears what the director is told', async () => {
  await on('2026-05-04T08:00:00Z');
  expect(await across('kofi')).toBe(403);
  expect((await cover('efua', 'kofi', '2026-05-10')).status).toBe(200);
  expect(await across('kofi')).toBe(200);
  expect((await get<Shown & { posts: object[] }>('admin', `/officers/${ids.kofi}`)).posts).toHaveLength(1);

  const { context, clock } = portal;
  const telling = { db: context.db, context, now: clock.now() };
  const waiting = { kind: 'messageToApprove', params: { by: 'Ama', recipients: 5 }, link: '/controlcenter' } as const;
  await tell(telling, ids.efua, waiting);
  await tell(telling, ids.efua, { ...waiting, kind: 'messageApproved', params: { by: 'The administrator' } });
  const sentence = 'Ama wrote a message to 5 farmers. It is sent once you approve it.';
  expect(await told('efua')).toEqual(expect.arrayContaining([sentence]));
  const inFrench = await get<{ found: { text: string }[] }>('kofi', '/notifications?language=fr');
  expect(inFrench.found.map(({ text }) => text)).toContain(
    'Ama a écrit un message à 5 agriculteurs. Il part une fois que vous l’approuvez.',
  );
  expect((await told('kofi')).filter((text) => text.includes('message'))).toEqual([sentence]);
  const [{ id = 0 } = {}] = (await shown('efua')).coveredBy;
  expect(await endCover('efua', id)).toBe(200);
  expect(await across('kofi')).toBe(403);
  expect(await endCover('efua', id)).toBe(404);
});

test('an administrator is stood in for in the field alone', async () => {
  expect((await cover('admin', 'kofi', '2026-05-10')).status).toBe(200);
  expect((await callers.kofi.inject('/api/audit/log')).statusCode).toBe(403);
});

test.each([
  ['days that are past', 'ama', 'kofi', '2026-05-10', '2026-05-03', 422, /begins today \(2026-05-04\)/],
  [
    'a last day before the first',
    'ama',
    'kofi',
    '2026-05-05',
    '2026-05-06',
    422,
    /found \\"2026-05-06\\" to \\"2026-05-05\\"/,
  ],
  ['no day of a calendar', 'ama', 'kofi', '2026-02-30', undefined, 422, /Write days such as 2026-05-04/],
  ['more than a year', 'ama', 'kofi', '2027-06-01', undefined, 422, /366 days at most/],
  ['a responder', 'ama', 'yaw', '2026-05-10', undefined, 404, /no officer/],
  ['the officer themself', 'ama', 'ama', '2026-05-10', undefined, 404, /no officer/],
] as const)('a cover of %s is refused with what to write', async (_, absent, by, until, from, status, sentence) => {
  const answer = await cover(absent, by, until, from);
  expect(answer.status).toBe(status);
  expect(JSON.stringify(answer.body)).toMatch(sentence);
});

test('nobody is covered twice on one day, nor by who is away', async () => {
  expect((await cover('ama', 'kofi', '2026-05-20', '2026-05-11')).status).toBe(200);
  const twice = await cover('ama', 'efua', '2026-05-25', '2026-05-20');
  expect([twice.status, JSON.stringify(twice.body)]).toEqual([
    409,
    expect.stringMatching(/Kofi.* stands in for Ama.* from 2026-05-11 to 2026-05-20/),
  ]);
  const away = await cover('efua', 'ama', '2026-05-12', '2026-05-12');
  expect([away.status, JSON.stringify(away.body)]).toEqual([
    409,
    expect.stringMatching(/Ama.* is away from 2026-05-11 to 2026-05-20/),
  ]);
  expect((await cover('ama', 'efua', '2026-05-25', '2026-05-21')).status).toBe(200);
});

test('who leaves while covered hands over, and who stood in keeps nothing', async () => {
  await on('2026-05-12T08:00:00Z');
  expect(await farmersOf('kofi')).toContain('Abena');
  const url = `/officers/${ids.ama}/deactivate?handOverTo=${ids.efua}`;
  expect((await post('admin', url)).status).toBe(200);
  expect(await farmersOf('kofi')).toEqual(['Shared anyway']);
  expect(await farmersOf('efua')).toContain('Abena');
});

test('a cover given just after midnight leaves the one that ran out to be ended with a word to who stood in', async () => {
  await on('2026-06-01T08:00:00Z');
  const before = (await told('kofi')).length;
  expect((await cover('efua', 'kofi', '2026-06-01')).status).toBe(200);
  portal.clock.set('2026-06-02T00:01:00Z');
  for (const name of names) callers[name] = await portal.as(name);
  expect((await cover('yaw', 'kofi', '2026-06-03')).status).toBe(200);
  await on('2026-06-02T00:10:00Z');
  const [first, ...more] = (await told('kofi')).slice(0, -before);
  expect(first).toBe('You do not stand in for Efua (demo plant protection) any more.');
  expect(more).toHaveLength(2);
});
