import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type Caller, type TestApp } from '#server/testing/testApp.ts';

let portal: TestApp;
let ama: Caller;
let kofi: Caller;
let ids: number[];
let amaId: string;
let kofiId: string;
beforeAll(async () => {
  portal = await buildTestApp();
  [ama, kofi] = [await portal.as('ama'), await portal.as('kofi')];
  const officers = (await ama.inject('/api/officers')).json<{ id: string; name: string }[]>();
  const idOf = (name: string) => officers.find((officer) => officer.name.startsWith(name))?.id ?? '';
  [amaId, kofiId] = [idOf('Ama'), idOf('Kofi')];
  ids = [];
  for (const at of [1, 2, 3])
    ids.push(
      (await post(ama, '/farmers', { name: `Farmer ${at}`, phone: `024400000${at}`, addressId: 'ejura' })).json<{
        id: number;
      }>().id,
    );
});
afterAll(() => portal.close());

const post = (caller: Caller, url: string, payload: object = {}) =>
  caller.inject({ method: 'POST', url: `/api${url}`, payload });
const idsOf = async (caller: Caller, query = '') =>
  (await caller.inject(`/api/farmers${query}`)).json<{ found: { id: number }[] }>().found.map(({ id }) => id);
const notices = async (caller: Caller) =>
  (await caller.inject('/api/notifications')).json<{
    found: { id: number; kind: string; text: string; read: boolean }[];
  }>().found;

test('a shared farmer is in the partner’s list, named by the owner, and is not theirs to change', async () => {
  const shared = await post(ama, '/farmers/share', { ids: [ids[0], ids[1]], officerIds: [kofiId] });
  expect(shared.json()).toEqual({ message: 'contact(s) shared', shared: 2 });
  expect(await idsOf(kofi)).toEqual([ids[0], ids[1]]);
  const one = (await kofi.inject(`/api/farmers/${ids[0]}`)).json();
  expect(one).toMatchObject({
    own: false,
    owner: { id: amaId, name: 'Ama (demo officer)' },
    accessPemission: `${kofiId}.0`,
    phone: '*******0001',
  });
  const refused = await kofi.inject({ method: 'PATCH', url: `/api/farmers/${ids[0]}`, payload: { name: 'X' } });
  expect([refused.statusCode, refused.json()]).toMatchObject([
    403,
    {
      message:
        '"Farmer 1" was shared with you and can only be changed by the officer who shared. Leave them out, or ask for the share to be taken back.',
    },
  ]);
  expect((await post(kofi, '/farmers/remove', { ids: [ids[0]] })).statusCode).toBe(403);
  expect((await post(kofi, '/farmers/share', { ids: [ids[0]], officerIds: [amaId] })).statusCode).toBe(403);
  expect((await post(kofi, `/farmers/${ids[0]}/reveal`)).json()).toEqual({ phone: '0244000001' });
});

test('the partner is told once for all of them, and sharing again tells nothing new', async () => {
  expect(await notices(kofi)).toMatchObject([
    { kind: 'farmersShared', text: 'Ama (demo officer) shared 2 contacts with you.', read: false },
  ]);
  expect((await post(ama, '/farmers/share', { ids: [ids[0]], officerIds: [kofiId] })).json()).toMatchObject({
    shared: 0,
  });
  expect(await notices(kofi)).toHaveLength(1);
});

test('in the words of the specification a notice ends with ext and a character, and the list holds it until it is seen', async () => {
  const { contacts, notifications } = (await kofi.inject('/api/broadcast/contact/show')).json<{
    contacts: unknown[];
    notifications: { id: number }[];
  }>();
  expect(contacts).toHaveLength(2);
  expect(notifications).toMatchObject([
    {
      description: 'Ama (demo officer) shared 2 contacts with you. ext.',
      partnerId: amaId,
      extId: ids[0],
      podcastId: null,
      seen: false,
    },
  ]);
  await post(kofi, `/broadcast/notification/update/${notifications[0]?.id}`, { seen: true });
  expect((await kofi.inject('/api/broadcast/contact/show')).json<{ notifications: unknown[] }>().notifications).toEqual(
    [],
  );
});

test('a partner puts shared farmers into a group, and loses them from it with the share', async () => {
  const group = (await post(kofi, '/groups', { label: 'Shared', description: 'S', farmerIds: [ids[0], ids[1]] })).json<{
    id: number;
    members: number;
  }>();
  expect(group.members).toBe(2);
  await post(ama, '/farmers/unshare', { ids: [ids[0]], officerIds: [kofiId] });
  expect(await idsOf(kofi)).toEqual([ids[1]]);
  expect((await kofi.inject(`/api/groups/${group.id}/members`)).json()).toMatchObject({ total: 1 });
  expect((await kofi.inject(`/api/farmers/${ids[0]}`)).statusCode).toBe(404);
});

test('a partner asks to have a share ended; the owner ends it from the notice', async () => {
  expect(
    (await post(kofi, '/farmers/unshare-request', { ids: [ids[1]], description: 'Not in my district' })).json(),
  ).toMatchObject({ asked: 1 });
  const [notice] = await notices(ama);
  expect(notice?.text).toBe(
    'Kofi (demo officer) asks you to unshare a contact you shared: Farmer 2. They write: "Not in my district".',
  );
  expect((await post(kofi, `/farmers/notices/${notice?.id}/unshare`)).statusCode).toBe(404);
  expect((await post(ama, `/farmers/notices/${notice?.id}/unshare`)).json()).toEqual({
    message: 'contact(s) unshared',
    unshared: 1,
  });
  expect(await idsOf(kofi)).toEqual([]);
  expect((await notices(ama))[0]).toMatchObject({ read: true });
});

test('a partner gives a share back from the notice that told of it', async () => {
  await post(ama, '/broadcast/share', { extId: ids[2], partnerId: kofiId });
  const [notice] = await notices(kofi);
  expect(notice?.text).toBe('Ama (demo officer) shared a contact with you: Farmer 3.');
  expect((await post(kofi, `/farmers/notices/${notice?.id}/unshare`)).json()).toMatchObject({ unshared: 1 });
  expect(await idsOf(kofi)).toEqual([]);
});

test('what was told of one farmer leads to them; once the share has ended by the list or the farmer is deleted it is seen', async () => {
  const told = async () =>
    (await kofi.inject('/api/notifications')).json<{ found: { text: string; link: string; read: boolean }[] }>()
      .found[0];
  const share = () => post(ama, '/farmers/share', { ids: [ids[2]], officerIds: [kofiId] });
  await share();
  expect(await told()).toMatchObject({ link: `/controlcenter/extensions/${ids[2]}`, read: false });
  await post(ama, '/farmers/unshare', { ids: [ids[2]] });
  expect(await told()).toMatchObject({ read: true });
  await share();
  await post(kofi, '/farmers/unshare', { ids: [ids[2]] });
  expect(await told()).toMatchObject({ read: true });
  await share();
  expect(await told()).toMatchObject({ read: false });
  await ama.inject({ method: 'DELETE', url: `/api/farmers/${ids[2]}` });
  expect(await told()).toMatchObject({ read: true });
});

test('what the other officer was told of a share is seen once it was ended from the notice', async () => {
  const [one] = ids;
  await post(ama, '/farmers/share', { ids: [one], officerIds: [kofiId] });
  await post(kofi, '/farmers/unshare-request', { ids: [one] });
  expect((await notices(ama))[0]).toMatchObject({ kind: 'unshareAsked', read: false });
  await post(kofi, `/farmers/notices/${(await notices(kofi))[0]?.id}/unshare`);
  expect((await notices(ama))[0]).toMatchObject({ kind: 'unshareAsked', read: true });
});

test('farmers are shared with officers alone: not with oneself, a responder or nobody', async () => {
  const offered = (await ama.inject('/api/officers?partners=true')).json<{ id: string; name: string }[]>();
  expect(offered.map(({ id }) => id)).toContain(kofiId);
  const responder = (await ama.inject('/api/officers'))
    .json<{ id: string; name: string }[]>()
    .find(({ name }) => name.startsWith('Yaw'))?.id;
  for (const id of [amaId, responder, 'nobody']) {
    expect((await post(ama, '/farmers/share', { ids: [ids[0]], officerIds: [id] })).statusCode).toBe(404);
    expect(offered.map((officer) => officer.id)).not.toContain(id);
  }
});

test('who asks for a share to be ended names themselves and the owner, or is told there is none', async () => {
  await post(ama, '/broadcast/share', { extId: ids[0], partnerId: kofiId });
  const ask = (body: object) =>
    post(kofi, '/broadcast/unshare/request', { extId: ids[0], ownerId: amaId, sharedUserId: kofiId, ...body });
  expect((await ask({ sharedUserId: amaId })).statusCode).toBe(404);
  expect((await ask({ ownerId: kofiId })).statusCode).toBe(404);
  expect((await ask({})).statusCode).toBe(200);
});
