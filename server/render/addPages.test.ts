import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/testApp.ts';
import { removeFolder, temporaryFolder } from '../testing/testServer.ts';
import { addPages } from './addPages.ts';
import { loadBuiltPages } from './builtPages.ts';

/** Built pages of one kind: each says who is asking, or what it was told with two values of one filter. */
const pages = `
export const STATE_ID = 'state';
let spoken;
export function speakBy(asked) { spoken = asked; }
let spelling = 'Disticts';
export function correctSpelling() { spelling = 'Districts'; }
export const routes = [];
export async function render({ path, transport, facts }) {
  if (path.startsWith('/dated')) {
    const at = Date.parse(facts.madeAt);
    return { status: 200, title: 't', description: '', noindex: false, canonical: path, languages: ['en'], structured: [], html: path + facts.madeAt + ', again ' + facts.madeAt, state: JSON.stringify({ at, asOf: at }), files: [] };
  }
  if (path === '/spoken') {
    await transport({ name: 'showMe' });
    return { status: 200, title: 't', description: '', noindex: false, canonical: '/spoken?a=1', languages: ['en', 'fr'], structured: [], html: 'in ' + spoken(), state: '{}', files: [] };
  }
  if (path === '/spelled') return { status: 200, title: 't', description: '', noindex: false, canonical: null, languages: ['en'], structured: [], html: spelling, state: '{}', files: [] };
  const { text } = await transport(path === '/filtered' ? { name: 'listDatasets', query: { topic: ['soils', 'water'], page: 1, q: undefined } } : { name: 'showMe' });
  return { status: 200, title: 't', description: '', noindex: false, canonical: null, languages: ['en'], structured: [], html: text, state: '{}', files: [] };
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
  mkdirSync(path.join(dist, 'client/assets'));
  writeFileSync(path.join(dist, 'client/assets/main.js'), 'export {};');
  writeFileSync(path.join(dist, 'client/icon.svg'), '<svg/>');
  writeFileSync(path.join(path.dirname(dist), `${path.basename(dist)}.txt`), 'beside the folder');
  portal = await buildTestApp({
    env: { CSIRSPACE_URL: 'https://csirspace.example.gh/' },
    addPages: (app, context) => addPages(app, context, loadBuiltPages(dist)),
  });
});
afterAll(async () => {
  await portal.close();
  removeFolder(dist);
  removeFolder(`${dist}.txt`);
});

const tokenOf = async (email: string) =>
  (await portal.inject({ method: 'POST', url: '/api/broadcast/login', payload: { email, password: 'demo-agrihub' } }))
    .body;

test('a page made for somebody is shown to nobody else, whatever sign of a session they bring', async () => {
  const token = await tokenOf('ama@demo.agrihub.example');
  for (const headers of [
    { cookie: `token=${token}` },
    { cookie: `signedIn=1; token=${token}` },
    { authorization: `Bearer ${token}` },
  ]) {
    const own = await portal.inject({ url: '/page', headers });
    expect(own.body).toContain('Ama (demo officer)');
    expect(own.headers['cache-control']).toBe('private, no-store');
    const other = await portal.inject('/page');
    expect(other.body).not.toContain('Ama');
    expect(other.headers['cache-control']).toBe('no-cache');
  }
});

test('a page made again is known by its tag, whenever it was made; another is not', async () => {
  const dated = (to: string) => portal.inject({ url: to, headers: { cookie: 'signedIn=1' } });
  const first = await dated('/dated');
  const now = portal.clock.now();
  portal.clock.set(new Date(now.getTime() + 61_000).toISOString());
  const again = await dated('/dated');
  portal.clock.set(now.toISOString());
  expect(again.body).not.toBe(first.body);
  expect(again.headers.etag).toBe(first.headers.etag);
  expect((await dated('/dated-2')).headers.etag).not.toBe(first.headers.etag);
});

test('a client of assistants that asks for a stream is told that there is none, not that there is no such page', async () => {
  const { statusCode, headers } = await portal.inject({ url: '/mcp', headers: { accept: 'text/event-stream' } });
  expect([statusCode, headers['allow'], headers['access-control-allow-origin']]).toEqual([405, 'POST, OPTIONS', '*']);
});

test('pages asked for at once in two languages are each drawn in their own, and each names the other', async () => {
  const [english, french] = await Promise.all([portal.inject('/spoken'), portal.inject('/fr/spoken')]);
  expect(english.body).toContain('<html lang="en">');
  expect(english.body).toContain('<div id="root">in en</div>');
  expect(french.body).toContain('<html lang="fr">');
  expect(french.body).toContain('<div id="root">in fr</div>');
  expect(french.body).toMatch(/<link rel="canonical" href="http[^"]+\/fr\/spoken\?a=1">/);
  for (const { body } of [english, french]) {
    expect(
      [...body.matchAll(/hreflang="([\w-]+)" href="https?:\/\/[^/]+([^"]+)"/g)].map(([, ...each]) => each),
    ).toEqual([
      ['en', '/spoken?a=1'],
      ['fr', '/fr/spoken?a=1'],
      ['x-default', '/spoken?a=1'],
    ]);
  }
});

test('a French page that was made for anybody is not given to who asks for it in English', async () => {
  await portal.inject('/fr/spoken');
  expect((await portal.inject('/spoken')).body).toContain('in en');
  expect((await portal.inject('/FR/spoken')).body).toContain('in fr');
});

test('a page asks with several values of one name as a query does', async () => {
  const told = JSON.parse(
    /<div id="root">(.*?)<\/div>/s.exec((await portal.inject('/filtered')).body)?.[1] ?? '{}',
  ) as { filters: { topic: { value: string }[] } };
  expect(told.filters.topic.map(({ value }) => value)).toEqual(['soils', 'water']);
});

test('the path of somebody else’s site sends on to it, untold from which page; unset, its page answers', async () => {
  const answer = await portal.inject('/csirspace');
  expect(answer.statusCode).toBe(302);
  expect(answer.headers).toMatchObject({
    location: 'https://csirspace.example.gh/',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-cache',
  });
  expect((await portal.inject('/csirspace?to=https://elsewhere.example')).headers.location).toBe(
    'https://csirspace.example.gh/',
  );
  expect((await portal.inject('/kuafo')).statusCode).toBe(200);
});

test.each(['/../', '/%2e%2e/', '/..%2f', '/assets/../../', '//'])(
  'no file outside the built ones is sent: %s',
  async (way) => {
    const answer = await portal.inject(`${way}${path.basename(dist)}.txt`);
    expect(answer.body).not.toContain('beside the folder');
  },
);

test('the display menu leads back to a page of this site alone', async () => {
  const choose = (next: string) =>
    portal.inject({
      method: 'POST',
      url: '/display',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ theme: 'dark', next }).toString(),
    });
  expect((await choose('/main/more/Planting?crop=maize&text=1')).headers.location).toBe(
    '/main/more/Planting?crop=maize',
  );
  expect((await choose('/.//elsewhere.example')).headers.location).toBe('/');
  expect((await choose('//elsewhere.example')).headers.location).toBe('/');
});

test('however many ask from one address, the code of a page that was let in comes; other addresses are counted', async () => {
  const strict = await buildTestApp({
    env: { RATE_LIMIT: '2' },
    addPages: (app, context) => addPages(app, context, loadBuiltPages(dist)),
  });
  const ask = async (url: string) => (await strict.inject(url)).statusCode;
  try {
    for (let time = 0; time < 5; time++) expect(await ask('/assets/main.js')).toBe(200);
    expect([await ask('/page'), await ask('/page'), await ask('/page')]).toEqual([200, 200, 429]);
    expect(await ask('/assets/main.js')).toBe(200);
  } finally {
    await strict.close();
  }
});

test('a file of another build is not there, in one sentence and without a page made for it', async () => {
  const answer = await portal.inject('/assets/main-of-yesterday.js');
  expect([answer.statusCode, answer.body]).toEqual([404, 'There is no such file in this version of the portal.']);
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('whoever opens a page while the portal turns people away reads so, and the page comes by itself', async () => {
  const strict = await buildTestApp({
    env: { RATE_LIMIT: '1' },
    addPages: (app, context) => addPages(app, context, loadBuiltPages(dist)),
  });
  const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
  try {
    await strict.inject({ url: '/page', headers });
    const page = await strict.inject({ url: '/page', headers });
    const seconds = Number(page.headers['retry-after']);
    expect([page.statusCode, page.headers['content-type'], page.headers['cache-control']]).toEqual([
      429,
      'text/html; charset=utf-8',
      'no-store',
    ]);
    expect(page.body).toContain('<h1>Too many requests</h1>');
    expect(page.body).toContain(`<meta http-equiv="refresh" content="${seconds}">`);
    expect(page.body).toContain(`This page tries again by itself in ${seconds} second`);
    expect((await strict.inject({ url: '/api/crops', headers })).headers['content-type']).toContain('json');
    expect((await strict.inject({ url: '/page', headers: { accept: '*/*' } })).headers['content-type']).toContain(
      'json',
    );
  } finally {
    await strict.close();
  }
});

test('an address of text mode that names the language first leads to it in that language', async () => {
  const answer = await portal.inject('/fr/t/home?crop=maize');
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/t/home?crop=maize&language=fr']);
});

test('one setting has pages, and what the browser draws of them, corrected in spelling', async () => {
  const spelled = async (where: TestApp): Promise<string> =>
    /<html[^>]*>|<div id="root">.*?<\/div>/gs[Symbol.match]((await where.inject('/spelled')).body)?.join('') ?? '';
  expect(await spelled(portal)).toBe('<html lang="en"><div id="root">Disticts</div>');
  const corrected = await buildTestApp({
    env: { CORRECT_SPELLING: '1' },
    addPages: (app, context) => addPages(app, context, loadBuiltPages(dist)),
  });
  expect(await spelled(corrected)).toBe('<html lang="en" data-spelling="corrected"><div id="root">Districts</div>');
  await corrected.close();
});
