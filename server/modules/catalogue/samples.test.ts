import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/testApp.ts';
import { removeDemoDatasets } from './catalogue.repository.ts';
import { requestSampleDatasets } from './samples.service.ts';
import { personId } from '../../testing/makeDataset.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

test(
  'a trial begins with sample datasets, named so, read like any file; they go with the sample people',
  { timeout: 300_000 },
  async () => {
    const adjoa = await personId(portal, 'adjoa');
    await requestSampleDatasets(portal.context, adjoa);
    await portal.context.jobs.runDue();
    const { rows } = (
      await (await portal.as('esi')).inject('/api/datasets/sample-districts-of-ghana/rows?select=name,regionId&limit=1')
    ).json<{ rows: unknown[] }>();
    expect(rows).toEqual([['Asunafo North Municipal', 'ahafo']]);
    const list = (await portal.inject('/api/datasets?limit=20')).json<{
      total: number;
      items: { dataset: { name: string; institution: string } }[];
    }>();
    expect(list.total).toBe(9);
    expect(
      list.items.filter(({ dataset }) => !dataset.name.startsWith('Sample: ') || dataset.institution !== 'Sample data'),
    ).toEqual([]);

    await requestSampleDatasets(portal.context, adjoa);
    await portal.context.jobs.runDue();
    expect(await removeDemoDatasets(portal.context.db)).toBe(9);
  },
);
