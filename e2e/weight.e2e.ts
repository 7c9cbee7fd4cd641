import { expect, test } from './support/portal.ts';

/** Bytes on the wire of a first visit, as they came: in all, and of script. */
const MOST = { all: 200_000, script: 170_000 };
const PLAN = '/main/croppingcalendar?crop=maize&district=ejura_sekyedumase_municipal';

for (const path of ['/main/croppingcalendar', PLAN, '/fr/main/croppingcalendar', `/fr${PLAN}`]) {
  test(`a first visit of ${path} on a phone is light, and its answer stands before the map`, async ({
    browser,
    portal,
  }) => {
    const context = await browser.newContext({
      baseURL: portal,
      viewport: { width: 360, height: 740 },
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    const types = new Map<string, string>();
    const sums = { all: 0, script: 0 };
    cdp.on('Network.responseReceived', ({ requestId, type }) => void types.set(requestId, type));
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      sums.all += encodedDataLength;
      if (types.get(requestId) === 'Script') sums.script += encodedDataLength;
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    const [answer, map] = await Promise.all(
      ['.calendar-page-answer', '.calendar-page-map'].map((part) => page.locator(part).boundingBox()),
    );
    expect(answer?.y ?? Infinity).toBeLessThan(map?.y ?? 0);
    test.info().annotations.push({ type: 'bytes', description: JSON.stringify(sums) });
    expect(sums.all, `of ${JSON.stringify(sums)}`).toBeLessThanOrEqual(MOST.all);
    expect(sums.script, `of ${JSON.stringify(sums)}`).toBeLessThanOrEqual(MOST.script);
    await page.locator('.calendar-page-map').scrollIntoViewIfNeeded();
    await expect(page.locator('.calendar-page-map svg').first()).toBeVisible();
    await context.close();
  });
}
