import { readFileSync } from 'node:fs';
import { expect, signIn, test } from './support/portal.ts';
import { violationsOf } from './support/sound.ts';

test('a journalist finds a story, reads its numbers and takes them along', async ({ page }) => {
  await page.goto('/main/storyset');
  await expect(page.getByText('9 Item(s) Found')).toBeVisible();
  await page.getByLabel('Institute').selectOption({ label: 'Africa Rising (2)' });
  await expect(page).toHaveURL(/institute=Africa\+Rising/);
  await expect(page.getByText('2 Item(s) Found')).toBeVisible();
  await page.getByLabel('Institute').selectOption({ label: 'All' });
  await page.getByRole('searchbox').fill('answered');
  await expect(page.getByText('1 Item(s) Found')).toBeVisible();
  await expect(page.getByText('Data Sourced by Not known · 2')).toBeVisible();
  await page.getByRole('link', { name: 'View Who answered the survey' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Who answered the survey' })).toBeVisible();
  const bySex = page.getByRole('figure').filter({ hasText: 'Respondents by sex' });
  await expect(bySex).toContainText('Who gathered these figures, when, and under which licence is not known to us.');
  await bySex.getByText('Table').click();
  await expect(bySex.getByRole('row', { name: /Men/ })).toContainText('373');
  await bySex.getByText('Download', { exact: true }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    bySex.getByRole('button', { name: 'Download as CSV', exact: true }).click(),
  ]);
  expect(readFileSync(await file.path(), 'utf8')).toContain('Men,373');
});

test('without script the charts and their numbers are on the page', async ({ browser, portal }) => {
  const context = await browser.newContext({ baseURL: portal, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/main/storyset/who-answered-the-survey');
  await expect(page.locator('figure svg:visible').first()).toBeVisible();
  await page.getByText('Table').first().click();
  await expect(page.getByRole('row', { name: /Women/ }).first()).toContainText('254');
  await context.close();
});

test('an older address leads to the story its charts are published in; charts nobody published are marked', async ({
  page,
}) => {
  const charts = (men: number) => [
    {
      title: 'Respondents by sex',
      description: '',
      chart_type: 'Doughnut',
      datasets: [{ labels: ['Men', 'Women'] }, ['Respondents'], [men, 254]],
    },
  ];
  await page.goto(`/main/storysetchartboard/${encodeURIComponent(JSON.stringify(charts(373)))}`);
  await expect(page).toHaveURL(/\/main\/storyset\/who-answered-the-survey$/);
  await page.goto(`/main/storysetchartboard/${encodeURIComponent(JSON.stringify(charts(1)))}`);
  await expect(page.getByRole('heading', { name: 'This is not a published story' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

test('a chart drawn from an earlier version of a dataset is marked, and leads to what changed', async ({
  page,
  context,
  portal,
}) => {
  await signIn(context, portal, 'adjoa');
  const headers = { origin: portal };
  const file = { name: 'phones.csv', mimeType: 'text/csv', buffer: Buffer.from('Zone,Phones\nNorth,300\nSouth,327\n') };
  await context.request.post(`${portal}/api/datasets/upload`, {
    headers,
    multipart: { file, fileName: 'Phones of farmers', description: 'Counted.', access: 'false', licence: 'CC-BY-4.0' },
  });
  const sources = async () =>
    ((await (await context.request.get(`${portal}/api/datalake/sources`)).json()) as { dbref: string }[]).map(
      ({ dbref }) => dbref,
    );
  await expect.poll(sources, { timeout: 30_000 }).toContain('phones-of-farmers');
  const row = `${portal}/api/reference/stories/AC-04`;
  const { row: before } = (await (await context.request.get(row)).json()) as {
    row: { version: number; values: { charts: object[] } };
  };
  const charts = before.values.charts.map((chart) => ({
    ...chart,
    dataset: { dbref: 'phones-of-farmers', version: 1 },
  }));
  expect(
    (
      await context.request.put(row, {
        headers,
        data: { values: { charts }, version: before.version, why: 'It was counted here.' },
      })
    ).status(),
  ).toBe(200);

  // A data administrator finds the form of the story on its page, and the data it was drawn from in the form.
  await page.goto('/main/storyset/ac-04');
  await page.getByRole('link', { name: 'Edit this story' }).click();
  await expect(page).toHaveURL(/\/manage\/stories\/AC-04$/);
  await expect(page.getByText('Datasets behind the charts')).toBeVisible();
  await page.goto('/main/storyset/ac-04');
  await expect(page.getByRole('link', { name: 'Phones of farmers, version 1' }).first()).toBeVisible();
  await expect(page.getByText('Data changed since', { exact: true })).toHaveCount(0);
  expect(
    (
      await context.request.post(`${portal}/api/datasets/phones-of-farmers/versions/1/restore`, { headers, data: {} })
    ).status(),
  ).toBe(200);
  await page.reload();
  const mark = page.locator('.story-changed').first();
  await expect(mark.getByText('Data changed since', { exact: true })).toBeVisible();
  await expect(page.locator('figure.chart').first()).toContainText(
    'The data have changed since: this is version 1; the current version is 2.',
  );
  await mark.getByRole('link', { name: 'What changed' }).click();
  await expect(page).toHaveURL(/phones-of-farmers\/compare\?from=1&to=2$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

for (const width of [320, 1440]) {
  test(`list and board at ${width} px: nothing runs out of the page, axe finds nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/main/storyset', '/main/storyset/ar-03', '/main/storyset/ac-01']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await violationsOf(page)).toEqual([]);
    }
  });
}
