import { expect, test } from './support/portal.ts';

test('a programmer tries a call where it is described, and sees the answer and the line for a terminal', async ({
  page,
  complaints,
}) => {
  await page.goto('/api/docs');
  await page.getByRole('button', { name: 'Try POST /api/cc/calculate' }).click();
  const form = page.getByRole('form', { name: 'POST /api/cc/calculate' });
  await expect(form.getByLabel('Body (JSON)')).toBeFocused();
  await form.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(form.getByRole('status')).toContainText('200 OK');
  await expect(form.getByRole('status')).toContainText('"activityStart"');
  await expect(form.getByRole('status')).toContainText(
    `curl -X POST '${new URL('/api/cc/calculate', page.url()).href}'`,
  );

  await form.getByLabel('Body (JSON)').fill('{ "crop": 7 }');
  await form.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(form.getByRole('status')).toContainText('400');

  await page.getByLabel('Access token').fill('aghp_nobodys');
  await page.getByRole('button', { name: 'Try GET /api/trash', exact: true }).click();
  await page.getByRole('form', { name: 'GET /api/trash' }).getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('form', { name: 'GET /api/trash' }).getByRole('status')).toContainText('401');
  await expect(page.getByRole('form', { name: 'GET /api/trash' })).not.toContainText('aghp_nobodys');

  // The browser writes each refusal on its console.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('400'), expect.stringContaining('401')]);
});
