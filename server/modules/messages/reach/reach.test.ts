import { sql } from 'kysely';
import { putPosts, resetPosts } from '../../../testing/putPosts.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openMessagesRoom, type MessagesRoom } from '../../../testing/messagesRoom.ts';

let room: MessagesRoom;
beforeAll(async () => {
  room = await openMessagesRoom();
});
afterAll(() => room.close());
beforeEach(() => room.reset());

test('reach counts what the records hold: by group, by district, and why not', async () => {
  const ids = [
    await room.farmer(),
    await room.farmer(),
    await room.farmer({ consent: { given: false, source: 'unknown', date: null } }),
  ];
  const group = (
    await room.post(room.ama, '/api/groups', { label: 'North', description: 'd', farmerIds: [ids[0], ids[2]] })
  ).body['id'];
  room.standIn.statuses.set(await room.phoneOf(ids[1] ?? 0), 'EXPIRED');
  await room.send({ text: 'One', farmerIds: ids });
  await room.work();
  await room.again('pollDeliveryReports');
  const reach = (await room.ama.inject('/api/messages/reach')).json<Record<string, unknown>>();
  expect(reach).toMatchObject({
    all: {
      farmers: 3,
      consented: 2,
      stopped: 0,
      reached: 1,
      counts: { delivered: 1, failed: 1, suppressed: 1 },
      deliveredShare: 0.5,
      parts: 1,
      cost: 0.035,
    },
    groups: [
      {
        id: group,
        label: 'North',
        farmers: 2,
        consented: 1,
        reached: 1,
        counts: { delivered: 1, failed: 0, suppressed: 1 },
        deliveredShare: 1,
      },
    ],
    failures: [{ reason: 'mNotify: expired.', count: 1 }],
  });
  // A count in the database says the same.
  const { rows } = await sql<{ delivered: number; failed: number; farmers: number }>`
    select count(*) filter (where state = 'delivered')::int as delivered, count(*) filter (where state = 'failed')::int as failed,
      (select count(*)::int from farmer) as farmers from delivery`.execute(room.portal.context.db);
  expect(rows[0]).toEqual({ delivered: 1, failed: 1, farmers: 3 });
  room.portal.clock.set('2026-05-16T12:00:00Z');
  // The session of April has ended.
  const later = await room.portal.as('ama');
  expect((await later.inject('/api/messages/reach')).json()).toMatchObject({
    all: { reached: 0, deliveredShare: null, cost: null },
  });
});

test('an administrator sees every officer and every district; others do not', async () => {
  const [own, others] = [await room.farmer(), await room.farmer({ addressId: 'tamale' }, room.kofi)];
  await room.farmer({ addressId: 'tamale', consent: { given: false, source: 'unknown', date: null } }, room.kofi);
  await room.send({ text: 'One', farmerIds: [own] });
  await room.send({ text: 'Two', farmerIds: [others] }, room.kofi);
  await room.work();
  await room.again('pollDeliveryReports');
  const reach = (await room.admin.inject('/api/messages/reach?whose=everyone')).json<{
    all: object;
    groups: object[];
    officers: { id: string; name: string }[];
    districts: { name: string }[];
  }>();
  expect(reach).toMatchObject({
    all: { farmers: 3, consented: 2, reached: 2, deliveredShare: 1, cost: 0.07 },
    groups: [],
  });
  expect(reach.officers).toMatchObject([
    { name: 'Ama (demo officer)', farmers: 1, reached: 1, cost: 0.035 },
    { name: 'Kofi (demo officer)', farmers: 2, consented: 1, reached: 1, cost: 0.035 },
  ]);
  expect(reach.districts).toMatchObject([
    { name: 'Ejura Sekyedumase Municipal', farmers: 1 },
    { farmers: 2, reached: 1 },
  ]);
  expect((await room.ama.inject('/api/messages/reach?whose=everyone')).statusCode).toBe(403);
  // Of one officer, and of one district: a count in the database says the same.
  const id = reach.officers[1]?.id ?? '';
  const narrowed = async (query: string) =>
    (await room.admin.inject(`/api/messages/reach?whose=everyone&${query}`)).json<{
      all: { farmers: number; counts: { delivered: number } };
      officers: object[];
      districts: object[];
      failures: { count: number }[];
    }>();
  const { rows } = await sql<{ farmers: number; delivered: number }>`
    select (select count(*)::int from farmer where owner_id::text = ${id}) as farmers,
      (select count(*)::int from delivery join message on message.id = message_id where owner_id::text = ${id} and delivery.state = 'delivered') as delivered`.execute(
    room.portal.context.db,
  );
  const { all, officers, districts } = await narrowed(`officer=${id}`);
  expect([all.farmers, all.counts.delivered, officers.length, districts.length]).toEqual([
    rows[0]?.farmers,
    rows[0]?.delivered,
    1,
    1,
  ]);
  expect(rows[0]).toEqual({ farmers: 2, delivered: 1 });
  expect(await narrowed('district=ejura_sekyedumase_municipal')).toMatchObject({
    all: { farmers: 1, counts: { delivered: 1 } },
    officers: [{ name: 'Ama (demo officer)' }],
  });
  expect(await narrowed('officer=00000000-0000-0000-0000-000000000000')).toMatchObject({
    all: { farmers: 0, counts: { delivered: 0 } },
    officers: [],
    districts: [],
    failures: [],
  });
  room.standIn.faults.push('noCredit');
  await room.send({ text: 'Three', farmerIds: [others] }, room.kofi);
  await room.work();
  const failures = await Promise.all(
    ['district=ejura_sekyedumase_municipal', `officer=${id}`, ''].map(async (query) =>
      (await narrowed(query)).failures.map(({ count }) => count),
    ),
  );
  expect(failures).toEqual([[], [1], [1]]);
});

test('officers come a page at a time, by name', async () => {
  const { db } = room.portal.context;
  await sql`insert into person (email, name, password_hash) select 'reach-' || n || '@example.org', 'Officer ' || lpad(n::text, 3, '0'), 'x' from generate_series(1, 60) n`.execute(
    db,
  );
  await sql`insert into farmer (owner_id, name, phone, location_id, location, district_id, crops, language, words, created_at, updated_at)
    select id, 'F', '02' || lpad(row_number() over ()::text, 8, '0'), 'ejura', 'Ejura', 'ejura_sekyedumase_municipal', '{}', 'en', 'f', now(), now()
    from person where email like 'reach-%'`.execute(db);
  const page = async (from: number) =>
    (await room.admin.inject(`/api/messages/reach?whose=everyone&officersFrom=${from}`)).json<{
      all: { farmers: number };
      officers: { name: string; farmers: number }[];
      officersTotal: number;
    }>();
  const [first, second] = [await page(0), await page(50)];
  expect([first.all.farmers, first.officersTotal, first.officers.length, second.officers.length]).toEqual([
    60, 60, 50, 10,
  ]);
  expect([first.officers[0], second.officers[9]]).toMatchObject([
    { name: 'Officer 001', farmers: 1 },
    { name: 'Officer 060', farmers: 1 },
  ]);
  await sql`delete from person where email like 'reach-%'`.execute(db);
});

test('an administrator of districts sees what reached those districts, and nothing of others', async () => {
  const [here, there] = [await room.farmer(), await room.farmer({ addressId: 'tamale' }, room.kofi)];
  await room.send({ text: 'One', farmerIds: [here] });
  await room.send({ text: 'Two', farmerIds: [there] }, room.kofi);
  await room.work();
  const { db } = room.portal.context;
  await putPosts(db, 'efua', 'admin', ['ejura_sekyedumase_municipal']);
  const efua = await room.portal.as('efua');
  const seen = async (query = '') =>
    (await efua.inject(`/api/messages/reach?whose=everyone${query}`)).json<{ all: object; districts: object[] }>();
  expect((await seen()).districts).toMatchObject([{ name: 'Ejura Sekyedumase Municipal' }]);
  const { rows } = await sql<{ farmers: number }>`
    select count(*)::int as farmers from farmer where district_id = 'ejura_sekyedumase_municipal'`.execute(db);
  expect((await seen()).all).toMatchObject({ farmers: rows[0]?.farmers });
  expect(await seen('&district=tamale_metropolitan')).toMatchObject({ all: { farmers: 0 }, failures: [] });
  await resetPosts(db);
});
