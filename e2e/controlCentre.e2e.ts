import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, signIn, test } from './support/portal.ts';
import { expectSound } from './support/sound.ts';

const sheet = [
  'name,phone,place,crops,consent',
  'Yaw Boadu,0244000111,Ejura,maize,yes',
  'Esi Danso,+233 24 400 0222,Ejura,maize,yes',
  'Nobody,12,Ejura,,yes',
].join('\n');

/** What a file holds that an act has the browser save. */
async function saved(page: Page, act: () => Promise<void>): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), act()]);
  return readFileSync(await file.path(), 'utf8');
}

test('an officer adds a farmer, imports a list, makes a group, writes to it and reads what became of the message', async ({
  page,
  context,
  portal,
}) => {
  // A working week in one go, looked over at two widths three times.
  await signIn(context, portal, 'kofi');
  await page.goto('/controlcenter/extensions');
  await expect(page.getByRole('heading', { level: 1, name: 'Farmers' })).toBeVisible();

  await page.getByRole('button', { name: 'Add Farmer' }).click();
  const form = page.getByRole('dialog', { name: 'Add Farmer' });
  await form.getByLabel('Name').fill('Abena Sarpong');
  await form.getByLabel('Phone').fill('024 400 0333');
  await form.getByLabel('Email').fill('abena@example.org');
  await form.getByLabel('Address').fill('Ejura');
  await page
    .getByRole('option', { name: /^Ejura/ })
    .first()
    .click();
  await form.getByLabel('Agreed to get messages').check();
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Abena Sarpong has been added')).toBeVisible();

  await page.getByRole('button', { name: 'Import' }).click();
  const wizard = page.getByRole('dialog', { name: 'Import farmers' });
  await wizard
    .getByLabel('The list')
    .setInputFiles({ name: 'farmers.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) });
  await expect(wizard.getByText('2 new farmers')).toBeVisible();
  await expect(wizard.getByText('1 row cannot be taken')).toBeVisible();
  expect(await saved(page, () => wizard.getByRole('link', { name: 'Save the error file' }).click())).toMatch(
    /Row,Why,name,.*\r\n4,.*Nobody,12,Ejura/,
  );
  await wizard.getByRole('button', { name: 'Import 2 farmers' }).click();
  await expect(page.getByText('contacts has been created')).toBeVisible();
  await wizard.getByRole('button', { name: 'Done' }).click();

  await page.getByLabel(/^Search a name/).fill('Abena Sarpong');
  await expect(page.getByText('1 farmer found')).toBeVisible();
  await expect(page.getByText('*******0333')).toBeVisible();
  await page.getByRole('button', { name: 'Show the number of Abena Sarpong' }).click();
  await expect(page.getByText('0244000333')).toBeVisible();
  await page.getByLabel(/^Search a name/).fill('');
  for (const name of ['Abena Sarpong', 'Yaw Boadu'])
    await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  await expectSound(page);
  const list = await saved(page, () =>
    page.getByRole('region', { name: '2 selected' }).getByRole('button', { name: 'Export' }).click(),
  );
  expect(list.match(/0244000(333|111)/g)?.toSorted()).toEqual(['0244000111', '0244000333']);
  await page.getByRole('button', { name: 'Create group' }).click();
  const group = page.getByRole('dialog', { name: 'Create a group' });
  await group.getByLabel('Label').fill('Maize, Ejura');
  await group.getByLabel('Description').fill('Growers who asked for dates.');
  await group.getByRole('button', { name: 'Create group' }).click();
  await expect(page.getByText('Maize, Ejura has been created')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select Esi Danso' }).check();
  await page.getByRole('button', { name: 'Add to group' }).click();
  const toGroup = page.getByRole('dialog', { name: 'Add 1 farmer to a group' });
  await toGroup.getByLabel('Group').selectOption('Maize, Ejura (2)');
  await toGroup.getByRole('button', { name: 'Add', exact: true }).click();
  await page
    .locator('.toast')
    .filter({ hasText: '1 farmer added to Maize, Ejura' })
    .getByRole('link', { name: 'Open the group' })
    .click();

  await expect(page.getByRole('heading', { level: 2, name: 'Maize, Ejura' })).toBeVisible();
  // ɛ makes it 70 letters to a part: 76 letters are two parts of 67, or one of 160 written plainly.
  await page.getByLabel('Message to Maize, Ejura').fill(`Wo ho te sɛn? ${'a'.repeat(62)}`);
  await expect(page.getByText('76 letters, 2 parts, 58 left in this part')).toBeVisible();
  await page.getByRole('button', { name: 'Write it with plain letters' }).click();
  await expect(page.getByText('76 letters, 1 part, 84 left in this part')).toBeVisible();
  await page.getByLabel('Message to Maize, Ejura').fill('{name}, rain is near: plant maize this week.');
  await expect(page.getByText('3 farmers will get it')).toBeVisible();
  await expect(page.getByText(/Abena Sarpong, rain is near/)).toBeVisible();
  // Only she has an address: she gets both, and the e-mail is shown as she reads it.
  await page.getByLabel('Send by').selectOption('SMS and e-mail');
  await page.getByLabel('Subject of the e-mail').fill('Rain for {district}');
  await expect(page.getByText('3 by SMS, 1 by e-mail')).toBeVisible();
  await page.getByLabel('As it is read by').selectOption('E-mail to Abena Sarpong, English');
  await expect(page.getByText('Rain for Ejura Sekyedumase Municipal')).toBeVisible();
  await expect(page.getByText(/sent this by AgriHub Ghana, because you agreed to farming messages/)).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Send Message' }).click();

  await expect(page).toHaveURL(/\/controlcenter\/groups\/sent\?message=\d+$/);
  const results = page.getByRole('region', { name: 'What became of it, by farmer' });
  await expect(results.getByText('*******0333')).toBeVisible();
  await expect(results.getByText('a*****@example.org')).toBeVisible();
  // At night a message waits for the morning.
  const hour = new Date().getUTCHours();
  await expect(
    page.getByText(hour >= 20 || hour < 6 ? /^In the outbox \(4\)$/ : /^With the provider \(4\)$/),
  ).toBeVisible({ timeout: 20_000 });
  await expectSound(page);
});
