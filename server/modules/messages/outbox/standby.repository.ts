import { sql, type Generated } from 'kysely';
import type { Channel } from '#engines/messages/channels.ts';
import type { Database } from '../../../database/connection.ts';
import type { NewDelivery } from './deliveries.repository.ts';

export interface StandbyTables {
  delivery_standby: {
    id: Generated<number>;
    message_id: number;
    farmer_id: number;
    district_id: string;
    name: string;
    channel: Channel;
    address: string;
    subject: string;
    text: string;
    parts: number;
    stop_code: string | null;
  };
}

/** A farmer who shares the number or e-mail address of another farmer's delivery, with what they would read. */
export type Standby = Omit<NewDelivery, 'state' | 'reason'>;

/** Keeps who shares addresses of a message's deliveries, in the order they were chosen. */
export async function addStandby(db: Database, messageId: number, rows: readonly Standby[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into delivery_standby (message_id, farmer_id, district_id, name, channel, address, subject, text, parts, stop_code)
    select ${messageId}, "farmerId", "districtId", name, channel, address, subject, text, parts, "stopCode"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as row ("farmerId" bigint, "districtId" text, name text, channel text, address text, subject text, text text, parts smallint, "stopCode" text)`.execute(
    db,
  );
}

/** Who shares some addresses of a message. */
export async function standbyFarmers(db: Database, messageId: number, addresses: readonly string[]): Promise<number[]> {
  const rows = await db
    .selectFrom('delivery_standby')
    .select('farmer_id')
    .distinct()
    .where('message_id', '=', messageId)
    .where(sql<boolean>`address = any(${[...addresses]}::text[])`)
    .execute();
  return rows.map((row) => row.farmer_id);
}

/** Gives deliveries that wait for farmers who do not want them to the first willing one who shares their address; the number of deliveries stays. */
export async function passToStandby(
  db: Database,
  messageId: number,
  { unwilling, willing }: { readonly unwilling: readonly number[]; readonly willing: readonly number[] },
  at: Date,
): Promise<void> {
  await sql`
    update delivery set farmer_id = next.farmer_id, district_id = next.district_id, name = next.name, subject = next.subject, text = next.text, parts = next.parts,
      stop_code = next.stop_code, changed_at = ${at}
    from (
      select distinct on (channel, address) * from delivery_standby
      where message_id = ${messageId} and farmer_id = any(${[...willing]}::bigint[]) order by channel, address, id
    ) next
    where delivery.message_id = ${messageId} and delivery.channel = next.channel and delivery.address = next.address
      and delivery.state = 'queued' and delivery.farmer_id = any(${[...unwilling]}::bigint[])`.execute(db);
}

/** Lets go of those whose address has nothing waiting in the message any more. */
export async function forgetStandby(db: Database, messageId: number): Promise<void> {
  await sql`
    delete from delivery_standby other
    where message_id = ${messageId} and not exists (
      select from delivery where delivery.message_id = other.message_id and delivery.channel = other.channel and delivery.address = other.address and delivery.state in ('queued', 'submitting')
    )`.execute(db);
}
