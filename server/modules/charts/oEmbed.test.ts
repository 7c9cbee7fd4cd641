import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDataset } from '../../testing/makeDataset.ts';
import { buildTestApp, type TestApp } from '../../testing/testApp.ts';

let portal: TestApp;
let slug: string;
let secret: string;
beforeAll(async () => {
  portal = await buildTestApp({ env: { PUBLIC_URL: 'https://agrihub.example' } });
  ({ slug } = await makeDataset(portal));
  ({ slug: secret } = await makeDataset(portal, { name: 'Soil', private: true }));
});
afterAll(() => portal.close());

const ask = (url: string, more = '') => portal.inject(`/oembed?url=${encodeURIComponent(url)}${more}`);
const site = 'https://agrihub.example';

test('a site is given a frame for a chart, no wider than it asked for', async () => {
  const chart = `${site}/embed/chart?dbref=${slug}&x=Region&y=Yield&where=Crop:is:Maize`;
  const answer = await ask(chart, '&maxwidth=400');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/json+oembed; charset=utf-8']);
  expect(answer.json()).toMatchObject({
    version: '1.0',
    type: 'rich',
    provider_name: 'AgriHub Ghana',
    width: 400,
    html: expect.stringContaining(`src="${chart.replaceAll('&', '&amp;')}"`),
  });
});

test('a story is shown with its title and where it leads', async () => {
  const answer = await ask(`${site}/main/storyset/who-answered-the-survey`, '&format=xml');
  expect(answer.headers['content-type']).toBe('text/xml; charset=utf-8');
  expect(answer.body).toContain('<version>1.0</version>');
  expect(answer.body).toContain('https://agrihub.example/main/storyset/who-answered-the-survey');
});

test('a dashboard that is written in its address is shown with its picture, and leads to it', async () => {
  const page = `${site}/main/dashboard?p=${slug}~Region~Yield&p=${slug}~Crop~Yield~mean`;
  const answer = await ask(page, '&maxwidth=500');
  expect(answer.json()).toMatchObject({ type: 'rich', title: 'Crop yields by region', width: 500 });
  const { html } = answer.json<{ html: string }>();
  const query = `p=${slug}%7ERegion%7EYield&amp;p=${slug}%7ECrop%7EYield%7Emean`;
  expect(html).toContain(`href="${site}/main/dashboard?${query}"`);
  expect(html).toContain(`src="${site}/social/main/dashboard.png?${query}"`);
});

test('nothing is shown of private data, of other sites, and of forms that are none', async () => {
  const statuses = await Promise.all([
    ask(`${site}/embed/chart?dbref=${secret}&x=Region`),
    ask('https://elsewhere.example/main/storyset/who-answered-the-survey'),
    ask(`${site}/main/storyset/nothing`),
    ask(`${site}/main/dashboard/nothing`),
    ask(`${site}/main/dashboard`),
    ask(`${site}/main/dashboard?p=${secret}~Region~Yield`),
    ask('not an address'),
    ask(`${site}/main/storyset/who-answered-the-survey`, '&format=png'),
  ]);
  expect(statuses.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 404, 404, 501]);
});
