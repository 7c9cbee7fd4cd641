import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type Caller, type TestApp } from '#server/testing/testApp.ts';

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
  readonly registryNumber: string;
  readonly household: number | null;
  readonly [field: string]: unknown;
}
const post = (caller: Caller, url: string, payload: object = {}) =>
  caller.inject({ method: 'POST', url: `/api${url}`, payload });
const add = async (fields: object, caller = ama): Promise<Farmer> => {
  const answer = await post(caller, '/farmers', { addressId: 'ejura', ...fields });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Farmer>();
};
const show = async (id: number, caller = ama) => (await caller.inject(`/api/farmers/${id}`)).json<Farmer>();
const edit = (id: number, payload: object) => ama.inject({ method: 'PATCH', url: `/api/farmers/${id}`, payload });
const names = async (query: string): Promise<string[]> =>
  (await ama.inject(`/api/farmers?${query}`)).json<{ found: { name: string }[] }>().found.map(({ name }) => name);
const agreed = { given: true, source: 'in person', date: '2026-04-01' };

test('a farmer without a telephone is kept when that is said, is found by it, and has no number to be shown', async () => {
  const refused = await post(ama, '/farmers', { name: 'Maame Yaa', addressId: 'ejura' });
  expect(refused.statusCode).toBe(400);
  const yaa = await add({ name: 'Maame Yaa', noPhone: true, reach: 'visit', sex: 'female', ageGroup: '60+' });
  expect(yaa).toMatchObject({ phone: '', reach: 'visit', sex: 'female', ageGroup: '60+' });
  // Two without a telephone are two farmers.
  await add({ name: 'Opanyin Kwame', noPhone: true });
  expect(await names('phone=false')).toEqual(['Maame Yaa', 'Opanyin Kwame']);
  expect(await names('reach=visit')).toEqual(['Maame Yaa']);
  expect((await post(ama, `/farmers/${yaa.id}/reveal`)).json()).toMatchObject({
    message: 'This farmer has no telephone number on record. Ask for one and add it.',
  });
  expect((await edit(yaa.id, { phone: '0244000001' })).json()).toMatchObject({ phone: '*******0001', reach: 'visit' });
  expect((await edit(yaa.id, { noPhone: true })).json()).toMatchObject({ phone: '' });
});

test('a list is narrowed by sex and age group in memory and among all farmers alike', async () => {
  await add({
    name: 'Young Woman',
    phone: '0244000010',
    sex: 'female',
    ageGroup: '15-35',
    organisation: 'Kuapa  Kokoo',
  });
  await add({ name: 'Young Man', phone: '0244000011', sex: 'male', ageGroup: '15-35' });
  expect(await names('sex=female&age=15-35')).toEqual(['Young Woman']);
  const admin = await portal.as('admin');
  const { found } = (await admin.inject('/api/farmers?whose=everyone&sex=female&age=15-35')).json<{
    found: Farmer[];
  }>();
  expect(found).toMatchObject([{ name: 'Young Woman', organisation: 'Kuapa Kokoo' }]);
  expect((await ama.inject('/api/farmers?sex=neither')).statusCode).toBe(400);
});

test('a couple with one phone is two farmers of one household, and a message goes to the phone once', async () => {
  const wife = await add({ name: 'Adwoa Sarpong', phone: '0244000020', consent: agreed });
  const again = { name: 'Kofi Sarpong', phone: '0244000020', addressId: 'ejura', consent: agreed };
  expect((await post(ama, '/farmers', again)).statusCode).toBe(409);
  const husband = await add({ ...again, sharesPhone: true });
  expect(husband).toMatchObject({ sharesPhone: true, householdMembers: [{ id: wife.id, name: 'Adwoa Sarpong' }] });
  expect((await show(wife.id)).household).toBe(husband.household);
  expect(await names(`household=${husband.household}`)).toEqual(['Adwoa Sarpong', 'Kofi Sarpong']);
  const preview = await post(ama, '/messages/preview', { text: 'Weed now', farmerIds: [wife.id, husband.id] });
  expect(preview.json()).toMatchObject({ chosen: 2, willGet: 1, suppressed: [{ reason: 'sameNumber', count: 1 }] });
  // Deleted and brought back, both are there as before.
  const { undo } = (await post(ama, '/farmers/remove', { ids: [wife.id, husband.id] })).json<{ undo: string }>();
  await post(ama, `/trash/${undo}/restore`);
  expect(await show(husband.id)).toMatchObject({ sharesPhone: true, householdMembers: [{ id: wife.id }] });
});

test('who has no telephone is counted as not reached by SMS', async () => {
  const { id } = await add({ name: 'Esi Nyame', noPhone: true, consent: agreed });
  const preview = await post(ama, '/messages/preview', { text: 'Weed now', farmerIds: [id] });
  expect(preview.json()).toMatchObject({ chosen: 1, willGet: 0, suppressed: [{ reason: 'noPhone', count: 1 }] });
});

test('a household is told by the farmer number of another; a wrong digit and another officer’s farmer are refused', async () => {
  const mother = await add({ name: 'Mother', phone: '0244000030' });
  const son = await add({ name: 'Son', phone: '0244000031', householdOf: mother.registryNumber });
  expect(son.household).toBe((await show(mother.id)).household);
  expect((await edit(son.id, { householdOf: null })).json()).toMatchObject({ household: null, householdMembers: [] });
  const wrong = await edit(son.id, { householdOf: 'GH-1000001-15' });
  expect([wrong.statusCode, wrong.json()]).toMatchObject([422, { message: /^"GH-1000001-15" is not a farmer number/ }]);
  const strange = await add({ name: 'Stranger', phone: '0244000032' }, kofi);
  expect((await edit(son.id, { householdOf: strange.registryNumber })).statusCode).toBe(422);
  expect((await edit(son.id, { householdOf: strange.id })).statusCode).toBe(404);
});

test('crops are kept with their area, which goes with the crop', async () => {
  const { id, cropAreas } = await add({
    name: 'Grower',
    phone: '0244000040',
    crops: ['maize', 'rice'],
    cropAreas: [{ crop: 'maize', hectares: 0.8 }],
  });
  expect(cropAreas).toEqual([{ crop: 'maize', hectares: 0.8 }]);
  expect((await edit(id, { email: 'grower@example.org' })).json()).toMatchObject({ cropAreas: [{ hectares: 0.8 }] });
  const { body } = await post(ama, '/farmers/export', { ids: [id], fields: 'all' });
  expect(body).toContain('Maize 0.8 ha; Rice');
  expect((await edit(id, { crops: ['rice'] })).json()).toMatchObject({ crops: ['rice'], cropAreas: [] });
  expect((await edit(id, { cropAreas: [{ crop: 'maize', hectares: -1 }] })).statusCode).toBe(400);
});

test('entries that became one keep what is known of the person, and are as before when that is taken back', async () => {
  const one = await add({ name: 'Afia Poku', phone: '0244000050', sex: 'female', crops: ['maize'] });
  const other = await add({ name: 'Afia Poku', phone: '0244000051', ageGroup: '36-59', crops: ['rice'] });
  const choice = { name: one.id, phone: one.id, email: one.id, place: one.id, language: one.id, crops: 'all' };
  const { undo } = (await post(ama, '/farmers/merge', { ids: [one.id, other.id], choice })).json<{ undo: string }>();
  expect(await show(one.id)).toMatchObject({ sex: 'female', ageGroup: '36-59', crops: ['maize', 'rice'] });
  await post(ama, `/trash/${undo}/restore`);
  expect(await show(one.id)).toMatchObject({ sex: 'female', ageGroup: null, crops: ['maize'] });
  expect(await show(other.id)).toMatchObject({ sex: null, ageGroup: '36-59' });
});
