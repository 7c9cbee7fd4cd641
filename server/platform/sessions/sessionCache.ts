import type { Actor } from '#engines/access/roles.ts';
import type { Sessions } from './sessions.ts';
import type { Signals } from '../records/signals.ts';

/** What the records said of a token. */
export interface Found {
  readonly actor: Actor;
  readonly endsAt: Date;
}

interface Kept {
  readonly actor: Actor;
  /** Milliseconds since 1970, of the product's clock. */
  readonly endsAt: number;
  /** Milliseconds of the machine's own clock, which is never set back. */
  readonly keptAt: number;
}

/** Said by the records themselves, at the commit of whatever changes what a session stands for. */
export const standingTopic = 'standing';
/** So long after the records were asked a read may do without: what bounds a sign-out that was not heard. */
const longestMs = 1_000;
const mostKept = 20_000;

/**
 * Keeps what sessions stand for, so that a read need not ask the records: until one of them changes anywhere, until
 * something is written here, and a second at most. While the line between the processes is down nothing is kept.
 */
export function createSessionCache(
  find: (token: string, now: Date) => Promise<Found | null>,
  signals: Pick<Signals, 'subscribe' | 'isOpen'>,
  machineNow: () => number = () => performance.now(),
): Sessions {
  const kept = new Map<string, Kept>();
  /** Many who ask at once wait for one answer. */
  const asking = new Map<string, Promise<Actor | null>>();

  function forget(): void {
    kept.clear();
    asking.clear();
  }

  function ask(token: string, now: Date): Promise<Actor | null> {
    const keptAt = machineNow();
    const asked: Promise<Actor | null> = find(token, now)
      .then((found) => {
        // Forgotten meanwhile: the answer may be from before.
        if (found !== null && asking.get(token) === asked && signals.isOpen()) {
          if (kept.size >= mostKept) kept.clear();
          kept.set(token, { actor: found.actor, endsAt: found.endsAt.getTime(), keptAt });
        }
        return found?.actor ?? null;
      })
      .finally(() => {
        if (asking.get(token) === asked) asking.delete(token);
      });
    asking.set(token, asked);
    return asked;
  }

  signals.subscribe(standingTopic, forget);
  return {
    find: async (token, now) => (await find(token, now))?.actor ?? null,
    recall(token, now) {
      const known = kept.get(token);
      if (
        known !== undefined &&
        machineNow() - known.keptAt < longestMs &&
        now.getTime() < known.endsAt &&
        signals.isOpen()
      )
        return known.actor;
      return asking.get(token) ?? ask(token, now);
    },
    forget,
  };
}
