import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onLine, sendForm, sendParts } from '#server/testing/sending.ts';
import { buildTestApp, type Caller, type TestApp } from '../../testing/testApp.ts';

let portal: TestApp;
let ama: Caller;
let kofi: Caller;
let photo: Buffer;
beforeAll(async () => {
  portal = await buildTestApp();
  [ama, kofi] = [await portal.as('ama'), await portal.as('kofi')];
  photo = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#2e7d32' } })
    .withExif({ IFD0: { Model: 'Spark 10' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '7/1 23/1 0/1' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => portal.close());

interface File {
  readonly id: number;
  readonly name: string;
  readonly accessPemission: string;
}

const send = (caller: Caller, content: string | Buffer, name: string, fields: Record<string, string>) =>
  sendForm(caller, { content, name, fields }, '/api/broadcast/podcast/upload');
const added = async (
  caller: Caller,
  content: string | Buffer,
  name: string,
  fields: Record<string, string>,
): Promise<File> => (await send(caller, content, name, fields)).json();
const names = async (caller: Caller, query = ''): Promise<string[]> =>
  (await caller.inject(`/api/files${query}`))
    .json<{ found: File[] }>()
    .found.map(({ name }) => name)
    .toSorted();

test('a file is told by its content, whatever its name, and listed with its size', async () => {
  const file = await added(ama, '%PDF-1.7 leaflet', 'leaflet.mp3', { fileName: 'Leaflet on armyworm' });
  expect(file).toMatchObject({
    name: 'Leaflet on armyworm',
    gName: 'leaflet.mp3',
    kind: 'pdf',
    type: 'application/pdf',
    bytes: 16,
    own: true,
    public: false,
    state: 'original',
    accessPemission: '',
    webViewLink: `/controlcenter/uploads/${file.id}`,
    sharedWith: [],
    links: [],
  });
  expect((await ama.inject('/api/files')).json()).toMatchObject({
    total: 1,
    usedBytes: 16,
    mostBytes: 2_000_000_000,
    largestFileBytes: 200_000_000,
  });
  const shown = await ama.inject(`/api/files/${file.id}/content?show=true`);
  expect([shown.headers['content-type'], shown.headers['content-disposition'], shown.body]).toEqual([
    'application/pdf',
    'inline; filename="leaflet.mp3"',
    '%PDF-1.7 leaflet',
  ]);
  const range = await ama.inject({ url: `/api/files/${file.id}/content`, headers: { range: 'bytes=0-3' } });
  expect([range.statusCode, range.headers['content-range'], range.headers['content-disposition'], range.body]).toEqual([
    206,
    'bytes 0-3/16',
    'attachment; filename="leaflet.mp3"',
    '%PDF',
  ]);
});

test.each([
  [{ fileName: 'A name of forty letters, which is too long' }, 'x', 'leaflet.txt', 400, 'The name or description'],
  [{ fileName: ' ' }, 'x', 'leaflet.txt', 400, 'The name or description is empty.'],
  [
    { fileName: 'A program' },
    'MZ\x90\x00',
    'photo.jpg',
    422,
    'This is a program; expected a document, picture, recording or video.',
  ],
  [{ fileName: 'Nothing' }, '', 'nothing.txt', 422, 'The file is empty: 0 bytes arrived.'],
  [{ fileName: 'Broken' }, '\xff\xd8\xff\xe0 no picture', 'photo.jpg', 422, 'The picture'],
])('%#: what cannot be kept is refused with a sentence', async (fields, content, name, status, sentence) => {
  const answer = await send(ama, Buffer.from(content, 'latin1'), name, fields);
  expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
    status,
    expect.stringContaining(sentence),
  ]);
});

test('of a picture others get what was made of it, without place and camera; what was sent is its officer’s', async () => {
  const { id } = await added(ama, photo, 'DSC001.jpg', { fileName: 'Field at Ejura', accessPemission: 'all' });
  const one = (await kofi.inject(`/api/files/${id}`)).json();
  expect(one).toMatchObject({
    kind: 'image',
    state: 'ready',
    original: false,
    accessPemission: 'all',
    own: false,
    versions: [
      { size: '320', width: 320, height: 240, type: 'image/webp' },
      { size: '1024', width: 1024, height: 768 },
      { size: '2048', width: 1600, height: 1200 },
    ],
  });
  const theirs = await kofi.inject(`/api/files/${id}/content`);
  expect([
    theirs.headers['content-type'],
    theirs.rawPayload.includes('Spark 10'),
    theirs.rawPayload.includes('EXIF'),
  ]).toEqual(['image/webp', false, false]);
  expect((await ama.inject(`/api/files/${id}/content`)).rawPayload.equals(photo)).toBe(true);
  expect((await kofi.inject(`/api/files/${id}/content?size=original`)).statusCode).toBe(404);
});

test('a file comes in parts too, and its upload is gone afterwards', async () => {
  const line = await onLine(portal, 'ama');
  const uploadId = await sendParts(line, Buffer.from('Plough along the slope.'));
  const add = () =>
    line.send('/api/files', {
      method: 'POST',
      body: JSON.stringify({ uploadId, name: 'Ploughing' }),
      headers: { 'content-type': 'application/json' },
    });
  const answer = await add();
  expect([answer.status, await answer.json()]).toMatchObject([200, { name: 'Ploughing', kind: 'text', bytes: 23 }]);
  expect((await add()).status).toBe(404);
});

test('private files are their officer’s alone: to others they are not there, by any call', async () => {
  const { id } = await added(ama, 'secret', 'secret.txt', { fileName: 'Only mine' });
  expect(await names(kofi, '?view=private')).toEqual([]);
  expect(await names(kofi, '?q=mine&view=private')).toEqual([]);
  const calls = [
    ['GET', ''],
    ['GET', '/content'],
    ['PATCH', ''],
    ['DELETE', ''],
    ['POST', '/links'],
  ] as const;
  for (const [method, path] of calls) {
    const payload = method === 'PATCH' ? { name: 'X' } : method === 'POST' ? { days: 3 } : undefined;
    const said = async (of: number) => {
      const answer = await kofi.inject({ method, url: `/api/files/${of}${path}`, ...(payload && { payload }) });
      return [method, path, answer.statusCode, answer.json<{ message: string }>().message.replace(String(of), 'n')];
    };
    expect(await said(id)).toEqual(await said(999_999));
    expect((await said(id))[2]).toBe(404);
  }
  for (const [path, body] of [
    ['remove', { ids: [id] }],
    ['share', { ids: [id], officerIds: ['x'] }],
    ['unshare', { ids: [id] }],
    ['unshare-request', { ids: [id] }],
  ] as const) {
    expect((await kofi.inject({ method: 'POST', url: `/api/files/${path}`, payload: body })).statusCode).toBe(404);
  }
  const admin = await portal.as('admin');
  expect((await admin.inject(`/api/files/${id}`)).statusCode).toBe(404);
});

test('public files are favourites of every officer, and nobody else’s to change', async () => {
  const file = await added(kofi, 'a,b\n1,2\n', 'prices.csv', { fileName: 'Prices', accessPemission: 'all' });
  expect(await names(ama, '?view=public')).toEqual(['Field at Ejura', 'Prices']);
  expect((await ama.inject('/api/broadcast/podcasts/share')).json()).toMatchObject([
    { id: file.id, accessPemission: 'all' },
  ]);
  const refused = await ama.inject({ method: 'PATCH', url: `/api/files/${file.id}`, payload: { name: 'Mine' } });
  expect([refused.statusCode, refused.json()]).toMatchObject([
    403,
    {
      message:
        '"Prices" belongs to another officer, who alone can change, share or delete. Leave them out, or ask for the share to be taken back.',
    },
  ]);
  await kofi.inject({ method: 'PATCH', url: `/api/files/${file.id}`, payload: { public: false, name: 'My prices' } });
  expect(await names(ama, '?view=public')).toEqual(['Field at Ejura']);
});

test('a search finds by name and file name, and forgives a letter', async () => {
  expect(await names(ama, '?q=armyworm')).toEqual(['Leaflet on armyworm']);
  expect(await names(ama, '?q=armywrm')).toEqual(['Leaflet on armyworm']);
  expect((await ama.inject('/api/broadcast/podcast/plough')).json()).toMatchObject([{ name: 'Ploughing' }]);
  expect((await ama.inject('/api/broadcast/podcast/%20')).json<File[]>().length).toBe(4);
});

test('deleted files come back with their links, for who deleted them alone', async () => {
  const [one, two] = [
    await added(ama, 'one', 'one.txt', { fileName: 'One' }),
    await added(ama, 'two', 'two.txt', { fileName: 'Two' }),
  ];
  await ama.inject({ method: 'POST', url: `/api/files/${one.id}/links`, payload: { days: 7 } });
  const removed = (
    await ama.inject({ method: 'POST', url: '/api/files/remove', payload: { ids: [one.id, two.id] } })
  ).json<{ undo: string }>();
  expect(removed).toMatchObject({ message: 'File(s) deleted', removed: 2, days: 30 });
  expect((await ama.inject(`/api/files/${one.id}`)).statusCode).toBe(404);
  expect((await kofi.inject({ method: 'POST', url: `/api/trash/${removed.undo}/restore` })).statusCode).toBe(404);
  expect((await ama.inject({ method: 'POST', url: `/api/trash/${removed.undo}/restore` })).json()).toEqual({
    message: 'Brought back: 2 files',
  });
  expect((await ama.inject(`/api/files/${one.id}`)).json()).toMatchObject({ name: 'One', links: [{ state: 'open' }] });
});

test('what is deleted is let go of after thirty days, bytes and versions', async () => {
  const { id } = await added(ama, photo, 'gone.jpg', { fileName: 'Gone' });
  const keys = async (): Promise<number> => {
    const all = [];
    for await (const { key } of portal.context.storage.list('images/')) all.push(key);
    return all.length;
  };
  const before = await keys();
  await ama.inject({ method: 'DELETE', url: `/api/files/${id}` });
  expect(await portal.context.trash.forgetExpired(portal.context.db, new Date('2026-06-01T00:00:00Z'))).toBe(1);
  await portal.context.jobs.runDue();
  expect(await keys()).toBe(before - 3);
});
