import { sql } from 'kysely';
import type { OfficerRole } from '#engines/access/roles.ts';
import type { Database } from '../database/connection.ts';
import { addPosts, type NewPost } from '../modules/accounts/officers/posts.repository.ts';
import { usualPosts } from '../modules/accounts/officers/posts.service.ts';
import { demoPeople } from '../modules/accounts/demo.service.ts';
import type { PersonName } from './testApp.ts';

/** Puts a role at districts, or its usual post without any, in place of what a demo person does. */
export function putPosts(
  db: Database,
  name: PersonName,
  role: OfficerRole,
  districts: readonly string[] = [],
): Promise<string> {
  return putThese(db, name, role, usualPosts(role, districts));
}

/** The same with posts written out, such as a region's. */
export async function putThese(
  db: Database,
  name: PersonName,
  role: OfficerRole,
  posts: readonly NewPost[],
): Promise<string> {
  const { id } = await db
    .selectFrom('person')
    .select('id')
    .where('email', '=', `${name}@demo.agrihub.example`)
    .executeTakeFirstOrThrow();
  await db.deleteFrom('post').where('person_id', '=', id).execute();
  await sql`update person_grant set role = ${role} where person_id = ${id} and audience = 'officer'`.execute(db);
  await addPosts(db, id, posts, null, new Date('2026-04-15T12:00:00Z'));
  return id;
}

/** The posts of all demo people as they are at first. */
export async function resetPosts(db: Database): Promise<void> {
  for (const { email, grants } of demoPeople) {
    const grant = grants.find(({ audience }) => audience === 'officer');
    if (grant?.audience === 'officer') await putPosts(db, email.split('@')[0] as PersonName, grant.role);
  }
}
