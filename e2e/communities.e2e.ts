import { expect, signIn, test } from './support/portal.ts';

test.use({ viewport: { width: 360, height: 780 } });

test('a farmer’s village is found by its sound and chosen with the keyboard alone; one not known is kept as typed and settled later', async ({
  page,
  context,
  portal,
}) => {
  await signIn(context, portal, 'admin');
  await page.goto('/controlcenter/extensions');
  await page.getByRole('button', { name: 'Add Farmer' }).click();
  const form = page.getByRole('dialog', { name: 'Add Farmer' });
  await form.getByLabel('Name').fill('Sample: Yaa Villager');
  await form.getByLabel(/^Phone/).fill('0200000099');
  const address = form.getByRole('combobox', { name: 'Address' });
  await address.click();
  await page.keyboard.type('Edjura');
  await expect(page.getByRole('option', { name: /^Ejura/ }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(address).toHaveValue('Ejura');

  await address.fill('Sample: Kwasitanti');
  await page.getByRole('option', { name: /Keep “Sample: Kwasitanti” as typed/ }).click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await form.getByLabel('District of Sample: Kwasitanti').selectOption('Ejura Sekyedumase Municipal');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(form).toBeHidden();

  await page.goto('/controlcenter/communities?show=asked');
  await page.getByRole('link', { name: 'Sample: Kwasitanti' }).click();
  await expect(page.getByText('1 farmer ·')).toBeVisible();
  await page.getByRole('button', { name: 'It is a place of its own' }).click();
  await expect(page.getByText('Known', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test.describe('in a field near Ejura', () => {
  test.use({ geolocation: { latitude: 7.38, longitude: -1.36 }, permissions: ['geolocation'] });

  test('without imagery the maps of traps, of a risk and of a farm name the villages near', async ({
    page,
    context,
    portal,
  }) => {
    await signIn(context, portal, 'ama');
    const village = page.locator('.base-map-name', { hasText: 'Ejura' });
    await page.goto('/controlcenter/trapsite');
    await page.getByRole('link', { name: /^Sample: Ejura dam/ }).click();
    await expect(village.first()).toBeVisible();

    await page.goto('/controlcenter/risk/add');
    await page.getByRole('button', { name: 'Find where I am' }).click();
    await page.getByRole('button', { name: 'Choose on the map' }).click();
    await expect(village.first()).toBeVisible();

    await page.goto('/controlcenter/polygon');
    await page.getByRole('button', { name: 'Map a Farm' }).click();
    await page.getByRole('radio', { name: 'Draw' }).check({ force: true });
    const zoomOut = page.getByRole('dialog').getByRole('button', { name: 'Zoom out' });
    await expect(async () => {
      if (!(await village.first().isVisible())) await zoomOut.click({ timeout: 1000 });
      await expect(village.first()).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 20_000 });
  });
});
