import { expect, signIn, test } from './support/portal.ts';
import { violationsOf } from './support/sound.ts';

test('an officer notes a visit, stops messages, hands out a farmer’s file, and groups farmers by a filter', async ({
  page,
  context,
  portal,
}) => {
  await signIn(context, portal, 'kofi');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/controlcenter/extensions');
  await page.getByRole('link', { name: 'Sample: Selasi Agbeko' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Sample: Selasi Agbeko' })).toBeVisible();

  await page.getByRole('button', { name: 'Note a visit' }).click();
  const visit = page.getByRole('dialog', { name: 'Note a visit' });
  await visit.getByLabel('What you saw').fill('Rice in flower');
  await visit.getByLabel('Next step').fill('Come again on Friday');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Next: Come again on Friday')).toBeVisible();

  await page.getByRole('button', { name: 'Stop messages' }).click();
  const stop = page.getByRole('dialog', { name: /^Stop messages to/ });
  await stop.getByLabel('Why').fill('Asked for it on the visit');
  await stop.getByRole('button', { name: 'Stop messages' }).click();
  await expect(page.getByText('Stopped: Asked for it on the visit')).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the farmer’s file' }).click();
  expect((await download).suggestedFilename()).toMatch(/^farmer-003\d+\.csv$/);

  await page.setViewportSize({ width: 360, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await violationsOf(page)).toEqual([]);

  await page.goto('/controlcenter/extensions?crop=rice');
  await page.getByRole('button', { name: 'Save this filter' }).click();
  const saving = page.getByRole('dialog', { name: 'Save this filter' });
  await saving.getByLabel('Name').fill('Rice growers');
  await saving.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name: 'Rice growers' })).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: 'Make a smart group' }).click();
  const group = page.getByRole('dialog', { name: 'Create a smart group' });
  await group.getByLabel('Label').fill('Rice');
  await group.getByLabel('Description').fill('Whoever grows rice');
  await group.getByRole('button', { name: 'Create group' }).click();
  await page.getByRole('link', { name: 'Open the group' }).click();
  await expect(page.getByText(/^1 farmer · 1 agreed/)).toBeVisible();
});

test('an officer merges two entries of one farmer with the keyboard, and takes it back', async ({
  page,
  context,
  portal,
}) => {
  test.setTimeout(150_000);
  await signIn(context, portal, 'kofi');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 360, height: 800 });
  for (const [name, phone] of [
    ['Mawuli Tsikata', '0244700111'],
    ['Tsikata Mawuly', '0204700222'],
  ]) {
    await context.request.post(`${portal}/api/farmers`, {
      data: { name, phone, addressId: 'ho' },
      headers: { origin: portal },
    });
  }
  await page.goto('/controlcenter/extensions');
  await page.getByRole('link', { name: 'Duplicates' }).click();
  // Farmers are compared in the background, within a minute.
  await page.getByRole('button', { name: /^Compare .*Tsikata/ }).focus({ timeout: 90_000 });
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Merge 2 entries' });
  await expect(dialog.getByText('What happens')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await violationsOf(page)).toEqual([]);
  const name = dialog.getByRole('group', { name: 'Name' });
  await name.getByRole('radio', { checked: true }).focus();
  await page.keyboard.press('ArrowDown');
  const kept = await name
    .getByRole('radio', { checked: true })
    .evaluate((radio: HTMLInputElement) => radio.labels?.[0]?.textContent?.replace(/ \(.*/, ''));
  await dialog.getByRole('button', { name: 'Merge into one' }).press('Enter');
  await expect(page.getByText('Two entries are one farmer now.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Compare .*Tsikata/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'All farmers' }).click();
  await expect(page.getByRole('link', { name: /Tsikata/ })).toHaveText([String(kept)]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Brought back: 2 entries that became one')).toBeVisible();
  await expect(page.getByRole('link', { name: /Tsikata/ })).toHaveCount(2);
});
