import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/portal.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('by keyboard alone: from the skip link over the list beside the map to a district’s plan', async ({ page }) => {
  await page.goto('/main/croppingcalendar?crop=maize');
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();

  const regions = page.getByRole('navigation', { name: 'Regions of Ghana' });
  await tabTo(page, () => regions.getByRole('link', { name: 'Ashanti' }));
  await expectVisibleFocus(page);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Region', { exact: true })).toHaveValue('ashanti');

  const districts = page.getByRole('navigation', { name: 'Districts of Ashanti' });
  await tabTo(page, () => districts.getByRole('link', { name: 'Ejura Sekyedumase' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Maize in Ejura Sekyedumase' })).toBeVisible();

  await tabTo(page, () => page.getByRole('link', { name: 'Next activity' }));
  await expectVisibleFocus(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/month=/);
  await expect(page.getByRole('link', { name: 'Next activity' })).toBeFocused();
});

test('the map answers the pointer: a region, then a district with its marker and address', async ({ page }) => {
  await page.goto('/main/croppingcalendar?crop=maize&region=ashanti');
  const map = page.locator('.calendar-page-map');
  await map.locator('a[href*="district=offinso_north"]').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Maize in Offinso North' })).toBeVisible();
  await expect(map.getByText(/Offinso North, Ashanti|near Akomadan|Akomadan/).first()).toBeAttached();
});

test('the services of a region open beside the map and close again with Escape', async ({ page }) => {
  await page.goto('/main/croppingcalendar?crop=maize&region=ashanti');
  await page.getByRole('button', { name: 'Resources' }).click();
  const panel = page.getByRole('complementary', { name: 'Bundle Services' });
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: 'Resources' })).toBeFocused();
});

/** Presses Tab until the element is focused. */
async function tabTo(page: Page, target: () => Locator): Promise<void> {
  await expect(target()).toBeVisible();
  for (let presses = 0; presses < 140; presses++) {
    await page.keyboard.press('Tab');
    if (await target().evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('140 presses of Tab did not reach it');
}

/** What is focused shows it: an outline that is not transparent, or a shadow. */
async function expectVisibleFocus(page: Page): Promise<void> {
  const shown = await page.evaluate(() => {
    const style = getComputedStyle(document.activeElement!);
    return (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2) || style.boxShadow !== 'none';
  });
  expect(shown, 'focus is visible').toBe(true);
}
