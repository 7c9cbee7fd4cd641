import { sql } from 'kysely';
import { areNamesAlike, haveWordInCommon } from '#engines/farmers/nameComparison.ts';
import type { Database } from '#server/database/connection.ts';

export interface ShareTables {
  farmer_share: {
    farmer_id: number;
    officer_id: string;
    shared_at: Date;
    /** The cover it is there for, and ends with. */
    cover_id: number | null;
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
    on conflict (farmer_id, officer_id) do update set cover_id = null, shared_at = excluded.shared_at
      where farmer_share.cover_id is not null returning farmer_id`.execute(db);
  return rows.map((row) => row.farmer_id);
}

/** Those of some farmers that were shared with an officer at that time. */
export async function sharedAt(
  db: Database,
  farmerIds: readonly number[],
  officerId: string,
  at: Date,
): Promise<number[]> {
  const rows = await db
    .selectFrom('farmer_share')
    .select('farmer_id')
    .where(sql<boolean>`farmer_id = any(${[...farmerIds]}::bigint[])`)
    .where('officer_id', '=', officerId)
    .where('shared_at', '=', at)
    .execute();
  return rows.map((row) => row.farmer_id);
}

/**
 * Makes what is shared for covers follow them, for some or for all: farmers of who is away, also those added meanwhile, are shared
 * with who stands in, beside what was shared with them anyway; what was shared for a cover that is over is not any more, nor in
 * their groups.
 */
export async function followCovers(db: Database, at: Date, ids: readonly number[] | null = null): Promise<void> {
  const isMeant = (id: string) => (ids === null ? sql`true` : sql`${sql.ref(id)} = any(${[...ids]}::bigint[])`);
  await sql`
    with over as (
      delete from farmer_share s where cover_id is not null and ${isMeant('s.cover_id')}
        and not exists (select from officer_cover c join farmer f on f.owner_id = c.officer_id
          where c.id = s.cover_id and c.begun and c.covered_by = s.officer_id and f.id = s.farmer_id)
      returning farmer_id, officer_id)
    delete from farmer_group_member m using farmer_group g, over
    where g.id = m.group_id and g.owner_id = over.officer_id and m.farmer_id = over.farmer_id`.execute(db);
  await sql`
    insert into farmer_share (farmer_id, officer_id, shared_at, cover_id)
    select f.id, c.covered_by, ${at}, c.id from officer_cover c join farmer f on f.owner_id = c.officer_id
    where c.begun and ${isMeant('c.id')}
      and not exists (select from farmer_share s where s.farmer_id = f.id and s.officer_id = c.covered_by)
    on conflict do nothing`.execute(db);
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

/**
 * Passes farmers of an officer to another, some or all of them, and answers how many there were. Where both have a number, the
 * other's farmer stays and has the number of the registry of both; where names have nothing in common, or it is known that the
 * telephone is shared, they are two who share it, unless their names are alike.
 */
export async function passSome(
  db: Database,
  from: string,
  to: string,
  at: Date,
  ids: readonly number[] | null = null,
): Promise<number> {
  const isMeant = ids === null ? sql<boolean>`true` : sql<boolean>`farmer.id = any(${[...ids]}::bigint[])`;
  const { same, others } = await sharedNumbers(db, from, to, ids);
  await sql`
    insert into farmer_group_member (group_id, farmer_id, added_at)
    select m.group_id, pair.kept, m.added_at
    from ${pairsOf(same)} join farmer_group_member m on m.farmer_id = pair.gone
    on conflict do nothing`.execute(db);
  await sql`
    update farmer set former_numbers = farmer.former_numbers || gone.registry_number || gone.former_numbers
    from ${pairsOf(same)} join farmer gone on gone.id = pair.gone where farmer.id = pair.kept`.execute(db);
  await sql`delete from farmer where id = any(${same.map(({ gone }) => gone)}::bigint[])`.execute(db);
  await sql`update farmer set shares_phone = true where id = any(${others}::bigint[])`.execute(db);
  await sql`
    delete from farmer_share using farmer
    where farmer.id = farmer_share.farmer_id and farmer.owner_id = ${from} and officer_id = ${to} and ${isMeant}`.execute(
    db,
  );
  const { numUpdatedRows } = await db
    .updateTable('farmer')
    .set({ owner_id: to, updated_at: at })
    .where('owner_id', '=', from)
    .where(isMeant)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Passes all farmers and groups of an officer to another, as {@link passSome}; answers how many farmers there were. */
export async function passOn(db: Database, from: string, to: string, at: Date): Promise<number> {
  const passed = await passSome(db, from, to, at);
  // Farmers that were shared with who leaves are shared with who takes over, for the groups that hold them.
  await sql`
    insert into farmer_share (farmer_id, officer_id, shared_at)
    select s.farmer_id, ${to}, s.shared_at from farmer_share s join farmer f on f.id = s.farmer_id
    where s.officer_id = ${from} and f.owner_id <> ${to} on conflict do nothing`.execute(db);
  await db.deleteFrom('farmer_share').where('officer_id', '=', from).execute();
  await db.updateTable('farmer_group').set({ owner_id: to, updated_at: at }).where('owner_id', '=', from).execute();
  return passed;
}

interface NumberPair {
  readonly gone: number;
  readonly kept: number;
}

/** Farmers of one officer whose number another officer's farmer has too: those who are the same by name, and the others. */
async function sharedNumbers(
  db: Database,
  from: string,
  to: string,
  ids: readonly number[] | null,
): Promise<{ same: readonly NumberPair[]; others: readonly number[] }> {
  const { rows } = await sql<NumberPair & { name: string; keptName: string; shared: boolean }>`
    select gone.id as gone, gone.name, kept.id as kept, kept.name as "keptName",
      coalesce(gone.shares_phone, false) or coalesce(kept.shares_phone, false) as shared
    from farmer gone join farmer kept on kept.owner_id = ${to} and kept.phone = gone.phone
    where gone.owner_id = ${from} and gone.phone <> '' and (${ids}::bigint[] is null or gone.id = any(${ids}::bigint[])) order by gone.id, kept.id`.execute(
    db,
  );
  const alike = rows.filter(
    ({ name, keptName, shared }) => areNamesAlike(name, keptName) || (!shared && haveWordInCommon(name, keptName)),
  );
  const same = new Map(alike.map(({ gone, kept }) => [gone, kept]));
  return {
    same: [...same].map(([gone, kept]) => ({ gone, kept })),
    others: [...new Set(rows.map(({ gone }) => gone))].filter((gone) => !same.has(gone)),
  };
}

function pairsOf(pairs: readonly NumberPair[]) {
  return sql`unnest(${pairs.map(({ gone }) => gone)}::bigint[], ${pairs.map(({ kept }) => kept)}::bigint[]) as pair (gone, kept)`;
}
