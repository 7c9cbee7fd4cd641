import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everything } from '#contract/everything.ts';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/testApp.ts';
import { makeDataset, personId } from '../../../testing/makeDataset.ts';

let portal: TestApp;
let open: { id: string; versionId: string };
let shut: { id: string; versionId: string };
const callers = new Map<Who, Caller>();
type Who = 'visitor' | 'officer' | 'stranger' | 'granted' | 'overdue' | 'owner' | 'dataAdmin';
const everybody: readonly Who[] = ['visitor', 'officer', 'stranger', 'granted', 'overdue', 'owner', 'dataAdmin'];
const insiders: readonly Who[] = ['granted', 'owner', 'dataAdmin'];

beforeAll(async () => {
  portal = await buildTestApp({ now: '2026-04-15T12:00:00Z' });
  const first = await makeDataset(portal, { details: { licence: 'CC-BY-4.0', asksSignIn: true } });
  open = { id: first.datasetId, versionId: first.versionId };
  const prices = { name: 'Farm gate prices', private: true, details: { licence: 'CC-BY-4.0', topic: 'prices' } };
  const second = await makeDataset(portal, {
    ...prices,
    rows: "values ('Ashanti', 'Sekret', 2019, 2.1), ('Bono', 'Sekret', 2020, 2.4)",
  });
  await makeDataset(portal, {
    ...prices,
    datasetId: second.datasetId,
    rows: "values ('Ashanti', 'Sekret', 2019, 9.9)",
  });
  const entry = portal.context.catalogue.find(second.datasetId);
  shut = { id: second.datasetId, versionId: entry?.versionId ?? '' };
  for (const [who, person] of [
    ['officer', 'ama'],
    ['stranger', 'kofi'],
    ['granted', 'efua'],
    ['overdue', 'yaw'],
    ['owner', 'esi'],
    ['dataAdmin', 'adjoa'],
  ] as const)
    callers.set(who, await portal.as(person));
  callers.set('visitor', portal);
  const grant = (person_id: string, until: string) => ({
    dataset_id: shut.id,
    person_id,
    purpose: 'To compare',
    state: 'granted' as const,
    asked_at: new Date(),
    answered_at: null,
    answered_by: null,
    until: new Date(until),
  });
  await portal.context.db
    .insertInto('dataset_grant')
    .values([
      grant(await personId(portal, 'efua'), '2026-05-01T00:00:00Z'),
      grant(await personId(portal, 'yaw'), '2026-04-15T11:59:59Z'),
    ])
    .execute();
});
afterAll(() => portal.close());

/** Every way in to what a dataset holds. */
const ways: readonly (readonly [
  endpoint: string,
  request: (dataset: { id: string; versionId: string }) => {
    method: 'GET' | 'POST' | 'HEAD';
    url: string;
    payload?: object;
    headers?: Record<string, string>;
  },
])[] = [
  ['listDatasetRows', ({ id }) => ({ method: 'GET', url: `/api/datasets/${id}/rows` })],
  ['listDatasetRows', ({ id }) => ({ method: 'GET', url: `/api/datasets/${id}/rows?version=1` })],
  ['groupDatasetRows', ({ id }) => ({ method: 'GET', url: `/api/datasets/${id}/groups?by=Crop` })],
  ['compareDatasetVersions', ({ id }) => ({ method: 'GET', url: `/api/datasets/${id}/compare?from=1&to=1` })],
  ['exportDatasetTable', ({ id }) => ({ method: 'GET', url: `/api/datasets/${id}/export?form=csv` })],
  ['exportDatasetTable', ({ id }) => ({ method: 'GET', url: `/api/datasets/${id}/export?form=xlsx` })],
  ['exportDatasetTable', ({ id }) => ({ method: 'GET', url: `/api/datasets/${id}/export?form=json` })],
  ['exportDatasetTable', ({ id }) => ({ method: 'GET', url: `/api/datasets/${id}/export?form=parquet` })],
  ['downloadTable', ({ id }) => ({ method: 'GET', url: `/api/datasets/${id}/files/1.parquet` })],
  ['downloadTableOfVersion', ({ id }) => ({ method: 'GET', url: `/api/datasets/${id}/versions/1/files/1.csv` })],
  ['readSheetRange', ({ id }) => ({ method: 'POST', url: '/api/datasets', payload: { sheetId: id, range: 'A1:D4' } })],
  ['readSheetRange', ({ versionId }) => ({ method: 'POST', url: '/api/datasets', payload: { sheetId: versionId } })],
  ['downloadDataset', ({ versionId }) => ({ method: 'GET', url: `/api/datasets/download/${versionId}` })],
  ['downloadDataset', ({ id }) => ({ method: 'GET', url: `/api/datasets/download/${id}` })],
  ['downloadDataset', ({ versionId }) => ({ method: 'HEAD', url: `/api/datasets/download/${versionId}` })],
  [
    'downloadDataset',
    ({ versionId }) => ({ method: 'GET', url: `/api/datasets/download/${versionId}`, headers: { range: 'bytes=0-3' } }),
  ],
];

describe.each(
  ways.map(
    ([name, request]) =>
      [
        `${request({ id: ':id', versionId: ':version' }).method} ${request({ id: ':id', versionId: ':version' }).url}`,
        name,
        request,
      ] as const,
  ),
)('%s', (_title, _name, request) => {
  test('a private dataset answers its owner, data administrators and whoever was granted it', async () => {
    const answered = new Map<Who, number>();
    const refusals: string[] = [];
    for (const who of everybody) {
      const { statusCode, body } = await (callers.get(who) ?? portal).inject(request(shut));
      answered.set(who, statusCode);
      if (statusCode >= 300) refusals.push(body);
    }
    expect(refusals.join(' ')).not.toContain('Sekret');
    expect(everybody.filter((who) => (answered.get(who) ?? 0) < 300)).toEqual(insiders);
    expect(everybody.filter((who) => answered.get(who) === 403)).toEqual(['visitor', 'officer', 'stranger', 'overdue']);
  });

  test('a public one answers whoever signed in', async () => {
    const answered: number[] = [];
    for (const who of everybody) answered.push((await (callers.get(who) ?? portal).inject(request(open))).statusCode);
    expect(answered[0]).toBe(401);
    expect(answered.slice(1).every((status) => status === 200 || status === 206)).toBe(true);
  });
});

test('columns and profiles of a private dataset are told to insiders alone', async () => {
  const may: Who[] = [];
  const refusals: string[] = [];
  for (const who of everybody) {
    const caller = callers.get(who) ?? portal;
    const detail = await caller.inject(`/api/datasets/${shut.id}`);
    expect(detail.json<{ dataset: { name: string; private: boolean }; tables: unknown[] }>()).toMatchObject({
      dataset: { name: 'Farm gate prices', private: true },
      tables: [],
      notes: [],
      versions: [
        { fileName: '', sha256: '' },
        { fileName: '', sha256: '' },
      ],
    });
    const version = await caller.inject(`/api/datasets/${shut.id}/versions/1`);
    expect((await caller.inject(`/api/datasets/${shut.id}/dictionary`)).statusCode).toBe(version.statusCode);
    if (version.statusCode === 200) may.push(who);
    else refusals.push(version.json<{ code: string }>().code);
  }
  expect(may).toEqual(insiders);
  expect(refusals).toEqual(['privateDataset', 'privateDataset', 'privateDataset', 'privateDataset']);
});

test('a search does not find a private dataset by what its columns and sheets are called', async () => {
  const found = async (q: string) =>
    (await portal.inject(`/api/datasets?q=${q}`))
      .json<{ items: { dataset: { id: string } }[] }>()
      .items.map(({ dataset }) => dataset.id);
  expect(await found('gate')).toEqual([shut.id]);
  expect(await found('Crop')).toEqual([open.id]);
});

test('what changes a dataset is for its owner and data administrators', async () => {
  for (const [method, url, payload] of [
    ['PATCH', `/api/datasets/${shut.id}`, { description: 'Mine now' }],
    ['DELETE', `/api/datasets/${shut.id}`, undefined],
    ['POST', `/api/datasets/${shut.id}/versions/1/restore`, undefined],
  ] as const) {
    for (const who of ['visitor', 'officer', 'stranger', 'granted'] as const) {
      const { statusCode } = await (callers.get(who) ?? portal).inject({ method, url, ...(payload && { payload }) });
      expect([method, who, statusCode]).toEqual([method, who, who === 'visitor' ? 401 : 403]);
    }
  }
});

test('a private dataset that becomes public, or the other way round, is so at once on every path', async () => {
  const owner = callers.get('owner') ?? portal;
  await owner.inject({ method: 'PATCH', url: `/api/datasets/${open.id}`, payload: { private: true } });
  expect((await portal.inject(`/api/datasets/${open.id}`)).json<{ tables: unknown[] }>().tables).toEqual([]);
  const stranger = callers.get('stranger') ?? portal;
  expect((await stranger.inject(`/api/datasets/${open.id}/rows`)).statusCode).toBe(403);
  await owner.inject({ method: 'PATCH', url: `/api/datasets/${open.id}`, payload: { private: false } });
  expect((await portal.inject(`/api/datasets/${open.id}`)).json<{ tables: unknown[] }>().tables).toHaveLength(1);
  expect((await stranger.inject(`/api/datasets/${open.id}/rows`)).statusCode).toBe(200);
});

test('what seems personal in a private dataset is asked about before it becomes public', async () => {
  const { datasetId } = await makeDataset(portal, {
    name: 'Farmers',
    private: true,
    personalData: [{ kind: 'phone', sheet: 'Yields', column: 'Crop', count: 2, at: 'B2' }],
  });
  const owner = callers.get('owner') ?? portal;
  const refused = await owner.inject({
    method: 'PATCH',
    url: `/api/datasets/${datasetId}`,
    payload: { private: false },
  });
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([409, 'personalDataUnchecked']);
  expect(refused.json<{ message: string }>().message).toContain('Crop (Yields)');
  const agreed = await owner.inject({
    method: 'PATCH',
    url: `/api/datasets/${datasetId}`,
    payload: { private: false, personalDataChecked: true },
  });
  expect(agreed.json<{ private: boolean }>().private).toBe(false);
});

test('OPEN_DATASETS opens rows and files of public datasets to everybody, and private ones to nobody else', async () => {
  const opened = await buildTestApp({ env: { OPEN_DATASETS: '1' } });
  try {
    const first = await makeDataset(opened);
    const second = await makeDataset(opened, { name: 'Shut', private: true });
    for (const [, request] of ways) {
      expect(
        (await opened.inject(request({ id: first.datasetId, versionId: first.versionId }))).statusCode,
      ).toBeLessThan(300);
      expect((await opened.inject(request({ id: second.datasetId, versionId: second.versionId }))).statusCode).toBe(
        403,
      );
    }
  } finally {
    await opened.close();
  }
});

test('no call of the catalogue that reads a dataset is left out of these', () => {
  const metadata = new Set([
    'listDatasets',
    'showDataset',
    'showDatasetVersion',
    'showStanding',
    'showActivity',
    'citeDataset',
    'listOwnDatasets',
    'listRemovedDatasets',
    'listAccessQuestions',
    'listAllDatasets',
    'searchDatasets',
    'showOwnDatasets',
    'showDataDictionary',
    'findPublishedRow',
  ]);
  const reads = everything
    .filter(({ room, effect }) => room === 'catalogue' && effect === 'reads')
    .map(({ name }) => name);
  expect(reads.filter((name) => !metadata.has(name)).toSorted()).toEqual(
    [...new Set(ways.map(([name]) => name))].toSorted(),
  );
});
