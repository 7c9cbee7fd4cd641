import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/testApp.ts';
import { makeDataset, yieldsCsv } from '../../../testing/makeDataset.ts';

let portal: TestApp;
let kofi: Caller;
let dataset: { datasetId: string; slug: string; versionId: string };
beforeAll(async () => {
  portal = await buildTestApp({ now: '2026-04-15T12:00:00Z' });
  kofi = await portal.as('kofi');
  dataset = await makeDataset(portal);
});
afterAll(() => portal.close());

const ask = async (part: string, query: Record<string, string | string[]>) => {
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => [value].flat().map((each): [string, string] => [name, each])),
  );
  const answer = await kofi.inject(`/api/datasets/${dataset.slug}/${part}?${search}`);
  return {
    status: answer.statusCode,
    ...answer.json<{ rows: unknown[]; message?: string; [field: string]: unknown }>(),
  };
};

describe('rows', () => {
  test('come by pages, with the columns of the answer', async () => {
    expect(await ask('rows', { limit: '2', offset: '1' })).toEqual({
      status: 200,
      columns: [
        { name: 'Region', key: 'c1', type: 'text', unit: '' },
        { name: 'Crop', key: 'c2', type: 'text', unit: '' },
        { name: 'Year', key: 'c3', type: 'whole', unit: '' },
        { name: 'Yield', key: 'c4', type: 'decimal', unit: 't/ha' },
      ],
      rows: [
        ['Bono', 'Maize', 2020, 2.4],
        ['Volta', 'Rice', 2020, 3.5],
      ],
      total: 3,
      offset: 1,
      limit: 2,
    });
  });

  test.each<[string, Record<string, string | string[]>, unknown[]]>([
    ['some columns, by name or key, in the order asked for', { select: 'c4,Region', limit: '1' }, [[2.1, 'Ashanti']]],
    ['a condition', { where: 'Region:is:Volta', select: 'Yield' }, [[3.5]]],
    ['two conditions', { where: ['c3:atLeast:2020', 'Crop:has:mai'], select: 'Region' }, [['Bono']]],
    ['sorted, the largest first', { sort: '-Yield', select: 'Region' }, [['Volta'], ['Bono'], ['Ashanti']]],
    ['rows in which some cell holds a text', { find: 'volTA', select: 'Region' }, [['Volta']]],
    ['sorted by two columns', { sort: 'Crop,-c3', select: 'Region' }, [['Bono'], ['Ashanti'], ['Volta']]],
    ['none', { where: 'Region:empty' }, []],
  ])('%s', async (_what, query, rows) => expect((await ask('rows', query)).rows).toEqual(rows));

  test.each<[Record<string, string>, number, string]>([
    [{ where: 'Region' }, 400, '"Region" is not a condition. Write column:operation:value, such as Region:is:Ashanti'],
    [
      { where: 'Farm:is:3' },
      400,
      'There is no column "Farm" in this table. Its columns are "Region", "Crop", "Year", "Yield"; c1, c2 … name them too.',
    ],
    [{ where: 'Year:is:soon' }, 400, '"soon" does not fit the column Year. It holds numbers'],
    [{ select: 'Region,Farm' }, 400, 'There is no column "Farm"'],
    [{ sort: '-Farm' }, 400, 'There is no column "Farm"'],
    [{ limit: '1001' }, 400, 'limit'],
    [{ version: '4' }, 404, 'There is no version 4 of this dataset. Its versions are 1 to 1.'],
    [{ table: '2' }, 404, 'There is no table "2" in this version. Its tables are 1 "Yields".'],
  ])('%j is refused with %i and a sentence', async (query, status, sentence) => {
    const answer = await ask('rows', query);
    expect([answer.status, answer.message]).toEqual([status, expect.stringContaining(sentence)]);
  });

  test('a hostile value is only a value', async () => {
    expect((await ask('rows', { where: `Region:is:x' or 1=1; drop table dataset; --` })).rows).toEqual([]);
  });
});

describe('groups', () => {
  test('bring rows together by measures', async () => {
    expect(await ask('groups', { by: 'Crop', measure: 'count,mean:Yield,max:c3' })).toMatchObject({
      rows: [
        ['Maize', 2, 2.25, 2020],
        ['Rice', 1, 3.5, 2020],
      ],
      cut: false,
    });
  });

  test.each<[Record<string, string>, string]>([
    [
      { by: 'Crop', measure: 'sum' },
      '"sum" is not a measure. Write count, or sum, mean, median, min, max, distinct with a column: sum:Yield.',
    ],
    [{ by: 'c1,c2,c3,c4' }, 'by names 4 columns. Name one to 3, with commas between.'],
    [{ by: 'Farm' }, 'There is no column "Farm"'],
  ])('%j is refused', async (query, sentence) => {
    const answer = await ask('groups', query);
    expect([answer.status, answer.message]).toEqual([400, expect.stringContaining(sentence)]);
  });
});

test('two versions are compared by a key', async () => {
  const columns = [
    ['Farm', 'text'],
    ['Yield', 'decimal'],
  ] as const;
  const { datasetId } = await makeDataset(portal, {
    name: 'Farms',
    columns,
    rows: "values ('F1', 2.0), ('F2', 3.0), ('F3', 4.0)",
  });
  await makeDataset(portal, {
    name: 'Farms',
    datasetId,
    columns,
    rows: "values ('F1', 2.0), ('F2', 3.5), ('F4', 5.0)",
  });
  const compare = async (query: string) =>
    (await kofi.inject(`/api/datasets/${datasetId}/compare?from=1&to=2${query}`)).json<object>();
  expect(await compare('&key=Farm')).toMatchObject({
    key: ['Farm'],
    added: { count: 1, rows: [['F4', 5]] },
    removed: { count: 1, rows: [['F3', 4]] },
    changed: { count: 1, rows: [{ key: ['F2'], cells: [{ column: 'Yield', before: 3, after: 3.5 }] }] },
  });
  // Nothing is known of these columns, so every one tells rows apart.
  expect(await compare('')).toMatchObject({
    key: ['Farm', 'Yield'],
    added: { count: 2 },
    removed: { count: 2 },
    changed: { count: 0 },
  });
});

describe('files', () => {
  test('the original comes byte for byte, under the name the specification gives it', async () => {
    const answer = await kofi.inject(`/api/datasets/download/${dataset.versionId}`);
    expect(answer.body).toBe(yieldsCsv);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv',
      'content-disposition': 'attachment; filename="Dataset 2026-04-15 Crop yields by region.csv"',
      'content-length': String(yieldsCsv.length),
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
    });
  });

  test('a part of it answers a range', async () => {
    const answer = await kofi.inject({
      url: `/api/datasets/download/${dataset.versionId}`,
      headers: { range: 'bytes=0-5' },
    });
    expect([answer.statusCode, answer.body, answer.headers['content-range']]).toEqual([
      206,
      'Region',
      `bytes 0-5/${yieldsCsv.length}`,
    ]);
    const after = await kofi.inject({
      url: `/api/datasets/download/${dataset.versionId}`,
      headers: { range: 'bytes=9999-' },
    });
    expect([after.statusCode, after.headers['content-range']]).toEqual([416, `bytes */${yieldsCsv.length}`]);
  });

  test('a name of any signs becomes a safe one', async () => {
    const { versionId } = await makeDataset(portal, {
      name: 'Ɔkɔmfo/../"yams"\r\nX-Evil: 1',
      fileName: '../../etc/passwd',
    });
    const header = (await kofi.inject(`/api/datasets/download/${versionId}`)).headers['content-disposition'];
    expect(header).not.toMatch(/[\r\n/]/);
    expect(header).toMatch(/^attachment; filename="Dataset 2026-04-15 /);
  });

  test.each([
    ['csv', 'text/csv; charset=utf-8', /^Region,Crop,Year,Yield\r\nAshanti,Maize,2019,2\.1\r\n/],
    ['json', 'application/json; charset=utf-8', /^\[\n\{"Region":"Ashanti","Crop":"Maize","Year":2019,"Yield":2\.1\}/],
    [
      'ods',
      'application/vnd.oasis.opendocument.spreadsheet',
      /^PK[^]{28}mimetypeapplication\/vnd\.oasis\.opendocument\.spreadsheet/,
    ],
    ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', /^PK/],
    ['parquet', 'application/vnd.apache.parquet', /^PAR1/],
  ])('a table is exported as %s', async (form, type, beginning) => {
    const answer = await kofi.inject(`/api/datasets/${dataset.slug}/export?form=${form}`);
    expect(answer.headers).toMatchObject({
      'content-type': type,
      'content-disposition': `attachment; filename="Dataset 2026-04-15 Crop yields by region v1.${form}"`,
    });
    expect(answer.rawPayload.toString('latin1')).toMatch(beginning);
  });

  test('what is looked at is what is downloaded, in every form', async () => {
    const view = 'select=Crop,c4&where=Year:is:2020&find=ma&sort=-Yield';
    const csv = await kofi.inject(`/api/datasets/${dataset.slug}/export?form=csv&${view}`);
    expect(csv.body).toBe('Crop,Yield\r\nMaize,2.4\r\n');
    const json = await kofi.inject(`/api/datasets/${dataset.slug}/export?form=json&${view}`);
    expect(json.json()).toEqual([{ Crop: 'Maize', Yield: 2.4 }]);
    for (const form of ['xlsx', 'ods', 'parquet'])
      expect((await kofi.inject(`/api/datasets/${dataset.slug}/export?form=${form}&${view}`)).statusCode).toBe(200);
    const wrong = await kofi.inject(`/api/datasets/${dataset.slug}/export?form=csv&where=Year:is:soon`);
    expect([wrong.statusCode, wrong.json<{ message: string }>().message]).toEqual([
      400,
      '"soon" does not fit the column Year. It holds numbers, such as 12.5.',
    ]);
  });

  test('GeoJSON is refused where a table has no positions', async () => {
    const answer = await kofi.inject(`/api/datasets/${dataset.slug}/export?form=geojson`);
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      422,
      expect.stringContaining('no columns of latitude and longitude'),
    ]);
  });

  test('cells that look like formulas are made harmless in CSV', async () => {
    const { slug } = await makeDataset(portal, {
      name: 'Formulas',
      columns: [['Note', 'text']],
      rows: "values ('=HYPERLINK(\"http://evil.example\")'), ('@x'), ('-5 bags')",
    });
    const { body } = await kofi.inject(`/api/datasets/${slug}/export?form=csv`);
    for (const line of body.trimEnd().split('\r\n').slice(1)) expect(line).toMatch(/^"?'/);
  });

  test('more rows than a sheet holds are offered as CSV', async () => {
    const { datasetId, versionId } = await makeDataset(portal, { name: 'Too long' });
    await portal.context.db
      .updateTable('table_of_version')
      .set({ rows: 1_048_576 })
      .where('version_id', '=', versionId)
      .execute();
    const answer = await kofi.inject(`/api/datasets/${datasetId}/export?form=xlsx`);
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      422,
      'This table has 1048576 rows, and a file of this form holds 1048575. Download it as CSV instead: form=csv.',
    ]);
  });

  test('a file that is gone is said to be', async () => {
    const { datasetId, versionId } = await makeDataset(portal, { name: 'Lost' });
    const { file_key: fileKey } = await portal.context.db
      .selectFrom('dataset_version')
      .select('file_key')
      .where('id', '=', versionId)
      .executeTakeFirstOrThrow();
    await portal.context.storage.remove(fileKey);
    expect((await kofi.inject(`/api/datasets/download/${datasetId}`)).statusCode).toBe(410);
  });
});
