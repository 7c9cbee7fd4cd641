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

/** Everything that somebody follows. */
export async function followedThings(db: Database): Promise<{ kind: FollowedKind; thing: string }[]> {
  return db.selectFrom('follow').select(['kind', 'thing']).distinct().where('confirmed_at', 'is not', null).execute();
}

/** A thing as it is now; `seen` names its version, and is empty where it is gone. */
export interface Standing {
  readonly kind: FollowedKind;
  readonly thing: string;
  readonly seen: string;
}

/**
 * What changed of things that somebody follows who was told nothing on a day yet: all of some addresses, held until the
 * transaction ends.
 */
export async function followsToTell(
  db: Database,
  standing: readonly Standing[],
  day: string,
  addresses: number,
): Promise<Follow[]> {
  if (standing.length === 0) return [];
  const { rows } = await sql<Follow>`
    with changed as (
      select follow.id, follow.address from follow
      join jsonb_to_recordset(${JSON.stringify(standing)}::jsonb) as now(kind text, thing text, seen text)
        on now.kind = follow.kind and now.thing = follow.thing
      where follow.confirmed_at is not null and follow.seen <> now.seen
        and not exists (select from follow as told where told.address = follow.address and told.told_on >= ${day}::date)
    )
    select follow.id, follow.address, channel, kind, thing, title, language, code, confirmed_at as "confirmedAt" from follow
    where id in (select id from changed where address in (select distinct address from changed order by address limit ${addresses}))
    order by follow.address, follow.id for update skip locked`.execute(db);
  return rows;
}

/** Notes that somebody was told of a thing as it is now. */
export async function noteTold(
  db: Database,
  {
    id,
    seen,
    title,
    day,
  }: { readonly id: number; readonly seen: string; readonly title: string; readonly day: string },
): Promise<void> {
  await db.updateTable('follow').set({ seen, title, told_on: day }).where('id', '=', id).execute();
}
