import type { Page } from '@playwright/test';
import { expect, signIn, test } from './support/portal.ts';
import { violationsOf } from './support/sound.ts';

const DISTRICT = 'ejura_sekyedumase_municipal';

// What the service worker has no copy of fails, too.
test.afterEach(({ complaints }) => {
  expect(complaints.filter((complaint) => !complaint.includes('net::ERR_FAILED'))).toEqual([]);
  complaints.length = 0;
});

test('an officer reads what they kept and opened for a day without a network, whatever the hour', async ({
  page,
  context,
  portal,
}) => {
  await signIn(context, portal, 'ama');
  await page.goto(`/main/kept?crop=maize&region=ashanti&district=${DISTRICT}`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.getByRole('button', { name: 'Keep on this device' }).click();
  await expect(page.getByRole('heading', { name: 'Kept on this device' })).toBeVisible();
  await page.goto('/main/risks');
  await page.getByRole('link', { name: 'Flood in Tamale Metropolitan' }).click();
  const opened = new URL(page.url()).pathname;
  await expect.poll(() => isKept(page, 'pages', opened)).toBe(true);

  await context.setOffline(true);
  await page.clock.install();
  for (const hour of [6, 12, 20]) {
    await page.clock.setFixedTime(new Date(Date.now() + 24 * 3_600_000).setUTCHours(hour));
    // As it is linked to from elsewhere: by crop and district alone.
    await page.goto(`/main/croppingcalendar?crop=maize&district=${DISTRICT}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Maize in Ejura Sekyedumase' })).toBeVisible();
    await page.goto(`/weather/${DISTRICT}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Weather in Ejura' })).toBeVisible();
    expect(await brokenPictures(page), `at ${hour}`).toEqual([]);
    await page.goto('/main/climate');
    await expect(page.getByRole('heading', { level: 1, name: 'Climate of my place' })).toBeVisible();
  }
  await page.goto(opened);
  await expect(page.getByText('This is the copy saved')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Flood in Tamale Metropolitan' })).toBeVisible();
  expect(await page.content()).not.toContain('Ama');
});

test('the rain of a gauge is written on a page loaded without a network, arrives once, and signing out leaves nothing of it', async ({
  page,
  context,
  portal,
}) => {
  await signIn(context, portal, 'admin');
  const added = await context.request.post(`${portal}/api/climate/gauges`, {
    headers: { origin: portal },
    data: { name: 'Ejura market', districtId: DISTRICT, zone: 'south', latitude: 7.385, longitude: -1.356 },
  });
  expect(added.status(), await added.text()).toBe(200);
  await signIn(context, portal, 'ama');
  await page.goto('/main/climate/gauge-ejura-market');
  await expect(page.getByRole('form', { name: 'Report rain' })).toBeVisible();
  await expect.poll(() => isKept(page, 'field-pages', '/main/climate/gauge-ejura-market')).toBe(true);

  await context.setOffline(true);
  await page.goto('/main/climate/gauge-ejura-market');
  await page.getByLabel('Rain, mm (0 for a dry day)').fill('12.5');
  await page.getByRole('form', { name: 'Report rain' }).getByRole('button', { name: 'Keep on this device' }).click();
  await expect(page.getByText('Kept on this device')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.reload();
  await context.setOffline(false);
  const read = async () =>
    (
      (await (await context.request.get(`${portal}/api/climate/gauges/gauge-ejura-market`)).json()) as {
        days: unknown[];
      }
    ).days;
  await expect.poll(read).toMatchObject([{ rain_mm: 12.5, readings: [{ rain_mm: 12.5 }] }]);
  await page.evaluate(() => fetch('/api/accounts/sign-out', { method: 'POST' }));
  await expect.poll(() => isKept(page, 'field-pages', '/main/climate/gauge-ejura-market')).toBe(false);
});

function isKept(page: Page, cache: string, path: string): Promise<boolean> {
  return page.evaluate(
    async ([name = '', href = '']) => (await (await caches.open(name)).match(href, { ignoreVary: true })) !== undefined,
    [cache, path],
  );
}

/** Pictures that were asked for and did not come. */
function brokenPictures(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)));
    return [...document.images].filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src);
  });
}
