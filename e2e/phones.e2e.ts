import { sayWav } from '../server/testing/sayWav.ts';
import { startBuiltServer } from '../tools/builtServer.ts';
import { expect, signIn, test as base } from './support/portal.ts';
import { allLooks, expectSound, phoneLightAndDark, violationsOf } from './support/sound.ts';

/** A portal that answers phones. */
const test = base.extend({
  portal: [
    async ({ dataDir }, use) => {
      const server = await startBuiltServer({
        DATA_DIR: dataDir,
        DEMO: '1',
        BOUNDARIES_URL: 'off',
        DOORS: 'sms-kannel',
      });
      await use(server.url);
      await server.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

test('pages of text mode are whole in 15 kB, without a second request, and fit a screen of 240 pixels', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 240, height: 320 });
  const district = 'ejura_sekyedumase_municipal';
  for (const path of [
    '/t/home',
    '/t/home?crop=maize&place=Ejura',
    `/t/plan/maize/${district}`,
    `/t/plan/maize/${district}?only=month`,
    `/t/weather/${district}`,
    `/t/risks/${district}`,
    '/t/risks/ghana',
    '/t/prices',
    '/t/resources',
    '/t/weekly',
    '/t/phone',
  ]) {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const answer = await page.goto(`${portal}${path}`);
    page.removeAllListeners('request');
    expect.soft(asked.length, `requests of ${path}`).toBe(1);
    expect.soft((await answer?.body())?.byteLength, `bytes of ${path}`).toBeLessThanOrEqual(15_360);
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(240);
    expect.soft(await violationsOf(page), path).toEqual([]);
  }
});

test('pages in text mode weigh 15 kB at most on the line, fit a screen of 240 pixels, and lead to their words alone', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 240, height: 320 });
  const plan = '/main/croppingcalendar?crop=maize&district=ejura_sekyedumase_municipal';
  await page.goto(`${portal}/?text=1`);
  for (const [path, words, most] of [
    ['/', '/t/home', 15_360],
    ['/weather/kumasi', '/t/weather/kumasi', 15_360],
    ['/main/risks', '/t/risks/ghana', 15_360],
    ['/main/resources', '/t/resources', 15_360],
    ['/main/storyset', '/t/home', 15_360],
    // With the times of every crop and the sources of each figure; its words alone are 4 kB.
    [plan, '/t/plan/maize/ejura_sekyedumase_municipal', 25_000],
  ] as const) {
    const answer = await page.goto(`${portal}${path}`);
    expect.soft((await answer?.request().sizes())?.responseBodySize, path).toBeLessThanOrEqual(most);
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(240);
    await expect
      .soft(page.getByRole('link', { name: 'Words alone, for any phone' }).first())
      .toHaveAttribute('href', words);
  }
  await page.getByRole('link', { name: 'Words alone, for any phone' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^Maize in Ejura/ })).toBeVisible();
  await page.getByRole('link', { name: 'AgriHub Ghana with pictures' }).click();
  await expect(page.getByText('Text mode: no map')).toBeHidden();
});

test('an officer answers a farmer’s question, and enters rain of a phone in the record of a gauge', async ({
  page,
  context,
  portal,
}) => {
  await signIn(context, portal, 'admin');
  const { doors } = (await (await context.request.get(`${portal}/api/doors`)).json()) as {
    doors: { door: string; path: string }[];
  };
  const door = doors.find((each) => each.door === 'sms-kannel')?.path ?? '';
  const text = async (words: string, id: string) =>
    (await fetch(`${portal}${door}?${new URLSearchParams({ from: '+233241234567', text: words, id })}`)).text();
  await text('maize ejura', '1');
  await text('ask why are my leaves yellow', '2');
  expect(await text('rain 12', '3')).toBe('12 mm of rain is kept for today. Thank you.');
  const added = await context.request.post(`${portal}/api/climate/gauges`, {
    headers: { origin: portal },
    data: {
      name: 'Sample gauge',
      districtId: 'ejura_sekyedumase_municipal',
      zone: 'south',
      latitude: 7.38,
      longitude: -1.37,
    },
  });
  expect(added.ok()).toBe(true);

  await page.goto(`${portal}/controlcenter/questions`);
  await expect(page.getByText('why are my leaves yellow')).toBeVisible();
  await expectSound(page, allLooks);
  await page.getByRole('button', { name: /^Enter the rain from/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Rain from/ });
  await expect(dialog.getByLabel('Gauge')).toHaveValue('gauge-sample-gauge');
  await dialog.getByLabel('Enter what this number sends from now on by itself').check();
  await expectSound(page, phoneLightAndDark);
  await dialog.getByRole('button', { name: 'Enter in a gauge’s record' }).click();
  await expect(dialog).toBeHidden();
  expect(await text('rain 14', '4')).toBe('14 mm of rain is kept for today. Thank you.');
  const gauge = await context.request.get(`${portal}/api/climate/gauges/gauge-sample-gauge`);
  expect(await gauge.json()).toMatchObject({ days: [{ rain_mm: 14 }], phones: [{ phone: '*******4567' }] });

  await page.getByRole('button', { name: /^Answer the question from/ }).click();
  const answering = page.getByRole('dialog', { name: /^Answer/ });
  await answering.getByLabel('Your answer').fill('Top dress with urea after rain.');
  await expectSound(page, phoneLightAndDark);
  await answering.getByRole('button', { name: 'Send SMS' }).click();
  await expect(page.getByText('No farmer is waiting')).toBeVisible();

  // A recording outlives a reload until it is sent or thrown away.
  await text('ask when do I weed', '5');
  await page.reload();
  const answer = page.getByRole('button', { name: /^Answer the question from/ });
  await answer.click();
  await answering
    .getByLabel('Or choose a file')
    .setInputFiles({ name: 'answer.wav', mimeType: 'audio/wav', buffer: sayWav({ seconds: 2 }) });
  const recorded = answering.getByText('Recorded: 3.0 s.');
  await expect(recorded).toBeVisible();
  await expectSound(page, allLooks);
  await expect(answering.getByRole('button', { name: 'Send recording' })).toBeVisible();
  await page.reload();
  await answer.click();
  await expect(recorded).toBeVisible();
  await answering.getByRole('button', { name: 'Delete it' }).click();
  await page.reload();
  await answer.click();
  await expect(answering.getByRole('button', { name: 'Record', exact: true })).toBeVisible();
  await expect(recorded).toBeHidden();
});

test('the phones of the settings and the translators’ workbench fit and are free of barriers', async ({
  page,
  context,
  portal,
}) => {
  await signIn(context, portal, 'admin');
  await page.goto(`${portal}/controlcenter/settings/phones`);
  await expect(page.getByRole('rowheader', { name: 'sms-kannel' })).toBeVisible();
  await expectSound(page, allLooks);

  await page.goto(`${portal}/manage/translations?language=ak`);
  const drafts = page.getByText(/^0 of \d+ reviewed, \d+ drafts/);
  const before = Number(/(\d+) drafts/.exec((await drafts.textContent()) ?? '')?.[1]);
  await page.getByLabel('Find in English or the translation').fill('Weather in');
  await page.getByRole('button', { name: /^Translate “Weather in/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Translation').fill('Ewiem wɔ {plcae}');
  await expect(dialog.getByText('{plcae} is not in the English sentence. Its slots are {place}.')).toBeVisible();
  await dialog.getByLabel('Translation').fill('Ewiem wɔ {place}');
  await expect(dialog.getByText('Ewiem wo Ejura')).toBeVisible();
  await expectSound(page, allLooks);
  await dialog.getByRole('button', { name: 'Save as a draft' }).click();
  await expect(page.getByText('Ewiem wɔ {place}')).toBeVisible();
  // In place of the draft that ships with the portal.
  await expect(drafts).toContainText(`, ${before} drafts`);
  await expectSound(page, allLooks);
});
