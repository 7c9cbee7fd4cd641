import { AxeBuilder } from '@axe-core/playwright';
import { expect, signIn, test } from './support/portal.ts';

test('an officer notes a visit, stops messages, hands out a farmer’s file, and groups farmers by a filter', async ({ page, context, portal }) => {
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
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);

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
