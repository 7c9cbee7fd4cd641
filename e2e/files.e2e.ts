import { expect, signIn, test } from './support/portal.ts';
import { expectSound, phoneLightAndDark } from './support/sound.ts';

/** 1 × 1 pixels; what a phone sends is larger and treated alike. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('an officer adds a picture, shares it; the other sees the version for phones and asks for the share to end; it is deleted and brought back', async ({
  page,
  context,
  browser,
  portal,
}) => {
  await signIn(context, portal, 'ama');
  await page.goto('/controlcenter/uploads');
  await expect(page.getByRole('heading', { name: 'Add a file for yourself' })).toBeVisible();
  await page
    .getByLabel('File', { exact: true })
    .setInputFiles({ name: 'leaf_spots.png', mimeType: 'image/png', buffer: picture });
  await expect(page.getByLabel('Name or description')).toHaveValue('leaf spots');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('leaf spots was added.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select leaf spots' }).check();
  await expectSound(page, phoneLightAndDark);

  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share 1 file' });
  await dialog.getByRole('checkbox', { name: /Kofi/ }).check();
  await dialog.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByText('File(s) shared')).toBeVisible();

  const other = await browser.newContext();
  await signIn(other, portal, 'kofi');
  const theirs = await other.newPage();
  await theirs.goto(new URL('/controlcenter/uploads', page.url()).href);
  await theirs.getByRole('link', { name: 'View leaf spots' }).first().click();
  const shown = theirs.getByRole('img', { name: 'leaf spots' });
  await expect(shown).toHaveAttribute('src', /size=/);
  expect(
    await shown.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0);
  await theirs.goBack();
  await theirs.getByRole('checkbox', { name: 'Select leaf spots' }).check();
  await theirs.getByRole('button', { name: 'Ask to unshare' }).click();
  await expect(theirs.getByText('The officer was asked to unshare.')).toBeVisible();
  await other.close();

  await page.getByRole('link', { name: 'View leaf spots' }).first().click();
  await page.getByRole('button', { name: /^Unshare with Kofi/ }).click();
  await expect(page.getByText('Yours alone.')).toBeVisible();
  await page.getByRole('button', { name: 'Make a link' }).click();
  await expect(page.getByRole('link', { name: /\/f\// })).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  const asked = page.getByRole('dialog', { name: 'Delete 1 file?' });
  await expect(asked.getByText('All selection(s) will be deleted/distroyed(Permanently)')).toBeVisible();
  await asked.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/^Brought back: /)).toBeVisible();
  await expect(page.getByRole('link', { name: 'View leaf spots' }).first()).toBeVisible();
});
