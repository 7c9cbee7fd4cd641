import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openMessagesRoom, type MessagesRoom } from '../../../testing/messagesRoom.ts';
import type { Caller } from '../../../testing/testApp.ts';
import { putPosts, resetPosts } from '../../../testing/putPosts.ts';

let room: MessagesRoom;
let efua: Caller;
beforeAll(async () => {
  room = await openMessagesRoom({ RISK_MAILS_PER_DAY: '3' });
});
afterAll(() => room.close());
beforeEach(async () => {
  await room.reset();
  efua = await room.portal.as('efua');
  for (const table of ['risk_digest', 'risk', 'notification'])
    await sql`delete from ${sql.table(table)}`.execute(room.portal.context.db);
  await resetPosts(room.portal.context.db);
  await sql`delete from person where email like '%@outbreak.example'`.execute(room.portal.context.db);
});

const EJURA = 'ejura_sekyedumase_municipal';
const at = { coordinates: '7.3900, -1.3600', name: 'Ejura' };
async function report(caller: Caller = room.ama, fields: object = {}): Promise<number> {
  const answer = await caller.inject({
    method: 'POST',
    url: '/api/risks',
    payload: { riskCategoryId: 2, description: 'Caterpillars', location: JSON.stringify(at), ...fields },
  });
  return answer.json<{ id: number }>().id;
}
const act = (name: string, id: number, more: object = {}) =>
  efua.inject({ method: 'POST', url: '/api/risks/act', payload: { act: name, risks: [{ id }], ...more } });
const notices = async (caller: Caller) =>
  (await caller.inject('/api/notifications'))
    .json<{ found: { kind: string; text: string; link: string }[] }>()
    .found.filter(({ kind }) => kind === 'riskNews');
async function place(districtId: string): Promise<void> {
  await putPosts(room.portal.context.db, 'efua', 'pprsd', [districtId]);
}
/** Mails about risks by whose mailbox they came into. */
function mailboxes(): Map<string, string[]> {
  const folder = path.join(room.portal.context.config.dataDir, 'mail');
  const boxes = new Map<string, string[]>();
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const mail = readFileSync(path.join(folder, name), 'utf8').replaceAll('=\r\n', '');
    const to = /^To: (.+?)\r?$/m.exec(mail)?.[1] ?? '';
    if (mail.includes('One mail gathers what came in')) boxes.set(to, [...(boxes.get(to) ?? []), mail]);
  }
  return boxes;
}
const mailsTo = (name: string) => mailboxes().get(`${name}@demo.agrihub.example`) ?? [];
async function timeIs(iso: string): Promise<void> {
  room.portal.clock.set(iso);
  await room.again('tellOfRisksAgain');
}

describe('a new report', () => {
  test('is told at once to plant protection of its district, by notice and by mail; to nobody else', async () => {
    const before = mailsTo('efua').length;
    await place(EJURA);
    const id = await report();
    await room.work();
    expect(await notices(efua)).toMatchObject([
      {
        text: `New report: Pest in Ejura Sekyedumase Municipal (risk ${id}). It waits to be judged.`,
        link: `/controlcenter/risk/${id}`,
      },
    ]);
    expect(mailsTo('efua').length).toBe(before + 1);
    expect([await notices(room.admin), await notices(room.kofi), await notices(room.ama)]).toEqual([[], [], []]);
  });

  test('of a district that nobody of plant protection looks after is told to those without districts; where there are none, to administrators', async () => {
    await report();
    await room.work();
    expect((await notices(efua)).length).toBe(1);
    await place('guan');
    const id = await report();
    await room.work();
    expect((await notices(efua)).length).toBe(1);
    expect(await notices(room.admin)).toMatchObject([{ link: `/controlcenter/risk/${id}` }]);
  });

  test('is not told to who reported it', async () => {
    await place(EJURA);
    await report(efua);
    await room.work();
    expect(await notices(efua)).toEqual([]);
  });

  test('and more that come before the first is read are one notice', async () => {
    await place(EJURA);
    const [, last] = [await report(), await report()];
    await room.work();
    const third = await report();
    await room.work();
    expect(await notices(efua)).toMatchObject([
      {
        text: `3 new reports wait to be judged. The latest: Pest in Ejura Sekyedumase Municipal (risk ${third}); Pest in Ejura Sekyedumase Municipal (risk ${last}); Pest in Ejura Sekyedumase Municipal (risk ${last! - 1}).`,
        link: '/controlcenter/risk',
      },
    ]);
  });

  test('at night is listed at once and mailed in the morning, without what was judged by then', async () => {
    await place(EJURA);
    const before = mailsTo('efua').length;
    room.portal.clock.set('2026-04-15T22:00:00Z');
    const [first, second] = [await report(), await report()];
    await room.work();
    expect([(await notices(efua)).length, mailsTo('efua').length]).toEqual([1, before]);
    await act('verify', first!);
    await timeIs('2026-04-16T06:00:00Z');
    const mails = mailsTo('efua');
    expect(mails.length).toBe(before + 1);
    expect(mails.some((mail) => mail.includes(`(risk ${second})`) && !mail.includes(`(risk ${first})`))).toBe(true);
  });
});

test('a late step is told to plant protection and the level above, the reports of an hour in one mail', async () => {
  await place(EJURA);
  const before = mailsTo('admin').length;
  const [one, two] = [await report(), await report()];
  await room.work();
  room.portal.clock.set('2026-04-17T13:00:00Z');
  await room.again('escalateRisks');
  efua = await room.portal.as('efua');
  expect((await notices(await room.portal.as('admin')))[0]?.text).toMatch(
    /^2 steps are late\. The latest: Pest in Ejura/,
  );
  expect((await notices(efua))[0]?.text).toMatch(/^2 steps are late\. The latest: Pest in Ejura/);
  const mails = mailsTo('admin');
  expect(mails.length).toBe(before + 1);
  expect(mails.some((mail) => [one, two].every((id) => mail.includes(`Nobody has judged risk ${id} `)))).toBe(true);
});

test('an outbreak of 2,000 reports in a night over every district reaches each responsible as digests, none more than the cap, in many transactions', async () => {
  const { db, reference } = room.portal.context;
  const districts = reference.book().districts.map(({ districtId }) => districtId);
  expect(districts.length).toBe(261);
  await sql`
    with people as (
        insert into person (email, name, password_hash) select 'ppo' || n || '@outbreak.example', 'Officer ' || n, 'none' from generate_series(1, 261) n returning id, email),
      granted as (insert into person_grant (person_id, audience, role) select id, 'officer', 'pprsd' from people),
      posted as (
        insert into post (person_id, role, level, place) select people.id, 'pprsd', 'district', d.id
        from unnest(${districts}::text[]) with ordinality d (id, n) join people on people.email = 'ppo' || d.n || '@outbreak.example' returning id, place)
    insert into post_district (post_id, district_id) select id, place from posted`.execute(db);
  const outbreak = (reports: number, now: string) =>
    sql`
    with seen as (
      insert into risk (category_id, district_id, description, created_at, updated_at)
      select 2, (${districts}::text[])[1 + n % 261], 'Caterpillars', ${now}, ${now} from generate_series(1, ${sql.lit(reports)}) n returning id)
    insert into risk_news (risk_id, kind, at) select id, 'reported', ${now} from seen`.execute(db);
  const boxes = () => [...mailboxes()].filter(([to]) => to.endsWith('@outbreak.example'));

  await outbreak(1_000, '2026-04-15T21:00:00Z');
  await timeIs('2026-04-15T21:01:00Z');
  await outbreak(1_000, '2026-04-16T03:00:00Z');
  await timeIs('2026-04-16T03:01:00Z');
  const batches = await sql<{
    news: number;
  }>`select count(*)::integer as news from risk_news where gathered group by xmin::text`.execute(db);
  expect(batches.rows.reduce((sum, { news }) => sum + news, 0)).toBe(2_000);
  expect(Math.max(...batches.rows.map(({ news }) => news))).toBeLessThanOrEqual(200);
  const listed = await sql<{
    people: number;
  }>`select count(*)::integer as people from notification where kind = 'riskNews' group by xmin::text`.execute(db);
  expect(listed.rows.reduce((sum, { people }) => sum + people, 0)).toBe(261);
  expect(Math.max(...listed.rows.map(({ people }) => people))).toBeLessThanOrEqual(100);
  expect(boxes()).toEqual([]);

  await timeIs('2026-04-16T06:00:00Z');
  expect(boxes().length).toBe(261);
  expect(boxes().every(([, mails]) => mails.length === 1)).toBe(true);
  // Twice 1,000 reports over 261 districts are 6 to 8 of each.
  const inMails = boxes().map(([, [mail = '']]) => mail.split('It waits to be judged.').length - 1);
  expect([Math.min(...inMails), Math.max(...inMails), inMails.reduce((sum, each) => sum + each, 0)]).toEqual([
    6, 8, 2_000,
  ]);

  // More reports of twenty districts, every two hours: their mailboxes are full after the third mail.
  for (const hour of ['08', '10', '12', '14']) {
    await outbreak(20, `2026-04-16T${hour}:00:00Z`);
    await timeIs(`2026-04-16T${hour}:00:30Z`);
  }
  expect(boxes().filter(([, mails]) => mails.length === 3).length).toBe(20);
  expect(boxes().filter(([, mails]) => mails.length === 1).length).toBe(241);
  const waiting = await sql<{
    people: number;
  }>`select count(distinct person_id)::integer as people from risk_news_for where not listed`.execute(db);
  expect(waiting.rows).toEqual([{ people: 0 }]);
}, 60_000);
