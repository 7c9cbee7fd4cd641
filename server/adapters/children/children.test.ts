import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { processorMs, whenLate } from './children.ts';

describe('a process that may take a second', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** The milliseconds after which it is called late. `share`: of a processor that it gets. */
  async function lateAfter(share: number | null): Promise<number> {
    const began = performance.now();
    const late = vi.fn(() => performance.now() - began);
    const leave = whenLate({ pid: 1 }, 1_000, late, () =>
      Promise.resolve(share === null ? null : (performance.now() - began) * share),
    );
    await vi.advanceTimersByTimeAsync(10_000);
    leave();
    expect(late).toHaveBeenCalledOnce();
    return Number(late.mock.results[0]?.value);
  }

  test.each([
    ['has a processor to itself', 1, 1_000],
    ['shares it with another one', 0.5, 2_000],
    ['gets none', 0, 4_000],
    ['is on a machine that does not tell', null, 1_000],
    ['computes on two', 2, 1_000],
  ])('and %s is late in time', async (_what, share, expected) => {
    expect(await lateAfter(share)).toBe(expected);
  });

  test('and has ended is not called late any more', async () => {
    const late = vi.fn();
    const leave = whenLate({ pid: 1 }, 1_000, late, () => Promise.resolve(5_000));
    leave();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(late).not.toHaveBeenCalled();
  });
});

test('what a process took of a processor grows while it computes', async () => {
  const child = spawn(process.execPath, ['-e', 'console.log(1); for (;;) ;'], { stdio: ['ignore', 'pipe', 'ignore'] });
  await once(child.stdout, 'data');
  const first = (await processorMs(child)) ?? 0;
  while (((await processorMs(child)) ?? 0) < first + 50) await vi.dynamicImportSettled();
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await processorMs(child)).toBeNull();
});
