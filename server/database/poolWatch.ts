import type pg from 'pg';

/** What is known of the connections to the records. */
export interface PoolWatch {
  /** How long the first of those that wait for a connection has waited, in milliseconds; 0 where nobody waits. */
  waitMs(): number;
  /** Connections in use and at rest, and how many wait for one. */
  counts(): { readonly used: number; readonly idle: number; readonly waiting: number };
}

/** A pool as Kysely asks it. */
export interface AskedPool {
  connect(): Promise<pg.PoolClient>;
  end(): Promise<void>;
}

/** Watches who asks a pool for connections; they get them in their order. `now` in milliseconds. */
export function watchPool(
  pool: pg.Pool,
  now: () => number = () => performance.now(),
): { readonly asked: AskedPool; readonly watch: PoolWatch } {
  const waiting = new Set<{ readonly since: number }>();
  return {
    asked: {
      connect() {
        const one = { since: now() };
        waiting.add(one);
        return pool.connect().finally(() => waiting.delete(one));
      },
      end: () => pool.end(),
    },
    watch: {
      waitMs() {
        const [first] = waiting;
        return first === undefined ? 0 : now() - first.since;
      },
      counts: () => ({ used: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    },
  };
}
