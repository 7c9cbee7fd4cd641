import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type Caller, type TestApp } from '../../testing/testApp.ts';

let portal: TestApp;
let admin: Caller;

beforeEach(async () => {
  portal = await buildTestApp({ now: '2026-04-15T12:00:00Z' });
  admin = await portal.as('admin');
});

afterEach(() => portal.close());

interface Row {
  key: string;
  values: Record<string, unknown>;
  state: string;
  shippedSince: boolean;
  version: number;
}

interface Report {
  added: number;
  changed: number;
  unchanged: number;
  applied: boolean;
  faults: { line: number; column: string; sentence: string }[];
  preview: { line: number; key: string; what: string }[];
}

const list = async (path: string) =>
  (await portal.inject(`/api/reference/${path}`)).json<{ total: number; found: Row[]; rows: number; edited: number }>();

const edit = async (path: string, values: Record<string, unknown>, version = 1, why = '') =>
  admin.inject({ method: 'PUT', url: `/api/reference/${path}`, payload: { values, version, why } });

const importCsv = async (table: string, csv: string, apply: boolean) =>
  (await admin.inject({ method: 'POST', url: `/api/reference/${table}/csv`, payload: { csv, apply } })).json<Report>();

test('a table goes out as CSV and comes back unchanged', async () => {
  for (const table of ['districts', 'stories', 'pestModels', 'fertilizerRates']) {
    const out = await portal.inject(`/api/reference/${table}/csv`);
    expect(out.headers['content-disposition']).toBe(`attachment; filename="${table}.csv"`);
    expect(out.body.split('\r\n')[0]).toContain('basis,verification,source,sourceUrl');
    expect(await importCsv(table, out.body, true)).toMatchObject({ added: 0, changed: 0, applied: false, faults: [] });
  }
});

test('a cell that a spreadsheet would run goes out harmless and comes back as it was', async () => {
  await edit('crops/maize', { spacing: '=HYPERLINK("http://x")' });
  const out = (await portal.inject('/api/reference/crops/csv')).body;
  expect(out).toContain(`"'=HYPERLINK(""http://x"")"`);
  expect(await importCsv('crops', out, false)).toMatchObject({ changed: 0, faults: [] });
});

test('a file is reported line by line before it is applied', async () => {
  const csv =
    'cropId,variety,maturityClass,maturityDaysMin,maturityDaysMax,basis,source\n' +
    'maize,Abontem,early,78,85,source,"Press report, 2010"\n' +
    'maize,New one,late,110,120,source,CSIR\n';
  const report = await importCsv('varieties', csv, false);
  expect(report).toMatchObject({ added: 1, changed: 1, unchanged: 0, applied: false, faults: [] });
  expect(report.preview[0]).toMatchObject({
    line: 2,
    key: 'maize.abontem',
    what: expect.stringContaining('maturityDaysMin: 80 → 78') as string,
  });
  expect((await list('varieties')).rows).toBe(85);
  expect(await importCsv('varieties', csv, true)).toMatchObject({ added: 1, changed: 1, applied: true });
  expect((await list('varieties')).rows).toBe(86);
  expect(
    portal.context.reference
      .book()
      .varietiesByCrop.get('maize')
      ?.find(({ variety }) => variety === 'Abontem'),
  ).toMatchObject({ maturityDaysMin: 78, traits: 'yellow quality-protein, drought tolerant' });
});

test('every mistake of a file is named with its line, and nothing of it is applied', async () => {
  const csv =
    'cropId;variety;maturityClass;maturityDaysMin;maturityDaysMax;basis;source\n' +
    'maize;"Two\nlines";early;80;85;source;CSIR\n' +
    'maize;Good;early;80;85;source;CSIR\n' +
    'maize;Good;late;90;95;source;CSIR\n' +
    'maize;Short;late\n' +
    'maze;Stranger;late;90;95;source;CSIR\n';
  const report = await importCsv('varieties', csv, true);
  expect(report.applied).toBe(false);
  expect(report.faults).toEqual([
    {
      line: 2,
      column: 'variety',
      sentence: 'Variety: found "Two lines", expected one line without control characters.',
    },
    { line: 5, column: 'cropId', sentence: 'The row "maize.good" is in line 4 already. Keep one of the two.' },
    {
      line: 6,
      column: '',
      sentence: 'The line has 3 cells, the heading 7. Put text that holds the separator in quotes.',
    },
  ]);
  const joined = await importCsv(
    'varieties',
    'cropId,variety,maturityClass,maturityDaysMin,maturityDaysMax,basis,source\nmaze,Stranger,late,90,95,source,CSIR\n',
    true,
  );
  expect(joined.faults).toMatchObject([
    { line: 2, column: 'cropId', sentence: expect.stringContaining('names "maze", which is not in Crops') as string },
  ]);
  expect(
    (await importCsv('varieties', 'cropId,colour\nmaize,red\n', true)).faults.map(({ sentence }) => sentence),
  ).toEqual([
    expect.stringContaining('Varieties has no column "colour".'),
    'The heading lacks variety, which names the rows. Add the column.',
  ]);
  expect((await importCsv('varieties', '', true)).faults[0]?.sentence).toBe(
    'The file is empty. Send CSV with the column names in its first line.',
  );
  expect((await importCsv('varieties', 'cropId,variety\nmaize,"open\n', true)).faults[0]?.sentence).toContain(
    'a quoted cell is not closed',
  );
});
