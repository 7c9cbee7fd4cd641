import { afterAll, beforeAll, expect, test } from 'vitest';
import { readRegistryNumber } from '#engines/farmers/registryNumber.ts';
import { buildTestApp, type Caller, type TestApp } from '../../testing/testApp.ts';

let portal: TestApp;
let ama: Caller;
let kofi: Caller;
let admin: Caller;
beforeAll(async () => {
  portal = await buildTestApp({ now: '2026-04-15T12:00:00Z' });
  [ama, kofi, admin] = [await portal.as('ama'), await portal.as('kofi'), await portal.as('admin')];
});
afterAll(() => portal.close());

interface Farmer {
  readonly id: number;
  readonly registryNumber: string;
}
const post = (caller: Caller, url: string, payload: object = {}) =>
  caller.inject({ method: 'POST', url: `/api${url}`, payload });
const add = async (caller: Caller, name: string, phone: string): Promise<Farmer> =>
  (await post(caller, '/farmers', { name, phone, addressId: 'ejura' })).json<Farmer>();
const found = async (caller: Caller, q: string, whose = 'mine'): Promise<number[]> =>
  (await caller.inject(`/api/farmers?${new URLSearchParams({ q, whose })}`))
    .json<{ found: Farmer[] }>()
    .found.map(({ id }) => id);

test('each farmer has a number of the country, whoever keeps them, and is found by it however it is written', async () => {
  const [yaa, esi] = [await add(ama, 'Yaa', '0244000001'), await add(kofi, 'Esi', '0244000002')];
  expect(yaa.registryNumber).toMatch(/^GH-\d{7}-\d{2}$/);
  expect(readRegistryNumber(yaa.registryNumber)).toBe(yaa.registryNumber);
  expect(esi.registryNumber).not.toBe(yaa.registryNumber);
  const digits = yaa.registryNumber.replaceAll(/\D/g, '');
  expect(await found(ama, yaa.registryNumber)).toEqual([yaa.id]);
  expect(await found(ama, `gh ${digits}`)).toEqual([yaa.id]);
  expect(await found(ama, digits)).toEqual([yaa.id]);
  // Another officer's farmer is found by who may see them alone.
  expect(await found(ama, esi.registryNumber)).toEqual([]);
  expect(await found(admin, esi.registryNumber, 'everyone')).toEqual([esi.id]);
});

test('the number stays through an edit and a deletion that is taken back, and stands in the export', async () => {
  const { id, registryNumber } = await add(ama, 'Kojo', '0244000003');
  await ama.inject({
    method: 'PATCH',
    url: `/api/farmers/${id}`,
    payload: { name: 'Kojo Antwi', phone: '0244000004' },
  });
  const { undo } = (await post(ama, '/farmers/remove', { ids: [id] })).json<{ undo: string }>();
  await post(ama, `/trash/${undo}/restore`);
  expect((await ama.inject(`/api/farmers/${id}`)).json()).toMatchObject({ name: 'Kojo Antwi', registryNumber });
  const { body } = await post(ama, '/farmers/export', { ids: [id], fields: 'all' });
  expect(body.split('\r\n')[0]).toMatch(/,Registry number/);
  expect(body).toContain(registryNumber);
});

test('of entries that became one, both numbers lead to the farmer, until that is taken back', async () => {
  const [one, other] = [await add(ama, 'Adwoa Poku', '0244000005'), await add(ama, 'Adwoa Poku', '0244000006')];
  const choice = { name: one.id, phone: one.id, email: one.id, place: one.id, language: one.id, crops: 'all' };
  const { undo } = (await post(ama, '/farmers/merge', { ids: [one.id, other.id], choice })).json<{ undo: string }>();
  expect(await found(ama, other.registryNumber)).toEqual([one.id]);
  expect((await ama.inject(`/api/farmers/${one.id}`)).json()).toMatchObject({
    registryNumber: one.registryNumber,
    formerNumbers: [other.registryNumber],
  });
  await post(ama, `/trash/${undo}/restore`);
  expect(await found(ama, other.registryNumber)).toEqual([other.id]);
  expect((await ama.inject(`/api/farmers/${one.id}`)).json()).toMatchObject({ formerNumbers: [] });
});
