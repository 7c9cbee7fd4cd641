import { sql } from 'kysely';
import type { Database } from '../../database/connection.ts';

/** A farm with the farmer it was of. */
export interface PassedFarm {
  readonly id: string;
  readonly farmerId: number;
}

/** What stands for the cards on the farms of some farmers, whosever they are. */
export async function cardsOf(db: Database, farmerIds: readonly number[]): Promise<ReadonlyMap<number, string[]>> {
  const { rows } = await sql<{ farmerId: number; cards: string[] }>`
    select farmer_id as "farmerId", array_agg(distinct encode(card_number_key, 'hex')) as cards from farm
    where farmer_id = any(${[...farmerIds]}::bigint[]) and card_number_key is not null group by farmer_id`.execute(db);
  return new Map(rows.map(({ farmerId, cards }) => [farmerId, cards]));
}

/** Each of some farmers with others on whose farms one of their cards stands; of one card at most 200. */
export async function sharingCards(db: Database, farmerIds: readonly number[]): Promise<(readonly [number, number])[]> {
  const { rows } = await sql<{ one: number; other: number }>`
    select distinct f.farmer_id as one, other.farmer_id as other from farm f cross join lateral (
      select farmer_id from farm where card_number_key = f.card_number_key and farmer_id <> f.farmer_id limit 200) other
    where f.farmer_id = any(${[...farmerIds]}::bigint[]) and f.card_number_key is not null`.execute(db);
  return rows.map(({ one, other }) => [one, other] as const);
}

/** How many farms there are of farmers. */
export async function countByFarmer(db: Database, farmerIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ farmerId: number; farms: number }>`
    select farmer_id as "farmerId", count(*)::int as farms from farm where farmer_id = any(${[...farmerIds]}::bigint[]) group by farmer_id`.execute(
    db,
  );
  return new Map(rows.map(({ farmerId, farms }) => [farmerId, farms]));
}

/** Which of some farmers have farms in a district, with the crops on them. */
export async function cropsFarmedIn(
  db: Database,
  districtId: string,
  farmerIds: readonly number[],
): Promise<ReadonlyMap<number, ReadonlySet<string>>> {
  const { rows } = await sql<{ farmerId: number; crops: string[] }>`
    select farmer_id as "farmerId", coalesce(array_agg(distinct crop) filter (where crop is not null), '{}') as crops
    from farm where district_id = ${districtId} and farmer_id = any(${[...farmerIds]}::bigint[]) group by farmer_id`.execute(
    db,
  );
  return new Map(rows.map(({ farmerId, crops }) => [farmerId, new Set(crops)]));
}

/** Makes farms of some farmers those of another, in the trash too; answers whose each was. */
export async function passFarms(db: Database, from: readonly number[], to: number): Promise<PassedFarm[]> {
  const { rows } = await sql<PassedFarm>`
    with passed as (select id, farmer_id from farm where farmer_id = any(${[...from]}::bigint[]) for update)
    update farm set farmer_id = ${to} from passed where farm.id = passed.id returning farm.id, passed.farmer_id as "farmerId"`.execute(
    db,
  );
  const { rows: trashed } = await sql<PassedFarm>`
    with passed as (select id, payload from trash where kind = 'farm' and (payload -> 'farm' ->> 'farmer_id')::bigint = any(${[...from]}::bigint[]) for update)
    update trash set payload = jsonb_set(trash.payload, '{farm,farmer_id}', to_jsonb(${to}::bigint)) from passed where trash.id = passed.id
    returning trash.payload -> 'farm' ->> 'id' as id, (passed.payload -> 'farm' ->> 'farmer_id')::bigint as "farmerId"`.execute(
    db,
  );
  return [...rows, ...trashed];
}

/** Gives farms back to whose they were, where they are still those of `from`. */
export async function giveFarmsBack(db: Database, from: number, passed: readonly PassedFarm[]): Promise<void> {
  const json = JSON.stringify(passed);
  await sql`
    update farm set farmer_id = p."farmerId" from jsonb_to_recordset(${json}::jsonb) as p (id uuid, "farmerId" bigint)
    where farm.id = p.id and farm.farmer_id = ${from}`.execute(db);
  await sql`
    update trash set payload = jsonb_set(payload, '{farm,farmer_id}', to_jsonb(p."farmerId")) from jsonb_to_recordset(${json}::jsonb) as p (id text, "farmerId" bigint)
    where kind = 'farm' and payload -> 'farm' ->> 'id' = p.id and (payload -> 'farm' ->> 'farmer_id')::bigint = ${from}`.execute(
    db,
  );
}
