import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { changedPasswords, expect, signIn, test } from './support/portal.ts';

const password = 'kenkey lorry harmattan';

test('a researcher joins, is thanked, and finds the account open; an easily guessed password is refused before', async ({
  page,
  complaints,
}) => {
  await page.goto('/sign-in?next=/account');
  await page.getByRole('link', { name: 'Join' }).click();
  await fillIn(page, 'joined@example.org');
  await page.getByLabel('Choose a password', { exact: true }).fill('agrihub123');
  await page.getByLabel('The same password again', { exact: true }).fill('agrihub123');
  await page.getByRole('button', { name: 'Join' }).click();
  const refusal = page.locator('form').getByRole('alert');
  await expect(refusal).toBeVisible();
  await expect(page.getByLabel('Institution')).toHaveValue('University of Ghana');
  complaints.length = 0;

  await page.getByLabel('Choose a password', { exact: true }).fill(password);
  await page.getByLabel('The same password again', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByText('Thank you for joining Us')).toBeVisible();
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByText('Data user', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Phone')).toHaveValue('0244123456');

  await page.getByLabel('Profession').fill('Agronomist');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('User has been updated')).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download my data' }).click(),
  ]);
  expect(readFileSync(await file.path(), 'utf8')).toContain('Agronomist');
});

test('a person signed in twice sees both, and signs out everywhere', async ({ page, browser, portal }) => {
  const other = await browser.newContext({ baseURL: portal });
  await signIn(other, portal, 'kofi');
  await page.goto('/sign-in?next=/account');
  await page.getByLabel('E-mail').fill('kofi@demo.agrihub.example');
  await page.getByLabel('Password', { exact: true }).fill('demo-agrihub');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('You are currently logged In')).toBeVisible();
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.locator('.session-list > li')).toHaveCount(2);
  await expect(page.locator('.session-list > li').filter({ hasText: 'This one' })).toContainText('Chrome on Linux');
  await page.getByRole('button', { name: 'Sign out everywhere', exact: true }).click();
  await expect(page.getByText('You are signed out everywhere.')).toBeVisible();
  const elsewhere = await other.newPage();
  await elsewhere.goto('/account');
  await expect(elsewhere.getByRole('heading', { name: 'Sign in to see your account' })).toBeVisible();
  await other.close();
});

test('an officer who forgot the password gets a link by mail, and it works once', async ({
  page,
  browser,
  portal,
  dataDir,
}) => {
  await page.goto('/main/services');
  const card = page.getByRole('region', { name: 'Extension portal' });
  await card.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(card.getByRole('alert')).toHaveText('Please Enter your Email');
  await card.getByLabel('E-mail').fill('efua@demo.agrihub.example');
  await card.getByRole('button', { name: 'Forgot your password?' }).click();
  const sent = card.getByText('An email has been sent to your inbox');
  await expect(sent).toBeVisible();
  await page.waitForTimeout(2_000);
  await expect(sent).toBeVisible();

  const link = await linkMailedTo('efua@demo.agrihub.example', path.join(dataDir, 'mail'));
  await page.goto(link);
  await setPassword(page, 'an egret beside the tro-tro');
  await expect(page).toHaveURL(/\/main\/services\?password=set$/);
  changedPasswords.set('efua', 'an egret beside the tro-tro');
  await expect(card.getByText('Your new password is set. Sign in with it.')).toBeVisible();
  await card.getByLabel('E-mail').fill('efua@demo.agrihub.example');
  await card.getByLabel('Password', { exact: true }).fill('an egret beside the tro-tro');
  await card.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/controlcenter$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Farmers' })).toBeVisible();

  const again = await (await browser.newContext({ baseURL: portal })).newPage();
  await again.goto(link);
  await setPassword(again, 'a second try with the link');
  await expect(again.getByRole('alert').filter({ hasText: 'link' })).toBeVisible();
});

test('an administrator makes a data administrator, takes it back, and reads who did what', async ({
  page,
  context,
  portal,
}) => {
  await signIn(context, portal, 'admin');
  await page.goto('/manage');
  await page.getByRole('link', { name: /^People/ }).click();
  await page.getByRole('searchbox').fill('yaw@');
  await expect(page.getByText('1 person found')).toBeVisible();
  await page.getByRole('button', { name: /^Make Yaw/ }).click();
  const row = page.getByRole('row').filter({ hasText: 'yaw@' });
  await expect(row.getByText('Data administrator', { exact: true })).toBeVisible();
  await page
    .locator('.toast')
    .filter({ hasText: 'is now a data administrator' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(row.getByRole('button', { name: /^Make Yaw/ })).toBeVisible();
  await row.getByText('History').click();
  await expect(row.getByText(/^Taken away by Demo Administrator/)).toBeVisible();
  await expect(row.getByText(/^Made by Demo Administrator/)).toBeVisible();
});

test('whoever is no administrator sees nobody', async ({ page, context, portal }) => {
  await signIn(context, portal, 'adjoa');
  await page.goto('/manage/people');
  await expect(page.getByText('This page is for administrators')).toBeVisible();
  await expect(page.getByText('yaw@')).toHaveCount(0);
});

test('who deletes the account is told what becomes of it, and cannot sign in again', async ({
  page,
  context,
  portal,
  complaints,
}) => {
  const email = 'leaving@example.org';
  const joined = await context.request.post(`${portal}/api/datasets/create`, {
    headers: { origin: portal },
    data: {
      name: 'Abena Mensah',
      institution: 'KNUST',
      profession: 'Student',
      email,
      phone: '0201234567',
      password,
      repeat_password: password,
    },
  });
  expect(joined.status(), await joined.text()).toBe(200);
  await page.goto('/account');
  await page.getByText('Delete my account', { exact: true }).click();
  await expect(page.getByText('Your rights, and your sign-ins on every device')).toBeVisible();
  const confirm = page.getByLabel('Your password, to confirm', { exact: true });
  await confirm.fill('not my password');
  await page.getByRole('button', { name: 'Delete my account for good' }).click();
  await expect(page.locator('.delete-account').getByRole('alert')).toBeVisible();
  complaints.length = 0;
  await confirm.fill(password);
  await page.getByRole('button', { name: 'Delete my account for good' }).click();
  await expect(page.getByText('Your account is deleted.')).toBeVisible();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.locator('form').getByRole('alert')).toContainText('Wrong e-mail or password');
  complaints.length = 0;
});

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Esi Owusu');
  await page.getByLabel('Institution').fill('University of Ghana');
  await page.getByLabel('Profession').fill('Researcher');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Phone').fill('0244123456');
}

async function setPassword(page: Page, chosen: string): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(chosen);
  await page.getByLabel('The same password again', { exact: true }).fill(chosen);
  await page.getByRole('button', { name: 'Rest Password' }).click();
}

/** Path of the link in the mail to somebody, once the mail is written. */
async function linkMailedTo(email: string, folder: string): Promise<string> {
  let link: string | undefined;
  await expect(() => {
    const letters = readdirSync(folder)
      .filter((name) => name.endsWith('.eml'))
      .map((name) => readFileSync(path.join(folder, name), 'utf8'));
    // Long lines of a mail are folded with a "=" at their end.
    const letter = letters
      .find((text) => text.includes(email))
      ?.replaceAll(/=\r?\n/g, '')
      .replaceAll('=3D', '=');
    link = /\/password_reset\/[\w-]+/.exec(letter ?? '')?.[0];
    expect(link).toBeDefined();
  }).toPass({ timeout: 20_000 });
  return link!;
}

test('a data administrator adds a resource, takes it out and back; whoever may not reads "not authorized"', async ({
  page,
  context,
  portal,
  complaints,
}) => {
  await page.goto('/main/resources_cms');
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  complaints.length = 0;
  await signIn(context, portal, 'esi');
  await page.goto('/main/resources_cms');
  await expect(page.getByText('not authorized').first()).toBeVisible();
  await signIn(context, portal, 'adjoa');
  await page.goto('/main/resources_cms');
  await expect(page.getByText('48 items found')).toBeVisible();
  await page.getByLabel('Title', { exact: true }).fill('Weeding rice in time');
  await page.getByLabel('Source', { exact: true }).fill('Sample publisher');
  await page.getByLabel('Resource URL').fill('no address');
  await page.getByRole('button', { name: 'Add Resource' }).click();
  await expect(page.locator('form').getByRole('alert')).toContainText('Resource URL');
  complaints.length = 0;
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Weeding rice in time');
  await page.getByLabel('Resource URL').fill('https://rice.example.org/weeding');
  await page.getByRole('button', { name: 'Add Resource' }).click();
  await expect(page.getByText('49 items found')).toBeVisible();
  await page.getByRole('button', { name: 'Delete Weeding rice in time' }).click();
  await expect(page.getByText('48 items found')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('49 items found')).toBeVisible();
  await page.goto('/main/resources?searchValue=weeding%20rice');
  await expect(page.getByRole('heading', { name: 'Weeding rice in time' })).toBeVisible();
  // The journeys that follow count the library as it ships.
  await page.goto('/main/resources_cms');
  await page.getByRole('button', { name: 'Delete Weeding rice in time' }).click();
  await expect(page.getByText('48 items found')).toBeVisible();
});
