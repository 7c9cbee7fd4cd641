import { expect, test } from 'vitest';
import type { PageLanguage } from '#engines/words/pageLanguages.ts';
import type { RenderedPage } from './builtPages.ts';
import { writeDocument } from './document.ts';

const page: RenderedPage = {
  status: 200,
  title: 'Maize in Ejura · AgriHub Ghana',
  description: 'Plant "early" & weed <twice>.',
  noindex: false,
  languages: ['en'],
  canonical: '/main/croppingcalendar?crop=maize&district=ejura',
  structured: [{ '@type': 'FAQPage', name: '</script><script>alert(1)</script>' }],
  html: '<main>plan</main>',
  state: '{}',
  files: [],
};
const write = (
  changes: Partial<RenderedPage> = {},
  textMode = false,
  correctsSpelling = false,
  language: PageLanguage = 'en',
) =>
  writeDocument({
    page: { ...page, ...changes },
    facts: {
      today: '2026-05-06',
      madeAt: '2026-05-06T08:00:00.000Z',
      theme: 'system',
      textMode,
      language,
      signedIn: false,
      forecastConnected: true,
    },
    files: { css: '', cssHash: '', cssLinks: [], entry: '/assets/main.js', preload: [], whole: [] },
    stateId: 'state',
    origin: 'https://agrihub.example.gh',
    correctsSpelling,
  });

test('a page names the one address it is known under, and the picture shown where it is shared', () => {
  const html = write();
  expect(html).toContain(
    '<link rel="canonical" href="https://agrihub.example.gh/main/croppingcalendar?crop=maize&amp;district=ejura">',
  );
  expect(html).toContain(
    '<meta property="og:image" content="https://agrihub.example.gh/social/main/croppingcalendar.png?crop=maize&amp;district=ejura">',
  );
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
  expect(html).toContain('<meta name="description" content="Plant &quot;early&quot; &amp; weed &lt;twice&gt;.">');
});

test('what a search engine reads of a page is data: no words in it end its element', () => {
  const html = write();
  expect(html.match(/<script\b[^>]*>/g)).toEqual([
    '<script type="module" src="/assets/main.js">',
    '<script type="application/ld+json">',
    '<script type="application/json" id="state">',
  ]);
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(data)).toEqual({ '@context': 'https://schema.org', '@graph': page.structured });
});

test('a portal that corrects the spelling of quoted texts tells the browser so', () => {
  expect(write()).not.toContain('data-spelling');
  expect(write({}, false, true)).toContain('<html lang="en" data-spelling="corrected">');
});

test('a page that search engines leave out says so and has no picture', () => {
  const html = write({ noindex: true });
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toContain('og:image');
});

test('a page without an address of its own names none', () => {
  expect(write({ noindex: true, canonical: null, structured: [] })).not.toMatch(/canonical|og:|ld\+json/);
});

test('text mode carries no data for search engines', () => {
  expect(write({}, true)).not.toContain('ld+json');
});

test('a page leads programs to the same as they read it: feeds, descriptions of a dataset, oEmbed; one that is not for search engines to nothing', () => {
  const alternates = (canonical: string, more: Partial<RenderedPage> = {}) =>
    [...write({ canonical, ...more }).matchAll(/<link rel="alternate" type="([^"]+)"[^>]* href="([^"]+)">/g)].map(
      ([, type, href = '']) => `${type} ${href.replace('https://agrihub.example.gh', '').replaceAll('&amp;', '&')}`,
    );
  expect(alternates('/main/datasets')[0]).toBe('application/atom+xml /feeds/datasets.atom');
  expect(alternates('/main/datasetpreview/crop-yields?tab=rows')).toEqual([
    'text/turtle /api/datasets/crop-yields/metadata?form=ttl',
    'application/ld+json /api/datasets/crop-yields/metadata?form=jsonld',
    'application/vnd.datacite.datacite+xml /api/datasets/crop-yields/metadata?form=datacite',
    'application/json /api/datasets/crop-yields/metadata?form=datapackage',
  ]);
  expect(alternates('/main/risks/7')).toContain('application/atom+xml /cap/feed.xml');
  expect(alternates('/main/storyset/maize')).toEqual([
    'application/json+oembed /oembed?url=https%3A%2F%2Fagrihub.example.gh%2Fmain%2Fstoryset%2Fmaize&format=json',
  ]);
  expect(alternates('/main/dashboard', { shared: '/main/dashboard?p=maize~Region', noindex: true })).toEqual([
    'application/json+oembed /oembed?url=https%3A%2F%2Fagrihub.example.gh%2Fmain%2Fdashboard%3Fp%3Dmaize~Region&format=json',
  ]);
  expect(alternates('/main/dashboard')).toEqual([]);
  expect(alternates('/main/datasetpreview/secret', { noindex: true })).toEqual([]);
});

test('a feed has a title in the language of the page that leads to it', () => {
  const canonical = '/main/datasets';
  expect(write({ canonical })).toContain('type="application/atom+xml" title="Datasets"');
  expect(write({ canonical }, false, false, 'fr')).toContain('type="application/atom+xml" title="Jeux de données"');
});
