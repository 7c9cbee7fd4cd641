import { sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';

/** A delivery with the farmer it was to. */
export interface PassedDelivery {
  readonly id: number;
  readonly farmerId: number;
}

/** How many messages of an officer went, or will go, to farmers. */
export async function countByFarmer(
  db: Database,
  ownerId: string,
  farmerIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ farmerId: number; messages: number }>`
    select farmer_id as "farmerId", count(*)::int as messages from delivery join message on message.id = delivery.message_id
    where owner_id = ${ownerId} and farmer_id = any(${[...farmerIds]}::bigint[]) group by farmer_id`.execute(db);
  return new Map(rows.map(({ farmerId, messages }) => [farmerId, messages]));
}

/**
 * Makes what went to some farmers the history of another; answers whose each was. Of one message that waits for several
 * of them, one goes by each channel: what is not passed on is held back when the message is sent, since its farmer is gone.
 */
export async function passDeliveries(db: Database, from: readonly number[], to: number): Promise<PassedDelivery[]> {
  const { rows } = await sql<PassedDelivery>`
    with passed as (select id, farmer_id, message_id, channel, state from delivery where farmer_id = any(${[...from]}::bigint[]) for update)
    update delivery set farmer_id = ${to} from passed p
    where delivery.id = p.id and (p.state <> 'queued' or not exists (
      select from delivery other
      where other.message_id = p.message_id and other.channel = p.channel and other.id <> p.id and (other.farmer_id = ${to} or other.farmer_id = any(${[...from]}::bigint[]) and (other.state <> 'queued' or other.id < p.id))))
    returning delivery.id, p.farmer_id as "farmerId"`.execute(db);
  return rows;
}

export async function giveDeliveriesBack(db: Database, from: number, passed: readonly PassedDelivery[]): Promise<void> {
  await sql`
    update delivery set farmer_id = p."farmerId" from jsonb_to_recordset(${JSON.stringify(passed)}::jsonb) as p (id bigint, "farmerId" bigint)
    where delivery.id = p.id and delivery.farmer_id = ${from}`.execute(db);
}

/** Ends what a merge of two entries stopped, unless the holder of the number or e-mail address stopped it since. */
export async function endStopsOfMerge(db: Database, addresses: readonly string[]): Promise<void> {
  await db
    .deleteFrom('opt_out')
    .where(sql<boolean>`address = any(${[...addresses]})`)
    .where('way', '=', 'merge')
    .execute();
}
