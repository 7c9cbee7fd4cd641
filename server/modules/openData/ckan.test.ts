import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeDataset } from '../../testing/makeDataset.ts';
import { buildTestApp, type TestApp } from '../../testing/testApp.ts';

let portal: TestApp;
let open: { datasetId: string; slug: string };
beforeAll(async () => {
  portal = await buildTestApp({ now: '2026-04-15T12:00:00Z' });
  open = await makeDataset(portal, {
    details: {
      licence: 'CC-BY-4.0',
      institution: 'Ministry of Food and Agriculture',
      topic: 'crops',
      tags: ['maize', 'yields'],
    },
  });
});
afterAll(() => portal.close());

const action = async (name: string, body?: object) => {
  const answer = await portal.inject(
    body === undefined
      ? `/api/3/action/${name}`
      : { method: 'POST', url: `/api/3/action/${name}`, payload: body, headers: { origin: 'https://paper.example' } },
  );
  return {
    status: answer.statusCode,
    ...answer.json<{ success: boolean; result: never; error?: { __type: string } }>(),
  };
};

describe('a program that speaks to CKAN', () => {
  test('finds datasets by words and filters, with counts', async () => {
    const { result } = await action(
      `package_search?${new URLSearchParams({ q: 'yields', fq: 'organization:ministry-of-food-and-agriculture +tags:"maize"', 'facet.field': '["tags"]' })}`,
    );
    expect(result).toMatchObject({
      count: 1,
      results: [{ name: open.slug, license_id: 'CC-BY-4.0', isopen: true, num_resources: 6 }],
      facets: { tags: { maize: 1, yields: 1 } },
    });
    expect(await action('package_search', { fq: 'tags:rice' })).toMatchObject({ success: true, result: { count: 0 } });
    expect(await action('package_search', { fq: 'colour:blue' })).toMatchObject({
      status: 400,
      success: false,
      error: { __type: 'Validation Error' },
    });
  });

  test('asks where ckanapi asks, and is told in the words of CKAN which action is unknown', async () => {
    const short = await portal.inject({ method: 'POST', url: '/api/action/package_list', payload: {} });
    expect(short.json()).toEqual({ ...(await portal.inject('/api/3/action/package_list')).json<object>() });
    const unknown = await portal.inject({ method: 'POST', url: '/api/3/action/package_create', payload: {} });
    expect([unknown.statusCode, unknown.json()]).toEqual([400, 'Bad request - Action name not known: package_create']);
  });

  test('reads what belongs to a topic and to an institution', async () => {
    const named = [{ name: open.slug }];
    expect((await action('group_package_show?id=crops')).result).toMatchObject(named);
    expect((await action('group_show?id=crops&include_datasets=True')).result).toMatchObject({ packages: named });
    expect((await action('group_show?id=crops')).result).not.toHaveProperty('packages');
    expect(
      (await action('organization_show', { id: 'ministry-of-food-and-agriculture', include_datasets: true })).result,
    ).toMatchObject({ packages: named });
    expect(await action('group_package_show?id=nothing')).toMatchObject({ status: 404, success: false });
    expect((await action('package_search', { q: 'title:yields', facet: true })).result).toMatchObject({ count: 1 });
  });

  test('completes a name that was begun', async () => {
    const { result } = await action(`package_autocomplete?q=${open.slug.slice(0, 3).toUpperCase()}&limit=1`);
    expect(result).toEqual([
      { name: open.slug, title: expect.any(String), match_field: 'title', match_displayed: expect.any(String) },
    ]);
    expect((await action('package_autocomplete?q=soil')).result).toEqual([]);
  });

  test('reads one, by GET and by POST from a page of another site', async () => {
    expect((await action(`package_show?id=${open.slug}`)).result).toEqual(
      (await action('package_show', { id: open.datasetId })).result,
    );
  });

  test('reads rows of a file, filtered and sorted', async () => {
    const { result } = await action('package_show', { id: open.slug });
    const [csv] = (result as { resources: { id: string; url: string }[] }).resources;
    expect((await portal.inject(csv?.url.replace(/^https?:\/\/[^/]+/, '') ?? '')).body).toContain(
      'Ashanti,Maize,2019,2.1',
    );
    expect(
      (
        await action('datastore_search', {
          resource_id: csv?.id,
          filters: { Crop: 'Maize' },
          sort: 'Year desc',
          fields: ['Region', 'Year'],
          limit: 1,
        })
      ).result,
    ).toMatchObject({
      total: 2,
      fields: [
        { id: 'Region', type: 'text' },
        { id: 'Year', type: 'int8' },
      ],
      records: [{ Region: 'Bono', Year: 2020 }],
    });
    expect((await action('datastore_search', { resource_id: csv?.id, limit: 1 })).result).toMatchObject({
      fields: expect.arrayContaining([{ id: '_id', type: 'int' }]),
      records: [{ _id: 1, Region: 'Ashanti' }],
    });
    const counted = async (filters: object) =>
      (await action('datastore_search', { resource_id: csv?.id, filters, limit: 0 })).result['total'];
    expect([
      await counted({ Region: ['Ashanti', 'Volta'] }),
      await counted({ Region: ['Ashanti', 'Volta'], Year: 2020 }),
      await counted({ Region: [] }),
      await counted({ Region: null }),
    ]).toEqual([2, 1, 0, 0]);
    expect((await action('datastore_search', { resource_id: csv?.id, filters: { Region: { a: 1 } } })).status).toBe(
      400,
    );
    expect((await action('resource_show', { id: csv?.id })).result).toMatchObject({
      format: 'CSV',
      datastore_active: true,
    });
  });

  test('is told in its own words what is not there', async () => {
    expect(await action('package_show?id=nothing-here')).toMatchObject({
      status: 404,
      success: false,
      error: { __type: 'Not Found Error' },
    });
  });
});
