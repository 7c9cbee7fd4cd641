import sharp from 'sharp';
import { expect, signIn, test } from './support/portal.ts';
import { expectSound, type Look } from './support/sound.ts';

const looks: readonly Look[] = [
  { width: 360, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
];

const photo = async (green: number) => ({
  name: `leaf-${green}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 800, height: 600, channels: 3, background: { r: 40, g: green, b: 40 } } })
    .jpeg()
    .toBuffer(),
});

test('an officer reports with three photos, plant protection verifies, assigns and warns the farmers around, everybody sees it rounded, the responder comments, it is closed', async ({
  page,
  context,
  portal,
}) => {
  test.setTimeout(300_000);
  await context.grantPermissions(['geolocation'], { origin: portal });
  await context.setGeolocation({ latitude: 7.391_234, longitude: -1.356_789 });
  await signIn(context, portal, 'ama');
  await page.goto('/controlcenter/risk/add');
  await page.getByLabel('Photos').setInputFiles(await Promise.all([90, 120, 150].map(photo)));
  await page.getByLabel('Category').selectOption('Pest');
  await page.getByLabel('How many cases').fill('40');
  await page.getByLabel('What did you see?').fill('Armyworm in the whorl of young maize');
  await page.getByRole('button', { name: 'Find where I am' }).click();
  await expect(page.getByText('Point 7.3912, -1.3568')).toBeVisible();
  await expect(page.getByLabel('District')).toHaveValue('ejura_sekyedumase_municipal');
  await expectSound(page, looks);
  await page.getByRole('button', { name: 'Send the report' }).click();
  await expect(page.getByText(/^Risk \d+ has been reported$/).first()).toBeVisible();
  await page.getByRole('link', { name: 'See it' }).click();
  await expect(page).toHaveURL(/\/controlcenter\/risk\/\d+$/);
  const id = page.url().split('/').at(-1) ?? '';

  await signIn(context, portal, 'efua');
  // What waits to be judged comes first, with its village and photo; judged by keys alone.
  await page.goto('/controlcenter/risk');
  const row = page.getByRole('row').filter({ has: page.getByLabel(`Select risk ${id}`) });
  await expect(row).toContainText('Pending');
  await expect(row.locator('img.risk-thumb')).toBeVisible({ timeout: 30_000 });
  await row.getByRole('link', { name: `Pest ${id}` }).focus();
  await page.keyboard.press('x');
  await expect(page.getByLabel(`Select risk ${id}`)).toBeChecked();
  await expectSound(page, looks);
  await page.keyboard.press('v');
  await expect(page.getByText('1 risk changed.')).toBeVisible();
  await page.goto(`/controlcenter/risk/${id}`);
  const approval = page.getByRole('form', { name: 'Approval' });
  await expect(approval.getByLabel('Verified and Approved')).toBeChecked();
  await approval.getByLabel('Mitigation').fill('Spray at dusk, early instars only');
  await approval.getByLabel(/^Yaw/).check();
  await approval.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText(`Risk ${id} has been updated`)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Photo 1 of 3/ }).first()).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: /Enlarge/ }).press('Enter');
  await expect(page.getByRole('button', { name: /Enlarge/ })).toHaveAttribute('aria-pressed', 'true');
  await expectSound(page, looks);

  await page.getByRole('button', { name: 'Warn the farmers around' }).click();
  await expect(page.getByText(/^\d+ gets? the message$/)).toBeVisible();
  await page.getByLabel('It cannot wait for the morning').check();
  await expectSound(page, looks);
  await page.getByRole('button', { name: /^Warn \d+ farmers?$/ }).click();
  await expect(page.getByText(/^\d+ (?:sent|delivered)$/)).toBeVisible();

  await context.clearCookies();
  await page.goto('/main/risks');
  await page.getByLabel('Category').selectOption('Pest');
  await expect(page).toHaveURL(/category=\d/);
  await page.locator(`.risk-cards a[href$="/main/risks/${id}"]`).click();
  await expect(page.getByText('Within about a kilometre of 7.39, -1.36')).toBeVisible();
  expect(await page.content()).not.toMatch(/7\.3912|1\.3568|Ama \(demo|Spray at dusk/);
  await expect(page.getByAltText('Photo 3 of 3')).toBeVisible();
  await expectSound(page, looks);

  await signIn(context, portal, 'yaw');
  await page.goto('/controlcenter/respondent');
  await page.getByRole('link', { name: `Open Pest ${id}` }).click();
  await page.getByLabel('Add a Comment').fill('Traps are set');
  await expectSound(page, looks);
  await page.getByRole('button', { name: 'Add the comment' }).click();
  await expect(page.getByText('Your comment was added')).toBeVisible();

  await signIn(context, portal, 'efua');
  await page.goto(`/controlcenter/risk/${id}`);
  await page.getByLabel('Outcome').selectOption('Contained');
  await page.getByRole('button', { name: 'Close the risk' }).click();
  await expect(page.getByText(/^Contained, said Efua/)).toBeVisible();
  await expect(page.locator('.time-line > li')).toHaveCount(7);
  await expect(page.locator('.time-line')).toContainText('Farmers within 10 km of Ejura were warned');
  await expect(page.locator('.time-line')).toContainText('Assigned to Yaw (demo responder)');
});
