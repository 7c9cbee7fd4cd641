import { routes } from '../web/app/routes.ts';
import { expect, test } from './support/portal.ts';
import { violationsOf } from './support/sound.ts';

/** An address of every route, with something in each of its gaps. */
const addresses = routes.map(({ path }) => path.replaceAll(/:(\w+)\??/g, 'x'));
const plain = routes.filter(({ page, path }) => page !== undefined && !path.includes(':')).map(({ path }) => path);
const plan = '/main/croppingcalendar?crop=maize&region=ashanti&district=ejura_sekyedumase_municipal';

test('every address of the plan answers with a page, and none stands there as broken', async ({ request, portal }) => {
  for (const address of addresses) {
    const answer = await request.get(portal + address);
    expect([200, 401, 403, 404], address).toContain(answer.status());
    expect(await answer.text(), address).toContain('<h1');
  }
  expect((await request.get(`${portal}/main/nowhere`)).status()).toBe(404);
  expect((await request.get(`${portal}/MAIN/CROPPINGCALENDAR/`)).status()).toBe(200);
});

test('no page holds a script that runs, and nothing that waits to be shown', async ({ request, portal }) => {
  for (const address of [...addresses, plan]) {
    const answer = await request.get(portal + address);
    const html = await answer.text();
    expect(answer.headers()['content-security-policy'], address).not.toContain('unsafe');
    expect(html.match(/<[^>]+\sstyle="/g) ?? [], address).toEqual([]);
    const scripts = html.match(/<script\b[^>]*>/g) ?? [];
    const inline = scripts.filter((tag) => !/\bsrc=/.test(tag) && !/type="application\/(?:ld\+)?json"/.test(tag));
    expect(inline, address).toEqual([]);
    expect(html.match(/<[^>]+\shidden(=""|\s|>)|<template\b|\son\w+="/g) ?? [], address).toEqual([]);
  }
});

test('every page wakes up in the browser as the server drew it', async ({ page, complaints }) => {
  test.setTimeout(240_000);
  for (const path of [...plain, plan]) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expect.soft(page.locator('h1').first(), path).toBeVisible();
    expect.soft(complaints, path).toEqual([]);
    complaints.length = 0;
  }
});

test('a page in French comes alive, too: a link opens the next one without a reload', async ({ page }) => {
  // The parts of a page are read once on the server, for both languages.
  await page.request.get(plan);
  await page.goto(`/fr${plan}`, { waitUntil: 'networkidle' });
  await page.evaluate(() => void Object.assign(globalThis, { stays: true }));
  await page.locator('main, header').getByRole('link', { name: 'Météo' }).first().click();
  await expect(page).toHaveURL(/\/fr\/weather/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => 'stays' in globalThis)).toBe(true);
});

test('bars of a plan lie where their days are, with JavaScript and without', async ({ browser, page, portal }) => {
  const placesOn = async (shown: typeof page) => {
    await shown.goto(portal + plan);
    const bars = shown.locator('.timeline-bar');
    await expect(bars.first()).toBeVisible();
    return bars.evaluateAll((each) => each.map((bar) => [getComputedStyle(bar).left, getComputedStyle(bar).width]));
  };
  const context = await browser.newContext({ javaScriptEnabled: false });
  const drawn = await placesOn(await context.newPage());
  await context.close();
  expect(new Set(drawn.map(String)).size).toBeGreaterThan(2);
  const woken = await placesOn(page);
  await expect(page.locator('[data-style]')).toHaveCount(0);
  expect(woken).toEqual(drawn);
});

test('with JavaScript off a page shows its content, its menu folds out and colours change', async ({
  browser,
  portal,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: portal,
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  await page.goto('/licences');
  await expect(page.getByRole('heading', { level: 1, name: 'Licences' })).toBeVisible();
  await page.locator('summary[aria-label="Menu"]').click();
  await expect(
    page.getByRole('navigation', { name: 'Menu', exact: true }).getByRole('link', { name: 'Calendar' }),
  ).toBeVisible();
  // Opening one closes the other.
  await page.locator('summary[aria-label="Display"]').click();
  await page.getByRole('button', { name: 'Dark' }).click();
  await expect(page).toHaveURL(/\/licences$/);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await context.close();
});

test('by keyboard: the skip link, the menu, Escape gives the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/licences');
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
  const menu = page.locator('summary[aria-label="Menu"]');
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.navbar-menu')).toHaveAttribute('open', '');
  await page.keyboard.press('Escape');
  await expect(page.locator('.navbar-menu')).not.toHaveAttribute('open', '');
  await expect(menu).toBeFocused();
});

test('going to another page moves the focus to its content, sets its title and counts the visit', async ({ page }) => {
  await page.goto('/licences');
  await page.waitForLoadState('networkidle');
  const counted = page.waitForRequest(
    (request) =>
      request.url().endsWith('/api/track') && request.postData()?.includes('/main/croppingcalendar') === true,
  );
  await page.getByRole('banner').getByRole('link', { name: 'Calendar' }).click();
  await expect(page).toHaveTitle(/AgriHub Ghana/);
  await expect(page.locator('#content')).toBeFocused();
  await counted;
});

test('who asks not to be tracked is not counted', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { get: () => true }));
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  await page.goto('/licences');
  await page.waitForLoadState('networkidle');
  expect(sent).not.toContain('/api/track');
});

test('text mode asks for no script, font or picture, and weighs at most 60 kB', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.resourceType()));
  const answer = await page.goto(`${plan}&text=1`);
  await page.waitForLoadState('networkidle');
  // "other" is the icon of the tab.
  expect(asked.filter((kind) => kind !== 'other')).toEqual(['document']);
  const { responseBodySize } = await answer!.request().sizes();
  expect(responseBodySize).toBeLessThanOrEqual(60_000);
  await expect(page.getByText('Text mode: no map')).toBeVisible();
});

test('a page once opened opens without network and says how old it is', async ({ page, context, complaints }) => {
  await page.goto(plan);
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    for (let tries = 0; tries < 40 && !(await caches.match(location.href, { ignoreVary: true })); tries++) {
      await new Promise((wait) => setTimeout(wait, 250));
    }
  });
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('This is the copy saved')).toBeVisible();
  await page.goto('/weather');
  await expect(page.getByRole('heading', { name: 'There is no network' })).toBeVisible();
  complaints.length = 0;
});

test('what is kept for offline is told with its size, opens without network, and says what changed after', async ({
  page,
  context,
  complaints,
}) => {
  await page.goto(plan);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.locator('.plan-actions-keep summary').click();
  await page.getByRole('link', { name: 'Keep for offline' }).click();
  await expect(page.getByText(/^\d+(\.\d+)? kB will be downloaded\.$/)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Keep on this device' }).click();
  await expect(page.getByRole('heading', { name: 'Kept on this device' })).toBeVisible();
  await expect(page.getByText(/^Nothing had changed at the last update/)).toBeVisible();

  await context.setOffline(true);
  for (const path of [
    plan,
    '/weather/ejura_sekyedumase_municipal',
    '/main/risks',
    '/main/resources',
    '/main/storyset',
    '/main/climate',
  ]) {
    await page.goto(path);
    await expect(page.getByText('This is the copy saved'), path).toBeVisible();
    await expect(page.locator('main h1').first(), path).toBeVisible();
  }
  await page.goto('/offline');
  const saved = page.getByRole('list', { name: 'Saved pages' });
  await expect(saved.getByRole('link', { name: /^Weather in Ejura/ }).first()).toBeVisible();

  await context.setOffline(false);
  // What the service worker has no copy of fails, too.
  expect(complaints.filter((complaint) => !complaint.includes('net::ERR_FAILED'))).toEqual([]);
  complaints.length = 0;
  // As if an earlier copy had said less.
  await page.evaluate(async () => {
    const earlier = '<html><body><main><h1>Resources for farmers</h1></main></body></html>';
    await (await caches.open('kept-pages')).put('/main/resources', new Response(earlier));
  });
  await page.goto('/main/kept');
  await page.getByRole('button', { name: 'Update all' }).click();
  await expect(page.getByRole('heading', { name: /^Changed at the last update/ })).toBeVisible();
  await expect(page.getByText(/^and \d+ more lines$/)).toBeVisible();
  await page.getByRole('button', { name: 'Remove all' }).click();
  await expect(page.getByRole('heading', { name: 'Kept on this device' })).toBeHidden();
  complaints.length = 0;
});

test.describe('after a new version was put up', () => {
  // The device would still have the old code.
  test.use({ serviceWorkers: 'block' });

  test('code that no longer exists offers to reload, and keeps what was typed', async ({ page, complaints }) => {
    await page.goto('/sign-in');
    await page.waitForLoadState('networkidle');
    const field = page.locator('main input[type="email"], main input[name="email"]').first();
    await field.fill('ama@demo.agrihub.example');
    await page.route(/assets\/.*\.js/, (route) => route.fulfill({ status: 404, body: '' }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Licences' }).click();
    await expect(page.getByText('A new version of the portal is out')).toBeVisible();
    await expect(field).toHaveValue('ama@demo.agrihub.example');
    complaints.length = 0;
  });
});
