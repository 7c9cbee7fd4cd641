import { sql } from 'kysely';
import type { Database } from '../../database/connection.ts';

export interface RateCountTables {
  rate_count: { minute: number; key: string; count: number };
}

/** One process's share of what came in a minute. */
export interface RateShare {
  readonly key: string;
  readonly count: number;
}

/** Adds what one process counted since it last told, and answers the sums of all for the same keys. */
export async function addRateCounts(
  db: Database,
  minute: number,
  shares: readonly RateShare[],
): Promise<ReadonlyMap<string, number>> {
  // In one order everywhere, so that no two processes wait for each other.
  const sorted = shares.toSorted((p, q) => (p.key < q.key ? -1 : 1));
  const { rows } = await sql<RateShare>`
    insert into rate_count (minute, key, count)
    select ${minute}, * from unnest(${sorted.map(({ key }) => key)}::text[], ${sorted.map(({ count }) => count)}::int[])
    on conflict (minute, key) do update set count = rate_count.count + excluded.count
    returning key, count`.execute(db);
  return new Map(rows.map(({ key, count }) => [key, count]));
}

/** Lets go of the minutes before one. */
export async function forgetRateCounts(db: Database, before: number): Promise<void> {
  await db.deleteFrom('rate_count').where('minute', '<', before).execute();
}
