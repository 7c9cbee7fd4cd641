/** The live bell: streams that tell open pages to look again, fed by signals between the portal's processes. */
import { Readable } from 'node:stream';
import type { Signal, Signals } from '../../platform/records/signals.ts';
import { problem } from '../../platform/calls/problems.ts';
import { signedOutTopic } from '../accounts/accounts.service.ts';

/** What rings; its body is `Ring`. */
export const bellTopic = 'bell';
/** Whose streams. Pages look everything up again, so that no more need be said. */
export interface Ring {
  readonly personId: string;
}

/** Proxies cut a connection on which nothing comes for a minute. */
const beatMs = 25_000;
/** A browser has one for all its tabs, so that this is many browsers. */
const mostOfPerson = 20;
const mostInAll = 10_000;
/** After a cut a browser opens its bell again, each at a moment of its own, in milliseconds. */
const shortestPause = 2_000;
const pauseSpread = 4_000;

const changed = 'event: changed\ndata:\n\n';
const beat = 'event: beat\ndata:\n\n';

/** One open stream. What a slow line has not taken yet is not heaped up: a ring that waits stands for all after it. */
class Bell extends Readable {
  readonly endsAt: number;
  #full = false;
  #waiting = false;

  constructor(endsAt: number) {
    super({ highWaterMark: 256 });
    this.endsAt = endsAt;
  }

  override _read(): void {
    this.#full = false;
    if (!this.#waiting) return;
    this.#waiting = false;
    this.ring();
  }

  ring(): void {
    if (this.#full) this.#waiting = true;
    else this.#write(changed);
  }

  /** Says that the line is alive; cuts one that took nothing since the last time. */
  beat(): void {
    if (this.#full) this.destroy();
    else this.#write(beat);
  }

  hello(pauseMs: number): void {
    this.#write(`retry: ${pauseMs}\n\n${beat}`);
  }

  end(): void {
    this.push(null);
  }

  #write(text: string): void {
    this.#full = !this.push(text);
  }
}

/** The open streams of this process. */
export interface NotificationStreams {
  /** Opens a stream for a person. @throws busy where there are too many already */
  open(personId: string, seconds: number): Readable;
}

/** Makes the streams of this process; they hear the signals while at least one is open. */
export function createNotificationStreams(signals: Pick<Signals, 'subscribe'>): NotificationStreams {
  const open = new Map<string, Set<Bell>>();
  let count = 0;
  let stop: (() => void) | undefined;

  function listen(): () => void {
    const timer = setInterval(() => {
      const now = Date.now();
      for (const bell of all()) {
        if (bell.endsAt <= now) bell.end();
        else bell.beat();
      }
    }, beatMs);
    const ofSignal = (signal: Signal) =>
      signal.kind === 'gap' ? all() : [...(open.get((signal.body as Ring).personId) ?? [])];
    const subscriptions = [
      // After a gap nobody knows who was rung for: all look again.
      signals.subscribe(bellTopic, (signal) => ofSignal(signal).forEach((bell) => bell.ring())),
      signals.subscribe(signedOutTopic, (signal) => ofSignal(signal).forEach((bell) => bell.end())),
    ];
    return () => {
      clearInterval(timer);
      for (const unsubscribe of subscriptions) unsubscribe();
    };
  }

  function all(): Bell[] {
    return [...open.values()].flatMap((streams) => [...streams]);
  }

  function leave(personId: string, bell: Bell): void {
    const streams = open.get(personId);
    streams?.delete(bell);
    if (streams?.size === 0) open.delete(personId);
    count--;
    if (count > 0) return;
    stop?.();
    stop = undefined;
  }

  return {
    open(personId, seconds) {
      if (count >= mostInAll) throw problem('busy', { 'retry-after': '60' });
      const streams = open.get(personId) ?? new Set<Bell>();
      // The oldest gives way: most likely nobody is at its end any more.
      if (streams.size >= mostOfPerson) [...streams][0]?.end();
      const bell = new Bell(Date.now() + seconds * 1_000);
      open.set(personId, streams.add(bell));
      count++;
      stop ??= listen();
      bell.once('close', () => leave(personId, bell));
      bell.hello(shortestPause + Math.round(Math.random() * pauseSpread));
      if (seconds === 0) bell.end();
      return bell;
    },
  };
}
