import { sql } from 'kysely';
import type { Database } from '../../database/connection.ts';

export interface TrackingTables {
  visit_day: { visited_on: string; page: string; visits: number };
  visitor: { visitor_hash: Buffer; first_seen_on: string };
}

/** Adds one visit to a day and page. */
export async function addVisit(db: Database, visitedOn: string, page: string): Promise<void> {
  await db
    .insertInto('visit_day')
    .values({ visited_on: visitedOn, page, visits: 1 })
    .onConflict((conflict) =>
      conflict.columns(['visited_on', 'page']).doUpdateSet({ visits: sql`visit_day.visits + 1` }),
    )
    .execute();
}

/** Remembers a visitor's hash; nothing happens when it is known. */
export async function addVisitor(db: Database, visitorHash: Buffer, firstSeenOn: string): Promise<void> {
  await db
    .insertInto('visitor')
    .values({ visitor_hash: visitorHash, first_seen_on: firstSeenOn })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Visits so far, of all pages or of these. */
export async function countVisits(db: Database, pages?: readonly string[]): Promise<number> {
  let query = db
    .selectFrom('visit_day')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('visits'), eb.lit(0)).as('visits'));
  if (pages) query = query.where('page', 'in', pages);
  return Number((await query.executeTakeFirstOrThrow()).visits);
}

export async function countVisitors(db: Database): Promise<number> {
  const row = await db
    .selectFrom('visitor')
    .select((eb) => eb.fn.countAll<number>().as('visitors'))
    .executeTakeFirstOrThrow();
  return Number(row.visitors);
}
