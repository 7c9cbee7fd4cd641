import { sql } from 'kysely';
import type { OfficerRole } from '#engines/access/roles.ts';
import type { PageLanguage } from '#engines/words/pageLanguages.ts';
import type { Database } from '../../../database/connection.ts';
import type { Grant } from '../accounts.repository.ts';
import { containing } from '../../../database/containing.ts';
import { uuidsAmong } from '../../../platform/records/uuid.ts';

/** What a person changes of their own account; what is left out stays. */
export interface PersonChanges {
  readonly name?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly institution?: string;
  readonly profession?: string;
  readonly language?: PageLanguage;
  readonly password_hash?: string;
}

export async function changePerson(db: Database, id: string, changes: PersonChanges): Promise<void> {
  if (Object.keys(changes).length > 0) await db.updateTable('person').set(changes).where('id', '=', id).execute();
}

/** Takes a person out for good, with grants, sessions and links. */
export async function removePerson(db: Database, id: string): Promise<void> {
  await db.deleteFrom('person').where('id', '=', id).execute();
}

export interface PersonRow {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly institution: string;
  readonly profession: string;
  readonly createdAt: Date;
  readonly officerRole: OfficerRole | null;
  readonly dataRole: 'member' | 'administrator' | null;
  readonly closed: boolean;
}

export interface PeopleSearch {
  readonly q: string;
  readonly only: 'dataAdministrators' | 'dataUsers' | 'officers' | 'closed' | null;
  readonly limit: number;
  readonly offset: number;
}

/** Everybody whose account is not closed. */
function people(db: Database) {
  return everybody(db).where('person.disabled_at', 'is', null);
}

function everybody(db: Database) {
  return db
    .selectFrom('person')
    .leftJoin('person_grant as o', (join) =>
      join.onRef('o.person_id', '=', 'person.id').on('o.audience', '=', 'officer'),
    )
    .leftJoin('person_grant as d', (join) => join.onRef('d.person_id', '=', 'person.id').on('d.audience', '=', 'data'));
}

const columns = [
  'person.id',
  'person.name',
  'person.email',
  'person.institution',
  'person.profession',
  'person.created_at as createdAt',
  // The table holds either kind of role in one column, and checks which goes with which audience.
  sql<OfficerRole | null>`o.role`.as('officerRole'),
  sql<PersonRow['dataRole']>`d.role`.as('dataRole'),
  sql<boolean>`person.disabled_at is not null`.as('closed'),
] as const;

/** People by name, with how many there are in all; those whose account is closed only where they are asked for. */
export async function searchPeople(
  db: Database,
  { q, only, limit, offset }: PeopleSearch,
): Promise<{ found: PersonRow[]; total: number }> {
  let query = only === 'closed' ? everybody(db).where('person.disabled_at', 'is not', null) : people(db);
  if (only === 'officers') query = query.where('o.role', 'is not', null);
  if (only === 'dataUsers') query = query.where('d.role', 'is not', null);
  if (only === 'dataAdministrators') query = query.where('d.role', '=', 'administrator');
  for (const word of q.split(/\s+/).filter((each) => each !== '')) {
    const part = containing(word);
    query = query.where(sql<boolean>`(person.name || ' ' || person.email || ' ' || person.institution) ilike ${part}`);
  }
  const { total } = await query.select((each) => each.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const found = await query
    .select(columns)
    .orderBy(sql`lower(person.name)`)
    .orderBy('person.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { found, total: Number(total) };
}

/** A person, also one whose account is closed. */
export function findPersonRow(db: Database, id: string): Promise<PersonRow | undefined> {
  return everybody(db).select(columns).where('person.id', '=', id).executeTakeFirst();
}

/** Ids of those whose name or e-mail address holds a text. */
export async function idsOfPeople(db: Database, text: string): Promise<string[]> {
  const part = containing(text);
  const rows = await db
    .selectFrom('person')
    .select('id')
    .where(sql<boolean>`(name || ' ' || email) ilike ${part}`)
    .execute();
  return rows.map(({ id }) => id);
}

/** Everybody who holds a grant, held until the transaction ends, so that two cannot take away the last at once. */
export async function holdersOf(db: Database, { audience, role }: Grant): Promise<string[]> {
  // First held, then read by another statement: what whoever was first changed meanwhile is seen by who waited.
  await db
    .selectFrom('person_grant')
    .select('person_id')
    .where('audience', '=', audience)
    .where('role', '=', role)
    .orderBy('person_id')
    .forUpdate()
    .execute();
  const rows = await db
    .selectFrom('person_grant')
    .innerJoin('person', 'person.id', 'person_grant.person_id')
    .select('person_grant.person_id as id')
    .where('audience', '=', audience)
    .where('role', '=', role)
    .where('disabled_at', 'is', null)
    .$if(role === 'admin', (query) =>
      query.where(
        sql<boolean>`exists (select from post where post.person_id = person_grant.person_id and post.role = 'admin' and level = 'nation')`,
      ),
    )
    .orderBy('person_grant.person_id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Closes an account at an instant, or opens it again with null. */
export async function setClosed(db: Database, id: string, at: Date | null): Promise<void> {
  await db.updateTable('person').set({ disabled_at: at }).where('id', '=', id).execute();
}

/** How many may approve in the data hub. */
export async function countDataAdministrators(db: Database): Promise<number> {
  const { count } = await people(db)
    .where('d.role', '=', 'administrator')
    .select((each) => each.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Those who may approve in the data hub, by name. */
export function listDataAdministrators(db: Database): Promise<{ id: string; name: string }[]> {
  return people(db)
    .where('d.role', '=', 'administrator')
    .select(['person.id', 'person.name'])
    .orderBy(sql`lower(person.name)`)
    .orderBy('person.id')
    .execute();
}

/** Takes the right to the data hub, with the sessions in it. */
export async function endDataUser(db: Database, personId: string): Promise<void> {
  await db.deleteFrom('person_grant').where('person_id', '=', personId).where('audience', '=', 'data').execute();
  await db.deleteFrom('session').where('person_id', '=', personId).where('audience', '=', 'data').execute();
}

/** Gives a person a role in the data hub in place of the one they had. */
export async function setDataRole(
  db: Database,
  personId: string,
  role: 'member' | 'administrator',
  by: string | null,
  at: Date,
): Promise<void> {
  const given = { role, granted_by: by, granted_at: at };
  await db
    .insertInto('person_grant')
    .values({ person_id: personId, audience: 'data', ...given })
    .onConflict((conflict) => conflict.columns(['person_id', 'audience']).doUpdateSet(given))
    .execute();
}

/** Names of people who are still here. */
export async function namesOf(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('person')
    .select(['id', 'name'])
    .where(sql<boolean>`id = any(${uuidsAmong(ids)}::uuid[])`)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
