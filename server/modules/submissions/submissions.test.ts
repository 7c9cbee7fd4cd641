import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { madeIngest, type MadeReading } from '../../testing/madeIngest.ts';
import { buildTestApp, type Caller, type TestApp } from '../../testing/testApp.ts';
import { onLine, sendForm, sendParts } from '#server/testing/sending.ts';

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

const read = () => portal.context.jobs.runDue();

describe('a file that is sent', () => {
  test('waits in the holding area once it is read, with its tables, as it came byte for byte', async () => {
    const answer = await sendForm(esi, {
      content: csv,
      name: 'maize-yields_2025.csv',
      fields: { fileName: 'Maize yields', description: 'Of two districts', access: 'true', tags: ['maize', 'yield'] },
    });
    expect(answer.statusCode).toBe(201);
    const { id, ...said } = answer.json<{ id: string }>();
    expect(said).toEqual({
      identity: id,
      state: 'reading',
      message: 'Your file arrived. It is read now, and then waits for review; you get a notice of both.',
    });
    expect(await show(esi, id)).toMatchObject({
      name: 'Maize yields',
      state: 'reading',
      stage: 'received',
      private: true,
      details: { tags: ['maize', 'yield'] },
      tables: [],
    });

    await read();
    expect(await show(esi, id)).toMatchObject({
      state: 'waiting',
      stage: 'done',
      description: 'Of two districts',
      fileKind: 'csv',
      bytes: 33,
      tables: [
        {
          position: 1,
          name: 'maize-yields_2025',
          rows: 2,
          columns: [{ name: 'District', profile: { distinct: 2 } }, { name: 'Yield' }],
        },
      ],
    });
    const file = await esi.inject(`/api/datasets/downloadlake/${id}`);
    expect(file.body).toBe(csv);
    expect(file.headers).toMatchObject({
      'content-disposition': 'attachment; filename="maize-yields_2025.csv"',
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
    });
    expect((await esi.inject(`/api/datasets/lake/${id}/rows?limit=1&offset=1`)).json()).toEqual({
      columns: ['District', 'Yield'],
      rows: [['Wa', '900']],
      total: 2,
    });
  });

  test('is named after itself where nobody named it', async () => {
    const id = (await sendForm(esi, { content: csv, name: 'cocoa_prices-2025.csv.zip' })).json<{ id: string }>().id;
    expect(await show(esi, id)).toMatchObject({
      name: 'cocoa prices 2025',
      private: false,
      fileName: 'cocoa_prices-2025.csv.zip',
    });
  });

  test('by a plain form leads on to its page', async () => {
    const answer = await sendForm(esi, { content: csv, headers: { accept: 'text/html,application/xhtml+xml' } });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toMatch(/^\/main\/datasets\/holding\/[\w-]{36}$/);
  });

  test('in parts is the same, and its parts are gone', async () => {
    const content = Buffer.from(`a,b\n${'1,2\n'.repeat(2_000)}`);
    const uploadId = await sendParts(await onLine(portal, 'esi'), content, 1_000);
    const answer = await esi.inject({
      method: 'POST',
      url: '/api/datasets/lake',
      payload: { uploadId, fileName: 'Pairs', licence: 'CC0-1.0' },
    });
    expect(answer.statusCode).toBe(201);
    await read();
    const item = await show(esi, answer.json<{ id: string }>().id);
    expect(item).toMatchObject({
      name: 'Pairs',
      state: 'waiting',
      bytes: 8_004,
      sha256: createHash('sha256').update(content).digest('hex'),
    });
    expect((await esi.inject(`/api/datasets/lake/${item.id}/file`)).rawPayload.equals(content)).toBe(true);
    expect((await esi.inject('/api/uploads')).json()).toEqual([]);
    const parts = [];
    for await (const { key } of portal.context.storage.list('parts/')) parts.push(key);
    expect(parts).toEqual([]);
  });

  test('sent twice under one key is one file, and is kept once', async () => {
    const headers = { 'idempotency-key': 'once' };
    const [first, second] = [
      await sendForm(esi, { content: csv, headers }),
      await sendForm(esi, { content: csv, headers }),
    ];
    expect(second.json()).toEqual(first.json());
    expect(second.headers['idempotency-replayed']).toBe('true');
    const uploadId = await sendParts(await onLine(portal, 'esi'), Buffer.from(csv));
    const form = {
      method: 'POST',
      url: '/api/datasets/lake',
      payload: { uploadId },
      headers: { 'idempotency-key': 'two' },
    } as const;
    const claims = [await esi.inject(form), await esi.inject(form)];
    expect(claims.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(claims[1]?.json()).toEqual(claims[0]?.json());
    const originals = [];
    for await (const { key } of portal.context.storage.list('originals/')) originals.push(key);
    expect(originals).toHaveLength(2);
  });

  test.each([
    [
      { content: csv, part: 'document' },
      'The file came in the part document. Send the file as multipart/form-data, in one part called "file", with the fields beside it.',
    ],
    [{ content: csv, fields: { description: 'x'.repeat(501) } }, 'description'],
    [{ content: csv, fields: { coversFrom: 'x'.repeat(21_000) } }, 'The field coversFrom is longer than 20000 bytes.'],
    [
      { content: csv, headers: { 'content-type': 'application/json' } },
      'The body was sent as application/json. Send the file as multipart/form-data',
    ],
    [{ content: csv, headers: { 'content-type': 'multipart/form-data' } }, 'The body was sent as multipart/form-data.'],
  ])('%#: a form that is not right is refused with a sentence, and nothing is kept', async (form, sentence) => {
    const answer = await sendForm(esi, form);
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.body).toContain(sentence);
    for await (const { key } of portal.context.storage.list('originals/')) expect(key).toBe('nothing');
  });

  test.each([
    [{ coversFrom: '2025-02-30' }, 'coverageWrong', '2025-02-30'],
    [{ coversFrom: 'last year' }, 'coverageWrong', 'last year'],
    [{ coversFrom: '2025-05-01', coversTo: '2024-05-01' }, 'coverageWrong', 'lies after the last'],
    [{ topic: 'nonsense' }, 'topicNotFound', 'There is no topic "nonsense".'],
    [{ regions: 'atlantis' }, 'regionOfDatasetNotFound', 'There is no region "atlantis".'],
  ])(
    '%#: what is told of it is looked at before it is kept, when it is sent and when it is changed',
    async (told, code, sentence) => {
      const answer = await sendForm(esi, { content: csv, fields: { licence: 'CC-BY-4.0', ...told } });
      expect(answer.statusCode).toBe(422);
      expect(answer.body).toContain(sentence);
      for await (const { key } of portal.context.storage.list('originals/')) expect(key).toBe('nothing');

      const id = await send(esi);
      await read();
      const details = 'regions' in told ? { regions: [told.regions] } : told;
      const change = await esi.inject({ method: 'PATCH', url: `/api/datasets/lake/${id}`, payload: { details } });
      expect([change.statusCode, change.json<{ code: string }>().code]).toEqual([422, code]);
      expect((await show(esi, id)).hindrances).toEqual([]);
    },
  );

  test('a licence of blanks is none', async () => {
    const id = await send(esi, { licence: '  ' });
    await read();
    expect((await show(esi, id)).hindrances).toEqual(['The licence is missing: choose one in the details.']);
  });

  test('under a name with folders and quotes is saved under a safe one', async () => {
    const id = (await sendForm(esi, { content: csv, name: '..\\..\\ɛfie: "kuayɛ".csv'.replaceAll('"', '%22') })).json<{
      id: string;
    }>().id;
    const { 'content-disposition': disposition } = (await esi.inject(`/api/datasets/lake/${id}/file`)).headers;
    expect(disposition).toMatch(/^attachment; filename="[^"/\\:]+"; filename\*=UTF-8''/);
  });

  test('is sent in ranges, and not again to who has it', async () => {
    const id = await send(esi);
    const get = (headers: Record<string, string>) => esi.inject({ url: `/api/datasets/lake/${id}/file`, headers });
    const part = await get({ range: 'bytes=9-13' });
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, 'Yield', 'bytes 9-13/33']);
    const beyond = await get({ range: 'bytes=900-' });
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, 'bytes */33']);
    const tag = String(part.headers['etag']);
    expect((await get({ 'if-none-match': tag })).statusCode).toBe(304);
    expect((await get({ range: 'bytes=0-3', 'if-range': '"another"' })).body).toBe(csv);
    const head = await esi.inject({ method: 'HEAD', url: `/api/datasets/lake/${id}/file` });
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, '33', '']);
  });
});
