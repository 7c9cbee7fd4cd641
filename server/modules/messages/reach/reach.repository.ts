import { sql } from 'kysely';
import type { OutboxChannel } from '#engines/messages/channels.ts';
import type { Database } from '../../../database/connection.ts';
import type { DeliveryState } from '../outbox/deliveries.repository.ts';

/** Deliveries to one farmer by one channel in one state. */
export interface Reached {
  /** Who wrote the messages; null once their account was deleted. */
  readonly ownerId: string | null;
  readonly farmerId: number;
  readonly districtId: string;
  readonly channel: OutboxChannel;
  readonly state: DeliveryState;
  readonly count: number;
  readonly parts: number;
  /** GHS, at the prices of the time; null where none was set up. */
  readonly cost: number | null;
}

/** How many farmers of each district a message written in a time of days reached. */
export async function reachedByDistrict(
  db: Database,
  from: string,
  until: string,
): Promise<{ districtId: string; count: number }[]> {
  const { rows } = await sql<{ districtId: string; count: number }>`
    select delivery.district_id as "districtId", count(distinct farmer_id)::int as count
    from message join delivery on message_id = message.id
    where message.created_at >= ${from}::date and message.created_at < ${until}::date and delivery.state = 'delivered'
    group by delivery.district_id order by 1`.execute(db);
  return rows;
}

/** What became of an officer's messages since an instant, by farmer. */
export async function reachedBy(db: Database, ownerId: string, since: Date): Promise<Reached[]> {
  const { rows } = await sql<Reached>`
    select owner_id as "ownerId", farmer_id as "farmerId", max(district_id) as "districtId", channel, delivery.state, count(*)::int as count,
      sum(parts)::int as parts, sum(parts * price_per_part) as cost
    from delivery join message on message.id = message_id
    where message.owner_id = ${ownerId}::uuid and message.created_at >= ${since}
    group by owner_id, farmer_id, channel, delivery.state`.execute(db);
  return rows;
}

/** Why messages of an officer failed since an instant, the commonest first. */
export async function failuresOf(
  db: Database,
  ownerId: string,
  since: Date,
): Promise<{ reason: string; count: number }[]> {
  const { rows } = await sql<{ reason: string; count: number }>`
    select reason, count(*)::int as count
    from delivery join message on message.id = message_id
    where message.owner_id = ${ownerId}::uuid and message.created_at >= ${since} and delivery.state in ('failed', 'unknown')
    group by reason order by count(*) desc, reason limit 20`.execute(db);
  return rows;
}
