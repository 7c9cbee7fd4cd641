import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/testApp.ts';
import { addSampleFarmers } from './farmers.service.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

test('sample officers get sample farmers, each named so, once; some of them shared and in a group', async () => {
  await addSampleFarmers(portal.context);
  await addSampleFarmers(portal.context);
  const ama = await portal.as('ama');
  const { found, total } = (await ama.inject('/api/farmers')).json<{
    found: { name: string; own: boolean }[];
    total: number;
  }>();
  expect(total).toBe(10);
  expect(found.every(({ name }) => name.startsWith('Sample: '))).toBe(true);
  expect(found.filter(({ own }) => !own)).toHaveLength(2);
  expect((await ama.inject('/api/groups')).json()).toMatchObject([
    { label: 'Sample: Maize growers of Ejura', members: 4 },
  ]);
});
