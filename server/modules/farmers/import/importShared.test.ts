import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type Caller, type TestApp } from '#server/testing/testApp.ts';

let portal: TestApp;
let ama: Caller;
beforeAll(async () => {
  portal = await buildTestApp({ now: '2026-04-15T12:00:00Z' });
  ama = await portal.as('ama');
});
afterAll(() => portal.close());

interface Shown {
  readonly id: string;
  readonly report: object;
}
interface Farmer {
  readonly id: number;
  readonly name: string;
  readonly household: number | null;
  readonly [field: string]: unknown;
}

const send = (content: string, query: Record<string, string>) =>
  ama.inject({
    method: 'POST',
    url: `/api/farmers/import?${new URLSearchParams({ fileName: 'farmers.csv', ...query })}`,
    headers: { 'content-type': 'application/octet-stream' },
    payload: Buffer.from(content),
  });
async function report(content: string, query: Record<string, string> = {}, apply = false): Promise<object> {
  const sent = await send(content, query);
  expect(sent.statusCode, sent.body).toBe(200);
  await portal.context.jobs.runDue();
  if (apply) {
    const { id } = sent.json<Shown>();
    await ama.inject({ method: 'POST', url: `/api/farmers/import/${id}/apply` });
    await portal.context.jobs.runDue();
  }
  return (await ama.inject('/api/farmers/import')).json<{ current: Shown }>().current.report;
}
const farmers = async (): Promise<Farmer[]> =>
  (await ama.inject('/api/farmers?limit=100')).json<{ found: Farmer[] }>().found;

const couple = `Name,Phone,Community,District,SMS consent,Sex,Age,Crops,Household,Organisation
Adwoa Sarpong,0244000001,Ejura,,Signed form,F,34,Maize 2 acres; Cowpea,,Kuapa Kokoo
Kofi Boakye,0244000001,Ejura,,no,M,61,Maize,,
Sarpong Adwoa,0244000001,Ejura,,Signed form,F,35,Maize 2 acres; Cowpea,,Kuapa Kokoo
Maame Yaa,none,Nkranpo,Ejura Sekyedumase Municipal,,F,60+,,HH 7,
Yaw Yaa,0244000002,Nkranpo,Ejura Sekyedumase Municipal,,M,,,hh 7,
`;
const apart = { sharedNumbers: 'apart', consentWords: JSON.stringify({ 'Signed form': 'yes' }) };

test('what a list says about consent is shown, and rows wait until it is said what that means', async () => {
  expect(await report(couple)).toMatchObject({
    wrong: 2,
    consents: [
      { said: 'Signed form', means: null, rows: 2 },
      { said: 'no', means: 'no', rows: 1 },
    ],
  });
  expect(await report(couple, apart)).toMatchObject({
    wrong: 0,
    consents: [{ said: 'Signed form', means: 'yes' }, { said: 'no' }],
  });
  expect((await send(couple, { consentWords: '{"x":"perhaps"}' })).statusCode).toBe(422);
});

test('every row that becomes one with another or shares a phone is shown before; then a couple is two farmers', async () => {
  const tried = await report(couple, apart);
  expect(tried).toMatchObject({
    added: 4,
    repeated: 1,
    merged: [{ row: 2, name: 'Adwoa Sarpong', into: 4, intoName: 'Sarpong Adwoa' }],
    sharing: [{ row: 3, name: 'Kofi Boakye', phone: '*******0001', with: 'Sarpong Adwoa' }],
    renamed: [],
  });
  await report(couple, apart, true);
  const list = await farmers();
  expect(list.map(({ name }) => name)).toEqual(['Kofi Boakye', 'Maame Yaa', 'Sarpong Adwoa', 'Yaw Yaa']);
  const [kofi, maame, adwoa, yaw] = list;
  // 2 acres are 0.81 ha.
  expect(adwoa).toMatchObject({
    consent: { given: true },
    sex: 'female',
    ageGroup: '15-35',
    organisation: 'Kuapa Kokoo',
    crops: ['maize', 'cowpea'],
    cropAreas: [{ crop: 'maize', hectares: 0.81 }],
  });
  expect(maame).toMatchObject({ phone: '', address: { location: 'Nkranpo' } });
  expect(kofi?.household).toBe(adwoa?.household);
  expect(yaw?.household).toBe(maame?.household);
  expect(kofi?.household).not.toBe(yaw?.household);
});

test('a list that was exported is read in again and changes nothing', async () => {
  const exported = await ama.inject({ method: 'POST', url: '/api/farmers/export', payload: { fields: 'all' } });
  expect(await report(exported.body, { sharedNumbers: 'apart' })).toMatchObject({
    rows: 4,
    added: 0,
    updated: 0,
    unchanged: 4,
    wrong: 0,
  });
});

test('every farmer whose name would change is shown; the number of the registry finds who has another phone now', async () => {
  const [kofi] = await farmers();
  const changed = `Name,Phone,Registry number
Kofi Boakye Mensah,0244000009,${String(kofi?.['registryNumber'])}
Yaw B. Yaa,0244000002,
`;
  expect(await report(changed, { sharedNumbers: 'apart' })).toMatchObject({
    added: 0,
    updated: 2,
    renamed: [
      { row: 2, from: 'Kofi Boakye', to: 'Kofi Boakye Mensah', phone: '*******0009' },
      { row: 3, from: 'Yaw Yaa', to: 'Yaw B. Yaa', phone: '*******0002' },
    ],
  });
  await report(changed, { sharedNumbers: 'apart' }, true);
  expect((await farmers())[0]).toMatchObject({ id: kofi?.id, name: 'Kofi Boakye Mensah', phone: '*******0009' });
});
