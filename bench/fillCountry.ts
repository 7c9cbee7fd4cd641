import pg from 'pg';
import { plainCommunity, soundKeys } from '#engines/communities/soundKey.ts';
import { families, firstNames } from './fillFarmers.ts';
import { fillNation } from './fillNation.ts';
import { districtsOfGhana } from './fillTraps.ts';

/** The country the control centre is tried with: 5,000 officers, 600,000 farmers, 2,000 traps, 3,000 risks. */
const COUNTRY = {
  officers: 5_000,
  farmers: 600_000,
  deliveries: 1_000_000,
  risks: 3_000,
  sites: 2_000,
  reports: 200_000,
};
const VILLAGES_OF_DISTRICT = 40;
/** What one officer keeps at most. */
const FULL_LIST = 5_000;
const REGION = 'ashanti';
const DISTRICT = 'ejura_sekyedumase_municipal';

/**
 * Puts a country, or a share of one, into migrated records with sample people, whose lists are the fullest of all: Ama keeps 5,000
 * farmers in sixty groups, Yaw is to see to a tenth of the risks. Mawuli directs a region and Dede administers a district.
 */
export async function fillCountry(address: string, share = 1): Promise<void> {
  await fillNation(address, share, COUNTRY);
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await addLevels(client);
  await addVillages(client);
  await fillList(client);
  await addWork(client);
  await client.query('vacuum analyze');
  await client.end();
}

/** A director of a region and an administrator of a district, who sign in as the sample people do; Ama serves the same district. */
async function addLevels(client: pg.Client): Promise<void> {
  const inRegion = districtsOfGhana()
    .filter(({ region }) => region === REGION)
    .map(({ id }) => id);
  for (const [name, role, level, place, districts] of [
    ['mawuli', 'director', 'region', REGION, inRegion],
    ['dede', 'admin', 'district', DISTRICT, [DISTRICT]],
    ['ama', 'user', 'district', DISTRICT, [DISTRICT]],
  ] as const) {
    const email = `${name}@demo.agrihub.example`;
    await client.query(
      `insert into person (email, name, institution, password_hash, demo)
       select $1, initcap($2) || ' (demo ' || $3 || ')', 'Sample data', password_hash, true from person where email = 'ama@demo.agrihub.example'
       on conflict do nothing`,
      [email, name, role],
    );
    await client.query(
      `insert into person_grant (person_id, audience, role) select id, 'officer', $2 from person where email = $1 on conflict do nothing`,
      [email, role],
    );
    await client.query(`delete from post using person where person.id = person_id and email = $1`, [email]);
    await client.query(
      `with given as (insert into post (person_id, role, level, place) select id, $2, $3, $4 from person where email = $1 returning id)
       insert into post_district (post_id, district_id) select given.id, d from given, unnest($5::text[]) d`,
      [email, role, level, place, districts],
    );
  }
}

/** Villages around the capital of every district, every tenth of them typed by somebody and asked about. */
async function addVillages(client: pg.Client): Promise<void> {
  const rows = districtsOfGhana().flatMap(({ id, lat, lng }) =>
    Array.from({ length: VILLAGES_OF_DISTRICT }, (_, at) => {
      const name = `${families[(at * 7) % families.length]} ${['Krom', 'Nkwanta', 'Akura', 'Yili', 'Kope'][at % 5]} ${Math.floor(at / 5) + 1}`;
      const angle = at * 2.4;
      const far = 0.02 + (0.2 * at) / VILLAGES_OF_DISTRICT;
      return {
        name,
        district_id: id,
        lat: at % 10 === 0 ? null : lat + far * Math.sin(angle),
        lng: at % 10 === 0 ? null : lng + far * Math.cos(angle),
        status: at % 10 === 0 ? 'asked' : 'known',
        sounds: soundKeys([name]),
        words: plainCommunity(name),
      };
    }),
  );
  await client.query(
    `insert into community (name, district_id, lat, lng, status, source, sounds, words, created_at, updated_at)
     select name, district_id, lat, lng, status, 'Sample data', sounds, words, now(), now()
     from jsonb_to_recordset($1::jsonb) as r (name text, district_id text, lat float8, lng float8, status text, sounds text[], words text)`,
    [JSON.stringify(rows)],
  );
}

/** Ama's list: the farmers of her district, then of others; half of them shared with Kofi; groups, one of all of them. */
async function fillList(client: pg.Client): Promise<void> {
  await client.query(
    `create temp table hers as select farmer.id from farmer order by district_id <> $1, farmer.id limit $2`,
    [DISTRICT, FULL_LIST],
  );
  const ama = `(select id from person where email = 'ama@demo.agrihub.example')`;
  await client.query(`update farm set owner_id = ${ama} where farmer_id in (select id from hers)`);
  await client.query(`update farmer set owner_id = ${ama} where id in (select id from hers)`);
  await client.query(
    `insert into farmer_share (farmer_id, officer_id, shared_at)
     select hers.id, person.id, now() from hers, person where email = 'kofi@demo.agrihub.example' and hers.id % 2 = 0 on conflict do nothing`,
  );
  await client.query(
    `with made as (
       insert into farmer_group (owner_id, label, description, created_at, updated_at)
       select ${ama}, case n when 1 then 'All farmers' else 'Growers of sector ' || n end, 'Those who meet on market days', now(), now() from generate_series(1, 60) n
       returning id, label)
     insert into farmer_group_member (group_id, farmer_id, added_at)
     select made.id, hers.id, now() from made, hers where made.label = 'All farmers' or hers.id % 60 = made.id % 60`,
  );
  await client.query(
    `with made as (
       insert into message (owner_id, text, sender, state, send_at, price_per_part, created_at)
       select ${ama}, $1, 'AgriHub', 'released', now() - n * interval '9 days', 0.035, now() - n * interval '9 days' from generate_series(1, 24) n returning id, send_at)
     insert into delivery (message_id, farmer_id, district_id, name, address, text, parts, state, due_at, changed_at)
     select made.id, f.id, f.district_id, f.name, f.phone, $1, 1, case when f.id % 20 = 0 then 'failed' else 'delivered' end, send_at, send_at
     from made, farmer f where f.id in (select id from hers)`,
    ['Rain is expected this week. Plant maize once the soil is wet to a finger’s depth.'],
  );
  await client.query(
    `insert into farmer_visit (farmer_id, officer_id, visited_on, seen, created_at)
     select id, ${ama}, current_date - visit * 7, 'Weeded twice, no pests were seen', now() from (select id from hers order by id limit 200) f, generate_series(1, 60) visit`,
  );
}

/** What else lies before people: risks to see to, traps to visit, questions, notices, requests. */
async function addWork(client: pg.Client): Promise<void> {
  const idOf = (name: string) => `(select id from person where email = '${name}@demo.agrihub.example')`;
  await client.query(
    `insert into risk_responder (risk_id, responder_id, assigned_by, assigned_at) select id, ${idOf('yaw')}, ${idOf('efua')}, now() from risk where id % 10 = 0`,
  );
  await client.query(
    `insert into risk_comment (risk_id, author_id, text, at) select id, ${idOf('yaw')}, 'Looked at together with the farmer, visit ' || n, now() from risk, generate_series(1, 3) n where id % 10 = 0`,
  );
  await client.query(
    `insert into trap_officer (site_id, officer_id, linked_at)
     select id, person_id, now() from (
       select s.id, post.person_id, row_number() over (partition by s.id order by post.id) as n
       from trap_site s join post_district d on d.district_id = s.district_id join post on post.id = d.post_id and post.role = 'user') near
     where n <= 2 on conflict do nothing`,
  );
  await client.query(
    `insert into farmer_question (kind, door, caller, district_id, place, crop_id, text, asked_at)
     select 'question', 'ussd-hubtel', '02' || lpad((n * 37)::text, 8, '0'), (array['${DISTRICT}', 'kumasi_metropolitan', 'tamale_metropolitan'])[n % 3 + 1], 'Ejura', 'maize', 'My maize has holes in the leaves. What do I do?', now() - n * interval '1 hour'
     from generate_series(1, 900) n`,
  );
  await client.query(
    `insert into notification (person_id, kind, params, link, at)
     select id, 'riskAssigned', '{"count":1,"risk":"12"}', '/controlcenter/respondent', now() - n * interval '1 hour' from person, generate_series(1, 300) n where email like '%@demo.agrihub.example'`,
  );
  await client.query(
    `insert into officer_request (name, email, phone, institution, district_id, reason, asked_at)
     select ($1::text[])[n % 16 + 1] || ' ' || ($2::text[])[n % 15 + 1], 'asks-' || n || '@example.org', '02' || lpad((n * 41)::text, 8, '0'), 'MoFA', '${DISTRICT}', 'I look after farmers of this district.', now() - n * interval '1 hour'
     from generate_series(1, 300) n`,
    [firstNames, families],
  );
  await client.query(
    `insert into start_request (addresses, farmer_id, state, reason, asked_by, asked_at)
     select array[phone], id, 'open', 'They asked for messages again at the market.', ${idOf('ama')}, now() from farmer where owner_id = ${idOf('ama')} order by farmer.id limit 300`,
  );
}
