import { sql } from 'kysely';
import type { Database } from '../../database/connection.ts';

export interface ShareTables {
  farmer_share: {
    farmer_id: number;
    officer_id: string;
    shared_at: Date;
  };
}

/** Shares farmers with an officer; answers those that were not shared with them before. */
export async function addShares(
  db: Database,
  farmerIds: readonly number[],
  officerId: string,
  at: Date,
): Promise<number[]> {
  const { rows } = await sql<{ farmer_id: number }>`
    insert into farmer_share (farmer_id, officer_id, shared_at)
    select unnest(${[...farmerIds]}::bigint[]), ${officerId}, ${at}
    on conflict do nothing returning farmer_id`.execute(db);
  return rows.map((row) => row.farmer_id);
}

/** Whether any of some farmers is shared with an officer. */
export async function isOneShared(db: Database, farmerIds: readonly number[], officerId: string): Promise<boolean> {
  const found = await db
    .selectFrom('farmer_share')
    .select('farmer_id')
    .where(sql<boolean>`farmer_id = any(${[...farmerIds]})`)
    .where('officer_id', '=', officerId)
    .limit(1)
    .execute();
  return found.length > 0;
}

/** Officers with whom any of some farmers is shared. */
export async function partnersOfFarmers(db: Database, farmerIds: readonly number[]): Promise<string[]> {
  const rows = await db
    .selectFrom('farmer_share')
    .select('officer_id')
    .distinct()
    .where(sql<boolean>`farmer_id = any(${[...farmerIds]})`)
    .execute();
  return rows.map((row) => row.officer_id);
}

/** Ends shares of farmers: with the officers named, or with all. The officers' groups lose them too. Answers how many ended. */
export async function removeShares(
  db: Database,
  farmerIds: readonly number[],
  officerIds: readonly string[] | null,
): Promise<number> {
  const ended = await db
    .deleteFrom('farmer_share')
    .where(sql<boolean>`farmer_id = any(${[...farmerIds]})`)
    .$if(officerIds !== null, (query) => query.where(sql<boolean>`officer_id::text = any(${[...(officerIds ?? [])]})`))
    .returning(['farmer_id', 'officer_id'])
    .execute();
  if (ended.length === 0) return 0;
  await sql`
    delete from farmer_group_member m using farmer_group g,
      unnest(${ended.map((row) => row.farmer_id)}::bigint[], ${ended.map((row) => row.officer_id)}::uuid[]) as ended (farmer_id, officer_id)
    where g.id = m.group_id and g.owner_id = ended.officer_id and m.farmer_id = ended.farmer_id`.execute(db);
  return ended.length;
}

/** Passes all farmers and groups of an officer to another. Where both have a number, the other's farmer stays. */
export async function passOn(db: Database, from: string, to: string, at: Date): Promise<number> {
  await sql`
    insert into farmer_group_member (group_id, farmer_id, added_at)
    select m.group_id, kept.id, m.added_at
    from farmer_group_member m
      join farmer gone on gone.id = m.farmer_id and gone.owner_id = ${from}
      join farmer kept on kept.owner_id = ${to} and kept.phone = gone.phone
    on conflict do nothing`.execute(db);
  await sql`delete from farmer gone using farmer kept where gone.owner_id = ${from} and kept.owner_id = ${to} and kept.phone = gone.phone`.execute(
    db,
  );
  await sql`delete from farmer_share using farmer where farmer.id = farmer_share.farmer_id and farmer.owner_id = ${from} and officer_id = ${to}`.execute(
    db,
  );
  // Farmers that were shared with who leaves are shared with who takes over, for the groups that hold them.
  await sql`
    insert into farmer_share (farmer_id, officer_id, shared_at)
    select s.farmer_id, ${to}, s.shared_at from farmer_share s join farmer f on f.id = s.farmer_id
    where s.officer_id = ${from} and f.owner_id <> ${to} on conflict do nothing`.execute(db);
  await db.deleteFrom('farmer_share').where('officer_id', '=', from).execute();
  await db.updateTable('farmer_group').set({ owner_id: to, updated_at: at }).where('owner_id', '=', from).execute();
  const { numUpdatedRows } = await db
    .updateTable('farmer')
    .set({ owner_id: to, updated_at: at })
    .where('owner_id', '=', from)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
