import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDataset } from '../../../testing/makeDataset.ts';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/testApp.ts';

let portal: TestApp;
let esi: Caller;
let dataset: { datasetId: string; slug: string };
beforeAll(async () => {
  portal = await buildTestApp({ now: '2026-04-15T12:00:00Z' });
  esi = await portal.as('esi');
  dataset = await makeDataset(portal);
});
afterAll(() => portal.close());

const described = {
  column: 'Crop',
  label: ' Crop grown ',
  meaning: 'On the largest field',
  unit: '',
  codes: [
    { code: 'Maize', label: 'Zea mays' },
    { code: 'Rice', label: '' },
  ],
};
const silent = { column: 'Year', label: '', meaning: '', unit: '', codes: [] };

test('an owner describes columns; readers see it with the table, as JSON and as the second sheet of a download', async () => {
  const edited = await esi.inject({
    method: 'PATCH',
    url: `/api/datasets/${dataset.slug}`,
    payload: { dictionary: [described, silent] },
  });
  expect(edited.statusCode).toBe(200);
  const { tables } = (await portal.inject(`/api/datasets/${dataset.slug}`)).json<{
    tables: { columns: { name: string; label?: string; codes?: object[]; saysUnit?: boolean }[] }[];
  }>();
  // "Yield" of t/ha is called "Yield (t/ha)": the page puts no unit beside it.
  expect(tables[0]?.columns.map(({ saysUnit = false }) => saysUnit)).toEqual([false, false, false, true]);
  expect(tables[0]?.columns.map(({ name, label, codes }) => [name, label, codes])).toEqual([
    ['Region', undefined, undefined],
    ['Crop', 'Crop grown', [{ code: 'Maize', label: 'Zea mays' }]],
    ['Year', undefined, undefined],
    ['Yield', undefined, undefined],
  ]);
  const dictionary = (await portal.inject(`/api/datasets/${dataset.slug}/dictionary`)).json<{
    columns: { column: string; unit: string; codes: { code: string; label: string }[] }[];
  }>();
  expect(dictionary.columns.map(({ column, unit, codes }) => [column, unit, codes.length])).toEqual([
    ['Region', '', 16],
    ['Crop', '', 1],
    ['Year', '', 0],
    ['Yield', 't/ha', 0],
  ]);
  expect(dictionary.columns[0]?.codes).toContainEqual({ code: 'GH-AH', label: 'Ashanti' });
  const book = await readXlsx((await portal.inject(`/api/datasets/${dataset.slug}/export?form=xlsx`)).rawPayload);
  expect(book.sheets.map(({ name }) => name)).toEqual(['Yields', 'Columns']);
  expect(book.sheets[1]?.rows[2]?.filter(Boolean)).toEqual([
    'Crop',
    'Crop grown',
    'On the largest field',
    'text',
    'Maize = Zea mays',
  ]);
});

test('what is said stays with the next version, and others may not say it', async () => {
  await makeDataset(portal, { datasetId: dataset.datasetId });
  const { tables } = (await portal.inject(`/api/datasets/${dataset.slug}`)).json<{
    tables: { columns: { label?: string }[] }[];
  }>();
  expect(tables[0]?.columns[1]?.label).toBe('Crop grown');
  const kofi = await portal.as('kofi');
  expect(
    (await kofi.inject({ method: 'PATCH', url: `/api/datasets/${dataset.slug}`, payload: { dictionary: [] } }))
      .statusCode,
  ).toBe(403);
});

test('columns of a private dataset are described by its owner, and read by nobody else', async () => {
  const hidden = await makeDataset(portal, { name: 'Yields of members', private: true });
  const edited = await esi.inject({
    method: 'PATCH',
    url: `/api/datasets/${hidden.slug}`,
    payload: { dictionary: [described] },
  });
  expect(edited.statusCode).toBe(200);
  const own = (await esi.inject(`/api/datasets/${hidden.slug}/versions/1`)).json<{
    tables: { columns: { name: string; label?: string }[] }[];
  }>();
  expect(own.tables[0]?.columns.map(({ label }) => label)).toEqual([undefined, 'Crop grown', undefined, undefined]);
  for (const path of ['versions/1', 'dictionary'])
    expect((await (await portal.as('kofi')).inject(`/api/datasets/${hidden.slug}/${path}`)).statusCode).toBe(403);
});

test('public data with an open licence are for everybody, until the owner asks readers to sign in', async () => {
  const rows = async (who: Pick<Caller, 'inject'> = portal) =>
    (await who.inject(`/api/datasets/${dataset.slug}/rows`)).statusCode;
  expect(await rows()).toBe(200);
  await esi.inject({ method: 'PATCH', url: `/api/datasets/${dataset.slug}`, payload: { asksSignIn: true } });
  expect([await rows(), await rows(await portal.as('kofi'))]).toEqual([401, 200]);
  await esi.inject({
    method: 'PATCH',
    url: `/api/datasets/${dataset.slug}`,
    payload: { asksSignIn: false, licence: 'All rights reserved' },
  });
  expect([await rows(), await rows(await portal.as('kofi'))]).toEqual([401, 200]);
});
