import { sql, type ColumnType, type Generated } from 'kysely';
import type { DoorName } from '#engines/conversation/doors.ts';
import type { Asking, Dialogue } from '#engines/conversation/dialogue.ts';
import type { DoorLanguage } from '#engines/conversation/phrasebook.ts';
import type { Database } from '../../database/connection.ts';
import type { QuestionTables } from './questions/questions.repository.ts';
import type { SubscriptionTables } from './subscriptions/subscriptions.repository.ts';

/** What a phone was shown, as it is given again to a repeat. */
export interface Said {
  readonly text: string;
  readonly body: string;
  readonly keys: readonly { readonly key: string; readonly label: string }[];
  readonly ends: boolean;
  /** What the phone was asked for, and in which language. */
  readonly asking: Asking;
  readonly language: DoorLanguage;
  /** How a call is answered. */
  readonly spoken?: SpokenAnswer;
}

/** What a call plays and says, one after the other. */
export interface SpokenAnswer {
  readonly parts: readonly SpokenPart[];
  /** All of it in words of one language, for providers that take one thing. */
  readonly whole: { readonly say: string; readonly language: DoorLanguage };
}
/** Recordings by their hashes, or words for the provider's voice. */
export type SpokenPart =
  | { readonly play: readonly string[] }
  | { readonly say: string; readonly language: DoorLanguage };

export interface ConversationsTables extends QuestionTables, SubscriptionTables {
  conversation: {
    id: Generated<number>;
    door: DoorName;
    session: string;
    caller: string;
    dialogue: ColumnType<Dialogue, string, string>;
    last_mark: string;
    last_answer: ColumnType<Said, string, string>;
    messages: Generated<number>;
    begun_at: ColumnType<Date, Date, never>;
    heard_at: Date;
  };
  door_message: { door: DoorName; message_id: string; heard_at: Date };
  caller: {
    address: string;
    language: string;
    crop_id: string | null;
    place: string | null;
    district_id: string | null;
    agreed_on: ColumnType<string | null, string | null, string | null>;
    changed_at: Date;
  };
}

/** A conversation that is open. */
export interface Conversation {
  readonly id: number;
  readonly caller: string;
  readonly dialogue: Dialogue;
  readonly lastMark: string;
  readonly lastAnswer: Said;
}

/** Makes whatever else comes in of a session that begins wait until this transaction ends. */
export async function holdSession(db: Database, door: DoorName, session: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${door} ${session}`}, 0))`.execute(db);
}

/** The commit waits for the disk after all: something was done that must not be lost. */
export async function waitForDisk(db: Database): Promise<void> {
  await sql`set local synchronous_commit to default`.execute(db);
}

/**
 * The newest conversation of a session that was heard since, held until this transaction ends, with how many messages came
 * from its caller in the last hour. Where only the place in a menu is at stake (`isLight`), the commit does not wait for the
 * disk: a PostgreSQL that fails then loses half a second of key presses.
 */
export async function openConversation(
  db: Database,
  { door, session, caller }: Pick<Heard, 'door' | 'session' | 'caller'>,
  { since, hourAgo, isLight }: { readonly since: Date; readonly hourAgo: Date; readonly isLight: boolean },
): Promise<(Conversation & { readonly inHour: number }) | undefined> {
  const commits = isLight ? sql`set_config('synchronous_commit', 'off', true)` : sql`null`;
  const { rows } = await sql<Conversation & { readonly inHour: number }>`
    select id, caller, dialogue, last_mark as "lastMark", last_answer as "lastAnswer", ${commits} as commits,
      (select coalesce(sum(messages), 0)::int from conversation as own where own.caller = ${caller} and own.heard_at > ${hourAgo}) as "inHour"
    from conversation where door = ${door} and session = ${session} and heard_at > ${since}
    order by id desc limit 1 for update`.execute(db);
  return rows[0];
}

export interface Heard {
  readonly door: DoorName;
  readonly session: string;
  readonly caller: string;
  readonly dialogue: Dialogue;
  readonly mark: string;
  readonly said: Said;
  readonly at: Date;
}

export async function addConversation(db: Database, heard: Heard): Promise<void> {
  await db
    .insertInto('conversation')
    .values({
      door: heard.door,
      session: heard.session,
      caller: heard.caller,
      dialogue: JSON.stringify(heard.dialogue),
      last_mark: heard.mark,
      last_answer: JSON.stringify(heard.said),
      begun_at: heard.at,
      heard_at: heard.at,
    })
    .execute();
}

export async function goOnWith(db: Database, id: number, heard: Heard): Promise<void> {
  await db
    .updateTable('conversation')
    .set({
      dialogue: JSON.stringify(heard.dialogue),
      last_mark: heard.mark,
      last_answer: JSON.stringify(heard.said),
      messages: sql<number>`messages + 1`,
      heard_at: heard.at,
    })
    .where('id', '=', id)
    .execute();
}

/** Sets down that a message came in; false where it came before. */
export async function takeMessage(db: Database, door: DoorName, messageId: string, at: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('door_message')
    .values({ door, message_id: messageId.slice(0, 200), heard_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows ?? 0) > 0;
}

/** Messages of a caller since a time. */
export async function messagesOf(db: Database, caller: string, since: Date): Promise<number> {
  const { messages } = await db
    .selectFrom('conversation')
    .select(sql<number>`coalesce(sum(messages), 0)::int`.as('messages'))
    .where('caller', '=', caller)
    .where('heard_at', '>', since)
    .executeTakeFirstOrThrow();
  return messages;
}

/** How many conversations began since a time, counted to `most` at most. */
export async function countBegun(db: Database, most: number, since: Date): Promise<number> {
  const { rows } = await sql<{ begun: number }>`
    select count(*)::int as begun from (select from conversation where begun_at > ${since} limit ${most}) as begun`.execute(
    db,
  );
  return rows[0]?.begun ?? 0;
}

/** What callers told of themselves. */
export interface Caller {
  readonly language: string;
  readonly cropId: string | null;
  readonly place: string | null;
  readonly districtId: string | null;
}

export function findCaller(db: Database, address: string): Promise<Caller | undefined> {
  return db
    .selectFrom('caller')
    .select(['language', 'crop_id as cropId', 'place', 'district_id as districtId'])
    .where('address', '=', address)
    .executeTakeFirst();
}

/** Keeps what a caller told; what is left out stays. */
export async function saveCaller(
  db: Database,
  address: string,
  told: Partial<Caller> & { readonly agreedOn?: string | null },
  at: Date,
): Promise<void> {
  const set = {
    ...(told.language !== undefined && { language: told.language }),
    ...(told.cropId !== undefined && { crop_id: told.cropId }),
    ...(told.place !== undefined && { place: told.place }),
    ...(told.districtId !== undefined && { district_id: told.districtId }),
    ...(told.agreedOn !== undefined && { agreed_on: told.agreedOn }),
    changed_at: at,
  };
  await db
    .insertInto('caller')
    .values({ address, language: 'en', crop_id: null, place: null, district_id: null, agreed_on: null, ...set })
    .onConflict((conflict) => conflict.column('address').doUpdateSet(set))
    .execute();
}

/** What a door took in since a day. */
export interface DoorCount {
  readonly door: DoorName;
  readonly conversations: number;
  readonly messages: number;
  /** Of calls: minutes begun, from the first key to the last. */
  readonly minutes: number;
}

export function countDoors(db: Database, since: Date): Promise<DoorCount[]> {
  return db
    .selectFrom('conversation')
    .select(({ fn }) => [
      'door',
      sql<number>`count(*)::int`.as('conversations'),
      sql<number>`coalesce(${fn.sum('messages')}, 0)::int`.as('messages'),
      sql<number>`sum(greatest(1, ceil(extract(epoch from heard_at - begun_at) / 60)))::int`.as('minutes'),
    ])
    .where('begun_at', '>=', since)
    .groupBy('door')
    .execute();
}

/** Lets go of what is old: conversations, names of messages, callers nobody heard of. */
export async function forgetConversations(
  db: Database,
  before: { readonly conversations: Date; readonly messages: Date; readonly callers: Date },
): Promise<void> {
  await db.deleteFrom('conversation').where('heard_at', '<', before.conversations).execute();
  await db.deleteFrom('door_message').where('heard_at', '<', before.messages).execute();
  await db.deleteFrom('caller').where('changed_at', '<', before.callers).execute();
}
