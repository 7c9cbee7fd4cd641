import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDataset } from '../../testing/makeDataset.ts';
import { buildTestApp, type TestApp } from '../../testing/testApp.ts';

let app: TestApp;
beforeAll(async () => (app = await buildTestApp()));
afterAll(() => app.close());

const pages = [
  '/t/home',
  '/t/home?crop=maze&place=Edjura',
  '/t/weather/kumasi',
  '/t/plan/maize/ejura',
  '/t/plan/maize/ejura?only=month',
  '/t/risks/ghana',
  '/t/risks/ejura',
  '/t/prices',
  '/t/resources',
  '/t/phone',
  '/t/phone?kind=sms&language=fr',
];

test.each(pages)('%s is whole in 15 kB, without scripts, pictures or anything to fetch', async (url) => {
  const page = await app.inject(url);
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(Buffer.byteLength(page.body)).toBeLessThanOrEqual(15_000);
  expect(page.body).not.toMatch(/<(script|img|link|iframe|video|audio|object)\b/);
  expect(page.body).toMatch(/<h1>[^<]+<\/h1>/);
});

/** Words that stand in English sentences and in no French one. */
const ENGLISH =
  /(?<!\p{L})(?:the|of|and|is|are|with|your|this|that|for|until|after|before|from|what|write|next|all)(?!\p{L})/iu;

test.each(pages.filter((url) => !url.startsWith('/t/resources')))(
  '%s is French as a whole for French readers',
  async (url) => {
    const page = await app.inject(`${url.replace('&language=fr', '')}${url.includes('?') ? '&' : '?'}language=fr`);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<html lang="fr">');
    const text = page.body.replace(/<style>.*?<\/style>/s, '').replaceAll(/<[^>]+>/g, '\n');
    expect(text.split('\n').filter((line) => ENGLISH.test(line))).toEqual([]);
    expect(text.split('\n').filter((line) => / [:;?!»%]|« /.test(line))).toEqual([]);
  },
);

test('text mode stays in its language from page to page, and each page has a link to itself in the other', async () => {
  const { body } = await app.inject('/t/home?crop=maize&place=ejura&language=fr');
  expect(body).toContain('href="/t/plan/maize/ejura_sekyedumase_municipal?only=month&amp;language=fr"');
  expect(body).toContain('<input type="hidden" name="language" value="fr">');
  expect(body).toContain('lang="en" hreflang="en" href="/t/home?crop=maize&amp;place=ejura"');
  expect(body).toContain('href="/fr/?text=0"');
  const back = await app.inject('/t/home?crop=maize&place=ejura');
  expect(back.body).toContain('lang="fr" hreflang="fr" href="/t/home?crop=maize&amp;place=ejura&amp;language=fr"');
});

test('a mistyped address is a page with a sentence, in the language it was asked for, and not letters alone', async () => {
  const browser = { accept: 'text/html,*/*;q=0.8' };
  const voice = await app.inject({ url: '/t/voice/unknown', headers: browser });
  expect([voice.statusCode, voice.body]).toEqual([404, expect.stringMatching(/<h1>[^<]+<\/h1>/) as string]);
  const place = await app.inject({ url: '/t/weather/nowhere?language=fr', headers: browser });
  expect([place.statusCode, place.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  expect(place.body).toMatch(/<html lang="fr">.*<p>[^<]*«\u00A0nowhere\u00A0»/s);
  expect(place.body).toContain('<a class="more" href="/?text=1" target="_top">');
  // Programs hear the sentence alone.
  expect((await app.inject('/t/weather/nowhere')).headers['content-type']).toMatch(/^text\/plain/);
});

test('each link and each field of text mode is on a line of its own, for browsers without styles', async () => {
  const { body } = await app.inject('/t/home?crop=maize&place=ejura');
  expect(body.match(/<a class="more"/g)?.length).toBe(body.match(/<div><a class="more"/g)?.length);
  expect(body.match(/<label/g)?.length).toBe(body.match(/<div><label/g)?.length);
});

test('a plan in French names crop, season and work', async () => {
  const { body } = await app.inject('/t/plan/maize/ejura?language=fr');
  expect(body).toMatch(/<h1>Maïs à [^<]+\u00A0: Grande saison \d{4}<\/h1>/);
  expect(body).toMatch(/<strong>Semis ou plantation<\/strong>\u00A0: du \w{3}\. \d+(?:er)? \p{L}{3,} au /u);
});

test('a misspelled crop and place lead to their plan, weather and risks', async () => {
  const { body } = await app.inject('/t/home?crop=maze&place=ejura');
  expect(body).toContain('href="/t/plan/maize/ejura_sekyedumase_municipal?only=month"');
  expect(body).toContain('href="/t/weather/ejura_sekyedumase_municipal"');
});

test('what was not found is said with what to write, and stays in its field', async () => {
  const { body } = await app.inject('/t/home?crop=%3Cb%3Equux&place=Nowhereville9');
  expect(body).toContain('value="&lt;b&gt;quux"');
  expect(body).toContain('is no crop we know');
  expect(body).toContain('was not found');
});

test('the plan names its work with days', async () => {
  expect((await app.inject('/t/plan/maize/ejura')).body).toMatch(/<strong>Planting<\/strong>: \w{3} \d+ \w{3} to /);
});

test('the phone to try goes on by its form alone', async () => {
  const first = await app.inject('/t/phone');
  const dialogue = /name="dialogue" value="([^"]+)"/.exec(first.body)?.[1] ?? '';
  const next = await app.inject({
    method: 'POST',
    url: '/t/phone',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    payload: new URLSearchParams({ kind: 'ussd', language: 'en', dialogue, input: '7' }).toString(),
  });
  expect(next.body).toContain('Other services\n1 Report a pest');
});

test('prices are read by the newest day, found by a crop, and told with their unit', async () => {
  const { slug } = await makeDataset(app, {
    name: 'Prices in markets',
    details: { licence: 'CC-BY-4.0', topic: 'prices', institution: 'SRID' },
    columns: [
      ['Market', 'text'],
      ['Crop', 'text'],
      ['Day', 'date'],
      ['Price', 'decimal'],
    ],
    rows: "values ('Techiman', 'Maize', '2026-04-06', 395), ('Techiman', 'Maize', '2026-04-13', 410.5), ('Ejura', 'Yam', '2026-04-13', 900)",
  });
  expect((await app.inject('/t/prices')).body).toContain(`<a href="/t/prices/${slug}">Prices in markets</a>`);
  const { body } = await app.inject(`/t/prices/${slug}?q=maize`);
  const days = [...body.matchAll(/Day: <strong>([\d-]+)/g)].map(([, day]) => day);
  expect(days).toEqual(['2026-04-13', '2026-04-06']);
  expect(body).toContain('Market: <strong>Techiman</strong>');
  expect(body).toContain('<strong>410.5</strong>');
});

test('a place that is not there is said', async () => {
  expect((await app.inject('/t/weather/nowhereville9')).statusCode).toBe(404);
});

test('weekly work by e-mail is confirmed by the link of a mail and left by the same', async () => {
  const ask = (fields: Readonly<Record<string, string>>) =>
    app.inject({
      method: 'POST',
      url: '/t/weekly',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      payload: new URLSearchParams(fields).toString(),
    });
  const wrong = await ask({ crop: 'quux', place: 'ejura', email: 'x' });
  expect(wrong.body).toContain('Write the crop by its name');
  expect(wrong.body).toContain('value="quux"');
  expect((await ask({ crop: 'maize', place: 'ejura', email: 'farmer@example.com' })).body).toContain(
    'Open the link in your mail',
  );
  const mailed = await app.context.db
    .selectFrom('delivery')
    .select(['text', 'subject'])
    .where('address', '=', 'farmer@example.com')
    .executeTakeFirstOrThrow();
  const path = /\/t\/weekly\/\S+/.exec(mailed.text)?.[0] ?? '';
  expect((await app.inject(path)).body).toContain('Confirm weekly messages');
  expect(mailed).toMatchObject({
    subject: 'Confirm weekly messages from AgriHub Ghana',
    text: expect.stringContaining('asked for this week’s work for Maize in Ejura, every Monday.') as string,
  });
  await ask({ crop: 'maize', place: 'ejura', email: 'paysan@example.com', language: 'fr' });
  const french = await app.context.db
    .selectFrom('delivery')
    .select(['text', 'subject'])
    .where('address', '=', 'paysan@example.com')
    .executeTakeFirstOrThrow();
  expect(french).toMatchObject({
    subject: 'Confirmez les messages hebdomadaires d’AgriHub Ghana',
    text: expect.stringContaining('les travaux de la semaine (Maïs, Ejura), chaque lundi.') as string,
  });
  const settle = (wish: string) =>
    app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      payload: `wish=${wish}`,
    });
  expect((await settle('confirm')).body).toContain('Weekly messages are on');
  expect((await settle('leave')).body).toContain('No more weekly messages come.');
  expect((await app.inject(path)).statusCode).toBe(404);
});

test('a risk is named in French on pages in French', async () => {
  const [ama, efua] = [await app.as('ama'), await app.as('efua')];
  const seen = { riskCategoryId: 2, district_id: 'ejura_sekyedumase_municipal', description: 'Chenilles', count: 3 };
  const { id } = (await ama.inject({ method: 'POST', url: '/api/risks', payload: seen })).json<{ id: number }>();
  await efua.inject({ method: 'POST', url: '/api/risks/act', payload: { act: 'verify', risks: [{ id }] } });
  for (const url of ['/t/risks/ejura', `/t/risk/${id}`]) {
    expect((await app.inject(`${url}?language=fr`)).body).toContain('Ravageur');
    expect((await app.inject(`${url}?language=fr`)).body).not.toContain('Pest');
    expect((await app.inject(url)).body).toContain('Pest');
  }
});
