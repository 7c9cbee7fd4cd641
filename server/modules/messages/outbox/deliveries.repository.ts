import { sql, type ColumnType, type Generated } from 'kysely';
import type { OutboxChannel } from '#engines/messages/channels.ts';
import type { SmsReport } from '../../../adapters/sms/sms.ts';
import type { Database } from '../../../database/connection.ts';
import { ownWish, wishToConfirm } from './requestedMessages.ts';

export const deliveryStates = [
  'queued',
  'submitting',
  'accepted',
  'delivered',
  'failed',
  'suppressed',
  'unknown',
] as const;
export type DeliveryState = (typeof deliveryStates)[number];

export interface DeliveryTables {
  delivery: {
    id: Generated<number>;
    message_id: number;
    farmer_id: number;
    district_id: string;
    name: string;
    channel: OutboxChannel;
    address: string;
    subject: string;
    text: string;
    parts: number;
    state: DeliveryState;
    reason: string;
    attempts: Generated<number>;
    due_at: Date;
    provider: string;
    provider_id: string | null;
    handed_over_at: ColumnType<Date | null, Date | null, Date>;
    stop_code: string | null;
    polled_at: ColumnType<Date | null, Date | null, Date>;
    changed_at: Date;
  };
}

export interface NewDelivery {
  readonly farmerId: number;
  readonly districtId: string;
  readonly name: string;
  readonly channel: OutboxChannel;
  /** Ten digits, or an e-mail address; empty where there is none. */
  readonly address: string;
  /** Of an e-mail; else empty. */
  readonly subject: string;
  readonly text: string;
  readonly parts: number;
  readonly state: 'queued' | 'suppressed';
  readonly reason: string;
  /** Of the link in it by which it is stopped. */
  readonly stopCode: string | null;
}

export interface Delivery {
  readonly id: number;
  readonly messageId: number;
  readonly farmerId: number;
  readonly name: string;
  readonly channel: OutboxChannel;
  readonly address: string;
  readonly subject: string;
  readonly text: string;
  readonly parts: number;
  readonly state: DeliveryState;
  readonly reason: string;
  readonly changedAt: Date;
}

/** Writes a message's outbox in one statement. */
export async function addDeliveries(
  db: Database,
  messageId: number,
  rows: readonly NewDelivery[],
  dueAt: Date,
  at: Date,
): Promise<void> {
  await sql`
    insert into delivery (message_id, farmer_id, district_id, name, channel, address, subject, text, parts, state, reason, stop_code, due_at, changed_at)
    select ${messageId}, "farmerId", "districtId", name, channel, address, subject, text, parts, state, reason, "stopCode", ${dueAt}, ${at}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as row ("farmerId" bigint, "districtId" text, name text, channel text, address text, subject text, text text, parts smallint, state text, reason text, "stopCode" text)`.execute(
    db,
  );
}

export interface Tally {
  readonly messageId: number;
  readonly channel: OutboxChannel;
  readonly state: DeliveryState;
  readonly count: number;
  readonly parts: number;
}

/** How many deliveries of messages stand where, with their parts, as they are kept counted. */
export async function tallyOf(db: Database, messageIds: readonly number[]): Promise<Tally[]> {
  const { rows } = await sql<Tally>`
    select message_id as "messageId", channel, state, sum(deliveries)::int as count, sum(parts)::int as parts
    from delivery_count where message_id = any(${[...messageIds]}::bigint[])
    group by message_id, channel, state having sum(deliveries) > 0`.execute(db);
  return rows;
}

const columns = [
  'id',
  'message_id as messageId',
  'farmer_id as farmerId',
  'name',
  'channel',
  'address',
  'subject',
  'text',
  'parts',
  'state',
  'reason',
  'changed_at as changedAt',
] as const;

/** Deliveries of a message in the order they were written, with how many there are in all. */
export async function listDeliveries(
  db: Database,
  messageId: number,
  state: DeliveryState | undefined,
  limit: number,
  offset: number,
): Promise<{ found: Delivery[]; total: number }> {
  let query = db.selectFrom('delivery').where('message_id', '=', messageId);
  if (state !== undefined) query = query.where('state', '=', state);
  const { total } = await query.select((each) => each.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { found: await query.select(columns).orderBy('id').limit(limit).offset(offset).execute(), total };
}

/** Deliveries of all messages about something, in the order they were written, with how many there are in all. */
export async function deliveriesAbout(
  db: Database,
  about: string,
  state: DeliveryState | undefined,
  limit: number,
  offset: number,
): Promise<{ found: Delivery[]; total: number }> {
  let query = db
    .selectFrom('delivery')
    .where('message_id', 'in', (from) =>
      from.selectFrom('message').select('message.id').where('message.about', '=', about),
    );
  if (state !== undefined) query = query.where('state', '=', state);
  const { total } = await query.select((each) => each.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { found: await query.select(columns).orderBy('id').limit(limit).offset(offset).execute(), total };
}

/** What an officer sent to a farmer, and what the portal sent to the farmer's number and mail address at their own wish, the newest first. */
export async function deliveriesTo(
  db: Database,
  {
    farmerId,
    addresses,
    since,
    ownerId,
  }: {
    readonly farmerId: number;
    readonly addresses: readonly string[];
    readonly since: Date;
    readonly ownerId: string;
  },
  limit: number,
  offset: number,
): Promise<{ found: Delivery[]; total: number }> {
  const query = db.selectFrom('delivery').where(
    sql<boolean>`(farmer_id = ${farmerId} and exists (select from message where message.id = message_id and owner_id = ${ownerId})
      or farmer_id = 0 and address <> '' and address = any(${[...addresses]})
        and exists (select from message where message.id = message_id and created_at >= ${since} and about like ${`${ownWish}%`} and about <> ${wishToConfirm}))`,
  );
  const { total } = await query.select((each) => each.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { found: await query.select(columns).orderBy('id', 'desc').limit(limit).offset(offset).execute(), total };
}

/** Suppresses what of a message is not handed over yet; answers how many. */
export async function suppressQueued(db: Database, messageId: number, reason: string, at: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('delivery')
    .set({ state: 'suppressed', reason, changed_at: at })
    .where('message_id', '=', messageId)
    .where('state', '=', 'queued')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Puts failed and unknown deliveries of a message back into the queue; answers how many. */
export async function requeue(db: Database, messageId: number, ids: readonly number[], dueAt: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('delivery')
    .set({ state: 'queued', reason: '', attempts: 0, due_at: dueAt, changed_at: dueAt })
    .where('message_id', '=', messageId)
    .where(sql<boolean>`id = any(${[...ids]})`)
    .where('state', 'in', ['failed', 'unknown'])
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** How a delivery is called towards providers and mail servers: the same on every try. */
export function referenceOf(id: number): string {
  return `agrihub-${id}`;
}

/**
 * Sets down what providers report of what they took, under their name for it or ours. What is settled already stays.
 * Answers the reports of what is not known to be with them, or not yet.
 */
export async function applyReports(
  db: Database,
  provider: string,
  reports: readonly SmsReport[],
  at: Date,
): Promise<SmsReport[]> {
  if (reports.length === 0) return [];
  const named = reports.map((report) => ({
    ...report,
    deliveryId: Number(/^agrihub-(\d{1,15})$/.exec(report.id)?.[1] ?? 0),
  }));
  const { rows } = await sql<{ id: string }>`
    with report as (
      select * from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as report (id text, "deliveryId" bigint, phone text, state text, reason text)
    ), applied as (
      update delivery set state = report.state, reason = report.reason, changed_at = ${at}
      from report
      where delivery.provider = ${provider} and (delivery.provider_id = report.id or delivery.id = report."deliveryId")
        and delivery.state in ('accepted', 'unknown') and (report.phone is null or report.phone = delivery.address)
    )
    select id from report
    where exists (
      select from delivery where delivery.provider = ${provider} and (delivery.provider_id = report.id or delivery.id = report."deliveryId") and delivery.state <> 'submitting'
    )`.execute(db);
  const known = new Set(rows.map(({ id }) => id));
  return reports.filter(({ id }) => !known.has(id));
}

/** How many messages written since a time were handed over to a channel. */
export async function countHandedOver(db: Database, channel: OutboxChannel, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('delivery')
    .innerJoin('message', 'message.id', 'delivery.message_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('message.created_at', '>=', since)
    .where('delivery.channel', '=', channel)
    .where('delivery.state', 'in', ['accepted', 'delivered'])
    .executeTakeFirstOrThrow();
  return Number(count);
}
