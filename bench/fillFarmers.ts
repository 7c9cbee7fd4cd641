import pg from 'pg';

/** What names of farmers are made of. */
export const firstNames = [
  'Akosua',
  'Kwame',
  'Ama',
  'Kofi',
  'Abena',
  'Yaw',
  'Esi',
  'Kwabena',
  'Fuseini',
  'Memunatu',
  'Selasi',
  'Mawuena',
  'Ibrahim',
  'Afia',
  'Naa',
  'Tetteh',
];
export const families = [
  'Mensah',
  'Owusu',
  'Boateng',
  'Asante',
  'Osei',
  'Abukari',
  'Yakubu',
  'Agbeko',
  'Dzifa',
  'Appiah',
  'Nyarko',
  'Quaye',
  'Alhassan',
  'Danso',
  'Frimpong',
];
const places = ['ejura', 'kumasi', 'tamale', 'ho', 'wa', 'bolgatanga', 'techiman', 'sunyani', 'koforidua', 'navrongo'];
const crops = ['maize', 'rice', 'cassava', 'cowpea', 'groundnut', 'soybean', 'yam', 'sorghum'];

/** Puts so many farmers into migrated records, in equal parts for the sample officer Ama and others made for it. */
export async function fillFarmers(address: string, count: number, officers: number): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query('delete from farmer');
  await client.query(
    `insert into person (email, name, password_hash, demo) select 'bench-' || n || '@example.org', 'Bench ' || n, 'x', true from generate_series(1, $1) n`,
    [officers - 1],
  );
  await client.query(
    `insert into farmer (owner_id, name, phone, location_id, location, district_id, crops, language, consent_given, words, created_at, updated_at)
     select owner, name, phone, place, initcap(place), district, array[crop, other], language, n % 4 > 0, lower(name) || ' ' || place || ' ' || district || ' ' || phone, now(), now()
     from (
       select n, ids.all_ids[n % $2 + 1] as owner, ($3::text[])[n * 7 % 16 + 1] || ' ' || ($4::text[])[n / 16 % 15 + 1] as name, '02' || lpad(n::text, 8, '0') as phone,
         ($5::text[])[n / 20 % 10 + 1] as place, case when n / 20 % 10 = 0 then 'ejura_sekyedumase_municipal' else ($5::text[])[n / 20 % 10 + 1] || '_municipal' end as district,
         ($6::text[])[n % 8 + 1] as crop, ($6::text[])[n / 8 % 8 + 1] as other, (array['en', 'ak', 'ee', 'dag'])[n % 4 + 1] as language
       from generate_series(1, $1::int) n,
         (select array_agg(id order by email <> 'ama@demo.agrihub.example', email) as all_ids from person where email like 'bench-%' or email = 'ama@demo.agrihub.example') ids
     ) made`,
    [count, officers, firstNames, families, places, crops],
  );
  // As the autovacuum leaves them.
  await client.query('vacuum analyze');
  await client.end();
}
