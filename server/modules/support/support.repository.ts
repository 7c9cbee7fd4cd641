import { sql, type ColumnType, type Generated } from 'kysely';
import type { SpamSign } from '#engines/support/spamSigns.ts';
import type { Database } from '../../database/connection.ts';

export type MessageState = 'open' | 'answered' | 'spam';
export type MailState = 'kept' | 'waiting' | 'sending' | 'sent' | 'refused' | 'doubtful';

export interface SupportTables {
  support_message: {
    id: Generated<number>;
    received_at: ColumnType<Date, Date, never>;
    email: string;
    subject: string;
    msg: string;
    state: MessageState;
    spam_signs: ColumnType<SpamSign[], readonly SpamSign[], never>;
    received_on: string;
    fingerprint: Buffer;
    network_hash: Buffer | null;
    marked_by: string | null;
    marked_at: Date | null;
    mail_state: MailState;
    mail_round: Generated<number>;
    mail_note: Generated<string>;
  };
}

export interface Message {
  readonly id: number;
  readonly receivedAt: Date;
  readonly email: string;
  readonly subject: string;
  readonly msg: string;
  readonly state: MessageState;
  readonly spamSigns: readonly SpamSign[];
  readonly mailState: MailState;
  readonly mailRound: number;
  readonly mailNote: string;
}

const columns = [
  'id',
  'received_at as receivedAt',
  'email',
  'subject',
  'msg',
  'state',
  'spam_signs as spamSigns',
  'mail_state as mailState',
  'mail_round as mailRound',
  'mail_note as mailNote',
] as const;

export interface NewMessage {
  readonly receivedAt: Date;
  readonly email: string;
  readonly subject: string;
  readonly msg: string;
  readonly state: MessageState;
  readonly spamSigns: readonly SpamSign[];
  readonly fingerprint: Buffer;
  readonly networkHash: Buffer | null;
  readonly mailState: MailState;
  /** Where an earlier number is to be kept. */
  readonly id?: number;
}

/** Adds a message; answers its number, or undefined where it stands already. */
export async function addMessage(db: Database, given: NewMessage): Promise<number | undefined> {
  const row = await db
    .insertInto('support_message')
    .values({
      ...(given.id !== undefined && { id: given.id }),
      received_at: given.receivedAt,
      received_on: dayOf(given.receivedAt),
      email: given.email,
      subject: given.subject,
      msg: given.msg,
      state: given.state,
      spam_signs: given.spamSigns,
      fingerprint: given.fingerprint,
      network_hash: given.networkHash,
      mail_state: given.mailState,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** The number of the same message, sent before on this day. */
export async function findRepeat(db: Database, fingerprint: Buffer, at: Date): Promise<number | undefined> {
  const row = await db
    .selectFrom('support_message')
    .select('id')
    .where('fingerprint', '=', fingerprint)
    .where('received_on', '=', dayOf(at))
    .executeTakeFirst();
  return row?.id;
}

/** Lets whoever counts under a name count one after the other until their transactions end. */
export async function takeTurn(db: Database, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db);
}

/** Messages since an instant from a network, and those of them that a sender signed. */
export function countRecent(
  db: Database,
  since: Date,
  networkHash: Buffer,
  email: string,
): Promise<{ network: number; sender: number }> {
  const bySender = sql<boolean>`lower(email) = ${email.toLowerCase()}`;
  return db
    .selectFrom('support_message')
    .select(({ fn }) => [fn.countAll<number>().as('network'), fn.countAll<number>().filterWhere(bySender).as('sender')])
    .where('received_at', '>', since)
    .where('network_hash', '=', networkHash)
    .executeTakeFirstOrThrow();
}

export interface MessageSearch {
  readonly state: MessageState;
  readonly q: string;
  readonly limit: number;
  readonly offset: number;
}

/** Messages of a state, newest first, with how many there are in all. */
export async function searchMessages(
  db: Database,
  { state, q, limit, offset }: MessageSearch,
): Promise<{ found: Message[]; total: number }> {
  const words = q.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  let query = db.selectFrom('support_message').where('state', '=', state);
  if (words.length > 0) {
    const wanted = words.map((word) => `'${word}':*`).join(' & ');
    const number = /^\d{1,15}$/.test(q.trim()) ? Number(q) : -1;
    query = query.where(sql<boolean>`(${searchedText} @@ to_tsquery('simple', ${wanted}) or id = ${number})`);
  }
  const { total } = await query.select((each) => each.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const found = await query.select(columns).orderBy('id', 'desc').limit(limit).offset(offset).execute();
  return { found, total };
}

/** Messages of each state. */
export async function countStates(db: Database): Promise<Record<MessageState, number>> {
  const rows = await db
    .selectFrom('support_message')
    .select((each) => ['state', each.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  return { open: 0, answered: 0, spam: 0, ...Object.fromEntries(rows.map(({ state, count }) => [state, count])) };
}

/** One message, held until the transaction ends. */
export function findMessage(db: Database, id: number): Promise<Message | undefined> {
  return db.selectFrom('support_message').select(columns).where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function setState(
  db: Database,
  id: number,
  state: MessageState,
  by: string | null,
  at: Date,
): Promise<void> {
  await db.updateTable('support_message').set({ state, marked_by: by, marked_at: at }).where('id', '=', id).execute();
}

/** Sets down how the mail of a message stands. With `round` it is that round's word, and a later round's stays. */
export async function setMail(
  db: Database,
  id: number,
  mail: { readonly state: MailState; readonly note?: string; readonly round: number },
): Promise<void> {
  await db
    .updateTable('support_message')
    .set({ mail_state: mail.state, mail_note: mail.note ?? '', mail_round: mail.round })
    .where('id', '=', id)
    .where('mail_round', '<=', mail.round)
    .execute();
}

/** Takes a message out; answers it, or undefined when there is none. */
export function takeMessage(db: Database, id: number): Promise<Message | undefined> {
  return db.deleteFrom('support_message').where('id', '=', id).returning(columns).executeTakeFirst();
}

export interface Retention {
  readonly messagesBefore: Date;
  readonly spamBefore: Date;
  readonly networksBefore: Date;
}

/** Lets go of what is past its time: messages, spam, and where messages came from. Answers how many messages went. */
export async function forgetMessages(
  db: Database,
  { messagesBefore, spamBefore, networksBefore }: Retention,
): Promise<number> {
  await db
    .updateTable('support_message')
    .set({ network_hash: null })
    .where('received_at', '<', networksBefore)
    .where('network_hash', 'is not', null)
    .execute();
  const { numDeletedRows } = await db
    .deleteFrom('support_message')
    .where((where) =>
      where.or([
        where('received_at', '<', messagesBefore),
        where.and([where('state', '=', 'spam'), where('received_at', '<', spamBefore)]),
      ]),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** As the index has it: addresses are found by any part of them. */
const searchedText = sql`to_tsvector('simple', translate(email || ' ' || subject || ' ' || msg, '@./-+_', '      '))`;

function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}
