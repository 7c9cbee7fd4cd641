import { sql, type Generated } from 'kysely';
import type { Database } from '../../../database/connection.ts';

export interface CoverTables {
  officer_cover: {
    id: Generated<number>;
    officer_id: string;
    covered_by: string;
    from_day: string;
    until_day: string;
    begun: Generated<boolean>;
    given_by: string | null;
    given_at: Date;
  };
}

/** One officer standing in for another, from a day to a day, both included. */
export interface Cover {
  readonly id: number;
  /** Who is away. */
  readonly officerId: string;
  readonly coveredBy: string;
  /** Days as 2026-04-15. */
  readonly from: string;
  readonly until: string;
}

/** A cover as an officer's record shows it, with the name of the other. */
export interface NamedCover extends Omit<Cover, 'officerId' | 'coveredBy'> {
  readonly name: string;
}

const columns = sql`id, officer_id as "officerId", covered_by as "coveredBy", from_day::text as "from", until_day::text as "until"`;
const named = (mine: 'officer_id' | 'covered_by', other: 'officer_id' | 'covered_by') => sql<NamedCover[]>`coalesce((
  select json_agg(json_build_object('id', c.id, 'name', o.name, 'from', c.from_day, 'until', c.until_day) order by c.from_day, c.id)
  from officer_cover c join person o on o.id = ${sql.ref(`c.${other}`)} where ${sql.ref(`c.${mine}`)} = person.id), '[]')`;

/** A column beside `person`: who covers for them, planned or begun. */
export const coversOfPerson = named('officer_id', 'covered_by').as('coveredBy');
/** A column beside `person`: for whom they cover. */
export const coversByPerson = named('covered_by', 'officer_id').as('coversFor');

/** Keeps a cover, begun or planned; answers its number. */
export async function addCover(
  db: Database,
  { officerId, coveredBy, from, until, begun }: Omit<Cover, 'id'> & { readonly begun: boolean },
  by: string | null,
  at: Date,
): Promise<number> {
  const days = { from_day: from, until_day: until };
  const { id } = await db
    .insertInto('officer_cover')
    .values({ officer_id: officerId, covered_by: coveredBy, ...days, begun, given_by: by, given_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Covers in which somebody is away, on any day of some; with the name of who stands in. Held until the transaction ends. */
export async function absences(
  db: Database,
  officerId: string,
  { from, until }: Pick<Cover, 'from' | 'until'>,
): Promise<NamedCover[]> {
  const { rows } = await sql<NamedCover>`
    select c.id, o.name, c.from_day::text as "from", c.until_day::text as "until"
    from officer_cover c join person o on o.id = c.covered_by
    where c.officer_id = ${officerId} and c.from_day <= ${until}::date and c.until_day >= ${from}::date
    order by c.from_day for update of c`.execute(db);
  return rows;
}

/** Ends a cover of an officer who is away; answers it, undefined where there is none. */
export async function removeCover(db: Database, officerId: string, id: number): Promise<Cover | undefined> {
  const { rows } = await sql<Cover>`
    delete from officer_cover where id = ${id} and officer_id = ${officerId} returning ${columns}`.execute(db);
  return rows[0];
}

/** Ends all covers that somebody has part in, as who is away or as who stands in; answers their numbers. */
export async function removeCoversOf(db: Database, personId: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    delete from officer_cover where officer_id = ${personId} or covered_by = ${personId} returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Begins the covers whose day has come and ends those whose last day is past; answers those that ended. */
export async function turnCovers(db: Database, today: string): Promise<Cover[]> {
  await sql`
    update officer_cover set begun = true
    where not begun and from_day <= ${today}::date and until_day >= ${today}::date`.execute(db);
  const { rows } =
    await sql<Cover>`delete from officer_cover where until_day < ${today}::date returning ${columns}`.execute(db);
  return rows;
}

/** Who stands in for somebody now. */
export async function standingInFor(db: Database, personId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('officer_cover')
    .select('covered_by')
    .where('officer_id', '=', personId)
    .where('begun', '=', true)
    .execute();
  return rows.map((row) => row.covered_by);
}
