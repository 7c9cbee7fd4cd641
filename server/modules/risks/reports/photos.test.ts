import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/testApp.ts';
import { multipart } from '../../../testing/multipart.ts';

let portal: TestApp;
let ama: Caller;
let kofi: Caller;
let efua: Caller;
let yaw: Caller;

const ids: Record<string, string> = {};

beforeAll(async () => {
  portal = await buildTestApp({ now: '2026-04-15T12:00:00Z' });
  [ama, kofi, efua, yaw] = [
    await portal.as('ama'),
    await portal.as('kofi'),
    await portal.as('efua'),
    await portal.as('yaw'),
  ];
  for (const { id, name } of (await ama.inject('/api/officers')).json<{ id: string; name: string }[]>())
    ids[name.split(' ')[0]!.toLowerCase()] = id;
});
afterAll(() => portal.close());

interface Shown {
  readonly id: number;
  readonly version: number;
  readonly status: string;
  readonly photos: { small: string; large: string }[];
  readonly [field: string]: unknown;
}

const post = (caller: Caller, url: string, payload: object = {}) =>
  caller.inject({ method: 'POST', url: `/api${url}`, payload });

const at = (coordinates: string, name = '') => JSON.stringify({ coordinates, name });

const seen = {
  riskCategoryId: 2,
  count: 12,
  description: 'Caterpillars in the whorl',
  location: at('7.39123, -1.35678', 'Ejura'),
};

async function report(caller: Caller, fields: object = {}, photos: Buffer[] = []): Promise<Shown> {
  const answer = await caller.inject({
    method: 'POST',
    url: '/api/broadcast/risk',
    ...multipart(
      { ...seen, ...fields },
      photos.map((bytes) => ({ part: 'images', bytes })),
    ),
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Shown>();
}

const act = (caller: Caller, name: string, risks: readonly { id: number; version?: number }[], more: object = {}) =>
  post(caller, '/risks/act', { act: name, risks, ...more });

const show = async (caller: Caller, id: number): Promise<Shown> =>
  (await caller.inject(`/api/risks/${id}`)).json<Shown>();

const statuses = async (request: Promise<{ statusCode: number }>[]) =>
  (await Promise.all(request)).map(({ statusCode }) => statusCode);

describe('photos', () => {
  const photo = () =>
    sharp({ create: { width: 1200, height: 900, channels: 3, background: '#5a3' } })
      .withExif({ IFD0: { Make: 'Tecno' } })
      .jpeg()
      .toBuffer();

  test('none is served before it is re-encoded; then it is the officers’, and everybody’s once verified', async () => {
    const { id } = await report(ama, {}, [await photo(), await photo(), Buffer.from('not a picture')]);
    expect(await show(ama, id)).toMatchObject({ photos: [], photosWaiting: 3 });
    const { db, storedNames } = portal.context;
    const sent = (await db.selectFrom('risk_image').select('original_key').where('risk_id', '=', id).execute()).map(
      ({ original_key: key }) => key ?? '',
    );
    // What is named is not swept up; what a crash left behind is.
    expect(await storedNames.among(db, [...sent, 'photos/2026-04-14/left-behind'])).toEqual(new Set(sent));
    while ((await portal.context.jobs.runDue()) > 0);
    const made = await show(ama, id);
    expect(made).toMatchObject({
      photosWaiting: 0,
      photosRefused: ['This is a text; expected a picture as JPEG, PNG, WebP, GIF or AVIF.'],
    });
    expect(
      made.photos.map(({ small, large }) => [small, large].map((path) => path.replace(/[0-9a-f]{32}/, 'n'))),
    ).toEqual([
      ['/risk_files/n-small.webp', '/risk_files/n.webp'],
      ['/risk_files/n-small.webp', '/risk_files/n.webp'],
    ]);
    const { large } = made.photos[0]!;
    expect(await statuses([ama, efua, portal, kofi, yaw].map((caller) => caller.inject(large)))).toEqual([
      200, 200, 404, 404, 404,
    ]);
    await act(efua, 'verify', [{ id }]);
    const shown = await portal.inject(large);
    expect([shown.statusCode, shown.headers['content-type'], shown.headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'public, max-age=3600',
    ]);
    expect(shown.rawPayload.includes('Tecno')).toBe(false);
    expect(
      await portal.context.db
        .selectFrom('risk_image')
        .select('original_key')
        .where('original_key', 'is not', null)
        .execute(),
    ).toEqual([]);
  });

  test('seven photos, or one in a part of another name, are refused, and nothing is kept', async () => {
    const send = (part: string, count: number) =>
      ama.inject({
        method: 'POST',
        url: '/api/risks',
        ...multipart(
          seen,
          Array.from({ length: count }, () => ({ part, bytes: Buffer.from('x') })),
        ),
      });
    expect((await send('images', 7)).json()).toMatchObject({
      message:
        'The form has more than 6 files. Send files as multipart/form-data, each in a part called "images", with the fields beside them.',
    });
    expect((await send('picture', 1)).statusCode).toBe(400);
    const kept: string[] = [];
    for await (const { key } of portal.context.storage.list('photos/')) kept.push(key);
    expect(kept).toEqual([]);
  });
});
