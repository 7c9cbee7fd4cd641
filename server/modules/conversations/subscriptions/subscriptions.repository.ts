import { sql, type ColumnType, type Generated } from 'kysely';
import type { Database } from '../../../database/connection.ts';

export type SubscriptionChannel = 'sms' | 'whatsapp' | 'email' | 'push';

/** What notices to a browser are sealed with, base64url, and the key of ours it expects them from. */
export interface PushKeys {
  readonly p256dh: string;
  readonly auth: string;
  readonly serverKey: string;
}

export interface SubscriptionTables {
  subscription: {
    id: Generated<number>;
    address: string;
    channel: SubscriptionChannel;
    crop_id: string;
    district_id: string;
    place: string;
    language: string;
    planted_on: ColumnType<string | null, string | null, string | null>;
    code: string;
    confirmed_at: Date | null;
    sent_week: ColumnType<string | null, string | null, string | null>;
    sent_rains: Generated<string>;
    created_at: Date;
    warned_on: ColumnType<string | null, string | null | undefined, string | null>;
    warned_times: Generated<number>;
    push_keys: ColumnType<PushKeys | null, string | null, string | null>;
  };
}

export interface NewSubscription {
  readonly address: string;
  readonly channel: SubscriptionChannel;
  readonly cropId: string;
  readonly districtId: string;
  readonly place: string;
  readonly language: string;
  readonly plantedOn: string | null;
  readonly code: string;
  readonly confirmedAt: Date | null;
  /** Of a browser; else left out. */
  readonly pushKeys?: PushKeys;
  readonly at: Date;
}

/** Keeps a subscription; one of the same crop and district is replaced, and stays confirmed where it was. Answers its id. */
export async function saveSubscription(db: Database, given: NewSubscription): Promise<number> {
  const set = {
    channel: given.channel,
    place: given.place,
    language: given.language,
    planted_on: given.plantedOn,
    push_keys: given.pushKeys === undefined ? null : JSON.stringify(given.pushKeys),
    ...(given.confirmedAt !== null && { confirmed_at: given.confirmedAt }),
  };
  const { id } = await db
    .insertInto('subscription')
    .values({
      address: given.address,
      crop_id: given.cropId,
      district_id: given.districtId,
      code: given.code,
      sent_week: null,
      created_at: given.at,
      confirmed_at: null,
      ...set,
    })
    .onConflict((conflict) => conflict.columns(['address', 'crop_id', 'district_id']).doUpdateSet(set))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Ends the subscriptions of an address: all, or those of a crop, of a district, of both. */
export async function endSubscriptionsOf(
  db: Database,
  address: string,
  { cropId, districtId }: { readonly cropId?: string | undefined; readonly districtId?: string | undefined } = {},
): Promise<void> {
  await db
    .deleteFrom('subscription')
    .where('address', '=', address)
    .$if(cropId !== undefined, (query) => query.where('crop_id', '=', cropId ?? ''))
    .$if(districtId !== undefined, (query) => query.where('district_id', '=', districtId ?? ''))
    .execute();
}

/** What an address is subscribed to, the oldest first. */
export function subscriptionsOf(db: Database, address: string): Promise<Subscription[]> {
  return db.selectFrom('subscription').select(columns).where('address', '=', address).orderBy('id').execute();
}

export function findSubscription(db: Database, id: number): Promise<Subscription | undefined> {
  return db.selectFrom('subscription').select(columns).where('id', '=', id).executeTakeFirst();
}

/** A subscription as it is served. */
export interface Subscription {
  readonly id: number;
  readonly address: string;
  readonly channel: SubscriptionChannel;
  readonly cropId: string;
  readonly districtId: string;
  readonly place: string;
  readonly language: string;
  readonly plantedOn: string | null;
  readonly code: string;
  readonly confirmedAt: Date | null;
  readonly sentRains: string;
  readonly sentWeek: string | null;
  readonly pushKeys: PushKeys | null;
}

const columns = [
  'id',
  'address',
  'channel',
  'crop_id as cropId',
  'district_id as districtId',
  'place',
  'language',
  'planted_on as plantedOn',
  'code',
  'confirmed_at as confirmedAt',
  'sent_rains as sentRains',
  'sent_week as sentWeek',
  'push_keys as pushKeys',
] as const;

/** Confirmed subscriptions that did not get the work of a week yet, held until the transaction ends. */
export function dueSubscriptions(db: Database, week: string, limit: number): Promise<Subscription[]> {
  return due(db, week).orderBy('id').limit(limit).forUpdate().skipLocked().execute();
}

/** All that some e-mail addresses are still to get in a week. */
export async function dueByMail(db: Database, week: string, addresses: readonly string[]): Promise<Subscription[]> {
  if (addresses.length === 0) return [];
  const those = due(db, week)
    .where('channel', '=', 'email')
    .where('address', 'in', [...addresses]);
  return those.orderBy('id').forUpdate().skipLocked().execute();
}

function due(db: Database, week: string) {
  return db
    .selectFrom('subscription')
    .select(columns)
    .where('confirmed_at', 'is not', null)
    .where((or) => or.or([or('sent_week', 'is', null), or('sent_week', '<', week)]));
}

export function subscriptionByCode(db: Database, code: string): Promise<Subscription | undefined> {
  return db.selectFrom('subscription').select(columns).where('code', '=', code).executeTakeFirst();
}

export async function confirmSubscription(db: Database, code: string, at: Date): Promise<void> {
  await db
    .updateTable('subscription')
    .set({ confirmed_at: at })
    .where('code', '=', code)
    .where('confirmed_at', 'is', null)
    .execute();
}

export async function noteSent(
  db: Database,
  id: number,
  sent: { readonly week: string; readonly rains: string },
): Promise<void> {
  await db
    .updateTable('subscription')
    .set({ sent_week: sent.week, sent_rains: sent.rains })
    .where('id', '=', id)
    .execute();
}

export async function endSubscription(db: Database, id: number): Promise<void> {
  await db.deleteFrom('subscription').where('id', '=', id).execute();
}

/** Ends those whose receiver stopped messages, and asked-for ones that nobody confirmed since a time. */
export async function sweepSubscriptions(db: Database, unconfirmedBefore: Date): Promise<void> {
  await sql`delete from subscription where exists (select from opt_out where opt_out.address = subscription.address)
    or (confirmed_at is null and created_at < ${unconfirmedBefore})`.execute(db);
}
