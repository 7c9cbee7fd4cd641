import { sql } from 'kysely';
import { pairKey } from '#engines/farmers/duplicates.ts';
import type { FarmerData } from '#engines/farmers/farmer.ts';
import type { Database } from '#server/database/connection.ts';
import { writtenColumns } from '../farmerData.repository.ts';
import { changeFarmer } from '../farmers.repository.ts';
import { wholeFarmers } from '../wholeFarmers.repository.ts';

export interface MergeTables {
  farmer_apart: {
    low_id: number;
    high_id: number;
    noted_at: Date;
    noted_by: string | null;
  };
}

/** Pairs among some farmers that were told apart, whoever said so. */
export async function pairsApartAmong(db: Database, ids: readonly number[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('farmer_apart')
    .select(['low_id', 'high_id'])
    .where(sql<boolean>`low_id = any(${[...ids]}::bigint[]) and high_id = any(${[...ids]}::bigint[])`)
    .execute();
  return new Set(rows.map((row) => pairKey(row.low_id, row.high_id)));
}

/** Notes that all of some farmers are others, each pair, and who said so. */
export async function tellApart(db: Database, ids: readonly number[], by: string | null, at: Date): Promise<void> {
  await sql`
    insert into farmer_apart (low_id, high_id, noted_at, noted_by)
    select low, high, ${at}, ${by} from unnest(${[...ids]}::bigint[]) low, unnest(${[...ids]}::bigint[]) high where low < high
    on conflict do nothing`.execute(db);
  await markApart(db, ids, true);
}

export async function takeApartBack(db: Database, ids: readonly number[]): Promise<void> {
  await sql`delete from farmer_apart where low_id = any(${[...ids]}::bigint[]) and high_id = any(${[...ids]}::bigint[])`.execute(
    db,
  );
  await markApart(db, ids, false);
}

/** What is offered is found by an index that leaves out those who are apart. */
async function markApart(db: Database, ids: readonly number[], apart: boolean): Promise<void> {
  await sql`
    update farmer_pair set apart = ${apart} where low_id = any(${[...ids]}::bigint[]) and high_id = any(${[...ids]}::bigint[])`.execute(
    db,
  );
}

/** Keeps farmers from being changed by others until the transaction ends; answers how many there are. */
export async function holdFarmers(db: Database, ids: readonly number[]): Promise<number> {
  return (
    await db
      .selectFrom('farmer')
      .select('id')
      .where(sql<boolean>`id = any(${[...ids]})`)
      .orderBy('id')
      .forUpdate()
      .execute()
  ).length;
}

/**
 * Makes farmers one: visits, what was said on messages, shares and groups of the others become those of the one that
 * stays, and officers who kept the others reach it by a share. Answers all of it as it was, to take it back.
 */
export async function joinFarmers(
  db: Database,
  stays: number,
  others: readonly number[],
  farmer: FarmerData,
  at: Date,
): Promise<unknown> {
  const gone = [...others];
  const before = await wholeFarmers(db, [stays, ...gone]);
  await sql`update farmer_visit set farmer_id = ${stays} where farmer_id = any(${gone}::bigint[])`.execute(db);
  await sql`update farmer_consent_change set farmer_id = ${stays} where farmer_id = any(${gone}::bigint[])`.execute(db);
  await sql`
    insert into farmer_share (farmer_id, officer_id, shared_at)
    select ${stays}, officer_id, min(shared_at) from (
      select officer_id, shared_at from farmer_share where farmer_id = any(${gone}::bigint[])
      union all select owner_id, ${at} from farmer where id = any(${gone}::bigint[])
    ) reached where officer_id <> (select owner_id from farmer where id = ${stays}) group by officer_id
    on conflict do nothing`.execute(db);
  await sql`
    insert into farmer_group_member (group_id, farmer_id, added_at)
    select group_id, ${stays}, min(added_at) from farmer_group_member where farmer_id = any(${gone}::bigint[]) group by group_id
    on conflict do nothing`.execute(db);
  await sql`
    update farmer set former_numbers = former_numbers || array(
      select unnest(registry_number || former_numbers) from farmer other where other.id = any(${gone}::bigint[]))
    where id = ${stays}`.execute(db);
  await sql`delete from farmer where id = any(${gone}::bigint[])`.execute(db);
  await changeFarmer(db, stays, farmer, at);
  return before;
}

/** What was noted of a farmer on messages since they were kept as JSON so. */
export async function notedSince(db: Database, farmerId: number, before: unknown): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from farmer_consent_change
    where farmer_id = ${farmerId} and id not in (select (each ->> 'id')::bigint from jsonb_array_elements(${JSON.stringify(before)}::jsonb -> 'consents') each)`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Of farmers as they were kept as JSON, each with who keeps it if it is there again: whoever keeps the one that stayed by now has what was of the same list. */
const partedRows = (stays: number, json: string) => sql`
  select each, case when each ->> 'owner_id' = former.owner_id or person.id is null then now.owner_id else person.id end as owner_id
  from farmer now, jsonb_array_elements(${json}::jsonb -> 'farmers') each
    cross join lateral (
      select kept ->> 'owner_id' as owner_id from jsonb_array_elements(${json}::jsonb -> 'farmers') kept where (kept ->> 'id')::bigint = ${stays}
    ) former
    left join person on person.id::text = each ->> 'owner_id'
  where now.id = ${stays}`;

/** A farmer who has a number now that one of the farmers had before, on the same list; undefined where all are free. */
export async function holderOfNumbers(db: Database, before: unknown, stays: number): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    with parted as (${partedRows(stays, JSON.stringify(before))})
    select name from farmer join parted on parted.owner_id = farmer.owner_id and parted.each ->> 'phone' = farmer.phone
    where id <> ${stays} and phone <> '' and shares_phone is not true and not coalesce((parted.each ->> 'shares_phone')::boolean, false)
    limit 1`.execute(db);
  return rows[0]?.name;
}

/**
 * Takes a merge back: the others are there again with their visits, words, shares and groups as they were, but those that
 * were ended since; what is new since then stays with the one that stayed. What was noted on messages by the merge goes.
 * Numbers must be free.
 */
export async function partFarmers(
  db: Database,
  stays: number,
  before: unknown,
  noted: readonly number[],
): Promise<void> {
  const json = JSON.stringify(before);
  const each = (rows: string) => sql`jsonb_array_elements(${json}::jsonb -> ${sql.lit(rows)}) each`;
  const values = sql.join(writtenColumns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`b.${column}`)}`));
  await sql`
    update farmer f set ${values}, former_numbers = coalesce(b.former_numbers, '{}'), updated_at = b.updated_at
    from ${each('farmers')}, jsonb_populate_record(null::farmer, each) b where f.id = ${stays} and b.id = f.id`.execute(
    db,
  );
  await sql`
    with parted as (${partedRows(stays, json)})
    insert into farmer select b.* from parted, jsonb_populate_record(null::farmer, each || jsonb_build_object('owner_id', parted.owner_id)) b
    where b.id <> ${stays}`.execute(db);
  for (const [table, rows] of [
    ['farmer_visit', 'visits'],
    ['farmer_consent_change', 'consents'],
  ] as const) {
    await sql`
      update ${sql.table(table)} t set farmer_id = (each ->> 'farmer_id')::bigint from ${each(rows)}
      where t.id = (each ->> 'id')::bigint and t.farmer_id = ${stays}`.execute(db);
  }
  await sql`delete from farmer_consent_change where id = any(${[...noted]}::bigint[])`.execute(db);
  await partShares(db, stays, json);
  await partGroups(db, stays, json);
}

/** An officer has each of the farmers again whom they saw before, where the one that stayed is shared with them still. */
async function partShares(db: Database, stays: number, json: string): Promise<void> {
  await sql`
    insert into farmer_share select s.* from jsonb_array_elements(${json}::jsonb -> 'shares') each, jsonb_populate_record(null::farmer_share, each) s
    where s.farmer_id <> ${stays} and (
      exists (select from farmer_share now where now.farmer_id = ${stays} and now.officer_id = s.officer_id)
      or s.officer_id = (select owner_id from farmer where id = ${stays}))
    on conflict do nothing`.execute(db);
  // Who kept one of the others keeps it again, and saw the one that stayed by a share of the merge alone.
  await sql`
    delete from farmer_share where farmer_id = ${stays}
      and officer_id::text in (select each ->> 'owner_id' from jsonb_array_elements(${json}::jsonb -> 'farmers') each)
      and officer_id::text not in (select each ->> 'officer_id' from jsonb_array_elements(${json}::jsonb -> 'shares') each where (each ->> 'farmer_id')::bigint = ${stays})`.execute(
    db,
  );
  await sql`
    delete from farmer_share where farmer_id = ${stays}
      and officer_id in (select (each ->> 'officer_id')::uuid from jsonb_array_elements(${json}::jsonb -> 'shares') each)
      and officer_id not in (select (each ->> 'officer_id')::uuid from jsonb_array_elements(${json}::jsonb -> 'shares') each where (each ->> 'farmer_id')::bigint = ${stays})`.execute(
    db,
  );
}

async function partGroups(db: Database, stays: number, json: string): Promise<void> {
  await sql`
    insert into farmer_group_member select m.* from jsonb_array_elements(${json}::jsonb -> 'members') each, jsonb_populate_record(null::farmer_group_member, each) m
    where m.farmer_id <> ${stays} and exists (select from farmer_group_member now where now.farmer_id = ${stays} and now.group_id = m.group_id)`.execute(
    db,
  );
  await sql`
    delete from farmer_group_member where farmer_id = ${stays}
      and group_id in (select (each ->> 'group_id')::bigint from jsonb_array_elements(${json}::jsonb -> 'members') each)
      and group_id not in (select (each ->> 'group_id')::bigint from jsonb_array_elements(${json}::jsonb -> 'members') each where (each ->> 'farmer_id')::bigint = ${stays})`.execute(
    db,
  );
}

/** Lets go of what the trash holds of farmers who had themselves erased: merges they were in, visits to them. */
export async function forgetInTrash(db: Database, ids: readonly number[]): Promise<void> {
  await sql`
    delete from trash
    where (kind = 'farmerMerge' and exists (select from jsonb_array_elements(payload -> 'before' -> 'farmers') each where (each ->> 'id')::bigint = any(${[...ids]}::bigint[])))
      or (kind = 'farmerVisit' and (payload ->> 'farmer_id')::bigint = any(${[...ids]}::bigint[]))`.execute(db);
}
