import type { Page, Route } from '@playwright/test';
import { awake, expect, test } from './support/portal.ts';
import { violationsOf } from './support/sound.ts';

const SAMPLE = 'Sample weather, not a forecast';
const WAITING = "You're hard to find, please wait or use search alt.";

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a farmer searches a place, reads the day, and promotes another', async ({ page }) => {
    await page.goto('/weather?location=accra');
    await page.getByRole('searchbox', { name: 'Search a town or district' }).fill('tamle');
    await page
      .getByRole('region', { name: 'Locations' })
      .getByRole('link', { name: /^Tamale/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Weather in Tamale' })).toBeVisible();
    await expect(page.getByText(SAMPLE)).toBeVisible();
    const card = page.locator('.weather-card');
    await expect(card.getByRole('heading', { level: 2 })).toHaveText(/^Today/);
    await expect(card.getByRole('listitem')).toHaveText([
      /^Morning\d+°.*as at 09:00$/,
      /^Afternoon\d+°.*as at 15:00$/,
      /^Evening\d+°.*as at 18:00$/,
    ]);

    const row = page.getByRole('navigation', { name: 'The coming days' }).getByRole('link');
    await expect(row.first()).toHaveAccessibleName(/^Tomorrow/);
    await expect(page.getByText('today', { exact: true })).toHaveCount(0);
    const third = await row.nth(1).getAttribute('aria-label');
    await row.nth(1).click();
    await expect(page).toHaveURL(/\/weather\/tamale\?day=20\d\d-\d\d-\d\d$/);
    await expect(card.getByRole('heading', { level: 2 })).toContainText(third?.split(' ')[0] ?? '?');
    await expect(row.nth(1)).toHaveAccessibleName(/^Today/);

    const work = page.getByRole('region', { name: /^Farm work/ });
    // Planting is judged only while it is the season for it.
    await expect(work.getByRole('heading', { level: 3 }).filter({ hasNotText: 'Plant' })).toHaveText([
      'Spray',
      'Dry the harvest',
      'Spread fertilizer',
    ]);
    await expect(work.getByText('do not act on it')).toBeVisible();
    // The place is remembered on the device.
    await page.goto('/weather');
    await expect(page).toHaveURL(/\/weather\/tamale$/);
  });

  test('every place stands in a list with addresses, by region', async ({ page }) => {
    await page.goto('/weather/accra');
    await page.getByRole('link', { name: 'All locations' }).click();
    await expect(page).toHaveURL(/all=1/);
    await expect(page.getByRole('heading', { name: 'Locations in Greater Accra' })).toBeVisible();
    await page.getByRole('link', { name: 'Ashanti', exact: true }).click();
    await page
      .locator('.location-list')
      .getByRole('link', { name: /^Ejura/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Weather in Ejura' })).toBeVisible();
  });

  test('temperature and rain have three charts, and a place to choose', async ({ page }) => {
    await page.goto('/main/temprain');
    await expect(page.getByRole('heading', { level: 1, name: 'Temperature and rain in Accra' })).toBeVisible();
    await expect(page.getByRole('figure')).toHaveCount(3);
    await expect(page.getByText('nothing was measured')).toBeVisible();
    await expect(page.getByText('Sample weather is no forecast, so there is nothing to compare.')).toBeVisible();
    await page.getByText('Accra, Greater Accra').click();
    await page.getByRole('searchbox', { name: 'Search a town or district' }).fill('Wa');
    await page
      .getByRole('region', { name: 'Locations' })
      .getByRole('link', { name: /^Wa Wa/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Temperature and rain in Wa' })).toBeVisible();
    await expect(page.getByText(SAMPLE)).toHaveCount(4);
  });

  test('the calendar shows the coming rain beside the month', async ({ page }) => {
    await page.goto('/main/croppingcalendar?crop=maize&region=ashanti&district=ejura_sekyedumase_municipal');
    const rain = page.getByRole('region', { name: 'Rain in the coming days, Ejura' });
    await expect(rain.getByText(SAMPLE)).toBeVisible();
    await expect(rain.locator('.rain-ahead-days').getByRole('listitem')).toHaveCount(7);
    await rain.getByRole('link', { name: 'The whole forecast for Ejura' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Weather in Ejura' })).toBeVisible();
  });
});

test.describe('where the device is', () => {
  test('granted: the place near it is shown', async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 6.69, longitude: -1.62 });
    await page.goto('/weather');
    await expect(page.getByRole('heading', { level: 1, name: 'Weather in Kumasi' })).toBeVisible();
  });

  test('refused: it says so once, and leaves the search', async ({ page, context }) => {
    await context.clearPermissions();
    await page.goto('/weather');
    await expect(page.getByRole('heading', { name: 'Location is off on this device: choose your town' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Location is off on this device: choose your town' })).toBeVisible();
    await page.getByRole('link', { name: 'Kumasi', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Weather in Kumasi' })).toBeVisible();
  });

  test('outside of Ghana: it says so, and offers places', async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 51.5, longitude: 0 });
    await page.goto('/weather');
    await expect(page.getByRole('heading', { name: 'That position is not in Ghana' })).toBeVisible();
    await page.getByRole('link', { name: 'Kumasi', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Weather in Kumasi' })).toBeVisible();
  });

  test('the first page shows it at its foot, until it is put away', async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 6.69, longitude: -1.62 });
    await page.goto('/');
    const panel = page.getByRole('complementary', { name: 'Weather where you are' });
    await expect(panel.getByRole('link', { name: /Kumasi/ })).toBeVisible();
    await expect(panel.getByText(SAMPLE)).toBeVisible();
    await panel.getByRole('button', { name: 'Hide weather' }).click();
    await page.reload();
    await expect(panel.getByRole('button', { name: 'Weather' })).toBeVisible();
    await expect(panel.getByRole('link')).toHaveCount(0);
  });
});

test('without JavaScript a form and links do the same', async ({ browser, portal }) => {
  const context = await browser.newContext({ baseURL: portal, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/weather');
  await expect(page.getByRole('heading', { level: 1, name: 'Weather in Accra' })).toBeVisible();
  await expect(page.getByText('No place is chosen on this device yet, so this is Accra.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Choose a place' })).toBeVisible();
  await page.getByRole('searchbox').fill('bolgatnga');
  await page.getByRole('searchbox').press('Enter');
  await page.getByRole('link', { name: /^Bolgatanga Bolgatanga/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Weather in Bolgatanga' })).toBeVisible();
  await expect(page.getByText(SAMPLE)).toBeVisible();
  await expect(
    page
      .getByRole('region', { name: /^Farm work/ })
      .getByRole('heading', { level: 3 })
      .filter({ hasNotText: 'Plant' }),
  ).toHaveCount(3);
  await page.getByRole('navigation', { name: 'The coming days' }).getByRole('link').nth(2).click();
  await expect(page).toHaveURL(/day=/);
  await page.goto('/main/temprain?location=wa');
  await expect(page.getByRole('figure')).toHaveCount(3);
  await page.goto('/main/croppingcalendar?crop=maize&region=ashanti&district=ejura_sekyedumase_municipal');
  await expect(
    page
      .getByRole('region', { name: 'Rain in the coming days, Ejura' })
      .locator('.rain-ahead-days')
      .getByRole('listitem'),
  ).toHaveCount(7);
  await context.close();
});

/** Answers forecasts as a provider in trouble would make the portal answer them. */
async function forecastIs(page: Page, change: Record<string, unknown>): Promise<void> {
  await page.route('**/api/weather/forecast?*', async (route: Route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), ...change } });
  });
}

test.describe('a provider in trouble', () => {
  // The page's own calls are answered here; a service worker's would not be.
  test.use({ serviceWorkers: 'block' });

  test('says so: stale, on its way, not to be had, and what comes next', async ({ page }) => {
    const source = {
      maker: 'open-meteo',
      name: 'Open-Meteo',
      attribution: 'Weather data by Open-Meteo.com, CC BY 4.0',
      link: 'https://open-meteo.com/',
      licence: 'CC BY 4.0',
      isSample: false,
    };
    await page.goto('/weather?all=1');
    const go = async (place: RegExp) => {
      const link = page.locator('.location-list').getByRole('link', { name: place }).first();
      // Only a page that is awake asks by the calls that are answered here.
      await awake(link);
      await link.click();
    };

    await forecastIs(page, {
      state: 'stale',
      source,
      fetched_at: new Date(Date.now() - 5.5 * 3_600_000).toISOString(),
    });
    await go(/^Tema/);
    await expect(page.getByText('The forecaster does not answer just now')).toBeVisible();
    await expect(page.getByText('Open-Meteo, 5 h ago')).toBeVisible();
    await expect(page.getByText(SAMPLE)).toHaveCount(0);

    await page.unrouteAll();
    await forecastIs(page, {
      state: 'fetching',
      source,
      entries: [],
      days: [],
      fetched_at: null,
      ask_again_seconds: 5,
    });
    await page.getByRole('link', { name: 'All locations' }).click();
    await go(/^Adenta/);
    await expect(page.getByText(WAITING)).toBeVisible();
    // It comes by itself.
    await page.unrouteAll();
    await expect(page.locator('.weather-card')).toBeVisible({ timeout: 15_000 });

    await forecastIs(page, {
      state: 'unavailable',
      source,
      entries: [],
      days: [],
      fetched_at: null,
      next_try_at: '2026-05-06T08:12:00.000Z',
    });
    await page.getByRole('link', { name: 'All locations' }).click();
    await go(/^Ashaiman/);
    await expect(page.getByText('There is no forecast for Ashaiman yet')).toBeVisible();
    await expect(page.getByText('by itself at 08:12')).toBeVisible();
  });
});

test('a forecast opened once opens again without network', async ({ page, context, complaints }) => {
  await page.goto('/weather/kumasi');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    for (let tries = 0; tries < 60 && !(await caches.match(location.href, { ignoreVary: true })); tries++) {
      await new Promise((done) => setTimeout(done, 250));
    }
  });
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(/No network. This is the copy saved/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Weather in Kumasi' })).toBeVisible();
  await expect(page.locator('.weather-card')).toBeVisible();
  await context.setOffline(false);
  complaints.length = 0;
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`nothing on the weather pages stands in anybody's way, ${colorScheme}`, async ({ browser, portal }) => {
    const context = await browser.newContext({
      baseURL: portal,
      viewport: { width: 320, height: 740 },
      colorScheme,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    for (const path of [
      '/weather',
      '/weather/kumasi',
      '/weather?all=1',
      '/weather?q=wa',
      '/main/temprain?location=kumasi',
    ]) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
      expect(await violationsOf(page), path).toEqual([]);
    }
    await context.close();
  });
}
