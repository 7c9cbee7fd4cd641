import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type Caller, type TestApp } from '../../testing/testApp.ts';

let portal: TestApp;
let admin: Caller;
let ama: Caller;
beforeAll(async () => {
  portal = await buildTestApp();
  [admin, ama] = [await portal.as('admin'), await portal.as('ama')];
});
afterAll(() => portal.close());

interface Officer {
  readonly id: string;
  readonly name: string;
  readonly [field: string]: unknown;
}
const post = (caller: Caller, url: string, payload?: object) =>
  caller.inject({ method: 'POST', url: `/api${url}`, ...(payload && { payload }) });
const named = async (name: string) =>
  (await admin.inject('/api/officers?inactive=true'))
    .json<Officer[]>()
    .find((officer) => officer.name.startsWith(name));
const abena = {
  name: 'Abena Osei',
  email: 'abena@example.org',
  phone: '0244xxxxxx',
  institution: 'MoFA',
  role: 'user',
};
const password = 'pelican orchid tram';

test('officers see names and institutions; administrators see how officers are reached', async () => {
  const seen = (await ama.inject('/api/broadcast')).json<Officer[]>();
  expect(seen.map(({ name }) => name)).toContain('Kofi (demo officer)');
  expect(seen.every((officer) => Object.keys(officer).toSorted().join() === 'id,institution,name')).toBe(true);
  expect(await named('Kofi')).toMatchObject({ email: 'kofi@demo.agrihub.example', role: 'user', active: true });
  expect((await ama.inject('/api/broadcast/search?searchVal=kofi')).json<Officer[]>()).toHaveLength(1);
  // An address is not found by those who may not see it.
  expect((await ama.inject('/api/broadcast/search?searchVal=demo.agrihub')).json()).toEqual([]);
});

test('an administrator adds an officer, who signs in; the message comes on success alone', async () => {
  expect((await post(admin, '/broadcast', abena)).json()).toMatchObject({
    message: '"0244xxxxxx" is not a telephone number of Ghana. Write its ten digits, such as 0244123456.',
  });
  const added = await post(admin, '/broadcast', {
    ...abena,
    phone: '0244123456',
    role: 'responser',
    password,
    repeat_password: password,
  });
  expect(added.json()).toMatchObject({
    message: 'Officer Added Successfully',
    name: 'Abena Osei',
    role: 'responder',
    active: true,
  });
  expect((await post(portal, '/broadcast/login', { email: abena.email, password })).statusCode).toBe(200);
  expect((await post(admin, '/broadcast', { ...abena, phone: '0244123456' })).statusCode).toBe(409);
  expect((await post(ama, '/broadcast', { ...abena, email: 'x@example.org', phone: '0244123456' })).statusCode).toBe(
    403,
  );
});

test('without a password a link is mailed that sets one within a week', async () => {
  await post(admin, '/officers', { ...abena, name: 'Yaa', email: 'yaa@example.org', phone: '0244123457' });
  const jobs = await portal.context.db.selectFrom('job').select('payload').where('kind', '=', 'mailAccount').execute();
  expect(jobs.map(({ payload }) => payload)).toContainEqual({ about: 'invited', personId: (await named('Yaa'))?.id });
});

test('somebody with an account of the data hub becomes an officer besides, with the password they have', async () => {
  expect(
    (await post(admin, '/officers', { ...abena, name: 'Esi', email: 'ESI@demo.agrihub.example', phone: '0244123458' }))
      .statusCode,
  ).toBe(200);
  expect(
    (await post(portal, '/broadcast/login', { email: 'esi@demo.agrihub.example', password: 'demo-agrihub' }))
      .statusCode,
  ).toBe(200);
});

test('an officer is changed by an administrator', async () => {
  const { id = '' } = (await named('Abena')) ?? {};
  expect((await post(admin, `/broadcast/update/${id}`, { name: 'Abena O. Osei', role: 'pprsd' })).json()).toMatchObject(
    { name: 'Abena O. Osei', role: 'pprsd', email: 'abena@example.org' },
  );
  expect((await post(ama, `/broadcast/update/${id}`, { role: 'admin' })).statusCode).toBe(403);
});

test('an administrator gives an officer districts by key or name; they can be taken away again', async () => {
  const { id = '' } = (await named('Kofi')) ?? {};
  const kofi = await portal.as('kofi');
  expect(await named('Kofi')).toMatchObject({ districts: [] });
  const given = await post(admin, `/broadcast/update/${id}`, { districts: ['guan', 'Ejura Sekyedumase', 'guan'] });
  expect(given.json()).toMatchObject({ districts: ['ejura_sekyedumase_municipal', 'guan'], role: 'user' });
  // What is left out stays; other officers are told nothing of it.
  await post(admin, `/broadcast/update/${id}`, { institution: 'MoFA Ejura' });
  expect(await named('Kofi')).toMatchObject({ districts: ['ejura_sekyedumase_municipal', 'guan'] });
  expect((await kofi.inject(`/api/officers/${id}`)).json()).not.toHaveProperty('districts');
  expect(
    (await post(admin, `/broadcast/update/${id}`, { districts: ['Ejurra'] })).json<{ message: string }>().message,
  ).toMatch(/^There is no district "Ejurra"/);
  expect((await post(kofi, `/broadcast/update/${id}`, { districts: [] })).statusCode).toBe(403);
  await post(admin, `/broadcast/update/${id}`, { districts: [] });
  expect(await named('Kofi')).toMatchObject({ districts: [] });
});

test('a deactivated officer is signed out and replaced: farmers and groups go to another; active again, nothing was lost', async () => {
  const [from, to] = [(await named('Ama'))?.id ?? '', (await named('Kofi'))?.id ?? ''];
  const kofi = await portal.as('kofi');
  const add = async (caller: Caller, name: string, phone: string) =>
    (await post(caller, '/farmers', { name, phone, addressId: 'ejura' })).json<{ id: number }>().id;
  const [one, both] = [await add(ama, 'One', '0244000001'), await add(ama, 'Both of Ama', '0244000002')];
  await add(kofi, 'Both of Kofi', '0244000002');
  await post(ama, '/groups', { label: 'Ours', description: 'O', farmerIds: [one, both] });
  const ended = await post(admin, `/officers/${from}/deactivate?handOverTo=${to}`);
  expect(ended.json()).toMatchObject({
    active: false,
    handedOver: 1,
    files: 0,
    message: 'Ama (demo officer) has been deactivated',
  });
  expect((await kofi.inject('/api/notifications')).json()).toMatchObject({
    found: [{ text: 'Ama (demo officer) was deactivated. What they kept is yours now, with its groups: 1 farmer.' }],
  });
  expect((await ama.inject('/api/farmers')).statusCode).toBe(401);
  expect(
    (await post(portal, '/broadcast/login', { email: 'ama@demo.agrihub.example', password: 'demo-agrihub' }))
      .statusCode,
  ).toBe(403);
  const { found } = (await kofi.inject('/api/farmers')).json<{ found: { name: string }[] }>();
  expect(found.map(({ name }) => name)).toEqual(['Both of Kofi', 'One']);
  expect((await kofi.inject('/api/groups')).json()).toMatchObject([{ label: 'Ours', members: 2 }]);
  expect((await kofi.inject('/api/officers')).json<Officer[]>().map(({ name }) => name)).not.toContain(
    'Ama (demo officer)',
  );
  expect((await post(admin, `/officers/${from}/activate`)).json()).toMatchObject({ active: true, role: 'user' });
  expect(
    (await post(portal, '/broadcast/login', { email: 'ama@demo.agrihub.example', password: 'demo-agrihub' }))
      .statusCode,
  ).toBe(200);
});

test('the last administrator stays one', async () => {
  const { id = '' } = (await named('Demo Administrator')) ?? {};
  expect(
    (await admin.inject({ method: 'PATCH', url: `/api/officers/${id}`, payload: { role: 'user' } })).statusCode,
  ).toBe(409);
});
