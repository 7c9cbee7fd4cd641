import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type Caller, type TestApp } from '../../testing/testApp.ts';
import { compareFarmers } from './merge.service.ts';

let portal: TestApp;
let ama: Caller;
let kofi: Caller;
beforeAll(async () => {
  portal = await buildTestApp({ now: '2026-04-15T12:00:00Z' });
  [ama, kofi] = [await portal.as('ama'), await portal.as('kofi')];
});
afterAll(() => portal.close());

const post = (caller: Caller, url: string, payload: object = {}) =>
  caller.inject({ method: 'POST', url: `/api${url}`, payload });
const get = async <Answer>(caller: Caller, url: string) => (await caller.inject(`/api${url}`)).json<Answer>();
async function add(caller: Caller, name: string, phone: string, fields: object = {}): Promise<number> {
  const answer = await post(caller, '/farmers', { name, phone, addressId: 'ejura', ...fields });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ id: number }>().id;
}
const from = (id: number, other = id) => ({ name: id, phone: other, email: id, place: id, language: id, crops: 'all' });
interface Duplicates {
  readonly found: readonly { readonly because: string[]; readonly farmers: readonly { readonly name: string }[] }[];
  readonly total: number;
  readonly comparing: boolean;
}
/** What is offered once all were compared. */
const duplicates = async (caller = ama) => {
  while (await compareFarmers(portal.context));
  return (await get<Duplicates>(caller, '/farmers/duplicates')).found.map(({ because, farmers }) => [
    because,
    farmers.map(({ name }) => name),
  ]);
};
/** All that the records hold of farmers and what hangs on them. */
async function everything(): Promise<unknown> {
  const { db } = portal.context;
  const tables = [
    'farmer',
    'farmer_share',
    'farmer_group_member',
    'farmer_visit',
    'farmer_consent_change',
    'farm',
    'opt_out',
    'notification',
  ] as const;
  const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
  return rows.map((each) => each.map((row) => JSON.stringify(row)).toSorted());
}
const outline = [
  [
    [
      [-1.36, 7.38],
      [-1.358, 7.38],
      [-1.358, 7.382],
      [-1.36, 7.38],
    ],
  ],
];

test('entries that look like one farmer are offered until the officer tells them apart; nobody else’s are', async () => {
  const one = await add(ama, 'Akosua Mensah', '0244123456');
  const other = await add(ama, 'Akosuah Mensa', '0201111111');
  await add(kofi, 'Akosua Mensah', '0244123457');
  await add(ama, 'Selasi Agbeko', '0551000001');
  expect(await get<Duplicates>(ama, '/farmers/duplicates')).toMatchObject({ found: [], comparing: true });
  expect(await duplicates()).toEqual([[['name'], ['Akosua Mensah', 'Akosuah Mensa']]]);
  expect(await get<Duplicates>(ama, '/farmers/duplicates')).toMatchObject({ total: 1, comparing: false });
  expect(await duplicates(kofi)).toEqual([]);
  expect((await post(kofi, '/farmers/duplicates/apart', { ids: [one, other], apart: true })).statusCode).toBe(404);
  await post(ama, '/farmers/duplicates/apart', { ids: [one, other], apart: true });
  expect(await duplicates()).toEqual([]);
  await post(ama, '/farmers/duplicates/apart', { ids: [one, other], apart: false });
  expect(await duplicates()).toHaveLength(1);
});

test('one card on the farms of two entries comes first', async () => {
  const [one, other] = [
    await add(ama, 'Comfort Asare', '0551000002'),
    await add(ama, 'Madam Comfy', '0551000003', { addressId: 'ho' }),
  ];
  for (const farmerId of [one, other]) {
    const answer = await post(ama, '/farms', { outline, source: 'typed', farmerId, card: 'GHA-123456789-0' });
    expect(answer.statusCode, answer.body).toBe(200);
  }
  expect((await duplicates())[0]).toEqual([['card'], ['Comfort Asare', 'Madam Comfy']]);
});

test('a merge keeps what is chosen; groups, visits, farms and shares come together; the stricter consent holds; undone, all is as it was', async () => {
  const yes = { given: true, source: 'in person', date: '2026-04-01' };
  const one = await add(ama, 'A. Boateng', '0244500001', {
    crops: ['maize'],
    consent: yes,
    email: 'ama.b@example.org',
  });
  const other = await add(ama, 'Ama Boateng', '0204500002', { crops: ['rice'], language: 'ak' });
  const officers = await get<{ id: string; name: string }[]>(ama, '/officers');
  const efua = officers.find(({ name }) => name.startsWith('Efua'))?.id;
  await post(ama, '/groups', { label: 'Both', description: 'B', farmerIds: [one, other] });
  await post(ama, '/groups', { label: 'Second', description: 'S', farmerIds: [other] });
  await post(ama, `/farmers/${one}/visits`, { date: '2026-04-10', seen: 'Maize up' });
  await post(ama, `/farmers/${other}/visits`, { date: '2026-04-12', seen: 'Rice down' });
  await post(ama, '/farmers/share', { ids: [other], officerIds: [efua] });
  await post(ama, '/farms', { outline, source: 'typed', farmerId: other });
  const before = await everything();

  const preview = (await post(ama, '/farmers/merge/preview', { ids: [one, other] })).json<object>();
  expect(preview).toMatchObject({
    entries: [
      { id: one, name: 'A. Boateng', phone: '*******0001', visits: 1, stopped: false },
      { id: other, visits: 1 },
    ],
    usual: { name: other, email: one, language: other, crops: 'all' },
    stays: one,
    after: {
      consent: { given: false },
      stopped: false,
      groups: ['Both', 'Second'],
      sharedWith: ['Efua (demo plant protection)'],
      visits: 2,
      farms: 1,
      messages: 0,
    },
  });
  expect(await everything()).toEqual(before);

  const merged = await post(ama, '/farmers/merge', {
    ids: [one, other],
    choice: { ...from(other), phone: one, email: one },
  });
  expect(merged.json()).toMatchObject({ message: 'Two entries are one farmer now.', id: one, days: 30 });
  const record = await get<object>(ama, `/farmers/${one}`);
  expect(record).toMatchObject({
    name: 'Ama Boateng',
    phone: '*******0001',
    email: 'ama.b@example.org',
    language: 'ak',
    crops: ['maize', 'rice'],
    consent: { given: false },
    groups: [{ label: 'Both' }, { label: 'Second' }],
    sharedWith: [{ name: 'Efua (demo plant protection)' }],
  });
  expect((await ama.inject(`/api/farmers/${other}`)).statusCode).toBe(404);
  expect(await get<object>(ama, `/farms?farmer=${one}`)).toMatchObject({ total: 1 });
  expect(
    (
      await portal.context.db
        .selectFrom('notification')
        .select('farmer_ids')
        .where('kind', '=', 'farmersShared')
        .where('person_id', '=', efua ?? '')
        .execute()
    )[0],
  ).toEqual({ farmer_ids: [one] });
  expect((await get<{ visits: object[] }>(ama, `/farmers/${one}/history`)).visits).toMatchObject([
    { seen: 'Rice down' },
    { seen: 'Maize up' },
  ]);
  const acts = await portal.context.db
    .selectFrom('audit_entry')
    .select(['ids'])
    .where('act', '=', 'mergeFarmers')
    .execute();
  expect(acts).toEqual([{ ids: [String(one), String(other)] }]);

  const { undo } = merged.json<{ undo: string }>();
  expect((await post(kofi, `/trash/${undo}/restore`)).statusCode).toBe(404);
  expect((await post(ama, `/trash/${undo}/restore`)).json()).toEqual({
    message: 'Brought back: 2 entries that became one',
  });
  expect(await everything()).toEqual(before);
});

test('a number is stopped where one of the entries was, until the merge is taken back; a farmer’s own STOP since then stays', async () => {
  const [one, other] = [
    await add(ama, 'Yaw Boakye', '0244600001'),
    await add(ama, 'Yaw Boakye', '0204600002', { email: 'Yaw@example.org' }),
  ];
  await post(ama, `/farmers/${one}/stop`, { stopped: true, reason: 'Wants none' });
  const merge = async () =>
    (await post(ama, '/farmers/merge', { ids: [one, other], choice: { ...from(one, other), email: other } })).json<{
      undo: string;
    }>().undo;
  const isStopped = async (id: number) => (await get<{ stopped: boolean }>(ama, `/messages/farmers/${id}`)).stopped;
  const undo = await merge();
  expect(await isStopped(one)).toBe(true);
  expect(await get<object>(ama, `/messages/farmers/${one}`)).toMatchObject({ mailStopped: true });
  expect((await post(ama, `/farmers/${one}/reveal`)).json()).toEqual({ phone: '0204600002' });
  await post(ama, `/trash/${undo}/restore`);
  expect([await isStopped(one), await isStopped(other)]).toEqual([true, false]);
  const again = await merge();
  await post(ama, `/farmers/${one}/stop`, { stopped: true, reason: 'Said so again' });
  await post(ama, `/trash/${again}/restore`);
  expect([await isStopped(one), await isStopped(other)]).toEqual([true, true]);
});

test('what was sent to either is the history of the one; of a message that waits for both, one goes', async () => {
  const consent = { given: true, source: 'in person', date: null };
  const [one, other] = [
    await add(ama, 'Kwame Osei', '0244650001', { consent }),
    await add(ama, 'Kwame Osei', '0204650002', { consent }),
  ];
  const sent = await post(ama, '/messages', {
    text: 'Rain on Friday.',
    farmerIds: [one, other],
    sendAt: '2026-04-16T09:00:00.000Z',
  });
  expect(sent.statusCode, sent.body).toBe(201);
  await post(ama, '/messages', { text: 'Spray today.', farmerIds: [other] });
  await portal.context.jobs.runDue();
  const { undo } = (await post(ama, '/farmers/merge', { ids: [one, other], choice: from(one) })).json<{
    undo: string;
  }>();
  const texts = async (id: number) =>
    (await get<{ found: { text: string }[] }>(ama, `/messages/farmers/${id}`)).found.map(({ text }) =>
      text.slice(0, 14),
    );
  expect(await texts(one)).toEqual(['Spray today.', 'Rain on Friday']);
  await post(ama, `/trash/${undo}/restore`);
  expect([await texts(one), await texts(other)]).toEqual([['Rain on Friday'], ['Spray today.', 'Rain on Friday']]);
  await post(ama, '/farmers/merge', { ids: [one, other], choice: from(one) });
  portal.clock.set('2026-04-16T09:01:00Z');
  await portal.context.jobs.enqueue(portal.context.db, { kind: 'lookAfterOutbox', payload: null });
  await portal.context.jobs.runDue();
  const rows = await portal.context.db
    .selectFrom('delivery')
    .select(['address', 'state'])
    .where('text', 'like', 'Rain%')
    .orderBy('address')
    .execute();
  expect(rows).toMatchObject([
    { address: '0204650002', state: 'suppressed' },
    { address: '0244650001', state: 'accepted' },
  ]);
  portal.clock.set('2026-04-15T12:00:00Z');
});

test('what was done with the farmer since stays, when a merge is taken back', async () => {
  const [one, other] = [await add(ama, 'Esi Quaye', '0244700001'), await add(ama, 'Esi Quaye', '0204700002')];
  const { undo } = (await post(ama, '/farmers/merge', { ids: [one, other], choice: from(one, other) })).json<{
    undo: string;
  }>();
  await ama.inject({ method: 'PATCH', url: `/api/farmers/${one}`, payload: { name: 'Esi Quaye-Mensah' } });
  await post(ama, `/farmers/${one}/visits`, { date: '2026-04-15', seen: 'Since then' });
  await post(ama, `/trash/${undo}/restore`);
  expect(await get<object>(ama, `/farmers/${one}`)).toMatchObject({ name: 'Esi Quaye-Mensah', phone: '*******0001' });
  expect(await get<object>(ama, `/farmers/${other}`)).toMatchObject({ name: 'Esi Quaye', phone: '*******0002' });
  expect((await get<{ visits: object[] }>(ama, `/farmers/${one}/history`)).visits).toMatchObject([
    { seen: 'Since then' },
  ]);
});

test('a merge is not taken back over a number that went to another farmer, nor without the farmer it made', async () => {
  const [one, other] = [await add(ama, 'Afia Danso', '0244800001'), await add(ama, 'Afia Danso', '0204800002')];
  const { undo } = (await post(ama, '/farmers/merge', { ids: [one, other], choice: from(one) })).json<{
    undo: string;
  }>();
  const third = await add(ama, 'Somebody Else', '0204800002');
  const refused = await post(ama, `/trash/${undo}/restore`);
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    { message: '"Somebody Else" has one of their numbers now. Change that entry first.' },
  ]);
  await ama.inject({ method: 'DELETE', url: `/api/farmers/${third}` });
  const gone = (await ama.inject({ method: 'DELETE', url: `/api/farmers/${one}` })).json<{ undo: string }>();
  expect((await post(ama, `/trash/${undo}/restore`)).json()).toMatchObject({
    message: /^The farmer they became is no more in your list\./,
  });
  await post(ama, `/trash/${gone.undo}/restore`);
  expect((await post(ama, `/trash/${undo}/restore`)).json()).toEqual({
    message: 'Brought back: 2 entries that became one',
  });
});

test('only entries of one’s own are merged, and only from what they hold', async () => {
  const [mine, shared] = [await add(ama, 'Naa Tetteh', '0244900001'), await add(kofi, 'Naa Tetteh', '0204900002')];
  const me = (await get<{ id: string; name: string }[]>(ama, '/officers')).find(({ name }) =>
    name.startsWith('Ama'),
  )?.id;
  await post(kofi, '/farmers/share', { ids: [shared], officerIds: [me] });
  expect((await post(ama, '/farmers/merge', { ids: [mine, shared], choice: from(mine) })).statusCode).toBe(403);
  const second = await add(ama, 'Naa Tetteh', '0554900003');
  expect((await post(ama, '/farmers/merge', { ids: [mine, second], choice: from(shared) })).statusCode).toBe(422);
});

test('a farmer who is erased for good leaves nothing in a merge that could be taken back', async () => {
  const [one, other] = [await add(ama, 'Nothing Left', '0265000001'), await add(ama, 'Nothing Left', '0265000002')];
  await post(ama, '/farmers/merge', { ids: [one, other], choice: from(one) });
  await post(ama, '/farmers/remove', { ids: [one], forGood: true });
  const trash = await portal.context.db.selectFrom('trash').select('payload').execute();
  expect(JSON.stringify(trash)).not.toContain('026500000');
});

test('of three alike one that was told apart from both others comes in no set with them', async () => {
  const [first, second, last] = [
    await add(kofi, 'Ama Boateng', '0244500001'),
    await add(kofi, 'Amma Boateng', '0206711843'),
    await add(kofi, 'A. Boateng', '0558390276'),
  ];
  expect(await duplicates(kofi)).toEqual([[['name'], ['Ama Boateng', 'Amma Boateng', 'A. Boateng']]]);
  for (const other of [second, last])
    await post(kofi, '/farmers/duplicates/apart', { ids: [first, other], apart: true });
  expect(await duplicates(kofi)).toEqual([[['name'], ['Amma Boateng', 'A. Boateng']]]);
});
