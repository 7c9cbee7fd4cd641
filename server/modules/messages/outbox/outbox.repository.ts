import { sql } from 'kysely';
import type { OutboxChannel } from '#engines/messages/channels.ts';
import { measureText } from '#engines/messages/measureText.ts';
import type { Database } from '../../../database/connection.ts';
import { ownWish } from './requestedMessages.ts';

/** A delivery on its way to the provider. */
export interface Claimed {
  readonly id: number;
  readonly farmerId: number;
  readonly address: string;
  readonly subject: string;
  readonly text: string;
  /** Of the link in it by which it is stopped. */
  readonly stopCode: string | null;
  /** 1 on the first try. */
  readonly attempts: number;
}

/** Suppresses what of a message is not handed over yet to some farmers. */
export async function suppressFarmers(
  db: Database,
  messageId: number,
  farmerIds: readonly number[],
  reason: string,
  at: Date,
): Promise<void> {
  await db
    .updateTable('delivery')
    .set({ state: 'suppressed', reason, changed_at: at })
    .where('message_id', '=', messageId)
    .where('state', '=', 'queued')
    .where(sql<boolean>`farmer_id = any(${[...farmerIds]})`)
    .execute();
}

/** Takes farmers out of the outbox for good: nothing of theirs stays but that something was sent. */
export async function eraseFarmers(db: Database, farmerIds: readonly number[], at: Date): Promise<void> {
  await sql`
    update delivery set name = '', address = '', subject = '', text = '', farmer_id = 0, stop_code = null,
      state = case when state = 'queued' then 'suppressed' else state end, changed_at = ${at}
    where farmer_id = any(${[...farmerIds]})`.execute(db);
  await db
    .deleteFrom('delivery_standby')
    .where(sql<boolean>`farmer_id = any(${[...farmerIds]})`)
    .execute();
}

/** Takes number and text off what addresses got at their own wish; what still waits does not go. */
export async function eraseAskedFor(db: Database, addresses: readonly string[], at: Date): Promise<void> {
  await sql`
    with asked_for as (
      update delivery set address = '', subject = '', text = '', stop_code = null,
        state = case when state = 'queued' then 'suppressed' else state end, changed_at = ${at}
      where farmer_id = 0 and address <> '' and address = any(${[...addresses]})
      returning message_id
    )
    update message set text = '', subject = '', voice_note = null
    where id in (select message_id from asked_for) and about like ${`${ownWish}%`}`.execute(db);
}

/**
 * Takes deliveries of a message that go by one channel, are due and have one text, and sets them down as being handed over, before they
 * are: what is found so later is in doubt. Addresses that were stopped meanwhile are suppressed here. Several may claim at
 * once; none gets what another has. `left` is false where nothing was due.
 */
export async function claimBatch(
  db: Database,
  {
    messageId,
    channel,
    provider,
    now,
    limit,
  }: {
    readonly messageId: number;
    readonly channel: OutboxChannel;
    readonly provider: string;
    readonly now: Date;
    readonly limit: number;
  },
): Promise<{ batch: Claimed[]; left: boolean }> {
  const { rows } = await sql<Claimed & { readonly stopped: boolean }>`
    with first as (
      select text from delivery where message_id = ${messageId} and channel = ${channel} and state = 'queued' and due_at <= ${now} order by id limit 1 for update skip locked
    ), picked as (
      select id, exists (select from opt_out where opt_out.address = delivery.address) as stopped from delivery
      where message_id = ${messageId} and channel = ${channel} and state = 'queued' and due_at <= ${now} and text = (select text from first)
      order by id limit ${limit} for update skip locked
    )
    update delivery set
      state = case when stopped then 'suppressed' else 'submitting' end, reason = case when stopped then 'stopped' else '' end,
      provider = ${provider}, provider_id = null, attempts = attempts + 1, handed_over_at = now(), changed_at = ${now}
    from picked where delivery.id = picked.id
    returning delivery.id, delivery.farmer_id as "farmerId", address, subject, text, stop_code as "stopCode", attempts, stopped`.execute(
    db,
  );
  return { batch: rows.filter(({ stopped }) => !stopped), left: rows.length > 0 };
}

/** Puts deliveries back that were taken and not handed over. */
export async function putBack(db: Database, ids: readonly number[]): Promise<void> {
  await sql`
    update delivery set state = 'queued', attempts = attempts - 1
    where id = any(${[...ids]}::bigint[]) and state = 'submitting'`.execute(db);
}

/** Has a delivery that another way would not take go as an SMS. */
export async function passToSms(db: Database, { id, text }: Pick<Claimed, 'id' | 'text'>, at: Date): Promise<void> {
  await db
    .updateTable('delivery')
    .set({ channel: 'sms', parts: measureText(text).parts, state: 'queued', attempts: 0, due_at: at, changed_at: at })
    .where('id', '=', id)
    .where('state', '=', 'submitting')
    .execute();
}

/** Says that deliveries that are being handed over go to another provider now. */
export async function passToProvider(db: Database, ids: readonly number[], provider: string): Promise<void> {
  await db
    .updateTable('delivery')
    .set({ provider, handed_over_at: sql<Date>`now()` })
    .where(sql<boolean>`id = any(${[...ids]})`)
    .where('state', '=', 'submitting')
    .execute();
}

export interface Settled {
  readonly id: number;
  readonly state: 'accepted' | 'failed' | 'unknown' | 'queued';
  readonly reason: string;
  readonly providerId: string | null;
}

/** Sets down what became of a batch: also where it was thought lost meanwhile. `dueAt` is for what is queued again. */
export async function settleBatch(db: Database, settled: readonly Settled[], at: Date, dueAt = at): Promise<void> {
  await sql`
    update delivery set state = row.state, reason = row.reason, provider_id = row."providerId", due_at = ${dueAt}, changed_at = ${at}
    from jsonb_to_recordset(${JSON.stringify(settled)}::jsonb) as row (id bigint, state text, reason text, "providerId" text)
    where delivery.id = row.id and delivery.state in ('submitting', 'unknown')`.execute(db);
}

/**
 * Names the deliveries whose process ended while it handed them over: unknown, or in the queue again where the provider
 * sends what comes twice once. Nobody hands over for as long as `seconds`.
 */
export async function settleLost(
  db: Database,
  {
    safe,
    seconds,
    reason,
    at,
  }: { readonly safe: readonly string[]; readonly seconds: number; readonly reason: string; readonly at: Date },
): Promise<number> {
  const { rows } = await sql`
    update delivery set state = case when provider = any(${[...safe]}) then 'queued' else 'unknown' end, reason = case when provider = any(${[...safe]}) then '' else ${reason} end, changed_at = ${at}
    where state = 'submitting' and handed_over_at < now() - make_interval(secs => ${seconds})
    returning id`.execute(db);
  return rows.length;
}

/**
 * Doubts what was due in the outbox of records that were taken back to an earlier moment: it may have gone out after that moment. It
 * is not sent again by itself, its officer may send it again; what is due after `at` goes out at its time. Answers how many.
 */
export async function doubtOutbox(db: Database, at: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update delivery set state = 'unknown', reason = 'The records were taken back to an earlier moment, and this may have gone out since.', changed_at = ${at}
    from message
    where message.id = message_id and message.state = 'released' and send_at <= ${at} and delivery.state in ('queued', 'submitting') and due_at <= ${at}`.execute(
    db,
  );
  return Number(numAffectedRows);
}

/** Messages with something that was due at an instant and that nobody has been handing over for as long as `seconds`. */
export async function messagesAtRest(
  db: Database,
  { dueBy, seconds, urgentAlone }: { readonly dueBy: Date; readonly seconds: number; readonly urgentAlone: boolean },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from message
    where state = 'released' and send_at <= ${dueBy} and (urgent or not ${urgentAlone})
      and exists (select from delivery where message_id = message.id and state = 'queued' and due_at <= ${dueBy})
      and not exists (select from delivery where message_id = message.id and handed_over_at > now() - make_interval(secs => ${seconds}))
    order by id limit 100`.execute(db);
  return rows.map(({ id }) => id);
}

/** Names under which the provider has what it has not reported yet: asked for at growing intervals, for three days. */
export async function awaitedIds(db: Database, provider: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select provider_id as id from delivery
    where provider = ${provider} and state in ('accepted', 'unknown') and provider_id is not null and handed_over_at > now() - interval '3 days'
    group by provider_id
    having coalesce(max(polled_at), '-infinity') < now() - greatest((now() - max(handed_over_at)) / 4, interval '1 minute')
    order by max(polled_at) nulls first limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function notePoll(db: Database, provider: string, id: string): Promise<void> {
  await db
    .updateTable('delivery')
    .set({ polled_at: sql<Date>`now()` })
    .where('provider', '=', provider)
    .where('provider_id', '=', id)
    .where('state', 'in', ['accepted', 'unknown'])
    .execute();
}
