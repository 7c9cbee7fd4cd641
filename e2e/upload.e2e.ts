import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect, signIn, test } from './support/portal.ts';

/** A title line, a name twice, a ragged row, blanks in numbers, telephone numbers of traders. */
const messy = [
  'Maize prices in Ashanti markets',
  'Region,District,Market day,Price per bag (GHS),Trader phone,Price per bag (GHS)',
  'Ashanti,Ejura Sekyedumase,2023-03-01,250,0244123456,1',
  'Ashanti,Mampong,2023-03-01,1 260,0201234567,2',
  'Ashanti,Bekwai,2023-03-15,280,0244000002',
  'Ashanti,Obuasi,2023-03-22,290,0244000003,6',
].join('\n');
const mended = [
  'Region,Market day,Price per bag (GHS)',
  'Ashanti,2023-03-01,250',
  'Ashanti,2023-03-15,280',
  'Ashanti,2023-03-22,295',
].join('\n');

const file = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

async function openAs(
  browser: Browser,
  portal: string,
  person: string,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ baseURL: portal });
  await signIn(context, portal, person);
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('storageTold', '1'));
  return { context, page };
}

test('a messy file is sent, mended, approved by a second person, and found', async ({
  browser,
  page,
  context,
  portal,
}) => {
  await signIn(context, portal, 'esi');
  await page.goto('/main/datasets/upload');
  await expect(
    page.getByText('Accepted: xlsx, csv, ods; tsv, zipped csv, Stata, SPSS, GeoJSON and GeoPackage too. Up to 1 GB.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByLabel('Name of the dataset')).toBeFocused();
  await page.locator('input[type=file]').setInputFiles(file('maize_prices.csv', messy));
  await expect(page.getByText(/, uploaded$/)).toBeVisible();
  await expect(page.getByLabel('Name of the dataset')).toHaveValue('maize prices');
  await page.getByLabel('Name of the dataset').fill('Maize prices, Ashanti');
  await page.getByLabel('Description').fill('Weekly prices of a bag of maize.');
  await expect(page.getByText('Max 70 words and 500 characters. 7 words so far.')).toBeVisible();
  await page.getByRole('button', { name: 'Send', exact: true }).click();

  await expect(page).toHaveURL(/\/main\/datasets\/holding\/[\w-]+$/);
  await expect(page.getByRole('heading', { name: /problems? to fix/ })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/^line 5/)).toBeVisible();
  await expect(page.getByText('4 phone numbers in the column “Trader phone”', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: /^Accept \d fix/ }).click();
  await expect(page.getByRole('heading', { name: 'One question about personal data' })).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByRole('cell', { name: 'Ejura Sekyedumase' })).toBeVisible();
  await page.getByLabel(/^No, it is not about people/).check();
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Waits for review' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0);

  const reviewer = await openAs(browser, portal, 'adjoa');
  await reviewer.page.goto('/main/datasets/holding');
  await reviewer.page.getByRole('link', { name: 'Maize prices, Ashanti', exact: true }).click();
  await expect(reviewer.page.getByRole('heading', { name: 'For you to review' })).toBeVisible();
  await reviewer.page.getByRole('button', { name: 'Return', exact: true }).click();
  await reviewer.page.getByLabel('Comment').fill('Please leave the traders’ numbers out.');
  await reviewer.page.getByRole('dialog').getByRole('button', { name: 'Return', exact: true }).click();
  await expect(reviewer.page.getByRole('heading', { name: 'Returned with a comment' })).toBeVisible();

  await page.goto('/notices');
  await page
    .getByRole('link', { name: /Maize prices, Ashanti/ })
    .first()
    .click();
  await expect(page.getByText('“Please leave the traders’ numbers out.”', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Send a corrected file' }).click();
  await page.locator('input[type=file]').setInputFiles(file('maize_prices.csv', mended));
  await expect(page.getByText(/, uploaded$/)).toBeVisible();
  await page.getByRole('button', { name: 'Read this file instead' }).click();
  // Whoever returned it looks at it again.
  await expect(page.getByRole('heading', { name: /^Waits for Adjoa/ })).toBeVisible({ timeout: 30_000 });

  await reviewer.page.reload();
  await reviewer.page.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(reviewer.page.getByRole('heading', { name: 'Published' })).toBeVisible({ timeout: 30_000 });
  await reviewer.page.getByRole('main').getByRole('link', { name: 'Open the dataset' }).click();
  await expect(reviewer.page.getByRole('heading', { level: 1, name: 'Maize prices, Ashanti' })).toBeVisible();
  await expect(reviewer.page.getByRole('cell', { name: '295' })).toBeVisible();
  const [download] = await Promise.all([
    reviewer.page.waitForEvent('download'),
    reviewer.page.locator('a[download]').first().click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^Dataset /);

  await page.goto('/main/datasets/mine');
  await expect(page.getByRole('link', { name: 'Maize prices, Ashanti', exact: true })).toHaveCount(2);
  await reviewer.context.close();
});

test('a line that drops costs nothing: the file goes on, and after a reload it is still there', async ({
  page,
  context,
  portal,
  complaints,
}) => {
  await signIn(context, portal, 'esi');
  await page.goto('/main/datasets/upload');
  // Three parts, and the second finds no network.
  const big = `place,value\n${'Tamale,1234567890\n'.repeat(150_000)}`;
  let parts = 0;
  await page.route('**/api/uploads/tus/*', async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue();
    parts += 1;
    return parts === 2 ? route.abort('connectionreset') : route.continue();
  });
  await page.locator('input[type=file]').setInputFiles(file('places.csv', big));
  await expect(page.getByText('2.7 MB, uploaded')).toBeVisible({ timeout: 30_000 });
  expect(parts).toBeGreaterThanOrEqual(4);
  await page.getByLabel('Description').fill('Values of places.');
  complaints.length = 0;
  await page.reload();
  await expect(page.getByLabel('Description')).toHaveValue('Values of places.');
  await page.getByRole('button', { name: 'Use places.csv' }).click();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page).toHaveURL(/\/main\/datasets\/holding\/[\w-]+$/);
  await page.getByRole('button', { name: 'Delete places' }).click();
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(page).toHaveURL(/\/main\/datasets\/mine$/);
});

test('a visitor is told what may be sent, and led to sign in', async ({ page }) => {
  await page.goto('/main/datasets/upload');
  await expect(page.getByText('Accepted: xlsx, csv, ods', { exact: false })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    /next=%2Fmain%2Fdatasets%2Fupload/,
  );
});
