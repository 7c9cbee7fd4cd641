import pg from 'pg';

/** Puts so many farms into migrated records, for the sample officer Ama: squares of 50 to 250 metres all over the south and middle of Ghana, six corners each. */
export async function fillFarms(address: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query('delete from farm');
  await client.query(
    `insert into farm (geometry, bounds, centre_lat, centre_lng, district_id, owner_id, name, hectares, source)
     select jsonb_build_object('type', 'Polygon', 'coordinates', jsonb_build_array(jsonb_build_array(
         jsonb_build_array(w, s), jsonb_build_array(w + d / 2, s - d / 8), jsonb_build_array(w + d, s), jsonb_build_array(w + d, s + d),
         jsonb_build_array(w + d / 2, s + d * 1.125), jsonb_build_array(w, s + d), jsonb_build_array(w, s)))),
       box(point(w + d, s + d * 1.125), point(w, s - d / 8)), s + d / 2, w + d / 2, 'ejura_sekyedumase_municipal', owner, 'Bench ' || n, d * d * 1221000, 'drawn'
     from (select n, round((-2.9 + 3.4 * random())::numeric, 7)::float8 as w, round((5.2 + 5.6 * random())::numeric, 7)::float8 as s,
         round((0.0005 + 0.002 * random())::numeric, 7)::float8 as d, (select id from person where email = 'ama@demo.agrihub.example') as owner
       from generate_series(1, $1::int) n) made`,
    [count],
  );
  // As the autovacuum leaves them.
  await client.query('vacuum analyze farm');
  await client.end();
}
