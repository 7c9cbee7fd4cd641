import { sql } from 'kysely';
import type { OfficerRole } from '#engines/access/roles.ts';
import type { Database } from '../../../database/connection.ts';
import { containing } from '../../../database/containing.ts';
import type { Branch } from '#engines/access/roles.ts';
import { coversByPerson, coversOfPerson, type NamedCover } from './covers.repository.ts';
import { type KeptPost, postsOfPerson, everybodyWithin } from './posts.repository.ts';
import { uuidsAmong } from '../../../platform/records/uuid.ts';

export interface OfficerTables {
  former_officer: {
    person_id: string;
    role: OfficerRole;
    ended_by: string | null;
    ended_at: Date;
  };
}

/** Somebody who is an extension officer, or was one until the right was taken. */
export interface OfficerRow {
  readonly id: string;
  readonly name: string;
  readonly institution: string;
  readonly email: string;
  readonly phone: string;
  readonly createdAt: Date;
  readonly role: OfficerRole;
  readonly active: boolean;
  readonly posts: readonly KeptPost[];
  readonly coveredBy: readonly NamedCover[];
  readonly coversFor: readonly NamedCover[];
}

function officers(db: Database) {
  return db
    .selectFrom('person')
    .leftJoin('person_grant as now', (join) =>
      join.onRef('now.person_id', '=', 'person.id').on('now.audience', '=', 'officer'),
    )
    .leftJoin('former_officer as before', 'before.person_id', 'person.id')
    .where('person.disabled_at', 'is', null)
    .where((where) => where.or([where('now.role', 'is not', null), where('before.role', 'is not', null)]));
}

const officerColumns = [
  'person.id',
  'person.name',
  'person.institution',
  'person.email',
  'person.phone',
  'person.created_at as createdAt',
  // The table of grants holds either kind of role in one column, and checks which goes with which audience.
  sql<OfficerRole>`coalesce(now.role, before.role)`.as('role'),
  sql<boolean>`now.role is not null`.as('active'),
  postsOfPerson,
  coversOfPerson,
  coversByPerson,
] as const;

/** What officers are looked for by. */
export interface OfficerFilter {
  /** Parts of name and institution; of the e-mail address too where `byMail`. */
  readonly q?: string;
  readonly byMail?: boolean;
  /** Those who were deactivated too. */
  readonly inactive?: boolean;
  readonly role?: OfficerRole | undefined;
  /** Those alone who work wholly within it. */
  readonly branch?: Branch;
  /** All but one. */
  readonly not?: string | null;
  /** Those alone who are more than responders. */
  readonly partners?: boolean;
}

function filtered(db: Database, filter: OfficerFilter) {
  const { q = '', byMail = false, inactive = false, role, branch = null, not, partners = false } = filter;
  let query = officers(db);
  if (!inactive) query = query.where('now.role', 'is not', null);
  if (role !== undefined)
    query = query.where(
      sql<boolean>`exists (select from post where post.person_id = person.id and post.role = ${role})`,
    );
  if (branch !== null)
    query = query.where(
      sql<boolean>`person.id in (select within::uuid from ${everybodyWithin(branch)} as everybody (within))`,
    );
  if (partners) query = query.where(sql<boolean>`coalesce(now.role, before.role) <> 'responder'`);
  if (not !== undefined && not !== null) query = query.where('person.id', '<>', not);
  for (const word of q
    .split(/\s+/)
    .filter((each) => each !== '')
    .slice(0, 8)) {
    const part = containing(word);
    const text = byMail
      ? sql`person.name || ' ' || person.institution || ' ' || person.email`
      : sql`person.name || ' ' || person.institution`;
    query = query.where(sql<boolean>`(${text}) ilike ${part}`);
  }
  return query;
}

/** A page of officers by name, with how many there are in all. */
export async function searchOfficers(
  db: Database,
  filter: OfficerFilter,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ found: OfficerRow[]; total: number }> {
  const query = filtered(db, filter);
  const found = await query
    .select(officerColumns)
    .orderBy(sql`lower(person.name)`)
    .orderBy('person.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const isAll = found.length < page.limit && (page.offset === 0 || found.length > 0);
  if (isAll) return { found, total: page.offset + found.length };
  const { total } = await query.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { found, total: Number(total) };
}

/** Officers among some ids who are not gone. */
export function officersAmong(db: Database, ids: readonly string[], filter: OfficerFilter = {}): Promise<OfficerRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return filtered(db, filter)
    .where(sql<boolean>`person.id = any(${uuidsAmong(ids)}::uuid[])`)
    .select(officerColumns)
    .orderBy(sql`lower(person.name)`)
    .orderBy('person.id')
    .execute();
}

export function findOfficer(db: Database, id: string): Promise<OfficerRow | undefined> {
  return officers(db).select(officerColumns).where('person.id', '=', id).executeTakeFirst();
}

/** Makes a person an officer, in place of what they were in the control centre. */
export async function setOfficerRole(
  db: Database,
  personId: string,
  role: OfficerRole,
  by: string | null,
  at: Date,
): Promise<void> {
  const given = { role, granted_by: by, granted_at: at };
  await db
    .insertInto('person_grant')
    .values({ person_id: personId, audience: 'officer', ...given })
    .onConflict((conflict) => conflict.columns(['person_id', 'audience']).doUpdateSet(given))
    .execute();
  await db.deleteFrom('former_officer').where('person_id', '=', personId).execute();
}

/** Takes the right to the control centre, with the sessions in it; what they were is kept. */
export async function endOfficer(
  db: Database,
  { id, role }: Pick<OfficerRow, 'id' | 'role'>,
  by: string | null,
  at: Date,
): Promise<void> {
  await db.deleteFrom('person_grant').where('person_id', '=', id).where('audience', '=', 'officer').execute();
  await db.deleteFrom('session').where('person_id', '=', id).where('audience', '=', 'officer').execute();
  await db
    .insertInto('former_officer')
    .values({ person_id: id, role, ended_by: by, ended_at: at })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ role, ended_by: by, ended_at: at }))
    .execute();
}
