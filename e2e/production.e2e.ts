import { startBuiltServer } from '../tools/builtServer.ts';
import { expect, test } from './support/portal.ts';

/** The first day of a portal for real: production, no sample people, an empty folder. */
test('a new administrator finds a list of what to set up, nothing invented, and a next step on every page', async ({
  browser,
}) => {
  test.setTimeout(360_000);
  const server = await startBuiltServer({
    NODE_ENV: 'production',
    DEMO: '0',
    SECRET_KEY: 'first-day-first-day-first-day-key',
    REFERENCE_DATASETS: '1',
  });
  try {
    const page = await browser.newPage({ baseURL: server.url });
    await page.goto(/http:\S+first-administrator\?code=\S+/.exec(server.said())?.[0] ?? '');
    await page.getByLabel('Name', { exact: true }).fill('Sample Administrator');
    await page.getByLabel('E-mail').fill('first@agrihub.example');
    await page.getByLabel('Choose a password', { exact: true }).fill('pelican orchid tram');
    await page.getByRole('button', { name: 'Make the account' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Manage' })).toBeVisible();

    const list = page.getByRole('region', { name: 'Set up this portal' });
    await expect(list.getByRole('listitem')).toHaveCount(9);
    await expect(list.getByText('To do:')).toHaveCount(9);

    await list.getByRole('link', { name: 'Begin the review of content' }).click();
    await page
      .getByRole('checkbox', { name: /^Choose (?!all)/ })
      .first()
      .check();
    await page.getByLabel('Name of the agronomist').fill('Sample Agronomist');
    await page.getByLabel('Institution').fill('Sample Institute');
    await page.getByRole('button', { name: 'Sign the chosen entries' }).click();
    await expect(page.getByText('One entry signed')).toBeVisible();
    await page.goto('/manage');
    await expect(list.getByText('Done:')).toHaveCount(1);
    await expect(page.getByRole('contentinfo').getByText(/^1 of [\d,]+ entries/)).toBeVisible();

    // The tables that advice is computed from come to be found and charted, one after the other; that all do is proved by the server's tests.
    await expect(async () => {
      const { total } = (await (await page.request.get('/api/datasets?limit=1')).json()) as { total: number };
      expect(total).toBeGreaterThan(3);
    }).toPass({ timeout: 180_000 });
    await page.goto('/main/dashboard');
    await expect(page.locator('figure.chart').first()).toBeVisible();

    // Nothing is invented: no sample, no name of a setting for visitors.
    const visitor = await (await browser.newContext({ baseURL: server.url })).newPage();
    for (const path of [
      '/',
      '/weather',
      '/main/datasets',
      '/main/dashboard',
      '/main/risks',
      '/main/privacy',
      '/main/croppingcalendar?crop=maize&district=ejura_sekyedumase_municipal',
    ]) {
      await visitor.goto(path);
      await expect(visitor.locator('main')).toBeVisible();
      const text = await visitor.locator('main').innerText();
      expect(text, path).not.toMatch(/sample (weather|data)|demo|OPERATOR_NAME|PRIVACY_CONTACT|FORECAST_URL/i);
      expect(await visitor.locator('main a[href], main button').count(), `${path} leads on`).toBeGreaterThan(0);
    }
  } finally {
    await server.stop();
  }
});
