import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { openDatabase, type OpenDatabase } from './connection.ts';
import { listMigrations, migrate } from './migrator.ts';
import { createEmptyDatabase } from '../testing/testDatabase.ts';

let empty: Awaited<ReturnType<typeof createEmptyDatabase>>;
let opened: OpenDatabase;
beforeAll(async () => {
  empty = await createEmptyDatabase();
  const before = (await listMigrations()).findLast((name) => name < '20261123-80');
  await migrate(empty.address, before);
  opened = openDatabase({ address: empty.address, poolSize: 2 });
  await sql`insert into person (email, name, password_hash) select name || '@example.org', name, 'none' from unnest('{adwoa, akua, ama, kofi, efua, esi, yaw, gone}'::text[]) name`.execute(
    opened.db,
  );
  await sql`insert into person_grant (person_id, audience, role) select person.id, 'officer', role from person join (values
    ('adwoa', 'admin'), ('akua', 'admin'), ('ama', 'user'), ('kofi', 'user'), ('efua', 'pprsd'), ('esi', 'pprsd'), ('yaw', 'responder')) given (name, role) using (name)`.execute(
    opened.db,
  );
  await sql`insert into former_officer (person_id, role, ended_at) select id, 'user', now() from person where name = 'gone'`.execute(
    opened.db,
  );
  await sql`insert into officer_district (person_id, district_id) select id, district from person join (values
    ('akua', 'guan'), ('ama', 'guan'), ('ama', 'ho_municipal'), ('esi', 'guan'), ('gone', 'guan')) given (name, district) using (name)`.execute(
    opened.db,
  );
  await migrate(empty.address);
});
afterAll(async () => {
  await opened.close();
  await empty.drop();
});

test('officers of before hold the posts that carry what they could do, once each', async () => {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', person.name, post.role, level, nullif(place, ''), '[' || array_to_string(array(select district_id from post_district where post_id = post.id), ',') || ']') as line
    from post join person on person.id = person_id order by person.name, post.role, place`.execute(opened.db);
  expect(rows.map(({ line }) => line)).toEqual([
    'adwoa admin nation []',
    'akua admin nation []',
    'akua director district guan [guan]',
    'ama user district guan [guan]',
    'ama user district ho_municipal [ho_municipal]',
    'efua pprsd nation []',
    'esi pprsd district guan [guan]',
    'gone user district guan [guan]',
    'kofi user own []',
    'yaw responder own []',
  ]);
});
