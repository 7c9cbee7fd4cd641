import { afterAll, beforeAll, expect, test } from 'vitest';
import { keyPart } from '#engines/reference/table.ts';
import { findTable } from '#engines/reference/tables.ts';
import type { ColumnMeaning } from '#engines/tables/columns/dictionary.ts';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/testApp.ts';
import { scheduleReferenceDatasets } from './referenceTables.service.ts';

let portal: TestApp;
let admin: Caller;
let adjoa: Caller;
beforeAll(async () => {
  portal = await buildTestApp();
  [admin, adjoa] = await Promise.all([portal.as('admin'), portal.as('adjoa')]);
  scheduleReferenceDatasets(portal.context);
});
afterAll(() => portal.close());

let runs = 0;
async function publish(): Promise<void> {
  runs += 1;
  await portal.context.jobs.enqueue(portal.context.db, {
    kind: 'publishReferenceTables',
    payload: null,
    dedupeKey: String(runs),
  });
  await portal.context.jobs.runDue();
}
const shown = async (slug: string) =>
  (await portal.inject(`/api/datasets/${slug}`)).json<{
    dataset: { id: string; licence: { id: string }; institution: string };
    versions: { number: number }[];
  }>();
const slug = 'times-for-risks-reference-table';

test(
  'the tables that advice is computed from are datasets of the portal, with licence and what each row says of itself',
  { timeout: 900_000 },
  async () => {
    await publish();
    const { total } = (await portal.inject('/api/datasets?limit=50')).json<{ total: number }>();
    expect(total).toBe(19);
    const { rows } = (
      await adjoa.inject('/api/datasets/crops-reference-table/rows?select=cropId,basis&where=cropId:is:maize&limit=1')
    ).json<{ rows: unknown[] }>();
    expect(rows).toEqual([['maize', 'source']]);
    expect(JSON.stringify(await shown('crops-reference-table'))).toContain('CC-BY-4.0');
    expect((await portal.inject(`/api/datasets/${slug}`)).statusCode).toBe(404);
  },
);

test(
  'its columns have units, also where they were published before units were known',
  { timeout: 900_000 },
  async () => {
    const yields = async () =>
      (await portal.inject('/api/datasets/crops-reference-table/dictionary'))
        .json<{ columns: { column: string; unit: string }[] }>()
        .columns.find(({ column }) => column === 'averageYield2012')?.unit;
    await publish();
    expect(await yields()).toBe('t/ha');
    const { dictionary } = await portal.context.db
      .selectFrom('dataset')
      .select('dictionary')
      .where('slug', '=', 'crops-reference-table')
      .executeTakeFirstOrThrow();
    const set = (meanings: readonly ColumnMeaning[]) =>
      portal.context.db
        .updateTable('dataset')
        .set({ dictionary: JSON.stringify(meanings) })
        .where('slug', '=', 'crops-reference-table')
        .execute();
    const withoutUnits = dictionary.map((each) => ({ ...each, unit: '' }));
    await set(withoutUnits);
    await publish();
    expect(await yields()).toBe('t/ha');
    // What a keeper wrote stays.
    await set(withoutUnits.map((each) => ({ ...each, meaning: 'In my own words' })));
    await publish();
    expect(await yields()).toBe('');
  },
);

test(
  'nothing is published twice, and an edit makes the next version of its table alone',
  { timeout: 900_000 },
  async () => {
    const versions = async (name: string) =>
      (
        await portal.context.db
          .selectFrom('dataset')
          .select('current_version')
          .where('slug', '=', name)
          .executeTakeFirst()
      )?.current_version;
    await publish();
    expect(await versions('crops-reference-table')).toBe(1);
    await admin.inject({
      method: 'PUT',
      url: '/api/reference/crops/maize',
      payload: { values: { spacing: '75 cm x 40 cm' }, version: 1 },
    });
    await publish();
    expect([await versions('crops-reference-table'), await versions('varieties-reference-table')]).toEqual([2, 1]);
    const { rows } = (
      await adjoa.inject('/api/datasets/crops-reference-table/rows?select=spacing&where=cropId:is:maize&limit=1')
    ).json<{ rows: unknown[] }>();
    expect(rows).toEqual([['75 cm x 40 cm']]);
  },
);

test('every figure of a plan leads to its own row in the catalogue', { timeout: 900_000 }, async () => {
  await publish();
  const asked = await portal.inject({
    method: 'POST',
    url: '/api/cc/calculate',
    payload: { crop: 'maize', district: 'ejura_sekyedumase_municipal' },
  });
  interface Figure {
    provenance: { row: string };
  }
  const [, activities, summary] = asked.json<[unknown, Figure[], Figure & { onset: Figure; variety: Figure }]>();
  const rows = [...activities, summary, summary.onset, summary.variety].map(({ provenance }) => provenance.row);
  expect(new Set(rows.map((row) => row.split('/')[0]))).toEqual(
    new Set(['activities', 'cropSeasons', 'onsetWindows', 'crops']),
  );
  for (const row of rows) {
    const answer = await portal.inject(`/api/datasets/reference/${row}`);
    expect(answer.statusCode).toBe(303);
    const at = new URL(String(answer.headers['location']), 'http://127.0.0.1');
    const [number, dataset] = [Number(at.searchParams.get('row')), at.pathname.replace('/main/datasetpreview/', '')];
    expect(Math.ceil(number / 10)).toBe(Number(at.searchParams.get('rows')));
    const keys = findTable(row.split('/')[0] ?? '')?.key ?? [];
    const { rows: found } = (
      await adjoa.inject(`/api/datasets/${dataset}/rows?select=${keys.join()}&offset=${number - 1}&limit=1`)
    ).json<{ rows: unknown[][] }>();
    expect(found[0]?.map(keyPart).join('.')).toBe(row.split('/')[1]);
  }
  const unknown = await portal.inject('/api/datasets/reference/faqs/no-such-row');
  expect([unknown.statusCode, unknown.headers['location']]).toEqual([303, '/main/datasets?q=Questions+and+answers']);
  expect((await portal.inject('/api/datasets/reference/no-such-table/x')).statusCode).toBe(404);
});

test(
  'one that somebody took out of the catalogue is not published again; brought back, it is kept up to date again',
  { timeout: 900_000 },
  async () => {
    const dataset = () =>
      portal.context.db
        .selectFrom('dataset')
        .select(['id', 'current_version'])
        .where('slug', '=', 'varieties-reference-table')
        .execute();
    const [before] = await dataset();
    const { undo } = (await adjoa.inject({ method: 'DELETE', url: '/api/datasets/varieties-reference-table' })).json<{
      undo: string;
    }>();
    expect(
      (
        await admin.inject({
          method: 'PUT',
          url: '/api/reference/varieties/maize.obatanpa',
          payload: { values: { traits: 'Quality protein maize' }, version: 1 },
        })
      ).statusCode,
    ).toBe(200);
    await publish();
    expect(await dataset()).toEqual([]);
    expect((await adjoa.inject({ method: 'POST', url: `/api/trash/${undo}/restore` })).statusCode).toBe(200);
    await publish();
    expect(await dataset()).toEqual([{ id: before?.id, current_version: 2 }]);
    const { rows } = (
      await adjoa.inject('/api/datasets/varieties-reference-table/rows?select=traits&where=variety:is:Obatanpa&limit=1')
    ).json<{ rows: unknown[] }>();
    expect(rows).toEqual([['Quality protein maize']]);
  },
);
