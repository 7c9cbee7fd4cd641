import { sql } from 'kysely';
import type { Database } from '../../database/connection.ts';
import type { DeliveryState } from './deliveries.repository.ts';

/** Deliveries to one farmer in one state. */
export interface Reached {
  readonly farmerId: number;
  readonly districtId: string;
  readonly state: DeliveryState;
  readonly count: number;
  readonly parts: number;
  /** GHS, at the prices of the time; null where none was set up. */
  readonly cost: number | null;
}

/** What became of an officer's messages since an instant, by farmer. */
export async function reachedBy(db: Database, ownerId: string, since: Date): Promise<Reached[]> {
  const { rows } = await sql<Reached>`
    select farmer_id as "farmerId", max(district_id) as "districtId", delivery.state, count(*)::int as count,
      sum(parts)::int as parts, sum(parts * price_per_part) as cost
    from delivery join message on message.id = message_id
    where message.owner_id = ${ownerId} and message.created_at >= ${since}
    group by farmer_id, delivery.state`.execute(db);
  return rows;
}

/** Why messages of an officer failed since an instant, the commonest first. */
export async function failuresOf(db: Database, ownerId: string, since: Date): Promise<{ reason: string; count: number }[]> {
  const { rows } = await sql<{ reason: string; count: number }>`
    select reason, count(*)::int as count
    from delivery join message on message.id = message_id
    where message.owner_id = ${ownerId} and message.created_at >= ${since} and delivery.state in ('failed', 'unknown')
    group by reason order by count(*) desc, reason limit 20`.execute(db);
  return rows;
}
