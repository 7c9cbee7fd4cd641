import { expect, signIn, test } from './support/portal.ts';
import { expectSound } from './support/sound.ts';

test('an officer maps a farm by its corners, finds it by card number, corrects it on the map, brings more in and deletes one; no public page tells of it', async ({
  page,
  context,
  portal,
  request,
}) => {
  await signIn(context, portal, 'kofi');
  await page.goto('/controlcenter/polygon');
  await expect(page.getByRole('region', { name: 'Map of farms' })).toBeVisible();

  // By the keyboard, crossing first.
  await page.getByRole('button', { name: 'Map a Farm' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'Map a Farm' });
  const corners = ['7.5, -1.5', '7.502, -1.498', '7.5, -1.498', '7.502, -1.5'];
  for (const [at, corner] of corners.entries()) await form.getByLabel(`Point ${at + 1}`, { exact: true }).fill(corner);
  await expect(form.getByText('Two sides cross at 7.501, -1.499.')).toBeVisible();
  await form.getByLabel('Number of points').fill('9');
  await expect(form.getByText('Number of points must be between 4 and 8.')).toBeVisible();
  await form.getByRole('button', { name: 'Put the points back' }).click();
  await form.getByLabel('Point 2', { exact: true }).fill('7.5, -1.498');
  await form.getByLabel('Point 3', { exact: true }).fill('7.502, -1.498');
  await expect(form.getByLabel('Closing point')).toHaveValue('7.5, -1.5');
  await expect(form.getByText('4.88 ha enclosed by 4 corners')).toBeVisible();
  await form.getByLabel('Card number').fill('gha 718203946 2');
  await form.getByLabel('Name of the farm').fill('Test field');
  await expectSound(page);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('farm successfully mapped')).toBeVisible();

  await page.getByLabel('Find a farm by card number').fill('GHA-718203946-2');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Test field' })).toBeVisible();
  await expect(page.getByText('GHA-******946-2')).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectSound(page);

  await page.getByRole('button', { name: 'Correct' }).click();
  const correction = page.getByRole('dialog', { name: 'Correct the farm' });
  await correction.getByRole('radio', { name: 'Draw' }).check();
  await correction.getByRole('button', { name: 'Take back the last corner' }).click();
  await expect(correction.getByText('2.44 ha enclosed by 3 corners')).toBeVisible();
  await correction.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The farm was corrected.')).toBeVisible();
  await expect(page.getByText('What was changed')).toBeVisible();

  await page.getByRole('button', { name: 'Import' }).click();
  const wizard = page.getByRole('dialog', { name: 'Bring farms in' });
  const csv =
    'Farm,WKT\nFrom a file,"POLYGON ((-1.5201234 7.5003217, -1.5181717 7.5003217, -1.5181717 7.5021919, -1.5201234 7.5003217))"\nBroken,"POINT (1 2)"\n';
  await wizard.getByLabel('File').setInputFiles({ name: 'farms.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(wizard.getByText('2 shapes in the file, 1 can be kept.')).toBeVisible();
  await expect(wizard.getByRole('region', { name: 'Map of the shapes in the file' })).toBeVisible();
  await wizard.getByRole('button', { name: 'Keep 1 farm' }).click();
  await expect(page.getByText('1 farm was kept')).toBeVisible();

  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('“Test field” was deleted.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'From a file' })).toBeVisible();

  // What the records hold by now stands on no page that a visitor can open: the journey's own requests bring no session.
  const listed = [
    ...(await (await request.get(`${portal}/sitemap.xml`)).text()).matchAll(/<loc>[^<]*?\/\/[^/<]+([^<?]*)<\/loc>/g),
  ].map(([, path = '']) => path);
  const paths = listed.filter((each) => !/^\/(?:weather|main\/(?:mapdetails|datasetpreview))\/./.test(each));
  expect(paths.length).toBeGreaterThan(15);
  for (const each of paths)
    expect(await (await request.get(portal + each)).text(), each).not.toMatch(
      /718203946|7\.5003217|7\.5021919|1\.5201234|1\.5181717/,
    );
});
