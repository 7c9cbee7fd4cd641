import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type Caller, type TestApp } from '../../testing/testHouse.ts';
import { keepReferencePublished } from './referenceTables.service.ts';

let portal: TestApp;
let admin: Caller;
let adjoa: Caller;
beforeAll(async () => {
  portal = await buildTestApp();
  [admin, adjoa] = await Promise.all([portal.as('admin'), portal.as('adjoa')]);
  keepReferencePublished(portal.house);
});
afterAll(() => portal.close());

let runs = 0;
async function publish(): Promise<void> {
  runs += 1;
  await portal.house.jobs.enqueue(portal.house.db, { kind: 'publishReferenceTables', payload: null, dedupeKey: String(runs) });
  await portal.house.jobs.runDue();
}
const shown = async (slug: string) => (await portal.inject(`/api/datasets/${slug}`)).json<{ dataset: { id: string; licence: { id: string }; institution: string }; versions: { number: number }[] }>();
const slug = 'times-for-risks-reference-table';

test('the tables that advice is computed from are datasets of the portal, with licence and what each row says of itself', { timeout: 240_000 }, async () => {
  await publish();
  const { total } = (await portal.inject('/api/datasets?limit=50')).json<{ total: number }>();
  expect(total).toBe(19);
  const { rows } = (await adjoa.inject('/api/datasets/crops-reference-table/rows?select=cropId,basis&where=cropId:is:maize&limit=1')).json<{ rows: unknown[] }>();
  expect(rows).toEqual([['maize', 'source']]);
  expect(JSON.stringify(await shown('crops-reference-table'))).toContain('CC-BY-4.0');
  expect((await portal.inject(`/api/datasets/${slug}`)).statusCode).toBe(404);
});

test('nothing is published twice, and an edit makes the next version of its table alone', { timeout: 240_000 }, async () => {
  const versions = async (name: string) => (await portal.house.db.selectFrom('dataset').select('current_version').where('slug', '=', name).executeTakeFirst())?.current_version;
  await publish();
  expect(await versions('crops-reference-table')).toBe(1);
  await admin.inject({ method: 'PUT', url: '/api/reference/crops/maize', payload: { values: { spacing: '75 cm x 40 cm' }, version: 1 } });
  await publish();
  expect([await versions('crops-reference-table'), await versions('varieties-reference-table')]).toEqual([2, 1]);
  const { rows } = (await adjoa.inject('/api/datasets/crops-reference-table/rows?select=spacing&where=cropId:is:maize&limit=1')).json<{ rows: unknown[] }>();
  expect(rows).toEqual([['75 cm x 40 cm']]);
});

test('one that somebody took out of the catalogue is not published again', { timeout: 240_000 }, async () => {
  await portal.house.db.deleteFrom('dataset').where('slug', '=', 'varieties-reference-table').execute();
  await publish();
  expect(await portal.house.db.selectFrom('dataset').select('id').where('slug', '=', 'varieties-reference-table').execute()).toEqual([]);
});
