import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { clientConfig, type DatabaseAddress } from './connection.ts';

export interface ListenerOptions {
  readonly address: DatabaseAddress;
  /** A plain SQL name. */
  readonly channel: string;
  readonly onMessage: (payload: string) => void;
  /** Told each time the line is up again after it was lost: messages may have been missed. */
  readonly onGap: () => void;
  readonly onError?: (error: Error) => void;
}

export interface Listener {
  /** Whether the line stands, as far as is known: false from the moment a break is noticed until `onGap`. */
  isUp(): boolean;
  close(): Promise<void>;
}

const longestWaitMs = 5_000;

/** Listens on one connection of its own and mends it, ever more patiently, when it breaks. */
export async function openListener(options: ListenerOptions): Promise<Listener> {
  const closing = new AbortController();
  let up = false;
  let client = await connect();
  let mending: Promise<void> | undefined;

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({
      ...clientConfig(options.address),
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    fresh.on('error', (error) => {
      up = false;
      options.onError?.(error);
    });
    fresh.on('notification', (message) => options.onMessage(message.payload ?? ''));
    try {
      await fresh.connect();
      await fresh.query(`listen ${pg.escapeIdentifier(options.channel)}`);
    } catch (error) {
      await fresh.end().catch(() => undefined);
      throw error;
    }
    up = true;
    fresh.once('end', () => {
      up = false;
      mending ??= mend();
    });
    return fresh;
  }

  async function mend(): Promise<void> {
    for (let waitMs = 50; !closing.signal.aborted; waitMs = Math.min(waitMs * 2, longestWaitMs)) {
      // Half of the wait is chance, so that many processes do not return at once.
      await sleep(waitMs / 2 + Math.random() * (waitMs / 2), undefined, { signal: closing.signal }).catch(
        () => undefined,
      );
      const fresh = closing.signal.aborted ? undefined : await connect().catch(() => undefined);
      if (fresh) {
        client = fresh;
        mending = undefined;
        options.onGap();
        return;
      }
    }
  }

  return {
    isUp: () => up,
    async close() {
      closing.abort();
      await mending;
      await client.end().catch(() => undefined);
    },
  };
}
