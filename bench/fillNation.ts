import pg from 'pg';
import { families, firstNames } from './fillFarmers.ts';
import { districtsOfGhana, fillTraps } from './fillTraps.ts';

/** A nation: 5,000 officers, four million farmers with a farm each, 20 million deliveries, 100,000 risks, 200,000 reports of 2,000 traps. */
const NATION = {
  officers: 5_000,
  farmers: 4_000_000,
  deliveries: 20_000_000,
  risks: 100_000,
  sites: 2_000,
  reports: 200_000,
};
const filled = ['farmer', 'farm', 'message', 'delivery', 'risk'];
const LETTERS = 'Rain is expected in your district this week. Plant maize once the soil is wet to a finger’s depth.';

/**
 * Puts a share of a nation into migrated records, always the same: the sample officer Ama is among the officers, who each
 * serve one district. Indexes and triggers of the large tables are put back at the end, when all rows are there.
 */
export async function fillNation(address: string, share: number, nation: typeof NATION = NATION): Promise<void> {
  const of = (count: number) => Math.round(count * share);
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query(
    `set session_replication_role = replica; set maintenance_work_mem = '512MB'; select setseed(0.5);`,
  );
  await client.query(`delete from delivery; delete from message; delete from farm; delete from farmer`);
  const { rows: indexes } = await client.query<{ name: string; made: string }>(
    `select i.indexname as name, i.indexdef as made from pg_indexes i
     where i.tablename = any($1) and not exists (select from pg_constraint c where c.conname = i.indexname)`,
    [filled],
  );
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  await addOfficers(client, of(nation.officers));
  await addFarmers(client, of(nation.farmers));
  await addMessages(client, of(nation.deliveries));
  await addRisks(client, of(nation.risks));
  for (const { made } of indexes) await client.query(made);
  await saveCounts(client);
  await client.query('vacuum analyze');
  await client.end();
  await fillTraps(address, of(nation.sites), of(nation.reports));
}

/** What triggers would have kept, which rested while the tables were filled. */
async function saveCounts(client: pg.Client): Promise<void> {
  // Pairs of farmers are compared from the first again.
  await client.query(`delete from farmer_pair; delete from farmer_sound; delete from farmer_to_compare;
    update farmer_comparison set next_id = 0, last_id = (select coalesce(max(id), 0) from farmer);
    delete from farmer_count; delete from farm_count; delete from delivery_count;
    insert into farmer_count (owner_id, district_id, farmers, consented)
    select owner_id, district_id, count(*), count(*) filter (where consent_given) from farmer group by 1, 2;
    insert into farm_count (owner_id, district_id, crop, farms, hectares, lat_sum, lng_sum)
    select owner_id, district_id, crop, count(*), sum(hectares::numeric), sum(centre_lat::numeric), sum(centre_lng::numeric) from farm group by 1, 2, 3;
    insert into delivery_count (message_id, district_id, channel, state, reason, deliveries, parts, folded)
    select message_id, district_id, channel, state, case when state in ('failed', 'unknown') then reason else '' end, count(*), sum(parts), true
    from delivery group by 1, 2, 3, 4, 5`);
}

async function addOfficers(client: pg.Client, count: number): Promise<void> {
  const ids = districtsOfGhana().map(({ id }) => id);
  await client.query(
    `insert into person (email, name, institution, password_hash, demo)
     select 'nation-' || n || '@example.org', ($2::text[])[n % 16 + 1] || ' ' || ($3::text[])[n / 16 % 15 + 1] || ' ' || n, 'MoFA', 'x', true from generate_series(1, $1::int - 1) n`,
    [count, firstNames, families],
  );
  await client.query(`create temp table officer as
    select id, (row_number() over (order by email <> 'ama@demo.agrihub.example', email))::int - 1 as n from person where email like 'nation-%' or email = 'ama@demo.agrihub.example'`);
  await client.query(
    `create temp table place as select d.id, (d.n - 1)::int as n from unnest($1::text[]) with ordinality d (id, n)`,
    [ids],
  );
  await client.query(
    `insert into person_grant (person_id, audience, role) select id, 'officer', 'user' from officer on conflict do nothing`,
  );
  await client.query(`delete from post using officer where person_id = officer.id`);
  await client.query(
    `insert into post (person_id, role, level, place) select officer.id, 'user', 'district', place.id from officer join place on place.n = officer.n % $1`,
    [ids.length],
  );
  await client.query(
    `insert into post_district (post_id, district_id) select id, place from post where level = 'district' on conflict do nothing`,
  );
}

/** Farmers of the officers in turn, each with a farm of four corners somewhere in the south or middle. */
async function addFarmers(client: pg.Client, count: number): Promise<void> {
  await client.query(
    `insert into farmer (registry_number, owner_id, name, phone, location_id, location, district_id, crops, language, consent_given, words, created_at, updated_at)
     select registry_number_of(nextval('farmer_registry')), owner, name, phone, district, initcap(replace(district, '_', ' ')), district, array[crop], language, n % 4 > 0, lower(name) || ' ' || replace(district, '_', ' ') || ' ' || phone, now(), now()
     from (
       select f.n, officer.id as owner, place.id as district, '02' || lpad(f.n::text, 8, '0') as phone, (array['maize', 'rice', 'cassava', 'cowpea', 'groundnut', 'soybean', 'yam', 'sorghum'])[f.n % 8 + 1] as crop,
         ($2::text[])[f.n * 7 % 16 + 1] || ' ' || ($3::text[])[f.n / 16 % 15 + 1] as name, (array['en', 'ak', 'ee', 'dag'])[f.n % 4 + 1] as language
       from generate_series(1, $1::int) f (n) join officer on officer.n = f.n % (select count(*) from officer)
         join place on place.n = officer.n % (select count(*) from place)
     ) made`,
    [count, firstNames, families],
  );
  await client.query(
    `insert into farm (geometry, bounds, centre_lat, centre_lng, district_id, owner_id, farmer_id, hectares, source)
     select jsonb_build_object('type', 'Polygon', 'coordinates', jsonb_build_array(jsonb_build_array(
         jsonb_build_array(w, s), jsonb_build_array(w + d, s), jsonb_build_array(w + d, s + d), jsonb_build_array(w, s + d), jsonb_build_array(w, s)))),
       box(point(w + d, s + d), point(w, s)), s + d / 2, w + d / 2, district_id, owner_id, id, d * d * 1221000, 'drawn'
     from (select id, owner_id, district_id, -2.9 + 3.4 * random() as w, 5.2 + 5.6 * random() as s, 0.0005 + 0.001 * random() as d from farmer) made`,
  );
}

/** Messages of 1,000 farmers each over the last two years. */
async function addMessages(client: pg.Client, deliveries: number): Promise<void> {
  await client.query(
    `insert into message (owner_id, text, sender, state, send_at, price_per_part, created_at)
     select officer.id, $2, 'AgriHub', 'released', at, 0.035, at
     from (select n, now() - n * interval '730 days' / $1 as at from generate_series(1, $1::int) n) made join officer on officer.n = made.n % (select count(*) from officer)`,
    [Math.ceil(deliveries / 1_000), LETTERS],
  );
  await client.query(
    `insert into delivery (message_id, farmer_id, district_id, name, address, text, parts, state, due_at, changed_at)
     select message.id, f.id, f.district_id, f.name, f.phone, $1, 1, case when f.id % 20 = 0 then 'failed' else 'delivered' end, send_at, send_at
     from message, lateral (select * from farmer where farmer.owner_id = message.owner_id limit 1000) f`,
    [LETTERS],
  );
}

async function addRisks(client: pg.Client, count: number): Promise<void> {
  await client.query(
    `insert into risk (category_id, district_id, lat, lng, place, count, description, status, reporter_id, created_at, updated_at)
     select (select min(id) from risk_category), place.id, 5.2 + 5.6 * random(), -2.9 + 3.4 * random(), 'Field ' || made.n, made.n % 50, 'Holes in the leaves', (array['pending', 'verified', 'rejected'])[made.n % 3 + 1], officer.id, at, at
     from (select n, now() - n * interval '730 days' / $1 as at from generate_series(1, $1::int) n) made
       join officer on officer.n = made.n % (select count(*) from officer) join place on place.n = officer.n % (select count(*) from place)`,
    [count],
  );
}
