import { defineConfig } from '@playwright/test';

/** Journeys through the built server in Debian's Chromium. Each file starts a portal of its own, so two run at once at most. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  workers: 2,
  // Limits end what hangs; how fast a page is, the benches say.
  timeout: 180_000,
  // A machine that also runs tests of the database answers late.
  expect: { timeout: 30_000 },
  forbidOnly: process.env['CI'] !== undefined,
  // A journey that fails once and then passes is told as flaky.
  retries: process.env['CI'] === undefined ? 0 : 1,
  reporter: 'list',
  outputDir: 'test-results',
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: 'Africa/Accra',
    // Recording each journey costs a sixth of its work: only what failed is recorded, when it is repeated. By hand: --trace on.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
