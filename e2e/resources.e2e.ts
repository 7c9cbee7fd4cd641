import type { Page } from '@playwright/test';
import { expect, test } from './support/portal.ts';

const count = (page: Page) => page.locator('.resources-page-count');

test('a researcher searches while typing, narrows to a publisher and shares what was found', async ({
  page,
  browser,
  portal,
}) => {
  await page.goto('/main/resources');
  await expect(count(page)).toHaveText('48 resources');
  const box = page.getByPlaceholder('eg. ghana or farming');
  await box.pressSequentially('rainfall', { delay: 30 });
  await expect(page).toHaveURL(/searchValue=rainfall$/);
  await expect(count(page)).toHaveText(/resources for “rainfall”$/);
  await expect(page.locator('mark').first()).toHaveText(/rainfall/i);
  await expect(box).toBeFocused();
  await page.getByLabel('Publisher').selectOption({ label: 'GMet (2)' });
  await expect(count(page)).toHaveText('2 resources for “rainfall” by GMet');
  await expect(page.getByRole('link', { name: /^Access: / })).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'GMet' }).first()).toHaveAttribute('href', 'https://www.meteo.gov.gh');
  const other = await browser.newContext({ baseURL: portal, javaScriptEnabled: false });
  const theirs = await other.newPage();
  await theirs.goto(page.url());
  await expect(theirs.locator('.resources-page-count')).toHaveText('2 resources for “rainfall” by GMet');
  await other.close();
});

test('a typing error is forgiven, and said', async ({ page }) => {
  await page.goto('/main/resources?searchValue=fertiliser');
  await expect(page.getByText('No resource has “fertiliser”; this is what was found for “fertilizer”.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(3);
});

test('a search in the path fills the box', async ({ page }) => {
  await page.goto('/main/resources/maize');
  await expect(page).toHaveURL(/\/main\/resources\?searchValue=maize$/);
  await expect(page.getByRole('searchbox')).toHaveValue('maize');
  await expect(count(page)).toHaveText('5 resources for “maize”');
});

test('a search that finds nothing offers words that do; all of them can be shown again', async ({ page }) => {
  await page.goto('/main/resources?searchValue=xylophone');
  await page.getByRole('link', { name: 'climate', exact: true }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('climate');
  await expect(count(page)).toHaveText(/resources for “climate”$/);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(count(page)).toHaveText('48 resources');
  await page.getByRole('link', { name: 'Show 24 more' }).click();
  await expect(page.getByRole('article')).toHaveCount(48);
});

test('a search of 5,000 characters is refused with a sentence, hostile text is text', async ({ page, complaints }) => {
  expect((await page.goto(`/main/resources?searchValue=${'a'.repeat(5000)}`))?.status()).toBe(400);
  await expect(page.getByRole('alert').filter({ hasText: '200' })).toBeVisible();
  complaints.length = 0;
  await page.goto(`/main/resources?searchValue=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
  await expect(page.getByRole('searchbox')).toHaveValue('<img src=x onerror=alert(1)>');
  expect(await page.locator('main img').count()).toBe(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search and its filter are plain forms', async ({ page }) => {
    await page.goto('/main/resources');
    await page.getByRole('searchbox').fill('maize');
    await page.getByRole('searchbox').press('Enter');
    await expect(count(page)).toHaveText('5 resources for “maize”');
    await page.getByLabel('Publisher').selectOption('IFDC');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(count(page)).toHaveText('1 resource for “maize” by IFDC');
  });
});
