import { readFileSync } from 'node:fs';
import { expect, test } from './support/portal.ts';

const ejura = 'crop=maize&region=ashanti&district=ejura_sekyedumase_municipal';
const plan = `/main/croppingcalendar?${ejura}&season=major`;

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test('on a phone the answer stands above the map', async ({ page }) => {
  await page.goto(plan);
  const tops = () =>
    page.evaluate(() =>
      ['h1', '.plan-facts', '.calendar-page-map'].map(
        (part) => document.querySelector(part)?.getBoundingClientRect().top ?? Number.NaN,
      ),
    );
  await expect(page.getByRole('region', { name: 'In short' })).toBeVisible();
  const [heading = 0, facts = 0, map = 0] = await tops();
  expect(heading).toBeLessThan(facts);
  expect(facts).toBeLessThan(map);
  expect(facts).toBeLessThan(740);
});

test('a farmer names a crop and a town, and walks from the month to an activity and back', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('I grow').selectOption({ label: 'Maize' });
  await page.getByLabel('in', { exact: true }).fill('Ejura');
  await page.getByRole('button', { name: 'Show my season' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Maize in Ejura Sekyedumase' })).toBeVisible();
  await expect(page.getByLabel('Region', { exact: true })).toHaveValue('ashanti');
  await expect(page.getByLabel('District', { exact: true })).toHaveValue('ejura_sekyedumase_municipal');

  await page.getByLabel('Season', { exact: true }).selectOption('Major season');
  await expect(page).toHaveURL(/season=major/);
  const facts = page.getByRole('region', { name: 'In short' });
  await expect(facts).toContainText(/Plant by\s*\d{1,2} (Apr|May)/);
  await page.getByText('Where each date comes from').click();
  await expect(
    page
      .locator('.plan-sources')
      .getByText(/not yet reviewed by CSIR/)
      .first(),
  ).toBeVisible();

  const month = page.locator('.month-panel');
  await expect(month.getByText('This month', { exact: true })).toBeVisible();
  await month.getByRole('link', { name: /^April:/ }).click();
  await expect(month.getByRole('heading', { level: 2 })).toHaveText(/^April/);
  // From a month without work the arrow leads on to one that has some.
  await month.getByRole('link', { name: /^December:/ }).click();
  await expect(month.getByText('No activity for this month')).toBeVisible();
  await month.getByRole('link', { name: 'Next activity' }).click();
  await expect(month.getByRole('heading', { level: 2 })).not.toHaveText(/^December/);
  await expect(month.getByText('No activity for this month')).toHaveCount(0);
  await month.getByRole('link', { name: /^April:/ }).click();

  const row = month.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^Planting/ }) });
  await row.getByText('more', { exact: true }).click();
  await expect(row.getByText('less', { exact: true })).toBeVisible();
  await row.getByRole('link', { name: 'View Advisory: Planting' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Planting' })).toBeVisible();
  await expect(page.getByText('Ejura Sekyedumase, Ashanti · Maize')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Fertilizer recommendations' })).toBeVisible();
  await page.getByRole('link', { name: 'Go Back' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Maize in Ejura Sekyedumase' })).toBeVisible();
  await expect(page).toHaveURL(/crop=maize.*season=major/);
});

test('the address of a plan opens the same plan on another phone', async ({ page, browser, portal }) => {
  await page.goto(`${plan}&planting_start=2027-05-03&planting_end=2027-05-09`);
  const dates = (from: typeof page) => from.locator('.timeline-date').allInnerTexts();
  const mine = await dates(page);
  expect(mine.length).toBeGreaterThan(8);
  const other = await browser.newContext({ baseURL: portal, javaScriptEnabled: false });
  const theirs = await other.newPage();
  await theirs.goto(page.url());
  expect(await dates(theirs)).toEqual(mine);
  await expect(theirs.locator('.timeline-rows')).toContainText('3 May – 9 May');
  await other.close();
});

test('a plan is kept as a calendar file whose entries stay the same ones when it is fetched again', async ({
  page,
  request,
}) => {
  await page.goto(plan);
  await page.locator('.plan-actions-keep > summary').click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Calendar file (.ics)' }).click(),
  ]);
  const text = readFileSync(await file.path(), 'utf8');
  const ids = (ics: string) => [...ics.matchAll(/^UID:(.+)\r$/gm)].map(([, id]) => id);
  expect(text.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true);
  expect(ids(text).length).toBeGreaterThan(8);
  expect(new Set(ids(text)).size).toBe(ids(text).length);
  // An id tells crop, district, season, year and activity, and nothing of when it was fetched.
  for (const id of ids(text))
    expect(id).toMatch(/^maize-ejura_sekyedumase_municipal-major-20\d\d-[A-Z]\w*@agrihub-ghana$/);
  const again = await (await request.get('/calendar/maize/ejura_sekyedumase_municipal.ics?season=major')).text();
  expect(ids(again)).toEqual(ids(text));
});

test('a plan opened once opens again without network, with its age', async ({ page, context, complaints }) => {
  await page.goto(plan);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    for (let tries = 0; tries < 60 && !(await caches.match(location.href, { ignoreVary: true })); tries++) {
      await new Promise((wait) => setTimeout(wait, 250));
    }
  });
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Maize in Ejura Sekyedumase' })).toBeVisible();
  await expect(page.getByText(/This is the copy saved .*\d{1,2}:\d{2}/)).toBeVisible();
  await expect(page.locator('.month-panel')).toBeVisible();
  await context.setOffline(false);
  complaints.length = 0;
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the same way is walked with plain forms and links', async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('I grow').selectOption({ label: 'Maize' });
    await page.getByLabel('in', { exact: true }).fill('Ejura');
    await page.getByRole('button', { name: 'Show my season' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Maize in Ejura Sekyedumase' })).toBeVisible();
    await page.getByLabel('Season', { exact: true }).selectOption('Major season');
    await page.getByRole('button', { name: 'Show the plan' }).click();
    await expect(page.getByLabel('Season', { exact: true })).toHaveValue('major');
    const month = page.locator('.month-panel');
    await month.getByRole('link', { name: /^April:/ }).click();
    await page.locator('.month-panel').getByRole('link', { name: 'View Advisory: Planting' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Planting' })).toBeVisible();
    await page.getByRole('link', { name: 'Go Back' }).click();
    await expect(page.getByText('Plant by')).toBeVisible();
  });

  test('text mode holds the plan without map, picture, font or script, in 60 kB', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.resourceType()));
    const answer = await page.goto(`${plan}&text=1`);
    expect((await answer!.request().sizes()).responseBodySize).toBeLessThanOrEqual(60_000);
    // The one other request is for the small icon of the browser's tab.
    expect(asked.filter((kind) => kind !== 'other')).toEqual(['document']);
    await expect(page.getByText('Text mode: no map')).toBeVisible();
    await expect(page.getByText('Plant by')).toBeVisible();
    expect(await page.locator('main img, main .atlas').count()).toBe(0);
    // The choice stays for the pages after it.
    await page.goto('/');
    await expect(page.getByText('Text mode: no map')).toBeVisible();
  });
});
