import { createHash, randomBytes } from 'node:crypto';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/testApp.ts';
import { madeIngest } from '../../testing/madeIngest.ts';
import { sweepUnnamed } from './sweep.service.ts';
import { arrived, onLine, openParts, sendPart, sendParts, type OnLine } from '#server/testing/sending.ts';

let portal: TestApp;
let esi: OnLine;
let kofi: OnLine;
beforeEach(async () => {
  portal = await buildTestApp({ ingest: madeIngest() });
  [esi, kofi] = [await onLine(portal, 'esi'), await onLine(portal, 'kofi')];
});
afterEach(() => portal.close());

const claim = (line: OnLine, uploadId: string) =>
  line.send('/api/datasets/lake', {
    method: 'POST',
    body: JSON.stringify({ uploadId }),
    headers: { 'content-type': 'application/json' },
  });
const kept = async (prefix: string): Promise<string[]> => {
  const keys = [];
  for await (const { key } of portal.context.storage.list(prefix)) keys.push(key);
  return keys;
};
const opened = async (line: OnLine, bytes: number): Promise<string> =>
  (await openParts(line, bytes)).headers.get('location') ?? '';

test('what may be sent is told to everybody, and what is left to whoever is signed in', async () => {
  const visitor = (await portal.inject('/api/uploads/limits')).json<{
    quota: object | null;
    largestFileBytes: number;
    formats: { kind: string }[];
  }>();
  expect(visitor).toMatchObject({
    largestFileBytes: 1_000_000_000,
    descriptionCharacters: 500,
    descriptionWords: 70,
    quota: null,
  });
  expect(visitor.formats.map(({ kind }) => kind)).toEqual([
    'xlsx',
    'csv',
    'ods',
    'tsv',
    'zippedCsv',
    'dta',
    'sav',
    'geojson',
    'gpkg',
  ]);
  await opened(esi, 1_000_000);
  expect(await (await esi.send('/api/uploads/limits')).json()).toMatchObject({
    quota: { mostBytes: 5_000_000_000, usedBytes: 1_000_000, leftBytes: 4_999_000_000 },
  });
});

test('an upload goes on from where it stopped, and is the file byte for byte', async () => {
  const content = randomBytes(300_000);
  const url = await opened(esi, content.length);
  expect((await sendPart(esi, url, 0, content.subarray(0, 100_000))).status).toBe(204);
  expect(await arrived(esi, url)).toBe(100_000);
  const tooEarly = await claim(esi, url.split('/').at(-1) ?? '');
  expect([tooEarly.status, await tooEarly.json()]).toMatchObject([
    409,
    { message: 'Of the 0.3 MB of the file 0.1 MB have arrived. Resume the upload, and send the form then.' },
  ]);
  expect((await sendPart(esi, url, 50_000, content.subarray(50_000))).status).toBe(409);
  expect((await sendPart(esi, url, 100_000, content.subarray(100_000))).status).toBe(204);

  const answer = await claim(esi, url.split('/').at(-1) ?? '');
  const { id } = (await answer.json()) as { id: string };
  const file = Buffer.from(await (await esi.send(`/api/datasets/lake/${id}/file`)).arrayBuffer());
  expect(createHash('sha256').update(file).digest('hex')).toBe(createHash('sha256').update(content).digest('hex'));
});

test('what came before the line dropped is kept', async () => {
  const content = randomBytes(500_000);
  const url = await opened(esi, content.length);
  const cookie = (
    await portal.inject({
      method: 'POST',
      url: '/api/accounts/sign-in',
      payload: { email: 'esi@demo.agrihub.example', password: 'demo-agrihub' },
    })
  ).cookies
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');
  const socket = connect((portal.app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(
    `PATCH ${url} HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: ${cookie}\r\nSec-Fetch-Site: same-origin\r\nTus-Resumable: 1.0.0\r\nUpload-Offset: 0\r\nContent-Type: application/offset+octet-stream\r\nContent-Length: 500000\r\n\r\n`,
  );
  await new Promise((resolve) => socket.write(content.subarray(0, 200_000), resolve));
  await new Promise((resolve) => setTimeout(resolve, 300));
  socket.destroy();
  await vi.waitFor(async () => expect(await arrived(esi, url)).toBe(200_000), { timeout: 5_000 });
  expect((await sendPart(esi, url, 200_000, content.subarray(200_000))).status).toBe(204);
  const { id } = (await (await claim(esi, url.split('/').at(-1) ?? '')).json()) as { id: string };
  expect(Buffer.from(await (await esi.send(`/api/datasets/lake/${id}/file`)).arrayBuffer()).equals(content)).toBe(true);
});

test('an upload is its sender’s alone: to others it is not there', async () => {
  const content = Buffer.from('a,b\n1,2\n');
  const url = await opened(esi, content.length);
  const id = url.split('/').at(-1) ?? '';
  const strangers = [kofi, await onLine(portal, 'admin'), await onLine(portal, 'adjoa')];
  for (const stranger of strangers) {
    expect((await stranger.send(url, { method: 'HEAD', headers: { 'tus-resumable': '1.0.0' } })).status).toBe(404);
    expect((await sendPart(stranger, url, 0, content)).status).toBe(404);
    expect((await stranger.send(url, { method: 'DELETE', headers: { 'tus-resumable': '1.0.0' } })).status).toBe(404);
    expect((await stranger.send(`/api/uploads/${id}`, { method: 'DELETE' })).status).toBe(404);
    expect((await claim(stranger, id)).status).toBe(404);
  }
  const visitor = await onLine(portal, null);
  expect((await openParts(visitor, 10)).status).toBe(401);
  expect((await sendPart(visitor, url, 0, content)).status).toBe(401);
  expect(await arrived(esi, url)).toBe(0);
});

test('a form of another site cannot open an upload', async () => {
  const answer = await esi.send('/api/uploads/tus', {
    method: 'POST',
    headers: { 'tus-resumable': '1.0.0', 'upload-length': '5', 'sec-fetch-site': 'cross-site' },
  });
  expect(answer.status).toBe(403);
});

test.each([
  [
    { 'upload-length': '1000000001' },
    413,
    'The file is larger than the 1000 MB that may be sent. Divide it, or leave out what is not needed.',
  ],
  [
    { 'upload-defer-length': '1' },
    400,
    'Upload-Length is missing; expected the bytes of the file, known before it is sent.',
  ],
  [{ 'upload-length': '-5' }, 400, 'Upload-Length is missing'],
])('%#: what may not be sent is refused before it comes', async (headers, status, sentence) => {
  const answer = await esi.send('/api/uploads/tus', {
    method: 'POST',
    headers: { 'tus-resumable': '1.0.0', ...headers },
  });
  expect(answer.status).toBe(status);
  expect(((await answer.json()) as { message: string }).message).toContain(sentence);
  expect(await (await esi.send('/api/uploads')).json()).toEqual([]);
});

test('a person’s room is counted with what is on its way, and ends with a sentence', async () => {
  for (let each = 0; each < 5; each += 1) await opened(esi, 990_000_000);
  const answer = await openParts(esi, 60_000_000);
  expect([answer.status, await answer.json()]).toMatchObject([
    413,
    {
      code: 'quotaUsedUp',
      message:
        'The file has 60 MB and there is room for 50 MB: each person may keep 5000 MB here, as far as there is room for all. Delete what you no longer need, or ask a data administrator.',
    },
  ]);
  expect((await openParts(kofi, 60_000_000)).status).toBe(201);
});

test('ten at once and no more', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => openParts(esi, 10)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array<number>(10).fill(201), 409, 409]);
});

test('an upload that is not finished is listed, can be cancelled, and is let go after three days', async () => {
  const content = Buffer.from('a,b\n1,2\n');
  const url = await opened(esi, content.length);
  await sendPart(esi, url, 0, content.subarray(0, 4));
  expect(await (await esi.send('/api/uploads')).json()).toMatchObject([
    {
      fileName: 'maize-yields.csv',
      bytes: 8,
      receivedBytes: 4,
      complete: false,
      expiresAt: '2026-04-18T12:00:00.000Z',
    },
  ]);
  expect((await esi.send(url.replace('/tus', ''), { method: 'DELETE' })).status).toBe(200);
  expect(await kept('parts/')).toEqual([]);

  const other = await opened(esi, content.length);
  await sendPart(esi, other, 0, content);
  portal.clock.set('2026-04-18T12:00:01Z');
  esi = await onLine(portal, 'esi');
  expect((await claim(esi, other.split('/').at(-1) ?? '')).status).toBe(404);
  await portal.context.db
    .updateTable('job')
    .set({ run_at: new Date(0) })
    .where('kind', '=', 'forgetUploads')
    .execute();
  await portal.context.jobs.runDue();
  expect(await kept('')).toEqual([]);
  expect(await portal.context.db.selectFrom('upload').select('id').execute()).toEqual([]);
});

test('what a crash left behind is swept up the day after, and what is named stays', async () => {
  const uploadId = await sendParts(esi, Buffer.from('a,b\n1,2\n'));
  const { id } = (await (await claim(esi, uploadId)).json()) as { id: string };
  await portal.context.jobs.runDue();
  const deleted = (await (await claim(esi, await sendParts(esi, Buffer.from('a,b\n3,4\n')))).json()) as { id: string };
  await esi.send(`/api/datasets/lake/${deleted.id}`, { method: 'DELETE' });
  await sendParts(esi, Buffer.from('c,d\n'), 2);
  const { Readable } = await import('node:stream');
  for (const key of [
    'originals/2026-04-15/left',
    'tables/2026-04-15/left.parquet',
    'exports/2026-04-15/left',
    'parts/2026-04-15/left',
    'originals/2026-04-17/young',
  ]) {
    await portal.context.storage.put(key, Readable.from(['x']));
  }
  const before = await kept('');
  expect(await sweepUnnamed(portal.context)).toBe(0);
  portal.clock.set('2026-04-17T12:00:00Z');
  expect(await sweepUnnamed(portal.context)).toBe(4);
  expect(await kept('')).toEqual(before.filter((key) => !key.includes('2026-04-15/left')));
  expect((await (await onLine(portal, 'esi')).send(`/api/datasets/lake/${id}/file`)).status).toBe(200);
});
