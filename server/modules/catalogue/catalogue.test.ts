import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type Caller, type TestApp } from '../../testing/testApp.ts';
import { makeDataset, type MadeDataset } from '../../testing/makeDataset.ts';

let portal: TestApp;
let esi: Caller;
let kofi: Caller;
beforeAll(async () => {
  portal = await buildTestApp({ now: '2026-04-15T12:00:00Z' });
  [esi, kofi] = [await portal.as('esi'), await portal.as('kofi')];
  const at = async (instant: string, made: MadeDataset) => {
    portal.clock.set(instant);
    return makeDataset(portal, made);
  };
  await at('2026-04-10T08:00:00Z', {
    name: 'Cocoa production, 1997–2012',
    description: 'Tonnes of cocoa by region.',
    details: {
      licence: 'CC-BY-4.0',
      topic: 'crops',
      institution: 'COCOBOD',
      coversFrom: '1997-01-01',
      coversTo: '2012-12-31',
      regions: ['ashanti', 'western'],
    },
  });
  await at('2026-04-11T08:00:00Z', {
    name: 'Rainfall at Kumasi',
    description: 'Daily rain, with a note on cocoa.',
    details: {
      licence: 'CC0-1.0',
      topic: 'climate',
      institution: 'GMet',
      coversFrom: '2010-01-01',
      coversTo: '2011-06-30',
      regions: ['ashanti'],
    },
  });
  await at('2026-04-12T08:00:00Z', {
    name: 'Farm gate prices',
    private: true,
    description: 'Prices farmers got.',
    details: { licence: 'All rights reserved', topic: 'prices' },
  });
  portal.clock.set('2026-04-15T12:00:00Z');
});
afterAll(() => portal.close());

interface Card {
  id: string;
  slug: string;
  name: string;
  [field: string]: unknown;
}
interface List {
  total: number;
  pages: number;
  items: { dataset: Card; views: number; downloads: number }[];
  matched: string[];
  understoodAs: string | null;
  suggestions: string[];
  filters: Record<string, { value: string; name: string; count: number }[]>;
}
const list = async (query: string) => (await portal.inject(`/api/datasets?${query}`)).json<List>();
const names = async (query: string) => (await list(query)).items.map(({ dataset }) => dataset.name);
const [cocoa, rain, prices] = ['Cocoa production, 1997–2012', 'Rainfall at Kumasi', 'Farm gate prices'];

describe('the list', () => {
  test('has the newest first, and says of each what anybody may know', async () => {
    expect(await names('')).toEqual([prices, rain, cocoa]);
    expect((await list('')).items[2]?.dataset).toMatchObject({
      slug: 'cocoa-production-1997-2012',
      private: false,
      topic: 'crops',
      institution: 'COCOBOD',
      format: 'csv',
      version: 1,
      rows: 3,
      regions: ['ashanti', 'western'],
      coversFrom: '1997-01-01',
      licence: { id: 'CC-BY-4.0', name: 'Creative Commons Attribution 4.0', open: true },
      createdAt: '2026-04-10T08:00:00.000Z',
    });
  });

  test.each<[string, string[]]>([
    // Words of the name count more than those of the description.
    ['q=cocoa', [cocoa, rain]],
    ['q=rainfal', [rain]],
    ['q=kumassi', [rain]],
    ['q=gmet', [rain]],
    ['q=xylophone', []],
    ['topic=crops', [cocoa]],
    ['topic=crops&topic=prices', [prices, cocoa]],
    ['region=western', [cocoa]],
    ['region=ashanti&year=2011', [rain, cocoa]],
    ['year=1997', [cocoa]],
    ['year=2013', []],
    ['licence=other', [prices]],
    ['access=private', [prices]],
    ['format=xlsx', []],
    ['institution=GMet&q=cocoa', [rain]],
    ['sort=name', [cocoa, prices, rain]],
    ['limit=1&page=2', [rain]],
    ['page=9', []],
  ])('%s finds %j', async (query, expected) => expect(await names(query)).toEqual(expected));

  test('says what was taken for a typing error, which words to mark, and what to try instead', async () => {
    expect(await list('q=kumassi')).toMatchObject({ understoodAs: 'kumasi', matched: ['kumasi'], suggestions: [] });
    const nothing = await list('q=xylophone');
    expect(nothing).toMatchObject({ total: 0, pages: 1, understoodAs: null });
    expect(nothing.suggestions).toContain('cocoa');
  });

  test('counts for each filter what its values would leave while the others stand', async () => {
    const { filters } = await list('region=ashanti&topic=crops');
    expect(filters.topic).toEqual([
      { value: 'climate', name: 'Weather and climate', count: 1 },
      { value: 'crops', name: 'Crops', count: 1 },
    ]);
    expect(filters.region).toEqual([
      { value: 'ashanti', name: 'Ashanti', count: 1 },
      { value: 'western', name: 'Western', count: 1 },
    ]);
    expect(filters.access).toEqual([{ value: 'public', name: 'Public', count: 1 }]);
    expect(filters.year?.[0]).toEqual({ value: '2012', name: '2012', count: 1 });
  });

  test('finds a dataset from the moment it is published, by a word no other has', async () => {
    await list('q=cocoa');
    const { datasetId } = await makeDataset(portal, { name: 'Shea nuts of Wa' });
    expect(await names('q=shea')).toEqual(['Shea nuts of Wa']);
    await esi.inject({ method: 'DELETE', url: `/api/datasets/${datasetId}` });
    expect(await names('q=shea')).toEqual([]);
  });

  test('a wrong question is answered with a sentence', async () => {
    const answer = await portal.inject('/api/datasets?sort=best-of-all');
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      400,
      expect.stringContaining('sort'),
    ]);
  });
});

describe('one dataset', () => {
  test('is found by its short name and its id, with versions and the profile of each column', async () => {
    const bySlug = (await portal.inject('/api/datasets/cocoa-production-1997-2012')).json<{ dataset: Card }>();
    expect(bySlug).toMatchObject({
      owner: 'Esi (demo data user)',
      topicName: 'Crops',
      regionNames: ['Ashanti', 'Western'],
      notes: [],
    });
    expect(bySlug).toMatchObject({
      versions: [
        { number: 1, fileName: 'yields.csv', rows: 3, restores: null, publishedAt: '2026-04-10T08:00:00.000Z' },
      ],
    });
    expect(bySlug).toMatchObject({
      tables: [
        {
          position: 1,
          name: 'Yields',
          rows: 3,
          columns: [{ name: 'Region', key: 'c1', profile: { distinct: 3 } }, {}, {}, { unit: 't/ha' }],
        },
      ],
    });
    expect((await portal.inject(`/api/datasets/${bySlug.dataset.id}`)).json()).toEqual(bySlug);
  });

  test('that is not there is said so', async () => {
    const answer = await portal.inject('/api/datasets/no-such-thing');
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      404,
      'There is no dataset "no-such-thing". It may have been deleted; /main/datasets lists those there are.',
    ]);
  });

  test('two of one name have short names of their own', async () => {
    const [first, second] = [
      await makeDataset(portal, { name: 'Ɔkɔmfo yams' }),
      await makeDataset(portal, { name: 'Okomfo Yams!' }),
    ];
    expect([first.slug, second.slug]).toEqual(['okomfo-yams', 'okomfo-yams-2']);
  });

  test('what nobody said of time and place is found in the rows', async () => {
    const { slug } = await makeDataset(portal, { name: 'Found in the rows' });
    expect((await portal.inject(`/api/datasets/${slug}`)).json()).toMatchObject({
      dataset: { coversFrom: '2019-01-01', coversTo: '2020-12-31', regions: ['ashanti', 'bono', 'volta'] },
    });
  });

  test('says who asks what they may do', async () => {
    const standing = async (caller: Caller) =>
      (await caller.inject('/api/datasets/farm-gate-prices/standing')).json<object>();
    expect(await standing(portal)).toEqual({
      signedIn: false,
      maySeeSummary: false,
      mayOpen: false,
      mayKeep: false,
      isOwner: false,
      access: null,
      waiting: 0,
    });
    expect(await standing(kofi)).toMatchObject({ signedIn: true, mayOpen: false, mayKeep: false });
    expect(await standing(esi)).toMatchObject({ signedIn: true, mayOpen: true, mayKeep: true, isOwner: true });
    expect((await portal.inject('/api/datasets/rainfall-at-kumasi/standing')).json()).toMatchObject({
      maySeeSummary: true,
      mayOpen: true,
    });
  });

  test('is cited as text, BibTeX and RIS', async () => {
    const cite = (form: string) =>
      portal.inject({
        url: `/api/datasets/cocoa-production-1997-2012/versions/1/citation?form=${form}`,
        headers: { host: 'data.example' },
      });
    expect((await cite('text')).body).toBe(
      'COCOBOD (2026): Cocoa production, 1997–2012. Version 1. AgriHub Ghana. Dataset. http://data.example/main/datasetpreview/cocoa-production-1997-2012?version=1',
    );
    const bibtex = await cite('bibtex');
    expect(bibtex.headers).toMatchObject({
      'content-type': 'application/x-bibtex; charset=utf-8',
      'content-disposition': 'attachment; filename="cocoa-production-1997-2012-v1.bib"',
    });
    expect(bibtex.body).toContain('@misc{agrihub-cocoa-production-1997-2012-v1,\n  author = {{COCOBOD}},');
    expect((await cite('ris')).body).toMatch(/^TY {2}- DATA\r\nAU {2}- COCOBOD\r\n/);
    expect((await portal.inject('/api/datasets/cocoa-production-1997-2012/versions/2/citation')).statusCode).toBe(404);
  });
});

describe('keeping a dataset', () => {
  test('its owner changes what is said of it, and the list follows', async () => {
    const { datasetId } = await makeDataset(portal, { name: 'To be renamed' });
    const answer = await esi.inject({
      method: 'PATCH',
      url: `/api/datasets/${datasetId}`,
      payload: { name: '  Renamed   yams ', topic: 'trade', tags: ['tubers', ' '], coversFrom: '', coversTo: '' },
    });
    expect(answer.json()).toMatchObject({
      name: 'Renamed yams',
      slug: 'to-be-renamed',
      topic: 'trade',
      tags: ['tubers'],
      coversFrom: null,
      version: 1,
    });
    expect(await names('q=tubers')).toEqual(['Renamed yams']);
    const noted = await portal.context.db
      .selectFrom('audit_entry')
      .select(['act', 'field_names'])
      .where('act', '=', 'editDataset')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(noted).toEqual({ act: 'editDataset', field_names: ['name', 'topic', 'coversFrom', 'coversTo', 'tags'] });
  });

  test.each([
    [{ name: '   ' }, 400, 'The name is empty. Fill it in.'],
    [
      { licence: ' ' },
      422,
      'A dataset is published under a licence. Choose one of the list, such as CC-BY-4.0, or write the terms in words.',
    ],
    [{ topic: 'cars' }, 422, 'There is no topic "cars".'],
    [{ regions: ['texas'] }, 422, 'There is no region "texas".'],
    [{ coversFrom: '2020-02-31' }, 422, '2020-02-31 is not a real day'],
    [
      { coversFrom: '2020-01-01', coversTo: '2019-01-01' },
      422,
      'The first day covered, 2020-01-01, lies after the last, 2019-01-01.',
    ],
    [{ description: 'x'.repeat(501) }, 400, '500'],
  ])('%j is refused with %i and a sentence', async (changes, status, sentence) => {
    const answer = await esi.inject({
      method: 'PATCH',
      url: '/api/datasets/cocoa-production-1997-2012',
      payload: changes,
    });
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      status,
      expect.stringContaining(sentence),
    ]);
  });

  test('a deleted one is gone from everywhere, and comes back with its versions', async () => {
    const { datasetId, versionId } = await makeDataset(portal, { name: 'Deleted and back' });
    await makeDataset(portal, { name: 'Deleted and back', datasetId });
    const deleted = await esi.inject({ method: 'DELETE', url: `/api/datasets/${datasetId}` });
    const { undo, message } = deleted.json<{ undo: string; message: string }>();
    expect(message).toBe('"Deleted and back" has been deleted. It can be brought back for 30 days.');
    for (const url of [
      `/api/datasets/${datasetId}`,
      '/api/datasets/deleted-and-back/rows',
      `/api/datasets/download/${versionId}`,
    ])
      expect((await esi.inject(url)).statusCode).toBe(404);
    expect((await esi.inject('/api/datasets/removed')).json()).toContainEqual({
      undo,
      name: 'Deleted and back',
      deletedAt: '2026-04-15T12:00:00.000Z',
      until: '2026-05-15T12:00:00.000Z',
    });
    expect((await kofi.inject('/api/datasets/removed')).json()).toEqual([]);
    expect((await kofi.inject({ method: 'POST', url: `/api/datasets/restore/${undo}` })).statusCode).toBe(404);

    expect((await esi.inject({ method: 'POST', url: `/api/datasets/restore/${undo}` })).json()).toMatchObject({
      id: datasetId,
      version: 2,
    });
    expect((await portal.inject('/api/datasets/deleted-and-back')).json()).toMatchObject({
      versions: [{ number: 2 }, { number: 1, id: versionId }],
      owner: 'Esi (demo data user)',
    });
    expect((await esi.inject('/api/datasets/deleted-and-back/rows')).json()).toMatchObject({ total: 3 });
    expect((await esi.inject({ method: 'POST', url: `/api/datasets/restore/${undo}` })).statusCode).toBe(404);
  });

  test('the older GET that deletes works with an Authorization header alone', async () => {
    const { datasetId } = await makeDataset(portal, { name: 'Deleted the old way' });
    const url = `/api/datasets/destroy/dataset/${datasetId}`;
    expect((await esi.inject(url)).statusCode).toBe(403);
    const token = (
      await portal.inject({
        method: 'POST',
        url: '/api/datasets/login',
        payload: { email: 'esi@demo.agrihub.example', password: 'demo-agrihub' },
      })
    ).body;
    const deleted = await portal.inject({ url, headers: { authorization: `Bearer ${token}` } });
    expect([deleted.statusCode, deleted.headers['deprecation']]).toEqual([200, 'true']);
    expect(
      (
        await portal.inject({
          url: '/api/datasets/destroy/dataset/undefined',
          headers: { authorization: `Bearer ${token}` },
        })
      ).statusCode,
    ).toBe(400);
  });

  test('a new version leaves the one before as it was; an earlier one can be published again', async () => {
    const { datasetId } = await makeDataset(portal, { name: 'Yields in versions' });
    await makeDataset(portal, {
      name: 'Yields in versions',
      datasetId,
      note: 'Volta taken out',
      rows: "values ('Ashanti', 'Maize', 2019, 2.1), ('Bono', 'Maize', 2020, 9.9)",
    });
    const rows = async (version: number) =>
      (await esi.inject(`/api/datasets/${datasetId}/rows?version=${version}&select=Region,Yield`)).json<{
        rows: unknown[];
      }>().rows;
    expect(await rows(1)).toEqual([
      ['Ashanti', 2.1],
      ['Bono', 2.4],
      ['Volta', 3.5],
    ]);
    expect(await rows(2)).toEqual([
      ['Ashanti', 2.1],
      ['Bono', 9.9],
    ]);

    const restored = await esi.inject({ method: 'POST', url: `/api/datasets/${datasetId}/versions/1/restore` });
    expect(restored.json()).toMatchObject({ number: 3, restores: 1, rows: 3, note: 'The content of version 1 again' });
    expect((await portal.inject(`/api/datasets/${datasetId}`)).json()).toMatchObject({
      dataset: { version: 3, rows: 3 },
      versions: [{ number: 3 }, { number: 2, note: 'Volta taken out' }, { number: 1 }],
    });
    expect(await rows(3)).toEqual(await rows(1));
    expect((await portal.inject(`/api/datasets/${datasetId}/versions/2`)).json()).toMatchObject({
      version: { number: 2 },
      tables: [{ rows: 2 }],
    });
    expect(
      (await esi.inject({ method: 'POST', url: `/api/datasets/${datasetId}/versions/7/restore` })).json(),
    ).toMatchObject({ message: 'There is no version 7 of this dataset. Its versions are 1 to 3.' });
  });

  test('a restore that is killed in the middle leaves no half version, and can be made again', async () => {
    const { datasetId } = await makeDataset(portal, { name: 'Half restored' });
    await makeDataset(portal, { name: 'Half restored', datasetId, rows: "values ('Ashanti', 'Maize', 2019, 2.1)" });
    const { db } = portal.context;
    const restore = () => esi.inject({ method: 'POST', url: `/api/datasets/${datasetId}/versions/1/restore` });
    const versions = async () =>
      (await portal.inject(`/api/datasets/${datasetId}`)).json<{
        dataset: { version: number; rows: number };
        versions: { number: number }[];
      }>();
    // The last thing a restore writes of the dataset is which version is in force.
    await sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$`.execute(
      db,
    );
    await sql`create trigger refuse before update on dataset for each row execute function refuse()`.execute(db);
    expect((await restore()).statusCode).toBe(500);
    await sql`drop trigger refuse on dataset`.execute(db);
    await sql`drop function refuse`.execute(db);
    expect(await versions()).toMatchObject({
      dataset: { version: 2, rows: 1 },
      versions: [{ number: 2 }, { number: 1 }],
    });
    expect(
      (await db.selectFrom('dataset_version').select('number').where('dataset_id', '=', datasetId).execute())
        .map(({ number }) => number)
        .toSorted(),
    ).toEqual([1, 2]);
    expect((await restore()).json()).toMatchObject({ number: 3, restores: 1 });
    expect(await versions()).toMatchObject({ dataset: { version: 3, rows: 3 } });
  });

  test('nothing is published without a licence or without tables', async () => {
    await expect(makeDataset(portal, { details: {} })).rejects.toThrow('A dataset is published under a licence.');
    await expect(makeDataset(portal, { datasetId: '00000000-0000-4000-8000-000000000000' })).rejects.toThrow(
      'There is no dataset',
    );
  });

  test('two who publish the next version at once make two versions', async () => {
    const { datasetId } = await makeDataset(portal, { name: 'Both at once' });
    const both = await Promise.all([
      makeDataset(portal, { name: 'Both at once', datasetId }),
      makeDataset(portal, { name: 'Both at once', datasetId }),
    ]);
    expect(both.map(({ number }) => number).toSorted()).toEqual([2, 3]);
  });
});

describe('an account that is deleted', () => {
  test('takes its private datasets along and leaves its public ones without an owner', async () => {
    const email = 'gone@example.org';
    await portal.inject({
      method: 'POST',
      url: '/api/datasets/create',
      payload: {
        name: 'Gone Soon',
        institution: 'I',
        profession: 'P',
        email,
        phone: '0244123456',
        password: 'pelican orchid tram',
        repeat_password: 'pelican orchid tram',
      },
    });
    const { id } = await portal.context.db
      .selectFrom('person')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const [open, shut] = [
      await makeDataset(portal, { name: 'Left behind' }),
      await makeDataset(portal, { name: 'Taken along', private: true }),
    ];
    await portal.context.db
      .updateTable('dataset')
      .set({ owner_id: id })
      .where('id', 'in', [open.datasetId, shut.datasetId])
      .execute();
    const token = (
      await portal.inject({
        method: 'POST',
        url: '/api/datasets/login',
        payload: { email, password: 'pelican orchid tram' },
      })
    ).body;
    const headers = { authorization: `Bearer ${token}` };

    expect((await portal.inject({ url: '/api/accounts/export', headers })).body).toContain('Taken along');
    const left = await portal.inject({
      method: 'DELETE',
      url: '/api/accounts/me',
      headers,
      payload: { password: 'pelican orchid tram' },
    });
    expect(left.statusCode, left.body).toBeLessThan(300);
    expect((await portal.inject('/api/datasets/left-behind')).json()).toMatchObject({
      owner: '',
      dataset: { name: 'Left behind' },
    });
    expect((await portal.inject('/api/datasets/taken-along')).statusCode).toBe(404);
    expect(await names('q=taken+along')).toEqual([]);
  });
});
