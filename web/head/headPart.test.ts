import { expect, test } from 'vitest';
import { loadPage } from '#web/app/pages.tsx';
import { routes, type BuiltRoute } from '#web/app/routes.ts';
import { forecastQuery } from '#web/features/weather/api.ts';
import { datasetQuery } from '#web/features/catalogue/api.ts';
import { storyQuery, type Story } from '#web/features/stories/api.ts';
import { supportQuery } from '#web/features/support/api.ts';
import { createQueryClient } from '#web/lib/query.ts';
import { planQuery } from '#web/pages/calendar/calendarNeeds.ts';
import { detail } from '#web/testing/datasetFixture.ts';
import { maizeInEjura } from '#web/testing/planFixture.ts';
import { forecastOfKumasi } from '#web/testing/weatherFixture.ts';
import { headPart, pathOf, type HeadPart } from './headPart.ts';

const selection = { crop: 'maize', region: 'ashanti', district: 'ejura_sekyedumase_municipal' };
const plan = new URLSearchParams(selection).toString();

const storyOfTest: Story = {
  slug: 'who-answered',
  dataset_id: 'AR-01',
  title: 'Who answered',
  description: 'A survey of 627 people in 24 communities.',
  icon: '',
  institute: 'Africa Rising',
  category: 'Respondents',
  charts: 1,
  source: '',
  reviewed: false,
  before: null,
  after: null,
  board: [
    {
      title: 'Respondents by sex',
      description: '',
      chart_type: 'Chart',
      labels: ['Men', 'Women'],
      series: [{ name: 'Respondents', values: [373, 254] }],
      other: '',
      basis: '',
      verification: '',
      sourceUrl: '',
      institution: '',
      publication: '',
      year: '',
      page: '',
      licence: '',
      dataset: {
        dbref: 'survey',
        slug: 'survey',
        name: 'Survey',
        version: 1,
        publishedAt: '2026-05-01T08:00:00.000Z',
        latest: 2,
      },
    },
  ],
};

/** The head of a page of the route table, with answers that are there. */
async function headOf(path: string, { params = {}, search = '' } = {}): Promise<HeadPart> {
  const route = routes.find((each) => each.path === path) as BuiltRoute;
  const client = createQueryClient(() => Promise.reject(new Error('no call is made')));
  client.setQueryData(planQuery(selection).queryKey, maizeInEjura);
  const days = forecastOfKumasi.days.map((day, index) =>
    index === 0 ? { ...day, rain_mm: 0.4, rain_chance: 90 } : day,
  );
  client.setQueryData(forecastQuery('kumasi').queryKey, { ...forecastOfKumasi, days });
  client.setQueryData(datasetQuery('cocoa-production').queryKey, detail);
  client.setQueryData(storyQuery('who-answered').queryKey, storyOfTest);
  client.setQueryData(supportQuery.queryKey, {
    topics: [],
    contacts: [],
    faqs: [{ id: '1', question: 'Who may use it?', answer: 'Everybody.' }],
  });
  const page = await loadPage(route);
  return headPart(
    {
      route,
      page,
      params,
      search: new URLSearchParams(search),
      today: '2026-05-06',
      origin: 'https://agrihub.example.gh',
    },
    client,
  );
}

test('a plan says when to plant and harvest, and its card what comes next', async () => {
  const { title, description, canonical, card } = await headOf('/main/croppingcalendar', {
    search: `${plan}&view=months&month=5`,
  });
  expect(title).toBe('Maize in Ejura Sekyedumase');
  expect(description).toBe(
    'Maize in Ejura Sekyedumase, Major season 2026: plant 6 Apr – 27 Apr, harvest 13 Jul – 16 Aug. Every activity by week, with fertilizer, pests and risks.',
  );
  expect(canonical).toBe(`/main/croppingcalendar?${plan}`);
  expect(card).toMatchObject({
    scene: 'calendar',
    eyebrow: 'Major season 2026',
    // What is over is left out; what runs on 6 May is not.
    lines: [
      { label: '18 Apr – 8 May', text: 'Basal fertilizer application' },
      { label: '4 May – 17 May', text: 'First weeding' },
      { label: '11 May – 14 Jun', text: 'Pest scouting and control' },
    ],
  });
});

test('the weather’s card says each day in a line that fits its picture', async () => {
  const { card } = await headOf('/weather', { search: 'location=kumasi' });
  expect(card?.lines).toEqual([
    { label: 'Wed 6 May', text: '21–31 °C · under 1 mm rain (90%)' },
    { label: 'Thu 7 May', text: '21–31 °C · dry' },
    { label: 'Fri 8 May', text: '21–31 °C · 9 mm rain (70%)' },
  ]);
});

test('an activity is known by its name and the plan it belongs to', async () => {
  const { canonical, structured } = await headOf('/main/more/:index', { params: { index: 'planting' }, search: plan });
  expect(canonical).toBe(`/main/more/Planting?${plan}`);
  expect(structured[0]).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://agrihub.example.gh/' },
      { position: 2, name: 'Cropping calendar', item: 'https://agrihub.example.gh/main/croppingcalendar' },
      { position: 3, name: 'Planting: Maize in Ejura Sekyedumase' },
    ],
  });
});

test('the first page tells search engines of the portal and how it is searched', async () => {
  const { canonical, structured } = await headOf('/');
  expect(canonical).toBe('/');
  expect(structured).toEqual([
    expect.objectContaining({
      '@type': 'WebSite',
      name: 'AgriHub Ghana',
      url: 'https://agrihub.example.gh/',
      potentialAction: expect.objectContaining({
        '@type': 'SearchAction',
        'query-input': 'required name=search_term_string',
      }),
    }),
  ]);
});

test('the support page gives its questions with their answers', async () => {
  const { structured } = await headOf('/main/faq');
  expect(structured[1]).toEqual({
    '@type': 'FAQPage',
    mainEntity: [
      { '@type': 'Question', name: 'Who may use it?', acceptedAnswer: { '@type': 'Answer', text: 'Everybody.' } },
    ],
  });
});

test('a dataset tells search engines what it holds, on what terms, and where its file is', async () => {
  const { title, canonical, structured, card } = await headOf('/main/datasetpreview/:id', {
    params: { id: 'cocoa-production' },
    search: 'rows=2',
  });
  expect([title, canonical]).toEqual(['Cocoa production', '/main/datasetpreview/cocoa-production']);
  expect(structured[1]).toMatchObject({
    '@type': 'Dataset',
    name: 'Cocoa production',
    url: 'https://agrihub.example.gh/main/datasetpreview/cocoa-production',
    license: 'https://creativecommons.org/licenses/by/4.0/',
    creator: { name: 'COCOBOD' },
    temporalCoverage: '1997-01-01/2012-12-31',
    dateModified: '2026-05-03',
    spatialCoverage: { '@type': 'Place', name: 'Ghana' },
    distribution: [
      {
        '@type': 'DataDownload',
        contentUrl: 'https://agrihub.example.gh/api/datasets/download/v2',
        encodingFormat: 'text/csv',
      },
      ...['csv', 'xlsx', 'parquet'].map((form) => ({
        '@type': 'DataDownload',
        contentUrl: `https://agrihub.example.gh/api/datasets/cocoa-production/versions/2/files/1.${form}`,
      })),
    ],
  });
  expect(card.lines).toEqual([
    { label: 'Rows', text: '25' },
    { label: 'Updated', text: '3 May 2026' },
    { label: 'Licence', text: 'Creative Commons Attribution 4.0' },
  ]);
});

test('a story can be cited: who gathered its figures, and the version of the data each chart was drawn from', async () => {
  const { structured, card } = await headOf('/main/storyset/:slug', { params: { slug: 'who-answered' } });
  expect(structured[1]).toMatchObject({
    '@type': 'Report',
    name: 'Who answered',
    url: 'https://agrihub.example.gh/main/storyset/who-answered',
    identifier: 'AR-01',
    author: { name: 'Africa Rising' },
    publisher: { name: 'AgriHub Ghana' },
    hasPart: [
      {
        name: 'Respondents by sex',
        variableMeasured: ['Respondents'],
        isBasedOn: {
          name: 'Survey',
          version: 1,
          datePublished: '2026-05-01',
          url: 'https://agrihub.example.gh/main/datasetpreview/survey?version=1',
        },
      },
    ],
  });
  expect(card.lines).toEqual([
    { label: 'Figures', text: 'Africa Rising' },
    { label: 'Charts', text: '1' },
  ]);
});

test('every page for everybody says something of its own', async () => {
  const open = routes.filter(({ page, noindex, path }) => page !== undefined && !noindex && !path.includes('/:'));
  const heads = await Promise.all(open.map(({ path }) => headOf(path)));
  const descriptions = heads.map(({ description }) => description);
  expect(
    descriptions.filter(
      (text) => text === 'Agricultural data and climate services for Ghana' || text.length < 40 || text.length > 200,
    ),
  ).toEqual([]);
  expect(new Set(descriptions).size).toBe(open.length);
});

test('a page is known under the spelling of the route table', () => {
  expect(pathOf({ path: '/' }, {})).toBe('/');
  expect(pathOf({ path: '/main/resources/:searchValue?' }, {})).toBe('/main/resources');
  expect(pathOf({ path: '/main/mapdetails/:id' }, { id: 'P 1' })).toBe('/main/mapdetails/P%201');
});
