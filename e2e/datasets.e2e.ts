import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import papaparse from 'papaparse';
import { startBuiltServer } from '../tools/builtServer.ts';
import { expect, signIn, test as base } from './support/portal.ts';

const DISTRICTS = '/main/datasetpreview/sample-districts-of-ghana';
const PRIVATE = '/main/datasetpreview/sample-advisories-on-risks-private';

/** How many rows a table of the reference data ships. */
const shipped = (table: string) =>
  papaparse.parse(readFileSync(`content/reference/${table}.csv`, 'utf8'), { header: true, skipEmptyLines: true }).data
    .length;

const count = (page: Page) => page.locator('.datasets-page-count');

/** A portal of its own, once its sample datasets went in by the way every dataset goes. */
const test = base.extend<object, { portal: string }>({
  portal: [
    async ({ dataDir }, use) => {
      const server = await startBuiltServer({ DATA_DIR: dataDir, DEMO: '1', SAMPLE_DATASETS: '1' });
      const total = async () => ((await (await fetch(`${server.url}/api/datasets`)).json()) as { total: number }).total;
      await expect.poll(total, { timeout: 150_000 }).toBe(9);
      await use(server.url);
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

test('a visitor is offered to sign in after a second, once, and reads the rows of open data without', async ({
  page,
}) => {
  await page.goto('/main/datasets');
  await expect(count(page)).toHaveText('9 datasets');
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: 'Preview: Sample: districts of Ghana' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sample: districts of Ghana' })).toBeVisible();
  await expect(page.getByText('Rows 1–10 of 261')).toBeVisible();
  await expect(page.locator('#summary').getByRole('img').first()).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('a researcher searches, narrows, pages through rows, downloads the file as it was sent, and cites it', async ({
  page,
  context,
  portal,
}) => {
  await signIn(context, portal, 'esi');
  await page.goto('/main/datasets');
  await page.getByRole('searchbox').fill('districts');
  await expect(page).toHaveURL(/q=districts$/);
  await expect(page.locator('mark').first()).toHaveText(/districts/i);
  await page.getByLabel('Access').selectOption({ index: 1 });
  await expect(page).toHaveURL(/access=/);
  await page.goto(DISTRICTS);
  await expect(page.getByText('Rows 1–10 of 261')).toBeVisible();
  await page.getByRole('link', { name: 'Next rows' }).click();
  await expect(page.getByText('Rows 11–20 of 261')).toBeVisible();
  await page.getByRole('link', { name: 'Columns to the right' }).click();
  await expect(page).toHaveURL(/rows=2&columns=2/);
  await expect(page.getByText('Columns 9–16 of 23')).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('#download').getByRole('link', { name: 'Download', exact: true }).click(),
  ]);
  expect(readFileSync(await file.path()).equals(readFileSync('content/reference/districts.csv'))).toBe(true);
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download as CSV', exact: true }).click(),
  ]);
  expect(
    readFileSync(await csv.path(), 'utf8')
      .trim()
      .split('\n'),
  ).toHaveLength(262);
  await expect(page.locator('#cite blockquote')).toContainText('Sample: districts of Ghana. Version 1.');
  await page.reload();
  await expect(page.locator('#activity')).toContainText(/Downloads\s*1/);
});

/** What a researcher wants of the districts: those of Volta with "Ho" in a name, the names last to first, as CSV. */
async function chooseRows(page: Page): Promise<void> {
  await page.goto('/main/datasets?q=districts');
  await page
    .getByRole('link', { name: /Sample: districts of Ghana/ })
    .first()
    .click();
  await page.getByText('Filter, sort and choose columns').click();
  await page.getByLabel('Column', { exact: true }).selectOption({ label: 'Name' });
  await page.getByLabel('Condition').selectOption('has');
  await page.getByRole('textbox', { name: 'Value' }).fill('ho');
  await page.getByLabel('Sort by').selectOption({ label: 'Name, largest or Z first' });
  await page.getByText('Columns shown').click();
  await page.getByRole('checkbox', { name: 'Name', exact: true }).check();
  await page.getByRole('button', { name: 'Show', exact: true }).click();
}

async function seesAndDownloads(page: Page): Promise<void> {
  await expect(page).toHaveURL(/where=c\d+%3Ahas%3Aho&sort=-c\d+&show=c\d+|column=c\d+&op=has&value=ho/);
  await expect(page.getByRole('link', { name: /^Remove: Name contains ho$/ })).toBeVisible();
  const cells = page.locator('.preview-table tbody td');
  await expect(cells.first()).toContainText(/ho/i);
  const shown = await cells.allTextContents();
  expect(shown).toEqual(shown.toSorted().toReversed());
  const link = page.getByRole('link', { name: 'Download what you see as CSV', exact: true });
  const [csv] = await Promise.all([page.waitForEvent('download'), link.click()]);
  const [head, ...rows] = readFileSync(await csv.path(), 'utf8')
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n');
  expect(head).toBe('name');
  expect(rows.slice(0, shown.length)).toEqual(shown);
  expect(rows.every((row) => /ho/i.test(row))).toBe(true);
}

test('a researcher without an account filters, sorts and downloads what is looked at; the address keeps it', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('dataHubOffered', '1'));
  await chooseRows(page);
  await seesAndDownloads(page);
  await page.reload();
  await expect(page.getByRole('link', { name: /^Remove: Name contains ho$/ })).toBeVisible();
});

test('the same without JavaScript', async ({ browser, portal }) => {
  const context = await browser.newContext({ baseURL: portal, javaScriptEnabled: false });
  const page = await context.newPage();
  await chooseRows(page);
  await seesAndDownloads(page);
  await context.close();
});

test('who leaves the data hub is signed out of it, and told; who chose to stay is not', async ({
  page,
  context,
  portal,
}) => {
  await signIn(context, portal, 'esi');
  await page.goto('/main/datasets');
  const stay = page.getByRole('checkbox', { name: 'Stay signed in when I leave the data hub' });
  await stay.check();
  await page.getByRole('link', { name: 'Weather' }).first().click();
  await expect(page).toHaveURL(/\/weather/);
  await page.goto('/main/datasets');
  await stay.uncheck();
  await page.getByRole('link', { name: 'Weather' }).first().click();
  await expect(page.getByText('You left the data hub, and are signed out of it.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
});

test('a private dataset is asked for with a purpose, granted for a time, and then open', async ({
  page,
  browser,
  context,
  portal,
}) => {
  await signIn(context, portal, 'kofi');
  await page.goto(PRIVATE);
  await expect(page.getByText('This dataset is private')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download' }).first()).toBeDisabled();
  await page.getByRole('button', { name: 'Ask for access' }).click();
  await page.getByLabel('What do you need it for?').fill('To compare with the traps');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText(/^You asked for access on/)).toBeVisible();

  const owner = await browser.newContext({ baseURL: portal });
  await signIn(owner, portal, 'adjoa');
  const theirs = await owner.newPage();
  await theirs.goto(PRIVATE);
  await expect(theirs.getByText('To compare with the traps')).toBeVisible();
  await theirs.getByRole('button', { name: 'Grant access' }).click();
  await expect(theirs.getByText(/granted until/)).toBeVisible();
  await owner.close();

  await page.reload();
  await expect(page.getByText(`Rows 1–10 of ${shipped('riskAdvisories')}`)).toBeVisible();
});

test('its keeper changes what is said of a dataset, deletes it and takes that back', async ({
  page,
  context,
  portal,
}) => {
  await signIn(context, portal, 'adjoa');
  await page.goto('/main/datasetpreview/sample-released-varieties');
  await page.getByRole('button', { name: 'Edit the description' }).click();
  await page.getByLabel('Institution').fill('Sample seed office');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('#about')).toContainText('Sample seed office');
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(/\/main\/datasets$/);
  await expect(count(page)).toHaveText('8 datasets');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(count(page)).toHaveText('9 datasets');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search, its filters and the pages of rows are plain forms and links', async ({ page, context, portal }) => {
    await signIn(context, portal, 'esi');
    await page.goto('/main/datasets');
    await page.getByRole('searchbox').fill('fertilizer');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/q=fertilizer/);
    await page.getByRole('link', { name: 'Preview: Sample: fertilizer rates' }).click();
    await page.getByRole('link', { name: 'Next rows' }).click();
    await expect(page.getByText(`Rows 11–20 of ${shipped('fertilizerRates')}`)).toBeVisible();
    await expect(page.locator('#summary').getByRole('heading', { level: 3 }).first()).toBeVisible();
    await expect(page.locator('#cite blockquote')).toContainText('Sample: fertilizer rates. Version 1.');
    const bibtex = (await page.locator('#cite').getByRole('link', { name: 'BibTeX' }).getAttribute('href')) ?? '';
    expect(await (await page.request.get(bibtex)).text()).toMatch(/^@\w+\{[\s\S]*Sample: fertilizer rates/);
  });
});
