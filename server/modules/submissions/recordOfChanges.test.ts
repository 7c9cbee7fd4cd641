import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendForm } from '#server/testing/sending.ts';
import { buildTestApp, type Caller, type TestApp } from '../../testing/testApp.ts';

// Read by the reader itself, in its own process.
let portal: TestApp;
let esi: Caller;
let adjoa: Caller;
beforeAll(async () => {
  portal = await buildTestApp();
  [esi, adjoa] = [await portal.as('esi'), await portal.as('adjoa')];
});
afterAll(() => portal.close());

interface Changes {
  read: number;
  changed: number;
  emptied: number;
  examples: { at: string; written: string; value: string | null }[];
}
interface Tables {
  tables: { columns: { name: string; changes?: Changes }[] }[];
}

/** Sends a text, accepts what is offered to mend it, and has it published by a second person. */
async function published(content: string, more: Record<string, string> = {}): Promise<{ id: string; before: Tables }> {
  const form = { content, fields: { licence: 'CC-BY-4.0', name: 'Prices with a record', ...more } };
  const { id } = (await sendForm(esi, form)).json<{ id: string }>();
  await portal.context.jobs.runDue();
  const url = `/api/datasets/lake/${id}`;
  const { findings } = (await esi.inject(url)).json<{
    findings: { weight: string; fix: { kind: string } | null }[];
  }>();
  const fixes = findings.flatMap(({ fix, weight }) => (fix === null || weight === 'note' ? [] : [fix]));
  if (fixes.length > 0) {
    await esi.inject({ method: 'POST', url: `${url}/fixes`, payload: { fixes } });
    await portal.context.jobs.runDue();
  }
  const before = (await adjoa.inject(url)).json<Tables>();
  const approved = await adjoa.inject({ method: 'POST', url: `${url}/move`, payload: {} });
  expect(approved.statusCode, approved.body).toBe(200);
  return { id: approved.json<{ datasetId: string }>().datasetId, before };
}

const priceOf = ({ tables }: Tables): Changes | undefined =>
  tables[0]?.columns.find(({ name }) => name === 'Price')?.changes;

test('what was read, changed and emptied is told before publishing and stays with each version', async () => {
  const first = 'Market,Price\nEjura,"1,250.50"\nWa,n.d.\nBole,980.25\n';
  const record: Changes = {
    read: 2,
    changed: 1,
    emptied: 1,
    examples: [
      { at: 'line 2', written: '1,250.50', value: '1250.5' },
      { at: 'line 3', written: 'n.d.', value: null },
    ],
  };
  const { id, before } = await published(first);
  expect(priceOf(before)).toEqual(record);
  expect(priceOf((await portal.inject(`/api/datasets/${id}`)).json<Tables>())).toEqual(record);

  await published('Market,Price\nEjura,1250.50\nWa,870.00\nBole,980.25\n', { datasetId: id });
  expect(priceOf((await portal.inject(`/api/datasets/${id}/versions/2`)).json<Tables>())).toEqual({
    read: 3,
    changed: 0,
    emptied: 0,
    examples: [],
  });
  expect(priceOf((await portal.inject(`/api/datasets/${id}/versions/1`)).json<Tables>())).toEqual(record);
});
