import { sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';

/** What an officer's messages written since a day cost, those that wait too, in GHS; what failed costs nothing. */
export async function costSince(db: Database, ownerId: string, day: string): Promise<number> {
  const { rows } = await sql<{ cost: number }>`
    select coalesce(sum(delivery_count.parts * message.price_per_part), 0)::float8 as cost
    from message join delivery_count on message_id = message.id
    where owner_id = ${ownerId} and created_at >= ${day}::date and message.state not in ('declined', 'planning') and delivery_count.state not in ('failed', 'suppressed')`.execute(
    db,
  );
  return rows[0]?.cost ?? 0;
}
