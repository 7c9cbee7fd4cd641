import { sql } from 'kysely';
import type { Database } from '../../database/connection.ts';

/** A notice with the farmers it spoke of. */
export interface PassedNotice {
  readonly id: number;
  readonly farmerIds: readonly number[];
}

/** Lets notices to some people speak of another farmer instead of some, so that what they offer still does it; answers what they spoke of. */
export async function passNotices(
  db: Database,
  people: readonly string[],
  from: readonly number[],
  to: number,
): Promise<PassedNotice[]> {
  const { rows } = await sql<PassedNotice>`
    with passed as (select id, farmer_ids from notification where person_id = any(${[...people]}::uuid[]) and farmer_ids && ${[...from]}::bigint[] for update)
    update notification n set farmer_ids = (select array_agg(distinct case when each = any(${[...from]}::bigint[]) then ${to}::bigint else each end) from unnest(n.farmer_ids) each)
    from passed where n.id = passed.id returning n.id, passed.farmer_ids as "farmerIds"`.execute(db);
  return rows;
}

export async function giveNoticesBack(db: Database, passed: readonly PassedNotice[]): Promise<void> {
  await sql`
    update notification n set farmer_ids = array(select each::bigint from jsonb_array_elements_text(p."farmerIds") each)
    from jsonb_to_recordset(${JSON.stringify(passed)}::jsonb) as p (id bigint, "farmerIds" jsonb) where n.id = p.id`.execute(
    db,
  );
}
