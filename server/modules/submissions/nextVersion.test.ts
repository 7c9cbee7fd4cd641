import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { madeIngest, type MadeReading } from '../../testing/madeIngest.ts';
import { buildTestApp, type Caller, type TestApp } from '../../testing/testApp.ts';
import { sendForm } from '#server/testing/sending.ts';

let portal: TestApp;
let esi: Caller;
let adjoa: Caller;
let reading: MadeReading;

beforeEach(async () => {
  reading = {};
  portal = await buildTestApp({
    ingest: madeIngest(() => reading),
  });
  [esi, adjoa] = [await portal.as('esi'), await portal.as('adjoa')];
});
afterEach(() => portal.close());

const csv = 'District,Yield\nEjura,1200\nWa,900\n';

interface Item {
  id: string;
  name: string;
  state: string;
  stage: string;
  private: boolean;
  hindrances: string[];
  findings: { code: string }[];
  acceptedFixes: object[];
  tables: { position: number; name: string; rows: number; columns: { name: string; profile: object | null }[] }[];
  rights: Record<string, boolean>;
  notes: { act: string; text: string; by: string }[];
  sha256: string;
  bytes: number;
  assignee: { name: string } | null;
  details: Record<string, unknown>;
  description: string;
  dataset: { id: string; name: string } | null;
  fileName: string;
  personalDataAnswer: string | null;
}

const send = async (
  caller: Caller,
  fields: Record<string, string> = { licence: 'CC-BY-4.0' },
  content: string | Buffer = csv,
): Promise<string> => (await sendForm(caller, { content, fields })).json<{ id: string }>().id;

const show = async (caller: Caller, id: string) => (await caller.inject(`/api/datasets/lake/${id}`)).json<Item>();

const act = (caller: Caller, id: string, what: string, payload: object = {}) =>
  caller.inject({ method: 'POST', url: `/api/datasets/lake/${id}/${what}`, payload });

const read = () => portal.context.jobs.runDue();

describe('the next version of a dataset', () => {
  const publish = async (): Promise<string> => {
    const id = await send(esi, { licence: 'CC-BY-4.0', fileName: 'Yields' });
    await read();
    return (await act(adjoa, id, 'move')).json<{ datasetId: string }>().datasetId;
  };

  test('is compared with the one in force, and takes its place once it is approved', async () => {
    const datasetId = await publish();
    const id = await send(esi, { datasetId }, 'District,Yield\nEjura,1300\nTamale,700\n');
    await read();
    expect(await show(esi, id)).toMatchObject({
      name: 'Yields',
      dataset: { id: datasetId },
      details: { licence: 'CC-BY-4.0' },
    });
    expect((await adjoa.inject(`/api/datasets/lake/${id}/comparison?key=District`)).json()).toMatchObject({
      version: 1,
      key: ['District'],
      columnsAdded: [],
      added: { count: 1, rows: [['Tamale', '700']] },
      removed: { count: 1, rows: [['Wa', '900']] },
      changed: { count: 1, rows: [{ key: ['Ejura'], cells: [{ column: 'Yield', before: '1200', after: '1300' }] }] },
    });
    expect((await adjoa.inject(`/api/datasets/lake/${id}/comparison?key=Crop`)).json()).toMatchObject({
      code: 'columnNotFound',
    });
    expect((await act(adjoa, id, 'move')).json()).toMatchObject({
      message: 'The file is version 2 of its dataset.',
      datasetId,
      version: 2,
    });
  });

  const seen = async (datasetId: string): Promise<boolean> =>
    (await portal.inject(`/api/datasets/${datasetId}`)).json<{ dataset: { private: boolean } }>().dataset.private;
  const setPrivate = (datasetId: string, isPrivate: boolean) =>
    esi.inject({
      method: 'PATCH',
      url: `/api/datasets/${datasetId}`,
      payload: { private: isPrivate, personalDataChecked: true },
    });

  test('leaves the dataset as private as it was made while the file waited', async () => {
    const datasetId = await publish();
    const id = await send(esi, { datasetId, access: 'false' });
    await read();
    await setPrivate(datasetId, true);
    expect(await show(esi, id)).toMatchObject({ state: 'waiting', private: true });
    expect((await act(adjoa, id, 'move')).json()).toMatchObject({ version: 2 });
    expect(await seen(datasetId)).toBe(true);
  });

  test('of a dataset made public meanwhile is asked about personal data first', async () => {
    const datasetId = await publish();
    await setPrivate(datasetId, true);
    reading = { personalData: [{ kind: 'phone', sheet: 'maize-yields', column: 'Phone', count: 3, at: 'line 2' }] };
    const id = await send(esi, { datasetId });
    await read();
    expect(await show(esi, id)).toMatchObject({ state: 'waiting', private: true, hindrances: [] });
    await setPrivate(datasetId, false);
    const question = 'The question about personal data has not been answered yet.';
    expect(await show(esi, id)).toMatchObject({
      private: false,
      hindrances: [question],
      rights: { answerPersonalData: true },
    });
    expect((await act(adjoa, id, 'move')).json()).toMatchObject({ code: 'lakeActRefused', message: question });
    await act(esi, id, 'personal-data', { answer: 'none' });
    expect((await act(adjoa, id, 'move')).json()).toMatchObject({ version: 2 });
    expect(await seen(datasetId)).toBe(false);
  });

  test('makes the dataset private where its sender says so', async () => {
    const datasetId = await publish();
    const id = await send(esi, { datasetId });
    await read();
    await esi.inject({ method: 'PATCH', url: `/api/datasets/lake/${id}`, payload: { private: true } });
    await act(adjoa, id, 'move');
    expect(await seen(datasetId)).toBe(true);
  });

  test('is sent by whoever keeps the dataset alone', async () => {
    const datasetId = await publish();
    const ama = await portal.as('ama');
    const answer = await sendForm(ama, { content: csv, fields: { datasetId } });
    expect([answer.statusCode, answer.body]).toEqual([
      403,
      '"Yields" is kept by its owner and by data administrators. Ask one of them to change it.',
    ]);
    expect(
      (await sendForm(esi, { content: csv, fields: { datasetId: randomBytes(4).toString('hex') } })).statusCode,
    ).toBe(404);
  });
});
