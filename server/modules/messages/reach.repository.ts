import { sql } from 'kysely';
import type { Channel } from '#engines/messages/channels.ts';
import type { Database } from '../../database/connection.ts';
import type { DeliveryState } from './deliveries.repository.ts';

/** Deliveries to one farmer by one channel in one state. */
export interface Reached {
  /** Who wrote the messages; null once their account was deleted. */
  readonly ownerId: string | null;
  readonly farmerId: number;
  readonly districtId: string;
  readonly channel: Channel;
  readonly state: DeliveryState;
  readonly count: number;
  readonly parts: number;
  /** GHS, at the prices of the time; null where none was set up. */
  readonly cost: number | null;
}

/** How many farmers of each district a message written in a time of days reached. */
export async function reachedByDistrict(
  db: Database,
  from: string,
  until: string,
): Promise<{ districtId: string; count: number }[]> {
  const { rows } = await sql<{ districtId: string; count: number }>`
    select delivery.district_id as "districtId", count(distinct farmer_id)::int as count
    from message join delivery on message_id = message.id
    where message.created_at >= ${from}::date and message.created_at < ${until}::date and delivery.state = 'delivered'
    group by delivery.district_id order by 1`.execute(db);
  return rows;
}

/** What became of an officer's messages since an instant, by farmer. */
export async function reachedBy(db: Database, ownerId: string, since: Date): Promise<Reached[]> {
  const { rows } = await sql<Reached>`
    select owner_id as "ownerId", farmer_id as "farmerId", max(district_id) as "districtId", channel, delivery.state, count(*)::int as count,
      sum(parts)::int as parts, sum(parts * price_per_part) as cost
    from delivery join message on message.id = message_id
    where message.owner_id = ${ownerId}::uuid and message.created_at >= ${since}
    group by owner_id, farmer_id, channel, delivery.state`.execute(db);
  return rows;
}

/** Why messages of an officer, or of all, failed since an instant, in all districts or some, the commonest first. */
export async function failuresOf(
  db: Database,
  {
    ownerId,
    districtIds,
    since,
  }: { readonly ownerId: string | null; readonly districtIds: readonly string[] | null; readonly since: Date },
): Promise<{ reason: string; count: number }[]> {
  const { rows } = await sql<{ reason: string; count: number }>`
    select reason, count(*)::int as count
    from delivery join message on message.id = message_id
    where (${ownerId}::uuid is null or message.owner_id = ${ownerId}::uuid) and message.created_at >= ${since}
      and (${districtIds}::text[] is null or delivery.district_id = any(${districtIds}::text[])) and delivery.state in ('failed', 'unknown')
    group by reason order by count(*) desc, reason limit 20`.execute(db);
  return rows;
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
interface About {
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

/** Farmers of a branch, those who agreed and those whose number was stopped: in all, by district and by officer. */
export async function countFarmersOfAll(
  db: Database,
  { branch, officer, district }: ReachFilter,
): Promise<FarmersCounted[]> {
  const { rows } = await sql<FarmersCounted>`
    select ${about}, count(*)::int as farmers, count(*) filter (where consent_given)::int as consented, count(opt_out.address)::int as stopped
    from farmer left join opt_out on opt_out.address = farmer.phone
    where (${branch}::text[] is null or district_id = any(${branch}::text[])) and (${officer}::uuid is null or owner_id = ${officer}::uuid)
      and (${district}::text is null or district_id = ${district}) and owner_id is not null
    group by grouping sets ((), (district_id), (owner_id))`.execute(db);
  return rows;
}

const sent = ({ branch, officer, district, since }: ReachFilter) => sql`
  from delivery join message on message.id = message_id
  where message.created_at >= ${since} and (${branch}::text[] is null or delivery.district_id = any(${branch}::text[]))
    and (${officer}::uuid is null or owner_id = ${officer}::uuid) and (${district}::text is null or delivery.district_id = ${district})`;

/** What became of messages to farmers of a branch, by channel and state: in all, by district and by officer who wrote them. */
export async function countDeliveriesOfAll(db: Database, filter: ReachFilter): Promise<DeliveriesCounted[]> {
  const { rows } = await sql<DeliveriesCounted>`
    select ${about}, channel, state, count(*)::int as count, sum(parts)::int as parts, sum(parts * price_per_part) as cost
    from (select district_id, owner_id, channel, delivery.state, parts, price_per_part ${sent(filter)}) each
    group by grouping sets ((channel, state), (district_id, channel, state), (owner_id, channel, state))`.execute(db);
  return rows;
}

/** How many farmers got a message at least: in all, by district and by officer who wrote them. */
export async function countReachedOfAll(db: Database, filter: ReachFilter): Promise<ReachedCounted[]> {
  const { rows } = await sql<ReachedCounted>`
    select ${about}, count(distinct farmer_id)::int as reached
    from (select distinct district_id, owner_id, farmer_id ${sent(filter)} and delivery.state = 'delivered') each
    group by grouping sets ((), (district_id), (owner_id))`.execute(db);
  return rows;
}
