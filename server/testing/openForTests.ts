import { afterAll, afterEach, beforeEach } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    changesNothing?: true;
  }
}

/** For a test that changes nothing another would see: `test('…', changesNothing, async () => …)`. */
export const changesNothing = { meta: { changesNothing: true } } as const;

/**
 * Opens a portal before each test and closes it after, but leaves it to the next one after a test that passed and
 * `changesNothing`: a fresh one takes a second.
 */
export function openForTests(open: () => Promise<void>, close: () => Promise<void>): void {
  let isOpen = false;
  async function shut(): Promise<void> {
    if (isOpen) await close();
    isOpen = false;
  }
  beforeEach(async () => {
    if (!isOpen) await open();
    isOpen = true;
  });
  afterEach(async ({ task }) => {
    if (task.meta.changesNothing !== true || task.result?.state === 'fail') await shut();
  });
  afterAll(shut);
}
