import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendForm } from '#server/testing/sending.ts';
import { buildTestApp, type Caller, type TestApp } from '../../testing/testApp.ts';
import { codeOf, linkOfCode } from './linkCode.ts';

let portal: TestApp;
let ama: Caller;
let kofi: Caller;
beforeAll(async () => {
  portal = await buildTestApp({ env: { PUBLIC_URL: 'https://agrihub.example' } });
  [ama, kofi] = [await portal.as('ama'), await portal.as('kofi')];
});
afterAll(() => portal.close());

interface Link {
  readonly code: string;
  readonly url: string;
}

const add = async (
  caller: Caller,
  content: string | Buffer,
  name: string,
  fields: Record<string, string>,
): Promise<number> =>
  (await sendForm(caller, { content, name, fields }, '/api/broadcast/podcast/upload')).json<{ id: number }>().id;
const link = (caller: Caller, id: number, days: number) =>
  caller.inject({ method: 'POST', url: `/api/files/${id}/links`, payload: { days } });

test('a link is short, opens a light page for anybody, and is counted', async () => {
  const id = await add(ama, 'Spray in the evening.', 'spray.txt', { fileName: 'When to <spray>' });
  const made = (await link(ama, id, 7)).json<Link>();
  expect(made).toMatchObject({
    url: `https://agrihub.example/f/${made.code}`,
    expiresOn: '2026-04-22',
    opened: 0,
    state: 'open',
  });
  expect(made.code).toMatch(/^1[0-9a-z]{12}$/);
  const page = await portal.inject(`/f/${made.code.toUpperCase()}`);
  expect([page.statusCode, page.headers['content-type'], page.headers['cache-control']]).toEqual([
    200,
    'text/html; charset=utf-8',
    'no-store',
  ]);
  expect(page.body).toContain(
    '<h1>When to &lt;spray&gt;</h1><p class="soft">Text from Ama (demo officer). Opens until 22 Apr 2026.</p>',
  );
  expect(page.body).toContain('Download, 21 bytes');
  expect(page.body.length).toBeLessThan(3_000);
  expect((await portal.inject(`/f/${made.code}/file`)).body).toBe('Spray in the evening.');
  expect((await ama.inject(`/api/files/${id}`)).json()).toMatchObject({ links: [{ code: made.code, opened: 1 }] });
});

test('behind a link to a picture is what was made of it, never what was sent', async () => {
  const photo = await sharp({ create: { width: 700, height: 500, channels: 3, background: '#862' } })
    .withExif({ IFD0: { Model: 'Spark 10' } })
    .jpeg()
    .toBuffer();
  const { code } = (await link(ama, await add(ama, photo, 'x.jpg', { fileName: 'Leaf' }), 1)).json<Link>();
  expect((await portal.inject(`/f/${code}`)).body).toContain(
    `<img src="/f/${code}/file?size=320" width="320" height="229" alt="Leaf">`,
  );
  for (const query of ['', '?size=320']) {
    const { headers, rawPayload } = await portal.inject(`/f/${code}/file${query}`);
    expect([headers['content-type'], rawPayload.includes('Spark 10')]).toEqual(['image/webp', false]);
  }
  expect((await portal.inject(`/f/${code}/file?size=original`)).statusCode).toBe(404);
});

test('codes that were made up, or of another installation, open nothing', async () => {
  const { code } = (await link(ama, await add(ama, 'x', 'x.txt', { fileName: 'X' }), 1)).json<Link>();
  const other = codeOf(new Uint8Array(32), 1);
  for (const wrong of [
    '1',
    'nothing',
    '2' + code.slice(1),
    code.slice(0, -1) + (code.endsWith('0') ? '1' : '0'),
    `0${code}`,
    other,
    `${code}x`,
  ]) {
    const page = await portal.inject(`/f/${wrong}`);
    expect([wrong, page.statusCode]).toEqual([wrong, 404]);
    expect(page.body).toContain('This link opens nothing here');
    expect((await portal.inject(`/f/${wrong}/file`)).statusCode).toBe(404);
  }
  expect(linkOfCode(new Uint8Array(32), other)).toBe(1);
  expect(linkOfCode(new Uint8Array(32), codeOf(new Uint8Array(32), 1_234_567))).toBe(1_234_567);
});

test('a withdrawn link says so, to whoever opens it; another officer cannot withdraw it', async () => {
  const { code } = (await link(ama, await add(ama, 'x', 'x.txt', { fileName: 'X' }), 9)).json<Link>();
  expect((await kofi.inject({ method: 'DELETE', url: `/api/files/links/${code}` })).statusCode).toBe(404);
  expect((await ama.inject({ method: 'DELETE', url: `/api/files/links/${code}` })).json()).toMatchObject({
    state: 'withdrawn',
  });
  const page = await portal.inject(`/f/${code}`);
  expect([page.statusCode, page.body.includes('Whoever sent it has withdrawn it.')]).toEqual([410, true]);
  expect((await portal.inject(`/f/${code}/file`)).statusCode).toBe(404);
});

test('what was shared with one alone cannot be handed on, a favourite can', async () => {
  const id = await add(ama, 'x', 'x.txt', { fileName: 'Shared' });
  const me = (await ama.inject('/api/officers'))
    .json<{ id: string; name: string }[]>()
    .find(({ name }) => name.startsWith('Kofi'))?.id;
  await ama.inject({ method: 'POST', url: '/api/files/share', payload: { ids: [id], officerIds: [me] } });
  expect((await kofi.inject(`/api/files/${id}`)).json()).toMatchObject({ own: false, links: [] });
  expect((await link(kofi, id, 3)).statusCode).toBe(403);
  await ama.inject({ method: 'PATCH', url: `/api/files/${id}`, payload: { public: true } });
  expect((await link(kofi, id, 3)).statusCode).toBe(200);
  expect((await link(kofi, id, 91)).statusCode).toBe(400);
});

test('a link ends with its last day, and its page says so', async () => {
  const { code } = (await link(ama, await add(ama, 'x', 'x.txt', { fileName: 'X' }), 2)).json<Link>();
  portal.clock.set('2026-04-17T23:59:00Z');
  expect((await portal.inject(`/f/${code}`)).statusCode).toBe(200);
  portal.clock.set('2026-04-18T00:00:00Z');
  const page = await portal.inject(`/f/${code}`);
  expect([page.statusCode, page.body.includes('the days of this one are over')]).toEqual([410, true]);
  portal.clock.set('2026-04-15T12:00:00Z');
});
