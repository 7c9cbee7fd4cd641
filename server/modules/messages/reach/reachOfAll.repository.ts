import { sql, type Generated } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import type { Reached } from './reach.repository.ts';

export interface ReachTables {
  /** Kept by triggers of `delivery`; rows that are alike are summed. */
  delivery_count: {
    id: Generated<number>;
    message_id: number;
    district_id: string;
    channel: string;
    state: string;
    reason: string;
    deliveries: number;
    parts: number;
    folded: boolean;
  };
  reach_count: { by: string; key: string | null; reached: number; counted_at: Date };
}

/** What everyone's figures are narrowed to. */
export interface ReachFilter {
  /** Null: the nation. */
  readonly branch: readonly string[] | null;
  readonly officer: string | null;
  readonly district: string | null;
  readonly since: Date;
}

/** What a figure is about: all, a district or an officer; of an officer whose account was deleted, `key` is null. */
export interface About {
  readonly by: 'all' | 'district' | 'officer';
  readonly key: string | null;
}
export interface FarmersCounted extends About {
  readonly farmers: number;
  readonly consented: number;
  readonly stopped: number;
}
export interface ReachedCounted extends About {
  readonly reached: number;
}
export type DeliveriesCounted = About & Pick<Reached, 'channel' | 'state' | 'count' | 'parts' | 'cost'>;

const about = sql`case when grouping(district_id) = 0 then 'district' when grouping(owner_id) = 0 then 'officer' else 'all' end as by,
  case when grouping(district_id) = 0 then district_id when grouping(owner_id) = 0 then owner_id::text end as key`;

/**
 * Farmers of a branch, those who agreed and those whose number was stopped: in all, by district and by officer. The first two
 * are kept counts; of who is there, the stopped alone are looked up.
 */
export async function countFarmersOfAll(
  db: Database,
  { branch, officer, district }: ReachFilter,
): Promise<FarmersCounted[]> {
  const within = sql`(${branch}::text[] is null or district_id = any(${branch}::text[])) and (${officer}::uuid is null or owner_id = ${officer}::uuid)
      and (${district}::text is null or district_id = ${district})`;
  const { rows } = await sql<FarmersCounted>`
    select ${about}, coalesce(sum(farmers), 0)::int as farmers, coalesce(sum(consented), 0)::int as consented, coalesce(sum(stopped), 0)::int as stopped
    from (
      select owner_id, district_id, farmers, consented, 0 as stopped from farmer_count where ${within}
      union all
      select owner_id, district_id, 0, 0, 1 from opt_out join farmer on farmer.phone = opt_out.address where ${within}
    ) each
    group by grouping sets ((), (district_id), (owner_id))
    having sum(farmers) > 0 or grouping(district_id, owner_id) = 3`.execute(db);
  return rows;
}

/** Counts of what a filter leaves, with whose message they are and what a part of it cost. */
const counted = ({ branch, officer, district, since }: ReachFilter) => sql`
  from message join delivery_count on message_id = message.id
  where message.created_at >= ${since} and (${branch}::text[] is null or district_id = any(${branch}::text[]))
    and (${officer}::uuid is null or owner_id = ${officer}::uuid) and (${district}::text is null or district_id = ${district})`;

/** What became of messages to farmers of a branch, by channel and state: in all, by district and by officer who wrote them. */
export async function countDeliveriesOfAll(db: Database, filter: ReachFilter): Promise<DeliveriesCounted[]> {
  const { rows } = await sql<DeliveriesCounted>`
    select ${about}, channel, state, sum(deliveries)::int as count, sum(parts)::int as parts, sum(parts * price_per_part) as cost
    from (select district_id, owner_id, channel, delivery_count.state, deliveries, parts, price_per_part ${counted(filter)}) each
    group by grouping sets ((channel, state), (district_id, channel, state), (owner_id, channel, state))
    having sum(deliveries) > 0`.execute(db);
  return rows;
}

/** Why messages to farmers of a branch failed, the commonest first. */
export async function countFailuresOfAll(
  db: Database,
  filter: ReachFilter,
): Promise<{ reason: string; count: number }[]> {
  const { rows } = await sql<{ reason: string; count: number }>`
    select reason, sum(deliveries)::int as count ${counted(filter)} and delivery_count.state in ('failed', 'unknown')
    group by reason having sum(deliveries) > 0 order by sum(deliveries) desc, reason limit 20`.execute(db);
  return rows;
}

/** Messages of a filter that somebody got, whose deliveries are then read from the index alone. */
const reachedBy = (filter: ReachFilter) => sql`
  select about.owner_id, delivery.district_id, delivery.farmer_id
  from (select message.id, owner_id ${counted(filter)} and delivery_count.state = 'delivered' group by message.id) about
    join delivery on message_id = about.id and delivery.state = 'delivered'
  where (${filter.branch}::text[] is null or district_id = any(${filter.branch}::text[]))
    and (${filter.district}::text is null or district_id = ${filter.district})`;

const distinctFarmers = (filter: ReachFilter) => sql`
  select ${about}, count(distinct farmer_id)::int as reached
  from (select distinct owner_id, district_id, farmer_id from (${reachedBy(filter)}) reached) each
  group by grouping sets ((), (district_id), (owner_id))`;

/** How many farmers got a message at least: in all, by district and by officer who wrote them. */
export async function countReachedOfAll(db: Database, filter: ReachFilter): Promise<ReachedCounted[]> {
  return (await sql<ReachedCounted>`${distinctFarmers(filter)}`.execute(db)).rows;
}

/** The same of the whole country as it was counted last, with when; nothing where it was not. */
export async function keptReached(db: Database): Promise<{ rows: ReachedCounted[]; countedAt: Date | null }> {
  const { rows } = await sql<ReachedCounted & { readonly countedAt: Date }>`
    select by, key, reached, counted_at as "countedAt" from reach_count`.execute(db);
  return { rows, countedAt: rows[0]?.countedAt ?? null };
}

/** How many deliveries messages since an instant have that somebody got, in the whole country. */
export async function countDelivered(db: Database, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(deliveries), 0)::bigint as count from message join delivery_count on message_id = message.id
    where created_at >= ${since} and delivery_count.state = 'delivered'`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Takes away what was counted of the country. */
export async function dropReached(db: Database): Promise<void> {
  await db.deleteFrom('reach_count').execute();
}

/** Counts the farmers of the whole country anew and keeps it, however long it takes up to ten minutes; in a transaction. */
export async function saveReached(db: Database, since: Date, at: Date): Promise<void> {
  await sql`set local statement_timeout = '10min'`.execute(db);
  await dropReached(db);
  const nation: ReachFilter = { branch: null, officer: null, district: null, since };
  await sql`
    insert into reach_count (by, key, reached, counted_at)
    select by, key, reached, ${at} from (${distinctFarmers(nation)}) each`.execute(db);
}

/** Adds up what changes left of each message; one statement, so that a reader sees the same sums before and after. */
export async function foldDeliveries(db: Database): Promise<void> {
  await sql`
    with taken as (
      delete from delivery_count where message_id = any(array(
        select distinct message_id from delivery_count where not folded order by message_id limit 10000))
      returning message_id, district_id, channel, state, reason, deliveries, parts
    )
    insert into delivery_count (message_id, district_id, channel, state, reason, deliveries, parts, folded)
    select message_id, district_id, channel, state, reason, sum(deliveries), sum(parts), true from taken
    group by message_id, district_id, channel, state, reason having sum(deliveries) <> 0 or sum(parts) <> 0`.execute(
    db,
  );
}
