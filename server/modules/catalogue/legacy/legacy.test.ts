import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/testApp.ts';
import { makeDataset, yieldsCsv } from '../../../testing/makeDataset.ts';

let portal: TestApp;
let esi: Caller;
let made: { datasetId: string; versionId: string };
beforeAll(async () => {
  portal = await buildTestApp({ now: '2026-04-15T12:00:00Z' });
  made = await makeDataset(portal);
  portal.clock.set('2026-04-16T12:00:00Z');
  await makeDataset(portal, { name: 'Farm gate prices', private: true, owner: 'adjoa' });
  esi = await portal.as('esi');
});
afterAll(() => portal.close());

interface Legacy {
  id: string;
  name: string;
  datasetviews: { download: boolean }[];
  dwonloads: number;
  [field: string]: unknown;
}
const all = async (query = '') => (await portal.inject(`/api/datasets/alldata${query}`)).json<Legacy[]>();

test('alldata tells every dataset as the specification names its fields', async () => {
  const answer = await portal.inject('/api/datasets/alldata');
  expect(answer.headers['x-total-count']).toBe('2');
  expect(answer.json<Legacy[]>().map(({ name, userAccess }) => [name, userAccess])).toEqual([
    ['Farm gate prices', 'true'],
    ['Crop yields by region', 'false'],
  ]);
  // What the sheet of a private one is called is nobody else's business.
  expect(answer.json<Legacy[]>()[0]?.gName).toBe('');
  expect(answer.json<Legacy[]>()[1]).toEqual({
    id: made.datasetId,
    name: 'Crop yields by region',
    description: 'Yields of maize and rice, measured at harvest.',
    identity: made.versionId,
    gName: 'Yields',
    // kB: 86 bytes are 0.086 of them.
    size: 0.086,
    bytes: yieldsCsv.length,
    userAccess: 'false',
    datasetviews: [],
    views: 0,
    dwonloads: 0,
    updatedAt: '2026-04-15T12:00:00.000Z',
  });
});

test('alldata comes by pages', async () => {
  const [first] = await all('?limit=1');
  expect((await all(`?limit=5&after=${first?.id}`)).map(({ name }) => name)).toEqual(['Crop yields by region']);
  expect((await portal.inject('/api/datasets/alldata?after=none')).statusCode).toBe(404);
});

test('search finds by words, forgives, and takes a text with a slash as ?q=', async () => {
  const found = async (url: string) => (await portal.inject(url)).json<Legacy[]>().map(({ name }) => name);
  expect(await found('/api/datasets/search/regoin')).toEqual(['Crop yields by region']);
  expect(await found('/api/datasets/search/farm%20gate')).toEqual(['Farm gate prices']);
  expect(await found('/api/datasets/search/x?q=yields/region')).toEqual(['Crop yields by region']);
  expect(await found('/api/datasets/search/xylophone')).toEqual([]);
});

test('show tells one’s own', async () => {
  expect((await esi.inject('/api/datasets/show')).json<Legacy[]>().map(({ name }) => name)).toEqual([
    'Crop yields by region',
  ]);
  expect((await portal.inject('/api/datasets/show')).statusCode).toBe(401);
});

test('a token that is not valid is answered with the literal text of the specification', async () => {
  const headers = { authorization: 'Bearer worn-out' };
  const { versionId } = await makeDataset(portal, {
    name: 'For readers who signed in',
    details: { licence: 'CC-BY-4.0', asksSignIn: true },
  });
  const requests = [
    { url: '/api/datasets/show' },
    { url: `/api/datasets/download/${versionId}` },
    { method: 'POST' as const, url: '/api/datasets/', payload: { sheetId: versionId, range: 'A1:B2' } },
  ];
  for (const request of requests) {
    const answer = await portal.inject({ ...request, headers });
    expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([
      401,
      'text/plain; charset=utf-8',
      'invalid token',
    ]);
  }
});

describe('cells of a range', () => {
  const values = async (payload: object) =>
    (await esi.inject({ method: 'POST', url: '/api/datasets/', payload })).json<{ range: string; values: unknown[] }>();

  test.each<[string, unknown[]]>([
    [
      'Yields!A1:B2',
      [
        ['Region', 'Crop'],
        ['Ashanti', 'Maize'],
      ],
    ],
    ['A3:D3', [['Bono', 'Maize', 2020, 2.4]]],
    ['D1:D99', [['Yield'], [2.1], [2.4], [3.5]]],
    ["'Yields'!C2", [[2019]]],
    ['Z1:Z9', []],
    ['A50:B60', []],
  ])('%s', async (range, expected) => {
    expect(await values({ sheetId: made.versionId, range })).toEqual({ range: 'Yields', values: expected });
    expect(await values({ sheetId: made.datasetId, range })).toEqual({ range: 'Yields', values: expected });
  });

  test('all of the first table, where no range is said', async () => {
    expect((await values({ sheetId: made.versionId })).values).toHaveLength(4);
  });

  test.each([
    [{ sheetId: 'none', range: 'A1:B2' }, 404, 'There is no dataset "none".'],
    [{ range: 'A1:B2' }, 400, 'sheetId'],
    [{ sheetId: 'OWN', range: '!' }, 400, '"!" is not a range of cells. Write it as "Sheet1!A1:H11"'],
    [
      { sheetId: 'OWN', range: 'Sheet1!A1:H11' },
      404,
      'There is no table "Sheet1" in this version. Its tables are 1 "Yields".',
    ],
  ])('%j is refused with a sentence', async (payload, status, sentence) => {
    const answer = await esi.inject({
      method: 'POST',
      url: '/api/datasets',
      payload: { ...payload, ...('sheetId' in payload && payload.sheetId === 'OWN' && { sheetId: made.versionId }) },
    });
    expect([answer.statusCode, answer.body]).toEqual([status, expect.stringContaining(sentence)]);
  });
});

describe('looks', () => {
  const look = async (caller: Caller, agent = 'a') =>
    caller.inject({
      method: 'POST',
      url: '/api/datasets/addlog',
      payload: { datasetId: made.datasetId },
      headers: { 'user-agent': agent },
    });

  test('are counted once in half an hour, become downloads, and never say whose they were', async () => {
    const first = (await look(esi)).json<{ id: string }>().id;
    expect((await look(esi)).json<{ id: string }>().id).toBe(first);
    expect((await look(portal)).json<{ id: string }>().id).not.toBe(first);
    expect((await all()).find(({ id }) => id === made.datasetId)).toMatchObject({
      views: 2,
      dwonloads: 0,
      datasetviews: [{ download: false }, { download: false }],
    });

    const marked = await esi.inject({ method: 'POST', url: `/api/datasets/log/${first}/download` });
    expect(marked.json()).toEqual({ message: 'The download has been counted.' });
    await esi.inject({ method: 'POST', url: `/api/datasets/log/${first}/download` });
    const told = (await all()).find(({ id }) => id === made.datasetId);
    expect([told?.dwonloads, told?.datasetviews.filter(({ download }) => download).length]).toEqual([1, 1]);
    expect((await portal.inject(`/api/datasets/${made.datasetId}/activity`)).json()).toMatchObject({
      views: 2,
      downloads: 1,
    });
    portal.clock.set('2026-04-16T12:31:00Z');
    expect((await look(esi)).json<{ id: string }>().id).not.toBe(first);
  });

  test('a download through the API counts, once for who looks again within half an hour', async () => {
    const counts = async () =>
      (await portal.inject(`/api/datasets/${made.datasetId}/activity`)).json<{ views: number; downloads: number }>();
    const before = await counts();
    for (const part of ['export?form=csv', 'export?form=json'])
      expect(
        (await portal.inject({ url: `/api/datasets/${made.datasetId}/${part}`, headers: { 'user-agent': 'script' } }))
          .statusCode,
      ).toBe(200);
    expect(await counts()).toMatchObject({ views: before.views + 1, downloads: before.downloads + 1 });
    expect(
      (
        await portal.inject({
          method: 'HEAD',
          url: `/api/datasets/${made.datasetId}/export?form=csv`,
          headers: { 'user-agent': 'looks only' },
        })
      ).statusCode,
    ).toBe(200);
    expect(await counts()).toMatchObject({ views: before.views + 1, downloads: before.downloads + 1 });
  });

  test('are told month by month', async () => {
    const { months } = (await portal.inject(`/api/datasets/${made.datasetId}/activity`)).json<{
      months: { month: string; views: number }[];
    }>();
    expect([months.length, months[0], months.at(-1)]).toEqual([
      12,
      { month: '2025-05', views: 0, downloads: 0 },
      { month: '2026-04', views: 4, downloads: 2 },
    ]);
  });

  test('are marked as downloads by those alone who may download', async () => {
    const { id } = (await look(portal, 'b')).json<{ id: string }>();
    await esi.inject({ method: 'PATCH', url: `/api/datasets/${made.datasetId}`, payload: { asksSignIn: true } });
    expect((await portal.inject({ method: 'POST', url: `/api/datasets/log/${id}/download` })).statusCode).toBe(401);
    expect((await esi.inject({ method: 'POST', url: '/api/datasets/log/none/download' })).statusCode).toBe(404);
    // The older address works with a token alone.
    expect((await esi.inject(`/api/datasets/updatelog/${id}`)).statusCode).toBe(403);
    const token = (
      await portal.inject({
        method: 'POST',
        url: '/api/datasets/login',
        payload: { email: 'esi@demo.agrihub.example', password: 'demo-agrihub' },
      })
    ).body;
    expect(
      (await portal.inject({ url: `/api/datasets/updatelog/${id}`, headers: { authorization: `Bearer ${token}` } }))
        .statusCode,
    ).toBe(200);
  });

  test('at what is not there are refused', async () => {
    const answer = await portal.inject({ method: 'POST', url: '/api/datasets/addlog', payload: { datasetId: 'none' } });
    expect([answer.statusCode, answer.body]).toEqual([404, expect.stringContaining('There is no dataset "none".')]);
  });
});
