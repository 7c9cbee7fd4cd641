import type { Log } from '../observability/log.ts';

/** One thing to close, in its turn. */
export interface Closing {
  readonly what: string;
  close(): Promise<unknown>;
}

const patienceMs = 20_000;

/**
 * Closes in order at SIGTERM or SIGINT: what takes requests first, the records last. A second signal, or
 * twenty seconds, ends the process at once; what was acknowledged is safe either way. Answers what does the same without a signal.
 */
export function closeOnSignal(
  log: Log,
  closings: readonly Closing[],
  exit: (code: number) => void = process.exit,
): (why: string) => Promise<void> {
  let closing = false;

  async function close(signal: string): Promise<void> {
    if (closing) return exit(1);
    closing = true;
    log.info({ signal }, 'closing');
    setTimeout(() => exit(1), patienceMs).unref();
    for (const { what, close: closeOne } of closings) {
      await closeOne().catch((error: unknown) => log.error(error, `${what} did not close cleanly`));
    }
    exit(0);
  }

  process.on('SIGTERM', (signal) => void close(signal));
  process.on('SIGINT', (signal) => void close(signal));
  return close;
}
