import { expect, test } from './support/portal.ts';
import { violationsOf } from './support/sound.ts';

const PLAN = '/main/croppingcalendar?crop=maize&district=ejura_sekyedumase_municipal';

/** The browser maker's push service is out of reach here: the browser is given an address at one that takes nothing. */
function pretendToSubscribe(): void {
  let held: unknown = null;
  const subscription = {
    endpoint: 'https://push.invalid/send/journey',
    options: {},
    toJSON: () => ({ endpoint: subscription.endpoint, keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) } }),
    unsubscribe: () => Promise.resolve(((held = null), true)),
  };
  Object.assign(PushManager.prototype, {
    getSubscription: () => Promise.resolve(held),
    subscribe: () => Promise.resolve((held = subscription)),
  });
}

test('a farmer turns weekly notices of a plan on, is shown one that opens the plan, and turns them off', async ({
  page,
  context,
  portal,
}) => {
  await context.grantPermissions(['notifications'], { origin: portal });
  await page.addInitScript(pretendToSubscribe);
  await page.goto(PLAN);
  await page.locator('.plan-actions-keep > summary').click();
  await page.getByRole('button', { name: 'Weekly notices on this device' }).click();
  const dialog = page.getByRole('dialog', { name: 'Weekly notices on this device' });
  await expect(dialog).toContainText('Notices of this plan are off.');
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog).toContainText(/Notices of this plan are on\. The next one: \d+ \w+/);
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(dialog).toContainText('Notices of this plan are off now.');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  // What a push service would hand to the browser.
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    devtools.on(
      'ServiceWorker.workerRegistrationUpdated',
      ({ registrations: [one] }) => one && resolve(one.registrationId),
    ),
  );
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: portal,
    registrationId: await registered,
    data: JSON.stringify({ title: 'Maize, Ejura', body: 'Weed now.', url: PLAN, tag: 'maize', language: 'en' }),
  });
  const shown = () =>
    page.evaluate(async () =>
      (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body, data }) => ({
        title,
        body,
        data: data as unknown,
      })),
    );
  await expect.poll(shown).toEqual([{ title: 'Maize, Ejura', body: 'Weed now.', data: { url: PLAN } }]);
});

test('a browser whose owner blocked notices says where they are allowed again', async ({ page, context, portal }) => {
  await context.grantPermissions([], { origin: portal });
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }));
  await page.goto(PLAN);
  await page.locator('.plan-actions-keep > summary').click();
  await page.getByRole('button', { name: 'Weekly notices on this device' }).click();
  await expect(page.getByRole('alert')).toContainText('Notices of this site are blocked in this browser.');
  await expect(page.getByRole('link', { name: 'Get the work of the week by e-mail instead' })).toHaveAttribute(
    'href',
    '/t/weekly',
  );
});
