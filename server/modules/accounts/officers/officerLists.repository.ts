import { sql } from 'kysely';
import { officerRoles } from '#engines/access/roles.ts';
import type { Database } from '../../../database/connection.ts';
import type { NewPost } from './posts.repository.ts';

/** Somebody of a list who has no account yet. */
export interface NewOfficer {
  readonly email: string;
  readonly name: string;
  readonly phone: string;
  readonly institution: string;
}

/**
 * Accounts by what they sign in with, in small letters, and whether they open the data hub, too. A number is also that of the
 * officer who has it beside an address.
 */
export async function accountsByName(
  db: Database,
  names: readonly string[],
): Promise<ReadonlyMap<string, { readonly id: string; readonly isDataUser: boolean }>> {
  const { rows } = await sql<{ name: string; id: string; isDataUser: boolean }>`
    select name, id, exists (select from person_grant where person_id = person.id and audience = 'data') as "isDataUser"
    from (
      select phone as name, id, 1 as turn from person
      where phone = any(${[...names]}::text[]) and exists (select from person_grant where person_id = person.id and audience = 'officer')
      union all select lower(email), id, 2 from person where lower(email) = any(${[...names]}::text[])
    ) person order by turn`.execute(db);
  return new Map(rows.map(({ name, ...rest }) => [name, rest]));
}

/** Makes accounts in one statement, all with the same password hash; answers their ids by what they sign in with, in small letters. */
export async function addAccounts(
  db: Database,
  officers: readonly NewOfficer[],
  passwordHash: string,
  at: Date,
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ email: string; id: string }>`
    insert into person (email, name, phone, institution, profession, password_hash, created_at)
    select email, name, phone, institution, '', ${passwordHash}, ${at}
    from jsonb_to_recordset(${JSON.stringify(officers)}::jsonb) as row (email text, name text, phone text, institution text)
    on conflict (lower(email)) do nothing returning lower(email) as email, id`.execute(db);
  return new Map(rows.map(({ email, id }) => [email, id]));
}

/** Gives people posts in one statement each for posts and districts, and makes what they are that of most among their posts. */
export async function givePosts(
  db: Database,
  posts: readonly (NewPost & { readonly personId: string })[],
  by: string | null,
  at: Date,
): Promise<void> {
  const json = JSON.stringify(posts);
  const people = [...new Set(posts.map(({ personId }) => personId))];
  await sql`
    with given as (
      select * from jsonb_to_recordset(${json}::jsonb) as row ("personId" uuid, role text, level text, place text, area text, districts text[])
    ), added as (
      insert into post (person_id, role, level, place, area, given_by, given_at)
      select distinct "personId", role, level, place, area, ${by}::uuid, ${at}::timestamptz from given on conflict do nothing
      returning id, person_id, role, level, place, area
    )
    insert into post_district (post_id, district_id)
    select distinct added.id, district from added
      join given on given."personId" = added.person_id and (given.role, given.level, given.place, given.area) = (added.role, added.level, added.place, added.area),
      unnest(given.districts) district on conflict do nothing`.execute(db);
  await sql`
    insert into person_grant (person_id, audience, role, granted_by, granted_at)
    select distinct on (person_id) person_id, 'officer', role, ${by}::uuid, ${at}::timestamptz from post
    where person_id = any(${people}::uuid[]) order by person_id, array_position(${[...officerRoles]}::text[], role)
    on conflict (person_id, audience) do update set role = excluded.role, granted_by = excluded.granted_by, granted_at = excluded.granted_at
    where person_grant.role <> excluded.role`.execute(db);
}
