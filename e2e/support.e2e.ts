import { expect, signIn, test } from './support/portal.ts';

test('a visitor writes to support, and an administrator reads, answers and puts the message away', async ({
  browser,
  page,
  portal,
}) => {
  await page.goto('/main/faq');
  await page.getByLabel('Your Email').fill('ama@example.org');
  await page.getByLabel('Subject').fill('Maize seed');
  await page.getByLabel('Message').fill('Where can I buy Omankwa?');
  // Nobody types this fast: what is sent at once is put apart as spam.
  await page.waitForTimeout(3_200);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeFocused();
  await expect(page.getByText(/Your message arrived as number \d+\./)).toBeVisible();

  const context = await browser.newContext({ baseURL: portal });
  await signIn(context, portal, 'admin');
  const admin = await context.newPage();
  await admin.goto('/manage');
  await admin.getByRole('link', { name: /^Messages/ }).click();
  await expect(admin.getByText('New messages are not mailed anywhere.')).toBeVisible();
  await expect(admin.getByText('a…@example.org')).toBeVisible();
  await admin.getByRole('link', { name: 'Maize seed' }).click();
  await expect(admin.getByText('Where can I buy Omankwa?')).toHaveCount(0);
  await admin.getByRole('button', { name: 'Show sender and text' }).click();
  await expect(admin.getByText('Where can I buy Omankwa?')).toBeVisible();
  expect(await admin.getByRole('link', { name: 'Answer by e-mail' }).getAttribute('href')).toMatch(
    /^mailto:ama%40example\.org\?subject=Re%3A%20Maize%20seed/,
  );
  await admin.getByRole('button', { name: 'Mark as answered' }).click();
  await expect(admin.getByRole('button', { name: 'Mark as open' })).toBeVisible();

  await admin.getByRole('button', { name: 'Delete' }).click();
  await expect(admin).toHaveURL(/\/manage\/messages$/);
  await admin.locator('.toast').filter({ hasText: 'Message deleted' }).getByRole('button', { name: 'Undo' }).click();
  await expect(admin.getByText(/^Brought back: Message/)).toBeVisible();
  await admin.getByRole('link', { name: /^Answered/ }).click();
  await expect(admin.getByRole('link', { name: 'Maize seed' })).toBeVisible();
  await context.close();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('topics, questions and the form work; a refused message keeps every word', async ({ page, complaints }) => {
    await page.goto('/main/faq');
    await page.getByRole('link', { name: /Resource Contents/ }).click();
    await expect(page.getByText('The library lists papers, guides and web pages')).toBeVisible();
    await page.getByText('How do I add data to the hub?').click();
    await expect(page.getByText('You need an account.')).toBeVisible();

    await page.getByLabel('Your Email').fill('kofi@localhost');
    await page.getByLabel('Subject').fill('Cassava');
    await page.getByLabel('Message').fill('Line one\nline <two>');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page).toHaveURL(/\/main\/faq$/);
    await expect(page.locator('.message-form').getByRole('alert')).toHaveText(
      '"kofi@localhost" is not an e-mail address. Write it as name@example.org.',
    );
    await expect(page.getByLabel('Message')).toHaveValue('Line one\nline <two>');
    await page.getByLabel('Your Email').fill('kofi@example.org');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page).toHaveURL(/\/main\/faq\?sent=\d+\.[\w-]{22}#message$/);
    await expect(page.getByText(/Your message arrived as number \d+\./)).toBeVisible();
    // The refusal is answered with status 400, which the browser notes.
    complaints.length = 0;
  });

  test('privacy and terms can be read whole', async ({ page }) => {
    await page.goto('/main/terms');
    await expect(page.getByRole('heading', { name: 'How far to rely on it' })).toBeVisible();
    await page.getByRole('link', { name: 'How we treat personal data' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
    await expect(page.getByText('support_message', { exact: true })).toBeVisible();
    await page
      .getByText(/tables hold nothing about people/)
      .first()
      .click();
    await expect(page.getByText('visit_day', { exact: true })).toBeVisible();
  });
});

test('a message waits for the network, on this page and after another', async ({ page, context, complaints }) => {
  await page.goto('/main/faq');
  await page.getByLabel('Message').fill('The rain came early.');
  await page.getByLabel('Subject').fill('Rain');
  await page.getByLabel('Your Email').fill('ama@example.org');
  await context.setOffline(true);
  await expect(page.getByText('There is no network. What you write stays here')).toBeVisible();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Check the connection' })).toBeVisible();
  await context.setOffline(false);
  await page.locator('footer').getByRole('link', { name: 'Terms of use' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Message')).toHaveValue('The rain came early.');
  await page.reload();
  await expect(page.getByLabel('Message')).toHaveValue('The rain came early.');
  // The browser notes the call that had no network.
  complaints.length = 0;
});

test('the link of a mail is told to nobody, and the page says honestly what the server answers', async ({
  page,
  complaints,
}) => {
  const said: string[] = [];
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) said.push(`${request.headers()['referer'] ?? ''} ${request.postData() ?? ''}`);
  });
  const answer = await page.goto('/password_reset/once-only');
  expect(answer!.headers()).toMatchObject({
    'referrer-policy': 'no-referrer',
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  });
  const html = await answer!.text();
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toContain('rel="canonical"');
  await page.waitForLoadState('networkidle');
  expect(said.filter((each) => each.includes('once-only'))).toEqual([]);

  await page.getByLabel('New password').fill('three unrelated words');
  await page.getByLabel('The same password again').fill('three unrelated words');
  await page.getByRole('button', { name: 'Rest Password' }).click();
  const refusal = page.getByRole('alert').filter({ hasText: 'link' });
  await expect(refusal).toBeVisible();
  await expect(refusal).not.toContainText('once-only');
  await page.waitForTimeout(5_100);
  await expect(refusal).toBeVisible();
  await refusal.getByRole('button', { name: 'Dismiss' }).click();
  await expect(refusal).toHaveCount(0);
  // The browser notes the 410.
  complaints.length = 0;
});

test('a browser is told once what is kept on it, without moving the page', async ({ browser, portal }) => {
  const context = await browser.newContext({ baseURL: portal, viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await page.goto('/licences');
  const notice = page.locator('.toast').filter({ hasText: 'No tracking cookies.' });
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.boundingBox();
  // Who only looks is shown nothing; it comes with the first key, touch or scroll.
  await page.keyboard.press('Shift');
  await expect(notice).toBeVisible({ timeout: 10_000 });
  expect(await heading.boundingBox()).toEqual(before);
  await notice.getByRole('link', { name: 'What is kept' }).click();
  await expect(page).toHaveURL(/\/main\/privacy#device$/);
  await expect(notice).toHaveCount(0);
  await page.reload();
  await page.waitForTimeout(5_000);
  await expect(notice).toHaveCount(0);
  expect((await context.cookies()).map(({ name }) => name)).toEqual([]);
  await context.close();
});
