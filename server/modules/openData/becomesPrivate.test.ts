import { expect, test } from 'vitest';
import { makeDataset } from '../../testing/makeDataset.ts';
import { buildTestApp } from '../../testing/testApp.ts';

test('a dataset that was asked for and becomes private is told of at no door from then on', async () => {
  const portal = await buildTestApp({ now: '2026-04-15T12:00:00Z' });
  const { slug, datasetId } = await makeDataset(portal, { name: 'Prices of shea' });
  const doors = [
    `/api/3/action/package_show?id=${slug}`,
    '/api/3/action/package_search?q=shea',
    '/api/3/action/current_package_list_with_resources',
    `/api/datasets/${slug}/metadata?form=ttl`,
    '/oai?verb=ListRecords&metadataPrefix=oai_dc',
    '/feeds/datasets.atom',
    '/catalog.ttl',
  ];
  const told = async () => {
    const answers = await Promise.all(doors.map(async (url) => [url, (await portal.inject(url)).body] as const));
    return answers.filter(([, text]) => text.includes('Prices of shea')).map(([url]) => url);
  };
  expect(await told()).toEqual(doors);
  const keeper = await portal.as('adjoa');
  await keeper.inject({ method: 'PATCH', url: `/api/datasets/${datasetId}`, payload: { private: true } });
  expect(await told()).toEqual([]);
  await portal.close();
});
