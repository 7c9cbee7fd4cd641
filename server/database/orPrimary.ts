import type { AskedPool } from './poolWatch.ts';

/** For so many milliseconds a replica that was not reached is not tried again. */
const leftAloneMs = 10_000;

/**
 * Connections of the replica; of the primary while the replica is not reached: what bears being some seconds old is answered all the
 * same. `end` ends the replica's alone. `now` in milliseconds.
 */
export function orPrimary(
  replica: AskedPool,
  primary: AskedPool,
  now: () => number = () => performance.now(),
): AskedPool {
  let leftAloneUntil = -Infinity;
  return {
    async connect() {
      if (now() < leftAloneUntil) return primary.connect();
      try {
        return await replica.connect();
      } catch {
        leftAloneUntil = now() + leftAloneMs;
        return primary.connect();
      }
    },
    end: () => replica.end(),
  };
}
