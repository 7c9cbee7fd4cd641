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
