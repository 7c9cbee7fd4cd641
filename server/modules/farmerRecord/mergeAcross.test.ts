import { afterAll, beforeAll, expect, test } from 'vitest';
import { allHeard } from '../../testing/heard.ts';
import { putPosts } from '../../testing/putPosts.ts';
import { buildTestApp, type Caller, type TestApp } from '../../testing/testApp.ts';
import { compareFarmers } from './merge.service.ts';

let portal: TestApp;
let ama: Caller;
let kofi: Caller;
let admin: Caller;
/** Directs Ejura. */
let director: Caller;
beforeAll(async () => {
  portal = await buildTestApp({ now: '2026-04-15T12:00:00Z' });
  await putPosts(portal.context.db, 'efua', 'director', ['ejura_sekyedumase_municipal']);
  await allHeard(portal.context);
  [ama, kofi, admin, director] = [
    await portal.as('ama'),
    await portal.as('kofi'),
    await portal.as('admin'),
    await portal.as('efua'),
  ];
});
afterAll(() => portal.close());

interface Farmer {
  readonly id: number;
  readonly registryNumber: string;
  readonly [field: string]: unknown;
}
const post = (caller: Caller, url: string, payload: object = {}) =>
  caller.inject({ method: 'POST', url: `/api${url}`, payload });
const add = async (caller: Caller, name: string, phone: string, fields: object = {}): Promise<Farmer> => {
  const answer = await post(caller, '/farmers', { name, phone, addressId: 'ejura', ...fields });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Farmer>();
};
const status = async (caller: Caller, id: number) => (await caller.inject(`/api/farmers/${id}`)).statusCode;
const across = async (caller: Caller) => {
  while (await compareFarmers(portal.context));
  return (await caller.inject('/api/farmers/duplicates?across=true')).json<{
    found: { because: string[]; farmers: { id: number }[] }[];
  }>().found;
};
const choiceOf = (id: number) => ({ name: id, phone: id, email: id, place: id, language: id, crops: 'all' });

let first: Farmer;
let second: Farmer;

test('one person on the lists of two officers is proposed to the level above both, and to nobody else', async () => {
  const consent = { given: true, source: 'in person', date: '2026-04-01' };
  first = await add(ama, 'Akosua Mensah', '0244000001', { crops: ['maize'], consent });
  second = await add(kofi, 'Mensah Akosua', '0244000001', { crops: ['rice'], sex: 'female' });
  // A couple on two lists with one phone is two farmers.
  await add(kofi, 'Kwabena Owusu', '0244000001', { sharesPhone: true });
  for (const above of [director, admin]) {
    const found = await across(above);
    expect(found.map(({ because, farmers }) => [because, farmers.map(({ id }) => id)])).toEqual([
      [
        ['phone', 'name'],
        [first.id, second.id],
      ],
    ]);
  }
  for (const officer of [ama, kofi])
    expect((await officer.inject('/api/farmers/duplicates?across=true')).statusCode).toBe(403);
  expect((await ama.inject('/api/farmers/duplicates')).json()).toMatchObject({ total: 0 });
});

test('an officer cannot merge the entries of another, nor a director those of another district', async () => {
  const ids = [first.id, second.id];
  expect((await post(ama, '/farmers/merge', { ids, choice: choiceOf(first.id) })).statusCode).toBe(404);
  const far = await add(kofi, 'Akosua Mensah', '0244000009', { addressId: 'tamale' });
  for (const url of ['/farmers/merge/preview', '/farmers/merge'])
    expect((await post(director, url, { ids: [first.id, far.id], choice: choiceOf(first.id) })).statusCode).toBe(404);
  expect((await post(director, '/farmers/duplicates/apart', { ids: [first.id, far.id], apart: true })).statusCode).toBe(
    404,
  );
});

test('merged, both officers reach the farmer, consent is the strictest, both are told, and it can be taken back', async () => {
  const ids = [first.id, second.id];
  const group = (await post(kofi, '/groups', { label: 'Rice', description: 'Rice', farmerIds: [second.id] })).json<{
    id: number;
  }>();
  expect((await post(director, '/farmers/merge/preview', { ids })).json()).toMatchObject({
    stays: first.id,
    after: { consent: { given: false }, groups: ['Rice'] },
  });
  const merged = await post(director, '/farmers/merge', { ids, choice: choiceOf(first.id) });
  expect(merged.statusCode, merged.body).toBe(200);
  const seen = (await kofi.inject(`/api/farmers/${first.id}`)).json<Farmer>();
  expect(seen).toMatchObject({
    own: false,
    crops: ['maize', 'rice'],
    sex: 'female',
    consent: { given: false },
    formerNumbers: [second.registryNumber],
    groups: [{ id: group.id, label: 'Rice' }],
  });
  expect(await status(kofi, second.id)).toBe(404);
  for (const keeper of [ama, kofi])
    expect((await keeper.inject('/api/notifications')).body).toContain('is one farmer now');
  expect(await across(director)).toEqual([]);

  // By who merged alone.
  const { undo } = merged.json<{ undo: string }>();
  expect((await post(ama, `/trash/${undo}/restore`)).statusCode).toBe(404);
  const back = await post(director, `/trash/${undo}/restore`);
  expect(back.statusCode, back.body).toBe(200);
  expect((await ama.inject(`/api/farmers/${first.id}`)).json()).toMatchObject({
    own: true,
    crops: ['maize'],
    sex: null,
    consent: { given: true },
    sharedWith: [],
    formerNumbers: [],
  });
  expect((await kofi.inject(`/api/farmers/${second.id}`)).json()).toMatchObject({
    own: true,
    registryNumber: second.registryNumber,
    groups: [{ label: 'Rice' }],
  });
  expect(await status(kofi, first.id)).toBe(404);
});

test('entries told apart by the level above are not proposed again', async () => {
  const payload = { ids: [first.id, second.id], apart: true };
  expect((await post(director, '/farmers/duplicates/apart', payload)).json()).toEqual({ apart: true });
  expect(await across(director)).toEqual([]);
});
