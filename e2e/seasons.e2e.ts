import { expect, test } from './support/portal.ts';

test.describe('each district offers the seasons of its zone', () => {
  for (const [town, seasons] of [
    ['Ejura', ['Major', 'Minor']],
    ['Kumasi', ['Major', 'Minor']],
    ['Tamale', ['Single']],
    ['Nkwanta North', ['Single']],
    ['Kintampo North', ['Single']],
  ] as const) {
    test(`maize in ${town}: ${seasons.join(' and ').toLowerCase()}`, async ({ page, request }) => {
      await page.goto(`/main/croppingcalendar?crop=maize&district=${encodeURIComponent(town)}`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(town);
      const select = page.getByLabel('Season', { exact: true });
      const offered = seasons.length === 1 ? [] : await select.locator('option').allInnerTexts();
      if (seasons.length === 1) await expect(select).toHaveCount(0);
      else expect(offered).toEqual(seasons.map((season) => `${season} season`));
      const district = await page.getByLabel('District', { exact: true }).inputValue();
      const answer = await request.post('/api/cc/calculate', { data: { crop: 'maize', district } });
      const [, , summary] = (await answer.json()) as [unknown, unknown, { seasons: string[] }];
      expect(summary.seasons).toEqual(seasons.map((season) => season.toLowerCase()));
    });
  }
});

test('crops read sensibly where they are grown: rice in Navrongo, cocoa in Sefwi, onion in Bawku', async ({ page }) => {
  for (const [crop, town, words] of [
    ['rice', 'Navrongo', 'Rice in Kassena Nankana'],
    ['cocoa', 'Sefwi Wiawso', 'Cocoa in Sefwi Wiawso'],
    ['onion', 'Bawku', 'Onion in Bawku'],
  ] as const) {
    await page.goto(`/main/croppingcalendar?crop=${crop}&district=${encodeURIComponent(town)}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(words);
    await expect(page.locator('.timeline-rows > li').first()).toBeVisible();
  }
});

test('two planting weeks stand side by side, with what moves and which risks change', async ({ page }) => {
  await page.goto(
    '/main/croppingcalendar?crop=maize&region=ashanti&district=ejura_sekyedumase_municipal&season=major&planting_start=2027-04-12&planting_end=2027-04-18',
  );
  await page.getByText('Compare two planting weeks').click();
  await page.getByLabel('Second planting week, from').fill('2027-05-10');
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  const planting = page.getByRole('row', { name: /^Planting/ });
  await expect(planting).toContainText('12 Apr – 18 Apr');
  await expect(planting).toContainText('10 May – 16 May');
  await expect(planting).toContainText('28 days later');
  await expect(page.locator('.compare-weeks-risks li').first()).toBeVisible();
  await page.getByRole('link', { name: 'Close the comparison' }).click();
  await expect(page).not.toHaveURL(/compare=/);
});
