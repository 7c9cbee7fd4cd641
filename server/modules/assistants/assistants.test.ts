import type { AddressInfo } from 'node:net';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDataset } from '../../testing/makeDataset.ts';
import { buildTestApp, type TestApp } from '../../testing/testApp.ts';

let portal: TestApp;
let client: Client;
let yields: { slug: string };
let secret: { slug: string };
beforeAll(async () => {
  portal = await buildTestApp({ now: '2026-04-15T12:00:00Z' });
  yields = await makeDataset(portal, { details: { licence: 'CC-BY-4.0' } });
  secret = await makeDataset(portal, { name: 'Soil tests', private: true });
  await portal.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = portal.app.server.address() as AddressInfo;
  client = new Client({ name: 'test', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${port}/mcp`)));
});
afterAll(async () => {
  await client.close();
  await portal.close();
});

const call = async (name: string, args: Record<string, unknown>) => {
  const { content, isError = false } = await client.callTool({ name, arguments: args });
  const [{ text }] = content as [{ text: string }];
  return { text, isError };
};

test('the client of the SDK is told what the portal is and which tools there are', async () => {
  expect(client.getInstructions()).toContain('AgriHub Ghana');
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    'find_place',
    'list_crops',
    'season_plan',
    'season_state',
    'find_weather_place',
    'weather_forecast',
    'search_datasets',
    'dataset_rows',
    'dataset_groups',
    'verified_risks',
  ]);
  const plan = tools.find(({ name }) => name === 'season_plan');
  expect([plan?.inputSchema.required, plan?.annotations?.readOnlyHint]).toEqual([['crop', 'district'], true]);
});

test('an assistant reads a plan, the season, the weather, risks, and rows and figures of a dataset', async () => {
  expect((await call('find_place', { q: 'Ejura' })).text).toContain('ejura_sekyedumase_municipal');
  const plan = await call('season_plan', { crop: 'maize', district: 'ejura_sekyedumase_municipal' });
  expect(plan.text).toContain('Planting');
  expect((await call('season_state', { district: 'ejura_sekyedumase_municipal' })).text).toContain('"seasons"');
  expect((await call('find_weather_place', { searchText: 'kumasi' })).text).toContain('"kumasi"');
  expect((await call('weather_forecast', { location: 'kumasi' })).isError).toBe(false);
  expect((await call('verified_risks', { days: 30 })).text).toBe('[]');
  expect((await call('search_datasets', { q: 'yields' })).text).toContain(`"slug":"${yields.slug}"`);
  const rows = await call('dataset_rows', { id: yields.slug, where: ['Crop:is:Maize'], limit: 1 });
  expect(JSON.parse(rows.text)).toMatchObject({ rows: [['Ashanti', 'Maize', 2019, 2.1]], total: 2 });
  expect(JSON.parse((await call('dataset_groups', { id: yields.slug, by: 'Crop' })).text)).toMatchObject({
    rows: [
      ['Maize', 2],
      ['Rice', 1],
    ],
  });
});

test('what is wrong is said in a sentence, and nothing of private datasets leaves', async () => {
  expect(await call('season_plan', { crop: 'qqqqqq', district: 'ejura_sekyedumase_municipal' })).toMatchObject({
    isError: true,
    text: expect.stringContaining('qqqqqq'),
  });
  expect(await call('dataset_rows', { id: secret.slug })).toMatchObject({ isError: true });
  const found = await call('search_datasets', { q: 'soil', access: ['private'] });
  expect(found.text).not.toContain(secret.slug);
  const answer = await portal.inject({
    method: 'POST',
    url: '/mcp',
    payload: { jsonrpc: '2.0', id: 1, method: 'ping' },
  });
  expect(answer.statusCode).toBe(406);
  expect((await portal.inject('/mcp')).statusCode).toBe(405);
});

test('/llms.txt leads to what there is, and every address of it answers', async () => {
  const { body, headers } = await portal.inject('/llms.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  const paths = [...body.matchAll(/\]\(http:\/\/[^/)]+([^)]+)\)/g)].map(([, path = '']) => path);
  expect(paths.length).toBeGreaterThan(10);
  const data = paths.filter((path) => !/^\/(main|weather|licences|mcp)/.test(path));
  for (const path of data) expect([path, (await portal.inject(path)).statusCode]).toEqual([path, 200]);
});
