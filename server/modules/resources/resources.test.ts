import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/testApp.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await buildTestApp({ now: '2026-04-15T12:00:00Z' });
});
afterAll(() => portal.close());

interface Resource {
  id: string;
  title: string;
  link: string;
  health: { state: string; checkedAt: string | null; failingSince: string | null };
  [field: string]: unknown;
}

interface Found {
  total: number;
  items: Resource[];
  publishers: { publisher: string; count: number }[];
  matched: string[];
  understoodAs: string | null;
  suggestions: string[];
}

const ids = async (url: string) => (await portal.inject(url)).json<Resource[]>().map(({ id }) => id);

const find = async (query: string) => (await portal.inject(`/api/resources?${query}`)).json<Found>();

const sentence = async (url: string) => {
  const answer = await portal.inject(url);
  return [answer.statusCode, answer.json<{ message: string }>().message] as const;
};

describe('the list', () => {
  test('leads to publishers, and never to a host of program code', async () => {
    const codeHost = /github|gitlab|bitbucket|codeberg|sourceforge/i;
    const shipped = (await portal.inject('/api/resource')).json<Resource[]>();
    expect(shipped.filter((each) => codeHost.test(JSON.stringify(each)))).toEqual([]);
    const { stories } = (await portal.inject('/api/stories')).json<{ stories: { slug: string }[] }>();
    expect(stories.length).toBeGreaterThan(5);
    for (const { slug } of stories) expect((await portal.inject(`/api/stories/${slug}`)).body).not.toMatch(codeHost);
  });

  test('tells title, subtext, link, source and sourcelink, and how many there are', async () => {
    const answer = await portal.inject('/api/resource');
    expect(answer.headers['x-total-count']).toBe('48');
    expect(answer.json<Resource[]>()).toHaveLength(48);
    // The last of the library's file stands first, its second one last but one.
    expect(answer.json<Resource[]>().at(-2)).toEqual({
      id: 'ghana_meteorological_agency',
      title: 'Ghana Meteorological Agency',
      subtext: 'Daily forecast, seasonal outlooks, warnings and climate data service.',
      link: 'https://www.meteo.gov.gh',
      source: 'GMet',
      sourcelink: 'https://www.meteo.gov.gh',
      health: { state: 'unchecked', checkedAt: null, failingSince: null },
    });
  });

  test('comes in pages: so many after the last one seen', async () => {
    const all = await ids('/api/resource');
    expect(await ids('/api/resource?limit=2')).toEqual(all.slice(0, 2));
    expect(await ids(`/api/resource?limit=2&after=${all[1]}`)).toEqual(all.slice(2, 4));
    expect(await ids(`/api/resource?after=${all.at(-1)}`)).toEqual([]);
  });

  test('refuses what it cannot do, with a sentence', async () => {
    expect(await sentence('/api/resource?after=nothing')).toEqual([
      404,
      'There is no resource "nothing" in what was found. Ask for the first page again, without "after".',
    ]);
    expect((await sentence('/api/resource?limit=0'))[1]).toMatch(/limit/);
    expect((await sentence('/api/resource?limit=5000'))[0]).toBe(400);
    expect((await sentence('/api/resource?q=a&q=b'))[1]).toContain('q was sent 2 times');
  });

  test('is made once and answers 304 to whoever has it', async () => {
    const first = await portal.inject('/api/resource?q=maize');
    const again = await portal.inject({
      url: '/api/resource?q=maize',
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

describe('the search', () => {
  test('is asked by path and by ?q=, and answers the same', async () => {
    const byPath = await ids('/api/resource/ghana%20or%20farming');
    expect(byPath.length).toBeGreaterThan(10);
    expect(await ids('/api/resource?q=ghana%20or%20farming')).toEqual(byPath.slice(0, 50));
    expect((await portal.inject('/api/resource/maize')).headers['x-total-count']).toBe('5');
  });

  test('puts those first that are headed with the word, and forgives a typing error', async () => {
    expect((await ids('/api/resource/maiez'))[0]).toBe('ghana_maize_overview');
    const found = await find('q=fertiliser%20maiez');
    expect(found).toMatchObject({ total: 2, understoodAs: 'fertilizer maize' });
    expect(found.items[0]?.id).toBe('maize_and_cassava_fertilizer_recommendations');
    expect(found.matched.toSorted()).toEqual(['fertilizer', 'maize']);
  });

  test('counts publishers over all that was found, and keeps those of one', async () => {
    const found = await find('q=weather&publisher=GMet');
    const all = await find('q=weather');
    expect(found.publishers).toEqual(all.publishers);
    expect(found.items.every(({ source }) => source === 'GMet')).toBe(true);
    expect((await find('publisher=GMet')).total).toBe(3);
    expect((await find('')).publishers.slice(0, 2)).toEqual([
      { publisher: 'GMet', count: 3 },
      { publisher: 'MoFA', count: 3 },
    ]);
  });

  test('that finds nothing says which words are worth trying', async () => {
    const found = await find('q=xylophone');
    expect(found).toMatchObject({ total: 0, items: [], understoodAs: null });
    expect(found.suggestions.slice(0, 3)).toEqual(['ghana', 'agriculture', 'climate']);
    expect((await find('q=')).suggestions).toEqual([]);
  });

  test.each([
    ['%', '%25'],
    ['a/b', 'a%2Fb'],
    ["'; drop table resource;--", undefined],
    ['<script>alert(1)</script>', undefined],
    ['ɛ ɔ 🌽', undefined],
    ['..', '..%2F'],
    ['null', 'null%20'],
  ])('takes %j for what it is', async (text, written = encodeURIComponent(text)) => {
    const answer = await portal.inject(`/api/resource/${written}`);
    expect(answer.statusCode, answer.body).toBe(200);
    expect((await portal.inject(`/api/resource?q=${encodeURIComponent(text)}`)).statusCode).toBe(200);
  });

  test('of 5,000 characters, of a hollow value or of a broken % is refused with a sentence', async () => {
    const long = 'a'.repeat(5000);
    expect((await sentence(`/api/resource/${long}`))[1]).toMatch(/The search.*5,?000.*200/);
    expect((await sentence(`/api/resource?q=${long}`))[0]).toBe(400);
    // What a visitor reads who comes with such an address.
    expect((await sentence(`/api/resources?q=${long}`))[1]).toMatch(
      /^The search is "a+…" \(5000 characters\); expected text of at most 200 characters\.$/,
    );
    expect((await sentence(`/api/resources?publisher=${long}`))[1]).toMatch(/^The publisher is "a+…" /);
    expect((await sentence('/api/resource/undefined'))[1]).toContain('searchText in the address is "undefined"');
    expect((await sentence('/api/resource/%E0%A4%A'))[0]).toBe(400);
  });

  test('knows what an administrator adds, at once', async () => {
    const admin = await portal.as('admin');
    const values = {
      resourceId: 'zz_quinoa',
      title: 'Quinoa trials',
      subtext: '',
      link: '',
      publisher: 'Nobody',
      publisherUrl: '',
      basis: 'source',
      verification: '',
      source: 'A test',
      sourceUrl: '',
      reviewedBy: '',
      note: '',
    };
    const added = await admin.inject({ method: 'POST', url: '/api/reference/resources', payload: { values } });
    expect(added.statusCode, added.body).toBeLessThan(300);
    expect(await ids('/api/resource/quinoa')).toEqual(['zz_quinoa']);
    await admin.inject({ method: 'DELETE', url: '/api/reference/resources/zz_quinoa' });
    expect(await ids('/api/resource/quinoa')).toEqual([]);
  });
});
