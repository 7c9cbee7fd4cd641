import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendForm } from '#server/testing/sending.ts';
import { buildTestApp, type Caller, type TestApp } from '../../testing/testApp.ts';

let portal: TestApp;
let ama: Caller;
let kofi: Caller;
let ids: number[];
let amaId: string;
let kofiId: string;
beforeAll(async () => {
  portal = await buildTestApp();
  [ama, kofi] = [await portal.as('ama'), await portal.as('kofi')];
  const officers = (await (await portal.as('admin')).inject('/api/officers')).json<{ id: string; name: string }[]>();
  const idOf = (name: string) => officers.find((officer) => officer.name.startsWith(name))?.id ?? '';
  [amaId, kofiId] = [idOf('Ama'), idOf('Kofi')];
  ids = [];
  for (const name of ['Maize', 'Rice', 'Yam'])
    ids.push(
      (
        await sendForm(
          ama,
          { content: name, name: `${name}.txt`, fields: { fileName: name } },
          '/api/broadcast/podcast/upload',
        )
      ).json<{ id: number }>().id,
    );
});
afterAll(() => portal.close());

const post = (caller: Caller, url: string, payload: object = {}) =>
  caller.inject({ method: 'POST', url: `/api${url}`, payload });
const idsOf = async (caller: Caller) =>
  (await caller.inject('/api/files'))
    .json<{ found: { id: number }[] }>()
    .found.map(({ id }) => id)
    .toSorted();
const notices = async (caller: Caller) =>
  (await caller.inject('/api/notifications')).json<{
    found: { id: number; kind: string; text: string; read: boolean }[];
  }>().found;

test('a shared file is in the partner’s library, named by its officer; the partner is told once', async () => {
  expect((await post(ama, '/files/share', { ids: [ids[0], ids[1]], officerIds: [kofiId] })).json()).toEqual({
    message: 'File(s) shared',
    shared: 2,
  });
  expect(await idsOf(kofi)).toEqual([ids[0], ids[1]]);
  expect((await kofi.inject(`/api/files/${ids[0]}`)).json()).toMatchObject({
    own: false,
    owner: { id: amaId, name: 'Ama (demo officer)' },
    accessPemission: `${kofiId}.0`,
    sharedWith: [],
  });
  expect((await kofi.inject(`/api/files/${ids[0]}/content`)).body).toBe('Maize');
  expect((await post(ama, '/files/share', { ids: [ids[0]], officerIds: [kofiId] })).json()).toMatchObject({
    shared: 0,
  });
  expect(await notices(kofi)).toMatchObject([
    { kind: 'filesShared', text: 'Ama (demo officer) shared 2 files with you.', read: false },
  ]);
  expect((await ama.inject('/api/broadcast/podcast')).json()).toMatchObject([
    {},
    { accessPemission: `${kofiId}.0`, shares: 1 },
    {},
  ]);
});

test('a partner cannot rename, share or delete it', async () => {
  expect((await kofi.inject({ method: 'PATCH', url: `/api/files/${ids[0]}`, payload: { name: 'X' } })).statusCode).toBe(
    403,
  );
  expect((await post(kofi, '/files/share', { ids: [ids[0]], officerIds: [amaId] })).statusCode).toBe(403);
  expect((await post(kofi, '/files/remove', { ids: [ids[0]] })).statusCode).toBe(403);
});

test('the partner asks to have a share ended; the officer ends it from the notice', async () => {
  expect(
    (await post(kofi, '/files/unshare-request', { ids: [ids[1]], description: 'No rice here' })).json(),
  ).toMatchObject({ asked: 1 });
  const [notice] = await notices(ama);
  expect(notice).toMatchObject({
    kind: 'fileUnshareAsked',
    text: 'Kofi (demo officer) asks you to unshare a file you shared: Rice. They write: "No rice here".',
  });
  expect((await post(kofi, `/files/notices/${notice?.id}/unshare`)).statusCode).toBe(404);
  expect((await post(ama, `/files/notices/${notice?.id}/unshare`)).json()).toEqual({
    message: 'File(s) unshared',
    unshared: 1,
  });
  expect(await idsOf(kofi)).toEqual([ids[0]]);
  expect((await notices(ama))[0]).toMatchObject({ read: true });
});

test('the words of the specification: share, unshare, request, with the ids of who asks', async () => {
  expect((await post(ama, '/broadcast/podcasts/share', { extId: ids[2], partnerId: kofiId })).json()).toEqual({
    message: 'File(s) shared',
  });
  const ask = (body: object) =>
    post(kofi, '/broadcast/podcasts/unshare/request', {
      podcastId: ids[2],
      ownerId: amaId,
      sharedUserId: kofiId,
      ...body,
    });
  expect((await ask({ sharedUserId: amaId })).statusCode).toBe(404);
  expect((await ask({ ownerId: kofiId })).statusCode).toBe(404);
  expect((await ask({})).statusCode).toBe(200);
  expect((await post(ama, '/broadcast/podcasts/unshare', { podcastId: ids[2], partnerId: kofiId })).statusCode).toBe(
    200,
  );
  expect((await kofi.inject(`/api/files/${ids[2]}`)).statusCode).toBe(404);
});

test('what was told of a share is seen once the share has ended, whoever ended it and however', async () => {
  const unread = async (caller: Caller) =>
    (await caller.inject('/api/notifications?unread=true')).json<{ unread: number }>().unread;
  await post(kofi, '/notifications/read');
  await post(ama, '/notifications/read');
  await post(ama, '/files/share', { ids: [ids[1], ids[2]], officerIds: [kofiId] });
  await post(ama, '/files/unshare', { ids: [ids[1]] });
  // One of the two is still shared.
  expect(await unread(kofi)).toBe(1);
  await post(kofi, '/files/unshare-request', { ids: [ids[2]] });
  expect(await unread(ama)).toBe(1);
  await post(kofi, '/files/unshare', { ids: [ids[2]] });
  expect([await unread(kofi), await unread(ama)]).toEqual([0, 0]);
  // Ended from its notice, what the other was told is seen as well.
  await post(ama, '/files/share', { ids: [ids[1]], officerIds: [kofiId] });
  await post(kofi, '/files/unshare-request', { ids: [ids[1]] });
  const told = (await notices(kofi))[0]?.id;
  await post(kofi, `/files/notices/${told}/unshare`);
  expect([await unread(kofi), await unread(ama)]).toEqual([0, 0]);
});

test('a file notice stands beside those of contacts, and its last word is podcast', async () => {
  await post(ama, '/files/share', { ids: [ids[2]], officerIds: [kofiId] });
  expect(
    (await kofi.inject('/api/broadcast/contact/show')).json<{ notifications: object[] }>().notifications[0],
  ).toMatchObject({
    description: 'Ama (demo officer) shared a file with you: Yam. podcast.',
    partnerId: amaId,
    extId: null,
    podcastId: ids[2],
    seen: false,
  });
});

test('files of an officer who is deactivated pass to another, who sees what was shared with them too', async () => {
  const admin = await portal.as('admin');
  const ended = await post(admin, `/officers/${amaId}/deactivate?handOverTo=${kofiId}`);
  expect(ended.statusCode).toBe(200);
  expect(
    (await kofi.inject('/api/broadcast/podcast'))
      .json<{ id: number; accessPemission: string }[]>()
      .map(({ id, accessPemission }) => [id, accessPemission]),
  ).toEqual([...ids].toReversed().map((id) => [id, '']));
});
