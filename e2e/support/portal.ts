import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test as base } from '@playwright/test';
import { startBuiltServer } from '../../tools/builtServer.ts';

interface Worker {
  /** Address of a portal of this worker's own, with the sample people in it. */
  readonly portal: string;
}
interface Each {
  /** What the page complained of; a test that expects a complaint empties it. */
  readonly complaints: string[];
}

/** `test` with a running portal; whatever the page complains of on its console fails the test. */
export const test = base.extend<Each, Worker>({
  portal: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs off this pattern
    async ({}, use) => {
      const dataDir = mkdtempSync(path.join(os.tmpdir(), 'agrihub-e2e-'));
      const server = await startBuiltServer({ DATA_DIR: dataDir, DEMO: '1', RATE_LIMIT: '0', BOUNDARIES_URL: 'off' });
      await use(server.url);
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ portal }, use) => use(portal),
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      await use(complaints);
      expect(complaints, 'complaints of the page').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
