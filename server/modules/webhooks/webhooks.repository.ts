import { sql } from 'kysely';
import type { Database } from '../../database/connection.ts';

export interface WebhookTables {
  webhook: {
    id: string;
    url: string;
    description: string;
    events: string[];
    secret: string;
    created_by: string | null;
    created_at: Date;
    failing_since: Date | null;
    disabled_at: Date | null;
    disabled_why: DisabledWhy | null;
  };
  webhook_delivery: {
    id: string;
    webhook_id: string;
    message_id: string;
    event: string;
    body: string;
    created_at: Date;
    state: DeliveryState;
    tries: number;
    tried_at: Date | null;
    status: number | null;
    said: string;
  };
}

export type DisabledWhy = 'person' | 'failures' | 'gone';
export type DeliveryState = 'waits' | 'delivered' | 'failed';

const columns = [
  'id',
  'url',
  'description',
  'events',
  'secret',
  'created_by as createdBy',
  'created_at as createdAt',
  'failing_since as failingSince',
  'disabled_at as disabledAt',
  'disabled_why as disabledWhy',
] as const;

export type Webhook = NonNullable<Awaited<ReturnType<typeof findWebhook>>>;

/** All, by the time they were added. */
export function allWebhooks(db: Database, limit: number) {
  return db.selectFrom('webhook').select(columns).orderBy('created_at').orderBy('id').limit(limit).execute();
}

export function findWebhook(db: Database, id: string) {
  return db.selectFrom('webhook').select(columns).where('id', '=', id).executeTakeFirst();
}

/** Ids of those that are told of an event. */
export async function listenersOf(db: Database, event: string): Promise<string[]> {
  const rows = await db
    .selectFrom('webhook')
    .select('id')
    .where(sql<boolean>`events @> ${[event]}`)
    .where('disabled_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function countWebhooks(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('webhook')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertWebhook(db: Database, webhook: WebhookTables['webhook']): Promise<void> {
  await db.insertInto('webhook').values(webhook).execute();
}

export async function changeWebhook(
  db: Database,
  id: string,
  changes: Partial<Omit<WebhookTables['webhook'], 'id'>>,
): Promise<void> {
  if (Object.keys(changes).length > 0) await db.updateTable('webhook').set(changes).where('id', '=', id).execute();
}

export async function deleteWebhook(db: Database, id: string): Promise<void> {
  await db.deleteFrom('webhook').where('id', '=', id).execute();
}

const deliveryColumns = [
  'id',
  'webhook_id as webhookId',
  'message_id as messageId',
  'event',
  'body',
  'created_at as createdAt',
  'state',
  'tries',
  'tried_at as triedAt',
  'status',
  'said',
] as const;

export type Delivery = NonNullable<Awaited<ReturnType<typeof findDelivery>>>;

export function findDelivery(db: Database, id: string) {
  return db.selectFrom('webhook_delivery').select(deliveryColumns).where('id', '=', id).executeTakeFirst();
}

/** A page of what was sent to an address, the newest first. */
export function deliveriesOf(db: Database, webhookId: string, after: string | null, limit: number) {
  let query = db.selectFrom('webhook_delivery').select(deliveryColumns).where('webhook_id', '=', webhookId);
  if (after !== null)
    query = query.where(
      sql<boolean>`(created_at, id) < (select created_at, id from webhook_delivery where id = ${after})`,
    );
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

export async function insertDelivery(
  db: Database,
  delivery: Pick<
    WebhookTables['webhook_delivery'],
    'id' | 'webhook_id' | 'message_id' | 'event' | 'body' | 'created_at'
  >,
): Promise<void> {
  await db
    .insertInto('webhook_delivery')
    .values({ ...delivery, state: 'waits', tries: 0, tried_at: null, status: null, said: '' })
    .execute();
}

/** Notes a try. */
export async function noteTry(
  db: Database,
  id: string,
  { state, at, status, said }: { state: DeliveryState; at: Date; status: number | null; said: string },
): Promise<void> {
  await db
    .updateTable('webhook_delivery')
    .set({ state, tried_at: at, status, said, tries: sql<number>`tries + 1` })
    .where('id', '=', id)
    .execute();
}

/** Has a delivery wait for its tries once more. */
export async function setWaiting(db: Database, id: string): Promise<void> {
  await db.updateTable('webhook_delivery').set({ state: 'waits' }).where('id', '=', id).execute();
}

export async function forgetDeliveries(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('webhook_delivery').where('created_at', '<', before).execute();
}
