import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { madeIngest, type MadeReading } from '../../testing/madeIngest.ts';
import { buildTestApp, type Caller, type TestApp } from '../../testing/testApp.ts';
import { finding, fix, onLine, sendForm, sendParts } from '#server/testing/sending.ts';

let portal: TestApp;
let esi: Caller;
let reading: MadeReading | (() => MadeReading);
let readWith: { fixes: readonly object[]; fileName: string }[];

beforeEach(async () => {
  reading = {};
  readWith = [];
  portal = await buildTestApp({
    ingest: madeIngest(({ fixes, fileName }) => {
      readWith.push({ fixes, fileName });
      return typeof reading === 'function' ? reading() : reading;
    }),
  });
  esi = await portal.as('esi');
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

describe('a file with problems', () => {
  test('is mended by accepting fixes: it is read again with them, and the file stays as it was', async () => {
    reading = () =>
      readWith.at(-1)?.fixes.length === 0
        ? { findings: [finding(), finding({ weight: 'warning', code: 'emptyColumn', fix: null })] }
        : {};
    const id = await send(esi);
    await read();
    const before = await show(esi, id);
    expect(before).toMatchObject({
      state: 'problems',
      hindrances: ['The file has an error to fix.'],
      rights: { acceptFixes: true, approve: false },
    });
    expect((await told(esi)).found[0]).toMatchObject({
      kind: 'submissionProblems',
      link: `/main/datasets/holding/${id}`,
    });

    const refused = await act(esi, id, 'fixes', { fixes: [fix({ kind: 'skipLines' })] });
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([422, 'fixNotOffered']);
    const answer = await act(esi, id, 'fixes', { fixes: [fix({ label: 'Something else' })] });
    expect(answer.json<Item>()).toMatchObject({ state: 'reading', acceptedFixes: [fix()] });
    await read();
    expect(readWith.map(({ fixes }) => fixes)).toEqual([[], [fix()]]);
    const after = await show(esi, id);
    expect(after).toMatchObject({ state: 'waiting', findings: [], hindrances: [], sha256: before.sha256 });
    expect(after.notes.map((note) => note.act)).toEqual(['sent', 'fixed']);
    expect((await esi.inject(`/api/datasets/lake/${id}/file`)).body).toBe(csv);
  });

  test('accepted fixes are forgotten when asked, and the file is read as it is', async () => {
    reading = { findings: [finding()] };
    const id = await send(esi);
    await read();
    await act(esi, id, 'fixes', { fixes: [fix()] });
    await read();
    await act(esi, id, 'fixes', { fixes: [], startOver: true });
    await read();
    expect(readWith.map(({ fixes }) => fixes.length)).toEqual([0, 1, 0]);
  });

  test('a mended file takes its place, and is read', async () => {
    reading = () => (readWith.length === 1 ? { findings: [finding({ fix: null })] } : {});
    const id = await send(esi);
    await read();
    const uploadId = await sendParts(await onLine(portal, 'esi'), Buffer.from('a,b\n1,2\n'), 100, 'mended.csv');
    const answer = await act(esi, id, 'file', { uploadId });
    expect(answer.json()).toMatchObject({ state: 'reading', fileName: 'mended.csv', name: 'maize yields' });
    await read();
    expect(await show(esi, id)).toMatchObject({ state: 'waiting', bytes: 8 });
    const originals = [];
    for await (const { key } of portal.context.storage.list('originals/')) originals.push(key);
    expect(originals).toHaveLength(1);
  });

  test('personal data hold a public file back until somebody says what they are', async () => {
    reading = { personalData: [{ kind: 'phone', sheet: 'maize-yields', column: 'Phone', count: 12, at: 'line 2' }] };
    const id = await send(esi);
    await read();
    expect(await show(esi, id)).toMatchObject({
      state: 'problems',
      rights: { answerPersonalData: true },
      hindrances: ['The question about personal data has not been answered yet.'],
    });
    expect((await act(esi, id, 'personal-data', { answer: 'none' })).json()).toMatchObject({
      state: 'waiting',
      personalDataAnswer: 'none',
      hindrances: [],
    });
    expect(await acts()).toContain('personalData:none');

    const other = await send(esi);
    await read();
    expect((await act(esi, other, 'personal-data', { answer: 'keepPrivate' })).json()).toMatchObject({
      state: 'waiting',
      private: true,
      personalDataAnswer: null,
    });
    const openAgain = await esi.inject({
      method: 'PATCH',
      url: `/api/datasets/lake/${other}`,
      payload: { private: false },
    });
    expect(openAgain.json()).toMatchObject({ state: 'problems', private: false });
  });

  test('details are changed one by one, and what is not named stays', async () => {
    const id = await send(esi, {});
    await read();
    const edit = (payload: object) => esi.inject({ method: 'PATCH', url: `/api/datasets/lake/${id}`, payload });
    expect((await edit({ name: 'Yields', details: { topic: 'crops' } })).json<Item>()).toMatchObject({
      hindrances: ['The licence is missing: choose one in the details.'],
    });
    expect((await edit({ details: { licence: 'CC-BY-4.0' } })).json<Item>()).toMatchObject({
      name: 'Yields',
      details: { topic: 'crops', licence: 'CC-BY-4.0' },
      hindrances: [],
    });
    expect((await edit({ name: '  ' })).statusCode).toBe(400);
  });
});
