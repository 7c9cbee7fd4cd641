import { sql, type ColumnType, type Generated } from 'kysely';
import type { NoticeParams } from '#engines/notices/sayNotice.ts';
import type { Database } from '../../database/connection.ts';

export interface NotificationsTables {
  notification: {
    id: Generated<number>;
    person_id: string;
    kind: string;
    /** What fills the sentence of its kind. */
    params: ColumnType<NoticeParams, string, string>;
    link: string;
    /** Whom it speaks of, and which farmers and files. */
    partner_id: string | null;
    farmer_ids: ColumnType<number[], readonly number[], never>;
    file_ids: ColumnType<number[], readonly number[], never>;
    at: Date;
    read_at: ColumnType<Date | null, never, Date>;
  };
}

/** A notice as it is kept: without its sentence, which is written for whoever reads it. */
export interface StoredNotice {
  readonly id: number;
  readonly personId: string;
  readonly kind: string;
  readonly params: NoticeParams;
  readonly link: string;
  /** Whom it speaks of; null where of nobody, or of somebody whose account is gone. */
  readonly partnerId: string | null;
  readonly farmerIds: readonly number[];
  readonly fileIds: readonly number[];
  readonly at: Date;
  readonly readAt: Date | null;
}

const columns = [
  'id',
  'person_id as personId',
  'kind',
  'params',
  'link',
  'partner_id as partnerId',
  'farmer_ids as farmerIds',
  'file_ids as fileIds',
  'at',
  'read_at as readAt',
] as const;

export async function addNotice(db: Database, notice: Omit<StoredNotice, 'id' | 'readAt'>): Promise<number> {
  const { personId, partnerId, farmerIds, fileIds, params, ...rest } = notice;
  const { id } = await db
    .insertInto('notification')
    .values({
      person_id: personId,
      partner_id: partnerId,
      farmer_ids: farmerIds,
      file_ids: fileIds,
      params: JSON.stringify(params),
      ...rest,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export function findNotice(db: Database, id: number): Promise<StoredNotice | undefined> {
  return db.selectFrom('notification').select(columns).where('id', '=', id).executeTakeFirst();
}

/** What a person was told, the newest first. */
export function noticesOf(
  db: Database,
  personId: string,
  { limit, offset, unread }: { readonly limit: number; readonly offset: number; readonly unread: boolean },
): Promise<StoredNotice[]> {
  let query = db.selectFrom('notification').select(columns).where('person_id', '=', personId);
  if (unread) query = query.where('read_at', 'is', null);
  return query.orderBy('at', 'desc').orderBy('id', 'desc').limit(limit).offset(offset).execute();
}

/** What two people were told of one another and have not read yet. */
export function unreadBetween(db: Database, one: string, other: string): Promise<StoredNotice[]> {
  return db
    .selectFrom('notification')
    .select(columns)
    .where(sql<boolean>`(person_id, partner_id) in ((${one}::uuid, ${other}::uuid), (${other}::uuid, ${one}::uuid))`)
    .where('read_at', 'is', null)
    .execute();
}

export function countNotices(db: Database, personId: string): Promise<{ total: number; unread: number }> {
  return db
    .selectFrom('notification')
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.countAll<number>().filterWhere('read_at', 'is', null).as('unread'),
    ])
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow();
}

/** Marks a person's own notices: those named, or all. */
export async function markRead(
  db: Database,
  personId: string,
  ids: readonly number[] | undefined,
  at: Date,
): Promise<void> {
  let query = db
    .updateTable('notification')
    .set({ read_at: at })
    .where('person_id', '=', personId)
    .where('read_at', 'is', null);
  if (ids !== undefined) query = query.where(sql<boolean>`id = any(${ids})`);
  await query.execute();
}

/** Lets go of what was read before an instant, and of all that is older than another. */
export async function forgetNotices(db: Database, readBefore: Date, before: Date): Promise<void> {
  await db
    .deleteFrom('notification')
    .where((where) => where.or([where('read_at', '<', readBefore), where('at', '<', before)]))
    .execute();
}

/** The latest unread notice of a kind of each of some people, made without what fills its sentence where there is none. */
export async function holdUnread(
  db: Database,
  personIds: readonly string[],
  { kind, link, at }: { readonly kind: string; readonly link: string; readonly at: Date },
): Promise<{ id: number; personId: string }[]> {
  const { rows } = await sql<{ id: number; personId: string }>`
    with asked as (select unnest(${[...personIds]}::uuid[]) as person_id),
      there as (select distinct on (person_id) id, person_id from notification where person_id in (select person_id from asked) and kind = ${kind} and read_at is null order by person_id, id desc),
      made as (insert into notification (person_id, kind, params, link, at) select person_id, ${kind}, '{}', ${link}, ${at} from asked where person_id not in (select person_id from there) returning id, person_id)
    select id, person_id as "personId" from there union all select id, person_id from made order by id`.execute(db);
  return rows;
}

/** Sets what fills notices and when they were told. */
export async function setParams(
  db: Database,
  notices: readonly { readonly id: number; readonly params: NoticeParams; readonly link: string }[],
  at: Date,
): Promise<void> {
  await sql`
    update notification n set params = given.params, link = given.link, at = ${at} from jsonb_to_recordset(${JSON.stringify(notices)}::jsonb) as given (id bigint, params jsonb, link text)
    where n.id = given.id`.execute(db);
}
