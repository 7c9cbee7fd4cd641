import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/testApp.ts';
import { makeDataset } from '../../../testing/makeDataset.ts';

let portal: TestApp;
let esi: Caller;
beforeAll(async () => {
  portal = await buildTestApp({ now: '2026-04-15T12:00:00Z' });
  esi = await portal.as('esi');
});
afterAll(() => portal.close());

describe('versions of a dataset', () => {
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
