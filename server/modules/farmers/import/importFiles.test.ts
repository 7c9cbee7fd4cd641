import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type Caller, type TestApp } from '#server/testing/testApp.ts';

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

test('a list in the letters of Windows, with semicolons, is read', async () => {
  const windows = Buffer.from('Name;Phone;Place\nRen\u00e9 Adjei;0209990001;Ho\n', 'latin1');
  expect((await report(windows)).preview).toMatchObject([{ name: 'René Adjei' }]);
});

test('a spreadsheet is read, also where it dropped the nought of the numbers', async () => {
  const book = await writeXlsx({
    sheets: [
      {
        name: 'Farmers',
        rows: [
          ['Name', 'Phone', 'Place'],
          ['Yaw Sheet', 244555666, 'Kumasi'],
          ['Afi Sheet', '0244555667', 'Ho'],
          ['Bad Sheet', 'x', 'Ho'],
        ],
      },
    ],
  });
  const read = await report(book, { fileName: 'farmers.xlsx' });
  expect(read).toMatchObject({ rows: 3, added: 2, wrong: 1, mistakes: [{ row: 4, column: 'phone' }] });
});

test.each([
  ['', 400],
  ['Name,Phone\n', 422],
  ['Name,Phone\n"open,0244123456\n', 422],
])('%j is refused with a sentence', async (content, status) => {
  expect((await send(content)).statusCode).toBe(status);
});

test('the template can be read as it stands', async () => {
  const template = await ama.inject('/api/farmers/template.csv');
  expect(template.headers['content-disposition']).toBe('attachment; filename="farmers-template.csv"');
  expect(await report(template.body)).toMatchObject({
    rows: 1,
    added: 1,
    wrong: 0,
    preview: [{ name: 'Example Farmer (write over this row)' }],
  });
});
