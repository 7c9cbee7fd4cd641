import { sql } from 'kysely';
import type { Channel } from '#engines/messages/channels.ts';
import type { Database } from '../../database/connection.ts';
import type { DeliveryState } from './deliveries.repository.ts';

/** Deliveries to one farmer by one channel in one state. */
export interface Reached {
  /** Who wrote the messages; null once their account was deleted. */
  readonly ownerId: string | null;
  readonly farmerId: number;
  readonly districtId: string;
  readonly channel: Channel;
  readonly state: DeliveryState;
  readonly count: number;
  readonly parts: number;
  /** GHS, at the prices of the time; null where none was set up. */
  readonly cost: number | null;
}

/** What became of an officer's messages since an instant, or of all, by officer and farmer. */
export async function reachedBy(db: Database, ownerId: string | null, since: Date): Promise<Reached[]> {
  const { rows } = await sql<Reached>`
    select owner_id as "ownerId", farmer_id as "farmerId", max(district_id) as "districtId", channel, delivery.state, count(*)::int as count,
      sum(parts)::int as parts, sum(parts * price_per_part) as cost
    from delivery join message on message.id = message_id
    where (${ownerId}::uuid is null or message.owner_id = ${ownerId}::uuid) and message.created_at >= ${since}
    group by owner_id, farmer_id, channel, delivery.state`.execute(db);
  return rows;
}

/** Why messages of an officer, or of all, failed since an instant, in all districts or some, the commonest first. */
export async function failuresOf(
  db: Database,
  {
    ownerId,
    districtIds,
    since,
  }: { readonly ownerId: string | null; readonly districtIds: readonly string[] | null; readonly since: Date },
): Promise<{ reason: string; count: number }[]> {
  const { rows } = await sql<{ reason: string; count: number }>`
    select reason, count(*)::int as count
    from delivery join message on message.id = message_id
    where (${ownerId}::uuid is null or message.owner_id = ${ownerId}::uuid) and message.created_at >= ${since}
      and (${districtIds}::text[] is null or delivery.district_id = any(${districtIds}::text[])) and delivery.state in ('failed', 'unknown')
    group by reason order by count(*) desc, reason limit 20`.execute(db);
  return rows;
}
