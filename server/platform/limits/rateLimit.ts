import type { RateShare } from './rateCounts.repository.ts';

/** How many may come in a minute. */
export interface RateLimit {
  /** Counts one; answers 0, or the seconds to wait when the minute is used up. */
  take(key: string): number;
  /** Tells `add` what this process counted of busy keys since it last did, and takes over what the others counted of them. */
  exchange(add: AddShares): Promise<void>;
}

/** Adds shares to a minute (since 1970) and answers the sums of all processes by key. */
export type AddShares = (minute: number, shares: readonly RateShare[]) => Promise<ReadonlyMap<string, number>>;

const minuteMs = 60_000;
const mostKeys = 50_000;
/** Of each exchange; the busiest go first. */
const mostShares = 1_000;
/** A key is told of once this share of the limit came to one process: the many who ask a little cost nothing. */
const busyShare = 1 / 50;

/**
 * Counts in the minutes of the clock, in memory: a brake on floods, cheap enough for every request. What the processes exchange
 * every second or two makes one limit of all of them, but for what comes between two exchanges.
 * What must be exact over all processes (sign-in attempts) is counted in the database by its room.
 * `perMinute` 0 is no limit. `now` in milliseconds.
 */
export function createRateLimit(perMinute: number, now: () => number = Date.now): RateLimit {
  let counts = new Map<string, Count>();
  let before = new Map<string, Count>();
  let minute = Math.floor(now() / minuteMs);

  function turn(instant: number): void {
    const current = Math.floor(instant / minuteMs);
    if (current === minute) return;
    before = current === minute + 1 ? counts : new Map();
    counts = new Map();
    minute = current;
  }

  return {
    take(key) {
      if (perMinute === 0) return 0;
      const instant = now();
      turn(instant);
      const count = counts.get(key) ?? { own: 0, told: 0, others: 0 };
      count.own += 1;
      if (counts.size < mostKeys) counts.set(key, count);
      // What came in the minute before fades out, so that a burst cannot straddle the border of two.
      const share = 1 - (instant % minuteMs) / minuteMs;
      const weight = sum(count) + sum(before.get(key)) * share;
      return weight <= perMinute ? 0 : Math.max(1, Math.ceil((minuteMs - (instant % minuteMs)) / 1000));
    },
    async exchange(add) {
      turn(now());
      const [of, during] = [counts, minute];
      const busy = [...of]
        .filter(([, { own, told }]) => own > told && own >= perMinute * busyShare)
        .toSorted(([, p], [, q]) => q.own - p.own)
        .slice(0, mostShares);
      if (busy.length === 0) return;
      const shares = busy.map(([key, { own, told }]) => ({ key, count: own - told }));
      const sums = await add(during, shares);
      for (const [index, [key, count]] of busy.entries()) {
        count.told += shares[index]?.count ?? 0;
        count.others = Math.max(count.others, (sums.get(key) ?? 0) - count.told);
      }
    },
  };
}

interface Count {
  own: number;
  /** Of `own`, what the other processes were told. */
  told: number;
  others: number;
}

function sum(count: Count | undefined): number {
  return count === undefined ? 0 : count.own + count.others;
}
