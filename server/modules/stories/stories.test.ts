import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDataset } from '../../testing/makeDataset.ts';
import { buildTestApp, type TestApp } from '../../testing/testApp.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await buildTestApp({ now: '2026-04-15T12:00:00Z' });
});
afterAll(() => portal.close());

interface Chart {
  title: string;
  chart_type: string;
  labels: string[];
  series: { name: string; values: number[] }[];
  sourceUrl: string;
}
interface Found {
  total: number;
  stories: { slug: string; dataset_id: string; title: string }[];
  institutes: { value: string; stories: number }[];
}
const find = async (query = '') => (await portal.inject(`/api/stories${query}`)).json<Found>();
const show = (slug: string) => portal.inject(`/api/stories/${slug}`);
const read = (data: unknown) =>
  portal.inject({
    method: 'POST',
    url: '/api/stories/read',
    payload: { data: typeof data === 'string' ? data : JSON.stringify(data) },
  });
const sexes = [
  {
    title: 'Respondents by sex',
    description: '',
    chart_type: 'Doughnut',
    datasets: [{ labels: ['Men', 'Women'] }, ['Respondents'], [373, 254]],
  },
];

test('nine stories are there, each under who gathered its figures, the first with a clean address', async () => {
  const { total, stories, institutes } = await find();
  expect(total).toBe(9);
  expect(stories[0]).toMatchObject({
    slug: 'who-answered-the-survey',
    dataset_id: 'AR-01',
    title: 'Who answered the survey',
  });
  expect(institutes).toEqual([
    { value: 'Not known', stories: 1 },
    { value: 'Africa Rising', stories: 2 },
    { value: 'MoFA-SRID', stories: 1 },
    { value: 'Ghana Statistical Service', stories: 1 },
    { value: 'Aiccra', stories: 2 },
    { value: 'CCAFS', stories: 1 },
    { value: 'Esoko and GMet', stories: 1 },
  ]);
});

test('they are found by words of the title, by institute and by category', async () => {
  expect((await find('?q=SURVEY%20answered')).stories.map(({ dataset_id: id }) => id)).toEqual(['AR-01']);
  expect((await find('?institute=aiccra')).total).toBe(2);
  expect((await find('?category=Yields')).stories.map(({ dataset_id: id }) => id)).toEqual(['AR-03', 'AR-04']);
  expect((await find('?institute=Aiccra&category=Yields')).total).toBe(0);
});

test('the survey’s figures add up: 373 men and 254 women are 627, of whom 609 own land', async () => {
  const { board } = (await show('who-answered-the-survey')).json<{ board: Chart[] }>();
  const [bySex, byLand] = board.map(({ series }) => series[0]?.values ?? []);
  expect(bySex).toEqual([373, 254]);
  expect(byLand).toEqual([609, 18]);
});

test('each chart names who gathered its figures: the census is of the statistical service, and a copy in a code repository is no source', async () => {
  const sources = new Map<string, string[]>();
  for (const { slug, dataset_id: id } of (await find()).stories) {
    const { board } = (await show(slug)).json<{ board: { institution: string; basis: string }[] }>();
    sources.set(id, [...new Set(board.map(({ institution }) => institution))]);
    for (const { basis: _basis, ...chart } of board)
      expect([id, JSON.stringify(chart)]).toEqual([
        id,
        expect.not.stringMatching(/github|dokumen\.tips|specification/i),
      ]);
  }
  expect(Object.fromEntries(sources)).toEqual({
    'AR-01': [''],
    'AR-02': ['Africa RISING'],
    'AR-03': ['Africa RISING'],
    'AR-04': ['MoFA-SRID'],
    'AR-05': ['Ghana Statistical Service'],
    'AC-01': ['AICCRA'],
    'AC-02': ['AICCRA'],
    'AC-03': ['CCAFS'],
    'AC-04': ['Esoko and GMet'],
  });
});

test('a chart that names a publication says where in it the figures stand, or that of its table, and under which terms', async () => {
  const incomplete: string[] = [];
  let whole = 0;
  for (const { slug } of (await find()).stories) {
    const { board } = (await show(slug)).json<{
      board: { title: string; publication: string; year: string; page: string; licence: string }[];
    }>();
    for (const { title, publication, licence, page } of board) {
      if (publication === '') continue;
      if (licence === '') incomplete.push(title);
      if (page !== '') whole += 1;
    }
  }
  expect(incomplete).toEqual([]);
  // Of four slides, six figures of an abstract and two of a journal's page the place was read.
  expect(whole).toBe(12);
});

test('figures that the portal publishes itself are bound to that table and equal to it', async () => {
  const { regions, stories } = portal.context.reference.book();
  const bound = stories.flatMap(({ charts }) => charts.filter(({ dataset }) => dataset !== undefined));
  expect(bound.map(({ title, dataset }) => [title, dataset?.dbref])).toEqual([
    ['People in the five northern regions', 'regions-reference-table'],
  ]);
  const [people] = bound;
  expect(people?.series[0]?.values).toEqual(
    people?.labels.map((label) => regions.find(({ name }) => name === label)?.population2021),
  );
  const unpublished = async () =>
    (await show('living-conditions-in-the-northern-regions')).json<{ board: { dataset: unknown }[] }>().board[0];
  expect((await unpublished())?.dataset).toBeNull();
  await makeDataset(portal, { name: 'Regions: reference table', owner: null });
  expect((await unpublished())?.dataset).toMatchObject({ slug: 'regions-reference-table', version: 1, latest: 1 });
});

test('every chart has one number per label', async () => {
  for (const { slug } of (await find()).stories) {
    const { board } = (await show(slug)).json<{ board: Chart[] }>();
    for (const { labels, series } of board) for (const { values } of series) expect(values).toHaveLength(labels.length);
  }
});

test('a story is found by its number too, and tells its neighbours', async () => {
  const story = (await show('ar-02')).json<{
    title: string;
    before: { slug: string };
    after: { dataset_id: string };
  }>();
  expect(story.title).toBe('Africa RISING baseline households in northern Ghana');
  expect(story.before.slug).toBe('who-answered-the-survey');
  expect(story.after.dataset_id).toBe('AR-03');
});

test('a story that does not exist is told', async () => {
  const answer = await show('nowhere');
  expect(answer.statusCode).toBe(404);
  expect(answer.json<{ message: string }>().message).toContain('There is no story "nowhere"');
});

test('the charts of an older address lead to the published story that has them', async () => {
  expect((await read(sexes)).json<{ slug: string }>().slug).toBe('who-answered-the-survey');
});

test('charts nobody published are read and belong to no story', async () => {
  const invented = [{ ...sexes[0], datasets: [{ labels: ['Men', 'Women'] }, ['Respondents'], [1, 626]] }];
  const answer = (await read(invented)).json<{ slug: null; charts: Chart[] }>();
  expect(answer.slug).toBeNull();
  expect(answer.charts[0]?.series).toEqual([{ name: 'Respondents', values: [1, 626] }]);
});

test('a text that is no chart list is refused with a sentence', async () => {
  const answer = await read('[{"title":');
  expect(answer.statusCode).toBe(422);
  expect(answer.json<{ message: string }>().message).toContain('may have been cut');
});

test('a text longer than 16,000 characters is refused', async () => {
  expect((await read('x'.repeat(16_001))).statusCode).toBe(400);
});

test('a chart bound to a version of a dataset tells it, and whether a later one is in force; a private one is not named', async () => {
  const { datasetId } = await makeDataset(portal, { name: 'Survey of farmers' });
  const admin = await portal.as('admin');
  const charts = portal.context.reference.book().stories.find(({ storyId }) => storyId === 'AR-01')?.charts ?? [];
  const bind = async (dataset: object) => {
    const url = '/api/reference/stories/AR-01';
    const { row } = (await admin.inject(url)).json<{ row: { version: number } }>();
    const values = { charts: charts.map((chart, at) => (at === 0 ? { ...chart, dataset } : chart)) };
    return (await admin.inject({ method: 'PUT', url, payload: { values, version: row.version, why: '' } })).json<{
      faults: { sentence: string }[];
    }>();
  };
  const bound = async () =>
    (await show('ar-01')).json<{ board: { dataset: unknown }[] }>().board.map(({ dataset }) => dataset);

  expect((await bind({ dbref: 'survey-of-farmers' })).faults[0]?.sentence).toContain(
    'Chart 1: dataset must name a data source and its version',
  );
  expect((await bind({ dbref: 'survey-of-farmers', version: 1 })).faults).toEqual([]);
  const told = {
    dbref: 'survey-of-farmers',
    slug: 'survey-of-farmers',
    name: 'Survey of farmers',
    version: 1,
    publishedAt: '2026-04-15T12:00:00.000Z',
    latest: 1,
  };
  expect(await bound()).toEqual([told, null]);
  await makeDataset(portal, { name: 'Survey of farmers', datasetId });
  expect(await bound()).toEqual([{ ...told, latest: 2 }, null]);
  await (
    await portal.as('esi')
  ).inject({ method: 'PATCH', url: `/api/datasets/${datasetId}`, payload: { private: true } });
  expect(await bound()).toEqual(['withdrawn', null]);
});
