import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { demoPassword } from '../modules/accounts/demo.service.ts';
import { hashPassword } from '../modules/accounts/signIn/passwords.ts';
import { buildTestApp, type TestApp } from '../testing/testApp.ts';
import { createEmptyDatabase } from '../testing/testDatabase.ts';
import { openDatabase, type Database } from './connection.ts';
import { listMigrations, migrate } from './migrator.ts';

/* A portal of before communities, posts and written looks, with what officers kept, brought up to this release. */

const officers = { admin: 'admin', ama: 'user', kofi: 'user', efua: 'pprsd', yaw: 'responder' } as const;
const emailOf = (name: string) => `${name}@demo.agrihub.example`;
let empty: Awaited<ReturnType<typeof createEmptyDatabase>>;
let portal: TestApp;
let before: Kept;
let after: Kept;

beforeAll(async () => {
  empty = await createEmptyDatabase();
  await migrate(
    empty.address,
    (await listMigrations()).findLast((name) => name < '20261123-20'),
  );
  const opened = openDatabase({ address: empty.address, poolSize: 2 });
  await addAsBefore(opened.db);
  before = await whatIsKept(opened.db);
  await opened.close();
  portal = await buildTestApp({ address: empty.address });
  await portal.context.jobs.runDue();
  after = await whatIsKept(portal.context.db);
});
afterAll(async () => {
  await portal.close();
  await empty.drop();
});

interface Kept {
  readonly counts: object;
  readonly consents: readonly string[];
  readonly stops: readonly string[];
  readonly groups: readonly string[];
  readonly farms: readonly string[];
  readonly sent: readonly string[];
}

/** What must be the same: how many there are of each, who agreed to what, who is in which group, whose farm is whose. */
async function whatIsKept(db: Database): Promise<Kept> {
  const tables = ['farmer', 'farmer_share', 'farmer_group', 'farmer_group_member', 'farm', 'message', 'delivery'];
  const lines = async (query: ReturnType<typeof sql<{ line: string }>>) =>
    (await query.execute(db)).rows.map(({ line }) => line);
  const counts: Record<string, number> = {};
  for (const table of [...tables, 'opt_out', 'farmer_visit', 'farmer_consent_change'])
    counts[table] = (
      await sql<{ n: number }>`select count(*)::integer as n from ${sql.table(table)}`.execute(db)
    ).rows[0]!.n;
  return {
    counts,
    consents: await lines(sql`
      select concat_ws(' ', name, phone, email, location_id, location, district_id, crops::text, language, consent_given::text, consent_source, consent_on::text) as line
      from farmer order by name`),
    stops: await lines(
      sql`select concat_ws(' ', address, way, stopped_at::text) as line from opt_out order by address`,
    ),
    groups: await lines(sql`
      select concat_ws(' ', label, farmer.name) as line from farmer_group g join farmer_group_member m on m.group_id = g.id
      join farmer on farmer.id = m.farmer_id order by 1`),
    farms: await lines(sql`
      select concat_ws(' ', farm.name, farmer.name, person.name, farm.district_id, crop, hectares::text) as line
      from farm left join farmer on farmer.id = farm.farmer_id left join person on person.id = farm.owner_id order by 1`),
    sent: await lines(sql`
      select concat_ws(' ', message.text, delivery.name, address, delivery.state) as line from message join delivery on message_id = message.id order by 1`),
  };
}

async function addAsBefore(db: Database): Promise<void> {
  const passwordHash = await hashPassword(demoPassword);
  for (const [name, role] of Object.entries(officers))
    await sql`
      with added as (insert into person (email, name, password_hash, demo) values (${emailOf(name)}, ${name}, ${passwordHash}, true) returning id)
      insert into person_grant (person_id, audience, role) select id, 'officer', ${role} from added`.execute(db);
  await sql`
    insert into officer_district (person_id, district_id) select id, 'ejura_sekyedumase_municipal' from person where name in ('ama', 'efua')`.execute(
    db,
  );
  await sql`
    insert into farmer (owner_id, name, phone, location_id, location, district_id, crops, language, consent_given, consent_source, consent_on, words, created_at, updated_at)
    select person.id, f.name, f.phone, place, initcap(place), district, array[crop], language, agreed, 'in person', '2026-03-01', lower(f.name), now(), now()
    from (values
      ('ama', 'Abena', '0244000001', 'ejura', 'ejura_sekyedumase_municipal', 'maize', 'ak', true),
      ('ama', 'Kojo', '0244000002', 'ejura', 'ejura_sekyedumase_municipal', 'rice', 'en', false),
      ('ama', 'Yaa', '0244000003', 'tamale', 'tamale_metropolitan', 'yam', 'dag', true),
      ('kofi', 'Abena K', '0244000001', 'tamale', 'tamale_metropolitan', 'maize', 'en', true),
      ('kofi', 'Esi', '0244000005', 'tamale', 'tamale_metropolitan', 'maize', 'en', true)
    ) f (owner, name, phone, place, district, crop, language, agreed) join person on person.name = f.owner`.execute(db);
  await sql`
    insert into farmer_consent_change (farmer_id, kind, given, source, changed_by, changed_at)
    select id, 'consent', consent_given, consent_source, owner_id, now() from farmer`.execute(db);
  await sql`
    insert into farmer_share (farmer_id, officer_id, shared_at)
    select farmer.id, person.id, now() from farmer, person where (farmer.name, person.name) in (('Abena', 'kofi'), ('Esi', 'efua'))`.execute(
    db,
  );
  await sql`
    insert into farmer_group (owner_id, label, description, created_at, updated_at) select id, 'Growers of ' || name, 'Maize', now(), now() from person where name in ('ama', 'kofi')`.execute(
    db,
  );
  await sql`
    insert into farmer_group_member (group_id, farmer_id, added_at)
    select g.id, farmer.id, now() from farmer_group g join farmer using (owner_id) where farmer.name <> 'Kojo'`.execute(
    db,
  );
  await sql`
    insert into farm (geometry, bounds, centre_lat, centre_lng, district_id, owner_id, farmer_id, name, crop, hectares)
    select '{"type":"Polygon","coordinates":[[[-1.36,7.38],[-1.358,7.38],[-1.358,7.382],[-1.36,7.38]]]}', box(point(-1.358, 7.382), point(-1.36, 7.38)),
      7.381, -1.359, 'ejura_sekyedumase_municipal', owner_id, id, 'Field of ' || name, 'maize', 2.5 from farmer where name in ('Abena', 'Esi')`.execute(
    db,
  );
  await sql`
    insert into message (owner_id, text, sender, state, send_at, created_at) select id, 'Rain is coming', 'AgriHub', 'released', now(), now() from person where name = 'ama'`.execute(
    db,
  );
  await sql`
    insert into delivery (message_id, farmer_id, district_id, name, address, text, parts, state, due_at, changed_at)
    select message.id, farmer.id, district_id, farmer.name, farmer.phone, 'Rain is coming', 1, 'delivered', now(), now()
    from message, farmer where farmer.name in ('Abena', 'Yaa')`.execute(db);
  await sql`insert into opt_out (address, way, stopped_at) values ('0244000003', 'reply', '2026-04-01T08:00:00Z')`.execute(
    db,
  );
  await sql`
    insert into farmer_visit (farmer_id, officer_id, visited_on, seen, created_at) select id, owner_id, '2026-04-02', 'Good stand', now() from farmer where name = 'Abena'`.execute(
    db,
  );
}

describe('records of an older release, brought up to this one,', () => {
  test('hold as many farmers, shares, groups, farms, messages, stops and visits as before', () => {
    expect(before.counts).toEqual({
      farmer: 5,
      farmer_share: 2,
      farmer_group: 2,
      farmer_group_member: 4,
      farm: 2,
      message: 1,
      delivery: 2,
      opt_out: 1,
      farmer_visit: 1,
      farmer_consent_change: 5,
    });
    expect(after.counts).toEqual(before.counts);
  });

  test('say the same of who agreed to messages, who stopped them, who is in which group, and whose farm is whose', () => {
    expect(after).toEqual(before);
    expect(after.consents[3]).toMatch(/^Kojo 0244000002 .* false in person 2026-03-01$/);
    expect(after.stops).toEqual([expect.stringMatching(/^0244000003 reply 2026-04-01/)]);
  });

  test.each([
    ['ama', ['Abena', 'Kojo', 'Yaa'], 200],
    ['kofi', ['Abena', 'Abena K', 'Esi'], 404],
    ['efua', ['Esi'], 200],
    ['admin', [], 200],
  ] as const)(
    'show %s the farmers that were theirs or shared with them, and farms by their districts',
    async (who, farmers, farm) => {
      const caller = await portal.as(who);
      const { found } = (await caller.inject('/api/farmers?whose=mine')).json<{ found: { name: string }[] }>();
      expect(found.map(({ name }) => name)).toEqual(farmers);
      const { id } = await portal.context.db
        .selectFrom('farm')
        .select('id')
        .where('name', '=', 'Field of Abena')
        .executeTakeFirstOrThrow();
      expect((await caller.inject(`/api/farms/${id}`)).statusCode).toBe(farm);
    },
  );

  test('have a number of the registry each, in the order in which they were entered', async () => {
    const { rows } = await sql<{ line: string }>`
      select concat_ws(' ', registry_number, name) as line from farmer order by id`.execute(portal.context.db);
    // 100000114, 100000211 and so on leave 1 when divided by 97.
    expect(rows.map(({ line }) => line.split(' ')[0])).toEqual([
      'GH-1000001-14',
      'GH-1000002-11',
      'GH-1000003-08',
      'GH-1000004-05',
      'GH-1000005-02',
    ]);
  });

  test('keep responders from farmers, and officers from farmers of others', async () => {
    const [yaw, kofi] = [await portal.as('yaw'), await portal.as('kofi')];
    expect((await yaw.inject('/api/farmers')).statusCode).toBe(403);
    const { id } = await portal.context.db
      .selectFrom('farmer')
      .select('id')
      .where('name', '=', 'Yaa')
      .executeTakeFirstOrThrow();
    expect((await kofi.inject(`/api/farmers/${id}`)).statusCode).toBe(404);
  });

  test('write to whoever agreed and did not stop, once for a number of two lists', async () => {
    const ama = await portal.as('ama');
    const farmerIds = (await ama.inject('/api/farmers')).json<{ found: { id: number }[] }>().found.map(({ id }) => id);
    const answer = await ama.inject({
      method: 'POST',
      url: '/api/messages/preview',
      payload: { text: 'Weed now', farmerIds },
    });
    // Abena agreed; Kojo did not, Yaa answered STOP.
    expect(answer.json()).toMatchObject({ chosen: 3, willGet: 1 });
  });

  test('find farmers by the community that their town became', async () => {
    const { rows } = await sql<{ line: string }>`
      select concat_ws(' ', farmer.name, community.name) as line from farmer left join community on community.id = farmer.community_id order by farmer.name`.execute(
      portal.context.db,
    );
    expect(rows.map(({ line }) => line)).toEqual([
      'Abena Ejura',
      'Abena K Tamale',
      'Esi Tamale',
      'Kojo Ejura',
      'Yaa Tamale',
    ]);
  });
});
