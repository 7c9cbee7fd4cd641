import { sql, type ColumnType, type Generated } from 'kysely';
import type { PageLanguage } from '#engines/words/pageLanguages.ts';
import type { Database } from '../../database/connection.ts';

export type FollowedKind = 'dataset' | 'story';

export interface FollowsTables {
  follow: {
    id: Generated<number>;
    address: string;
    channel: 'sms' | 'email';
    kind: FollowedKind;
    thing: string;
    title: string;
    language: PageLanguage;
    code: string;
    seen: string;
    asked_at: Date;
    confirmed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    told_on: ColumnType<string | null, string | null | undefined, string | null>;
  };
}

/** What somebody follows. */
export interface Follow {
  readonly id: number;
  readonly address: string;
  readonly channel: 'sms' | 'email';
  readonly kind: FollowedKind;
  readonly thing: string;
  readonly title: string;
  readonly language: PageLanguage;
  readonly code: string;
  readonly confirmedAt: Date | null;
}

const columns = [
  'id',
  'address',
  'channel',
  'kind',
  'thing',
  'title',
  'language',
  'code',
  'confirmed_at as confirmedAt',
] as const;

/** How many things were asked for with an address since a time, confirmed or not. */
export async function countAsked(db: Database, address: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('follow')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('address', '=', address)
    .where('asked_at', '>=', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Keeps what is to be followed; null where it is followed already, or was asked for since a time: then no link is sent. */
export async function addFollow(
  db: Database,
  given: Omit<Follow, 'id' | 'confirmedAt'> & { readonly seen: string; readonly at: Date },
  askedBefore: Date,
): Promise<Follow | null> {
  const { at, ...values } = given;
  const set = { asked_at: at, language: given.language, title: given.title, seen: given.seen };
  const row = await db
    .insertInto('follow')
    .values({ ...values, asked_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['address', 'kind', 'thing'])
        .doUpdateSet(set)
        .where('follow.confirmed_at', 'is', null)
        .where('follow.asked_at', '<', askedBefore),
    )
    .returning(columns)
    .executeTakeFirst();
  return row ?? null;
}

/** All that whoever was sent a code follows, the one of the code first; empty where nobody was. */
export function followsByCode(db: Database, code: string): Promise<Follow[]> {
  return db
    .selectFrom('follow')
    .select(columns)
    .where('address', '=', (from) =>
      from.selectFrom('follow as own').select('own.address').where('own.code', '=', code),
    )
    .orderBy(sql`code <> ${code}`)
    .orderBy('id')
    .execute();
}

export async function confirmFollow(db: Database, code: string, at: Date): Promise<void> {
  await db
    .updateTable('follow')
    .set({ confirmed_at: at })
    .where('code', '=', code)
    .where('confirmed_at', 'is', null)
    .execute();
}

export async function endFollows(db: Database, ids: readonly number[]): Promise<void> {
  await db
    .deleteFrom('follow')
    .where('id', 'in', [...ids])
    .execute();
}

/** Ends all that some addresses follow. */
export async function forgetFollowers(db: Database, addresses: readonly string[]): Promise<void> {
  await db
    .deleteFrom('follow')
    .where('address', 'in', [...addresses])
    .execute();
}

/** Ends those whose receiver stopped messages, and asked-for ones that nobody confirmed since a time. */
export async function sweepFollows(db: Database, unconfirmedBefore: Date): Promise<void> {
  await sql`delete from follow where exists (select from opt_out where opt_out.address = follow.address)
    or (confirmed_at is null and asked_at < ${unconfirmedBefore})`.execute(db);
}

/** A thing as it is now; `seen` names its version, and is empty where it is gone. */
export interface Standing {
  readonly kind: FollowedKind;
  readonly thing: string;
  readonly seen: string;
}

/** The next addresses after one whose holders were told nothing on a day yet, in their order. */
export async function nextFollowers(db: Database, after: string, day: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('follow')
    .select('address')
    .where('address', '>', after)
    .groupBy('address')
    .having(sql<boolean>`bool_or(confirmed_at is not null) and not coalesce(bool_or(told_on >= ${day}::date), false)`)
    .orderBy('address')
    .limit(limit)
    .execute();
  return rows.map(({ address }) => address);
}

/** All that some addresses follow, and what they were told of it last; held until the transaction ends. */
export function heldFollows(
  db: Database,
  addresses: readonly string[],
): Promise<(Follow & { readonly seen: string })[]> {
  return db
    .selectFrom('follow')
    .select([...columns, 'seen'])
    .where('address', 'in', [...addresses])
    .where('confirmed_at', 'is not', null)
    .orderBy('address')
    .orderBy('id')
    .forUpdate()
    .skipLocked()
    .execute();
}

/** Notes that somebody was told of a thing as it is now. */
export async function noteTold(
  db: Database,
  { id, seen, title }: { readonly id: number; readonly seen: string; readonly title: string },
): Promise<void> {
  await db.updateTable('follow').set({ seen, title }).where('id', '=', id).execute();
}

/** Notes the day on which an address was told something: on all it follows, as what is gone is followed no more. */
export async function noteDay(db: Database, address: string, day: string): Promise<void> {
  await db.updateTable('follow').set({ told_on: day }).where('address', '=', address).execute();
}
