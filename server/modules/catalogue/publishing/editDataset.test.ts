import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/testApp.ts';
import { makeDataset, type MadeDataset } from '../../../testing/makeDataset.ts';

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
    expect((await kofi.inject({ method: 'POST', url: `/api/trash/${undo}/restore` })).statusCode).toBe(404);

    expect((await esi.inject({ method: 'POST', url: `/api/trash/${undo}/restore` })).json()).toEqual({
      message: 'Brought back: Deleted and back',
    });
    expect((await portal.inject('/api/datasets/deleted-and-back')).json()).toMatchObject({
      versions: [{ number: 2 }, { number: 1, id: versionId }],
      owner: 'Esi (demo data user)',
    });
    expect((await esi.inject('/api/datasets/deleted-and-back/rows')).json()).toMatchObject({ total: 3 });
    expect((await esi.inject({ method: 'POST', url: `/api/trash/${undo}/restore` })).statusCode).toBe(404);
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
    expect([deleted.statusCode, deleted.headers['deprecation']]).toEqual([200, '@1795219200']);
    expect(
      (
        await portal.inject({
          url: '/api/datasets/destroy/dataset/undefined',
          headers: { authorization: `Bearer ${token}` },
        })
      ).statusCode,
    ).toBe(400);
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
