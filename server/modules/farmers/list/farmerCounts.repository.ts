import { sql, type Generated } from 'kysely';
import type { Branch } from '#engines/access/roles.ts';
import type { Database } from '#server/database/connection.ts';

export interface CountTables {
  /** Kept by triggers of `farmer`; rows of the same officer and district are summed. */
  farmer_count: {
    id: Generated<number>;
    owner_id: string;
    district_id: string;
    farmers: number;
    consented: number;
  };
}

/** Farmers of a branch that are counted without reading any of them: in all, or of one district, and by consent. */
export async function countKept(
  db: Database,
  {
    branch,
    district,
    consent,
  }: {
    readonly branch: Branch;
    readonly district?: string | undefined;
    readonly consent?: boolean | undefined;
  },
): Promise<number> {
  const counted = { true: sql`consented`, false: sql`farmers - consented`, undefined: sql`farmers` }[`${consent}`];
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(${counted}), 0)::bigint as count from farmer_count
    where (${branch}::text[] is null or district_id = any(${branch}::text[])) and (${district ?? null}::text is null or district_id = ${district ?? null})`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** Adds up what changes left for the same officer and district; one statement, so that a reader sees the same sums before and after. */
export async function foldCounts(db: Database): Promise<void> {
  await sql`
    with taken as (
      delete from farmer_count where (owner_id, district_id) in (
        select owner_id, district_id from farmer_count group by owner_id, district_id having count(*) > 1 or sum(farmers) = 0)
      returning owner_id, district_id, farmers, consented
    )
    insert into farmer_count (owner_id, district_id, farmers, consented)
    select owner_id, district_id, sum(farmers), sum(consented) from taken group by owner_id, district_id
    having sum(farmers) <> 0 or sum(consented) <> 0`.execute(db);
}
