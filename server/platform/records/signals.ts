import type { Database } from '../../database/connection.ts';
import type { Listener, ListenerOptions } from '../../database/listener.ts';
import { notify } from './signals.repository.ts';

/** What a subscriber hears. */
export type Signal =
  | { readonly kind: 'message'; readonly body: unknown }
  /** The line to the database was down: messages may have been missed, so look everything up again. */
  | { readonly kind: 'gap' };

/** Short messages between the portal's processes; they carry no secrets and no personal data. */
export interface Signals {
  /**
   * Tells every process, this one too, at the commit of the caller's transaction; the same said twice
   * in one transaction arrives once. The body is JSON of at most 7,000 bytes: send keys, not rows.
   */
  publish(db: Database, topic: string, body: unknown): Promise<void>;
  /** Hears a topic from now on; answers the function that ends it. */
  subscribe(topic: string, hear: (signal: Signal) => void): () => void;
  /** Whether the line stands, as far as is known; while it does not, nothing is heard. */
  isOpen(): boolean;
  close(): Promise<void>;
}

const channel = 'agrihub';
const longestBytes = 7_000;

/** Opens the line. `listen` is `openListener` with the address already given. */
export async function openSignals(
  listen: (options: Omit<ListenerOptions, 'address'>) => Promise<Listener>,
  onError: (error: unknown) => void,
): Promise<Signals> {
  const subscribers = new Map<string, Set<(signal: Signal) => void>>();

  function tell(hearers: Iterable<(signal: Signal) => void>, signal: Signal): void {
    for (const hear of hearers) {
      try {
        hear(signal);
      } catch (error) {
        onError(error);
      }
    }
  }

  const listener = await listen({
    channel,
    onError,
    onMessage(text) {
      const message = parse(text);
      if (message) tell(subscribers.get(message.topic) ?? [], { kind: 'message', body: message.body });
    },
    onGap() {
      for (const hearers of subscribers.values()) tell(hearers, { kind: 'gap' });
    },
  });

  return {
    async publish(db, topic, body) {
      const text = JSON.stringify({ topic, body });
      const bytes = Buffer.byteLength(text);
      if (bytes > longestBytes)
        throw new Error(`The signal ${topic} has ${bytes} bytes; it may have ${longestBytes}: send keys, not rows.`);
      await notify(db, channel, text);
    },
    subscribe(topic, hear) {
      const hearers = subscribers.get(topic) ?? new Set();
      subscribers.set(topic, hearers.add(hear));
      return () => void hearers.delete(hear);
    },
    isOpen: () => listener.isUp(),
    close: () => listener.close(),
  };
}

/** Anybody with the database's password may send on the channel: what is not ours is passed over. */
function parse(text: string): { topic: string; body: unknown } | undefined {
  try {
    return JSON.parse(text) as { topic: string; body: unknown };
  } catch {
    return undefined;
  }
}
