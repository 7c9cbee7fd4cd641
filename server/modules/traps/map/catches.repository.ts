import { sql } from 'kysely';
import type { Day } from '#engines/dates/day.ts';
import type { TrapTotal } from '#engines/traps/threshold.ts';
import type { Database } from '../../../database/connection.ts';

/** A site, and the day from which its reports count. */
export interface SiteSince {
  readonly id: number;
  readonly from: Day;
}

export function sinceTable(since: readonly SiteSince[]) {
  const ids = since.map(({ id }) => id);
  const days = since.map(({ from }) => from);
  return sql<{ id: number; from_on: string }>`unnest(${ids}::bigint[], ${days}::date[])`.as<'since'>(
    sql`since (id, from_on)`,
  );
}

/** What was caught at sites in how many nights, day by day, over reports whose nights are known. */
export async function countsByDay(
  db: Database,
  siteIds: readonly number[],
): Promise<{ siteId: number; day: Day; caught: number; nights: number }[]> {
  const { rows } = await sql<{ siteId: number; day: Day; caught: number; nights: number }>`
    select site_id as "siteId", visited_on as day, sum(count)::float8 as caught, sum(nights)::float8 as nights
    from trap_report where site_id = any(${[...siteIds]}::bigint[]) and nights is not null
    group by site_id, visited_on order by site_id, visited_on`.execute(db);
  return rows;
}

/** The latest reports of sites, up to three each, without text or person. */
export async function latestOfSites(
  db: Database,
  ids: readonly number[],
): Promise<{ siteId: number; id: number; count: number; categoryId: number; updatedAt: Date }[]> {
  const { rows } = await sql<{ siteId: number; id: number; count: number; categoryId: number; updatedAt: Date }>`
    select s.id as "siteId", r.id, r.count, r.category_id as "categoryId", r.updated_at as "updatedAt"
    from unnest(${[...ids]}::bigint[]) s (id)
    cross join lateral (select * from trap_report r where r.site_id = s.id order by r.visited_on desc, r.id desc limit 3) r`.execute(
    db,
  );
  return rows;
}

/** Visits of a site since a day, for its chart. */
export function visitsSince(
  db: Database,
  siteId: number,
  from: Day,
  until: Day,
): Promise<{ day: Day; count: number; nights: number | null; categoryId: number }[]> {
  return db
    .selectFrom('trap_report')
    .select(['visited_on as day', 'count', 'nights', 'category_id as categoryId'])
    .where('site_id', '=', siteId)
    .where('visited_on', '>=', from)
    .where('visited_on', '<=', until)
    .orderBy('visited_on')
    .execute();
}

/** What was counted of a pest in each trap of a district within some days. */
export async function totalsInDistrict(
  db: Database,
  categoryId: number,
  districtId: string,
  from: Day,
  until: Day,
): Promise<TrapTotal[]> {
  return db
    .selectFrom('trap_report as r')
    .innerJoin('trap_site as s', 's.id', 'r.site_id')
    .select(({ fn }) => ['r.site_id as siteId', fn.sum<number>('r.count').as('count')])
    .where('r.category_id', '=', categoryId)
    .where('s.district_id', '=', districtId)
    .where('r.visited_on', '>=', from)
    .where('r.visited_on', '<=', until)
    .groupBy('r.site_id')
    .execute();
}
