import { EventEmitter, once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import papaparse from 'papaparse';
import { startBuiltServer } from '../tools/builtServer.ts';
import { expect, signIn, test as base } from './support/portal.ts';
import { violationsOf } from './support/sound.ts';

const DISTRICTS = 'Sample: districts of Ghana';

const CLIMATE = 'Sample: monthly climate normals';

const PEOPLE = 'p=sample-districts-of-ghana~regionId~population2021~sum';

/** A portal of its own, once the sample datasets that are drawn here went in. */
const test = base.extend<object, { portal: string }>({
  portal: [
    async ({ dataDir }, use) => {
      const server = await startBuiltServer({ DATA_DIR: dataDir, DEMO: '1', SAMPLE_DATASETS: '1' });
      const sources = async () =>
        ((await (await fetch(`${server.url}/api/datalake/sources`)).json()) as { dbname: string }[]).map(
          ({ dbname }) => dbname,
        );
      await expect.poll(sources, { timeout: 150_000 }).toEqual(expect.arrayContaining([DISTRICTS, CLIMATE]));
      await use(server.url);
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

const panel = (page: Page, number: number) => page.getByRole('region', { name: `Panel ${number}` });

const table = (page: Page) => page.locator('figure.chart tbody tr');

test('three clicks lead to a chart that names its source; its files hold the same numbers and say where they are from', async ({
  page,
}) => {
  await page.goto('/main/dashboard');
  await expect(page.locator('figure.chart').first()).toBeVisible();
  await page.getByRole('link', { name: 'start with an empty panel' }).click();
  await expect(panel(page, 1).getByLabel('Data source')).toBeVisible();
  await expect(page.locator('figure.chart')).toHaveCount(0);
  await page.getByRole('link', { name: DISTRICTS }).click();
  await panel(page, 1).getByLabel('Y data').selectOption('population2021');
  await panel(page, 1).getByLabel('X data').selectOption('regionId');
  const chart = page.locator('figure.chart');
  await expect(chart.getByRole('heading', { level: 2 })).toHaveText('Sum of Population 2021 by Region id');
  await expect(chart.locator('.chart-source')).toHaveText(
    /Sample: districts of Ghana, version 1.*CC-BY-4\.0.*As of \d+ \w+ \d{4}/,
  );

  await chart.locator('.chart-plot').focus();
  await page.keyboard.press('ArrowRight');
  await expect(chart.locator('.chart-reading')).toHaveText(/^[\w ]+: [\d,.]+$/);

  await page.getByText('Cite', { exact: true }).click();
  await expect(page.getByLabel('Cite')).toHaveValue(
    /^Sample data \(\d{4}\): Sum of Population 2021 by Region id\. Chart of “Sample: districts of Ghana”, version 1\. AgriHub Ghana\. http\S+~1&view=charts$/,
  );

  await chart.getByText('Download', { exact: true }).click();
  const files: Buffer[] = [];
  for (const kind of ['CSV', 'SVG', 'PNG']) {
    const coming = page.waitForEvent('download');
    await chart.getByRole('button', { name: `Download as ${kind}` }).click();
    files.push(readFileSync(await (await coming).path()));
  }
  const [csv = '', svg = ''] = files.map((file) => file.toString('utf8'));
  for (const said of ['Sample: districts of Ghana, version 1', 'CC-BY-4.0', 'As of']) {
    expect(csv).toContain(said);
    expect(svg.replaceAll(/<[^>]+>/g, ' ')).toContain(said);
  }
  expect(files[2]?.subarray(1, 4).toString('latin1')).toBe('PNG');
  const rows = papaparse.parse<string[]>(csv, { comments: '#' }).data.slice(1);
  expect(rows).toHaveLength(16);
  await expect(table(page)).toHaveCount(16);
  expect(new Set(rows.map(([name]) => name))).toEqual(new Set(await table(page).locator('th').allTextContents()));
});

test('the same field twice is refused in words, without a request, though chosen before the code came', async ({
  page,
}) => {
  const code = new EventEmitter();
  const comes = once(code, 'comes');
  await page.route(/\.js$/, async (route) => {
    await comes;
    await route.continue();
  });
  await page.goto('/main/dashboard?p=sample-districts-of-ghana~~zone', { waitUntil: 'commit' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await panel(page, 1).getByLabel('X data').selectOption('zone');
  code.emit('comes');
  await expect(panel(page, 1).getByText('independent and dependent data must be of different fields')).toBeVisible();
  expect(asked.filter((url) => url.includes('/api/charts') || url.includes('/api/datalake'))).toEqual([]);
  await expect(page.locator('figure.chart')).toHaveCount(0);
  // Population stands first in Y, and not in X.
  const choices = (label: string) => panel(page, 1).getByLabel(label).locator('option').allTextContents();
  expect((await choices('Y data'))[1]).toBe('Population (number of rows)');
  expect((await choices('X data')).join()).not.toContain('Population (');
});

test('six panels are the most; each is deleted again, and the address keeps what is left', async ({ page }) => {
  await page.goto(`/main/dashboard?${PEOPLE}`);
  for (let number = 2; number <= 6; number += 1) {
    await page.getByRole('button', { name: 'Add Panel' }).click();
    await expect(panel(page, number)).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Add Panel' })).toHaveCount(0);
  await expect(page.getByText('Six panels are the most')).toBeVisible();
  await page.getByRole('button', { name: 'Delete panel 1' }).click();
  await expect(panel(page, 6)).toHaveCount(0);
  await expect(page.locator('figure.chart')).toHaveCount(0);
  await page.reload();
  await expect(panel(page, 5)).toBeVisible();
});

test('rows are left out, values split and cut, and every kind is drawn', async ({ page }) => {
  await page.goto('/main/dashboard?p=sample-districts-of-ghana~name~population2021~sum~~~~~~~belt:is:northern');
  await expect(page.locator('figure.chart')).toContainText('Belt is northern');
  await page.getByText('Chart options').click();
  await panel(page, 1).getByLabel('Show').selectOption('5');
  await expect(table(page)).toHaveCount(6);
  await expect(table(page).last()).toContainText('Others');
  await panel(page, 1).getByLabel('X data').selectOption('regionId');
  for (const kind of ['Line', 'Doughnut', 'Radar', 'Map', 'Bars']) {
    await panel(page, 1).getByLabel('Chart type').selectOption(kind);
    await expect(
      page.locator(`figure.chart svg.chart-drawing${kind === 'Map' ? ':has(.chart-country)' : ''}`).first(),
    ).toBeVisible();
  }
  await panel(page, 1).getByRole('checkbox', { name: 'Belt is northern' }).click();
  await expect(page.locator('figure.chart')).not.toContainText('Belt is northern');
  await panel(page, 1).getByLabel('Y data').selectOption('areaKm2');
  await panel(page, 1).getByLabel('X data').selectOption('population2021');
  await panel(page, 1).getByLabel('Chart type').selectOption('Scatter');
  // The area of one district is not held.
  await expect(page.locator('.chart-cloud')).toHaveAttribute('data-points', '260');
});

test('a dashboard is saved under a name; whoever has its address sees it, and who made it renames it, deletes it and takes that back', async ({
  page,
  context,
  portal,
  browser,
}) => {
  await signIn(context, portal, 'esi');
  await page.goto(`/main/dashboard?${PEOPLE}~~doughnut`);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByLabel('Name').fill('People of the regions');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/main\/dashboard\/people-of-the-regions-/);
  await expect(page.getByRole('heading', { level: 1, name: 'People of the regions' })).toBeVisible();
  const visitor = await (await browser.newContext({ baseURL: portal, javaScriptEnabled: false })).newPage();
  await visitor.goto(page.url());
  await expect(
    visitor.locator('figure.chart').getByRole('heading', { name: 'Sum of Population 2021 by Region id' }),
  ).toBeVisible();
  await visitor.context().close();

  // Changed and saved in its own place, it keeps its address.
  const address = page.url();
  await page.getByRole('link', { name: 'Change a copy' }).click();
  await panel(page, 1).getByLabel('Chart type').selectOption('Bars');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByLabel('Save as').selectOption('In place of People of the regions');
  await expect(page.getByLabel('Name')).toHaveValue('People of the regions');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(address);
  await expect(page.locator('.chart-drawing g[data-value]')).toHaveCount(16);

  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('People of Ghana');
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'People of Ghana' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/main\/dashboard$/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'People of Ghana' })).toBeVisible();

  await page.goto('/main/dashboard');
  await page.getByRole('button', { name: 'Delete People of Ghana' }).click();
  await expect(page.getByRole('link', { name: 'People of Ghana' })).toHaveCount(0);
});

test('the code of a frame is copied; the frame shows the same numbers without a script', async ({
  page,
  context,
  portal,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: portal });
  await page.goto(`/main/dashboard?${PEOPLE}`);
  await page.getByText('Embed', { exact: true }).click();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  expect(await page.getByLabel('Code of the frame').inputValue()).toBe(code);
  await page.locator('figure.chart').getByText('Table', { exact: true }).click();
  const drawn = await table(page).evaluateAll((rows) =>
    rows.map((row) => [...row.children].map((cell) => cell.textContent?.replaceAll(',', ''))),
  );

  // A page of another host may not frame one of this machine in Chromium; the policy for other hosts is held by the server's tests.
  const other = await (await browser.newContext({ baseURL: portal, serviceWorkers: 'block' })).newPage();
  await other.route('**/a-page-of-somebody', (route) => route.fulfill({ contentType: 'text/html', body: code }));
  await other.goto('/a-page-of-somebody');
  const frame = other.frameLocator('iframe[title="Sum of Population 2021 by Region id"]');
  await expect(frame.getByRole('link', { name: 'Sample: districts of Ghana on AgriHub Ghana' })).toBeVisible();
  await frame.getByText('Table of these numbers').click();
  const framed = await frame
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent?.replaceAll(',', ''))));
  expect(framed).toHaveLength(16);
  expect(framed).toEqual(drawn);
  expect(await frame.locator('script').count()).toBe(0);
  await other.context().close();
});

test('a private dataset is no source, and its name in an address tells nothing of it', async ({ page, complaints }) => {
  await page.goto('/main/dashboard?p=sample-advisories-on-risks-private~risk~crop');
  expect(await page.getByLabel('Data source').locator('option').allTextContents()).not.toContainEqual(
    expect.stringContaining('private'),
  );
  await expect(page.getByText('There is no data source "sample-advisories-on-risks-private".').first()).toBeVisible();
  complaints.length = 0;
});

test('nothing stands in the way of those who hear the page or have a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(
    `/main/dashboard?${PEOPLE}&p=sample-monthly-climate-normals~month~rainMm~mean~kind~line&p=sample-districts-of-ghana~zone~zone`,
  );
  await expect(page.locator('.chart-wide')).toHaveCount(0);
  expect(await violationsOf(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a plain form makes a chart, drawn and told as a table', async ({ page }) => {
    await page.goto('/main/dashboard?p=');
    await page.getByLabel('Data source').selectOption({ label: DISTRICTS });
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Y data').selectOption('areaKm2');
    await page.getByLabel('X data').selectOption('zone');
    await page.getByRole('button', { name: 'Draw' }).click();
    await expect(page).toHaveURL(/\?p=sample-districts-of-ghana~zone~areaKm2$/);
    await expect(page.locator('.chart-wide svg')).toBeVisible();
    await page.getByText('Table', { exact: true }).click();
    await expect(page.getByRole('rowheader', { name: 'guinea_savanna' })).toBeVisible();
    await page.getByRole('button', { name: 'Add Panel' }).click();
    await expect(panel(page, 2)).toBeVisible();
  });
});
