import type { Page } from '@playwright/test';
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { expect, listen, signIn, test } from './support/portal.ts';
import { violationsOf } from './support/sound.ts';

const ejura = 'crop=maize&region=ashanti&district=ejura_sekyedumase_municipal';
/** Each page once. */
const pages = [
  '/',
  '/main/services',
  '/kuafo',
  '/main/dashboard',
  '/main/cchome',
  '/main/croppingcalendar',
  `/main/croppingcalendar?${ejura}`,
  `/main/more/Planting?${ejura}`,
  '/main/Croppingcalendarold?crop=Maize&region=ah',
  '/main/stepper',
  '/main/bundles?id=17',
  '/main/bundles',
  '/main/resources',
  '/main/faq?topic=datasets',
  '/main/risks',
  '/main/become_officer',
  '/main/privacy',
  '/main/terms',
  '/password_reset/abc',
  '/main/leaflet',
  '/main/district_map',
  '/main/farm_cord',
  '/main/mapdetails/P019',
  '/licences',
  '/offline',
  '/_ui',
  '/sign-in',
  '/confirm-email/abc',
  '/account',
  '/first-administrator?code=x',
  '/main/nowhere',
  '/weather',
  '/manage',
  '/manage/crops',
  '/manage/crops/maize',
  '/manage/onsetWindows/new',
  '/manage/onsets',
  '/manage/outlines',
  '/manage/messages',
  '/manage/messages/1',
  '/manage/people',
  '/controlcenter/settings/officers',
  '/controlcenter/settings/requests',
  '/controlcenter/settings/log',
] as const;

/** Other states of some of them. */
const states = [
  '/main/croppingcalendar?crop=maize&region=ashanti',
  '/main/stepper?district=Ejura',
  '/main/stepper?zone=1&step=2',
  '/main/stepper?zone=1&goals=mitigation&step=3',
  '/main/stepper?zone=1&goals=mitigation&investment=2&step=done',
  '/main/resources?searchValue=fertiliser',
  '/main/resources?searchValue=xylophone',
  '/main/leaflet?region=oti&q=dams',
  '/main/district_map?region=oti&district=guan&figure=onset_minor',
  '/sign-in?mode=join',
  `/main/croppingcalendar?${ejura}&view=months&compare=2027-05-10`,
  '/manage/supportTopics/datasets',
  '/manage/slides/week_ahead',
] as const;

/** Each width in one set of colours; journeys look at their own pages in the other. */
const settings = [
  { width: 360, colorScheme: 'light', addresses: [...pages, ...states] },
  { width: 1440, colorScheme: 'dark', addresses: pages },
] as const;

// Each takes minutes: whoever is free takes the next.
test.describe.configure({ mode: 'parallel' });

for (const { width, colorScheme, addresses } of settings) {
  test(`nobody is kept out of a page at ${width} px, ${colorScheme}; it fits, keeps still and asks no other host`, async ({
    browser,
    portal,
  }) => {
    test.setTimeout(addresses.length * 20_000);
    const viewport = { width, height: width === 360 ? 740 : 900 };
    const context = await browser.newContext({
      baseURL: portal,
      viewport,
      colorScheme,
      reducedMotion: 'reduce',
      bypassCSP: true,
    });
    await signIn(context, portal, 'admin');
    const page = await context.newPage();
    const complaints: string[] = [];
    listen(page, portal, complaints);
    for (const address of addresses) {
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      expect.soft(await violationsOf(page), address).toEqual([]);
      if (width === 360) expect.soft(await tooWide(page, 320), `${address} at 320 px`).toEqual([]);
      // A page that answers 404 is told so on the console.
      expect
        .soft(
          complaints.filter((complaint) => !complaint.includes('status of 404')),
          `complaints of ${address}`,
        )
        .toEqual([]);
      complaints.length = 0;
      await page.setViewportSize(viewport);
    }
    await context.close();
  });
}

test('every page is valid HTML as the server sends it', async ({ browser, portal }) => {
  const context = await browser.newContext({ baseURL: portal });
  await signIn(context, portal, 'admin');
  const validator = new HtmlValidate(
    new FileSystemConfigLoader([], {
      root: true,
      extends: ['html-validate:standard'],
      rules: {
        // React writes attributes in its own style.
        'attribute-boolean-style': 'off',
        'attribute-empty-style': 'off',
        'no-trailing-whitespace': 'off',
        'doctype-style': 'off',
        'no-inline-style': 'off',
        'long-title': 'off',
        // Colours of charts and positions of bars stand in style attributes; integrity is for files of other hosts.
        'require-sri': 'off',
      },
    }),
  );
  for (const address of [...pages, ...states]) {
    const html = await (await context.request.get(address)).text();
    const report = await validator.validateString(html, address);
    const faults = report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
    );
    expect.soft([...new Set(faults)].slice(0, 8), address).toEqual([]);
  }
  await context.close();
});

/** What stands out to the right of a screen of that width; nothing, when the page does not scroll sideways. */
async function tooWide(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 640 });
  return page.evaluate(() => {
    if (document.documentElement.scrollWidth <= document.documentElement.clientWidth) return [];
    const out = [...document.querySelectorAll('body *')].filter(
      (each) => each.getBoundingClientRect().right > innerWidth + 1,
    );
    return out.slice(0, 4).map((each) => `${each.tagName}.${each.className}`);
  });
}
