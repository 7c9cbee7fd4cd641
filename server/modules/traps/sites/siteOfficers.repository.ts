import { sql, type SqlBool } from 'kysely';
import type { Database } from '../../../database/connection.ts';

/** Whether an officer is linked to a site, and since just now: false where they were. */
export async function addLink(db: Database, siteId: number, officerId: string, at: Date): Promise<boolean> {
  const added = await db
    .insertInto('trap_officer')
    .values({ site_id: siteId, officer_id: officerId, linked_at: at })
    .onConflict((conflict) => conflict.columns(['site_id', 'officer_id']).doNothing())
    .returning('site_id')
    .executeTakeFirst();
  return added !== undefined;
}

export async function removeLink(db: Database, siteId: number, officerId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('trap_officer')
    .where('site_id', '=', siteId)
    .where('officer_id', '=', officerId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Officers of some sites, or of all, by name. */
export function officersOfSites(
  db: Database,
  siteIds?: readonly number[],
): Promise<{ siteId: number; id: string; name: string }[]> {
  return db
    .selectFrom('trap_officer')
    .innerJoin('person', 'person.id', 'trap_officer.officer_id')
    .select(['trap_officer.site_id as siteId', 'person.id', 'person.name'])
    .$if(siteIds !== undefined, (query) =>
      query.where(sql<SqlBool>`trap_officer.site_id = any(${[...(siteIds ?? [])]})`),
    )
    .orderBy(sql`lower(person.name)`)
    .execute();
}

/** Numbers of the sites an officer is linked to. */
export async function sitesOfOfficer(db: Database, officerId: string): Promise<number[]> {
  const rows = await db.selectFrom('trap_officer').select('site_id').where('officer_id', '=', officerId).execute();
  return rows.map(({ site_id: id }) => id);
}
