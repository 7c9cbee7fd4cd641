import { rmSync } from 'node:fs';
import { expect, test as base, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { folderOfRecords } from '../../server/testing/testServer.ts';
import { startBuiltServer } from '../../tools/builtServer.ts';

interface Worker {
  /** Address of a portal of this worker's own, with the sample people in it. */
  readonly portal: string;
  /** Its data folder; the mails it would send are files in `mail`. */
  readonly dataDir: string;
}
interface Each {
  /** What the page complained of; a test that expects a complaint empties it. */
  readonly complaints: string[];
}

/** `test` with a running portal; a complaint on the page's console, or a request to another host, fails the test. */
export const test = base.extend<Each, Worker>({
  dataDir: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs off this pattern
    async ({}, use) => {
      const dataDir = folderOfRecords('e2e');
      await use(dataDir);
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  portal: [
    async ({ dataDir }, use) => {
      const server = await startBuiltServer({ DATA_DIR: dataDir, DEMO: '1', RATE_LIMIT: '0', BOUNDARIES_URL: 'off' });
      await use(server.url);
      await server.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ portal }, use) => use(portal),
  complaints: [
    async ({ page, portal }, use) => {
      const complaints: string[] = [];
      listen(page, portal, complaints);
      // The one-time word on what is kept on the device has a test of its own; here it would only stand in the way.
      await page.addInitScript(() => localStorage.setItem('storageTold', '1'));
      await use(complaints);
      expect(complaints, 'complaints of the page').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Collects what a page says on its console, its uncaught errors, and requests that leave the portal. */
export function listen(page: Page, portal: string, complaints: string[]): void {
  let isSignedOut = false;
  const askedLater = new Set<string>();
  page.on('response', (response) => {
    if (response.status() === 503 && 'retry-after' in response.headers()) askedLater.add(response.url());
  });
  page.on('console', (message) => {
    // What a page still asks when its session has just ended is refused, and rightly.
    const isRefusal = isSignedOut && message.text().includes('status of 401');
    // Only a test takes the network away, and a complaint of that may come after it is back.
    const isOffline = message.text().includes('net::ERR_INTERNET_DISCONNECTED');
    // A machine with its hands full asks a page to come again, and the page does.
    const isBusy = message.text().includes('status of 503') && askedLater.has(message.location().url);
    if (message.type() === 'error' && !isRefusal && !isOffline && !isBusy)
      complaints.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('request', (request) => {
    if (/\/sign-?out|\/leave-data-area|\/accounts\/sessions/i.test(request.url()) && request.method() !== 'GET')
      isSignedOut = true;
    if (request.url().endsWith('/api/accounts/sign-in')) isSignedOut = false;
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== portal) complaints.push(`asked another host: ${request.url()}`);
  });
}

/** Passwords that a journey changed at the portal of this worker, by the person's first name. */
export const changedPasswords = new Map<string, string>();

/** Signs one of the sample people in: admin, ama, kofi, efua, yaw, esi or adjoa. */
export async function signIn(context: BrowserContext, portal: string, person: string): Promise<void> {
  const answer = await context.request.post(`${portal}/api/accounts/sign-in`, {
    headers: { origin: portal },
    data: { email: `${person}@demo.agrihub.example`, password: changedPasswords.get(person) ?? 'demo-agrihub' },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Waits until the page's own code has taken over a part of what the server drew: only then a press is the page's to answer. */
export async function awake(part: Locator): Promise<void> {
  await expect
    .poll(() => part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))))
    .toBe(true);
}
