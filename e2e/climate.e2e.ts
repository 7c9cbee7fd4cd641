import { readFileSync } from 'node:fs';
import { expect, signIn, test } from './support/portal.ts';
import { allLooks, expectSound, violationsOf } from './support/sound.ts';

const PLACE = '/main/climate/sample-tamale';

/** Twelve years of daily rain: 25 mm on 10 April and a long dry spell; the rains set in on 10 to 21 May. */
function record(): string {
  const rows = ['station,date,rain', 'Gauge A,01/01/2014,1'];
  for (let at = 1; at < 4486; at += 1) {
    const date = new Date(Date.UTC(2014, 0, 1 + at));
    const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
    const since = (date.getTime() - Date.UTC(year, 4, 10 + year - 2014)) / 86_400_000;
    const rain = month === 4 && day === 10 ? 25 : since >= 0 && month < 10 && since % 4 === 0 ? 21 : 0;
    rows.push(`Gauge A,${String(day).padStart(2, '0')}/${String(month).padStart(2, '0')}/${year},${rain}`);
  }
  return rows.join('\n');
}

test('a reader moves the line, looks at other measures and at some of the years, and shares what was found', async ({
  page,
  browser,
  portal,
}) => {
  await page.goto(`${PLACE}?by=05-20`);
  await expect(page.getByText(/The rains had begun by 20 May in \d+ of \d+ years\./)).toBeVisible();
  await page.getByRole('link', { name: '5 days later' }).click();
  await expect(page.getByText(/The rains had begun by 25 May in/)).toBeVisible();
  await page.getByLabel('Show').selectOption({ label: 'Rain of the year' });
  await expect(page).toHaveURL(/show=rain/);
  await expect(page.getByText(/The year had [\d,]+ mm of rain or more in \d+ of \d+ years\./)).toBeVisible();
  await page.getByLabel('Years', { exact: true }).selectOption({ label: 'The driest third' });
  await expect(page.getByText('Of the driest third of the years.')).toBeVisible();
  await expect(
    page
      .getByRole('table', { name: /^Planting at/ })
      .getByRole('row')
      .nth(1),
  ).toContainText(/of \d+ years/);
  await expect(page.getByText(/^Start of the rains: /)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  const other = await browser.newContext({ baseURL: portal, javaScriptEnabled: false });
  const theirs = await other.newPage();
  await theirs.goto(page.url());
  await expect(theirs.getByText('Of the driest third of the years.')).toBeVisible();
  await other.close();
});

test('on paper every year is in the table, none cut off by its box', async ({ page }) => {
  await page.goto(PLACE);
  await page.emulateMedia({ media: 'print' });
  const table = page.getByRole('table', { name: /year by year$/ });
  await expect(table.getByRole('row').last()).toBeVisible();
  // What is cut off is as visible to the browser as the rest: the box of the table has to be as high as the table.
  const [box, whole] = [await table.locator('..').boundingBox(), await table.boundingBox()];
  expect(whole?.height).toBeGreaterThan(600);
  expect(box?.height).toBeGreaterThanOrEqual(whole?.height ?? Infinity);
});

test('a sheet takes one page of its paper, and on A3 it is read from farther away', async ({ page }) => {
  const sizes: number[] = [];
  for (const [paper, width] of [
    ['a4', 1123],
    ['a3', 1587],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    for (const language of ['', '/fr'])
      for (const own of ['', '&own=06-10&group=Nyankpala']) {
        await page.goto(`${language}/main/climate-sheet/sample-kumasi?paper=${paper}${own}`);
        const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
        expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
      }
    await page.emulateMedia({ media: 'print' });
    sizes.push(
      await page.locator('.sheet-says').evaluate((says) => Number.parseFloat(getComputedStyle(says).fontSize)),
    );
    await page.emulateMedia({ media: null });
  }
  expect(sizes[1]).toBeGreaterThan((sizes[0] ?? 0) * 1.3);
});

test('without JavaScript the top of the page leads to its parts and to the files', async ({ browser, portal }) => {
  const context = await browser.newContext({ baseURL: portal, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(PLACE);
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Source and citation' })
    .click();
  await expect(page.getByText(/^Cite as: /)).toBeInViewport();
  await page.getByText('Downloads, a sheet to print, comparing').click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Table as CSV' }).click();
  expect((await download).suggestedFilename()).toBe('sample-tamale-seasons.csv');
  await context.close();
});

test('on a phone the answer comes first and the tables are folded; a tap opens them, and so does a link that leads there', async ({
  browser,
  portal,
}) => {
  for (const javaScriptEnabled of [false, true]) {
    const context = await browser.newContext({
      baseURL: portal,
      javaScriptEnabled,
      viewport: { width: 360, height: 780 },
    });
    const page = await context.newPage();
    await page.goto(`${PLACE}?by=05-20`);
    await expect(page.getByText(/The rains had begun by 20 May in/)).toBeVisible();
    const table = page.getByRole('table', { name: /year by year$/ });
    await expect(table).toBeHidden();
    if (javaScriptEnabled)
      await page
        .getByRole('navigation', { name: 'On this page' })
        .getByRole('link', { name: 'Table of the years' })
        .click();
    else await page.locator('summary', { hasText: 'Table of the years' }).click();
    await expect(table).toBeVisible();
    await context.close();
  }
});

test('each drawing is saved whole as a PNG, as large as it is drawn', async ({ page }) => {
  await page.goto(`${PLACE}?year=2014`);
  for (const [name, drawing] of [
    [/^Picture as PNG: Rainy seasons/, 'svg.climate-chart'],
    [/^Picture as PNG: Daily rain of 2014/, 'svg.climate-days'],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    const png = await (await download).path();
    const box = await page.locator(drawing).boundingBox();
    // Three points for one, with 24 around it.
    expect(readFileSync(png).readUInt32BE(16)).toBe(Math.round(((box?.width ?? 0) + 48) * 3));
  }
});

test('the drawings of a comparison are saved as PNG, too', async ({ page }) => {
  await page.goto('/main/climate-compare?place1=sample-tamale&place2=sample-kumasi');
  for (const [name, file] of [
    [/^Picture as PNG: Start of the rains/, 'compared-sample-tamale-sample-kumasi.png'],
    [/^Picture as PNG: The newest year beside others: .*Tamale/, 'this-year-sample-tamale.png'],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name }).last().click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe(file);
    expect(
      readFileSync(await saved.path())
        .subarray(1, 4)
        .toString('latin1'),
    ).toBe('PNG');
  }
});

test('what is typed on a slow device before the page is alive stays', async ({ page, portal }) => {
  await signIn(page.context(), portal, 'admin');
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.goto('/manage/climate');
  await page.getByLabel('Place', { exact: true }).fill('Gauge A');
  await expect(page.locator('.climate-coverage svg').first()).toBeVisible();
  await expect(page.getByLabel('Place', { exact: true })).toHaveValue('Gauge A');
});

test('an administrator adds a gauge that people read, and is told that nobody can be asked for a place', async ({
  page,
  portal,
  complaints,
}) => {
  await signIn(page.context(), portal, 'admin');
  await page.goto('/manage/climate');
  const gauge = page.getByRole('form', { name: 'Add a rain gauge' });
  await gauge.getByLabel('Name', { exact: true }).fill('Savelugu market');
  await gauge.getByLabel('District it lies in').selectOption({ label: 'Savelugu Municipal' });
  await gauge.getByLabel('Latitude, degrees north').fill('9.62');
  await gauge.getByLabel('Longitude, degrees east; west is negative').fill('-0.83');
  await gauge.getByRole('button', { name: 'Add a rain gauge' }).click();
  await expect(page.getByText('Savelugu market was added. Its page is under Climate.')).toBeVisible();
  await page.getByRole('link', { name: 'Savelugu market' }).click();
  await expect(page).toHaveURL(/\/main\/climate\/gauge-savelugu-market$/);
  await page.goBack();

  const place = page.getByRole('form', { name: 'Fetch a place every day' });
  await place.getByLabel('Name', { exact: true }).fill('Bole');
  await place.getByLabel('Latitude, degrees north').fill('9.03');
  await place.getByLabel('Longitude, degrees east; west is negative').fill('-2.49');
  await place.getByRole('button', { name: 'Fetch a place every day' }).click();
  await expect(place.getByText('NASA POWER is not connected.')).toBeVisible();
  await expect(place.getByLabel('Name', { exact: true })).toHaveValue('Bole');
  await expectSound(page);
  complaints.length = 0;
});

test('the pages of climate are sound on a phone and a laptop, by day and by night', async ({ page, portal }) => {
  for (const path of [
    `${PLACE}?year=2014`,
    '/main/climate-compare?place1=sample-tamale&place2=sample-kumasi',
    '/main/climate-sheet/sample-tamale?own=06-10',
    '/main/climate-agreement',
  ]) {
    await page.goto(`${portal}${path}`);
    await expectSound(page, allLooks);
  }
});

test('an administrator brings a record in, answers what is unclear and lets a district go by it; its plans follow', async ({
  page,
  portal,
}) => {
  await signIn(page.context(), portal, 'admin');
  await page.goto('/manage/climate');
  await page.getByLabel('Place', { exact: true }).fill('Gauge A');
  await page.getByLabel('Source', { exact: true }).fill('A gauge of the test');
  await page.getByLabel('Licence or conditions').fill('For the test');
  await page
    .getByLabel('File')
    .setInputFiles({ name: 'gauge.csv', mimeType: 'text/csv', buffer: Buffer.from(record()) });
  await page.getByRole('button', { name: 'Bring in' }).click();
  await page.getByLabel(/Dates are written like/).selectOption({ label: 'The day' });
  await page.getByRole('button', { name: 'Bring in' }).click();
  await expect(page.getByText('Gauge A was brought in.')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByLabel('District', { exact: true }).selectOption({ label: 'Tamale Metropolitan' });
  await page.getByLabel('Goes by', { exact: true }).selectOption({ label: 'Gauge A' });
  await page.getByRole('button', { name: 'Use this record' }).click();
  await expect(page.getByText('Tamale Metropolitan goes by this record now.')).toBeVisible();
  const plan = async () =>
    (
      await page.request.post(`${portal}/api/cc/calculate`, {
        data: { crop: 'maize', district: 'tamale_metropolitan' },
      })
    ).text();
  expect(await plan()).toContain('daily rain at Gauge A (2014–2026)');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('No district goes by a daily record yet.')).toBeVisible();
  expect(await plan()).toContain('no daily rain is in use for this district');
});
