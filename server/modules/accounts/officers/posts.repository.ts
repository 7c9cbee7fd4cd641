import { sql, type Generated, type RawBuilder } from 'kysely';
import type { Branch, OfficerRole, PostLevel } from '#engines/access/roles.ts';
import type { Database } from '../../../database/connection.ts';

export interface PostTables {
  post: {
    id: Generated<number>;
    person_id: string;
    role: OfficerRole;
    level: PostLevel;
    place: string;
    area: string;
    given_by: string | null;
    given_at: Date;
  };
  post_district: { post_id: number; district_id: string };
}

/** A post as it is kept. */
export interface KeptPost {
  readonly id: number;
  readonly role: OfficerRole;
  readonly level: PostLevel;
  /** Key of the region or district. */
  readonly place: string;
  readonly area: string;
  readonly districts: readonly string[];
  readonly givenAt: string;
}

export type NewPost = Omit<KeptPost, 'id' | 'givenAt'>;

const postsWhere = (whose: RawBuilder<unknown>) => sql<KeptPost[]>`coalesce((
  select json_agg(json_build_object('id', post.id, 'role', post.role, 'level', post.level, 'place', post.place, 'area', post.area, 'givenAt', post.given_at,
    'districts', array(select district_id from post_district where post_id = post.id order by district_id)) order by post.id)
  from post where ${whose}), '[]')`;

/** A column beside `person`: the posts given to them, in the order they were given. */
export const postsOfPerson = postsWhere(sql`post.person_id = person.id`).as('posts');

/** The same with the posts of those they stand in for now, but no administrator's: who acts, and where. */
export const postsHeld = postsWhere(sql`post.person_id = any(array(
      select person.id union all select officer_id from officer_cover where covered_by = person.id and begun))
    and (post.role <> 'admin' or post.person_id = person.id)`).as('posts');

/** Whether somebody works wholly within a branch; of the nation, everybody does. */
export const worksWithin = (person: string, branch: Branch) =>
  sql<boolean>`is_within_branch(${sql.ref(person)}, ${branch === null ? null : [...branch]}::text[])`;

/** The ids of all who work wholly within districts, as text: for long tables, where they are found by index. */
export const everybodyWithin = (districts: readonly string[]) => sql<string>`(
  select person_id::text from post left join post_district on post_id = post.id group by person_id
  having bool_and(level <> 'nation') and count(district_id) > 0 and bool_and(district_id is null or district_id = any(${[...districts]})))`;

/** The same of one person; nobody, where the account is gone, is the nation's. */
export async function isWithinBranch(db: Database, personId: string | null, branch: Branch): Promise<boolean> {
  if (branch === null) return true;
  const { rows } = await sql<{
    within: boolean;
  }>`select is_within_branch(${personId}::uuid, ${[...branch]}::text[]) as within`.execute(db);
  return rows[0]?.within ?? false;
}

/** Gives posts; one that is held already stays as it is. Answers how many are new. */
export async function addPosts(
  db: Database,
  personId: string,
  posts: readonly NewPost[],
  by: string | null,
  at: Date,
): Promise<number> {
  if (posts.length === 0) return 0;
  const added = await db
    .insertInto('post')
    .values(
      posts.map(({ role, level, place, area }) => ({
        role,
        level,
        place,
        area,
        person_id: personId,
        given_by: by,
        given_at: at,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'role', 'level', 'place', 'area'])
    .execute();
  const covered = added.flatMap(({ id, ...post }) =>
    (
      posts.find(
        (each) =>
          each.role === post.role && each.level === post.level && each.place === post.place && each.area === post.area,
      )?.districts ?? []
    ).map((district) => ({ post_id: id, district_id: district })),
  );
  if (covered.length > 0) await db.insertInto('post_district').values(covered).execute();
  return added.length;
}

/** Lets nobody else change the posts of a person through {@link holdPosts} until the transaction ends. */
export async function holdPosts(db: Database, personId: string): Promise<void> {
  await db.selectFrom('person').select('id').where('id', '=', personId).forUpdate().execute();
}

/** Ends a post of a person, or all of them of a role. */
export async function endPosts(
  db: Database,
  personId: string,
  which: { readonly id: number } | { readonly role: OfficerRole },
): Promise<void> {
  const ended = db.deleteFrom('post').where('person_id', '=', personId);
  await ('id' in which ? ended.where('id', '=', which.id) : ended.where('role', '=', which.role)).execute();
}

/** Writes the districts of the posts of a region anew, where the reference data moved them. */
export async function restateRegion(db: Database, region: string, districts: readonly string[]): Promise<void> {
  await sql`
    with kept as (select id from post where level = 'region' and place = ${region}),
      gone as (delete from post_district using kept where post_id = kept.id and district_id <> all (${[...districts]}))
    insert into post_district (post_id, district_id) select kept.id, d from kept, unnest(${[...districts]}::text[]) d on conflict do nothing`.execute(
    db,
  );
}

/** Regions that somebody has a post in, each with the districts written out for it. */
export async function regionsOfPosts(db: Database): Promise<{ region: string; districts: string[] }[]> {
  const { rows } = await sql<{ region: string; districts: string[] }>`
    select post.place as region, array_agg(distinct district_id order by district_id) filter (where district_id is not null) as districts
    from post left join post_district on post_id = post.id where level = 'region' group by post.place`.execute(db);
  return rows.map(({ region, districts }) => ({ region, districts: districts ?? [] }));
}

const mostAbove = 50;
const distance = sql.raw(`case post.level when 'nation' then 2 when 'region' then 1 else 0 end`);

/**
 * The level above an officer: directors and administrators whose branch has all of the officer's districts, those of the
 * district before those of the region before those of the nation. Never the officer.
 */
export async function officersAbove(db: Database, personId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with mine as (
        select coalesce(array_agg(distinct district_id) filter (where district_id is not null), '{}') as districts, coalesce(bool_or(level = 'nation'), false) as national
        from post left join post_district on post_id = post.id where person_id = ${personId}),
      holder as (
        select post.person_id as id, min(${distance}) filter (where level <> 'nation') as near, bool_or(level = 'nation') as national,
          coalesce(array_agg(district_id) filter (where district_id is not null), '{}') as districts
        from post left join post_district on post_id = post.id join person_grant g on g.person_id = post.person_id and g.audience = 'officer'
          join person p on p.id = post.person_id and p.disabled_at is null
        where post.role in ('admin', 'director') and post.level <> 'area' and post.person_id <> ${personId} group by post.person_id),
      above as (
        select id, case when not mine.national and cardinality(mine.districts) > 0 and mine.districts <@ holder.districts then near when holder.national then 2 end as distance
        from holder, mine)
    select id from above where distance = (select min(distance) from above) order by id limit ${sql.lit(mostAbove)}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Who holds one of some roles nearest to a district: in it, else in its region, else for the nation. */
export async function nearestHolders(
  db: Database,
  districtId: string | null,
  roles: readonly OfficerRole[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with near as (
      select post.person_id as id, min(${distance}) as distance
      from post join person_grant g on g.person_id = post.person_id and g.audience = 'officer' join person p on p.id = post.person_id and p.disabled_at is null
      where post.role = any(${[...roles]}) and (post.level = 'nation'
        or (post.level in ('region', 'district') and exists (select from post_district where post_id = post.id and district_id = ${districtId})))
      group by post.person_id)
    select id from near where distance = (select min(distance) from near) order by id limit ${sql.lit(mostAbove)}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
