import { sql, type Generated } from 'kysely';
import type { Branch } from '#engines/access/roles.ts';
import type { Entry, Sameness } from '#engines/farmers/duplicates.ts';
import type { Database } from '#server/database/connection.ts';

export interface PairTables {
  /** Two farmers that may be one. */
  farmer_pair: {
    low_id: number;
    high_id: number;
    because: Sameness[];
    rank: number;
    low_district: string;
    high_district: string;
    across: boolean;
    apart: boolean;
    first_seen: Date;
  };
  farmer_sound: { block: number; name: string; farmer_id: number };
  /** Kept by triggers of `farmer` and `farm`. */
  farmer_to_compare: { id: Generated<number>; farmer_id: number };
  farmer_comparison: { single: Generated<boolean>; next_id: number; last_id: number };
}

/** Two farmers of a pair, and what speaks for their being one. */
export interface FoundPair {
  readonly low: number;
  readonly high: number;
  readonly because: readonly Sameness[];
  /** The lower, the stronger. */
  readonly rank: number;
}

/** As a pair is kept. */
export interface KeptPair extends FoundPair {
  readonly firstSeen: Date;
  /** Whether two officers keep them. */
  readonly across: boolean;
}

/** Entries of one block that are all compared; of more, this many neighbours by name. As `likelySame` does. */
const mostInBlock = 200;
const neighbours = 20;

/** Whether nobody else compares now: until the transaction ends, nobody will. */
export async function holdComparison(db: Database): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('farmer_comparison')) as held`.execute(db);
  return rows[0]?.held ?? false;
}

/** Takes farmers that are to be compared, those that changed first; none where all are. Some may be gone. */
export async function takeToCompare(db: Database, most: number): Promise<number[]> {
  const { rows: changed } = await sql<{ id: number }>`
    delete from farmer_to_compare where id in (select id from farmer_to_compare order by id limit ${most})
    returning farmer_id as id`.execute(db);
  const left = most - changed.length;
  const { rows: earlier } = await sql<{ id: number }>`
    with taken as (
      select f.id from farmer f, farmer_comparison c where f.id between c.next_id and c.last_id order by f.id limit ${left}
    ), moved as (
      update farmer_comparison set next_id = coalesce((select max(id) from taken), last_id) + 1
      where ${left} > 0 and next_id <= last_id
    ) select id from taken`.execute(db);
  return [...new Set([...changed, ...earlier].map(({ id }) => id))];
}

/** Whether any farmer is still to be compared. */
export async function isComparing(db: Database): Promise<boolean> {
  const { rows } = await sql<{ some: boolean }>`
    select exists (select from farmer_to_compare) or exists (select from farmer_comparison where next_id <= last_id) as some`.execute(
    db,
  );
  return rows[0]?.some ?? false;
}

/** Whether any farmer of an officer is still to be compared. */
export async function isComparingOwn(db: Database, officerId: string): Promise<boolean> {
  const { rows } = await sql<{ some: boolean }>`
    select exists (select from farmer_to_compare t join farmer on farmer.id = t.farmer_id where owner_id = ${officerId})
      or exists (select from farmer, farmer_comparison c where owner_id = ${officerId} and farmer.id between c.next_id and c.last_id) as some`.execute(
    db,
  );
  return rows[0]?.some ?? false;
}

/** Farmers as they are compared, without their cards. */
export async function entriesOf(db: Database, ids: readonly number[]): Promise<Omit<Entry, 'cards'>[]> {
  return db
    .selectFrom('farmer')
    .select(['id', 'name', 'phone', 'email', 'location_id as locationId'])
    .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
    .execute();
}

/** Keeps how farmers' names sound at their places: `blocks`, by farmer; what was kept of `ids` before goes. */
export async function saveSounds(
  db: Database,
  ids: readonly number[],
  blocks: readonly { readonly id: number; readonly name: string; readonly block: string }[],
): Promise<void> {
  await sql`delete from farmer_sound where farmer_id = any(${[...ids]}::bigint[])`.execute(db);
  await sql`
    insert into farmer_sound (block, name, farmer_id)
    select ('x' || left(md5(made.block), 16))::bit(64)::bigint, left(lower(made.name), 60), made.id
    from jsonb_to_recordset(${JSON.stringify(blocks)}::jsonb) made (id bigint, name text, block text)
      join farmer on farmer.id = made.id
    on conflict do nothing`.execute(db);
}

/**
 * Pairs of some farmers with any others that are worth a look: one number, a number near it, one address, names that sound
 * alike at one place, or a pair before. Each as [one of the farmers, the other].
 */
export async function candidatesOf(
  db: Database,
  ids: readonly number[],
  near: readonly { readonly id: number; readonly phone: string }[],
): Promise<(readonly [number, number])[]> {
  const here = [...ids];
  const { rows } = await sql<{ one: number; other: number }>`
    select h.id as one, other.id as other from farmer h cross join lateral (
      select f.id from farmer f where f.phone = h.phone and f.id <> h.id limit ${mostInBlock}) other
    where h.id = any(${here}::bigint[]) and h.phone <> ''
    union select h.id, other.id from farmer h cross join lateral (
      select f.id from farmer f where lower(f.email) = lower(h.email) and f.email <> '' and f.id <> h.id limit ${mostInBlock}) other
    where h.id = any(${here}::bigint[]) and h.email <> ''
    union select n.id, other.id
    from unnest(${near.map(({ id }) => id)}::bigint[], ${near.map(({ phone }) => phone)}::text[]) n (id, phone) cross join lateral (
      select f.id from farmer f where f.phone = n.phone limit ${mostInBlock}) other
    union select s.farmer_id, other.farmer_id from farmer_sound s cross join lateral (
      select case when count(*) > ${sql.lit(mostInBlock)} then ${sql.lit(neighbours)} else ${sql.lit(mostInBlock)} end as most
      from (select from farmer_sound b where b.block = s.block limit ${mostInBlock + 1}) each
    ) block cross join lateral (
      (select b.farmer_id from farmer_sound b where b.block = s.block and (b.name, b.farmer_id) > (s.name, s.farmer_id)
        order by b.name, b.farmer_id limit block.most)
      union all
      (select b.farmer_id from farmer_sound b where b.block = s.block and (b.name, b.farmer_id) < (s.name, s.farmer_id)
        order by b.name desc, b.farmer_id desc limit block.most)
    ) other where s.farmer_id = any(${here}::bigint[])
    union select low_id, high_id from farmer_pair where low_id = any(${here}::bigint[])
    union select high_id, low_id from farmer_pair where high_id = any(${here}::bigint[])`.execute(db);
  return rows.map(({ one, other }) => [one, other] as const);
}

/** Keeps the pairs that were found of some farmers; those of theirs that were not found go. */
export async function savePairs(
  db: Database,
  ids: readonly number[],
  found: readonly FoundPair[],
  at: Date,
): Promise<void> {
  const json = JSON.stringify(found);
  const pairs = sql`jsonb_to_recordset(${json}::jsonb) p (low bigint, high bigint, because text[], rank smallint)`;
  await sql`
    delete from farmer_pair where (low_id = any(${[...ids]}::bigint[]) or high_id = any(${[...ids]}::bigint[]))
      and (low_id, high_id) not in (select low, high from ${pairs})`.execute(db);
  await sql`
    insert into farmer_pair (low_id, high_id, because, rank, low_district, high_district, across, apart, first_seen)
    select p.low, p.high, p.because, p.rank, l.district_id, h.district_id, l.owner_id <> h.owner_id,
      exists (select from farmer_apart a where a.low_id = p.low and a.high_id = p.high), ${at}
    from ${pairs} join farmer l on l.id = p.low join farmer h on h.id = p.high order by p.low, p.high
    on conflict (low_id, high_id) do update set because = excluded.because, rank = excluded.rank,
      low_district = excluded.low_district, high_district = excluded.high_district, across = excluded.across`.execute(
    db,
  );
}

const kept = sql`p.low_id as low, p.high_id as high, p.because, p.rank, p.first_seen as "firstSeen", p.across`;
const isOffered = sql`not p.apart
  and not exists (select from farmer_apart a where a.low_id = p.low_id and a.high_id = p.high_id)`;

/** Pairs of two officers' farmers in a branch that were not told apart, the strongest first. */
export async function strongestPairs(db: Database, branch: Branch, most: number): Promise<KeptPair[]> {
  const order = sql`p.rank, p.low_id, p.high_id`;
  const { rows } =
    branch === null
      ? await sql<KeptPair>`select ${kept} from farmer_pair p where p.across and ${isOffered} order by ${order} limit ${most}`.execute(
          db,
        )
      : await sql<KeptPair>`
          select p.* from unnest(${[...branch]}::text[]) d (id) cross join lateral (
            select ${kept} from farmer_pair p where p.across and ${isOffered} and p.low_district = d.id
              and p.high_district = any(${[...branch]}::text[]) order by ${order} limit ${most}
          ) p order by rank, low, high limit ${most}`.execute(db);
  return rows;
}

/** Pairs of one officer's farmers that were not told apart, the strongest first. */
export async function strongestOwnPairs(db: Database, officerId: string, most: number): Promise<KeptPair[]> {
  const { rows } = await sql<KeptPair>`
    select ${kept} from farmer join farmer_pair p on p.low_id = farmer.id
    where farmer.owner_id = ${officerId} and not p.across and ${isOffered}
    order by p.rank, p.low_id, p.high_id limit ${most}`.execute(db);
  return rows;
}

/** Pairs of a branch that some farmers are in, of one officer or of two; told apart or not. */
export async function pairsAround(db: Database, branch: Branch, ids: readonly number[]): Promise<KeptPair[]> {
  const here = [...ids];
  const { rows } = await sql<KeptPair>`
    select ${kept} from (
      select * from farmer_pair where low_id = any(${here}::bigint[])
      union select * from farmer_pair where high_id = any(${here}::bigint[])
    ) p where ${branch}::text[] is null or (p.low_district = any(${branch}::text[]) and p.high_district = any(${branch}::text[]))
    order by p.rank, p.low_id, p.high_id`.execute(db);
  return rows;
}
