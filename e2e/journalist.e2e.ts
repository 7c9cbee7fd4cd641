import { startBuiltServer } from '../tools/builtServer.ts';
import { expect, test as base } from './support/portal.ts';

const FROM = 'Sample: districts of Ghana';

/** A portal with the sample datasets in it. */
const test = base.extend<object, { portal: string }>({
  portal: [
    async ({ dataDir }, use) => {
      const server = await startBuiltServer({ DATA_DIR: dataDir, DEMO: '1', SAMPLE_DATASETS: '1' });
      const sources = async () =>
        ((await (await fetch(`${server.url}/api/datalake/sources`)).json()) as { dbname: string }[]).map(
          ({ dbname }) => dbname,
        );
      await expect.poll(sources, { timeout: 150_000 }).toContain(FROM);
      await use(server.url);
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

test('a journalist comes from a search to a cited chart with a title of their own, and shares it', async ({
  page,
  portal,
}) => {
  await page.goto('/main/datasets?q=districts');
  await expect(page.getByRole('link', { name: new RegExp(FROM) }).first()).toBeVisible();

  // The gallery shows charts of what is published; each can be opened and changed.
  await page.goto('/main/dashboard');
  await expect(page.locator('figure.chart').first()).toBeVisible();
  await page.getByRole('link', { name: 'Open and change this chart' }).first().click();
  await expect(page.getByRole('region', { name: 'Panel 1' }).getByLabel('Data source')).toBeVisible();
  await expect(page.locator('figure.chart')).toHaveCount(1);

  await page.goto('/main/dashboard?p=sample-districts-of-ghana~regionId~population2021~sum~~bar');
  await page.getByText('Title and names of the axes').click();
  await page.getByLabel('Title of the chart').fill('Where Ghana lives');
  await page.getByLabel('Y axis title').fill('People, 2021');
  await page.getByRole('button', { name: 'Use these words' }).click();
  await expect(page.locator('figure.chart').getByRole('heading', { level: 2 })).toHaveText('Where Ghana lives');
  await expect(page.locator('figure.chart').getByText('People, 2021').first()).toBeVisible();

  await page.getByText('Cite', { exact: true }).click();
  await expect(page.getByLabel('Cite')).toHaveValue(
    /Where Ghana lives\. Chart of “Sample: districts of Ghana”, version 1\./,
  );

  // The numbers have an address of their own, and are those that are drawn.
  const href = (await page.getByRole('link', { name: 'Numbers (CSV)' }).getAttribute('href')) ?? '';
  const csv = await (await page.request.get(`${portal}${href}`)).text();
  await page.locator('figure.chart').getByText('Table', { exact: true }).click();
  const rows = await page
    .locator('figure.chart tbody tr')
    .evaluateAll((all) =>
      all.map((row) => [...row.children].map((cell) => cell.textContent?.replaceAll(',', '')).join(',')),
    );
  expect(csv.trim().split('\r\n').slice(1)).toEqual(rows);

  // Whoever shares the address shows the chart: title, address with its state, and a picture of it.
  const shared = await (await page.request.get(page.url())).text();
  const tag = (name: string) =>
    (new RegExp(`property="${name}" content="([^"]*)"`).exec(shared)?.[1] ?? '').replaceAll('&amp;', '&');
  expect(tag('og:title')).toContain('Where Ghana lives');
  expect(tag('og:url')).toContain('sample-districts-of-ghana~regionId~population2021');
  const picture = await page.request.get(tag('og:image'));
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
});

for (const javaScriptEnabled of [true, false])
  test(`rows that were filtered become a chart of just these rows, ${javaScriptEnabled ? 'with' : 'without'} script`, async ({
    browser,
    portal,
  }) => {
    const context = await browser.newContext({ baseURL: portal, javaScriptEnabled });
    const page = await context.newPage();
    await page.goto('/main/datasetpreview/sample-districts-of-ghana?where=regionId:is:ashanti');
    await expect(page.getByText('Rows 1–10 of 43')).toBeVisible();
    await page.getByRole('link', { name: 'Draw a chart of these rows' }).click();
    const chart = page.locator('figure.chart');
    await expect(chart.getByText(/43 rows · .* is /)).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Charts that suit this data' })
      .getByRole('link', { name: 'Population 2021 by zone' })
      .click();
    await expect(chart.getByText(/43 rows · .* is /)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Numbers (CSV)' })).toHaveAttribute('href', /ashanti/);
    await context.close();
  });

test('without script the gallery leads to a chart, its words are changed by a form, and its numbers are a link', async ({
  browser,
  portal,
}) => {
  const context = await browser.newContext({ baseURL: portal, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/main/dashboard');
  await expect(page.locator('figure.chart svg:visible').first()).toBeVisible();
  await page.getByRole('link', { name: 'Open and change this chart' }).first().click();
  await page.getByLabel('Title of the chart').fill('A chart in my own words');
  await page.getByRole('button', { name: 'Use these words' }).click();
  await expect(page.locator('figure.chart').getByRole('heading', { level: 2 })).toHaveText('A chart in my own words');
  const href = (await page.getByRole('link', { name: 'Numbers (CSV)' }).getAttribute('href')) ?? '';
  expect((await page.request.get(`${portal}${href}`)).headers()['content-type']).toContain('text/csv');
  await context.close();
});
