import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';

/** Puts so many trap sites into migrated records, spread over the districts, each visited every few days up to today: in equal parts the reports asked for. */
export async function fillTraps(address: string, sites: number, reports: number): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query('delete from trap_site');
  const districts = districtsOfGhana();
  await client.query(
    `insert into trap_site (name, latitude, longitude, district_id, region_id, community, created_at, updated_at)
     select 'Bench ' || n, ($2::float8[])[d] + random() / 5, ($3::float8[])[d] + random() / 5, ($4::text[])[d], ($5::text[])[d], 'Community ' || n % 400, now(), now()
     from (select n, n % $6 + 1 as d from generate_series(1, $1::int) n) made`,
    [
      sites,
      districts.map(({ lat }) => lat),
      districts.map(({ lng }) => lng),
      districts.map(({ id }) => id),
      districts.map(({ region }) => region),
      districts.length,
    ],
  );
  await client.query(
    `insert into trap_report (site_id, reporter_id, category_id, count, report, visited_on, nights, created_at, updated_at)
     select s.id, (select id from person where email = 'ama@demo.agrihub.example'), (select min(id) from risk_category), floor(random() * 60)::int, 'Counted at the visit.',
       current_date - 4 * visit, 4, now(), now()
     from trap_site s, generate_series(0, $1::int - 1) visit order by visit desc, random()`,
    [reports / sites],
  );
  await client.query(
    `update trap_site s set total_count = r.total, report_count = r.reports, last_visit = r.last
     from (select site_id, sum(count) as total, count(*) as reports, max(visited_on) as last from trap_report group by site_id) r where r.site_id = s.id`,
  );
  // As the autovacuum leaves them.
  await client.query('vacuum analyze trap_site, trap_report');
  await client.end();
}

/** District and where its middle is, out of the shipped table; no column before these holds a comma. */
export function districtsOfGhana(): { id: string; region: string; lat: number; lng: number }[] {
  const text = readFileSync(path.join(import.meta.dirname, '..', 'content', 'reference', 'districts.csv'), 'utf8');
  return text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [id = '', , , region = '', , , lat, lng] = line.split(',');
      return { id, region, lat: Number(lat), lng: Number(lng) };
    });
}
