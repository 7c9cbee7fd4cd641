import { expect, test } from './support/portal.ts';

/** Each address of the documents' route tables: the room it belongs to, and what the visitor finds there. */
interface SpecifiedPage {
  readonly path: string;
  readonly room: string;
  /** A part of its heading. */
  readonly heading: RegExp;
  /** Where it leads on to by itself. */
  readonly leadsTo?: RegExp;
}

const pages: readonly SpecifiedPage[] = [
  { path: '/', room: 'portal', heading: /know when to plant/i },
  { path: '/password_reset/a-token', room: 'accounts', heading: /password/i },
  { path: '/weather', room: 'weather', heading: /weather/i },
  {
    path: '/controlcenter',
    room: 'officers',
    leadsTo: /\/main\/services\?redirect=%2Fcontrolcenter$/,
    heading: /services/i,
  },
  { path: '/audit', room: 'accounts', heading: /does not sign anybody in/ },
  { path: '/technologies', room: 'portal', heading: /technologies/i },
  { path: '/learn', room: 'portal', heading: /learn/i },
  { path: '/kuafo', room: 'portal', heading: /kuafo/i },
  { path: '/advisor', room: 'portal', heading: /advi/i },
  { path: '/csirspace', room: 'portal', heading: /csirspace/i },
  { path: '/main', room: 'calendar', leadsTo: /\/main\/cchome$/, heading: /calendar/i },
  { path: '/main/Croppingcalendarold', room: 'calendar', heading: /calendar/i },
  { path: '/main/cchome', room: 'calendar', heading: /calendar/i },
  { path: '/main/croppingcalendar', room: 'calendar', heading: /which field shall we plan/i },
  { path: '/main/more/Planting?crop=maize&district=ejura_sekyedumase_municipal', room: 'calendar', heading: /plant/i },
  { path: '/main/more', room: 'calendar', leadsTo: /\/main\/croppingcalendar$/, heading: /which field shall we plan/i },
  { path: '/main/leaflet', room: 'projects', heading: /project/i },
  { path: '/main/district_map', room: 'geography', heading: /district/i },
  { path: '/main/farm_cord', room: 'farms', heading: /farm/i },
  { path: '/main/mapdetails/P001', room: 'projects', heading: /./ },
  { path: '/main/temprain', room: 'weather', heading: /temperature|rain/i },
  { path: '/main/storyset', room: 'stories', heading: /story sets/i },
  { path: '/main/storysetchartboard/%5B%5D', room: 'stories', heading: /no charts in this address/i },
  { path: '/main/services', room: 'portal', heading: /services/i },
  { path: '/main/resources', room: 'resources', heading: /resources/i },
  { path: '/main/resources/ghana', room: 'resources', heading: /resources/i },
  { path: '/main/faq', room: 'support', heading: /Contact & FAQ/ },
  { path: '/main/stepper', room: 'bundles', heading: /which practices fit/i },
  { path: '/main/bundles?id=1', room: 'bundles', heading: /bundle/i },
  { path: '/main/resources_cms', room: 'resources', heading: /sign in to manage resources/i },
  { path: '/main/datasets', room: 'catalogue', heading: /datasets/i },
  { path: '/main/datasetpreview', room: 'catalogue', leadsTo: /\/main\/datasets$/, heading: /datasets/i },
  { path: '/main/dashboard', room: 'charts', heading: /dashboard|no dataset is published/i },
];

for (const { path, room, heading, leadsTo } of pages) {
  test(`${path} (${room}) shows its page`, async ({ page }) => {
    const answer = await page.goto(path);
    if (leadsTo) await expect(page).toHaveURL(leadsTo);
    expect(answer!.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    const main = page.locator('main');
    await expect(main.getByRole('link').or(main.getByRole('button')).first()).toBeVisible();
  });
}

/** The links P names for the landing page and the footer. */
const links = [
  '/main/services',
  '/main/dashboard',
  '/main/storyset',
  '/main/datasets',
  '/main/resources',
  '/main/faq',
  '/main/croppingcalendar',
  '/weather',
];

test('the landing page leads to every area of the portal', async ({ page }) => {
  await page.goto('/');
  for (const link of links) await expect(page.locator(`a[href="${link}"]`).first(), link).toBeAttached();
});

test('the footer of every page leads to every area, and shows the year', async ({ page }) => {
  await page.goto('/licences');
  const footer = page.getByRole('contentinfo');
  for (const link of links) await expect(footer.locator(`a[href="${link}"]`), link).toBeAttached();
  await expect(footer).toContainText(String(new Date().getUTCFullYear()));
});
