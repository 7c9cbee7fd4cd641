import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type Caller, type TestApp } from '#server/testing/testApp.ts';

let portal: TestApp;
let ama: Caller;
let kofi: Caller;
let ids: number[];
let group: number;
beforeAll(async () => {
  portal = await buildTestApp();
  [ama, kofi] = [await portal.as('ama'), await portal.as('kofi')];
  ids = [];
  for (const at of [1, 2, 3]) {
    const consent = { given: at < 3, source: 'in person', date: null };
    ids.push(
      (
        await post(ama, '/broadcast/contact', {
          name: `Farmer ${at}`,
          phone: `024400000${at}`,
          addressId: 'ejura',
          consent,
        })
      ).json<{ id: number }>().id,
    );
  }
});
afterAll(() => portal.close());

const post = (caller: Caller, url: string, payload: object = {}) =>
  caller.inject({ method: 'POST', url: `/api${url}`, payload });
const members = async () =>
  (await ama.inject(`/api/groups/${group}/members`)).json<{
    found: { id: number; extension: { id: number } }[];
    total: number;
  }>();

test('a group is made of farmers, with how many there are and how many agreed to messages', async () => {
  const made = (
    await post(ama, '/broadcast/group', { label: 'Maize', description: 'Growers of maize', farmerIds: ids })
  ).json<{ id: number }>();
  expect(made).toMatchObject({ label: 'Maize', members: 3, consented: 2, message: 'Maize has been created' });
  group = made.id;
  expect((await ama.inject('/api/broadcast/group/show')).json()).toMatchObject([
    { id: group, label: 'Maize', description: 'Growers of maize' },
  ]);
  const nameless = await post(ama, '/groups', { label: ' ', description: 'D' });
  expect([nameless.statusCode, nameless.json()]).toMatchObject([400, { message: 'The label is empty. Fill it in.' }]);
});

test('its members are listed with their numbers masked', async () => {
  const links = (await ama.inject(`/api/broadcast/grouplink/show/${group}`)).json();
  expect(links).toMatchObject(
    [1, 2, 3].map((at) => ({ extGroupId: group, extension: { name: `Farmer ${at}`, phone: `*******000${at}` } })),
  );
  expect((await ama.inject(`/api/groups/${group}/members?q=0244%20000%20002`)).json()).toMatchObject({ total: 1 });
  expect((await ama.inject(`/api/farmers?group=${group}`)).json()).toMatchObject({ total: 3 });
});

test('farmers leave a group and join it again; they stay in the list', async () => {
  expect((await post(ama, `/groups/${group}/members/remove`, { farmerIds: [ids[0]] })).json()).toMatchObject({
    removed: 1,
    members: 2,
  });
  expect((await ama.inject('/api/farmers')).json()).toMatchObject({ total: 3 });
  expect((await post(ama, `/groups/${group}/members`, { farmerIds: ids })).json()).toMatchObject({
    added: 1,
    members: 3,
  });
  const [first] = (await members()).found;
  expect((await ama.inject({ method: 'DELETE', url: `/api/groups/links/${first?.id}` })).statusCode).toBe(200);
  await post(ama, '/broadcast/grouplink', { extensionId: first?.extension.id, extGroupId: group });
  expect((await members()).total).toBe(3);
});

test('another officer’s group is not there', async () => {
  const [first] = (await members()).found;
  const answers = [
    await kofi.inject(`/api/groups/${group}/members`),
    await kofi.inject({ method: 'PATCH', url: `/api/groups/${group}`, payload: { label: 'L', description: 'D' } }),
    await kofi.inject({ method: 'DELETE', url: `/api/groups/${group}` }),
    await kofi.inject({ method: 'DELETE', url: `/api/groups/links/${first?.id}` }),
    await post(kofi, `/groups/${group}/members/remove`, { farmerIds: ids }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
  // A group's number leads to nobody's farmers but one's own.
  expect((await kofi.inject(`/api/farmers?group=${group}`)).json()).toMatchObject({ total: 0 });
});

test('a deleted group comes back with its members', async () => {
  await post(ama, `/broadcast/group/update/${group}`, { label: 'Maize 2026', description: 'This season' });
  const removed = (await ama.inject({ method: 'DELETE', url: `/api/groups/${group}` })).json<{ undo: string }>();
  expect(removed).toMatchObject({ message: 'Maize 2026 has been deleted', days: 30 });
  expect((await ama.inject('/api/groups')).json()).toEqual([]);
  expect((await post(kofi, `/trash/${removed.undo}/restore`)).statusCode).toBe(404);
  expect((await post(ama, `/trash/${removed.undo}/restore`)).statusCode).toBe(200);
  expect((await ama.inject('/api/groups')).json()).toMatchObject([{ label: 'Maize 2026', members: 3 }]);
});

test('the older addresses that delete work with an Authorization header alone', async () => {
  const address = `/api/broadcast/contact/delete/${ids[2]}`;
  expect((await ama.inject(address)).statusCode).toBe(403);
  const token = (
    await post(portal, '/broadcast/login', { email: 'ama@demo.agrihub.example', password: 'demo-agrihub' })
  ).body;
  expect((await portal.inject({ url: address, headers: { authorization: `Bearer ${token}` } })).statusCode).toBe(200);
  expect((await members()).total).toBe(2);
});

test('what is kept of an officer is theirs to read: farmers with masked numbers, groups, filters, visits', async () => {
  await post(ama, '/farmers/filters', { name: 'Rice of Ho', filter: { crop: 'rice' } });
  await post(ama, `/farmers/${ids[0]}/visits`, { date: '2026-04-14', seen: 'Armyworm' });
  const { farmers } = (await ama.inject('/api/accounts/export')).json<{ farmers: object }>();
  expect(farmers).toMatchObject({
    farmers: [{ name: 'Farmer 1', phone: '*******0001' }, { name: 'Farmer 2' }],
    groups: [{ label: 'Maize 2026' }],
    filters: [{ name: 'Rice of Ho', filter: { crop: 'rice' } }],
    visits: [{ farmerId: ids[0], seen: 'Armyworm' }],
  });
});

test('an officer who deletes their account leaves farmers and groups to an administrator', async () => {
  const fates = (await ama.inject('/api/accounts/deletion')).json<{ fates: { what: string }[] }>().fates;
  expect(fates.map(({ what }) => what)).toContain('The farmers you keep (2) and your groups (1)');
  await ama.inject({ method: 'DELETE', url: '/api/accounts/me', payload: { password: 'demo-agrihub' } });
  const admin = await portal.as('admin');
  expect((await admin.inject('/api/farmers?whose=own')).json()).toMatchObject({ total: 2 });
  expect((await admin.inject('/api/groups')).json()).toMatchObject([{ label: 'Maize 2026', members: 2 }]);
});
