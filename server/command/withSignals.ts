import type { Database } from '../database/connection.ts';
import { openListener } from '../database/listener.ts';
import { openSignals, type Signals } from '../platform/records/signals.ts';
import { withPortal } from './openPortal.ts';

/** Runs a command that tells the processes of the portal what it changed. */
export async function withSignals(
  run: (portal: {
    readonly db: Database;
    readonly signals: Signals;
    readonly log: { error(error: unknown): void };
  }) => Promise<void>,
): Promise<void> {
  await withPortal(async ({ db, records }) => {
    const log = { error: (error: unknown) => console.error(error) };
    const signals = await openSignals((options) => openListener({ ...options, address: records.address }), log.error);
    try {
      await run({ db, signals, log });
    } finally {
      await signals.close();
    }
  });
}
