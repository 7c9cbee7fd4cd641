import { expect, signIn, test } from './support/portal.ts';

const answered = 'zone=1&goals=productivity&goals=adaptation&investment=1';

test('a farmer answers three questions and is shown the bundle that fits', async ({ page }) => {
  await page.goto('/main/stepper');
  const next = page.getByRole('button', { name: 'Next' });
  await expect(next).toBeDisabled();
  await expect(page.getByText('Choose a belt to go on.')).toBeVisible();
  await page.getByText('Which belt am I in?').click();
  await page.getByLabel('Your district or its capital').fill('Cape Coast');
  await page.getByRole('button', { name: 'Find my belt' }).click();
  await page.getByRole('link', { name: 'Choose the Southern Belt' }).click();
  await expect(page.getByRole('radio', { name: /^Southern Belt/ })).toBeChecked();
  await next.click();

  await expect(page.getByRole('group', { name: /^What should the practices do/ })).toBeVisible();
  await expect(next).toBeDisabled();
  await page.getByRole('checkbox', { name: /^Productivity/ }).check();
  await page.getByRole('checkbox', { name: /^Adaptation/ }).check();
  await next.click();
  const submit = page.getByRole('button', { name: 'Submit' });
  await expect(submit).toBeDisabled();
  await page.getByRole('radio', { name: /^Low/ }).check();
  // Back and forth in the browser, and the answers stay.
  await page.goBack();
  await expect(page.getByRole('checkbox', { name: /^Adaptation/ })).toBeChecked();
  await page.goForward();
  await page.getByRole('radio', { name: /^Low/ }).check();
  await submit.click();

  const message = page.getByText('Your answers fit a bundle: it is shown below.');
  await expect(message).toBeVisible();
  const shown = Date.now();
  const card = page.getByRole('region', { name: 'Questionnaire Complete' });
  for (const text of ['Southern Belt', 'Low', 'Productivity and Adaptation', 'Compost and animal manure']) {
    await expect(card.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(message).toBeHidden({ timeout: 15_000 });
  expect(Date.now() - shown).toBeGreaterThan(4_500);

  await card.getByRole('link', { name: 'View Bundle' }).click();
  await expect(page).toHaveURL(/\/main\/bundles\?id=17$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Bundle for the Southern Belt' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'You are here' })).toContainText(
    /Southern Belt.*Productivity and Adaptation.*Low/,
  );
  await expect(page.getByRole('heading', { level: 2, name: /^Bundle Item \(\d\)$/ })).toHaveCount(5);
  await expect(page.getByRole('heading', { name: 'One level up: Intermediate' })).toBeVisible();
  await page.getByRole('link', { name: 'Change the answers' }).click();
  await expect(page.getByRole('radio', { name: /^Southern Belt/ })).toBeChecked();
});

test('the whole way is walked with the keyboard', async ({ page }) => {
  await page.goto('/main/stepper?zone=2&step=2');
  await page.getByRole('checkbox', { name: /^Productivity/ }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: /^How much can you put in/ })).toBeVisible();
  // The question has the focus: the first answer is one step on.
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Questionnaire Complete' })).toBeFocused();
});

test('answers without a bundle meet the nearest ones with the reason', async ({ page, context, portal }) => {
  await signIn(context, portal, 'admin');
  const removed = await context.request.delete(`${portal}/api/reference/bundles/17`, { headers: { origin: portal } });
  expect(removed.ok(), await removed.text()).toBe(true);
  await page.goto(`/main/stepper?${answered}&step=done`);
  await expect(page.getByText('No Bundle Found')).toBeVisible();
  await expect(page.getByText('It takes more: Intermediate instead of Low investment.')).toBeVisible();
  await page.getByRole('link', { name: /Southern Belt · .* · Intermediate/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bundle for the Southern Belt' })).toBeVisible();
  await context.request.post(`${portal}/api/reference/bundles/17/reset`, { headers: { origin: portal } });
});

test('a bundle that does not exist says so by its status, and leads on', async ({ page, complaints }) => {
  expect((await page.goto('/main/bundles?id=999'))?.status()).toBe(404);
  await page.getByRole('link', { name: 'Answer three questions' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Which practices fit your farm?' })).toBeVisible();
  complaints.length = 0;
});

test('a bundle prints its practices and nothing to press', async ({ page }) => {
  await page.goto('/main/bundles?id=17');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Bundle Item (5)' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Go on from here' })).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the same way is walked with plain forms', async ({ page }) => {
    await page.goto('/main/stepper');
    await page.getByText('Which belt am I in?').click();
    await page.getByLabel('Your district or its capital').fill('Tamale');
    await page.getByRole('button', { name: 'Find my belt' }).click();
    await expect(page.getByText('Tamale Metropolitan (Northern) lies in the Northern Belt.')).toBeVisible();
    await page.getByRole('radio', { name: /^Northern Belt/ }).check();
    await page.getByRole('button', { name: 'Next' }).click();
    // Nothing chosen: the same question, with what is missing.
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('Choose at least one goal to go on.')).toBeVisible();
    await page.getByRole('checkbox', { name: /^Mitigation/ }).check();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('radio', { name: /^Full/ }).check();
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect(page.getByRole('checkbox', { name: /^Mitigation/ })).toBeChecked();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('radio', { name: /^Full/ }).check();
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('link', { name: 'View Bundle' }).click();
    await expect(page.getByRole('navigation', { name: 'You are here' })).toContainText(
      /Northern Belt.*Mitigation.*Full/,
    );
  });
});
