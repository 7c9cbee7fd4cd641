import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, signIn, test } from './support/portal.ts';
import { violationsOf } from './support/sound.ts';
import { openWeakLine } from './support/weakLine.ts';

/** What an officer writes where there is no network, and what the portal has of it afterwards. */
test('reports written without a network outlive the browser and arrive once each over a line that loses half of all calls', async ({
  portal,
  launchOptions,
}) => {
  const line = await openWeakLine(portal);
  const profile = mkdtempSync(path.join(os.tmpdir(), 'agrihub-field-'));
  // Without a store of the browser's own, what opens without a network is what the portal kept.
  const args = [...(launchOptions.args ?? []), '--disk-cache-size=1'];
  const look = {
    viewport: { width: 360, height: 780 },
    colorScheme: 'dark',
    locale: 'en-GB',
    timezoneId: 'Africa/Accra',
  } as const;
  const open = () => chromium.launchPersistentContext(profile, { ...launchOptions, ...look, args, baseURL: line.url });
  const photos = await Promise.all(['#2e7d32', '#a8451f', '#f2b705'].map(leaf));

  let context = await open();
  await signIn(context, line.url, 'ama');
  const before = await recordsOf(context, line.url);
  let page = await openForms(context);

  line.set('dead');
  await context.setOffline(true);
  for (const count of ['14', '3']) await writeTrapReport(page, count);
  await writeRisk(page, photos);
  await writeFarm(page);
  await expect(badge(page)).toHaveText(/4 reports wait on this device/);

  await context.close();
  context = await open();
  context.setDefaultTimeout(15_000);
  await context.setOffline(true);
  page = await context.newPage();
  await page.goto('/controlcenter/trapsite');
  await expect(badge(page)).toHaveText(/4 reports wait on this device/);
  await badge(page).click();
  await expect(page.getByText('Sample: Ejura dam: 14 counted')).toBeVisible();
  await expect(page.getByText(/3 photos/)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await violationsOf(page)).toEqual([]);

  line.set('weak');
  await context.setOffline(false);
  await expect(async () => {
    const again = page.getByRole('button', { name: 'Send now' });
    if (await again.isVisible()) await again.click({ timeout: 500 });
    await expect(badge(page)).toHaveCount(0, { timeout: 500 });
  }).toPass({ timeout: 30_000, intervals: [300] });
  expect(line.lost()).toBeGreaterThan(2);

  line.set('good');
  const after = await recordsOf(context, line.url);
  const more = {
    traps: after.traps - before.traps,
    risks: after.risks - before.risks,
    farms: after.farms - before.farms,
  };
  expect(more).toEqual({ traps: 2, risks: 1, farms: 1 });
  // Answers to the risk are lost: it goes more than once, each time with every byte of its photos.
  const photosIn = line.forms().map((form) => photos.filter(({ buffer }) => form.includes(buffer)).length);
  expect(photosIn.length).toBeGreaterThan(1);
  expect(new Set(photosIn)).toEqual(new Set([3]));

  await context.close();
  await line.close();
  rmSync(profile, { recursive: true, force: true });
});

type Photo = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

const badge = (page: Page) => page.getByText(/reports? waits? on this device/).locator('xpath=ancestor::summary');

async function openForms(context: BrowserContext): Promise<Page> {
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('storageTold', '1'));
  await page.goto('/controlcenter/trapsite');
  // The forms' pages and lists come once the page is at rest.
  const lists: unknown = expect.arrayContaining([
    'findTrapSites',
    'listRiskCategories',
    'listAllDistricts',
    'listCrops',
  ]);
  await expect.poll(() => keptOn(page), { timeout: 30_000 }).toMatchObject({ pages: 3, forms: 3, passedBy: [], lists });
  return page;
}

/** What stands on the device for the forms: how many pages and forms, which files the page loaded without their being kept, which lists. */
function keptOn(page: Page): Promise<{ pages: number; forms: number; passedBy: string[]; lists: string[] }> {
  return page.evaluate(async () => {
    const pages = (await (await caches.open('field-pages')).keys()).length;
    const code = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    const files = new Set(code.flat().map(({ url }) => url));
    const forms = [...files].filter((url) => /(?:MapFarmDialog|OpenReport|AddRisk)-.*\.js$/.test(url)).length;
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const passedBy = loaded.filter((name) => name.includes('/assets/') && !files.has(name));
    // Opening records that are not there would make them.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'field'))
      return { pages, forms, passedBy, lists: [] };
    const names = await new Promise<IDBValidKey[]>((resolve, reject) => {
      const opening = indexedDB.open('field');
      opening.addEventListener('error', () => reject(opening.error));
      opening.addEventListener('success', () => {
        const asking = opening.result.transaction('lists').objectStore('lists').getAllKeys();
        asking.addEventListener('success', () => {
          opening.result.close();
          resolve(asking.result);
        });
      });
    });
    return { pages, forms, passedBy, lists: names.map((name) => String((JSON.parse(String(name)) as unknown[])[0])) };
  });
}

async function writeTrapReport(page: Page, count: string): Promise<void> {
  await page.getByRole('button', { name: 'New report' }).click();
  const form = page.getByRole('dialog', { name: 'New report from a trap' });
  await form.getByLabel('Trap site').fill('ejura dam');
  await page.getByRole('option', { name: 'Sample: Ejura dam, Ejura' }).click();
  await form.getByLabel('Pest type').selectOption('Pest');
  await form.getByLabel('Pest count').fill(count);
  await form.getByRole('button', { name: 'Keep for sending' }).click();
  await expect(form).toBeHidden();
}

async function writeRisk(page: Page, photos: readonly Photo[]): Promise<void> {
  await goTo(page, 'Risk Reports');
  await page.getByRole('link', { name: 'Add Risk' }).click();
  await page.getByLabel('Photos').setInputFiles([...photos]);
  await page.getByLabel('Category').selectOption('Pest');
  await page.getByLabel('What did you see?').fill('Holes in young maize leaves');
  await page.getByLabel('District').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Send the report' }).click();
  await expect(badge(page)).toHaveText(/3 reports/);
}

async function writeFarm(page: Page): Promise<void> {
  await goTo(page, 'Farm Polygons');
  await page.getByRole('button', { name: 'Map a Farm' }).click();
  const form = page.getByRole('dialog', { name: 'Map a Farm' });
  await form.getByLabel('Number of points').fill('4');
  const corners = ['7.4301, -1.3601', '7.4301, -1.3589', '7.4312, -1.3589', '7.4312, -1.3601'];
  for (const [at, corner] of corners.entries())
    await form.getByRole('textbox', { name: `Point ${at + 1}` }).fill(corner);
  await form.getByLabel('Crop').selectOption('Maize');
  await form.getByLabel('Name').fill('Field without a network');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
}

async function goTo(page: Page, part: string): Promise<void> {
  // All at once: some go by themselves meanwhile.
  await page.getByRole('button', { name: 'Dismiss' }).evaluateAll((buttons: HTMLElement[]) => {
    for (const button of buttons) button.click();
  });
  await page.getByLabel('Menu: all parts of the control centre').click();
  await page.locator('.rail-menu').getByRole('link', { name: part }).click();
  await expect(page.getByRole('heading', { level: 1, name: part })).toBeVisible();
}

/** How many of each the portal has. */
async function recordsOf(
  context: BrowserContext,
  url: string,
): Promise<{ traps: number; risks: number; farms: number }> {
  const ask = async <Answer>(address: string) => (await (await context.request.get(url + address)).json()) as Answer;
  const sites = await ask<{ reports: number }[]>('/api/broadcast/trap_sites');
  const risks = await ask<{ total: number }>('/api/risks?mine=true');
  const farms = await ask<{ total: number }>('/api/farms?own=true');
  return { traps: sites.reduce((sum, { reports }) => sum + reports, 0), risks: risks.total, farms: farms.total };
}

/** A photo that compresses badly, as leaves do. */
async function leaf(background: string, at: number): Promise<Photo> {
  const buffer = await sharp({
    create: { width: 640, height: 480, channels: 3, background, noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  })
    .jpeg()
    .toBuffer();
  return { name: `leaf-${at}.jpg`, mimeType: 'image/jpeg', buffer };
}
