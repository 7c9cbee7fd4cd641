import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendForm } from '#server/testing/sending.ts';
import { buildTestApp, type Caller, type TestApp } from '../../testing/testApp.ts';

// Read by the reader itself, in its own process: a file as wide as may be sent.
let portal: TestApp;
let esi: Caller;
let adjoa: Caller;
beforeAll(async () => {
  portal = await buildTestApp();
  [esi, adjoa] = [await portal.as('esi'), await portal.as('adjoa')];
});
afterAll(() => portal.close());

/** A table whose cells say where they stand: in row 2, column 3 stands 2003 as a number, every fifth column is text. */
function wide(columns: number, rows: number): string {
  const cell = (row: number, column: number): string =>
    column % 5 === 0 ? `r${row}c${column}` : String(row * 1_000_000 + column);
  const names = Array.from({ length: columns }, (_, column) => `Station ${column}`);
  return [names, ...Array.from({ length: rows }, (_, row) => names.map((_name, column) => cell(row, column)))]
    .map((cells) => cells.join(','))
    .join('\n');
}

async function sent(content: string): Promise<string> {
  const { id } = (await sendForm(esi, { content, fields: { licence: 'CC-BY-4.0' } })).json<{ id: string }>();
  await portal.context.jobs.runDue();
  return id;
}
const show = async (id: string) =>
  (await esi.inject(`/api/datasets/lake/${id}`)).json<{
    state: string;
    findings: { code: string; found: string; expected: string; mend: string }[];
    tables: { rows: number; columns: { type: string }[] }[];
  }>();

test('a file of 1,999 columns is previewed and published, each value in its place', { timeout: 120_000 }, async () => {
  const id = await sent(wide(1_999, 30));
  const item = await show(id);
  expect([item.state, item.findings, item.tables.map(({ rows, columns }) => [rows, columns.length])]).toEqual([
    'waiting',
    [],
    [[30, 1_999]],
  ]);
  expect(item.tables[0]?.columns.filter(({ type }) => type === 'text')).toHaveLength(400);

  const answer = await esi.inject(`/api/datasets/lake/${id}/rows?limit=30`);
  expect(answer.statusCode, answer.body).toBe(200);
  const preview = answer.json<{ rows: unknown[][] }>();
  expect(preview.rows[29]?.slice(247, 253)).toEqual([
    29_000_247,
    29_000_248,
    29_000_249,
    'r29c250',
    29_000_251,
    29_000_252,
  ]);
  expect(preview.rows[29]?.slice(1_995)).toEqual(['r29c1995', 29_001_996, 29_001_997, 29_001_998]);

  const approved = await adjoa.inject({ method: 'POST', url: `/api/datasets/lake/${id}/move`, payload: {} });
  expect(approved.statusCode, approved.body).toBe(200);
  const { datasetId } = approved.json<{ datasetId: string }>();
  expect((await esi.inject(`/api/datasets/${datasetId}/rows`)).json()).toMatchObject({ total: 30 });
});

test('a file of more columns than may be is told so, with what to do', { timeout: 120_000 }, async () => {
  const { state, findings } = await show(await sent(wide(2_001, 2)));
  expect([state, findings]).toMatchObject([
    'problems',
    [
      {
        code: 'tooManyColumns',
        found: '2,001 columns',
        expected: 'At most 2,000 columns',
        mend: 'Turn the table, so that what is measured again and again stands in rows, or send it in parts.',
      },
    ],
  ]);
});
