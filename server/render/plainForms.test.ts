import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/testApp.ts';
import { removeFolder, temporaryFolder } from '../testing/testServer.ts';
import { addPages } from './addPages.ts';
import { loadBuiltPages } from './builtPages.ts';

/** Built pages of one kind: each says where it stands and what was refused. */
const pages = `
export const STATE_ID = 'state';
export function speakBy() {}
export const routes = [];
export async function render({ path, facts }) {
  const html = JSON.stringify({ path, refused: facts.refused ?? null });
  return { status: 200, title: 't', description: '', noindex: false, secret: path.startsWith('/password_reset'), canonical: null, languages: ['en'], structured: [], html, state: '{}', files: [] };
}`;

let dist: string;
let portal: TestApp;
beforeAll(async () => {
  dist = temporaryFolder('dist');
  mkdirSync(path.join(dist, 'ssr'));
  mkdirSync(path.join(dist, 'client/.vite'), { recursive: true });
  writeFileSync(path.join(dist, 'ssr/entry-server.js'), pages);
  writeFileSync(path.join(dist, 'ssr/package.json'), '{"type":"module"}');
  writeFileSync(path.join(dist, 'client/.vite/manifest.json'), '{"web/main.tsx":{"file":"assets/main.js"}}');
  portal = await buildTestApp({ addPages: (app, context) => addPages(app, context, loadBuiltPages(dist)) });
});
afterAll(async () => {
  await portal.close();
  removeFolder(dist);
});

const send = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  portal.inject({
    method: 'POST',
    url: '/main/faq',
    payload: new URLSearchParams(fields).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/html,*/*',
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
  });
const message = { email: 'ama@example.org', subject: 'Seed', msg: 'Where is it sold?', website: '' };
const shown = (body: string) =>
  JSON.parse(/<div id="root">(.*)<\/div>/.exec(body)?.[1] ?? 'null') as {
    path: string;
    refused: { wrong: string; typed: Record<string, string> };
  };

test('a form sent without JavaScript is stored and leads back to its page, which a reload does not send again', async () => {
  const answer = await send(message);
  const location = String(answer.headers.location);
  expect([answer.statusCode, location]).toEqual([
    303,
    expect.stringMatching(/^\/main\/faq\?sent=1\.[\w-]{22}#message$/),
  ]);
  const sent = new URL(location, 'http://portal').searchParams.get('sent') ?? '';
  const arrived = async (text: string) =>
    (await portal.inject(`/api/support/form?sent=${text}`)).json<{ arrived: number | null }>().arrived;
  expect(await arrived(sent)).toBe(1);
  // Nobody makes up the thanks for a message that did not arrive.
  for (const forged of ['1', '99999', sent.replace('1.', '2.'), '.', '']) expect(await arrived(forged)).toBeNull();
});

test('refused, its page is drawn again with the sentence and everything that was typed, and kept nowhere', async () => {
  const answer = await send({ ...message, email: 'ama', msg: 'Line one\r\nline <two>' });
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([400, 'private, no-store']);
  expect(shown(answer.body)).toEqual({
    path: '/main/faq',
    refused: {
      wrong: '"ama" is not an e-mail address. Write it as name@example.org.',
      typed: { email: 'ama', subject: 'Seed', msg: 'Line one\r\nline <two>', website: '' },
    },
  });
  expect(shown((await portal.inject('/main/faq')).body).refused).toBeNull();
});

test('passwords and the like are never put back', async () => {
  const answer = await send({
    ...message,
    email: 'ama',
    password: 'geheim',
    repeat_password: 'geheim',
    token: 't',
    code: 'c',
  });
  expect(Object.keys(shown(answer.body).refused.typed).toSorted()).toEqual(['email', 'msg', 'subject', 'website']);
});

test('a form that is too large, or comes from another site, is refused on its page too', async () => {
  const large = await send({ ...message, msg: 'x'.repeat(1_100_000) });
  expect([large.statusCode, shown(large.body).refused.wrong]).toEqual([
    413,
    expect.stringContaining('The body is larger than the 1000 kB') as string,
  ]);
  const foreign = await send(message, { 'sec-fetch-site': 'cross-site' });
  expect([foreign.statusCode, shown(foreign.body).refused.wrong]).toEqual([
    403,
    expect.stringContaining('must come from this site') as string,
  ]);
});

test('a page whose address holds a secret tells it to no other site and is kept nowhere', async () => {
  const headers = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };
  expect((await portal.inject('/password_reset/once-only')).headers).toMatchObject(headers);
  expect((await portal.inject('/main/faq')).headers).toMatchObject({
    'cache-control': 'no-cache',
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
});
