/** How many may come in a minute. */
export interface RateLimit {
  /** Counts one; answers 0, or the seconds to wait when the minute is used up. */
  take(key: string): number;
}

const minuteMs = 60_000;
const mostKeys = 50_000;

/**
 * Counts in windows of a minute, in this process alone: a brake on floods, cheap enough for every request.
 * What must be exact over all processes (sign-in attempts) is counted in the database by its room.
 * `perMinute` 0 is no limit. `now` in milliseconds.
 */
export function createRateLimit(perMinute: number, now: () => number = Date.now): RateLimit {
  let counts = new Map<string, number>();
  let before = new Map<string, number>();
  let windowStart = now();

  function turn(instant: number): void {
    const passed = Math.floor((instant - windowStart) / minuteMs);
    if (passed === 0) return;
    before = passed === 1 ? counts : new Map();
    counts = new Map();
    windowStart += passed * minuteMs;
  }

  return {
    take(key) {
      if (perMinute === 0) return 0;
      const instant = now();
      turn(instant);
      const count = (counts.get(key) ?? 0) + 1;
      if (counts.size < mostKeys || counts.has(key)) counts.set(key, count);
      // What came in the window before fades out, so that a burst cannot straddle the border of two.
      const share = 1 - (instant - windowStart) / minuteMs;
      const weight = count + (before.get(key) ?? 0) * share;
      return weight <= perMinute ? 0 : Math.max(1, Math.ceil((windowStart + minuteMs - instant) / 1000));
    },
  };
}
