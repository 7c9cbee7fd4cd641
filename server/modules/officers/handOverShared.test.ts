import { afterAll, beforeAll, expect, test } from 'vitest';
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
  readonly name: string;
  readonly registryNumber: string;
  readonly sharesPhone: boolean;
}
const add = async (caller: Caller, name: string, fields: object): Promise<Farmer> => {
  const payload = { name, addressId: 'ejura', ...fields };
  return (await caller.inject({ method: 'POST', url: '/api/farmers', payload })).json<Farmer>();
};

test('hand-over loses nobody: who has no telephone moves, who shares one stays another farmer, and one person has both numbers', async () => {
  await add(ama, 'Yaa without', { noPhone: true });
  await add(ama, 'Kofi Boakye', { phone: '0244000001' });
  const twice = await add(ama, 'Mensah Akosua', { phone: '0244000002' });
  await add(kofi, 'Esi without', { noPhone: true });
  await add(kofi, 'Adwoa Sarpong', { phone: '0244000001' });
  const kept = await add(kofi, 'Akosua Mensah', { phone: '0244000002' });
  const officers = (await admin.inject('/api/officers')).json<{ id: string; name: string }[]>();
  const idOf = (name: string) => officers.find((officer) => officer.name.startsWith(name))?.id ?? '';
  const url = `/api/officers/${idOf('Ama')}/deactivate?handOverTo=${idOf('Kofi')}`;
  expect((await admin.inject({ method: 'POST', url })).statusCode).toBe(200);
  const { found } = (await kofi.inject('/api/farmers')).json<{ found: Farmer[] }>();
  expect(found.map(({ name, sharesPhone }) => [name, sharesPhone])).toEqual([
    ['Adwoa Sarpong', false],
    ['Akosua Mensah', false],
    ['Esi without', false],
    ['Kofi Boakye', true],
    ['Yaa without', false],
  ]);
  expect((await kofi.inject(`/api/farmers/${kept.id}`)).json()).toMatchObject({
    formerNumbers: [twice.registryNumber],
  });
});
