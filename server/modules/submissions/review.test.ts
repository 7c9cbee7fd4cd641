import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { madeIngest, type MadeReading } from '../../testing/madeIngest.ts';
import { buildTestApp, type Caller, type TestApp } from '../../testing/testApp.ts';
import { finding, onLine, sendForm, sendParts } from '#server/testing/sending.ts';

let portal: TestApp;
let esi: Caller;
let adjoa: Caller;
let admin: Caller;
let reading: MadeReading;

beforeEach(async () => {
  reading = {};
  portal = await buildTestApp({
    ingest: madeIngest(() => reading),
  });
  [esi, adjoa, admin] = [await portal.as('esi'), await portal.as('adjoa'), await portal.as('admin')];
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

const told = async (caller: Caller) =>
  (await caller.inject('/api/notifications')).json<{
    found: { kind: string; text: string; link: string }[];
    unread: number;
  }>();

const acts = async () =>
  (await portal.context.db.selectFrom('audit_entry').select(['act', 'ids']).orderBy('id').execute()).map(
    ({ act: name }) => name,
  );

describe('review', () => {
  test('a second person approves: the dataset is in the catalogue, and its sender is told', async () => {
    const id = await send(esi, { licence: 'CC-BY-4.0', fileName: 'Maize yields' });
    await read();
    expect((await told(adjoa)).found[0]).toMatchObject({
      kind: 'submissionWaiting',
      text: '"Maize yields" waits for review.',
    });
    const early = await act(esi, id, 'move');
    expect([early.statusCode, early.json<{ code: string }>().code]).toEqual([403, 'notForYou']);

    const answer = await act(adjoa, id, 'move');
    expect(answer.json()).toMatchObject({ message: 'The file was moved into the catalogue.', version: 1 });
    const { datasetId } = answer.json<{ datasetId: string }>();
    expect(await show(esi, id)).toMatchObject({
      state: 'approved',
      dataset: { id: datasetId, name: 'Maize yields' },
      tables: [],
      rights: { delete: false, edit: false },
    });
    expect((await esi.inject(`/api/datasets/${datasetId}/rows`)).json()).toMatchObject({ total: 2 });
    expect((await told(esi)).found[0]).toMatchObject({
      kind: 'submissionApproved',
      text: '"Maize yields" was approved and is in the catalogue.',
      link: '/main/datasetpreview/maize-yields',
    });
    expect(await acts()).toContain('approveSubmission');
    expect((await act(adjoa, id, 'move')).statusCode).toBe(409);
  });

  test('nobody approves, returns or rejects what they sent themselves', async () => {
    const id = await send(adjoa);
    await read();
    for (const [what, body] of [
      ['move', {}],
      ['return', { text: 'x' }],
      ['reject', { text: 'x' }],
    ] as const) {
      const answer = await act(adjoa, id, what, body);
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'ownFile']);
    }
    expect((await act(admin, id, 'move')).statusCode).toBe(200);
  });

  test('a file with errors, without a licence, or being read is not approved, and the sentence says why', async () => {
    reading = { findings: [finding(), finding({ code: 'openQuote' })] };
    const id = await send(esi, {});
    expect((await act(adjoa, id, 'move')).json()).toMatchObject({
      code: 'lakeActRefused',
      message: 'The file is still being read.',
    });
    await read();
    expect((await act(adjoa, id, 'move')).json()).toMatchObject({
      message: 'The file has 2 errors to fix. The licence is missing: choose one in the details.',
    });
  });

  test('a file is returned with a comment, mended, sent again and approved', async () => {
    const id = await send(esi, {});
    await read();
    expect((await act(adjoa, id, 'return', { text: '   ' })).statusCode).toBe(400);
    expect((await act(adjoa, id, 'return', { text: 'Please choose a licence.' })).json()).toMatchObject({
      state: 'returned',
      assignee: { name: 'Adjoa (demo data administrator)' },
    });
    expect((await told(esi)).found[0]).toMatchObject({
      kind: 'submissionReturned',
      text: '"maize yields" was returned to you with a comment.\nPlease choose a licence.',
    });
    await esi.inject({
      method: 'PATCH',
      url: `/api/datasets/lake/${id}`,
      payload: { details: { licence: 'CC-BY-4.0' } },
    });
    expect((await act(adjoa, id, 'move')).json()).toMatchObject({
      message: 'It was returned to its sender and has not been sent again.',
    });
    const before = (await told(adjoa)).unread;
    expect((await act(esi, id, 'submit', { text: 'Done' })).json()).toMatchObject({ state: 'waiting' });
    expect((await told(adjoa)).unread).toBe(before + 1);
    expect((await act(adjoa, id, 'move')).statusCode).toBe(200);
    expect((await show(esi, id)).notes.map(({ act: name, text, by }) => [name, text, by])).toEqual([
      ['sent', '', 'Esi (demo data user)'],
      ['returned', 'Please choose a licence.', 'Adjoa (demo data administrator)'],
      ['sent', 'Done', 'Esi (demo data user)'],
      ['approved', '', 'Adjoa (demo data administrator)'],
    ]);
  });

  test('a rejected file stays rejected, with the reason', async () => {
    const id = await send(esi);
    await read();
    expect((await act(adjoa, id, 'reject', { text: 'We have this already.' })).json()).toMatchObject({
      state: 'rejected',
      rights: { approve: false, note: false },
    });
    expect((await act(esi, id, 'fixes', { fixes: [] })).json()).toMatchObject({ code: 'lakeActRefused' });
    expect((await told(esi)).found[0]).toMatchObject({ kind: 'submissionRejected' });
  });

  test('a file is given to a reviewer, who is told; notes go to the other side', async () => {
    const id = await send(esi);
    await read();
    const reviewers = (await adjoa.inject('/api/datasets/lake/reviewers')).json<{ id: string; name: string }[]>();
    expect(reviewers.map(({ name }) => name)).toEqual(['Adjoa (demo data administrator)', 'Demo Administrator']);
    const boss = reviewers[1]?.id ?? '';
    expect((await act(adjoa, id, 'assign', { personId: boss })).json()).toMatchObject({
      assignee: { name: 'Demo Administrator' },
    });
    expect((await told(admin)).found[0]).toMatchObject({
      kind: 'submissionAssigned',
      text: 'Adjoa (demo data administrator) gave you "maize yields" to review.',
    });
    expect((await act(adjoa, id, 'assign', { personId: '00000000-0000-4000-8000-000000000000' })).statusCode).toBe(404);
    await act(esi, id, 'notes', { text: 'The 2025 figures are provisional.' });
    expect((await told(admin)).found[0]).toMatchObject({ kind: 'submissionNote' });
    await act(admin, id, 'notes', { text: 'Thank you.' });
    expect((await told(esi)).found[0]).toMatchObject({
      kind: 'submissionNote',
      text: 'There is a note on "maize yields".\nThank you.',
    });
  });

  test('two who approve at once make one dataset', async () => {
    const id = await send(esi);
    await read();
    const answers = await Promise.all([act(adjoa, id, 'move'), act(admin, id, 'move')]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect((await portal.inject('/api/datasets')).json<{ total: number }>().total).toBe(1);
  });
});

describe('a clean file', () => {
  test('of a data administrator is published once it is read, and that is noted', async () => {
    const answer = await sendForm(
      adjoa,
      { content: csv, fields: { licence: 'CC-BY-4.0', fileName: 'Clean yields' } },
      '/api/datasets/upload',
    );
    expect(answer.json<{ message: string }>().message).toBe(
      'Your file arrived. It joins the catalogue once it is read without errors.',
    );
    await read();
    expect(await show(adjoa, answer.json<{ id: string }>().id)).toMatchObject({
      state: 'approved',
      dataset: { name: 'Clean yields' },
    });
    expect(await acts()).toContain('publishCleanFile');
    expect((await told(admin)).found).toEqual([]);
  });

  test('waits where something stands against it, and is published once that is gone', async () => {
    const id = (await sendForm(adjoa, { content: csv }, '/api/datasets/upload')).json<{ id: string }>().id;
    await read();
    expect(await show(adjoa, id)).toMatchObject({ state: 'waiting', rights: { approve: true } });
    const answer = await adjoa.inject({
      method: 'PATCH',
      url: `/api/datasets/lake/${id}`,
      payload: { details: { licence: 'CC0-1.0' } },
    });
    expect(answer.json()).toMatchObject({ state: 'approved' });
  });

  test('is not for others, and what they sent is not kept', async () => {
    const answer = await sendForm(esi, { content: csv }, '/api/datasets/upload');
    expect([answer.statusCode, answer.body]).toEqual([
      403,
      'This is for data administrators. Sign in with an account that has that right, or ask an administrator.',
    ]);
    const uploadId = await sendParts(await onLine(portal, 'esi'), Buffer.from(csv));
    expect(
      (await esi.inject({ method: 'POST', url: '/api/datasets/lake', payload: { uploadId, clean: true } })).statusCode,
    ).toBe(403);
    for await (const { key } of portal.context.storage.list('originals/')) expect(key).toContain('');
  });
});
