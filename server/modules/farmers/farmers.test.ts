import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type Caller, type TestApp } from '../../testing/testApp.ts';

let portal: TestApp;
let ama: Caller;
let kofi: Caller;
beforeAll(async () => {
  portal = await buildTestApp({ now: '2026-04-15T12:00:00Z' });
  [ama, kofi] = [await portal.as('ama'), await portal.as('kofi')];
});
afterAll(() => portal.close());

interface Farmer {
  readonly id: number;
  readonly name: string;
  readonly phone: string;
  readonly [field: string]: unknown;
}
const post = (caller: Caller, url: string, payload: object = {}) =>
  caller.inject({ method: 'POST', url: `/api${url}`, payload });
const list = async (caller: Caller, query = ''): Promise<string[]> =>
  (await caller.inject(`/api/farmers${query}`)).json<{ found: Farmer[] }>().found.map(({ name }) => name);
let numbers = 0;
async function add(caller: Caller, fields: object = {}): Promise<Farmer> {
  numbers += 1;
  const answer = await post(caller, '/farmers', {
    name: `Farmer ${numbers}`,
    phone: `02440000${String(numbers).padStart(2, '0')}`,
    addressId: 'ejura',
    ...fields,
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Farmer>();
}
const officerId = async (name: string) =>
  (await ama.inject('/api/officers'))
    .json<{ id: string; name: string }[]>()
    .find((officer) => officer.name.startsWith(name))?.id ?? '';

test('an officer adds a farmer with name, number and place; lists show the number as seven stars and four digits', async () => {
  const added = await add(ama, {
    name: ' Akosua  Mensah ',
    phone: '+233 24 412 3456',
    email: 'akosua@example.org',
    crops: ['maize'],
    language: 'ak',
  });
  expect(added).toMatchObject({
    name: 'Akosua Mensah',
    phone: '*******3456',
    email: 'akosua@example.org',
    crops: ['maize'],
    language: 'ak',
    own: true,
    accessPemission: '',
    address: { id: 'ejura', location: 'Ejura', district: 'Ejura Sekyedumase Municipal' },
    consent: { given: false, source: 'unknown', date: null },
  });
  const answer = await ama.inject('/api/farmers');
  expect(answer.json<{ found: Farmer[] }>().found[0]).toMatchObject({ id: added.id, phone: '*******3456' });
  expect(answer.body).not.toMatch(/412.?3456|0244123456/);
});

test('the whole number is told once it is asked for, and that it was asked for is noted', async () => {
  const { id } = await add(ama, { phone: '0209876543' });
  expect((await post(ama, `/broadcast/contact/${id}/reveal`)).json()).toEqual({ phone: '0209876543' });
  const acts = await portal.context.db
    .selectFrom('audit_entry')
    .select(['act', 'field_names'])
    .where('act', '=', 'revealFarmerPhone')
    .execute();
  expect(acts).toEqual([{ act: 'revealFarmerPhone', field_names: ['phone'] }]);
});

test('one number is one farmer, however it is written', async () => {
  await add(ama, { name: 'Kwame', phone: '0551112223' });
  const again = await post(ama, '/farmers', { name: 'Kwame A.', phone: '233551112223', addressId: 'ejura' });
  expect([again.statusCode, again.json()]).toMatchObject([
    409,
    { message: '"Kwame" has this telephone number in your list already. Change that entry, or check the number.' },
  ]);
  // Another officer's list is their own.
  expect((await add(kofi, { phone: '0551112223' })).phone).toBe('*******2223');
});

test.each([
  [{ name: '  ' }, 400, 'The name is empty. Fill it in.'],
  [{ phone: '02441' }, 400, '"02441" is not a telephone number of Ghana. Write its ten digits, such as 0244123456.'],
  [
    { addressId: 'atlantis' },
    422,
    'The address is not one of the list. Type the first letters of the place and choose it.',
  ],
  [{ crops: ['moonflower'] }, 404, 'There is no crop "moonflower". Use a crop_id from /api/cc/crops, such as "maize".'],
  [
    { consent: { given: true, source: 'in person', date: '2026-04-16' } },
    422,
    'The day of the consent, 2026-04-16, is yet to come. Write the day on which the farmer agreed.',
  ],
])('%o is refused with a sentence', async (fields, status, message) => {
  const answer = await post(ama, '/farmers', { name: 'N', phone: '0201234567', addressId: 'ejura', ...fields });
  expect([answer.statusCode, answer.json()]).toMatchObject([status, { message }]);
});

test('a change keeps what is left out, and a masked number as it was', async () => {
  const { id } = await add(ama, { name: 'Yaw', phone: '0271234567', crops: ['rice'] });
  const changed = await post(ama, `/broadcast/contact/update/${id}`, {
    name: 'Yaw Boakye',
    phone: '*******4567',
    consent: { given: true, source: 'by phone', date: '2026-04-01' },
  });
  expect(changed.json()).toMatchObject({
    name: 'Yaw Boakye',
    phone: '*******4567',
    crops: ['rice'],
    consent: { given: true, source: 'by phone', date: '2026-04-01' },
  });
  expect((await post(ama, `/farmers/${id}/reveal`)).json()).toEqual({ phone: '0271234567' });
});

test('another officer’s farmer is not there: not shown, changed, revealed, shared or deleted', async () => {
  const { id } = await add(ama);
  const answers = [
    await kofi.inject(`/api/farmers/${id}`),
    await kofi.inject({ method: 'PATCH', url: `/api/farmers/${id}`, payload: { name: 'Mine' } }),
    await post(kofi, `/farmers/${id}/reveal`),
    await post(kofi, '/farmers/share', { ids: [id], officerIds: [await officerId('Efua')] }),
    await kofi.inject({ method: 'DELETE', url: `/api/farmers/${id}` }),
    await post(kofi, '/groups', { label: 'L', description: 'D', farmerIds: [id] }),
    await post(kofi, '/farmers/export', { ids: [id] }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 404, 404]);
});

test('names are found with letters wrong, without accents, by place, and by number however written', async () => {
  await add(kofi, { name: 'Mawuena Dɔdzi', phone: '0241239999', addressId: 'ho' });
  await add(kofi, { name: 'Fuseini Abukari', addressId: 'tamale' });
  expect(await list(kofi, '?q=dodzi')).toEqual(['Mawuena Dɔdzi']);
  expect(await list(kofi, '?q=mawena')).toEqual(['Mawuena Dɔdzi']);
  expect(await list(kofi, '?q=tamale%20fus')).toEqual(['Fuseini Abukari']);
  expect(await list(kofi, '?q=%2B233%2024%20123%209999')).toEqual(['Mawuena Dɔdzi']);
  expect(await list(kofi, '?q=zzzzzzz')).toEqual([]);
  expect((await kofi.inject('/api/broadcast/contact/%20')).json<Farmer[]>()).toHaveLength(3);
});

test('a list is narrowed by crop, district, language and consent', async () => {
  const efua = await portal.as('efua');
  await add(efua, {
    name: 'A',
    crops: ['maize', 'rice'],
    language: 'ee',
    consent: { given: true, source: 'on paper', date: null },
  });
  await add(efua, { name: 'B', crops: ['rice'], addressId: 'tamale' });
  expect(await list(efua, '?crop=maize')).toEqual(['A']);
  expect(await list(efua, '?crop=rice')).toEqual(['A', 'B']);
  expect(await list(efua, '?language=ee&consent=true')).toEqual(['A']);
  const counts = (await efua.inject('/api/farmers/counts')).json<{
    own: number;
    consented: number;
    crops: unknown;
    districts: { id: string; farmers: number }[];
  }>();
  expect(counts).toMatchObject({
    own: 2,
    shared: 0,
    consented: 1,
    crops: [
      { id: 'rice', farmers: 2 },
      { id: 'maize', farmers: 1 },
    ],
  });
  expect(await list(efua, `?district=${counts.districts[1]?.id ?? ''}`)).toHaveLength(1);
});

test('deleted farmers come back together, with groups and shares, for who deleted them', async () => {
  const [one, two] = [await add(ama, { name: 'Zed One' }), await add(ama, { name: 'Zed Two' })];
  await post(ama, '/groups', { label: 'Zeds', description: 'Z', farmerIds: [one.id] });
  await post(ama, '/farmers/share', { ids: [one.id], officerIds: [await officerId('Efua')] });
  const removed = (await post(ama, '/farmers/remove', { ids: [one.id, two.id] })).json<{
    removed: number;
    undo: string;
  }>();
  expect(removed).toMatchObject({ removed: 2, days: 30 });
  expect(await list(ama, '?q=zed')).toEqual([]);
  expect((await post(kofi, `/trash/${removed.undo}/restore`)).statusCode).toBe(404);
  expect((await post(ama, `/trash/${removed.undo}/restore`)).json()).toEqual({ message: 'Brought back: 2 farmers' });
  expect(await list(ama, '?q=zed')).toEqual(['Zed One', 'Zed Two']);
  expect((await ama.inject(`/api/farmers/${one.id}`)).json()).toMatchObject({
    groups: [{ label: 'Zeds' }],
    sharedWith: [{ name: 'Efua (demo plant protection)' }],
  });
});

test('a farmer who asks for it is deleted for good: nothing is kept', async () => {
  const { id } = await add(ama, { name: 'Nothing Left', phone: '0268887776' });
  expect((await post(ama, '/farmers/remove', { ids: [id], forGood: true })).json()).toMatchObject({
    removed: 1,
    undo: '',
    days: 0,
  });
  const trash = await portal.context.db.selectFrom('trash').select('payload').execute();
  expect(JSON.stringify(trash)).not.toContain('0268887776');
});

test('the export holds whole numbers of one’s own farmers, and is noted', async () => {
  const { id } = await add(ama, { name: '=Formula', phone: '0231112223', crops: ['maize'], language: 'ak' });
  const answer = await post(ama, '/farmers/export', { ids: [id] });
  expect(answer.headers['content-disposition']).toBe('attachment; filename="farmers-2026-04-15.csv"');
  expect(answer.body).toBe(
    "Name,Phone,Email,Place,District,Crops,Language,Consent,Consent source,Consent date\r\n'=Formula,0231112223,,Ejura,Ejura Sekyedumase Municipal,Maize,English,no,,\r\n".replace(
      'English',
      'Akan',
    ),
  );
});
