import { sql } from 'kysely';
import type { Day } from '#engines/dates/day.ts';
import type { Database } from '../../../database/connection.ts';

/** Sites whose lure is due on a day, with who visits them: told once, and again each week until it is changed. */
export async function dueLures(
  db: Database,
  today: Day,
): Promise<{ id: number; name: string; community: string; lure: string | null; due: Day; officers: string[] }[]> {
  const { rows } = await sql<{
    id: number;
    name: string;
    community: string;
    lure: string | null;
    due: Day;
    officers: string[];
  }>`
    select s.id, s.name, s.community, s.lure, s.lure_changed_on + s.lure_days as due, array_agg(o.officer_id::text) as officers
    from trap_site s join trap_officer o on o.site_id = s.id
    where s.lure_changed_on + s.lure_days <= ${today}::date
      and (s.lure_reminded_on is null or s.lure_reminded_on < s.lure_changed_on + s.lure_days or s.lure_reminded_on + 7 <= ${today}::date)
    group by s.id order by s.id`.execute(db);
  return rows;
}

export async function noteLureReminded(db: Database, ids: readonly number[], today: Day): Promise<void> {
  if (ids.length > 0)
    await db
      .updateTable('trap_site')
      .set({ lure_reminded_on: today })
      .where('id', 'in', [...ids])
      .execute();
}

/** Sites whose visit is missed on a day, with who visits them: told once, and again after as many days as lie between visits. */
export async function missedVisits(
  db: Database,
  today: Day,
): Promise<{ id: number; name: string; community: string; since: Day; officers: string[] }[]> {
  const { rows } = await sql<{ id: number; name: string; community: string; since: Day; officers: string[] }>`
    select s.id, s.name, s.community, coalesce(s.last_visit, s.created_at::date) as since, array_agg(o.officer_id::text) as officers
    from trap_site s join trap_officer o on o.site_id = s.id
    where coalesce(s.last_visit, s.created_at::date) + s.visit_days < ${today}::date
      and (s.reminded_on is null or s.reminded_on < coalesce(s.last_visit, s.created_at::date) + s.visit_days or s.reminded_on + s.visit_days <= ${today}::date)
    group by s.id order by s.id`.execute(db);
  return rows;
}

export async function noteReminded(db: Database, ids: readonly number[], today: Day): Promise<void> {
  if (ids.length > 0)
    await db
      .updateTable('trap_site')
      .set({ reminded_on: today })
      .where('id', 'in', [...ids])
      .execute();
}
