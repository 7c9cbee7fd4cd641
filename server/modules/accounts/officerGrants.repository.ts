import { sql } from 'kysely';
import type { OfficerRole } from '#engines/access/roles.ts';
import type { Database } from '../../database/connection.ts';
import { containing } from '../../database/containing.ts';

export interface OfficerTables {
  former_officer: {
    person_id: string;
    role: OfficerRole;
    ended_by: string | null;
    ended_at: Date;
  };
  officer_district: {
    person_id: string;
    district_id: string;
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
  /** Keys of the districts they look after, in order. */
  readonly districts: readonly string[];
}

/** A column beside `person`: the districts they look after, in order. */
export const districtsOfPerson = sql<
  string[]
>`array(select district_id from officer_district where person_id = person.id order by district_id)`.as('districts');

function officers(db: Database) {
  return db
    .selectFrom('person')
    .leftJoin('person_grant as now', (join) =>
      join.onRef('now.person_id', '=', 'person.id').on('now.audience', '=', 'officer'),
    )
    .leftJoin('former_officer as before', 'before.person_id', 'person.id')
    .where('person.disabled_at', 'is', null)
    .where((where) => where.or([where('now.role', 'is not', null), where('before.role', 'is not', null)]))
    .select([
      'person.id',
      'person.name',
      'person.institution',
      'person.email',
      'person.phone',
      'person.created_at as createdAt',
      // The table of grants holds either kind of role in one column, and checks which goes with which audience.
      sql<OfficerRole>`coalesce(now.role, before.role)`.as('role'),
      sql<boolean>`now.role is not null`.as('active'),
      districtsOfPerson,
    ]);
}

/** Officers by name, found by parts of their name and institution; administrators find them by e-mail address too. */
export function searchOfficers(
  db: Database,
  { q, inactive, byMail }: { readonly q: string; readonly inactive: boolean; readonly byMail: boolean },
): Promise<OfficerRow[]> {
  let query = officers(db);
  if (!inactive) query = query.where('now.role', 'is not', null);
  for (const word of q.split(/\s+/).filter((each) => each !== '')) {
    const part = containing(word);
    const text = byMail
      ? sql`person.name || ' ' || person.institution || ' ' || person.email`
      : sql`person.name || ' ' || person.institution`;
    query = query.where(sql<boolean>`(${text}) ilike ${part}`);
  }
  return query
    .orderBy(sql`lower(person.name)`)
    .orderBy('person.id')
    .execute();
}

export function findOfficer(db: Database, id: string): Promise<OfficerRow | undefined> {
  return officers(db).where('person.id', '=', id).executeTakeFirst();
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

/** The districts an officer looks after, in order. */
export async function findDistricts(db: Database, personId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('officer_district')
    .select('district_id')
    .where('person_id', '=', personId)
    .orderBy('district_id')
    .execute();
  return rows.map((row) => row.district_id);
}

/** Puts districts in place of those an officer looked after. */
export async function setDistricts(db: Database, personId: string, districtIds: readonly string[]): Promise<void> {
  await db.deleteFrom('officer_district').where('person_id', '=', personId).execute();
  if (districtIds.length > 0) {
    await db
      .insertInto('officer_district')
      .values(districtIds.map((districtId) => ({ person_id: personId, district_id: districtId })))
      .execute();
  }
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

const mostAbove = 50;

/**
 * The level above an officer: administrators who look after a district of theirs; where there is none, those without
 * districts, who have the whole country; where there is none of these either, all. Never the officer.
 */
export async function officersAbove(db: Database, personId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with above as (
      select g.person_id as id, case
        when exists (select from officer_district theirs join officer_district mine using (district_id) where theirs.person_id = g.person_id and mine.person_id = ${personId}) then 0
        when not exists (select from officer_district theirs where theirs.person_id = g.person_id) then 1
        else 2 end as distance
      from person_grant g join person p on p.id = g.person_id and p.disabled_at is null
      where g.audience = 'officer' and g.role = 'admin' and g.person_id <> ${personId})
    select id from above where distance = (select min(distance) from above) order by id limit ${sql.lit(mostAbove)}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
