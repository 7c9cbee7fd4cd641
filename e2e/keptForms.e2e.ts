import { expect, signIn, test } from './support/portal.ts';

test.use({ viewport: { width: 360, height: 780 } });

test('a farm form closed by Esc and a reload opens as it was left, is thrown away and brought back, and is removed on signing out', async ({
  page,
  context,
  portal,
  complaints,
}) => {
  await signIn(context, portal, 'ama');
  await page.goto('/controlcenter/polygon');
  const form = page.getByRole('dialog', { name: 'Map a Farm' });
  const open = async () => {
    await page.getByRole('button', { name: 'Map a Farm' }).click();
    await expect(form).toBeVisible();
  };
  const corner = form.getByRole('textbox', { name: 'Point 1' });
  await open();
  await corner.fill('7.4301, -1.3601');
  await form.getByLabel('Name').fill('Behind the school');
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(page.getByText('What you wrote is kept on this device')).toBeVisible();

  await page.reload();
  await open();
  await expect(form.getByText(/Not sent yet: this was written/)).toBeVisible();
  await expect(corner).toHaveValue('7.4301, -1.3601');
  await expect(form.getByLabel('Name')).toHaveValue('Behind the school');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  await form.getByRole('button', { name: 'Throw away' }).click();
  await expect(corner).toHaveValue('');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(corner).toHaveValue('7.4301, -1.3601');
  await page.keyboard.press('Escape');

  await page.getByLabel(/^Your menu/).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  const asking = page.getByRole('dialog', { name: 'Sign out with forms not sent?' });
  await asking.getByRole('button', { name: 'Remove and sign out' }).click();
  await expect(page).toHaveURL(/services/);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('kept:')))).toEqual([]);
  // What the page still had on its way when the session ended is refused, and rightly.
  complaints.length = 0;
});

test('a typed risk and a farmer outlive closing and a reload, each as it was left', async ({
  page,
  context,
  portal,
}) => {
  await signIn(context, portal, 'ama');
  await page.goto('/controlcenter/risk/add');
  const seen = page.getByLabel('What did you see?');
  const risk = async () =>
    Object.keys(await page.evaluate(() => ({ ...localStorage }))).some((key) => key.endsWith(':risk'));
  await expect(async () => {
    await seen.fill('Holes in young maize leaves');
    expect(await risk()).toBe(true);
  }).toPass();
  await page.reload();
  await expect(seen).toHaveValue('Holes in young maize leaves');
  await expect(page.getByText(/Not sent yet: this was written/)).toBeVisible();

  await page.goto('/controlcenter/extensions');
  const form = page.getByRole('dialog', { name: 'Add Farmer' });
  const open = () => page.getByRole('button', { name: 'Add Farmer' }).click();
  await open();
  await form.getByLabel('Name').fill('Sample: Abena Owusu');
  await form.getByLabel('Phone').fill('0244123456');
  await form.getByRole('button', { name: 'Close' }).click();
  await expect(form).toBeHidden();
  await page.reload();
  await open();
  await expect(form.getByLabel('Name')).toHaveValue('Sample: Abena Owusu');
  await expect(form.getByLabel('Phone')).toHaveValue('0244123456');
});
