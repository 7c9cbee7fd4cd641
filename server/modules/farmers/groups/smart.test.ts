import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type Caller, type TestApp } from '#server/testing/testApp.ts';

let portal: TestApp;
let ama: Caller;
let kofi: Caller;
let ejura: number;
beforeAll(async () => {
  portal = await buildTestApp({ now: '2026-04-15T12:00:00Z' });
  [ama, kofi] = [await portal.as('ama'), await portal.as('kofi')];
  ejura = await add({
    name: 'Akosua Mensah',
    crops: ['maize'],
    consent: { given: true, source: 'in person', date: null },
  });
  await add({ name: 'Kwame Owusu', crops: ['maize', 'rice'], addressId: 'kumasi' });
  await add({ name: 'Abena Pokuaa', crops: ['rice'] });
});
afterAll(() => portal.close());

const post = (caller: Caller, url: string, payload: object = {}) =>
  caller.inject({ method: 'POST', url: `/api${url}`, payload });
let numbers = 0;
async function add(fields: object): Promise<number> {
  numbers += 1;
  const answer = await post(ama, '/farmers', {
    phone: `02460000${String(numbers).padStart(2, '0')}`,
    addressId: 'ejura',
    ...fields,
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ id: number }>().id;
}
interface Group {
  readonly id: number;
  readonly members: number;
  readonly consented: number;
  readonly filter: object | null;
}
async function smart(label: string, filter: object): Promise<Group> {
  const made = await post(ama, '/groups', { label, description: 'D', filter });
  expect(made.statusCode, made.body).toBe(200);
  return made.json<Group>();
}
const names = async (url: string) =>
  (await ama.inject(url))
    .json<{ found: { name?: string; extension?: { name: string } }[] }>()
    .found.map((each) => each.name ?? each.extension?.name);
const members = async (id: number) =>
  (await ama.inject('/api/groups')).json<Group[]>().find((group) => group.id === id)?.members;

test('a smart group holds whom its filter finds now, and tells how many that are', async () => {
  const group = await smart('Maize', { crop: 'maize' });
  expect(group).toMatchObject({ members: 2, consented: 1, filter: { crop: 'maize' } });
  const late = await add({ name: 'Yaw Boateng', crops: ['maize'] });
  expect(await members(group.id)).toBe(3);
  expect(await names(`/api/groups/${group.id}/members`)).toEqual(['Akosua Mensah', 'Kwame Owusu', 'Yaw Boateng']);
  expect(await names(`/api/farmers?group=${group.id}`)).toEqual(['Akosua Mensah', 'Kwame Owusu', 'Yaw Boateng']);
  expect(await names(`/api/groups/${group.id}/members?q=owusu`)).toEqual(['Kwame Owusu']);
  await ama.inject({ method: 'DELETE', url: `/api/farmers/${late}` });
  expect(await members(group.id)).toBe(2);
});

test('a message to a smart group goes to whom it finds when it is sent; nothing is forgiven in its words', async () => {
  const chosen = async (id: number) =>
    (await post(ama, '/messages/preview', { text: 'Rain', groupIds: [id] })).json<{ chosen: number }>().chosen;
  expect(await chosen((await smart('Ejura', { district: 'ejura_sekyedumase_municipal' })).id)).toBe(2);
  expect(await chosen((await smart('Named so', { q: 'mensah' })).id)).toBe(1);
  expect((await smart('With a letter missing', { q: 'mesah' })).members).toBe(0);
});

test('nobody is put into a smart group or taken out of it; a farmer’s page names it', async () => {
  const { id } = await smart('Rice', { crop: 'rice' });
  for (const url of [`/groups/${id}/members`, `/groups/${id}/members/remove`]) {
    expect((await post(ama, url, { farmerIds: [ejura] })).json()).toMatchObject({
      message:
        '"Rice" is a smart group: its filter says who is in it. Put farmers into a plain group, or change the farmers so that the filter finds them.',
    });
  }
  expect(
    (await ama.inject(`/api/farmers/${ejura}`))
      .json<{ groups: { label: string }[] }>()
      .groups.map(({ label }) => label),
  ).toEqual(['Ejura', 'Maize', 'Named so']);
});

test('a smart group that was deleted comes back as one', async () => {
  const { id } = await smart('Gone', { crop: 'rice' });
  const { undo } = (await ama.inject({ method: 'DELETE', url: `/api/groups/${id}` })).json<{ undo: string }>();
  expect((await post(ama, `/trash/${undo}/restore`)).json()).toEqual({ message: 'Brought back: Gone' });
  const groups = (await ama.inject('/api/groups')).json<{ id: number }[]>();
  expect(groups.find((each) => each.id === id)).toMatchObject({ filter: { crop: 'rice' }, members: 2 });
});

test('a filter is saved under a name, opened, renamed, replaced by the next of its name, deleted and brought back', async () => {
  const save = async (name: string, filter: object) =>
    (await post(ama, '/farmers/filters', { name, filter })).json<{ id: number }>();
  const list = async (caller: Caller) =>
    (await caller.inject('/api/farmers/filters')).json<{ name: string; filter: object }[]>();
  const { id } = await save(' Rice of Ejura ', { crop: 'rice', consent: false });
  expect((await save('rice of ejura', { crop: 'rice' })).id).toBe(id);
  await save('Akan', { language: 'ak' });
  expect(await list(ama)).toMatchObject([
    { name: 'Akan', filter: { language: 'ak' } },
    { name: 'rice of ejura', filter: { crop: 'rice' } },
  ]);
  expect(await list(kofi)).toEqual([]);
  const rename = (caller: Caller, name: string) =>
    caller.inject({ method: 'PATCH', url: `/api/farmers/filters/${id}`, payload: { name } });
  expect((await rename(ama, 'AKAN')).json()).toMatchObject({
    message: 'You have a saved filter called "AKAN" already. Choose another name.',
  });
  expect((await rename(kofi, 'Mine')).statusCode).toBe(404);
  expect((await rename(ama, 'Rice')).json()).toMatchObject({ name: 'Rice' });
  const { undo } = (await ama.inject({ method: 'DELETE', url: `/api/farmers/filters/${id}` })).json<{ undo: string }>();
  expect(await list(ama)).toHaveLength(1);
  await post(ama, `/trash/${undo}/restore`);
  expect(await list(ama)).toHaveLength(2);
});
