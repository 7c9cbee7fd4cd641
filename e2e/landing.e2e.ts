import type { Locator, Page } from '@playwright/test';
import { startBuiltServer } from '../tools/builtServer.ts';
import { awake, expect, signIn, test } from './support/portal.ts';

const phone = { width: 360, height: 780 };
const slidesOf = (page: Page) => page.getByRole('region', { name: 'What the portal is for' });
/** Which slide of a row is in sight, from 0. */
const at = (carousel: Locator) =>
  carousel.locator('.carousel-row').evaluate((row) => Math.round(row.scrollLeft / row.clientWidth));
/** Brings a part into sight and waits until it is awake. */
async function look(page: Page, part: Locator) {
  await page.waitForLoadState('networkidle');
  await part.scrollIntoViewIfNeeded();
  await expect(part).toBeVisible();
}

test('the slides turn every 6 seconds, hold still when paused, and obey arrow keys and buttons', async ({ page }) => {
  await page.goto('/');
  const slides = slidesOf(page);
  await look(page, slides);
  await expect(slides.getByRole('listitem')).toHaveCount(5);
  await page.mouse.move(0, 0);
  expect(await at(slides)).toBe(0);
  await expect.poll(() => at(slides), { timeout: 8_000 }).toBe(1);
  await slides.getByRole('button', { name: 'Pause' }).click();
  await page.mouse.move(0, 0);
  await page.locator('#content').focus();
  const paused = await at(slides);
  await page.waitForTimeout(6_500);
  expect(await at(slides)).toBe(paused);

  await slides.getByRole('button', { name: 'Next' }).click();
  await expect.poll(() => at(slides)).toBe(paused + 1);
  await slides.getByRole('list').focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => at(slides)).toBe(paused);
  // The words of the slide that came into sight are the ones that move in.
  await expect(slides.locator('[data-current] .slide-words')).toHaveCount(1);
});

test('under reduced motion nothing moves by itself', async ({ browser, portal }) => {
  const context = await browser.newContext({ baseURL: portal, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto('/');
  const slides = slidesOf(page);
  await look(page, slides);
  await page.waitForTimeout(6_500);
  expect(await at(slides)).toBe(0);
  await expect(slides.getByRole('button', { name: 'Play' })).toBeEnabled();
  await slides.getByRole('button', { name: 'Next' }).click();
  await expect.poll(() => at(slides)).toBe(1);
  await context.close();
});

test('on paper every section stands, whatever was in sight', async ({ page }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const faded = () =>
    page
      .locator('main section')
      .evaluateAll((sections) => sections.filter((section) => getComputedStyle(section).opacity === '0').length);
  await expect.poll(faded).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  expect(await faded()).toBe(0);
});

test('a service explains itself to who points at it, to who comes by keyboard, and on a phone at once', async ({
  page,
}) => {
  await page.goto('/');
  const list = page.locator('.service-list');
  await look(page, list);
  const about = list.getByText('What was forecast, and what came: temperature and rain of the last seven days.');
  await expect(about).toBeHidden();
  await list.getByRole('link', { name: 'Temperature & Rain' }).hover();
  await expect(about).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(about).toBeHidden();
  await list.getByRole('link', { name: 'Temperature & Rain' }).focus();
  await expect(about).toBeVisible();

  await page.setViewportSize(phone);
  await expect(about).toBeVisible();
  await expect(list.getByText('The open library of CSIR’s research papers.')).toBeVisible();
});

test('the partners stand under “Data from”, move on every 3 seconds, and can be paused', async ({ page }) => {
  await page.goto('/');
  const partners = page.getByRole('region', { name: 'Data from' });
  await look(page, partners);
  await expect(partners.getByRole('listitem')).toHaveCount(8);
  await page.mouse.move(0, 0);
  const left = () => partners.locator('.carousel-row').evaluate((row) => row.scrollLeft);
  await expect.poll(left, { timeout: 5_000 }).toBeGreaterThan(0);
  await partners.getByRole('button', { name: 'Pause' }).click();
  await page.mouse.move(0, 0);
  await page.waitForTimeout(800);
  const paused = await left();
  await page.waitForTimeout(3_400);
  expect(await left()).toBe(paused);
});

test('past 40 px the bar changes its look', async ({ page }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const bar = page.getByRole('banner');
  await expect(bar).not.toHaveClass(/navbar-scrolled/);
  await page.mouse.wheel(0, 120);
  await expect(bar).toHaveClass(/navbar-scrolled/);
});

test('nothing jumps while the first page comes to life', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.setViewportSize(phone);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(3_000);
  const shifted = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, each) => sum + each, 0),
  );
  expect(shifted).toBeLessThan(0.05);
});

test('with JavaScript off the first page and the services page are whole, and their forms lead on', async ({
  browser,
  portal,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: portal, viewport: phone });
  const page = await context.newPage();
  await page.goto('/');
  for (const text of [
    'Plant when the rains have come',
    'Ghana Meteorological Agency',
    'The open library of CSIR’s research papers.',
  ]) {
    await expect(page.getByText(text)).toBeVisible();
  }
  await page.getByText('How is an extension officer registered?').click();
  await expect(page.getByText('On request. Leave us a message on the support page')).toBeVisible();

  await page.goto('/main/services');
  await page.getByRole('searchbox').fill('maize');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/\/main\/resources\?searchValue=maize/);
  await page.goto('/main/services');
  await page.getByLabel('E-mail').fill('ama@demo.agrihub.example');
  await page.getByLabel('Password', { exact: true }).fill('demo-agrihub');
  await page.locator('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/controlcenter$/);
  await context.close();
});

test('an officer signs in on the services page: a refusal stays to be read, then the way is open', async ({
  page,
  complaints,
}) => {
  await page.goto('/main/services');
  const card = page.getByRole('region', { name: 'Extension portal' });
  await card.getByLabel('E-mail').fill('ama@demo.agrihub.example');
  await card.getByLabel('Password', { exact: true }).fill('not this one');
  await card.getByRole('button', { name: 'Sign in' }).click();
  const refusal = card.getByRole('alert');
  await expect(refusal).toContainText(/e-mail or password/i);
  await page.waitForTimeout(2_500);
  await expect(refusal).toBeVisible();
  complaints.length = 0;
  // A data user is no officer.
  await card.getByLabel('E-mail').fill('esi@demo.agrihub.example');
  await card.getByLabel('Password', { exact: true }).fill('demo-agrihub');
  await card.getByRole('button', { name: 'Sign in' }).click();
  await expect(card.getByRole('button', { name: 'Sign in' })).not.toHaveAttribute('aria-busy', 'true');
  await expect(page).toHaveURL(/\/main\/services$/);
  complaints.length = 0;
  await card.getByLabel('E-mail').fill('ama@demo.agrihub.example');
  await card.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/controlcenter$/);
  const logout = page.getByRole('button', { name: 'Logout' });
  // A page that has just come may close the menu again while it wakes.
  await expect(async () => {
    if (!(await logout.isVisible())) await page.getByLabel('Your menu, Ama (demo officer)').click();
    await expect(logout).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await logout.click();
  await expect(page).toHaveURL(/\/main\/services$/);
  // What the page still had on its way when the session ended is refused, and rightly.
  complaints.length = 0;
});

test('signing in is offered after three seconds, once, and the keyboard goes back to where it was', async ({
  page,
}) => {
  await page.goto('/main/services');
  await page.waitForLoadState('networkidle');
  const tile = page.getByRole('link', { name: /Cropping Calendar/ });
  await tile.focus();
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await expect(dialog).toBeHidden();
  await expect(dialog).toBeVisible({ timeout: 5_000 });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(tile).toBeFocused();
  await page.reload();
  await page.waitForTimeout(4_000);
  await expect(dialog).toBeHidden();
});

test('a search on the services page counts the resources and leads to them', async ({ page }) => {
  await page.goto('/main/services');
  await page.waitForLoadState('networkidle');
  await page.getByRole('searchbox').fill('maize');
  await expect(page.getByText(/^\d+ resources? found$/)).toBeVisible();
  await page.getByRole('link', { name: /^Go to the resources/ }).click();
  await expect(page).toHaveURL(/\/main\/resources/);
  await expect(page.getByRole('searchbox')).toHaveValue('maize');
});

test('addresses of other sites explain themselves until they are set, and then lead there', async ({
  page,
  browser,
}) => {
  await page.goto('/kuafo');
  await expect(page.getByRole('heading', { level: 1, name: 'Kuafo Marketplace' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ask support' })).toBeVisible();
  await expect(page.locator('main').getByRole('link', { name: 'Calendar', exact: true })).toBeVisible();

  const server = await startBuiltServer({ DEMO: '1', KUAFO_URL: 'https://kuafo.example.gh/market' });
  const context = await browser.newContext({ baseURL: server.url });
  try {
    const answer = await context.request.get('/kuafo', { maxRedirects: 0 });
    expect(answer.status()).toBe(302);
    expect(answer.headers()).toMatchObject({
      location: 'https://kuafo.example.gh/market',
      'referrer-policy': 'no-referrer',
    });
    // The market of this test is this answer.
    const visitor = await context.newPage();
    let referrer: string | undefined = 'not asked';
    await context.route('https://kuafo.example.gh/**', async (route) => {
      referrer = (await route.request().headerValue('referer')) ?? undefined;
      await route.fulfill({ contentType: 'text/html', body: '<h1>The market</h1>' });
    });
    await visitor.goto('/main/services');
    await visitor.getByRole('link', { name: /Kuafo Marketplace/ }).click();
    await expect(visitor.getByRole('heading', { name: 'The market' })).toBeVisible();
    expect(referrer).toBeUndefined();
  } finally {
    await context.close();
    await server.stop();
  }
});

test('an administrator edits a slide, sees it as visitors will while typing, and takes it back', async ({
  page,
  context,
  portal,
}) => {
  await signIn(context, portal, 'admin');
  await page.goto('/manage/slides/week_ahead');
  await expect(page.getByRole('heading', { level: 1, name: 'Look at the week before you spray' })).toBeVisible();
  const preview = page.getByRole('region', { name: 'What visitors will see' });
  await expect(preview.getByText('Look at the week before you spray')).toBeVisible();
  await awake(page.getByLabel('Text'));
  await page.getByLabel('Text').fill('Rain or shine');
  await expect(preview.getByText('Rain or shine')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rain or shine' })).toBeVisible();
  const first = await context.newPage();
  await first.goto('/');
  await expect(first.getByRole('heading', { name: 'Rain or shine' })).toBeAttached();
  await first.close();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Look at the week before you spray' })).toBeVisible();

  await page.getByRole('button', { name: 'Hide from visitors' }).click();
  await expect(page).toHaveURL(/state=removed/);
  const broughtBack = page.waitForResponse(
    (answer) => answer.request().method() !== 'GET' && answer.url().includes('/api/reference/'),
  );
  await page.getByRole('button', { name: 'Undo' }).click();
  expect((await broughtBack).ok()).toBe(true);
  await page.goto('/manage/slides');
  await expect(page.getByRole('link', { name: 'Look at the week before you spray' })).toBeVisible();
});
