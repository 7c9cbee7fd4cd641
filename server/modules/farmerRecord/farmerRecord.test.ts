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

const post = (caller: Caller, url: string, payload: object = {}) =>
  caller.inject({ method: 'POST', url: `/api${url}`, payload });
let numbers = 0;
async function add(fields: object = {}): Promise<number> {
  numbers += 1;
  const answer = await post(ama, '/farmers', {
    name: `Farmer ${numbers}`,
    phone: `02450000${String(numbers).padStart(2, '0')}`,
    addressId: 'ejura',
    ...fields,
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ id: number }>().id;
}
const history = async (id: number) =>
  (await ama.inject(`/api/farmers/${id}/history`)).json<{ visits: object[]; consents: { kind: string }[] }>();

test('a visit is noted with its day, what was seen and the next step; it can be deleted and brought back', async () => {
  const id = await add();
  const visit = await post(ama, `/farmers/${id}/visits`, {
    date: '2026-04-14',
    seen: ' Armyworm on two acres ',
    nextStep: 'Come again on Friday',
  });
  expect(visit.json()).toMatchObject({
    date: '2026-04-14',
    seen: 'Armyworm on two acres',
    nextStep: 'Come again on Friday',
    own: true,
  });
  await post(ama, `/farmers/${id}/visits`, { date: '2026-04-15', seen: 'Sprayed' });
  expect((await history(id)).visits).toMatchObject([
    { seen: 'Sprayed', nextStep: '' },
    { seen: 'Armyworm on two acres' },
  ]);
  const { undo } = (
    await ama.inject({ method: 'DELETE', url: `/api/farmers/visits/${visit.json<{ id: number }>().id}` })
  ).json<{ undo: string }>();
  expect((await history(id)).visits).toHaveLength(1);
  expect((await post(kofi, `/trash/${undo}/restore`)).statusCode).toBe(404);
  await post(ama, `/trash/${undo}/restore`);
  expect((await history(id)).visits).toHaveLength(2);
});

test('a visit of tomorrow and one on which nothing was seen are refused with a sentence', async () => {
  const id = await add();
  expect((await post(ama, `/farmers/${id}/visits`, { date: '2026-04-16', seen: 'S' })).json()).toMatchObject({
    message: 'The day of the visit, 2026-04-16, is yet to come. Write the day on which you were there.',
  });
  expect((await post(ama, `/farmers/${id}/visits`, { date: '2026-04-15', seen: ' ' })).json()).toMatchObject({
    message: 'What was seen is empty. Fill it in.',
  });
});

test('each change of what a farmer agreed to stays in the history, with source, day and officer', async () => {
  const id = await add({ consent: { given: true, source: 'in person', date: '2026-04-01' } });
  await ama.inject({ method: 'PATCH', url: `/api/farmers/${id}`, payload: { name: 'Another name' } });
  await ama.inject({
    method: 'PATCH',
    url: `/api/farmers/${id}`,
    payload: { consent: { given: false, source: 'by phone', date: '2026-04-10' } },
  });
  expect((await history(id)).consents).toMatchObject([
    {
      kind: 'consent',
      given: false,
      source: 'by phone',
      date: '2026-04-10',
      by: expect.stringMatching(/^Ama/) as string,
    },
    { kind: 'consent', given: true, source: 'in person', date: '2026-04-01', changedAt: '2026-04-15T12:00:00.000Z' },
  ]);
});

test('a farmer who wants no messages is stopped with the reason, and started again', async () => {
  const id = await add();
  expect(
    (await post(ama, `/farmers/${id}/stop`, { stopped: true, reason: 'Shares the phone with a neighbour' })).json(),
  ).toEqual({ stopped: true });
  expect((await ama.inject(`/api/messages/farmers/${id}`)).json()).toMatchObject({ stopped: true });
  await post(ama, `/farmers/${id}/stop`, { stopped: false, reason: 'Has a phone again' });
  expect((await ama.inject(`/api/messages/farmers/${id}`)).json()).toMatchObject({ stopped: false });
  expect((await history(id)).consents).toMatchObject([
    { kind: 'start', reason: 'Has a phone again' },
    { kind: 'stop', reason: 'Shares the phone with a neighbour' },
  ]);
});

test('the farmer’s own file holds all that is kept, with the whole number; that it was made is noted', async () => {
  const id = await add({
    name: 'Abena Serwaa',
    crops: ['maize'],
    consent: { given: true, source: 'on paper', date: '2026-03-01' },
  });
  await post(ama, '/groups', { label: 'Ejura maize', description: 'D', farmerIds: [id] });
  await post(ama, `/farmers/${id}/visits`, { date: '2026-04-14', seen: '=1+1', nextStep: 'Weed' });
  const file = await post(ama, `/farmers/${id}/file`);
  expect(file.headers['content-disposition']).toBe(`attachment; filename="farmer-003${id}.csv"`);
  for (const line of [
    'Name,,Abena Serwaa',
    `Phone,,02450000${String(numbers).padStart(2, '0')}`,
    'Crops,,Maize',
    'In the group,,Ejura maize',
    'Said on messages,2026-04-15T12:00:00.000Z,"agreed, on paper, 2026-03-01, ',
    "Visit,2026-04-14,'=1+1 / Next: Weed / ",
  ]) {
    expect(file.body).toContain(line);
  }
  expect(
    await portal.context.db.selectFrom('audit_entry').select('ids').where('act', '=', 'exportFarmer').execute(),
  ).toEqual([{ ids: [String(id)] }]);
});

test('who sees a shared farmer notes visits too, but gets no file of them', async () => {
  const id = await add();
  expect((await kofi.inject(`/api/farmers/${id}/history`)).statusCode).toBe(404);
  expect((await post(kofi, `/farmers/${id}/visits`, { date: '2026-04-15', seen: 'S' })).statusCode).toBe(404);
  const officers = (await ama.inject('/api/officers')).json<{ id: string; name: string }[]>();
  await post(ama, '/farmers/share', {
    ids: [id],
    officerIds: [officers.find(({ name }) => name.startsWith('Kofi'))?.id],
  });
  expect((await post(kofi, `/farmers/${id}/visits`, { date: '2026-04-15', seen: 'Of Kofi' })).statusCode).toBe(200);
  expect((await history(id)).visits).toMatchObject([{ seen: 'Of Kofi', own: false }]);
  expect((await post(kofi, `/farmers/${id}/file`)).statusCode).toBe(403);
});

test('a deleted farmer comes back with visits and what was said on messages; one erased leaves nothing', async () => {
  const id = await add({ consent: { given: true, source: 'in person', date: null } });
  await post(ama, `/farmers/${id}/visits`, { date: '2026-04-14', seen: 'S' });
  const before = await history(id);
  const { undo } = (await ama.inject({ method: 'DELETE', url: `/api/farmers/${id}` })).json<{ undo: string }>();
  expect((await post(ama, `/trash/${undo}/restore`)).json()).toEqual({ message: 'Brought back: a farmer' });
  expect(await history(id)).toEqual(before);
  await post(ama, '/farmers/remove', { ids: [id], forGood: true });
  expect(await portal.context.db.selectFrom('farmer_visit').selectAll().where('farmer_id', '=', id).execute()).toEqual(
    [],
  );
  expect(
    await portal.context.db.selectFrom('farmer_consent_change').selectAll().where('farmer_id', '=', id).execute(),
  ).toEqual([]);
});
