import { sql } from 'kysely';
import type { OfficerRole } from '#engines/access/roles.ts';
import type { TokenScope } from '#engines/access/people/tokens.ts';
import type { Database } from '../../../database/connection.ts';
import { hasStep } from '../signIn/secondStep.repository.ts';
import { type KeptPost, postsHeld } from '../officers/posts.repository.ts';

export interface AccessTokenTables {
  access_token: {
    id: string;
    person_id: string;
    name: string;
    scopes: TokenScope[];
    hash: string;
    hint: string;
    created_at: Date;
    created_by: string | null;
    expires_at: Date;
    last_used_at: Date | null;
    ended_at: Date | null;
  };
}

/** A token as it is kept, without what would open anything. */
export interface KeptToken {
  readonly id: string;
  readonly personId: string;
  readonly name: string;
  readonly scopes: readonly TokenScope[];
  readonly hint: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly lastUsedAt: Date | null;
  readonly endedAt: Date | null;
}

const columns = [
  'access_token.id',
  'access_token.person_id as personId',
  'access_token.name',
  'access_token.scopes',
  'access_token.hint',
  'access_token.created_at as createdAt',
  'access_token.expires_at as expiresAt',
  'access_token.last_used_at as lastUsedAt',
  'access_token.ended_at as endedAt',
] as const;

export async function insertToken(
  db: Database,
  token: Omit<KeptToken, 'lastUsedAt' | 'endedAt'> & { readonly hash: string; readonly createdBy: string | null },
): Promise<void> {
  await db
    .insertInto('access_token')
    .values({
      id: token.id,
      person_id: token.personId,
      name: token.name,
      scopes: [...token.scopes],
      hash: token.hash,
      hint: token.hint,
      created_at: token.createdAt,
      created_by: token.createdBy,
      expires_at: token.expiresAt,
      last_used_at: null,
      ended_at: null,
    })
    .execute();
}

/** Tokens of some people that work, or stopped working after an instant, the newest first. */
export function tokensOf(
  db: Database,
  people: readonly string[],
  stoppedAfter: Date,
  limit: number,
): Promise<KeptToken[]> {
  return db
    .selectFrom('access_token')
    .select(columns)
    .where(sql<boolean>`person_id = any(${[...people]}::uuid[])`)
    .where('expires_at', '>', stoppedAfter)
    .where((each) => each.or([each('ended_at', 'is', null), each('ended_at', '>', stoppedAfter)]))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function countWorkingTokens(db: Database, personId: string, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('access_token')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('person_id', '=', personId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export function findToken(db: Database, id: string): Promise<KeptToken | undefined> {
  return db.selectFrom('access_token').select(columns).where('id', '=', id).executeTakeFirst();
}

export interface OwnedToken extends KeptToken {
  readonly ownerId: string;
  readonly owner: string;
  readonly isService: boolean;
}

/** A page of the tokens of everybody, the newest first; after one of them where it is named. */
export function allTokens(db: Database, after: string | null, limit: number): Promise<OwnedToken[]> {
  let query = db
    .selectFrom('access_token')
    .innerJoin('person', 'person.id', 'access_token.person_id')
    .select([...columns, 'person.id as ownerId', 'person.name as owner', 'person.is_service as isService']);
  if (after !== null)
    query = query.where(
      sql<boolean>`(access_token.created_at, access_token.id) < (select created_at, id from access_token where id = ${after})`,
    );
  return query.orderBy('access_token.created_at', 'desc').orderBy('access_token.id', 'desc').limit(limit).execute();
}

/** Ends a token; one that has ended keeps its instant. */
export async function setTokenEnded(db: Database, id: string, at: Date): Promise<void> {
  await db
    .updateTable('access_token')
    .set({ ended_at: at })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
}

/** Notes that a call came with a token. */
export async function noteTokenUse(db: Database, id: string, at: Date): Promise<void> {
  await db.updateTable('access_token').set({ last_used_at: at }).where('id', '=', id).execute();
}

/** Names of tokens by id. */
export async function namesOfTokens(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('access_token')
    .select(['id', 'name'])
    .where(sql<boolean>`id = any(${[...new Set(ids)]}::uuid[])`)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Who holds the token of a hash, with everything they may; undefined where it ended, expired, or the account is closed. */
export function findTokenHolder(
  db: Database,
  hash: string,
  now: Date,
): Promise<
  | (Pick<KeptToken, 'scopes' | 'personId' | 'lastUsedAt'> & {
      readonly tokenId: string;
      readonly name: string;
      readonly endsAt: Date;
      readonly officerRole: OfficerRole | null;
      readonly dataRole: 'member' | 'administrator' | null;
      readonly posts: KeptPost[];
      readonly hasSecondStep: boolean;
    })
  | undefined
> {
  return db
    .selectFrom('access_token')
    .innerJoin('person', 'person.id', 'access_token.person_id')
    .leftJoin('person_grant as o', (join) =>
      join.onRef('o.person_id', '=', 'person.id').on('o.audience', '=', 'officer'),
    )
    .leftJoin('person_grant as d', (join) => join.onRef('d.person_id', '=', 'person.id').on('d.audience', '=', 'data'))
    .select([
      'access_token.id as tokenId',
      'access_token.scopes',
      'access_token.expires_at as endsAt',
      'access_token.last_used_at as lastUsedAt',
      'person.id as personId',
      'person.name',
      sql<OfficerRole | null>`o.role`.as('officerRole'),
      sql<'member' | 'administrator' | null>`d.role`.as('dataRole'),
      postsHeld,
      // A program types no codes: a service account needs no second step.
      sql<boolean>`person.is_service or ${hasStep}`.as('hasSecondStep'),
    ])
    .where('hash', '=', hash)
    .where('access_token.ended_at', 'is', null)
    .where('access_token.expires_at', '>', now)
    .where('person.disabled_at', 'is', null)
    .executeTakeFirst();
}

/** A service account with its grants. */
export interface ServiceRow {
  readonly id: string;
  readonly name: string;
  readonly purpose: string;
  readonly createdAt: Date;
  readonly closed: boolean;
  readonly officerRole: OfficerRole | null;
  readonly dataRole: 'member' | 'administrator' | null;
}

/** Service accounts by name, or one of them. */
export function serviceAccounts(db: Database, id: string | null, limit: number): Promise<ServiceRow[]> {
  let query = db
    .selectFrom('person')
    .leftJoin('person_grant as o', (join) =>
      join.onRef('o.person_id', '=', 'person.id').on('o.audience', '=', 'officer'),
    )
    .leftJoin('person_grant as d', (join) => join.onRef('d.person_id', '=', 'person.id').on('d.audience', '=', 'data'))
    .select([
      'person.id',
      'person.name',
      'person.profession as purpose',
      'person.created_at as createdAt',
      sql<boolean>`person.disabled_at is not null`.as('closed'),
      sql<OfficerRole | null>`o.role`.as('officerRole'),
      sql<ServiceRow['dataRole']>`d.role`.as('dataRole'),
    ])
    .where('is_service', '=', true);
  if (id !== null) query = query.where('person.id', '=', id);
  return query
    .orderBy(sql`lower(person.name)`)
    .orderBy('person.id')
    .limit(limit)
    .execute();
}
