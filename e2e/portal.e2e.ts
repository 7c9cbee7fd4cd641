import { awake, expect, test } from './support/portal.ts';

test('the older calendar shows its eight kinds of work, twelve months per town, and asks for a choice when there is none', async ({
  page,
}) => {
  await page.goto('/main/Croppingcalendarold');
  await expect(page.getByText('No result found, Please make your selections', { exact: true })).toBeVisible();
  await awake(page.getByLabel('Crop'));
  await page.getByLabel('Crop').selectOption({ label: 'Maize' });
  await page.getByLabel('Region').selectOption({ label: 'Ashanti' });
  const grid = page.getByRole('region', { name: 'Maize in Ashanti: twelve months per place' });
  await expect(grid).toBeVisible();
  await expect(page.getByText('No result found')).toHaveCount(0);
  await expect(grid.getByText('Kumasi').first()).toBeVisible();
  expect(await grid.locator('abbr').allInnerTexts()).toEqual(
    'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
  );
  for (const kind of [
    'Land Preparation',
    'Rain',
    'Planting',
    'Fertilizer App (Basal)',
    'Weeding',
    'Fertilizer App (Top Dressing)',
    'Pesticide App.',
    'Harvesting',
  ]) {
    await expect(page.getByText(kind, { exact: true }).first()).toBeVisible();
  }
});

test('the calendar’s own page turns three slides, holds still when paused, and counts what it knows', async ({
  page,
}) => {
  await page.goto('/main/cchome');
  const slides = page.getByRole('region', { name: 'What the calendar shows' });
  for (const title of ['Monthly Calendar', 'Activity Timeline', 'Risks & Advisories']) {
    await expect(slides.getByRole('heading', { name: title })).toBeAttached();
  }
  const at = () => slides.locator('.carousel-row').evaluate((row) => Math.round(row.scrollLeft / row.clientWidth));
  expect(await at()).toBe(0);
  await expect.poll(at, { timeout: 7_000 }).toBe(1);
  await slides.getByRole('button', { name: 'Pause' }).click();
  await page.mouse.move(0, 0);
  await page.locator('h1').click();
  const paused = await at();
  await page.waitForTimeout(4_600);
  expect(await at()).toBe(paused);
  await expect(slides.getByRole('button', { name: 'Play' })).toBeVisible();

  const stats = page.getByRole('region', { name: 'The calendar in figures' });
  await stats.scrollIntoViewIfNeeded();
  for (const figure of [/261\s*Disticts/, /32\s*Crop Varieties/, /Visits/, /Persons/])
    await expect(stats).toHaveText(figure);
  await page.getByRole('link', { name: 'Go to Calendar' }).click();
  await expect(page).toHaveURL(/\/main\/croppingcalendar$/);
});

test('an address nobody knows says so with status 404 and leads on', async ({ page, complaints }) => {
  const unknown = await page.goto('/main/nowhere');
  expect(unknown!.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'There is no such page' })).toBeVisible();
  await page.locator('main').getByRole('link', { name: 'Calendar', exact: true }).click();
  await expect(page).toHaveURL(/croppingcalendar/);
  expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);
  complaints.length = 0;
});

test('a mistyped place is answered with a sentence and the way to the list', async ({ page, complaints }) => {
  await page.goto('/main/croppingcalendar?crop=maize&district=Kumassi');
  const alert = page.getByRole('alert').filter({ hasText: 'The plan could not be worked out' });
  await expect(alert).toContainText('There is no district "Kumassi". Did you mean');
  await alert.getByRole('link', { name: 'Choose the region and district from the list' }).click();
  await expect(page.getByRole('navigation', { name: 'Regions of Ghana' })).toBeVisible();
  complaints.length = 0;
});
