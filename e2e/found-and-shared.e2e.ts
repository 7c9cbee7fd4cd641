import { expect, test } from './support/portal.ts';

/** Addresses a sitemap may not hold forever: a part of them stands for all. */
const plansTried = 12;

test('every page the sitemap names is there, calls itself by that address and lets itself be found', async ({
  request,
  portal,
}) => {
  const sitemap = await (await request.get(`${portal}/sitemap.xml`)).text();
  const all = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'));
  const isPlan = (address: string) => address.includes('croppingcalendar?');
  const plans = all.filter(isPlan);
  const step = Math.ceil(plans.length / plansTried);
  const tried = [...all.filter((address) => !isPlan(address)), ...plans.filter((_, index) => index % step === 0)];
  expect(tried.length).toBeGreaterThan(20);
  for (const address of tried) {
    const answer = await request.get(address);
    expect.soft(answer.status(), address).toBe(200);
    const html = await answer.text();
    expect.soft(html, address).not.toContain('noindex');
    const canonical = /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1]?.replaceAll('&amp;', '&');
    expect.soft(canonical, address).toBe(address);
  }
});

test('a page’s picture is drawn for every kind of page', async ({ request, portal }) => {
  for (const address of [
    '/',
    '/weather',
    '/main/faq',
    '/main/district_map',
    '/main/croppingcalendar?crop=maize&district=ejura_sekyedumase_municipal',
  ]) {
    const html = await (await request.get(portal + address)).text();
    const picture = /<meta property="og:image" content="([^"]*)">/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const answer = await request.get(picture);
    expect([answer.status(), answer.headers()['content-type']], picture).toEqual([200, 'image/png']);
    expect((await answer.body()).readUInt32BE(16), picture).toBe(1200);
  }
  for (const address of ['/social/sign-in.png', '/social/main/nowhere.png', '/social/manage.png']) {
    expect((await request.get(portal + address)).status(), address).toBe(404);
  }
});

test('an address nobody made is not found, and search engines are told so', async ({ request, portal }) => {
  const answer = await request.get(`${portal}/main/nowhere`);
  expect(answer.status()).toBe(404);
  const html = await answer.text();
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toContain('rel="canonical"');
});

test('however an address is written, the page calls itself by one', async ({ request, portal }) => {
  for (const address of ['/MAIN//Stepper/', '/main/stepper?utm_source=x']) {
    const html = await (await request.get(portal + address)).text();
    expect(html, address).toContain(`<link rel="canonical" href="${portal}/main/stepper">`);
  }
});

test('the icons of tab, phone and installed portal are there', async ({ request, portal }) => {
  const html = await (await request.get(portal)).text();
  const manifest = (await (await request.get(`${portal}/manifest.webmanifest`)).json()) as {
    icons: { src: string }[];
    shortcuts: { url: string }[];
  };
  const linked = [...html.matchAll(/<link rel="(?:icon|apple-touch-icon)" href="([^"]*)"/g)].map(
    ([, href = '']) => href,
  );
  for (const address of [...linked, ...manifest.icons.map(({ src }) => src), '/favicon.ico']) {
    const answer = await request.get(portal + address);
    expect([answer.status(), answer.headers()['content-type']?.split('/')[0]], address).toEqual([200, 'image']);
  }
  const icon = await (await request.get(`${portal}/favicon.ico`)).body();
  expect([...icon.subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
  for (const { url } of manifest.shortcuts) expect((await request.get(portal + url)).status(), url).toBe(200);
});
