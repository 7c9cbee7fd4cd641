import { readFileSync } from 'node:fs';
import { expect, test } from './support/portal.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a visitor taps a region, reads how many projects it has, opens one and comes back', async ({ page }) => {
    await page.goto('/main/leaflet');
    const oti = page.locator('.atlas-drawing [data-region="oti"]');
    await expect(oti).toBeVisible();
    await oti.tap();
    await expect(page).toHaveURL(/region=oti/);
    const card = page.locator('.atlas-popup-card');
    await expect(card).toContainText('Capital: Dambai');
    await expect(card).toContainText(/Total projects: \d+/);
    await expect(card).toContainText('for the whole country');
    await card.getByRole('link', { name: 'See the projects' }).click();
    const first = page.locator('.project-card').first();
    const name = await first.getByRole('heading').innerText();
    await first.getByRole('link', { name: /^Read more/ }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.locator('.project-facts')).toContainText('Implementing agencies');
    await page.goBack();
    await expect(page).toHaveURL(/region=oti/);
  });

  test('a district found with a typing error shows its card on the map, and its calendar is one tap away', async ({
    page,
  }) => {
    await page.goto('/main/district_map');
    await page.getByLabel('Search a district or region').fill('Ejra');
    await page.getByRole('navigation', { name: 'Did you mean' }).getByRole('link', { name: /Ejura/ }).click();
    await expect(page.getByRole('region', { name: 'Ejura Sekyedumase Municipal' })).toContainText('No sensor');
    await expect(page.locator('.atlas-popup-card')).toContainText('Ejura Sekyedumase Municipal');
    await page.getByRole('link', { name: 'Cropping calendar of this district' }).click();
    await expect(page.getByLabel('District', { exact: true })).toHaveValue('ejura_sekyedumase_municipal');
  });

  test('no two names on the map of the country touch', async ({ page }) => {
    await page.goto('/main/leaflet');
    await expect(page.locator('.atlas-label:visible').first()).toBeVisible();
    const touching = await page.evaluate(() => {
      const names = [...document.querySelectorAll('.atlas-label[data-from]')].filter(
        (each) => getComputedStyle(each).display !== 'none',
      );
      const boxes = names.map((each) => ({ name: each.textContent, box: each.getBoundingClientRect() }));
      return boxes.flatMap(({ name, box }, index) =>
        boxes
          .slice(index + 1)
          .filter(
            ({ box: other }) =>
              box.left < other.right &&
              box.right > other.left &&
              box.top + 2 < other.bottom &&
              box.bottom > other.top + 2,
          )
          .map((other) => `${name} / ${other.name}`),
      );
    });
    expect(touching).toEqual([]);
  });
});

test('by keyboard alone: search, filter and table lead where the map leads', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/main/leaflet');
  await page.waitForLoadState('networkidle');
  await page.getByLabel('Search projects').focus();
  await page.keyboard.type('dams');
  await expect(page).toHaveURL(/q=dams/);
  await expect(page.getByLabel('Search projects')).toBeFocused();
  await expect(page.getByRole('heading', { name: /of 40 projects/ })).toBeVisible();
  await page.getByRole('table', { name: 'Projects found, by region' }).getByRole('link', { name: 'Savannah' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=dams&region=savannah/);
  await page.getByRole('link', { name: 'Clear search and filters' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Search projects')).toHaveValue('');
});

test('a map coloured by another figure has its legend, its table and its files', async ({ page, request, portal }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/main/district_map');
  await page.getByLabel('Colour the map by').selectOption({ label: 'Start of the rains: minor season' });
  await expect(page).toHaveURL(/figure=onset_minor/);
  const legend = page.locator('.class-legend');
  await expect(legend).toContainText(/\d+ (Aug|Sep)/);
  await expect(legend).toContainText('no data');
  await page.getByLabel('Colour the map by').selectOption({ label: 'Pest risk' });
  await page.getByLabel('Crop').selectOption({ label: 'Tomato' });
  await expect(page).toHaveURL(/crop=tomato/);
  await expect(page.getByRole('table')).toContainText(/high|moderate|low/);

  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Numbers (CSV)' }).click(),
  ]);
  expect(readFileSync(await csv.path(), 'utf8').split('\r\n')).toHaveLength(263);
  const [png] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Map (PNG)' }).click(),
  ]);
  expect(
    readFileSync(await png.path())
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG');
  const svg = await request.get(portal + (await page.getByRole('link', { name: 'Map (SVG)' }).getAttribute('href')));
  expect(await svg.text()).toContain('Approximate outlines, not official borders');
});

test('the farm map says that there are no farms yet, and who may look one up', async ({ page }) => {
  await page.goto('/main/farm_cord');
  await expect(page.getByText('No farm is mapped yet')).toBeVisible();
  await page.getByRole('link', { name: 'Sign in as an officer' }).click();
  await expect(page).toHaveURL(/sign-in\?next=\/main\/farm_cord/);
});

test('a project that does not exist answers 404: No matching project found.', async ({ page, complaints }) => {
  const answer = await page.goto('/main/mapdetails/P999');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'No matching project found.' })).toBeVisible();
  complaints.length = 0;
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('the maps are pictures, and lists, search and filters work as plain forms and links', async ({ page }) => {
    await page.goto('/main/leaflet');
    await expect(page.getByRole('img', { name: 'Map of Ghana coloured by Projects' })).toBeVisible();
    await page.getByLabel('CSA technology').selectOption('Dams');
    await page.getByRole('button', { name: 'Filter' }).click();
    await expect(page).toHaveURL(/technology=Dams/);
    await page
      .getByRole('navigation', { name: 'Projects by region' })
      .getByRole('link', { name: /Savannah/ })
      .click();
    await expect(page).toHaveURL(/region=savannah&technology=Dams/);
    await expect(page.getByRole('heading', { name: /projects? in Savannah/ })).toBeVisible();

    await page.goto('/main/district_map');
    await page.getByLabel('Search a district or region').fill('Kadjebi');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Kadjebi' })).toContainText('73,959 people');
    await page.getByLabel('Colour the map by').selectOption({ label: 'Population density' });
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(/figure=density/);
    await expect(page.getByRole('region', { name: 'Kadjebi' })).toContainText('people per km²');
  });

  test('text mode leaves map and pictures out', async ({ page }) => {
    await page.goto('/main/district_map?region=oti&text=1');
    await expect(page.locator('.map-wait, .atlas, main img')).toHaveCount(0);
    await expect(page.getByRole('table')).toContainText('Kadjebi');
  });
});
