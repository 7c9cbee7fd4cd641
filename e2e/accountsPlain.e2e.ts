import { createHmac } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, signIn, test } from './support/portal.ts';

const password = 'kenkey lorry harmattan';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('one joins: a refused form keeps every word but the passwords, then the account opens and is changed', async ({
    page,
    complaints,
  }) => {
    await page.goto('/sign-in?next=/account');
    await page.getByRole('link', { name: 'Join' }).click();
    await fillIn(page, 'plain@example.org');
    await page.getByLabel('Choose a password', { exact: true }).fill(password);
    await page.getByLabel('The same password again', { exact: true }).fill('something else entirely');
    await page.getByRole('button', { name: 'Join' }).click();
    await expect(page.locator('form').getByRole('alert')).toBeVisible();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Esi Owusu');
    await expect(page.getByLabel('Choose a password', { exact: true })).toHaveValue('');
    await page.getByLabel('Choose a password', { exact: true }).fill(password);
    await page.getByLabel('The same password again', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Join' }).click();
    await expect(page).toHaveURL(/\/account$/);
    await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('plain@example.org');
    complaints.length = 0;
    await page.getByLabel('Profession').fill('Agronomist');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('User has been updated')).toBeVisible();
    await expect(page.getByLabel('Profession')).toHaveValue('Agronomist');

    await page.getByText('Delete my account', { exact: true }).click();
    await page.getByLabel('Your password, to confirm').fill('not this one');
    await page.getByRole('button', { name: 'Delete my account for good' }).click();
    // Its part of the page stands open, with the refusal.
    await expect(page.locator('.delete-account').getByRole('alert')).toBeVisible();
    complaints.length = 0;
    await page.getByLabel('Your password, to confirm').fill(password);
    await page.getByRole('button', { name: 'Delete my account for good' }).click();
    await expect(page.getByText('Your account is deleted.')).toBeVisible();
  });

  test('one asks for the mail of a forgotten password', async ({ page, complaints }) => {
    await page.goto('/main/services');
    const card = page.getByRole('region', { name: 'Extension portal' });
    await card.getByRole('button', { name: 'Forgot your password?' }).click();
    await expect(card.getByRole('alert')).toHaveText('Please Enter your Email');
    complaints.length = 0;
    await card.getByLabel('E-mail').fill('nobody@example.org');
    await card.getByRole('button', { name: 'Forgot your password?' }).click();
    await expect(card.getByText('An email has been sent to your inbox')).toBeVisible();
  });

  test('an officer comes over by a link: the message is shown as written, the button is pressed once, and nothing of the link stays in the address', async ({
    page,
    browser,
    portal,
    complaints,
  }) => {
    const admin = await browser.newContext({ baseURL: portal });
    await signIn(admin, portal, 'admin');
    const post = async (address: string, data: object) =>
      (await admin.request.post(address, { headers: { origin: portal }, data })).json();
    const issuer = (await post('/api/issuers', { name: 'Kuafo Connect', sender: 'Kuafo' })) as {
      id: string;
      key: string;
    };
    const [officer, msg, timestamp] = [
      'kofi@demo.agrihub.example',
      '<script>alert(1)</script><b>Rain on Friday</b>',
      Math.floor(Date.now() / 1_000),
    ];
    const signature = createHmac('sha256', issuer.key).update(`${timestamp}\n${officer}\n${msg}`).digest('hex');
    const { url } = (await post('/api/audit/codes', { issuer: issuer.id, timestamp, officer, msg, signature })) as {
      url: string;
    };
    await admin.close();
    const link = new URL(url);

    for (const forged of [
      `${link.search.slice(0, -1)}x`,
      '?token=eyJhbGciOiJub25lIn0.eyJyb2xlIjoiYWRtaW4ifQ.&msg=Hello',
    ]) {
      await page.goto(`/audit${forged}`);
      await expect(page.getByRole('heading', { name: 'This link does not sign anybody in' })).toBeVisible();
    }
    complaints.length = 0;

    const shown = await page.goto(`/audit${link.search}`);
    expect(shown?.headers()['referrer-policy']).toBe('no-referrer');
    await expect(page.getByRole('heading', { name: 'Continue as Kofi (demo officer)?' })).toBeVisible();
    await expect(page.getByText(msg)).toBeVisible();
    await page.getByRole('button', { name: 'Continue as Kofi (demo officer)' }).click();
    await expect(page).toHaveURL(`${portal}/controlcenter/groups`);
    await expect(page.getByText('Kofi (demo officer)').first()).toBeAttached();
    // The draft comes first for as long as it waits.
    await page.goto('/controlcenter');
    await expect(page).toHaveURL(`${portal}/controlcenter/groups`);

    await page.goto(`/audit${link.search}`);
    await expect(page.getByRole('heading', { name: 'This link does not sign anybody in' })).toBeVisible();
    complaints.length = 0;
  });
});

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Esi Owusu');
  await page.getByLabel('Institution').fill('University of Ghana');
  await page.getByLabel('Profession').fill('Researcher');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Phone').fill('0244123456');
}
