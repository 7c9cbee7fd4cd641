import { defineConfig } from 'vitest/config';

/** As of journeys, a test of a whole run that fails once and then passes is named by script/test, and fails nothing. */
const retry = process.env['CI'] === undefined ? 0 : 1;

/** One project per floor that has tests; the server's database is made once per run. */
export default defineConfig({
  test: {
    // Vitest leaves one core free; much of a test here waits for PostgreSQL or a child process.
    maxWorkers: 2,
    reporters: ['default', './tools/repeatedTests.ts'],
    projects: [
      {
        test: {
          name: 'engines',
          include: ['{engines,contract,content,tools}/**/*.test.ts'],
          benchmark: { include: ['engines/**/*.bench.ts'] },
          environment: 'node',
          retry,
          isolate: false,
          // Some go through every crop, district and season.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          environment: 'node',
          retry,
          globalSetup: ['server/testing/globalSetup.ts', 'tools/testReaders.ts'],
          // No test changes a module, so what each of them imports is read once.
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          retry,
          setupFiles: ['web/testing/setup.ts'],
          testTimeout: 20_000,
        },
      },
    ],
  },
});
