import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { madeIngest } from '../../testing/madeIngest.ts';
import { buildTestApp, type Caller, type TestApp } from '../../testing/testApp.ts';
import { sendForm } from '#server/testing/sending.ts';

let portal: TestApp;
let esi: Caller;
let adjoa: Caller;
let id: string;
beforeAll(async () => {
  portal = await buildTestApp({ ingest: madeIngest() });
  [esi, adjoa] = [await portal.as('esi'), await portal.as('adjoa')];
  id = (await sendForm(esi, { content: 'a,b\n1,2\n', fields: { fileName: 'Secret yields', access: 'true' } })).json<{
    id: string;
  }>().id;
  await portal.context.jobs.runDue();
});
afterAll(() => portal.close());

const calls = [
  ['GET', ''],
  ['GET', '/file'],
  ['GET', '/rows'],
  ['GET', '/comparison'],
  ['PATCH', '', { name: 'N' }],
  ['POST', '/fixes', { fixes: [] }],
  ['POST', '/personal-data', { answer: 'none' }],
  ['POST', '/submit', {}],
  ['POST', '/notes', { text: 'N' }],
  ['POST', '/assign', { personId: null }],
  ['POST', '/return', { text: 'N' }],
  ['POST', '/reject', { text: 'N' }],
  ['POST', '/move'],
  ['DELETE', ''],
] as const;

describe.each(calls)('%s /api/datasets/lake/…%s', (method, rest, payload?: object) => {
  const ask = (caller: Caller, itemId: string) =>
    caller.inject({ method, url: `/api/datasets/lake/${itemId}${rest}`, ...(payload && { payload }) });

  test('another person is told what is told of a file that is not there', async () => {
    const kofi = await portal.as('kofi');
    const nobodys = '00000000-0000-4000-8000-000000000000';
    const [theirs, none] = [await ask(kofi, id), await ask(kofi, nobodys)];
    expect([theirs.statusCode, none.statusCode]).toEqual([404, 404]);
    expect(theirs.body.replace(id, nobodys).replace(/"requestId":"[^"]*"/, '')).toBe(
      none.body.replace(/"requestId":"[^"]*"/, ''),
    );
  });

  test('a visitor is asked to sign in', async () => {
    expect((await ask(portal, id)).statusCode).toBe(401);
  });
});

test('lists show others nothing of it', async () => {
  const kofi = await portal.as('kofi');
  expect((await kofi.inject('/api/datasets/getlake')).json()).toEqual([]);
  expect((await kofi.inject('/api/datasets/lake')).json()).toMatchObject({
    found: [],
    total: 0,
    counts: { waiting: 0 },
    reviews: false,
  });
  expect((await kofi.inject('/api/datasets/lake?whose=all')).statusCode).toBe(403);
  expect((await kofi.inject('/api/datasets/lake?q=Secret')).json()).toMatchObject({ found: [] });
  expect((await portal.inject('/api/datasets?q=Secret')).json()).toMatchObject({ total: 0 });
});

test('its sender and data administrators see it, with what the specification names', async () => {
  const waiting = (await adjoa.inject('/api/datasets/getlake')).json<object[]>();
  expect(waiting).toMatchObject([
    {
      id,
      identity: id,
      name: 'Secret yields',
      updatedAt: '2026-04-15T12:00:00.000Z',
      mine: false,
      owner: { name: 'Esi (demo data user)' },
    },
  ]);
  expect((await esi.inject('/api/datasets/getlake')).headers['x-total-count']).toBe('1');
  expect(
    (await adjoa.inject('/api/datasets/lake?whose=all&state=open&assignee=nobody&q=yields%20secret')).json(),
  ).toMatchObject({ total: 1, counts: { waiting: 1 }, reviews: true });
  expect((await adjoa.inject('/api/datasets/lake?whose=all&q=100%25')).json()).toMatchObject({ total: 0 });
  expect((await adjoa.inject('/api/datasets/lake')).json()).toMatchObject({ found: [] });
});

test('the older addresses that write work with an Authorization header alone', async () => {
  expect((await adjoa.inject(`/api/datasets/movefile/${id}`)).statusCode).toBe(403);
  expect((await esi.inject(`/api/datasets/deletelake/${id}`)).statusCode).toBe(403);
  const token = (
    await portal.inject({
      method: 'POST',
      url: '/api/datasets/login',
      payload: { email: 'adjoa@demo.agrihub.example', password: 'demo-agrihub' },
    })
  ).body;
  const headers = { authorization: `Bearer ${token.replaceAll('"', '')}` };
  const undefinedId = await portal.inject({ url: '/api/datasets/movefile/undefined', headers });
  expect([undefinedId.statusCode, undefinedId.json<{ message: string }>().message]).toEqual([
    400,
    'id in the address is "undefined". Put the id you mean in its place.',
  ]);
  const gone = await portal.inject({ url: `/api/datasets/deletelake/${id}`, headers });
  expect(gone.json()).toMatchObject({ message: 'The file was deleted. It can be brought back for 30 days.' });
  const back = await adjoa.inject({
    method: 'POST',
    url: `/api/trash/${gone.json<{ trashId: string }>().trashId}/restore`,
  });
  expect(back.json()).toEqual({ message: 'Brought back: Secret yields' });
  expect((await adjoa.inject(`/api/datasets/lake/${id}`)).json()).toMatchObject({ state: 'waiting' });
});

test('a deleted file is brought back by its sender or a data administrator, and by nobody else', async () => {
  const { trashId } = (await esi.inject({ method: 'DELETE', url: `/api/datasets/lake/${id}` })).json<{
    trashId: string;
  }>();
  const kofi = await portal.as('kofi');
  const restore = (caller: Caller) => caller.inject({ method: 'POST', url: `/api/trash/${trashId}/restore` });
  expect((await restore(kofi)).statusCode).toBe(404);
  expect((await esi.inject(`/api/datasets/lake/${id}`)).statusCode).toBe(404);
  expect((await restore(esi)).statusCode).toBe(200);
});

test('what somebody is told is theirs alone, is read when they say so, and comes by mail', async () => {
  await esi.inject({
    method: 'PATCH',
    url: `/api/datasets/lake/${id}`,
    payload: { details: { licence: 'CC-BY-4.0' } },
  });
  await adjoa.inject({
    method: 'POST',
    url: `/api/datasets/lake/${id}/return`,
    payload: { text: 'Which year is this?' },
  });
  const { found, unread } = (await esi.inject('/api/notifications')).json<{
    found: { id: number; read: boolean }[];
    unread: number;
  }>();
  expect([found.length, unread]).toEqual([1, 1]);
  const kofi = await portal.as('kofi');
  expect(
    (
      await kofi.inject({
        method: 'POST',
        url: '/api/notifications/read',
        payload: { ids: found.map((notice) => notice.id) },
      })
    ).json(),
  ).toEqual({ unread: 0 });
  expect((await esi.inject('/api/notifications?limit=0')).json()).toEqual({ found: [], total: 1, unread: 1 });
  expect((await esi.inject({ method: 'POST', url: '/api/notifications/read', payload: {} })).json()).toEqual({
    unread: 0,
  });

  await portal.context.jobs.runDue();
  const folder = path.join(portal.context.config.dataDir, 'mail');
  const mails = readdirSync(folder).map((name) =>
    readFileSync(path.join(folder, name), 'utf8').replaceAll('=\r\n', ''),
  );
  const mine = mails.filter((mail) => mail.includes('To: esi@demo.agrihub.example'));
  expect(mine).toHaveLength(1);
  expect(mine[0]).toContain('was returned to you with a comment.');
  expect(mine[0]).toContain('Which year is this?');
  expect(mine[0]).toContain(`/main/datasets/holding/${id}`);
});

test('a person takes their files along, and with the account they go', async () => {
  const data = (await esi.inject('/api/accounts/export')).json<{
    holdingArea?: { files: { name: string }[] };
    notices?: object[];
  }>();
  expect(data.holdingArea?.files).toMatchObject([{ name: 'Secret yields', state: 'returned' }]);
  expect(data.notices).toHaveLength(1);
  const told = (await esi.inject('/api/accounts/deletion')).json<{ fates: { what: string }[] }>();
  expect(told.fates.map(({ what }) => what)).toContain('Files in the holding area that are not published (1)');
});
