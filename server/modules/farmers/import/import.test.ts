import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type Caller, type TestApp } from '#server/testing/testApp.ts';
import { removeFolder, temporaryFolder } from '#server/testing/testServer.ts';

let portal: TestApp;
let ama: Caller;
beforeAll(async () => {
  portal = await buildTestApp({ now: '2026-04-15T12:00:00Z' });
  ama = await portal.as('ama');
});
afterAll(() => portal.close());

interface Report {
  readonly columns: readonly { readonly header: string; readonly readAs: string | null; readonly example: string }[];
  readonly mistakes: readonly { readonly row: number; readonly column: string; readonly sentence: string }[];
  readonly preview: readonly {
    readonly name: string;
    readonly phone: string;
    readonly act: string;
    readonly changes: string[];
  }[];
  readonly [field: string]: unknown;
}

const send = (content: string | Uint8Array, query: Record<string, string> = {}) =>
  ama.inject({
    method: 'POST',
    url: `/api/farmers/import?${new URLSearchParams({ fileName: 'farmers.csv', ...query })}`,
    headers: { 'content-type': 'application/octet-stream' },
    payload: Buffer.from(content),
  });

interface Shown {
  readonly id: string;
  readonly state: string;
  readonly done: number;
  readonly rows: number;
  readonly report: Report | null;
}

const current = async (caller = ama) =>
  (await caller.inject('/api/farmers/import')).json<{ current: Shown | null }>().current;

const apply = (id: string) => ama.inject({ method: 'POST', url: `/api/farmers/import/${id}/apply` });

/** What came of a list once it was checked; with `apply`, once it was applied. */
async function report(
  content: string | Uint8Array,
  { apply: applied, ...query }: Record<string, string> = {},
): Promise<Report> {
  const answer = await send(content, query);
  expect(answer.statusCode, answer.body).toBe(200);
  await portal.context.jobs.runDue();
  if (applied !== undefined) {
    await apply(answer.json<Shown>().id);
    await portal.context.jobs.runDue();
  }
  const shown = await current();
  expect(shown).toMatchObject({ state: applied === undefined ? 'checked' : 'applied', done: shown?.rows });
  return shown?.report ?? ({} as Report);
}

const total = async () => (await ama.inject('/api/farmers')).json<{ total: number }>().total;

const list = `Farmer name,Mobile number,Town,Crops,Language,Consent,Consent date
Akosua Mensah,024 412 3456,Ejura,Maize; Cowpea,Twi,yes,2026-04-01
Kwame Boateng,+233201234567,Tamale,,,,
Akosua Mensah Again,233244123456,Ejura,Maize,Akan,no,
Nobody,12345,Ejura,,,,
Lost,0551112223,Ejuraa,,,,
Nought Dropped,551112224,Ho,Moonflower,,maybe,
`;

test('a spreadsheet of farmers is read while a file of the data hub takes its time', { timeout: 50_000 }, async () => {
  const folder = temporaryFolder('held');
  const file = path.join(folder, 'yields.csv');
  writeFileSync(file, 'District,Yield\nEjura,1200\n');
  let release = (): void => undefined;
  let begin = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const order = { file, fileName: 'yields.csv', out: folder, fixes: [], places: [], today: '2026-04-15' };
  const reading = portal.context.ingest.read(order, new AbortController().signal, () => (begin(), held));
  await begun;
  const answer = await send(
    await writeXlsx({
      sheets: [
        {
          name: 'Farmers',
          rows: [
            ['name', 'phone', 'Town'],
            ['Yaw Owusu', '0244555666', 'Ejura'],
          ],
        },
      ],
    }),
  );
  release();
  await reading;
  expect(answer.statusCode, answer.body).toBe(200);
  await portal.context.jobs.runDue();
  expect((await current())?.report).toMatchObject({ rows: 1, added: 1 });
  removeFolder(folder);
});

test('a village that is not known yet is kept as it is written, in its district, and waits to be asked about once', async () => {
  const villages = `Name,Phone,Village,District
Sample: Adwoa,0244900001,Nkranpo,Ejura Sekyedumase Municipal
Sample: Yaw,0244900002,nkranpo,Ejura Sekyedumase Municipal
Sample: Esi,0244900003,Nowhere,Atlantis
`;
  expect(await report(villages)).toMatchObject({
    added: 2,
    wrong: 1,
    mistakes: [{ row: 4, column: 'district', sentence: expect.stringMatching(/^"Atlantis" is no district of Ghana/) }],
  });
  const asked = async () =>
    (await ama.inject('/api/communities?status=asked&q=nkranpo')).json<{
      found: { id: number; name: string; districtId: string }[];
    }>().found;
  expect(await asked()).toEqual([]);
  await report(villages, { apply: 'true' });
  expect(await asked()).toMatchObject([{ name: 'Nkranpo', districtId: 'ejura_sekyedumase_municipal' }]);
  const { found } = (await ama.inject('/api/farmers?q=nkranpo')).json<{
    found: { id: number; address: { location: string; communityId: number } }[];
  }>();
  expect(found.map(({ address }) => address.communityId)).toEqual([(await asked())[0]!.id, (await asked())[0]!.id]);
  await ama.inject({
    method: 'POST',
    url: '/api/farmers/remove',
    payload: { ids: found.map(({ id }) => id), forGood: true },
  });
});

test('a list is tried first: what would be added, what repeats a number, which rows are wrong and why; nothing is kept', async () => {
  const tried = await report(list);
  expect(tried).toMatchObject({
    applied: false,
    rows: 6,
    added: 2,
    updated: 0,
    unchanged: 0,
    repeated: 1,
    wrong: 3,
    message: '',
  });
  expect(tried.columns.map(({ readAs }) => readAs)).toEqual([
    'name',
    'phone',
    'place',
    'crops',
    'language',
    'consent',
    'consentDate',
  ]);
  expect(tried.mistakes).toEqual([
    {
      row: 5,
      column: 'phone',
      sentence: '"12345" is not a telephone number of Ghana. Write its ten digits, such as 0244123456.',
    },
    {
      row: 6,
      column: 'place',
      sentence:
        'It is not known in which district "Ejuraa" lies. Did you mean "Ejura"? Add a column District, or choose a place for all rows.',
    },
    {
      row: 7,
      column: 'crops',
      sentence:
        '"Moonflower" is not a crop of the list. Write crops as the portal names them, with semicolons between.',
    },
    {
      row: 7,
      column: 'consent',
      sentence: '"maybe" says neither yes nor no. Write yes where the farmer agreed to messages, else no.',
    },
  ]);
  const errors = await ama.inject(`/api/farmers/import/${(await current())?.id}/rows-to-mend.csv`);
  expect(errors.headers['content-disposition']).toBe('attachment; filename="rows-to-fix.csv"');
  expect(errors.body.split('\r\n')[1]).toBe(
    '5,"""12345"" is not a telephone number of Ghana. Write its ten digits, such as 0244123456.",Nobody,12345,Ejura,,,,',
  );
  expect(JSON.stringify([tried.preview, tried.columns])).not.toMatch(/0244123456|024 412 3456/);
  expect(await total()).toBe(0);
});

test('applied, the rows that are right are kept, and sent again they change nothing', async () => {
  expect(await report(list, { apply: 'true' })).toMatchObject({
    applied: true,
    added: 2,
    wrong: 3,
    message: 'contacts has been created',
  });
  const { found } = (await ama.inject('/api/farmers')).json<{ found: object[] }>();
  expect(found).toMatchObject([
    { name: 'Akosua Mensah Again', phone: '*******3456', crops: ['maize'], language: 'ak', consent: { given: false } },
    { name: 'Kwame Boateng', phone: '*******4567', address: { location: 'Tamale' }, language: 'en' },
  ]);
  expect(await report(list)).toMatchObject({ added: 0, updated: 0, unchanged: 2 });
});

test('a farmer there already is changed where the list tells something else, and left alone on request', async () => {
  const change = 'Name,Phone,Language\nKwame K. Boateng,0201234567,Ewe\n';
  expect((await report(change)).preview).toEqual([
    {
      row: 2,
      name: 'Kwame K. Boateng',
      phone: '*******4567',
      place: 'Tamale',
      act: 'update',
      changes: ['name', 'language'],
    },
  ]);
  expect(await report(change, { duplicates: 'skip' })).toMatchObject({ updated: 0, unchanged: 1 });
  expect(await report(change, { apply: 'true' })).toMatchObject({ updated: 1 });
  expect((await ama.inject('/api/farmers?q=boateng')).json()).toMatchObject({
    found: [{ name: 'Kwame K. Boateng', language: 'ee', address: { location: 'Tamale' } }],
  });
});

test('columns are said where their headers say nothing, and a place where rows tell none', async () => {
  const bare = 'A,B\nEsi Nyarko,0207654321\n';
  const sentence = 'No column was found for the name. Say which one it is, or name its header "Name". Found: A, B.';
  expect(await report(bare)).toMatchObject({
    added: 0,
    mistakes: [
      { row: 1, column: 'name', sentence },
      { row: 1, column: 'phone' },
    ],
    columns: [
      { header: 'A', readAs: null, example: 'Esi Nyarko' },
      { header: 'B', readAs: null, example: '*******4321' },
    ],
  });
  const refused = await apply((await current())?.id ?? '');
  expect([refused.statusCode, refused.json()]).toMatchObject([
    422,
    { message: /^There is nothing in this list to add or to change/ },
  ]);
  const columns = JSON.stringify({ A: 'name', B: 'phone' });
  expect((await report(bare, { columns })).mistakes).toMatchObject([{ row: 2, column: 'place' }]);
  expect(await report(bare, { columns, addressId: 'ho' })).toMatchObject({ added: 1, wrong: 0 });
});

test('a list is read another way without being sent again; a column that holds nothing known is refused', async () => {
  const { id } = (await send('A,B\nEsi Nyarko,0207654321\n')).json<Shown>();
  const again = (body: object) =>
    ama.inject({
      method: 'PATCH',
      url: `/api/farmers/import/${id}`,
      payload: { duplicates: 'update', columns: {}, addressId: null, ...body },
    });
  expect((await again({ columns: { A: 'shoe size' } })).statusCode).toBe(422);
  await again({ columns: { A: 'name', B: 'phone' }, addressId: 'ho' });
  await portal.context.jobs.runDue();
  expect(await current()).toMatchObject({ id, state: 'checked', report: { added: 1, wrong: 0 } });
});

test('a list is one’s own, is let go of before it is applied, and after a day', async () => {
  const { id } = (await send(list)).json<Shown>();
  const kofi = await portal.as('kofi');
  expect(await current(kofi)).toBeNull();
  const others = await Promise.all(
    [
      ['POST', '/apply'],
      ['DELETE', ''],
      ['GET', '/rows-to-mend.csv'],
    ].map(([method, rest]) => kofi.inject({ method: method as 'GET', url: `/api/farmers/import/${id}${rest}` })),
  );
  expect(others.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  // It was not checked yet: there is nothing to apply.
  expect((await apply(id)).statusCode).toBe(409);
  expect((await ama.inject({ method: 'DELETE', url: `/api/farmers/import/${id}` })).json()).toEqual({
    cancelled: true,
  });
  await portal.context.jobs.runDue();
  expect(await current()).toBeNull();
  await report(list);
  portal.clock.set('2026-04-16T13:00:00Z');
  await portal.context.db.deleteFrom('job').where('kind', '=', 'forgetFarmerImports').execute();
  await portal.context.jobs.enqueue(portal.context.db, { kind: 'forgetFarmerImports', payload: null });
  await portal.context.jobs.runDue();
  portal.clock.set('2026-04-15T12:00:00Z');
  expect(await current()).toBeNull();
  const kept: string[] = [];
  for await (const { key } of portal.context.storage.list('originals/')) kept.push(key);
  expect(kept).toEqual([]);
});
