import { sql, type ColumnType, type Generated } from 'kysely';
import { type OfficerRole, usualLevel } from '#engines/access/roles.ts';
import type { PageLanguage } from '#engines/words/pageLanguages.ts';
import type { Database } from '../../database/connection.ts';
import type { AccessTokenTables } from './profile/accessTokens.repository.ts';
import type { ConfirmationTables } from './registration/confirmations.repository.ts';
import type { CoverTables } from './officers/covers.repository.ts';
import type { ExternalIdentityTables } from './signIn/externalIdentities.repository.ts';
import type { IssuerTables } from './issuers/issuers.repository.ts';
import type { OfficerTables } from './officers/officerGrants.repository.ts';
import { hasSecondStep, type SecondStepTables } from './signIn/secondStep.repository.ts';
import { addPosts, postsHeld, type KeptPost, type PostTables } from './officers/posts.repository.ts';

export type Grant =
  | { readonly audience: 'officer'; readonly role: OfficerRole }
  | { readonly audience: 'data'; readonly role: 'member' | 'administrator' };

export type SessionAudience = Grant['audience'];

export interface AccountsTables
  extends
    AccessTokenTables,
    ConfirmationTables,
    CoverTables,
    ExternalIdentityTables,
    IssuerTables,
    OfficerTables,
    PostTables,
    SecondStepTables {
  person: {
    id: Generated<string>;
    email: string;
    name: string;
    phone: Generated<string>;
    institution: Generated<string>;
    profession: Generated<string>;
    password_hash: string;
    language: Generated<PageLanguage>;
    demo: Generated<boolean>;
    is_service: Generated<boolean>;
    created_at: ColumnType<Date, Date | undefined, never>;
    disabled_at: Date | null;
  };
  person_grant: {
    person_id: string;
    audience: SessionAudience;
    role: Grant['role'];
    granted_by: string | null;
    granted_at: Generated<Date>;
  };
  session: {
    id: string;
    person_id: string;
    /** Shared by the sessions that one sign-in opened. */
    sign_in_id: string;
    audience: SessionAudience;
    created_at: Date;
    expires_at: Date;
    user_agent: string;
  };
  one_time_code: {
    code_hash: string;
    purpose: string;
    person_id: string | null;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
  };
  sign_in_attempt: {
    id: Generated<number>;
    subject: string;
    succeeded: boolean;
    at: Date;
  };
}

export interface Person {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly phone: string;
  readonly institution: string;
  readonly profession: string;
  /** What the portal writes to them in. */
  readonly language: PageLanguage;
  readonly createdAt: Date;
  readonly grants: readonly Grant[];
}

/** A person with the hash their password is checked against. */
export interface PersonWithSecret extends Person {
  readonly passwordHash: string;
}

export function findPersonByEmail(db: Database, email: string): Promise<PersonWithSecret | null> {
  return withGrants(db, people(db).where(hasEmail(email)).where('is_service', '=', false));
}

/** Most accounts that one telephone number is tried with. */
const mostOfNumber = 3;

/** Whom a telephone number may be: first the officer who is known by it, then officers who have it beside their address. */
export async function findPeopleByPhone(db: Database, phone: string): Promise<PersonWithSecret[]> {
  const rows = await people(db)
    .innerJoin('person_grant', 'person_grant.person_id', 'person.id')
    .select('person.id as found')
    .where('audience', '=', 'officer')
    .where('is_service', '=', false)
    .where(({ or, eb }) => or([hasEmail(phone), eb('phone', '=', phone)]))
    .orderBy(sql`lower(email) = ${phone}`, 'desc')
    .orderBy('created_at')
    .orderBy('person.id')
    .limit(mostOfNumber)
    .execute();
  const found: PersonWithSecret[] = [];
  for (const { found: id } of rows) {
    const person = await findPersonById(db, id);
    if (person) found.push(person);
  }
  return found;
}

/** Somebody who may sign in, by their id. */
export function findPersonById(db: Database, id: string): Promise<PersonWithSecret | null> {
  return withGrants(db, people(db).where('id', '=', id));
}

/** Whose address it is; in one statement, whether or not it is somebody's. */
export async function findPersonId(db: Database, email: string): Promise<string | null> {
  const row = await people(db).where(hasEmail(email)).where('is_service', '=', false).executeTakeFirst();
  return row?.id ?? null;
}

function people(db: Database) {
  return db.selectFrom('person').selectAll().where('disabled_at', 'is', null);
}

function hasEmail(email: string) {
  return sql<boolean>`lower(email) = lower(${email})`;
}

async function withGrants(db: Database, query: ReturnType<typeof people>): Promise<PersonWithSecret | null> {
  const row = await query.executeTakeFirst();
  if (!row) return null;
  const { id, email, name, phone, institution, profession, language } = row;
  const { created_at: createdAt, password_hash: passwordHash } = row;
  const grants = await grantsOf(db, id);
  return { id, email, name, phone, institution, profession, language, createdAt, grants, passwordHash };
}

async function grantsOf(db: Database, personId: string): Promise<Grant[]> {
  const rows = await db
    .selectFrom('person_grant')
    .select(['audience', 'role'])
    .where('person_id', '=', personId)
    .execute();
  return rows as Grant[];
}

/** Adds a person with their grants; answers their id, or undefined where the e-mail is somebody's already. */
export async function addPerson(
  db: Database,
  person: Omit<PersonWithSecret, 'id' | 'createdAt' | 'language'> & {
    readonly language?: PageLanguage;
    readonly demo: boolean;
    readonly isService?: boolean;
    readonly createdAt?: Date;
  },
): Promise<string | undefined> {
  const row = await db
    .insertInto('person')
    .values({
      email: person.email,
      name: person.name,
      phone: person.phone,
      institution: person.institution,
      profession: person.profession,
      password_hash: person.passwordHash,
      language: person.language ?? 'en',
      demo: person.demo,
      is_service: person.isService ?? false,
      ...(person.createdAt && { created_at: person.createdAt }),
    })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) return undefined;
  const { id } = row;
  for (const grant of person.grants) {
    await db
      .insertInto('person_grant')
      .values({ person_id: id, audience: grant.audience, role: grant.role, granted_by: null })
      .execute();
    if (grant.audience === 'officer') {
      const post = { role: grant.role, level: usualLevel(grant.role, []), place: '', area: '', districts: [] };
      await addPosts(db, id, [post], null, person.createdAt ?? new Date());
    }
  }
  return id;
}

/** The person behind a live session, with the audience it serves and the posts they hold as an officer. */
export async function findSession(
  db: Database,
  sessionId: string,
  now: Date,
): Promise<{
  personId: string;
  name: string;
  audience: SessionAudience;
  role: Grant['role'];
  posts: KeptPost[];
  hasSecondStep: boolean;
  endsAt: Date;
} | null> {
  const row = await db
    .selectFrom('session')
    .innerJoin('person', 'person.id', 'session.person_id')
    .innerJoin('person_grant', (join) =>
      join
        .onRef('person_grant.person_id', '=', 'session.person_id')
        .onRef('person_grant.audience', '=', 'session.audience'),
    )
    .select([
      'person.id as personId',
      'person.name',
      'session.audience',
      'person_grant.role',
      'session.expires_at as endsAt',
      postsHeld,
      hasSecondStep,
    ])
    .where('session.id', '=', sessionId)
    .where('session.expires_at', '>', now)
    .where('person.disabled_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** A person as an officer, with the posts held now; undefined where they are none, or closed. */
export function findStanding(
  db: Database,
  personId: string,
): Promise<{ name: string; role: Grant['role']; posts: KeptPost[] } | undefined> {
  return db
    .selectFrom('person')
    .innerJoin('person_grant', 'person_grant.person_id', 'person.id')
    .select(['person.name', 'person_grant.role', postsHeld])
    .where('person.id', '=', personId)
    .where('person_grant.audience', '=', 'officer')
    .where('person.disabled_at', 'is', null)
    .executeTakeFirst();
}

export async function addSession(db: Database, session: AccountsTables['session']): Promise<void> {
  await db.insertInto('session').values(session).execute();
}

export async function removeSessions(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('session').where('id', 'in', ids).execute();
}

/** Takes away ended sessions, codes past their time, and addresses that nobody confirmed. */
export async function purgeAccounts(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('session').where('expires_at', '<=', now).execute();
  await db.deleteFrom('one_time_code').where('expires_at', '<=', now).execute();
  await db.deleteFrom('email_confirmation').where('expires_at', '<=', now).execute();
}

/** Whether anybody may administer already: the one-time link is made only while nobody may. */
export async function hasAdministrator(db: Database): Promise<boolean> {
  const row = await db
    .selectFrom('person_grant')
    .innerJoin('person', 'person.id', 'person_grant.person_id')
    .select('person_id')
    .where('audience', '=', 'officer')
    .where('role', '=', 'admin')
    .where(
      sql<boolean>`exists (select from post where post.person_id = person.id and post.role = 'admin' and level = 'nation')`,
    )
    .where('disabled_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function countDemoPeople(db: Database): Promise<number> {
  const row = await db
    .selectFrom('person')
    .select((eb) => eb.fn.countAll<number>().as('people'))
    .where('demo', '=', true)
    .executeTakeFirstOrThrow();
  return Number(row.people);
}

/** Removes demo people with their grants and sessions; answers how many there were. */
export async function removeDemoPeople(db: Database): Promise<number> {
  const removed = await db.deleteFrom('person').where('demo', '=', true).executeTakeFirst();
  return Number(removed.numDeletedRows);
}

export async function setPassword(db: Database, email: string, passwordHash: string): Promise<void> {
  await db.updateTable('person').set({ password_hash: passwordHash }).where(hasEmail(email)).execute();
}
