import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/testApp.ts';
import { removeFolder, temporaryFolder } from '../testing/testServer.ts';
import { addPages } from './addPages.ts';
import { loadBuiltPages } from './builtPages.ts';
import { addressesOf } from './siteFiles.ts';

/** Built pages whose card says who asks, and of which some are not for search engines. */
const pages = `
export const STATE_ID = 'state';
export function speakBy() {}
export const routes = [
  { path: '/', page: 'HomePage' },
  { path: '/weather', page: 'WeatherPage' },
  { path: '/main/croppingcalendar', page: 'CroppingCalendarPage' },
  { path: '/main/bundles', page: 'BundlePage' },
  { path: '/main/mapdetails/:id', page: 'ProjectPage' },
  { path: '/main/resources/:searchValue?', page: 'ResourcesPage' },
  { path: '/main/risks/:id?', page: 'RisksPage' },
  { path: '/main/dashboard' },
  { path: '/sign-in', page: 'SignInPage', noindex: true },
  { path: '/main', redirect: '/main/cchome' },
];
export async function render() {
  return { status: 200, title: 't', description: '', noindex: false, canonical: null, languages: ['en'], structured: [], html: '', state: '{}', files: [] };
}
export async function describe({ path, search, transport }) {
  if (path === '/secret') return undefined;
  const { text } = await transport({ name: 'showMe' });
  return { scene: 'map', eyebrow: search, heading: path, text };
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
  portal = await buildTestApp({
    env: { PUBLIC_URL: 'https://agrihub.example.gh' },
    addPages: (app, context) => addPages(app, context, loadBuiltPages(dist)),
  });
});
afterAll(async () => {
  await portal.close();
  removeFolder(dist);
});

const addresses = async () =>
  [...(await portal.inject('/sitemap.xml')).body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  );

test('the sitemap lists every page for everybody, and none that is not built, not indexed or sends on', async () => {
  const listed = await addresses();
  const plain = listed.filter((address) => !address.includes('?') && !address.includes('mapdetails'));
  expect(plain).toEqual(
    ['/', '/weather', '/main/croppingcalendar', '/main/resources', '/main/risks'].map(
      (path) => `https://agrihub.example.gh${path}`,
    ),
  );
});

test('the sitemap lists each bundle, each project and each plan of a crop where it is grown', async () => {
  const listed = await addresses();
  const book = portal.context.reference.book();
  const count = (part: string) => listed.filter((address) => address.includes(part)).length;
  expect(count('/main/bundles?id=')).toBe(book.bundles.length);
  expect(count('/main/mapdetails/')).toBe(book.projects.length);
  expect(listed).toContain(
    'https://agrihub.example.gh/main/croppingcalendar?crop=maize&region=ashanti&district=ejura_sekyedumase_municipal',
  );
  // Cocoa is a tree of the forest: nobody grows it in Bawku.
  expect(listed.filter((address) => /crop=cocoa&.*bawku/.test(address))).toEqual([]);
  expect(new Set(listed).size).toBe(listed.length);
});

test('the sitemap names the weather of every town and capital, unless the weather is made up or nobody forecasts it', () => {
  const { context } = portal;
  const weatherOf = (forecastUrl: string | null) =>
    addressesOf(
      [{ path: '/weather', page: 'WeatherPage' }],
      { ...context, config: { ...context.config, forecastUrl } },
      [],
    );
  expect(weatherOf('open-meteo:')).toEqual(expect.arrayContaining(['/weather/ejura', '/weather/aburi']));
  expect(weatherOf('open-meteo:').length).toBeGreaterThan(300);
  expect(weatherOf('sample:')).toEqual(['/weather']);
  expect(weatherOf(null)).toEqual(['/weather']);
});

test('the sitemap names a risk once it is verified, and no longer when it is pending again', async () => {
  const [ama, efua] = [await portal.as('ama'), await portal.as('efua')];
  const payload = { riskCategoryId: 2, district_id: 'guan', description: 'Worms in the whorl' };
  const { id } = (await ama.inject({ method: 'POST', url: '/api/risks', payload })).json<{ id: number }>();
  const act = (name: string) =>
    efua.inject({ method: 'POST', url: '/api/risks/act', payload: { act: name, risks: [{ id }] } });
  const address = `https://agrihub.example.gh/main/risks/${id}`;
  expect(await addresses()).not.toContain(address);
  await act('verify');
  expect(await addresses()).toContain(address);
  await act('reopen');
  expect(await addresses()).not.toContain(address);
});

test('the sitemap is not sent again to who has it', async () => {
  const { etag } = (await portal.inject('/sitemap.xml')).headers;
  expect((await portal.inject({ url: '/sitemap.xml', headers: { 'if-none-match': String(etag) } })).statusCode).toBe(
    304,
  );
});

test('robots are led to the sitemap and kept off the calls', async () => {
  const { body, headers } = await portal.inject('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toBe(
    'User-agent: *\nDisallow: /api/\nDisallow: /display\n\nSitemap: https://agrihub.example.gh/sitemap.xml\n',
  );
});

test('a page’s picture is a PNG that others may show, kept an hour and not sent twice', async () => {
  const answer = await portal.inject('/social/main/faq.png?topic=weather');
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['cross-origin-resource-policy']]).toEqual([
    200,
    'image/png',
    'cross-origin',
  ]);
  expect(answer.headers['cache-control']).toBe('public, max-age=3600');
  expect(answer.headers.etag).toMatch(/^"[\w-]{24}"$/);
  const again = await portal.inject({
    url: '/social/main/faq.png?topic=weather',
    headers: { 'if-none-match': String(answer.headers.etag) },
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('a picture is made as for nobody, whoever asks', async () => {
  const tags = await Promise.all(
    [portal, await portal.as('ama')].map(async (caller) => (await caller.inject('/social/main/faq.png')).headers.etag),
  );
  expect(tags[1]).toBe(tags[0]);
});

test.each(['/social/secret.png', '/social/main/faq', '/social/.png'])('there is no picture at %s', async (url) => {
  expect((await portal.inject(url)).statusCode).toBe(404);
});

test('fifty who ask for different pictures at once get them or are asked to come again', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => portal.inject(`/social/page-${index}.png`)),
  );
  const statuses = new Set(answers.map(({ statusCode }) => statusCode));
  expect([...statuses].toSorted()).toEqual([200, 503]);
  expect(answers.find(({ statusCode }) => statusCode === 503)?.headers['retry-after']).toBe('5');
});
