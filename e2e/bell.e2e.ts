import type { Locator } from '@playwright/test';
import { expect, listen, signIn, test } from './support/portal.ts';
import { violationsOf } from './support/sound.ts';

const farmer = 'Sample: Akosua Mensah';

test('one officer shares a farmer; the other’s bell rings, the row is faded and not theirs to change; they give it back from the notice', async ({
  page,
  context,
  browser,
  portal,
  complaints,
}) => {
  await signIn(context, portal, 'ama');
  const phone = await browser.newContext({
    baseURL: portal,
    viewport: { width: 360, height: 780 },
    colorScheme: 'dark',
  });
  await signIn(phone, portal, 'kofi');
  const theirs = await phone.newPage();
  listen(theirs, portal, complaints);
  await theirs.goto('/controlcenter');
  const bell = theirs.locator('summary').filter({ hasText: 'Notices' });
  await expect(theirs.getByText(/^4 farmers/)).toBeVisible();
  await expect(bell).toHaveText(/^Notices\s*$/);

  await page.goto('/controlcenter');
  const row = page.getByRole('row').filter({ hasText: farmer });
  await page.getByRole('checkbox', { name: `Select ${farmer}` }).check();
  await expect(page.getByRole('button', { name: 'Unshare', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share 1 farmer' });
  await dialog.getByRole('checkbox', { name: /Kofi/ }).check();
  await dialog.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(bell).toContainText('1 new notice');
  await expect(page.getByText('contact(s) shared')).toBeVisible();
  await expect(row).toContainText('Shared with 1 officer');

  // In their list without a reload: faded, masked, to be asked about but not to be changed.
  const shared = theirs.getByRole('row').filter({ hasText: farmer });
  await expect(shared).toContainText('Shared by Ama');
  const paper = (each: Locator) => each.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await paper(shared)).not.toBe(
    await paper(theirs.getByRole('row').filter({ hasText: 'Sample: Selasi Agbeko' })),
  );
  await expect(shared.getByRole('button', { name: `Update ${farmer}` })).toHaveCount(0);
  await theirs.getByRole('checkbox', { name: `Select ${farmer}` }).check();
  const tools = theirs.getByRole('region', { name: '1 selected' });
  await expect(tools.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await expect(tools.getByRole('button', { name: 'Share', exact: true })).toHaveCount(0);
  await expect(tools.getByRole('button', { name: 'Add to group' })).toBeVisible();
  await tools.getByRole('button', { name: 'Select none' }).click();
  await shared.getByRole('button', { name: /^Ask Ama .* to take .* back$/ }).click();
  await expect(page.locator('summary').filter({ hasText: 'Notices' })).toContainText('1 new notice');

  // By keyboard: the bell, its notice, Unshare.
  await bell.focus();
  await theirs.keyboard.press('Enter');
  await expect(theirs.locator('.bell-notice')).toContainText(
    'Ama (demo officer) shared a contact with you: Sample: Akosua Mensah.',
  );
  const { x, width } = (await theirs.locator('.bell-notice').boundingBox()) ?? { x: -1, width: 0 };
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(360);
  // The count stands on the bell, not on the sign beside it.
  const [mark, sign] = await Promise.all([bell.locator('.notices-mark').boundingBox(), bell.boundingBox()]);
  expect((mark?.x ?? 0) + (mark?.width ?? 0)).toBeLessThanOrEqual((sign?.x ?? 0) + (sign?.width ?? 0));
  expect(await violationsOf(theirs)).toEqual([]);
  await theirs.keyboard.press('Tab');
  await theirs.keyboard.press('Tab');
  await expect(theirs.getByRole('button', { name: 'Unshare', exact: true })).toBeFocused();
  await theirs.keyboard.press('Enter');
  await expect(theirs.getByText('contact(s) unshared')).toBeVisible();
  await expect(shared).toHaveCount(0);
  await expect(bell).toHaveText(/^Notices\s*$/);
  // And it is told to the first, whose row is hers alone again.
  await expect(row).not.toContainText('Shared with');
  await phone.close();
});
