import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { startBuiltServer } from '../tools/builtServer.ts';
import { expect, signIn, test } from './support/portal.ts';

const plan = '/main/croppingcalendar?crop=maize&region=ashanti&district=ejura_sekyedumase_municipal&season=major';

test('an administrator declares an onset, sees what moves, and takes it back and forth', async ({
  page,
  complaints,
}) => {
  const year = await planYear(page);
  await page.goto('/manage');
  await page.getByRole('link', { name: 'Sign in' }).last().click();
  await page.getByLabel('E-mail').fill('admin@demo.agrihub.example');
  await page.getByLabel('Password', { exact: true }).fill('wrong password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /e-mail or password/ })).toBeVisible();
  complaints.length = 0;
  await page.getByLabel('Password', { exact: true }).fill('demo-agrihub');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Manage' })).toBeVisible();

  await page
    .getByRole('link', { name: /Rain onset/ })
    .first()
    .click();
  await page.getByLabel('Region', { exact: true }).selectOption('ashanti');
  await page.getByLabel('Season', { exact: true }).selectOption('major');
  await page.getByLabel('Day of onset').fill(`${year}-04-20`);
  await page.getByLabel('Note').fill('GMet, 20 mm in three days');
  await page.getByRole('button', { name: 'Declare the onset' }).click();
  // The day is ahead or far from the usual: why it is declared all the same is asked.
  await page.getByLabel('Reason').fill('Heard on the radio, for a trial');
  complaints.length = 0;
  await page.getByRole('button', { name: 'Declare the onset' }).click();
  const moves = page.getByRole('status').filter({ hasText: 'What moves' });
  await expect(moves.getByRole('listitem').filter({ hasText: 'Ejura Sekyedumase' })).toContainText(
    /\d+ days (later|earlier) than usual/,
  );

  const before = await factsOf(page);
  expect(before).toContain('Onset declared');
  expect(before).toContain('GMet, 20 mm in three days');

  await page.goto('/manage/onsets');
  const declared = page.getByRole('row').filter({ hasText: 'Ashanti' });
  await declared.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('Withdrawn').first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(declared.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  await declared.getByRole('button', { name: 'Withdraw' }).click();
  await expect(declared.getByRole('button', { name: 'Take back' })).toBeVisible();
  expect(await factsOf(page)).toContain('Usual onset of the');
});

test('an administrator edits a row: faults at the field, then saved, kept in the history, and back to default', async ({
  page,
  context,
  portal,
}) => {
  await signIn(context, portal, 'admin');
  await page.goto('/manage/onsetWindows');
  await page.getByRole('searchbox').fill('ashanti');
  await expect(page).toHaveURL(/q=ashanti/);
  await page
    .getByRole('row')
    .filter({ hasText: /ashanti/ })
    .getByRole('link')
    .first()
    .click();
  const typical = page.locator('input[name="onsetTypical"]');
  const usual = await typical.inputValue();
  await typical.fill('13-45');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(typical).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText(/One thing is not right|things are not right/).first()).toBeVisible();
  await typical.fill(usual.replace(/\d\d$/, (day) => (day === '16' ? '17' : '16')));
  await page.getByLabel('Why').fill('Seen at the station in Kumasi');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Seen at the station in Kumasi')).toBeVisible();
  await page.getByRole('button', { name: 'Back to default' }).click();
  await expect(typical).toHaveValue(usual);
});

test('a table goes out as CSV and comes back in: checked first, then applied', async ({ page, context, portal }) => {
  await signIn(context, portal, 'admin');
  await page.goto('/manage/risks');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download CSV' }).click(),
  ]);
  const csv = readFileSync(await file.path(), 'utf8');
  const lines = csv.trimEnd().split(/\r?\n/);
  const [first = ''] = lines.slice(1);
  const name = first.split(',')[1] ?? '';
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const dialog = page.getByRole('dialog', { name: /^Import / });
  const upload = (text: string) =>
    dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'risks.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await upload(csv);
  await expect(dialog.getByText('The file changes nothing.')).toBeVisible();
  await upload(csv.replace(name, `${name} (told apart)`));
  await expect(dialog.getByText(/1 changed/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Apply the changes' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`${name} (told apart)`).first()).toBeVisible();
});

test('whoever is no administrator is told so, and the server refuses the call', async ({ page, context, portal }) => {
  const call = () =>
    context.request.post(`${portal}/api/seasons/onsets`, {
      headers: { origin: portal },
      data: { scope: 'region', place_id: 'ashanti', season: 'major', onset_on: '2026-04-01' },
    });
  expect((await call()).status()).toBe(401);
  await signIn(context, portal, 'ama');
  expect((await call()).status()).toBe(403);
  await page.goto('/manage/onsets');
  await expect(page.getByText('This page is for administrators')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Declare the onset' })).toHaveCount(0);
});

test('on an empty folder the printed link makes the first administrator, once', async ({ browser }) => {
  const server = await startBuiltServer({ DEMO: '0' });
  try {
    const link = /http:\S+first-administrator\?code=\S+/.exec(server.said())?.[0] ?? '';
    expect(link).not.toBe('');
    const address = new URL(link);
    const page = await (await browser.newContext({ baseURL: server.url })).newPage();
    await page.goto(address.pathname + address.search);
    await page.getByLabel('Name', { exact: true }).fill('Akosua Mensah');
    await page.getByLabel('E-mail').fill('akosua@example.org');
    await page.getByLabel('Choose a password', { exact: true }).fill('cassava harmattan lorry');
    await page.getByRole('button', { name: 'Make the account' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Manage' })).toBeVisible();

    const other = await (await browser.newContext({ baseURL: server.url })).newPage();
    await other.goto(address.pathname + address.search);
    await other.getByLabel('Name', { exact: true }).fill('Somebody Else');
    await other.getByLabel('E-mail').fill('else@example.org');
    await other.getByLabel('Choose a password', { exact: true }).fill('cassava harmattan lorry');
    await other.getByRole('button', { name: 'Make the account' }).click();
    await expect(other.getByRole('alert').filter({ hasText: 'This link was used' })).toBeVisible();
  } finally {
    await server.stop();
  }
});

/** The year of the major season that is planned today. */
async function planYear(page: Page): Promise<number> {
  const answer = await page.request.post('/api/cc/calculate', {
    data: { crop: 'maize', district: 'ejura_sekyedumase_municipal', season: 'major' },
  });
  const [, , summary] = (await answer.json()) as [unknown, unknown, { year: number }];
  return summary.year;
}

/** What the public plan says of its onset. */
async function factsOf(page: Page): Promise<string> {
  await page.goto(plan);
  return (await page.getByRole('region', { name: 'In short' }).textContent()) ?? '';
}
